/// What generated code shows of an object whose selections depend on types: of the whole of it, or of what is certain for
/// some types.
struct ViewIR: Sendable {
  /// The name of the Swift type.
  var swiftName: String

  /// The path of the Swift type, from `Data` on.
  var path: TypePath

  /// The name of the schema's type.
  var typeName: String

  /// The schema type's description.
  var description: String?

  /// The path of the Swift type that holds the object's fields, from `Data` on.
  var fieldsPath: TypePath

  /// The object types that are seen through it; `nil` if all that the object may be of.
  var types: Set<String>?

  /// Whether the object may be of types that ``typeName`` does not say.
  var hasSeveralTypes = false

  /// What the object is of a connection, if this is the view of all its types.
  var connectionPart: ConnectionPartIR?

  /// The names of the fragments that are spread unmasked wherever there is this view.
  var unmaskedFragments: [String] = []

  /// The selections that are certain, and those that depend on variables.
  var properties: [ViewPropertyIR] = []

  /// The narrower views.
  var cases: [ViewCaseIR] = []

  /// The name of the view that no case applies to, if the cases exclude each other: then the view is an enum.
  var otherName: String?

  /// The views that are declared inside.
  var inner: [ViewIR] = []

  /// Other names for types that are declared elsewhere.
  var aliases: [(name: String, path: TypePath)] = []
}

/// A selection that a view shows.
struct ViewPropertyIR: Sendable {
  /// The selection.
  var selection: SelectionIR

  /// Whether there may be nothing to show.
  var isOptional: Bool

  /// The path of the object's view, from `Data` on, where it depends on types.
  var viewPath: TypePath?

  /// The path of the object's type, from `Data` on, where it does not.
  var typePath: TypePath?

  /// The name that the object's type or view has in this view.
  var typeName: String?
}

/// A narrower view.
struct ViewCaseIR: Sendable {
  /// When there is one.
  enum Presence: Sendable {
    /// When the object's type is in a set of ``ObjectIR/typeSets``.
    case types(Int)

    /// When one of ``ObjectIR/presences`` holds.
    case presence(Int)
  }

  /// The name of the type condition.
  var condition: String

  /// The types that it leaves.
  var types: Set<String>

  /// The name of the property.
  var accessorName: String

  /// The name of the enum's case.
  var caseName: String

  /// The path of the view, from `Data` on.
  var path: TypePath

  /// The name that the view has in this one.
  var typeName: String

  /// When there is one.
  var presence: Presence

  /// Whether it is a case where the view around is an enum: it is none if all known types meet its condition, as the other
  /// conditions are met by some of them.
  var isEnumCase = true
}

/// A condition of views that asks for more than the object's type.
struct PresenceIR: Sendable {
  /// The condition.
  var condition: ConditionIR

  /// The properties without which it does not hold.
  var properties: [String]
}

extension ViewPropertyIR {
  /// What tells it apart from other selections of the object.
  var key: String {
    if case .fragmentSpread(let spread) = selection { return "..." + spread.name }
    return selection.responseKey ?? ""
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
    case .scalarField(let field), .linkedField(let field, _): isOptional || !field.type.isNonNull
    case .fragmentSpread: isOptional
    }
  }

  /// The type of its objects, by the name that it has beside the property.
  var object: AssociatedTypeIR? {
    guard let path = viewPath ?? typePath, let typeName else { return nil }
    return AssociatedTypeIR(name: typeName, path: path)
  }
}
