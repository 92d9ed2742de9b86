import GraphQLLanguage

/// An operation or a fragment of a valid document with its selections, the input of the transforms.
struct SelectedDefinition: Sendable {
  /// The definition in the document.
  var written: WrittenDefinition

  /// The definition's name.
  var name: String

  /// The definition in requests.
  var sent: SentTextIR

  /// The object that it selects from.
  var object: SelectedObject
}

/// An operation or a fragment with the views of its objects, the input of ``FragmentConformer``.
struct NarrowedDefinition: Sendable {
  /// The definition in the document.
  var written: WrittenDefinition

  /// The definition's name.
  var name: String

  /// The definition in requests.
  var sent: SentTextIR

  /// The object that the response has for it.
  var object: ObjectIR

  /// Whether it spreads fragments unmasked.
  var hasUnmaskedFragments: Bool

  /// The effect of its required fields if they are null.
  var missingFields: MissingFieldsIR

  /// The names that its types refer to.
  var names: ReservedNames
}

/// An operation or a fragment in the document.
indirect enum WrittenDefinition: Sendable {
  case operation(OperationDefinition)
  case fragment(FragmentDefinition)

  /// The range of the definition's name.
  var nameRange: SourceRange {
    switch self {
    case .operation(let operation): operation.name?.range ?? operation.range
    case .fragment(let fragment): fragment.name.range
    }
  }
}

/// An operation or a fragment that is ready to be emitted.
indirect enum DefinitionIR: Sendable {
  case operation(OperationIR)
  case fragment(FragmentIR)

  /// The object that the response has for the definition.
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

  /// The data whose properties change a store; `nil` without `@updatable`.
  var updatable: UpdatableIR? {
    get {
      switch self {
      case .operation(let operation): operation.updatable
      case .fragment(let fragment): fragment.updatable
      }
    }
    set {
      switch self {
      case .operation(var operation):
        operation.updatable = newValue
        self = .operation(operation)
      case .fragment(var fragment):
        fragment.updatable = newValue
        self = .fragment(fragment)
      }
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
  /// The operation in the document.
  var written: OperationDefinition

  /// The operation in requests; `nil` for an operation whose errors leave nothing to send.
  var sent: SentTextIR?

  /// The operation's name.
  var name: String

  /// The object `data` of the response.
  var object: ObjectIR

  /// The effect of its required fields if they are null.
  var missingFields = MissingFieldsIR()

  /// The protocols of unmasked fragments that generated types conform to.
  var conformances: FragmentConformancesIR = [:]

  /// The data whose properties change a store; `nil` without `@updatable`.
  var updatable: UpdatableIR?
}

/// A fragment.
struct FragmentIR: Sendable {
  /// The fragment in the document.
  var written: FragmentDefinition

  /// The fragment in requests; `nil` for a fragment whose errors leave nothing to send.
  var sent: SentTextIR?

  /// The fragment's name.
  var name: String

  /// The fragment's object, as part of each object that spreads it.
  var object: ObjectIR

  /// The effect of its required fields if they are null.
  var missingFields = MissingFieldsIR()

  /// The protocols of unmasked fragments that generated types conform to.
  var conformances: FragmentConformancesIR = [:]

  /// The `Fields` protocols of the fragment's types.
  var fieldsProtocols: [TypePath: FieldsProtocolIR] = [:]

  /// The query that fetches the fragment again; `nil` if it has no `@refetchable`.
  var refetch: RefetchIR?

  /// The data whose properties change a store; `nil` without `@updatable`.
  var updatable: UpdatableIR?
}
