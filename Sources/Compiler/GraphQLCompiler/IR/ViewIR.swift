import GraphQLValidation

/// A view of an object whose selections depend on types: the selections that are certain for all types, or for some.
struct ViewIR: Sendable {
  /// The name of the Swift type.
  var swiftName: String

  /// The path of the Swift type, beginning with `Data`.
  var path: TypePath

  /// The name of the schema's type.
  var typeName: String

  /// The schema type's description.
  var description: String?

  /// The path of the Swift type that stores the object's fields, beginning with `Data`.
  var fieldsPath: TypePath

  /// The facts that hold in the view.
  var known = KnownFacts()

  /// The object types that have the view; `nil` if all do.
  var types: Set<String>?

  /// Whether the object may have types that ``typeName`` does not include.
  var hasSeveralTypes = false

  /// The object's role in a connection, if this is the view of all its types.
  var connectionRole: ConnectionRoleIR?

  /// The names of the fragments that every object with this view spreads unmasked.
  var unmaskedFragments: [String] = []

  /// The selections that are certain, and those that depend on variables.
  var properties: [ViewPropertyIR] = []

  /// The narrower views.
  var cases: [ViewCaseIR] = []

  /// The name of the view of objects that no case applies to. If there is one, the cases exclude each other, and the
  /// view is an enum.
  var otherName: String?

  /// The cases of the enclosing enum, none of which applies, if this is the view of such objects.
  var besides: [ViewCaseIR] = []

  /// The views that it declares.
  var inner: [ViewIR] = []

  /// Type aliases for types that are declared elsewhere.
  var aliases: [(name: String, path: TypePath)] = []
}

/// A selection of a view.
struct ViewPropertyIR: Sendable {
  /// The selection.
  var selection: SelectionIR

  /// Whether the value may be absent.
  var isOptional: Bool

  /// Whether the stored property is nil where the response has null, and the view is that of a group in which it is required.
  var isRequiredByGroup = false

  /// The path of the object's view, beginning with `Data`, if it depends on types.
  var viewPath: TypePath?

  /// The path of the object's type, beginning with `Data`, if it does not depend on types.
  var typePath: TypePath?

  /// The name of the object's type or view in this view.
  var typeName: String?
}

/// A narrower view.
struct ViewCaseIR: Sendable {
  /// The condition on which an object has the view.
  enum Requirement: Sendable {
    /// The object's type is in a set of ``ObjectIR/typeSets``.
    case types(Int)

    /// One of ``ObjectIR/inclusions`` holds.
    case inclusion(Int)

    /// Every object with the enclosing view has it.
    case always
  }

  /// The name of the type condition, or of the group after an at sign.
  var condition: String

  /// The types that meet it; `nil` if all do.
  var types: Set<String>?

  /// The name of the property.
  var accessorName: String

  /// The name of the enum's case.
  var caseName: String

  /// The path of the view, beginning with `Data`.
  var path: TypePath

  /// The view's name in this one.
  var typeName: String

  /// The condition on which an object has the view.
  var requirement: Requirement

  /// Whether it is a case of the enclosing enum. It is none if all known types meet its condition, because some of
  /// these types meet the other conditions too. A group is none.
  var isEnumCase = true

  /// Whether it is the view of a group.
  var isGroup = false

  /// Whether it may be absent.
  var isOptional: Bool {
    if case .always = requirement { false } else { true }
  }
}

/// A condition of views that depends on more than the object's type.
struct InclusionConditionIR: Equatable, Sendable {
  /// The condition.
  var condition: ConditionIR

  /// The properties that are present if it holds; `nil` if these do not tell, because nested objects also have some.
  var properties: [String]?

  /// The properties without which the view is absent all the same, because they have `@required` in the group.
  var required: [RequiredPropertyIR] = []
}

/// A property with `@required` in a group with a name.
struct RequiredPropertyIR: Equatable, Sendable {
  /// The name of the property.
  var name: String

  /// The field's key in the response.
  var responseKey: String

  /// The action if it is null.
  var action: RequiredAction

  /// The condition under which it is in the group.
  var condition: ConditionIR
}

extension ViewPropertyIR {
  /// A key that no other selection of the object has.
  var key: String {
    switch selection {
    case .typename: "__typename"
    case .scalarField(let field), .linkedField(let field, _): field.responseKey
    case .fragmentSpread(let spread): "..." + spread.name
    }
  }

  /// The name of the property.
  var name: String {
    switch selection {
    case .typename: "__typename"
    case .scalarField(let field), .linkedField(let field, _): field.propertyName
    case .fragmentSpread(let spread): spread.propertyName
    }
  }

  /// Whether the property is an optional.
  var isNullable: Bool {
    switch selection {
    case .typename: false
    case .scalarField(let field), .linkedField(let field, _): isOptional || !field.isNonNull
    case .fragmentSpread: isOptional
    }
  }

  /// The type of its objects, by its name beside the property.
  var object: AssociatedTypeIR? {
    guard let path = viewPath ?? typePath, let typeName else { return nil }
    return AssociatedTypeIR(name: typeName, path: path)
  }
}
