import GraphQLLanguage

/// An operation or a fragment of a valid document, and what it selects: what the transforms begin with.
struct SelectedDefinition: Sendable {
  /// The definition as it is written.
  var written: WrittenDefinition

  /// The definition's name.
  var name: String

  /// The text of the definition as it is sent.
  var sent: String

  /// What it selects.
  var object: SelectedObject
}

/// An operation or a fragment, and what generated code shows of its objects: what ``FragmentConformer`` begins with.
struct NarrowedDefinition: Sendable {
  /// The definition as it is written.
  var written: WrittenDefinition

  /// The definition's name.
  var name: String

  /// The text of the definition as it is sent.
  var sent: String

  /// What the response holds of it.
  var object: ObjectIR

  /// Whether fragments are spread unmasked in it.
  var hasUnmaskedFragments: Bool
}

/// An operation or a fragment, as it is written.
enum WrittenDefinition: Sendable {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)

  /// Where the definition's name stands.
  var nameRange: SourceRange {
    switch self {
    case .operation(let operation): operation.name?.range ?? operation.range
    case .fragment(let fragment): fragment.name.range
    }
  }
}

/// An operation or a fragment, ready to be emitted.
enum DefinitionIR: Sendable {
  case operation(OperationIR)
  case fragment(FragmentIR)

  /// What the response holds of the definition.
  var object: ObjectIR {
    switch self {
    case .operation(let operation): operation.object
    case .fragment(let fragment): fragment.object
    }
  }

  /// The protocols of unmasked fragments that generated types conform to.
  var conformances: FragmentConformancesIR {
    switch self {
    case .operation(let operation): operation.conformances
    case .fragment(let fragment): fragment.conformances
    }
  }

  /// The name of the operation or fragment.
  var name: String {
    switch self {
    case .operation(let operation): operation.name
    case .fragment(let fragment): fragment.name
    }
  }
}

/// An operation.
struct OperationIR: Sendable {
  /// The operation as it is written.
  var written: OperationDefinition

  /// The text of the operation as it is sent.
  var sent: String

  /// The operation's name.
  var name: String

  /// What the response's `data` holds.
  var object: ObjectIR

  /// The protocols of unmasked fragments that generated types conform to.
  var conformances: FragmentConformancesIR = [:]
}

/// A fragment.
struct FragmentIR: Sendable {
  /// The fragment as it is written.
  var written: FragmentDefinition

  /// The text of the fragment as it is sent.
  var sent: String

  /// The fragment's name.
  var name: String

  /// What an object that spreads the fragment holds of it.
  var object: ObjectIR

  /// The protocols of unmasked fragments that generated types conform to.
  var conformances: FragmentConformancesIR = [:]

  /// The protocols of what the generated types show.
  var fieldsProtocols: [TypePath: FieldsProtocolIR] = [:]
}
