#if NIO
  import AsyncHTTPClient
  import Foundation
  import InlineGraphQL
  import InlineGraphQLNIO
  import NIOSSL
  import Testing

  /// What a server over HTTP/2 did not take.
  @Suite(
    "A server that ends its connections after some requests",
    .enabled(if: !GraphQLServer.departing.isEmpty, "Tests/Integration/Delivery/run starts the server"),
    .timeLimit(.minutes(1))
  ) struct DepartingServerTests {
    private let client: GraphQLClient

    init() throws {
      let authority = try #require(ProcessInfo.processInfo.environment["DEPARTING_AUTHORITY"])
      var tls = TLSConfiguration.makeClientConfiguration()
      tls.trustRoots = .file(authority)
      let configuration = HTTPClient.Configuration(tlsConfiguration: tls)
      client = GraphQLClient(
        transport: HTTPTransport(url: GraphQLServer.departing[0].url, clientConfiguration: configuration)
      )
    }

    @Test("Queries that it did not take are sent again")
    func queries() async throws {
      var names: Set<String> = []
      for await result in results(100, { [client] in try await client.execute(Served.ServedHero()).data?.hero?.name }) {
        names.insert(try #require(try result.get()))
      }
      #expect(names == Set((1...100).map { "\($0)" }))
    }

    @Test("A mutation is sent again if it was refused, and never executed twice")
    func mutations() async throws {
      let review = Served.ServedReview(review: .init(stars: 1))
      var (counts, failures) = (Set<Int>(), 0)
      for await result in results(100, { [client] in try await client.execute(review).data?.createReview?.stars }) {
        switch result {
        case .success(let count): counts.insert(try #require(count))
        case .failure(GraphQLClientError.network): failures += 1
        case .failure(let error): throw error
        }
      }
      #expect(counts.count + failures == 100)
      // The server has executed no more than those that were answered: it answers all that it takes.
      #expect(counts == Set(1...counts.count))
      #expect(counts.count >= 20)
    }

    /// Calls a function many times at once.
    private func results<Value: Sendable>(
      _ count: Int,
      _ body: @escaping @Sendable () async throws -> Value
    ) -> AsyncStream<Result<Value, any Error>> {
      AsyncStream { continuation in
        Task {
          await withTaskGroup(of: Void.self) { group in
            for _ in 0..<count {
              group.addTask {
                do { continuation.yield(.success(try await body())) } catch { continuation.yield(.failure(error)) }
              }
            }
          }
          continuation.finish()
        }
      }
    }
  }

  extension GraphQLServer {
    /// The server of departing.py.
    fileprivate static let departing = servers(inVariable: "DEPARTING_SERVER")
  }
#endif
