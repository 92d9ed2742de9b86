import Foundation
import InlineGraphQL
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private let heroBody = #"{"data":{"hero":{"__typename":"Droid","id":"2001","appearsIn":["JEDI"],"name":"R2-D2"}}}"#

/// Which servers receive secret headers.
@Suite(.timeLimit(.minutes(1))) struct HTTPCredentialsTests {
  private let secrets: HTTPHeaders = ["Authorization": "Bearer secret", "Cookie": "a=secret", "X-Api-Key": "secret"]

  @Test(
    "A service that asks for credentials has answered",
    arguments: Connector.allCases,
    ["Basic realm=\"x\"", "basic", "Digest realm=\"x\", nonce=\"y\"", "NTLM", "Negotiate", "Bearer"]
  )
  func challenge(connector: Connector, scheme: String) async throws {
    let server = try LoopbackServer { _ in
      [.answer("Sign in.", status: 401, type: "text/plain", headers: ["WWW-Authenticate: \(scheme)"])]
    }
    let transport = HTTPTransport(url: server.url, timeout: 20, by: connector)
    let error = try await failure { try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()) }
    let response = try #require((error as? GraphQLClientError)?.response)
    #expect(response.status == 401)
    #expect(response.headers["www-authenticate"] == scheme)
    #expect(String(decoding: response.body, as: UTF8.self) == "Sign in.")
    #expect(server.requests.count == 1)
  }

  @Test(
    "User and password of the address are sent as a header, and are not if there is one",
    arguments: Connector.allCases
  )
  func userInfo(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let url = server.url(host: "al%20i:pass%3Aw@127.0.0.1")
    _ = try await GraphQLClient(transport: HTTPTransport(url: url, by: connector)).execute(Fixture.HeroQuery())
    let other = HTTPTransport(url: url, headers: ["authorization": "Bearer 1"], by: connector)
    _ = try await GraphQLClient(transport: other).execute(Fixture.HeroQuery())
    let expected = "Basic " + Data("al i:pass:w".utf8).base64EncodedString()
    #expect(server.requests.map { $0.headers["authorization"] } == [expected, "Bearer 1"])
  }

  @Test(
    "Redirects with 307 and 308 keep method, body and, on the same server, headers",
    arguments: Connector.allCases,
    [307, 308]
  )
  func sameServer(connector: Connector, status: Int) async throws {
    let server = try LoopbackServer { request in
      request.line.contains(" /graphql ") ? [.redirect(status, to: "/v2")] : [.answer(heroBody)]
    }
    let transport = HTTPTransport(url: server.url, headers: secrets, by: connector)
    let response = try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery())
    #expect(response.data?.hero?.id == "2001")
    let requests = server.requests
    #expect(requests.map(\.line) == ["POST /graphql HTTP/1.1", "POST /v2 HTTP/1.1"])
    #expect(Data(requests[1].body) == (try GraphQLRequest(Fixture.HeroQuery()).body))
    for name in secrets.names { #expect(requests[1].headers[name.lowercased()] == secrets[name]) }
  }

  @Test(
    "Another server is sent none of the headers, nor is the first when it is come back to",
    arguments: Connector.allCases,
    [307, 308]
  )
  func otherServer(connector: Connector, status: Int) async throws {
    let first = try LoopbackServer { request in
      request.line.contains(" /back ") ? [.answer(heroBody)] : [.redirect(status, to: request.headers["x-to"] ?? "")]
    }
    let second = try LoopbackServer { _ in
      [.redirect(status, to: first.url.absoluteString.replacing("graphql", with: "back"))]
    }
    // The same machine under another name, or on another port, is another server.
    for target in [
      first.url(host: "localhost").absoluteString.replacing("graphql", with: "back"), second.url.absoluteString,
    ] {
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpAdditionalHeaders = ["X-Configured": "secret"]
      var transport = HTTPTransport(url: first.url, headers: secrets, configuration: configuration, by: connector)
      transport.headers["X-To"] = target
      _ = try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery())
    }
    let requests = first.requests + second.requests
    #expect(requests.count == 5)
    for request in requests {
      let isFirst = request.line.contains(" /graphql ") && request.headers["x-to"] != nil
      #expect(request.headers.values.contains { $0.contains("secret") } == isFirst)
      #expect(request.headers["x-configured"] == (isFirst && connector == .urlSession ? "secret" : nil))
      #expect(Data(request.body) == (try GraphQLRequest(Fixture.HeroQuery()).body))
      #expect(request.headers["content-type"] == "application/json; charset=utf-8")
    }
  }

  @Test(
    "Redirects that are not followed are errors and send nothing",
    arguments: Connector.with(
      [
        (301, "/v2", .losesBody), (302, "/v2", .losesBody), (303, "/v2", .losesBody),
        (308, "ftp://127.0.0.1/", .notHTTP), (308, "file:///etc/hostname", .notHTTP), (307, "http://", .notHTTP),
      ] as [(Int, String, RedirectProblem)]
    )
  )
  func notFollowed(connector: Connector, status: Int, location: String, expected: RedirectProblem) async throws {
    let server = try LoopbackServer { _ in [.redirect(status, to: location)] }
    let transport = HTTPTransport(url: server.url, by: connector)
    let error = try await failure { try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()) }
    guard case .redirect(let problem, let response) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(problem == expected)
    #expect(response.status == status)
    #expect(response.headers["location"] == location)
    #expect(error.localizedDescription.contains("which the client does not follow: \(problem)"))
    #expect(server.requests.count == 1)
  }

  @Test("A redirect from https to http sends nothing there", arguments: [307, 308], ["http", "HTTP"])
  func insecure(status: Int, scheme: String) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let target = server.url.absoluteString.replacing("http", with: scheme, maxReplacements: 1)
    let url = try #require(URL(string: "https://one.test/\(status)?\(target)"))
    let transport = HTTPTransport(url: url, headers: secrets, timeout: 600, configuration: SecureService.configuration)
    let error = try await failure { try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()) }
    guard case .redirect(.insecure, let response) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(response.status == status)
    #expect(error.localizedDescription.contains("which the client does not follow: it leads from https to http"))
    #expect(server.requests.isEmpty)
  }

  @Test(
    "A redirect within https is followed, and by another server without what may be secret",
    arguments: [
      ("/graphql", true), ("//one.test/graphql", true), ("https://one.test:443/", true),
      ("https://two.test/", false), ("https://one.test:444/", false), ("//www.one.test/", false),
    ]
  )
  func secure(target: String, isSameServer: Bool) async throws {
    let url = try #require(URL(string: "https://one.test/307?\(target)"))
    let transport = HTTPTransport(url: url, headers: secrets, timeout: 600, configuration: SecureService.configuration)
    let response = try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery())
    guard case .array(let names) = response.extensions else {
      Issue.record("\(response)")
      return
    }
    for name in secrets.names { #expect(names.contains(.string(name.lowercased())) == isSameServer) }
    #expect(names.contains("content-type"))
  }

  @Test("Redirects end", arguments: Connector.allCases)
  func circle(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.redirect(308, to: "/graphql")] }
    let transport = HTTPTransport(url: server.url, by: connector)
    let error = try await failure { try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()) }
    guard case .redirect(.tooMany, _) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(server.requests.count == 21)
  }

  @Test(
    "A header that would begin another is not sent",
    arguments: Connector.with(
      [
        ("X-A: 1\r\nX-Evil", "2"), ("X-A\r\nX-Evil: 1", "2"), ("X-A\nX-Evil: 1", "2"), ("X-A", "1\r\nX-Evil: 2"),
        ("X-B", "1\nX-Evil: 2"),
        ("X-C", "1\u{0}"), ("", "1"), ("X A", "1"), ("X-Ä", "1"),
      ] as [(String, String)]
    )
  )
  func injection(connector: Connector, name: String, value: String) async throws {
    let server = try LoopbackServer { _ in [.answer(heroBody)] }
    let transport = HTTPTransport(url: server.url, headers: [name: value], by: connector)
    let error = try await failure { try await GraphQLClient(transport: transport).execute(Fixture.HeroQuery()) }
    guard case .invalidHeader(name) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(!error.localizedDescription.contains("\n"))
    #expect(server.requests.isEmpty)
  }

  @Test("Nothing that prints a transport, a client or an error of theirs shows secrets", arguments: Connector.allCases)
  func printing(connector: Connector) async throws {
    let server = try LoopbackServer { request in
      request.line.contains("/graphql") ? [.redirect(302, to: "http://eve:secret@localhost/?token=secret")] : []
    }
    var url = try #require(URL(string: "http://me:secret@127.0.0.1:\(server.port)/graphql?token=secret#secret"))
    for path in ["/graphql", "/none"] {
      url = try #require(URL(string: url.absoluteString.replacing("/graphql", with: path)))
      let client = GraphQLClient(transport: HTTPTransport(url: url, headers: secrets, by: connector))
      let error = try await failure { try await client.execute(Fixture.HeroQuery()) }
      let invalid = GraphQLClientError.invalidHeader(name: "Authorization")
      for value in [client, client.transport, error, invalid] as [Any] {
        var texts = ["\(value)", String(describing: value), String(reflecting: value)]
        texts.append("")
        dump(value, to: &texts[3])
        if let error = value as? any Error { texts.append(error.localizedDescription) }
        for text in texts { #expect(!text.contains("secret")) }
        #expect(!texts[3].isEmpty)
      }
      #expect("\(client)".contains("http://127.0.0.1:\(server.port)\(path)?…"))
      #expect(String(reflecting: client).contains("HTTPTransport("))
    }
  }
}
