import Foundation
import GraphQLCLibrary
import InlineGraphQL
import InlineGraphQLTesting

/// A service whose objects have names that a test can change, and which notes its requests.
final class NamesService: GraphQLTransport {
  private let state: Locked<(names: [String], requests: [GraphQLRequest])>
  private let sdl: URL
  private let resolvers: @Sendable (NamesService) -> [Resolver]

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - names: The names at first.
  ///   - sdl: The file with the schema.
  ///   - resolvers: What answers the fields.
  init(
    _ names: [String],
    sdl: URL,
    @ResolverBuilder resolvers: @escaping @Sendable (NamesService) -> [Resolver]
  ) {
    state = Locked((names, []))
    (self.sdl, self.resolvers) = (sdl, resolvers)
  }

  var names: [String] {
    get { state.withLock { $0.names } }
    set { state.withLock { $0.names = newValue } }
  }

  var requests: [GraphQLRequest] { state.withLock { $0.requests } }

  var lastVariables: String { String(decoding: requests.last?.variables ?? Data(), as: UTF8.self) }

  /// What responses wait for.
  let gate = Locked<(@Sendable () async -> Void)?>(nil)

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    state.withLock { $0.requests.append(request) }
    let text = try String(contentsOf: sdl, encoding: .utf8)
    let schema = try ExecutableSchema(sdl: text) { resolvers(self) }
    let response = try await InProcessTransport(schema).send(request)
    await gate.withLock { $0 }?()
    return response
  }
}
