import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage

/// The algebra of conditions.
struct ConditionIRTests {
  private func condition(_ text: String) throws -> ConditionIR {
    let conditions = try text.split(separator: "|", omittingEmptySubsequences: false).map { part in
      let document = try Document(parsing: Source("{ a \(part) }"))
      guard case .operation(let operation) = document.definitions[0],
        case .field(let field) = operation.selectionSet.selections[0]
      else { throw CancellationError() }
      return ConditionIR(CaseIR(field.directives))
    }
    return ConditionIR(anyOf: conditions)
  }

  @Test(
    "REL-19: what holds in several cases is put as simply as it can be",
    arguments: [
      ("@include(if: true)", ""),
      ("@skip(if: true)", "@include(if: false)"),
      ("@include(if: $a) @skip(if: $a)", "@include(if: false)"),
      ("@include(if: $a)|@include(if: $a)", "@include(if: $a)"),
      ("@include(if: $a)|", ""),
      ("@include(if: $a)|@skip(if: $a)", ""),
      ("@include(if: $a) @skip(if: $b)|@include(if: $a)", "@include(if: $a)"),
      ("@include(if: $a) @skip(if: $b)|@include(if: $a) @include(if: $b)", "@include(if: $a)"),
      ("@include(if: $a)|@include(if: false)", "@include(if: $a)"),
    ]
  )
  func simplified(text: String, expected: String) throws {
    #expect(try condition(text) == condition(expected))
  }

  @Test("REL-19: a condition is implied where it holds in every case")
  func implied() throws {
    #expect(try condition("@include(if: $a)").isImplied(by: condition("@include(if: $a) @skip(if: $b)")))
    #expect(try condition("@include(if: $a)|@skip(if: $b)").isImplied(by: condition("@skip(if: $b)")))
    #expect(try !condition("@include(if: $a)").isImplied(by: condition("@include(if: $a)|@skip(if: $b)")))
    #expect(try !condition("@include(if: $a)").isImplied(by: .always))
    #expect(ConditionIR.always.isImplied(by: .always))
  }
}
