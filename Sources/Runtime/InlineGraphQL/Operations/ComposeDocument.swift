import DocumentComposition

/// Returns the document of a query that is not in emitted code: itself and every fragment that it reaches.
///
/// - Parameters:
///   - definition: The query as the macros write it, without a name.
///   - fragments: The distinct fragments that it spreads.
package func composeDocument(of definition: String, spreading fragments: [any GraphQLFragment.Type]) -> String {
  DocumentComposer(of: definition, spreading: fragments).text
}

/// A document as a store writes and reads responses to it.
package struct StoredDocument: Sendable {
  /// The text with the directives for stores, and with the fields that only the client has, which are marked with
  /// `@__client`.
  package let text: String

  /// The type conditions that not every object meets, by the names of the definitions.
  package let conditions: [String: SelectionConditions]

  /// The types of the fragments, by name.
  package let fragments: [String: ObjectIdentifier]

  /// The values of the arguments that fragments have, as GraphQL text, by the fragments' names.
  package let arguments: [String: [String: String]]

  package init(
    text: String,
    conditions: [String: SelectionConditions],
    fragments: [String: ObjectIdentifier] = [:],
    arguments: [String: [String: String]] = [:]
  ) {
    (self.text, self.conditions, self.fragments, self.arguments) = (text, conditions, fragments, arguments)
  }
}

extension GraphQLOperation {
  /// Returns the document as a store knows it.
  ///
  /// - Parameter sent: The text that is sent.
  package static func storedDocument(sentAs sent: String) -> StoredDocument {
    let node = node
    let composer = DocumentComposer(composing: node, isWhole: true)
    var conditions = composer.typeConditions
    conditions[node.name] = node.typeConditions
    return StoredDocument(
      text: composer.hasClientFields ? composer.text : sent,
      conditions: conditions.mapValues(SelectionConditions.init),
      fragments: composer.fragmentsSent.compactMapValues { $0.base as? ObjectIdentifier },
      arguments: composer.argumentsSent
    )
  }
}

extension DocumentComposer<__ProvidedVariable> {
  init(composing node: __OperationNode, isWhole: Bool = false) {
    self.init(
      of: node.definition,
      whole: node.wholeDefinition,
      beginning: node.head,
      spreading: node.fragments.map(ComposedFragment.init),
      isWhole: isWhole
    )
  }

  /// Composes the document of a query without a name.
  init(of definition: String, spreading fragments: [any GraphQLFragment.Type]) {
    self.init(of: definition, beginning: "query", spreading: fragments.map(ComposedFragment.init))
  }

  /// The variables that the program provides, under their names in the document.
  var providedVariables: [__ProvidedVariable] {
    provided.map { variable in
      var sent = variable.origin
      sent.name = variable.name
      return sent
    }
  }
}

extension ComposedFragment<__ProvidedVariable> {
  fileprivate init(_ fragment: any GraphQLFragment.Type) {
    let node = fragment.node
    self.init(
      identity: ObjectIdentifier(fragment),
      name: node.name,
      arguments: node.arguments.map { argument in
        FragmentArgument(name: argument.name, defaultValue: argument.defaultValue.map { (argument.type, $0) })
      },
      provided: node.provided.map { variable in
        ComposedVariable(name: variable.name, type: variable.type, provider: variable.provider, origin: variable)
      },
      definition: node.definition,
      wholeDefinition: node.wholeDefinition,
      typeConditions: node.typeConditions,
      fragments: { node.fragments.map(ComposedFragment.init) }
    )
  }
}
