import Foundation
import InlineGraphQL
import Testing

private let heroBody = #"{"data":{"hero":null}}"#

/// What middleware sends to a transport that answers each request in turn.
private final class Service: GraphQLTransport, @unchecked Sendable {
  private let lock = NSLock()
  private var answers: [Result<TransportResponse, GraphQLClientError>]
  private var received: [GraphQLRequest] = []

  init(_ answers: [Result<TransportResponse, GraphQLClientError>]) { self.answers = answers }

  /// Answers with these bodies, and then without data.
  convenience init(_ bodies: String...) {
    self.init(bodies.map { .success(TransportResponse(body: Data($0.utf8))) })
  }

  var requests: [GraphQLRequest] { lock.withLock { received } }

  /// The sent texts, and the hashes: `text`, `hash` or `text+hash`.
  var forms: [String] {
    requests.map { request in
      [request.sendsDocument ? "text" : nil, request.extensions.isEmpty ? nil : "hash"].compactMap(\.self)
        .joined(separator: "+")
    }
  }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    try lock.withLock {
      received.append(request)
      return answers.isEmpty ? TransportResponse(body: Data(heroBody.utf8)) : try answers.removeFirst().get()
    }
  }
}

@Suite struct PersistedDocumentsTests {
  private static let document = Fixture.HeroQuery.document
  private static let json = GraphQLJSONValue.string(document).description

