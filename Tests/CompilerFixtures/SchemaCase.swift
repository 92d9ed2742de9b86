import GraphQLLanguage
import GraphQLValidation

/// A schema and the errors that graphql-core, a port of the reference implementation, reports for it.
package struct SchemaCase: CustomStringConvertible, Sendable {
  private let source: String

  /// Each error after its positions, `1:3 2:5 Unknown …`, sorted.
  package let errors: [String]

  package init(_ source: String, _ errors: String...) {
    self.source = source
    self.errors = errors.sorted()
  }

  package var description: String { source }

  /// Returns the errors that a function finds, sorted.
  package func found(by validate: (Source) -> [Diagnostic] = validateSchema) -> [String] {
    let source = Source(source)
    return validate(source).map { $0.line(in: source) }.sorted()
  }
}
