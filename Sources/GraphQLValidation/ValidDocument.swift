import GraphQLLanguage

/// A document that every rule of validation holds for.
///
/// Only ``validate(_:schema:fragments:)`` makes one, and what follows in the pipeline accepts nothing else.
public struct ValidDocument: Sendable {
  /// The document.
  public let document: Document

  /// The schema that it is valid against.
  public let schema: Schema

  /// The fragments that are defined elsewhere, by name.
  public let fragments: [String: FragmentSignature]

  /// The definitions of those whose fields the document takes in, as far as they are valid.
  package let unmasked: [FragmentDefinition]

  /// Whether it is what remained of a document with errors, or takes in fragments with errors.
  public let isSalvaged: Bool

  init(_ document: Document, schema: Schema, fragments: [String: FragmentSignature], isSalvaged: Bool) {
    self.document = document
    self.schema = schema
    self.fragments = fragments
    let unmasked = UnmaskedFragments(of: document, among: fragments).validated(schema, fragments)
    self.unmasked = unmasked.definitions
    self.isSalvaged = isSalvaged || !unmasked.areComplete
  }
}

extension ValidDocument {
  /// The arguments of the fragments that take some, by the fragments' names.
  package var fragmentArguments: [String: [VariableDefinition]] {
    var arguments = fragments.compactMapValues { $0.arguments.isEmpty ? nil : $0.arguments }
    for case .fragment(let fragment) in document.definitions {
      let own = fragment.directives.isEmpty ? [] : fragment.argumentDefinitions
      arguments[fragment.name.value] = own.isEmpty ? nil : own
    }
    return arguments
  }
}

/// What validation says of a document.
public enum ValidationResult: Sendable {
  /// Every rule holds.
  case valid(ValidDocument, warnings: [Diagnostic])

  /// Some rule does not hold.
  ///
  /// `salvaged` is the document without the selections, and where that is not enough without the definitions, in which
  /// the errors stand: enough to declare the types that code mentions, so that one mistake gives one error.
  /// It is `nil` where nothing remains.
  case invalid([Diagnostic], salvaged: ValidDocument?)
}