  private static let apollo = Data(
    #"""
    {"format":"apollo-persisted-query-manifest","version":1,"operations":[
    {"id":"x1","name":"HeroQuery","type":"query","body":"query HeroQuery{older}"},
    {"id":"x2","name":"HeroQuery","type":"query","body":\#(json)}]}
    """#.utf8
  )
  private static let relay = Data(#"{"x1":"query HeroQuery{older}","x2":\#(json)}"#.utf8)

  @Test("An operation of the manifest is sent with its ID, and without its text", arguments: [apollo, relay])
  func listed(manifest: Data) async throws {
    let service = Service()
    let client = GraphQLClient(transport: service, middleware: [try PersistedDocuments(manifest: manifest)])
    #expect(try await client.execute(Fixture.HeroQuery(episode: .some(.jedi))).errors.isEmpty)
    #expect(
      String(decoding: try #require(service.requests.first).body, as: UTF8.self)
        == #"{"documentId":"x2","operationName":"HeroQuery","variables":{"episode":"JEDI"}}"#
    )
  }

  @Test("The ID may be the hash of a persisted query")
  func persistedQuery() async throws {
    let service = Service()
    let documents = try PersistedDocuments(manifest: Self.apollo, identification: .persistedQuery)
    _ = try await GraphQLClient(transport: service, middleware: [documents]).execute(Fixture.HeroQuery())
    #expect(
      String(decoding: try #require(service.requests.first).body, as: UTF8.self)
        == #"{"operationName":"HeroQuery","variables":{},"#
        + #""extensions":{"persistedQuery":{"version":1,"sha256Hash":"x2"}}}"#
    )
  }

  @Test("A document that is not in the manifest is an error before anything is sent, unless its text may be sent")
  func unlisted() async throws {
    let manifest = Data(#"{"x":"query HeroQuery{older}"}"#.utf8)
    let service = Service()
    let strict = GraphQLClient(transport: service, middleware: [try PersistedDocuments(manifest: manifest)])
    let error = try await failure { try await strict.execute(Fixture.HeroQuery()) }
    #expect(error as? PersistedDocumentError == .notInManifest(operationName: "HeroQuery"))
    var events = strict.subscribe(Fixture.ReviewAdded()).makeAsyncIterator()
    let streamed = try await failure { try await events.next() }
    #expect(streamed as? PersistedDocumentError == .notInManifest(operationName: "ReviewAdded"))
    #expect(service.requests.isEmpty)

    let lenient = try PersistedDocuments(manifest: manifest, unlisted: .sent)
    _ = try await GraphQLClient(transport: service, middleware: [lenient]).execute(Fixture.HeroQuery())
    #expect(service.forms == ["text"])
    #expect(service.requests.first?.documentID == nil)
  }

  @Test(
    "Names in texts of Relay's format are found",
    arguments: ["query HeroQuery", "query HeroQuery($a:Int)", "\nquery\tHeroQuery @a", "query  HeroQuery "]
  )
  func names(head: String) throws {
    var request = try GraphQLRequest(Fixture.HeroQuery())
    request.document = head + "{hero{id}}"
    let manifest = Data("{\"x\":\(GraphQLJSONValue.string(request.document))}".utf8)
    #expect(try PersistedDocuments(manifest: manifest).documentID(of: request) == "x")
  }

  @Test("A text that is no manifest is a typed error", arguments: ["", "[]", #"{"a":1}"#, #"{"format":"b"}"#])
  func malformed(text: String) {
    let error = #expect(throws: PersistedDocumentError.self) { try PersistedDocuments(manifest: Data(text.utf8)) }
    guard case .malformedManifest? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }
}

@Suite struct AutomaticPersistedQueriesTests {
  private static let notFound =
    #"{"errors":[{"message":"PersistedQueryNotFound","extensions":{"code":"PERSISTED_QUERY_NOT_FOUND"}}]}"#
  private static let notSupported =
    #"{"errors":[{"message":"no","extensions":{"code":"PERSISTED_QUERY_NOT_SUPPORTED"}}]}"#

  private func client(_ service: Service, prefersGET: Bool = false) -> GraphQLClient {
    GraphQLClient(transport: service, middleware: [AutomaticPersistedQueries(prefersGET: prefersGET)])
  }

  @Test("The hash is sent first, and the text only if the service asks for it")
  func learning() async throws {
    let service = Service(Self.notFound, heroBody, heroBody)
    let client = client(service)
    for _ in 0..<2 { #expect(try await client.execute(Fixture.HeroQuery()).errors.isEmpty) }
    #expect(service.forms == ["hash", "text+hash", "hash"])
    // echo -n "$document" | sha256sum
    #expect(
      service.requests[0].extensions["persistedQuery"]
        == ["version": 1, "sha256Hash": "c611bdb3f819a9e0419ddf4aa82095fb1a2deec61432ac0906ff692ed63695b0"]
    )
    #expect(service.requests[1].extensions == service.requests[0].extensions)
  }

  @Test(
    "A service that does not know a hash says so by message or code, with any status",
    arguments: [
      Result<TransportResponse, GraphQLClientError>.success(TransportResponse(body: Data(notFound.utf8))),
      .success(TransportResponse(body: Data(#"{"data":null,"errors":[{"message":"PersistedQueryNotFound"}]}"#.utf8))),
      .failure(
        .httpStatus(
          TransportResponse(body: Data(), status: 400),
          errors: [GraphQLError(message: "PersistedQueryNotFound")]
        )
      ),
    ]
  )
  func refusals(answer: Result<TransportResponse, GraphQLClientError>) async throws {
    let service = Service([answer])
    #expect(try await client(service).execute(Fixture.HeroQuery()).errors.isEmpty)
    #expect(service.forms == ["hash", "text+hash"])
  }

  @Test("A service without support gets texts from then on")
  func unsupported() async throws {
    let service = Service(Self.notSupported)
    let client = client(service)
    for _ in 0..<2 { _ = try await client.execute(Fixture.HeroQuery()) }
    #expect(service.forms == ["hash", "text", "text"])
  }

  @Test("Other errors, and data that has the words of a refusal, are answers")
  func answers() async throws {
    for body in [
      #"{"errors":[{"message":"no"}]}"#, #"{"data":{"hero":null},"errors":[{"message":"PersistedQueryNotFound"}]}"#,
    ] {
      let service = Service(body)
      #expect(try await client(service).execute(Fixture.HeroQuery()).errors.count == 1)
      #expect(service.forms == ["hash"])
    }
    let failing = Service([.failure(.httpStatus(TransportResponse(body: Data(), status: 503), errors: []))])
    _ = try await failure { try await client(failing).execute(Fixture.HeroQuery()) }
    #expect(failing.forms == ["hash"])
  }

  @Test("A hash alone goes by GET if the request or the middleware prefers it, the text by POST")
  func methods() async throws {
    let server = try LoopbackServer { request in
      [.answer(request.line.hasPrefix("GET") ? Self.notFound : heroBody)]
    }
    let transport = HTTPTransport(url: server.url, timeout: 600)
    let client = GraphQLClient(transport: transport, middleware: [AutomaticPersistedQueries(prefersGET: true)])
    _ = try await client.execute(Fixture.HeroQuery())
    #expect(server.requests.map { $0.line.prefix(5) } == ["GET /", "POST "])
    #expect(server.requests[0].line.contains("extensions=%7B%22persistedQuery%22"))
    #expect(!server.requests[0].line.contains("query="))
    #expect(String(decoding: server.requests[1].body, as: UTF8.self).contains(#""sha256Hash""#))
  }

  @Test("Operations with several responses begin anew after a refusal; subscriptions have their text")
  func streams() async throws {
    let service = Service(Self.notFound, heroBody)
    let middleware = AutomaticPersistedQueries()
    let events = middleware.interceptStream(try GraphQLRequest(Fixture.HeroQuery())) { service.stream($0) }
    var bodies: [String] = []
    for try await case .response(let response) in events {
      bodies.append(String(decoding: response.body, as: UTF8.self))
    }
    #expect(bodies == [heroBody])
    #expect(service.forms == ["hash", "text+hash"])

    let subscription = middleware.interceptStream(try GraphQLRequest(Fixture.ReviewAdded())) { request in
      #expect(request.sendsDocument && request.extensions.isEmpty)
      return service.stream(request)
    }
    _ = try await failure { for try await _ in subscription {} }
  }
}
