/// What the response has of one object, and what generated code shows of it: what ``narrowObjects(in:reserving:)`` makes.
struct ObjectIR: Sendable {
  /// Where the object stands.
  var position: ObjectPosition

  /// Whether fields of several types of objects were merged here, so that ``position`` does not say which there may be.
  var hasSeveralTypes = false

  /// What it is of a connection.
  var connectionPart: ConnectionPartIR?

  /// The selections, in the order in which the response has them.
  var selections: [SelectionIR] = []

  /// The names of the fragments that are spread unmasked, on no condition.
  var unmaskedFragments: [String] = []

  /// The name of the Swift type.
  var swiftName = "Data"

  /// The path of the Swift type, from `Data` on.
  var path = TypePath.data

  /// The sets of types that conditions ask of this object.
  var typeSets: [Set<String>] = []

  /// Whether conditions of objects inside ask for this object's type.
  var isAskedFromInside = false

  /// The types that conditions here or inside ask of the objects around, one depth each.
  var outerTypes: [[Int: Set<String>]] = []

  /// The conditions of views that ask for more than the object's type.
  var presences: [PresenceIR] = []

  /// What generated code shows of the object, if that depends on types: one view, which has others in it, or none.
  ///
  /// An array, as the object lies on the stack many times where unoptimised code recurses.
  var views: [ViewIR] = []
}

/// One selection of the response.
///
/// Indirect, as unoptimised code otherwise fills the stack with copies where it recurses.
indirect enum SelectionIR: Sendable {
  /// `__typename` under its own name.
  case typename
  case scalarField(NamedField)
  case linkedField(NamedField, of: ObjectIR)
  case fragmentSpread(NamedSpread)
}

extension SelectionIR {
  /// The key that the response has it under, if it is a field.
  var responseKey: String? {
    switch self {
    case .typename: "__typename"
    case .scalarField(let field), .linkedField(let field, _): field.responseKey
    case .fragmentSpread: nil
    }
  }

  /// When the response has it.
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

  /// Whether objects of several types may stand here, so that only the response knows which.
  var isAbstract: Bool { hasSeveralTypes || position.isAbstract }

  /// Whether the object is the operation's root.
  var isRoot: Bool { position.isRoot }

  /// How many objects of the definition it stands in.
  var depth: Int { position.depth }
}
