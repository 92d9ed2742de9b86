import Foundation
import InlineGraphQL
import InlineGraphQLModels
import Testing

@Suite struct LocalizedErrorTests {
  @Test("Errors of models say what happened where only their localized description is shown")
  func localizedDescription() {
    let errors: [any Error & CustomStringConvertible] = [
      ModelLoadingError.request(URLError(.timedOut)), ModelLoadingError.service([GraphQLError(message: "Offline")]),
      ModelLoadingError.parentIsMissing, ModelLoadingError.noNextPage, ModelLoadingError.notLoaded,
      ModelLoadingError.noClient, ModelLoadingError.noQuery, ModelLoadingError.notSelected,
      ModelLoadingError.modelIsMissing, ModelRequestError<Int>.error([GraphQLError(message: "Offline")]),
      ModelRequestError.partial(1, [GraphQLError(message: "Offline")]), ModelRequestError<Int>.unknown(body: Data()),
      ModelRequestError<Int>.operation(URLError(.timedOut)),
    ]
    for error in errors { #expect(error.localizedDescription == error.description) }
  }
}
