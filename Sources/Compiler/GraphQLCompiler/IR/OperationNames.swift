import GraphQLLanguage

/// The Swift names of a document's operations. An operation keeps its name, unless a fragment of the document has a
/// type of that name. Then the operation's kind follows the name: `ProductQuery` for `query Product`.
package struct OperationNames {
  private var ofFragments: Set<String> = []

  /// Creates the names for a document without fragments.
  init() {}

  /// Creates the names for a document.
  package init(_ document: Document) {
    for case .fragment(let fragment) in document.definitions {
      ofFragments.formUnion([fragment.name.value, keyProtocol(ofFragment: fragment.name.value)])
    }
  }

  /// Returns the name of an operation's struct.
  package func swiftName(of name: String, _ kind: OperationDefinition.Kind) -> String {
    ofFragments.contains(name) ? name + kind.suffix : name
  }

  /// Returns the name of a definition's struct.
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
