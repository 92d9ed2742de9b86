/// The selections of one object and its views, the output of ``narrowObjects(in:reserving:)``.
struct ObjectIR: Sendable {
  /// The object's position in the response.
  var position: ObjectPosition

  /// Whether fields of several object types were merged here, so that ``position`` does not name all possible types.
  var hasSeveralTypes = false

  /// Its role in a connection; `nil` if it has none.
  var connectionRole: ConnectionRoleIR?

  /// The selections, in the order in which the response has them.
  var selections: [SelectionIR] = []

  /// The names of the fragments that are spread unmasked and without a condition.
  var unmaskedFragments: [String] = []

  /// The name of the Swift type.
  var swiftName = "Data"

  /// The path of the Swift type, beginning with `Data`.
  var path = TypePath.data

  /// The sets of types that conditions require of this object.
  var typeSets: [Set<String>] = []

  /// Whether conditions of nested objects depend on this object's type.
  var nestedObjectsDependOnType = false

  /// The conditions on enclosing objects of selections here and in nested objects.
  var outerConditions: [OuterConditionIR] = []

  /// The conditions of views that depend on more than the object's type.
  var inclusions: [InclusionConditionIR] = []

  /// The view of the object, if its properties depend on types. It contains the other views.
  ///
  /// An array of at most one element, because unoptimized recursion keeps the object on the stack many times.
  var views: [ViewIR] = []
}

/// One selection of the response.
///
/// Indirect, because unoptimized recursion would otherwise fill the stack with copies.
indirect enum SelectionIR: Sendable {
  /// `__typename` under its own name.
  case typename
  case scalarField(NamedField)
  case linkedField(NamedField, of: ObjectIR)
  case fragmentSpread(NamedSpread)
}

extension SelectionIR {
  /// The field, if it is one.
  var field: NamedField? {
    switch self {
    case .scalarField(let field), .linkedField(let field, _): field
    case .typename, .fragmentSpread: nil
    }
  }

  /// The response key, if it is a field.
  var responseKey: String? {
    switch self {
    case .typename: "__typename"
    case .scalarField(let field), .linkedField(let field, _): field.responseKey
    case .fragmentSpread: nil
    }
  }

  /// The condition on which the response has it.
  var condition: ConditionIR {
    switch self {
    case .typename: .always
    case .scalarField(let field), .linkedField(let field, _): field.condition
    case .fragmentSpread(let spread): spread.condition
    }
  }
}

extension ObjectIR {
  /// The name of the schema's type.
  var typeName: String { position.typeName }

  /// The type's description.
  var description: String? { position.description }

  /// Whether objects of several types are possible here, so that only the response tells the type.
  var isAbstract: Bool { hasSeveralTypes || position.isAbstract }

  /// Whether the object is the operation's root.
  var isRoot: Bool { position.isRoot }

  /// The number of objects of the definition around it.
  var depth: Int { position.depth }
}
