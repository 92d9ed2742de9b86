import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import InlineGraphQL
import Testing

private func review(_ stars: Int) -> String { #"{"data":{"createReview":{"stars":\#(stars)}}}"# }

/// Sends `next` for some stars, then `complete`.
private func send(_ stars: [Int], to message: GraphQLJSONValue, on socket: ScriptedSocket, completes: Bool = true) {
  guard case .string(let id)? = message["id"], message["type"] == "subscribe" else { return }
  for star in stars { socket.send(#"{"id":"\#(id)","type":"next","payload":\#(review(star))}"#) }
  if completes { socket.send(#"{"type":"complete","id":"\#(id)"}"#) }
}

/// Waits until something is true.
private func eventually(_ condition: () -> Bool) async throws {
  // The suite has a time limit.
  while !condition() { try await Task.sleep(for: .milliseconds(5)) }
}

@Suite("graphql-transport-ws", .timeLimit(.minutes(1))) struct WebSocketTransportTests {
  private func stars(_ client: GraphQLClient) async throws -> [Int?] {
    var stars: [Int?] = []
    for try await response in client.subscribe(Fixture.ReviewAdded()) {
      stars.append(response.data?.createReview?.stars)
    }
    return stars
  }

  private func client(_ service: ScriptedService) -> GraphQLClient { GraphQLClient(transport: service.transport()) }

  @Test("connection_init, connection_ack, subscribe, next, complete")
  func subscription() async throws {
    let service = ScriptedService.accepting { send([1, 2, 3], to: $0, on: $1) }
    let transport = service.transport(payload: { ["token": "t"] })
    #expect(try await stars(GraphQLClient(transport: transport)) == [1, 2, 3])
    let socket = try #require(service.sockets.first)
    #expect(socket.request.url.absoluteString == "ws://127.0.0.1/graphql?x=1")
    #expect(socket.request.headers == ["X": "1", "Authorization": "Basic dTpw"])
    #expect(socket.request.subprotocol == "graphql-transport-ws")
    let body = String(decoding: try GraphQLRequest(Fixture.ReviewAdded()).body, as: UTF8.self)
    #expect(
      socket.received == [
        #"{"type":"connection_init","payload":{"token":"t"}}"#, #"{"type":"subscribe","id":"1","payload":\#(body)}"#,
      ]
    )
  }

  @Test("Without a payload connection_init has none; the acknowledgement may have one")
  func payloads() async throws {
    let service = ScriptedService { message, socket in
      if message["type"] == "connection_init" { socket.send(#" {"payload":{"a":[1]},"type":"connection_ack","x":0} "#) }
      send([1], to: message, on: socket)
    }
    #expect(try await stars(client(service)) == [1])
    #expect(service.sockets.first?.received.first == #"{"type":"connection_init"}"#)
  }

  @Test("Operations share a connection, also those that begin while it opens")
  func sharing() async throws {
    let service = ScriptedService.accepting { send([1, 2], to: $0, on: $1) }
    let client = client(service)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { if try await stars(client) != [1, 2] { Issue.record("Other responses") } } }
      try await group.waitForAll()
    }
    #expect(service.sockets.count == 1)
    #expect(Set(service.sockets[0].received).count == 21)
  }

  @Test("Queries and mutations have one response over the socket")
  func queries() async throws {
    let service = ScriptedService.accepting { send([5], to: $0, on: $1) }
    let response = try await client(service).execute(Fixture.CreateReview(review: .init(stars: 5)))
    #expect(response.data?.createReview?.stars == 5)
  }

  @Test("error ends one operation with its errors, and no other")
  func operationError() async throws {
    let service = ScriptedService.accepting { message, socket in
      guard case .string(let id)? = message["id"] else { return }
      if id == "1" {
        socket.send(#"{"type":"error","id":"1","payload":[{"message":"No such field"}]}"#)
      } else {
        send([7], to: message, on: socket)
      }
    }
    let client = client(service)
    var errors: [String] = []
    for try await response in client.subscribe(Fixture.ReviewAdded()) { errors += response.errors.map(\.message) }
    #expect(errors == ["No such field"])
    #expect(try await stars(client) == [7])
    #expect(service.sockets.count == 1)
  }

  @Test("ping is answered with its payload, before and after the acknowledgement; pong is ignored")
  func pings() async throws {
    let service = ScriptedService { message, socket in
      switch message["type"] {
      case "connection_init": socket.send(#"{"type":"ping"}"#)
      case "pong" where message["payload"] == nil: socket.send(#"{"type":"connection_ack"}"#)
      case "subscribe": socket.send(#"{"type":"pong"}"#); socket.send(#"{"type":"ping","payload":{"a": "é"}}"#)
      case "pong": send([1], to: ["type": "subscribe", "id": "1"], on: socket)
      default: break
      }
    }
    #expect(try await stars(client(service)) == [1])
    #expect(service.sockets[0].received.last == #"{"type":"pong","payload":{"a": "é"}}"#)
  }

  @Test("Messages that arrive together with connection_ack are read after it")
  func messagesWithAcknowledgement() async throws {
    let service = ScriptedService { message, socket in
      if message["type"] == "connection_init" {
        socket.send(#"{"type":"connection_ack"}"#)
        socket.send(#"{"type":"ping","payload":{"a":1}}"#)
        socket.send(#"{"type":"next","id":"x","payload":\#(review(9))}"#)
      }
      send([1], to: message, on: socket)
    }
    #expect(try await stars(client(service)) == [1])
    let received = try #require(service.sockets.first).received
    #expect(received.filter { $0 == #"{"type":"pong","payload":{"a":1}}"# }.count == 1)
  }

  @Test("A service that breaks each connection off with the acknowledgement is not asked again and again")
  func brokenWithAcknowledgement() async throws {
    func service(_ then: @escaping @Sendable (ScriptedSocket) -> Void) -> ScriptedService {
      ScriptedService { message, socket in
        guard message["type"] == "connection_init" else { return }
        socket.send(#"{"type":"connection_ack"}"#)
        then(socket)
      }
    }
    let twice = service { $0.send(#"{"type":"connection_ack"}"#) }
    #expect("\(try await failure { try await stars(client(twice)) })".contains("it is a second connection_ack"))
    #expect(twice.sockets.map { $0.closure?.code } == [4400])
    let closing = service { $0.breakOff(code: 4403) }
    #expect("\(try await failure { try await stars(client(closing)) })".contains("closed the WebSocket with code 4403"))
    #expect(closing.sockets.count == 1)
    let query = try await failure { try await client(closing).execute(Fixture.HeroQuery()) }
    #expect("\(query)".contains("closed the WebSocket with code 4403"))
    #expect(closing.sockets.count == 2)
  }

  @Test("Ending the loop, and cancelling the task, send complete")
  func cancellation() async throws {
    let service = ScriptedService.accepting { send([1, 2], to: $0, on: $1, completes: false) }
    let client = client(service)
    for try await _ in client.subscribe(Fixture.ReviewAdded()) { break }
    try await eventually { service.sockets[0].received.last == #"{"type":"complete","id":"1"}"# }
    let task = Task { try await stars(client) }
    try await eventually { service.sockets[0].received.count == 4 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await eventually { service.sockets[0].received.last == #"{"type":"complete","id":"2"}"# }
  }

  @Test("Responses to operations that have ended, or never began, are ignored")
  func unknownIdentifiers() async throws {
    let service = ScriptedService.accepting { message, socket in
      for type in ["next", "error"] { socket.send(#"{"type":"\#(type)","id":"x","payload":[]}"#) }
      socket.send(#"{"type":"complete","id":"x"}"#)
      send([1], to: message, on: socket)
      send([2], to: message, on: socket)
    }
    #expect(try await stars(client(service)) == [1])
  }

  @Test("Without operations the connection is closed, and a new one opened for the next")
  func idle() async throws {
    let service = ScriptedService.accepting { send([1], to: $0, on: $1) }
    let client = GraphQLClient(transport: service.transport(idleTimeout: 0.05))
    #expect(try await stars(client) == [1])
    try await eventually { service.sockets[0].closure?.code == 1000 }
    #expect(try await stars(client) == [1])
    #expect(service.sockets.count == 2)
  }

  @Test("The connection ends with the last copy of its transport, not before its operations")
  func released() async throws {
    let service = ScriptedService.accepting { send([1], to: $0, on: $1, completes: false) }
    var responses: GraphQLSubscriptionResponses<Fixture.ReviewAdded.Data>.AsyncIterator?
    do {
      let client = client(service)
      responses = client.subscribe(Fixture.ReviewAdded()).makeAsyncIterator()
      #expect(try await responses?.next()?.data?.createReview?.stars == 1)
    }
    #expect(service.sockets[0].closure == nil)
    responses = nil
    try await eventually { service.sockets[0].closure?.code == 1000 }
  }

  @Test("A subscription begins anew when the connection breaks off, and its reader is told")
  func reconnection() async throws {
    let count = Locked(0)
    let service = ScriptedService.accepting { message, socket in
      guard message["type"] == "subscribe" else { return }
      let number = count.withLock { count in
        count += 1
        return count
      }
      send([number], to: message, on: socket, completes: number == 3)
      if number < 3 { socket.breakOff(code: number == 1 ? 1006 : 1012) }
    }
    var events: [String] = []
    for try await event in client(service).subscribe(Fixture.ReviewAdded()).events {
      switch event {
      case .gap: events.append("gap")
      case .response(let response): events.append("\(response.data?.createReview?.stars ?? 0)")
      }
    }
    #expect(events == ["1", "gap", "2", "gap", "3"])
    #expect(service.sockets.count == 3)

    count.withLock { $0 = 0 }
    var gaps: [Bool] = []
    for try await response in client(service).subscribe(Fixture.ReviewAdded()) { gaps.append(response.followsGap) }
    #expect(gaps == [false, true, true])
  }

  @Test("A service that breaks off each connection is given up after some attempts")
  func attempts() async throws {
    let service = ScriptedService.accepting { message, socket in
      if message["type"] == "subscribe" { socket.breakOff(code: 1013, "busy") }
    }
    let error = try await failure { try await stars(client(service)) }
    #expect(error.localizedDescription == "The GraphQL service closed the WebSocket with code 1013: busy")
    #expect(service.sockets.count == 4)
  }

  @Test(
    "Close codes of the protocol are errors, and no reason for a new connection",
    arguments: [
      (4400, .badRequest), (4401, .unauthorized), (4403, .forbidden), (4406, .subprotocolNotAcceptable),
      (4409, .subscriberAlreadyExists), (4429, .tooManyInitialisationRequests), (4500, .internalServerError),
      (1002, .protocolError), (1003, .unsupportedData), (1007, .invalidText), (1008, .policyViolation),
      (1009, .messageTooLarge), (1011, .serverError), (4999, WebSocketCloseCode(rawValue: 4999)),
    ] as [(UInt16, WebSocketCloseCode)]
  )
  func closeCodes(code: UInt16, expected: WebSocketCloseCode) async throws {
    let service = ScriptedService.accepting { message, socket in
      if message["type"] == "subscribe" { socket.breakOff(code: code, "why") }
    }
    let error = try await failure { try await stars(client(service)) }
    guard case .webSocket(.closed(expected, reason: "why")) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(service.sockets.count == 1)
  }

  @Test(
    "Close codes that may pass are tried again",
    arguments: [1000, 1001, 1005, 1006, 1012, 1013, 1014, 4408] as [UInt16]
  )
  func temporaryCodes(code: UInt16) async throws {
    let service = ScriptedService.accepting { message, socket in
      if message["type"] == "subscribe" { socket.breakOff(code: code) }
    }
    _ = try await failure { try await stars(client(service)) }
    #expect(service.sockets.count == 4)
  }

  @Test("Closing before the acknowledgement is an error at once", arguments: [1006, 4403, 4408] as [UInt16])
  func refused(code: UInt16) async throws {
    let service = ScriptedService { _, socket in socket.breakOff(code: code) }
    let error = try await failure { try await stars(client(service)) }
    #expect("\(error)".contains("closed the WebSocket with code \(code)"))
    #expect(service.sockets.count == 1)
  }

  @Test("A query that waits fails with its connection")
  func queryBreaksOff() async throws {
    let service = ScriptedService.accepting { _, socket in socket.breakOff() }
    let error = try await failure { try await client(service).execute(Fixture.HeroQuery()) }
    #expect("\(error)".contains("closed the WebSocket with code 1006"))
    #expect(service.sockets.count == 1)
  }

  @Test(
    "Messages that the protocol does not have close the connection with 4400",
    arguments: [
      ("", "it is not a JSON object"), ("[]", "it is not a JSON object"), ("{", "it is not a JSON object"),
      ("{}", "it has no \"type\""), (#"{"type":1}"#, "its \"type\" is not a string"),
      (#"{"type":"data","id":"1"}"#, "its type \"data\" is unknown"),
      (#"{"type":"next","id":"1"}"#, "it has no \"payload\""),
      (#"{"type":"next","payload":{}}"#, "it has no \"id\""),
      (#"{"type":"complete","id":7}"#, "its \"id\" is not a string"),
      (#"{"type":"error","id":"1"}"#, "it has no \"payload\""),
      (#"{"type":"connection_ack"}"#, "it is a second connection_ack"),
    ]
  )
  func invalidMessages(text: String, problem: String) async throws {
    let service = ScriptedService.accepting { message, socket in
      if message["type"] == "subscribe" { socket.send(text) }
    }
    let error = try await failure { try await stars(client(service)) }
    #expect(
      "\(error)" == "The GraphQL service sent a message that graphql-transport-ws does not have: \(problem)."
    )
    #expect(service.sockets[0].closure?.code == 4400)
  }

  @Test("Responses that arrive with such a message are read before its error")
  func responsesBeforeInvalidMessage() async throws {
    let service = ScriptedService.accepting { message, socket in
      send(Array(1...200), to: message, on: socket, completes: false)
      socket.send("[]")
      send([201], to: message, on: socket)
    }
    var read: [Int?] = []
    let error = try await failure {
      for try await response in client(service).subscribe(Fixture.ReviewAdded()) {
        read.append(response.data?.createReview?.stars)
      }
    }
    #expect(read == Array(1...200))
    #expect("\(error)".hasSuffix("it is not a JSON object."))
  }

  @Test("Responses to several operations that arrive together reach each in order")
  func interleaved() async throws {
    let subscriptions = Locked<[GraphQLJSONValue]>([])
    let service = ScriptedService.accepting { message, socket in
      let begun = subscriptions.withLock { begun in
        begun.append(message)
        return begun
      }
      guard begun.count == 3 else { return }
      for number in 0..<300 { send([number], to: begun[number / 7 % 3], on: socket, completes: false) }
      for message in begun { send([], to: message, on: socket) }
    }
    let client = client(service)
    let read = try await withThrowingTaskGroup(of: [Int?].self) { group in
      for _ in 0..<3 { group.addTask { try await stars(client) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let sent = (0..<3).map { index in (0..<300).filter { $0 / 7 % 3 == index } as [Int?] }
    #expect(Set(read) == Set(sent))
  }

  @Test("Binary messages, and responses before the acknowledgement, are such messages")
  func misplaced() async throws {
    let binary = ScriptedService.accepting { _, socket in socket.sendBinary() }
    #expect("\(try await failure { try await stars(client(binary)) })".hasSuffix("it is binary."))
    let early = ScriptedService { _, socket in socket.send(#"{"type":"complete","id":"1"}"#) }
    #expect("\(try await failure { try await stars(client(early)) })".contains("before connection_ack"))
  }

  @Test("A service that does not acknowledge in time, or chooses another protocol, is an error")
  func opening() async throws {
    let silent = ScriptedService { _, _ in }
    let late = try await failure { try await stars(GraphQLClient(transport: silent.transport(timeout: 0.05))) }
    guard case .webSocket(.acknowledgementTimeout) = late as? GraphQLClientError else {
      Issue.record("\(late)")
      return
    }
    for name in [nil, "graphql-ws"] {
      let other = ScriptedService(subprotocol: name) { _, _ in }
      let error = try await failure { try await stars(client(other)) }
      guard case .webSocket(.wrongSubprotocol(name)) = error as? GraphQLClientError else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test("A refused connection is an error with the status; a payload that fails is its error")
  func refusal() async throws {
    let answer = TransportResponse(body: Data("no".utf8), status: 401, headers: ["WWW-Authenticate": "Basic"])
    let service = ScriptedService(refusal: WebSocketRefusal(response: answer)) { _, _ in }
    let error = try await failure { try await stars(client(service)) }
    #expect((error as? GraphQLClientError)?.response == answer)

    struct NoToken: Error {}
    let unused = ScriptedService { _, _ in }
    let transport = unused.transport(payload: { throw NoToken() })
    await #expect(throws: NoToken.self) { try await stars(GraphQLClient(transport: transport)) }
    #expect(unused.sockets.isEmpty)
  }

  @Test("A silent service is asked whether it is there, and given up if it does not answer")
  func keepAlive() async throws {
    let answering = ScriptedService.accepting { message, socket in
      if message["type"] == "ping" { socket.send(#"{"type":"pong"}"#) }
    }
    // The limit is long for a busy machine. The second ping shows that the answer to the first counted.
    let patient = Task { try await stars(GraphQLClient(transport: answering.transport(keepAlive: 4))) }
    try await eventually { (answering.sockets.first?.received ?? []).count(where: { $0.contains("ping") }) > 1 }
    patient.cancel()
    #expect(answering.sockets.count == 1)

    let dead = ScriptedService.accepting { _, _ in }
    let error = try await failure { try await stars(GraphQLClient(transport: dead.transport(keepAlive: 0.05))) }
    guard case .webSocket(.unresponsive) = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
    #expect(dead.sockets.count >= 4)
  }

  @Test("A service that takes no bytes any more is noticed, also while something large is sent to it")
  func stalled() async throws {
    let service = Locked<ScriptedService?>(nil)
    let stalling = ScriptedService.accepting { message, socket in
      let isFirst = service.withLock { $0?.sockets.count == 1 }
      send([isFirst ? 1 : 2], to: message, on: socket, completes: !isFirst)
      if isFirst { socket.stall() }
    }
    service.withLock { $0 = stalling }
    let client = GraphQLClient(transport: stalling.transport(keepAlive: 0.2))
    var events: [String] = []
    var mutation: Task<any Error, any Error>?
    for try await event in client.subscribe(Fixture.ReviewAdded()).events {
      switch event {
      case .gap: events.append("gap")
      case .response(let response): events.append("\(response.data?.createReview?.stars ?? 0)")
      }
      mutation =
        mutation
        ?? Task { try await failure { try await client.execute(Fixture.CreateReview(review: .init(stars: 5))) } }
    }
    #expect(events == ["1", "gap", "2"])
    #expect("\(try await mutation!.value)".contains("WebSocket"))
  }

  @Test("A WebSocket of Foundation that cannot be opened is an error of the network")
  func foundation() async throws {
    let address = try LoopbackServer.Refusing()
    let client = GraphQLClient(transport: WebSocketTransport(url: address.url, timeout: 20))
    let error = try await failure { try await stars(client) }
    guard case .network = error as? GraphQLClientError else {
      Issue.record("\(error)")
      return
    }
  }

  @Test("10,000 responses at once arrive in order")
  func many() async throws {
    let service = ScriptedService.accepting { send(Array(1...10_000), to: $0, on: $1) }
    #expect(try await stars(client(service)) == Array(1...10_000))
  }

  @Test("A service that never pauses keeps no operation from ending or beginning")
  func flood() async throws {
    let isOver = Locked(false)
    defer { isOver.withLock { $0 = true } }
    let service = ScriptedService.accepting { message, socket in
      guard message["id"] == "1", message["type"] == "subscribe" else { return send([2], to: message, on: socket) }
      Thread.detachNewThread {
        while !isOver.withLock({ $0 }) {
          if socket.waitingCount < 1000 { send([1], to: message, on: socket, completes: false) }
        }
      }
    }
    let client = client(service)
    for try await response in client.subscribe(Fixture.ReviewAdded()) {
      #expect(response.data?.createReview?.stars == 1)
      break
    }
    #expect(try await stars(client) == [2])
    try await eventually { service.sockets.first?.received.contains(#"{"type":"complete","id":"1"}"#) == true }
    #expect(service.sockets.count == 1)
  }

  @Test("A transport without subscriptions says what to do")
  func without() async throws {
    struct Plain: GraphQLTransport {
      func send(_ request: GraphQLRequest) async throws -> TransportResponse { TransportResponse(body: Data()) }
    }
    let error = try await failure { try await stars(GraphQLClient(transport: Plain())) }
    #expect(error.localizedDescription.contains("subscriptionTransport"))
    let service = ScriptedService.accepting { send([1], to: $0, on: $1) }
    #expect(try await stars(GraphQLClient(transport: Plain(), subscriptionTransport: service.transport())) == [1])
  }
}

@Suite("Responses that wait for a reader", .timeLimit(.minutes(1))) struct MailboxTests {
  private let half = Data(repeating: 0, count: Mailbox.capacity / 2 + 1)

  @Test("A writer waits for the reader when there is no room")
  func waiting() async throws {
    // The reader comes, however busy the machine is.
    let mailbox = Mailbox(patience: .seconds(3600))
    let delivered = Locked(0)
    let writer = Task {
      for _ in 0..<10 {
        if case .none = mailbox.add(DataPieces(half)) { await mailbox.waitForRoom(othersWait: false) }
        delivered.withLock { $0 += 1 }
      }
      mailbox.finish()
    }
    try await eventually { delivered.withLock { $0 } > 0 }
    try await Task.sleep(for: .milliseconds(50))
    #expect(delivered.withLock { $0 } == 1)
    var count = 0
    while let responses = try await mailbox.next() {
      count += 1
      #expect(responses.all == [half])
      try await Task.sleep(for: .milliseconds(1))
      #expect(delivered.withLock { $0 } <= count + 1)
    }
    #expect(count == 10)
    await writer.value
  }

  @Test("Responses that arrive one by one while nobody reads are read together")
  func together() async throws {
    let mailbox = Mailbox()
    let responses = (0..<100).map { Data("\($0)".utf8) }
    for response in responses { #expect(mailbox.add(DataPieces(response)) == .more) }
    mailbox.finish()
    #expect(try await mailbox.next()?.all == Array(responses.prefix(DataPieces.maximumCount)))
    #expect(try await mailbox.next()?.all == Array(responses.dropFirst(DataPieces.maximumCount)))
    #expect(try await mailbox.next()?.count == nil)
  }

  @Test("A reader that does not come is given up; what waits for it stays")
  func slow() async throws {
    let mailbox = Mailbox(patience: .milliseconds(20))
    for _ in 0..<3 { if case .none = mailbox.add(DataPieces(half)) { await mailbox.waitForRoom(othersWait: false) } }
    #expect(mailbox.add(DataPieces(half)) == .ended)
    #expect(try await mailbox.next()?.all == [half])
    #expect(try await mailbox.next()?.all == [half])
    let error = try await failure { try await mailbox.next() }
    #expect(error.localizedDescription.contains("not read as fast as"))
  }

  @Test("A reader that always comes late is given up when the others have waited for as long in all")
  func starving() async throws {
    let mailbox = Mailbox(patience: .milliseconds(200))
    let writer = Task {
      while true {
        switch mailbox.add(DataPieces(half)) {
        case .more: break
        case .none: await mailbox.waitForRoom(othersWait: true)
        case .ended: return
        }
      }
    }
    let error = try await failure {
      while try await mailbox.next() != nil { try await Task.sleep(for: .milliseconds(30)) }
    }
    #expect(error.localizedDescription.contains("not read as fast as"))
    await writer.value
  }
}
