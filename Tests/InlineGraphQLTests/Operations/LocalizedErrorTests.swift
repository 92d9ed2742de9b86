import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite struct LocalizedErrorTests {
  private static let errors: [any Error & CustomStringConvertible & Sendable] = [
    GraphQLError(message: "Not authorized", path: ResponsePath([.key("hero")])),
    GraphQLClientError.bodyTooLarge(limit: 100),
    GraphQLClientError.invalidHeader(name: "a\nb"),
    GraphQLClientError.network(URLError(.timedOut)),
    GraphQLClientError.redirect(.losesBody, TransportResponse(body: Data(), status: 302)),
    GraphQLFieldError.reported([GraphQLError(message: "Late"), GraphQLError(message: "Later")]),
    GraphQLFieldError.missing(MissingRequiredFieldError(path: ResponsePath([.key("hero")]))),
    MissingRequiredFieldError(path: ResponsePath([.key("hero"), .index(1)])),
    InvalidResponseError.neitherDataNorErrors,
    thrown(ResponseDecodingError.self) { try Fixture.HeroQuery().decodeResponse(Data(#"{"data":{"hero":1}}"#.utf8)) },
    thrown(JSONParsingError.self) { try GraphQLJSONValue(parsing: "[".utf8) },
    thrown(JSONWritingError.self) { try GraphQLRequest(Fixture.CreateReview(review: .init(stars: 1 << 31))) },
    thrown(InvalidExecutableSchema.self) { try ExecutableSchema(sdl: "type Query { a: B }") },
  ]

  @Test("Public errors say what happened where only their localized description is shown", arguments: errors.indices)
  func localizedDescription(index: Int) {
    let error = Self.errors[index]
    #expect(error.localizedDescription == error.description)
  }

  private static func thrown<Failure: Error>(_ type: Failure.Type, by body: () throws -> Any) -> Failure {
    do { _ = try body() } catch let error as Failure { return error } catch { fatalError("\(error)") }
    fatalError("no error")
  }
}
