import Foundation
import InlineGraphQL
import Testing

/// Requests by clients that trust an authority, as those of a company trust their own.
@Suite(
  "Servers whose certificates are right or not",
  .enabled(if: !GraphQLServer.certified.isEmpty, "Tests/Integration/Delivery/run starts the servers"),
  .timeLimit(.minutes(1))
) struct CertificateTests {
  @Test(
    "A certificate for another host, an expired one, an unknown authority's and TLS 1.1 are refused, and nothing is sent",
    arguments: Connector.allCases
  )
  func refused(connector: Connector) async throws {
    func hero(of server: GraphQLServer) async throws -> String? {
      let client = GraphQLClient(transport: HTTPTransport(url: server.url, by: connector))
      return try await client.execute(Served.ServedHero()).data?.hero?.name
    }
    let others = GraphQLServer.certified.filter { $0.name != "right" }
    #expect(others.map(\.name) == ["other-host", "expired", "other-authority", "tls-1.1"])
    for server in others {
      guard case .network? = try await failure({ try await hero(of: server) }) as? GraphQLClientError else {
        Issue.record("\(server)")
        continue
      }
    }
    #expect(try await hero(of: try #require(GraphQLServer.certified.first { $0.name == "right" })) == "0")
  }
}

extension GraphQLServer {
  /// The servers of certificates.py, whose names say what is wrong with their certificates.
  fileprivate static let certified = servers(inVariable: "CERTIFICATE_SERVERS")
}
