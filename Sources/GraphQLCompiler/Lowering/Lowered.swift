import GraphQLLanguage

/// A document ready to be emitted, and what there is to say of it.
package struct Lowered: Sendable {
  /// The operations and fragments, in the order of the document.
  var definitions: [DefinitionIR] = []

  /// How Swift code names the fragments that are spread.
  var fragmentNames = FragmentNames()

  /// How Swift code names the operations.
  var operationNames = OperationNames()

  /// What is wrong with the document.
  package var diagnostics: [Diagnostic]

  /// Whether the document takes in fragments of other literals that have errors there.
  var takesInErrors = false

  /// Whether something is missing from the definitions because of errors.
  var isIncomplete: Bool { hasErrors || takesInErrors }

  /// Whether the document has errors.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Emitter {
  /// Makes an emitter of what was lowered.
  init(_ context: CompilationContext, _ lowered: Lowered) {
    let names = lowered.definitions.map { lowered.operationNames.swiftName(of: $0) }
    self.init(context, hiding: Set(names), fragmentNames: lowered.fragmentNames, isIncomplete: lowered.isIncomplete)
    operationNames = lowered.operationNames
  }
}
