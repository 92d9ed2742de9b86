import GraphQLLanguage
import GraphQLValidation

/// An operation or a fragment as requests have it: the facts that emitted code tells the runtime, for tools that put
/// documents together without it.
package struct SentDefinition: Sendable {
  /// The kind of an operation; `nil` for a fragment.
  package let kind: OperationDefinition.Kind?

  /// The name of the operation or fragment.
  package let name: String

  /// The range of the name in the literal.
  package let nameRange: SourceRange

  /// The fragment that the operation fetches again; `nil` for all others.
  package var refetchedFragment: String?

  /// The text of the definition alone, with a fragment's arguments as variables.
  package let text: String

  /// The text with the fields that only the client has; `nil` if there are none.
  package let whole: String?

  /// The arguments that a fragment takes, with types and default values as GraphQL text.
  package let arguments: [(name: String, type: String, defaultValue: String?)]

  /// The arguments of a fragment that the program provides: variables of the document, and the Swift types that provide
  /// them.
  package let provided: [(variable: String, type: String, provider: String)]

  /// The distinct fragments that it spreads itself, in the order of reading.
  package let spreads: [String]
}

extension Lowered {
  /// The definitions as requests have them, without those whose errors leave nothing to send.
  package var sentDefinitions: [SentDefinition] {
    definitions.flatMap { definition in
      if case .fragment(let fragment) = definition, let query = fragment.refetch?.query {
        [SentDefinition(definition), SentDefinition(query, of: fragment.name)].compactMap { $0 }
      } else {
        [SentDefinition(definition)].compactMap { $0 }
      }
    }
  }
}

extension SentDefinition {
  /// Creates the query that fetches a fragment again.
  fileprivate init?(_ query: OperationIR, of fragment: String) {
    self.init(.operation(query))
    refetchedFragment = fragment
  }

  fileprivate init?(_ definition: DefinitionIR) {
    name = definition.name
    switch definition {
    case .operation(let operation):
      guard let sent = operation.sent else { return nil }
      (text, whole) = (sent.text, sent.whole)
      kind = operation.written.kind
      nameRange = WrittenDefinition.operation(operation.written).nameRange
      arguments = []
      provided = []
      spreads = Array(operation.written.selectionSet.spreadNames)
    case .fragment(let fragment):
      guard let sent = fragment.sent else { return nil }
      (text, whole) = (sent.text, sent.whole)
      kind = nil
      nameRange = fragment.written.name.range
      arguments = fragment.written.argumentDefinitions.passed.map { argument in
        (argument.name.value, argument.type.description, argument.defaultValue?.minified())
      }
      provided = fragment.written.argumentDefinitions.compactMap { argument in
        guard let variable = argument.providedVariable, let provider = argument.provider else { return nil }
        return (variable, argument.type.description, provider.value)
      }
      spreads = Array(fragment.written.selectionSet.spreadNames)
    }
  }
}
