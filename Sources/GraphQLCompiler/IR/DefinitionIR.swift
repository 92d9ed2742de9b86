/// An operation or a fragment of a valid document, with what the schema knows of it.
enum DefinitionIR: Sendable {
  case operation(OperationIR)
  case fragment(FragmentIR)

  /// What the response holds of the definition.
  var object: ObjectIR {
    get {
      switch self {
      case .operation(let operation): operation.object
      case .fragment(let fragment): fragment.object
      }
    }
    set {
      switch self {
      case .operation(var operation):
        operation.object = newValue
        self = .operation(operation)
      case .fragment(var fragment):
        fragment.object = newValue
        self = .fragment(fragment)
      }
    }
  }
}

extension DefinitionIR {
  /// Where the definition's name stands.
  var nameRange: SourceRange {
    switch self {
    case .operation(let operation): operation.written.name?.range ?? operation.written.range
    case .fragment(let fragment): fragment.written.name.range
    }
  }
}

/// An operation.
struct OperationIR: Sendable {
  /// The operation as it is written.
  var written: OperationDefinition

  /// The operation's name.
  var name: String

  /// What the response's `data` holds.
  var object: ObjectIR
}

/// A fragment.
struct FragmentIR: Sendable {
  /// The fragment as it is written.
  var written: FragmentDefinition

  /// The fragment's name.
  var name: String

  /// What an object that spreads the fragment holds of it.
  var object: ObjectIR
}
