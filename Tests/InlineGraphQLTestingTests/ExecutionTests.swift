import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Execution follows section 6 of the specification") struct ExecutionTests {
  @Test("Selections", arguments: ExecutionCase.selection)
  func selection(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Interfaces and unions", arguments: ExecutionCase.abstractType)
  func abstractType(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Arguments", arguments: ExecutionCase.argument)
  func argument(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Values of variables", arguments: ExecutionCase.variable)
  func variable(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Leafs", arguments: ExecutionCase.leaf)
  func leaf(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Errors make null of what may be null", arguments: ExecutionCase.nullPropagation)
  func nullPropagation(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Requests with errors are not executed", arguments: ExecutionCase.requestError)
  func requestError(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("Introspection", arguments: ExecutionCase.introspection)
  func introspection(_ testCase: ExecutionCase) async { await check(testCase) }

  @Test("What is new in September 2025", arguments: ExecutionCase.recent)
  func recent(_ testCase: ExecutionCase) async { await check(testCase) }

  /// Compares texts, because the order of the members is part of the response.
  private func check(_ testCase: ExecutionCase) async {
    let response = await testCase.request.execute()
    #expect(response.comparable.description == testCase.response.comparable.description)
  }
}
