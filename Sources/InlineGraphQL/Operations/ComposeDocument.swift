import DocumentComposition

/// Returns the document that is sent for an operation: the operation and every fragment that it reaches, each once.
///
/// A fragment with arguments occurs once for each list of values that it is spread with. Each copy has the values
/// instead of the arguments, and a name that distinguishes the values. If fragments have the same name, which is
/// possible in independent modules, all but the first get a number. So do variables that different types provide.
///
/// - Parameter operation: The operation.
/// - Returns: The definitions, one a line, with fragments in the order of their first spreads.
public func __composeDocument<Operation: GraphQLOperation>(of operation: Operation.Type) -> String {
  DocumentComposer(composing: operation).text
}

/// Returns the document of a query that is not in emitted code: itself and every fragment that it reaches.
///
/// - Parameters:
///   - definition: The query as the macros write it, without a name.
///   - fragments: The distinct fragments that it spreads.
package func composeDocument(of definition: String, spreading fragments: [any GraphQLFragment.Type]) -> String {
  DocumentComposer(of: definition, spreading: fragments).text
}

extension GraphQLOperation {
  /// The type conditions of the document that not every object meets, by the names of its definitions.
  package static var selectionConditions: [String: SelectionConditions] {
    var texts = DocumentComposer(composing: self).typeConditions
    texts[operationName] = __typeConditions
    return texts.mapValues(SelectionConditions.init)
  }

  /// The types of the document's fragments, by the names under which they are sent.
  package static var fragmentsSent: [String: ObjectIdentifier] {
    DocumentComposer(composing: self).fragmentsSent.compactMapValues { $0.base as? ObjectIdentifier }
  }
}

extension DocumentComposer<__ProvidedVariable> {
  /// Composes the document of an operation.
  init<Operation: GraphQLOperation>(composing operation: Operation.Type) {
    let head = operation.kind.rawValue + " " + operation.operationName
    self.init(of: operation.definition, beginning: head, spreading: operation.fragments.map(ComposedFragment.init))
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
      arguments: node.arguments.map { FragmentArgument(name: $0.name, defaultValue: $0.defaultValue) },
      provided: node.provided.map { variable in
        ComposedVariable(name: variable.name, type: variable.type, provider: variable.provider, origin: variable)
      },
      definition: node.definition,
      typeConditions: node.typeConditions,
      fragments: { node.fragments.map(ComposedFragment.init) }
    )
  }
}
