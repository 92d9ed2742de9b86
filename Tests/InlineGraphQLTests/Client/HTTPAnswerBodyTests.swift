import Foundation
import GraphQLCLibrary
import GraphQLHTTP
import Testing

/// Bodies that are read as they arrive.
@Suite(.timeLimit(.minutes(1))) struct HTTPAnswerBodyTests {
  private static let chunked =
    "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nTransfer-Encoding: chunked\r\n\r\n"

  private func open(_ server: LoopbackServer, by connector: Connector) async throws -> HTTPAnswer {
    try await connector.exchange().open(
      HTTPExchange.Request(url: server.url, headers: [:], body: .data(Data("{}".utf8)), timeLimit: 1000)
    )
  }

  @Test("The head is there before the body, and chunks before the end", arguments: Connector.allCases)
  func drips(connector: Connector) async throws {
    let server = try LoopbackServer { _ in
      [.send(Self.chunked)] + "abcdefghij".map { .send("1\r\n\($0)\r\n") } + [.pause(seconds: 50)]
    }
    let answer = try await open(server, by: connector)
    #expect(answer.status == 200)
    #expect(answer.headers.mediaType == "text/event-stream")
    var text = ""
    while text.count < 10 { text += String(decoding: try #require(try await answer.body.next()), as: UTF8.self) }
    #expect(text == "abcdefghij")
    #expect(server.disconnections == 0)
  }

  @Test("A body ends with nil, and stays ended", arguments: Connector.allCases)
  func ends(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.answer("abc", status: 404)] }
    let answer = try await open(server, by: connector)
    #expect(answer.status == 404)
    #expect(try await answer.body.collect(upTo: 3) == Data("abc".utf8))
    #expect(try await answer.body.next() == nil)
  }

  @Test(
    "A body that breaks off is a network error after its last chunk",
    arguments: Connector.allCases,
    [
      "HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc", chunked + "3\r\nabc\r\n", chunked + "5\r\nabc",
      chunked + "3\r\nabc\r\n5",
    ]
  )
  func breaksOff(connector: Connector, answer: String) async throws {
    let server = try LoopbackServer { _ in [.send(answer)] }
    let body = try await open(server, by: connector).body
    var received = Data()
    let error = try await failure { while let chunk = try await body.next() { received.append(chunk) } }
    guard case .network = error as? HTTPExchangeError else {
      Issue.record("\(error)")
      return
    }
    // The last chunk may be lost with the connection.
    #expect(Data("abc".utf8).starts(with: received))
  }

  @Test("A body with a chunk that is none is a network error", arguments: Connector.allCases)
  func noChunk(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.send(Self.chunked + "xyz\r\nabc\r\n"), .sleep(seconds: 0.1)] }
    let error = try await failure {
      try await open(server, by: connector).body.collect(upTo: 100)
    }
    guard case .network = error as? HTTPExchangeError else {
      Issue.record("\(error)")
      return
    }
  }

  #if NIO
    @Test("A slow reader makes the server wait, and loses nothing")
    func backPressure() async throws {
      let piece = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 16)
      let server = try LoopbackServer { _ in
        [.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n"), .endless(piece)]
      }
      let body = try await open(server, by: .nio).body
      let first = try #require(try await body.next())
      let sent = try await server.standstill()
      // The buffers of the system are several megabytes.
      #expect(sent < 32 << 20)
      var received = first.count
      while received < 2 * sent { received += try #require(try await body.next()).count }
      while server.sentBytes <= sent { try await Task.sleep(nanoseconds: 5_000_000) }
    }
  #endif

  @Test("Releasing a body gives the connection up, and many leave no sockets", arguments: Connector.allCases)
  func release(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.send(Self.chunked + "1\r\na\r\n"), .pause(seconds: 50)] }
    for count in 1...20 {
      let body = try await open(server, by: connector).body
      if count % 2 == 0 { #expect(try await body.next() == Data("a".utf8)) }
    }
    while server.disconnections < 20 { try await Task.sleep(nanoseconds: 5_000_000) }
    while sockets(to: server) > 0 { try await Task.sleep(nanoseconds: 5_000_000) }
  }

  @Test("Cancelling a reader gives the connection up", arguments: Connector.allCases)
  func cancelled(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.send(Self.chunked), .pause(seconds: 50)] }
    let task = Task { try await open(server, by: connector).body.next() }
    while server.sentBytes == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    try await Task.sleep(nanoseconds: 50_000_000)
    task.cancel()
    #expect(try await failure { try await task.value } is CancellationError)
    while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    while sockets(to: server) > 0 { try await Task.sleep(nanoseconds: 5_000_000) }
  }

  @Test("A body can be given up, and more than once, at the moment at which it ends", arguments: Connector.allCases)
  func givenUpAtTheEnd(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.send(Self.chunked + "1\r\na\r\n"), .send("0\r\n\r\n")] }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<40 {
            // Cancelling gives it up, and so does releasing it.
            let reader = Task {
              let body = try await open(server, by: connector).body
              while let chunk = try await body.next() { #expect(chunk == Data("a".utf8)) }
            }
            try await Task.sleep(nanoseconds: .random(in: 0..<4_000_000))
            reader.cancel()
            _ = await reader.result
          }
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("Cancelling before the head gives the connection up", arguments: Connector.allCases)
  func cancelledBefore(connector: Connector) async throws {
    let server = try LoopbackServer { _ in [.pause(seconds: 50)] }
    let task = Task { try await open(server, by: connector) }
    while server.requests.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
    task.cancel()
    #expect(try await failure { try await task.value } is CancellationError)
    while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
  }

  /// Returns how many sockets of this process are connected to a server. Other tests have sockets too.
  private func sockets(to server: LoopbackServer) -> Int {
    (0..<Int32(4096)).count { descriptor in
      var address = sockaddr_in()
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      return withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
          getpeername(descriptor, generic, &length) == 0 && pointer.pointee.sin_family == sa_family_t(AF_INET)
            && UInt16(bigEndian: pointer.pointee.sin_port) == server.port
        }
      }
    }
  }
}
