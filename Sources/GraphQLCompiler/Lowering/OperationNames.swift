import GraphQLLanguage

/// How Swift code names the operations of a document: as the document does; where a fragment of the document has a type of
/// that name, with the operation's kind behind it, as `ProductQuery` for `query Product`.
package struct OperationNames {
  private var ofFragments: Set<String> = []

  /// Knows no fragments.
  init() {}

  /// Knows the fragments of a document.
  package init(_ document: Document) {
    for case .fragment(let fragment) in document.definitions {
      ofFragments.formUnion([fragment.name.value, keyProtocol(ofFragment: fragment.name.value)])
    }
  }

  /// The name of an operation's struct.
  package func swiftName(of name: String, _ kind: OperationDefinition.Kind) -> String {
    ofFragments.contains(name) ? name + kind.suffix : name
  }

  /// The name of a definition's struct.
  func swiftName(of definition: DefinitionIR) -> String {
    switch definition {
    case .operation(let operation): swiftName(of: operation.name, operation.written.kind)
    case .fragment(let fragment): fragment.name
    }
  }
}

extension OperationDefinition.Kind {
  /// `Query`, `Mutation` or `Subscription`.
  var suffix: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}
