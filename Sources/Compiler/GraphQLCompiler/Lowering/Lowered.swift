import GraphQLLanguage

/// A document that is ready to be emitted, and its diagnostics.
package struct Lowered: Sendable {
  /// The operations and fragments, in the order of the document.
  var definitions: [DefinitionIR] = []

  /// The Swift names of the fragments that are spread.
  var fragmentNames = FragmentNames()

  /// The Swift names of the operations.
  var operationNames = OperationNames()

  /// The types of the fields that requests have to identify objects, by the names of the fields.
  package var identityTypes: [String: Set<String>] = [:]

  /// The document's diagnostics.
  package var diagnostics: [Diagnostic]

  /// Whether the document includes fragments of other literals that have errors there.
  var takesInErrors = false

  /// Whether the document is a fragment that is written with another name than its struct.
  var isMisnamed = false

  /// Whether selections are missing from the definitions because of errors.
  var isIncomplete: Bool { hasErrors || takesInErrors }

  /// Whether the document has errors.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The names of the unmasked fragments whose protocols its types conform to.
  package var fragmentsConformedTo: Set<String> {
    Set(definitions.flatMap { $0.conformances.values.joined().map(\.fragment) })
  }
}

extension Emitter {
  /// Creates an emitter for a lowered document.
  init(_ context: CompilationContext, _ lowered: Lowered) {
    let names = lowered.definitions.map { lowered.operationNames.swiftName(of: $0) }
    self.init(context, hiding: Set(names), fragmentNames: lowered.fragmentNames, isIncomplete: lowered.isIncomplete)
    operationNames = lowered.operationNames
  }
}
