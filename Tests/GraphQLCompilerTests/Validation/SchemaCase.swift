import GraphQLLanguage
import GraphQLValidation
import Testing

/// A schema and the errors that graphql-core, the reference implementation's port, reports for it.
struct SchemaCase: CustomTestStringConvertible, Sendable {
  let source: String
  /// Each with its places in front: `1:3 2:5 Unknown …`.
  let errors: [String]

  init(_ source: String, _ errors: String...) {
    self.source = source
    self.errors = errors
  }

  var testDescription: String { source }

  /// Expects exactly the errors, in any order.
  func check() {
    let source = Source(source)
    #expect(validateSchema(source).map { $0.line(in: source) }.sorted() == errors.sorted())
  }
}
