import DocumentComposition
import GraphQLCLibrary

/// What composing the document of an operation shows.
struct ComposedOperation: Sendable {
  /// The document that is sent.
  let document: String

  /// The variables that the program provides for the fragments of the document.
  let provided: [__ProvidedVariable]

  /// The names of the variables that only fields of the client use. The service does not know them.
  let unsent: Set<String>
}

extension GraphQLOperation {
  /// What composing the document shows. It is composed once for each type.
  static var composed: ComposedOperation {
    let key = ObjectIdentifier(Self.self)
    if let known = composedOperations.withLock({ $0[key] }) { return known }
    // The lock is not held meanwhile, because definitions are code of other modules. Threads that come here at once
    // compose the same.
    let node = node
    node.check(Self.self)
    let composer = DocumentComposer(composing: node)
    let composed = ComposedOperation(
      document: composer.text,
      provided: composer.providedVariables,
      unsent: composer.unsentVariables
    )
    composedOperations.withLock { $0[key] = composed }
    return composed
  }
}

/// The composed documents of the types of operations that were used.
private let composedOperations = Locked<[ObjectIdentifier: ComposedOperation]>([:])
