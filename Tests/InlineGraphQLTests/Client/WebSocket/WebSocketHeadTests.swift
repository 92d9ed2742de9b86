#if NIO
  import NIOCore
  import NIOEmbedded
  import NIOHTTP1
  import Testing

  @testable import InlineGraphQLNIO

  /// The head of the answer to the request for a WebSocket.
  struct WebSocketHeadTests {
    private final class Answer {
      var head: Result<HTTPResponseHead, any Error>?
    }

    /// Lets a handler read parts of an answer. Returns the head, and what others read after it.
    private func read(_ parts: some Sequence<[UInt8]>) throws -> (
      head: Result<HTTPResponseHead, any Error>?, rest: [UInt8]
    ) {
      let answer = Answer()
      let request = HTTPRequestHead(version: .http1_1, method: .GET, uri: "/")
      let channel = EmbeddedChannel(
        handler: SwitchingHandler(request, acceptedStatus: "101 ") { answer.head = answer.head ?? $0 }
      )
      for part in parts { try channel.writeInbound(ByteBuffer(bytes: part)) }
      var rest: [UInt8] = []
      while let more = try channel.readInbound(as: ByteBuffer.self) { rest += more.readableBytesView }
      _ = try? channel.finish(acceptAlreadyClosed: true)
      return (answer.head, rest)
    }

    // Searching all of it again for each byte would take minutes.
    @Test("A long head that comes byte by byte is read once", .timeLimit(.minutes(1)))
    func byteByByte() throws {
      let fields = (0..<5000).map { "A\($0): b\r\n" }.joined()
      let text = "HTTP/1.1 101 Switching Protocols\r\n\(fields)\r\nrest"
      let (head, rest) = try read(text.utf8.map { [$0] })
      #expect(try head?.get().headers.count == 5000 && rest == Array("rest".utf8))
    }

    @Test("A head may end in the middle of a part, or between two of them", arguments: 0...6)
    func parts(split: Int) throws {
      let text = Array("HTTP/1.1 101 Yes\r\nA: b\r\n\r\n\r\n\r\nrest".utf8)
      let middle = text.count - 12 + split
      let (head, rest) = try read([Array(text[..<middle]), Array(text[middle...])])
      #expect(try head?.get().headers.first(name: "A") == "b" && rest == Array("\r\n\r\nrest".utf8))
    }

    @Test("A head without end is an error")
    func endless() throws {
      let (head, _) = try read(
        [Array("HTTP/1.1 101 Yes\r\n".utf8)] + Array(repeating: [UInt8](repeating: 65, count: 10_000), count: 7)
      )
      #expect(throws: HTTPParserError.headerOverflow) { try head?.get() }
    }
  }
#endif
