import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// A document and the errors that graphql-core, a port of the reference implementation, reports for it.
struct ValidationCase: CustomTestStringConvertible, Sendable {
  let source: String
  /// Each error after its positions: `1:3 2:5 Unknown …`.
  let errors: [String]

  init(_ source: String, _ errors: String...) {
    self.source = source
    self.errors = errors
  }

  var testDescription: String { source }

  /// Expects exactly these errors, in any order.
  func check() throws {
    let source = Source(source)
    let found = specificationErrors(in: try Document(parsing: source), schema: .forValidation)
    #expect(found.map { $0.line(in: source) }.sorted() == errors.sorted())
  }
}
