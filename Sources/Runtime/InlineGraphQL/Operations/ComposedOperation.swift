import DocumentComposition
import GraphQLCLibrary

/// The document of an operation, and the facts that composing it shows.
struct ComposedOperation: Sendable {
  /// The document that is sent.
  let document: String

  /// The variables that the program provides for the fragments of the document.
  let provided: [__ProvidedVariable]

  /// The variables that stand for optional ones where a fragment's argument has a default value.
  let defaulted: [DefaultedVariable]

  /// The names of the variables that the document does not have: those that only fields of the client use, and those that
  /// others stand for.
  let unsent: Set<String>
}

extension GraphQLOperation {
  /// The composed document. It is composed once for each type.
  static var composed: ComposedOperation {
    let key = ObjectIdentifier(Self.self)
    if let known = composedOperations.withLock({ $0[key] }) { return known }
    // The lock is not held meanwhile, because definitions are code of other modules. Threads that come here at once
    // compose the same.
    let node = node
    node.check(Self.self)
    let composer = DocumentComposer(composing: node)
    // A store also reads the fields that only the client has.
    let defaulted =
      composer.hasClientFields ? DocumentComposer(composing: node, isWhole: true).defaulted : composer.defaulted
    let unsent = defaulted.filter { !composer.defaulted.contains($0) }.map(\.name)
    let composed = ComposedOperation(
      document: composer.text,
      provided: composer.providedVariables,
      defaulted: defaulted,
      unsent: composer.unsentVariables.union(unsent)
    )
    composedOperations.withLock { $0[key] = composed }
    return composed
  }
}

/// The composed documents of the types of operations that were used.
private let composedOperations = Locked<[ObjectIdentifier: ComposedOperation]>([:])
