import GraphQLLanguage

/// An operation or a fragment of a valid document, with what the schema knows of it.
package enum DefinitionIR: Sendable {
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
  /// The protocols of unmasked fragments that generated types conform to.
  var conformances: FragmentConformancesIR {
    switch self {
    case .operation(let operation): operation.conformances
    case .fragment(let fragment): fragment.conformances
    }
  }

  /// Where the definition's name stands.
  var nameRange: SourceRange {
    switch self {
    case .operation(let operation): operation.written.name?.range ?? operation.written.range
    case .fragment(let fragment): fragment.written.name.range
    }
  }
}

/// An operation.
package struct OperationIR: Sendable {
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
package struct FragmentIR: Sendable {
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
  var fields: [String: FieldsIR] = [:]
}

extension [DefinitionIR] {
  /// The fragments among the definitions.
  var fragments: [FragmentIR] {
    compactMap { if case .fragment(let fragment) = $0 { fragment } else { nil } }
  }
}
