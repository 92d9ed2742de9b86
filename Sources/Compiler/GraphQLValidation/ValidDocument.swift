import GraphQLLanguage

/// A document that satisfies every rule of validation.
///
/// Only ``validate(_:schema:fragments:otherFragments:directives:)`` creates one, and the later stages accept nothing else.
package struct ValidDocument: Sendable {
  /// The document.
  package let document: Document

  /// The schema of the document.
  package let schema: Schema

  /// The fragments defined elsewhere, by name.
  package let fragments: [String: FragmentSignature]

  /// The directives of the compiler.
  package let directives: CompilerDirectives

  /// The valid selections of the fragments that the document spreads unmasked.
  package let unmasked: [FragmentDefinition]

  /// The queries that fetch the document's fragments with `@refetchable` again.
  package let refetchQueries: [RefetchQuery]

  /// Whether anything with errors was removed, from the document or from the fragments that it spreads unmasked.
  package let isSalvaged: Bool

  init(
    _ document: Document,
    schema: Schema,
    fragments: [String: FragmentSignature],
    directives: CompilerDirectives,
    isSalvaged: Bool
  ) {
    self.document = document
    self.schema = schema
    self.fragments = fragments
    self.directives = directives
    let unmasked = UnmaskedFragments(of: document, among: fragments).validated(schema, fragments, directives)
    self.unmasked = unmasked.definitions
    refetchQueries = document.refetchQueries(schema, fragments, directives)
    self.isSalvaged = isSalvaged || !unmasked.areComplete
  }
}

extension ValidDocument {
  /// The arguments that spreads pass to each fragment that declares any, by the fragment's name.
  package var fragmentArguments: [String: [VariableDefinition]] {
    var arguments = fragments.compactMapValues { $0.arguments.isEmpty ? nil : $0.arguments.passed }
    for case .fragment(let fragment) in document.definitions {
      arguments[fragment.name.value] = fragment.argumentDefinitions.passed
    }
    return arguments.filter { !$0.value.isEmpty }
  }
}

extension [VariableDefinition] {
  /// The arguments whose values spreads pass.
  package var passed: [VariableDefinition] { filter { $0.provider == nil } }
}

/// The result of validating a document.
package enum ValidationResult: Sendable {
  /// The document satisfies every rule.
  case valid(ValidDocument, warnings: [Diagnostic])

  /// The document violates some rule.
  ///
  /// `salvaged` is the document without the selections, or if necessary the definitions, that contain the errors. It
  /// suffices to declare the types that code mentions, so that one mistake gives one error. It is `nil` if nothing
  /// remains.
  case invalid([Diagnostic], salvaged: ValidDocument?)
}
