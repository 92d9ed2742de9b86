#if NIO
  import Foundation
  import GraphQLHTTP
  import Testing

  /// What a server sends after it has accepted a WebSocket.
  private struct Misbehaviour: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var steps: [LoopbackServer.Step]
    /// The messages that arrive before.
    var messages: [ReadableWebSocket.Message] = []
    /// The code that the reader gets, and the server too if the connection still stands.
    var code: UInt16

    init(_ name: String, _ code: UInt16, _ messages: [ReadableWebSocket.Message] = [], _ steps: LoopbackServer.Step...)
    {
      testDescription = name
      self.code = code
      self.messages = messages
      self.steps = steps
    }

    init(_ name: String, _ code: UInt16, bytes: [UInt8]) {
      self.init(name, code, [], .bytes(bytes), .converse { _ in [] })
    }

    init(_ name: String, _ code: UInt16, _ frames: WebSocketFrame...) {
      self.init(name, code, bytes: frames.flatMap { $0.bytes() })
    }
  }

  private let misbehaviours = [
    Misbehaviour("nothing more", 1006, []),
    Misbehaviour("reset", 1006, [], .reset),
    // A reset drops what the client has not read, so the server waits for the answer to a ping.
    Misbehaviour(
      "reset after a message",
      1006,
      [.text("a")],
      .text("a"),
      .frame(.ping("")),
      .converse { _ in [.reset] }
    ),
    Misbehaviour("half a head", 1006, [], .bytes([0x81])),
    Misbehaviour("half a frame", 1006, [], .bytes([0x81, 5, 97])),
    Misbehaviour("half a message", 1006, [], .bytes([0x01, 1, 97])),
    Misbehaviour("length beyond 63 bits", 1009, bytes: WebSocketFrame.text("a").bytes(length: 1 << 63)),
    Misbehaviour("length beyond the limit", 1009, bytes: WebSocketFrame.text("a").bytes(length: 1001)),
    Misbehaviour("length as large as memory", 1009, bytes: WebSocketFrame.text("a").bytes(length: 1 << 40)),
    Misbehaviour(
      "length that is too short",
      1002,
      [.text("a")],
      .bytes(WebSocketFrame(head: 0x81, payload: [97, 0xFF, 0]).bytes(length: 1)),
      .converse { _ in [] }
    ),
    Misbehaviour("reserved bit 1", 1002, WebSocketFrame(head: 0xC1, payload: [97])),
    Misbehaviour("reserved bit 3", 1002, WebSocketFrame(head: 0x91, payload: [97])),
    Misbehaviour("unknown opcode", 1002, WebSocketFrame(head: 0x83, payload: [])),
    Misbehaviour("unknown control opcode", 1002, WebSocketFrame(head: 0x8B, payload: [])),
    Misbehaviour("masked frame", 1002, WebSocketFrame(head: 0x81, isMasked: true, payload: [97])),
    Misbehaviour("long ping", 1002, WebSocketFrame(head: 0x89, payload: Array(repeating: 97, count: 126))),
    Misbehaviour("ping in parts", 1002, WebSocketFrame(head: 0x09, payload: [97])),
    Misbehaviour("continuation of nothing", 1002, WebSocketFrame(head: 0x80, payload: [97])),
    Misbehaviour("message within a message", 1002, WebSocketFrame(head: 0x01, payload: [97]), .text("b")),
    Misbehaviour("text that is not UTF-8", 1007, WebSocketFrame(head: 0x81, payload: [0xC3, 0x28])),
    Misbehaviour("text with half a surrogate pair", 1007, WebSocketFrame(head: 0x81, payload: [0xED, 0xA0, 0x80])),
    Misbehaviour(
      "message beyond the limit in parts",
      1009,
      WebSocketFrame(head: 0x01, payload: many),
      .init(head: 0x80, payload: many)
    ),
    Misbehaviour("close frame with half a code", 1002, WebSocketFrame(head: 0x88, payload: [3])),
    Misbehaviour("close frame with a code that is never sent", 1002, .close(1006)),
    Misbehaviour("close frame whose reason is not UTF-8", 1007, WebSocketFrame(head: 0x88, payload: [3, 0xE8, 0xFF])),
    Misbehaviour("close", 1000, .close(1000, "done")),
    Misbehaviour("close with a code of the protocol", 4401, .close(4401, "Unauthorized")),
    Misbehaviour("close without a code", 1005, WebSocketFrame(head: 0x88, payload: [])),
  ]

  private let many = [UInt8](repeating: 97, count: 600)

  @Suite(.timeLimit(.minutes(1))) struct MisbehavingWebSocketTests {
    @Test("Whatever a server sends ends in an error with a code, and in a closed socket", arguments: misbehaviours)
    fileprivate func misbehaviour(_ misbehaviour: Misbehaviour) async throws {
      let server = try LoopbackServer { [.accept($0)] + misbehaviour.steps }
      let socket = try await openWebSocket(server, maximumMessageSize: 1000)
      for message in misbehaviour.messages { #expect(try await socket.receive() == message) }
      let closure = try #require(try await failure { try await socket.receive() } as? WebSocketClosure)
      #expect(closure.code == misbehaviour.code)
      if misbehaviour.code != 1006 {
        while server.frames.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
        #expect(server.frames.first?.opcode == 8)
        #expect(server.frames.first?.closeCode == (misbehaviour.code == 1005 ? nil : Int(misbehaviour.code)))
        while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
      }
      #expect(try await failure { try await socket.receive() } as? WebSocketClosure == closure)
    }

    @Test("Messages in parts, in drops and between pings are put together")
    func parts() async throws {
      let bytes =
        WebSocketFrame(head: 0x01, payload: [0xC3]).bytes() + WebSocketFrame.ping("p").bytes()
        + WebSocketFrame(head: 0x00, payload: []).bytes() + WebSocketFrame(head: 0x80, payload: [0xA9, 97]).bytes()
        + WebSocketFrame(head: 0x82, payload: [0, 255]).bytes() + WebSocketFrame(head: 0x8A, payload: [1]).bytes()
        + WebSocketFrame.text(String(repeating: "l", count: 1000)).bytes()
      let server = try LoopbackServer { request in
        [.accept(request)] + bytes.flatMap { [.bytes([$0]), .sleep(seconds: 0.0005)] } + [.converse { _ in [] }]
      }
      let socket = try await openWebSocket(server, maximumMessageSize: 1000)
      #expect(try await socket.receive() == .text("éa"))
      #expect(try await socket.receive() == .binary(Data([0, 255])))
      #expect(try await socket.receive() == .text(String(repeating: "l", count: 1000)))
      while server.frames.isEmpty { try await Task.sleep(nanoseconds: 5_000_000) }
      #expect(server.frames.map(\.text) == ["p"])
    }

    @Test("A flood of pings whose answers nobody takes stays in the server")
    func pingFlood() async throws {
      let server = try LoopbackServer { request in
        [
          .accept(request),
          .endless((0..<1000).flatMap { _ in WebSocketFrame.ping(String(repeating: "p", count: 100)).bytes() }),
        ]
      }
      let socket = try await openWebSocket(server)
      let reader = Task { try await socket.receive() }
      let sent = try await server.standstill()
      #expect(sent < 64 << 20)
      reader.cancel()
      #expect(try await failure { try await reader.value } is CancellationError)
      while server.disconnections == 0 { try await Task.sleep(nanoseconds: 5_000_000) }
    }

    @Test("Ten thousand messages at once all arrive")
    func manyMessages() async throws {
      let bytes = (0..<10_000).flatMap { WebSocketFrame.text("\($0)").bytes() }
      let server = try LoopbackServer { [.accept($0), .bytes(bytes), .converse { _ in [] }] }
      let socket = try await openWebSocket(server)
      for number in 0..<10_000 { #expect(try await socket.receive() == .text("\(number)")) }
    }
  }
#endif
