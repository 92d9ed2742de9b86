import DocumentComposition
import GraphQLCLibrary

/// What composing a document shows of its variables.
struct ComposedVariables: Sendable {
  /// The variables that the program provides for the fragments of the document.
  var provided: [__ProvidedVariable] = []

  /// The names of the variables that only fields of the client use. The service does not know them.
  var unsent: Set<String> = []
}

extension GraphQLOperation {
  /// What composing the document shows of its variables.
  static var composedVariables: ComposedVariables {
    if fragments.isEmpty, definition == __wholeDefinition { return ComposedVariables() }
    let key = ObjectIdentifier(Self.self)
    if let known = knownVariables.withLock({ $0[key] }) { return known }
    let composer = DocumentComposer(composing: Self.self)
    let variables = ComposedVariables(provided: composer.providedVariables, unsent: composer.unsentVariables)
    knownVariables.withLock { $0[key] = variables }
    return variables
  }
}

/// The variables of each type of operation that was executed. They are found in all fragments of a document.
private let knownVariables = Locked<[ObjectIdentifier: ComposedVariables]>([:])
