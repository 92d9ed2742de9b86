import Foundation
import GraphQLHTTP
import Testing

@Suite("Server-sent events") struct ServerSentEventReaderTests {
  private typealias Event = ServerSentEventReader.Event

  private func event(_ name: String, _ data: String) -> Event { Event(name: name, data: Data(data.utf8)) }

  /// A stream with its events, as the HTML standard and graphql-sse have them.
  private static let streams: [(text: String, events: [(String, String)])] = [
    ("event: next\ndata: {}\n\n", [("next", "{}")]),
    ("event: next\r\ndata: {}\r\n\r\n", [("next", "{}")]),
    ("event: next\rdata: {}\r\r", [("next", "{}")]),
    ("event: next\r\ndata: {}\n\r\n", [("next", "{}")]),
    ("data: a\n\ndata:b\n\ndata:  c\n\n", [("message", "a"), ("message", "b"), ("message", " c")]),
    ("data: a\ndata\ndata: b\n\n", [("message", "a\n\nb")]),
    ("\u{FEFF}data: a\n\n", [("message", "a")]),
    (": ping\n\n:\n\ndata: a\n\n", [("message", "a")]),
    ("event: complete\ndata:\n\n", [("complete", "")]),
    ("event: complete\n\n", [("complete", "")]),
    ("id: 1\nretry: 5\nother: x\ndata: é😀\n\n", [("message", "é😀")]),
    ("data: unfinished\n", []),
    ("event: a\nevent: b\ndata: x\n\ndata: y\n\n", [("b", "x"), ("message", "y")]),
    ("\n\n\n", []),
    ("", []),
  ]

  @Test("Events are the same in whatever pieces they arrive")
  func events() throws {
    for (text, expected) in Self.streams {
      let bytes = Data(text.utf8)
      for split in 0...bytes.count {
        var reader = ServerSentEventReader(maximumEventSize: 100)
        let events = try reader.append(bytes[..<split]) + reader.append(bytes[split...])
        #expect(events == expected.map { event($0.0, $0.1) }, "\(text.debugDescription) split at \(split)")
      }
      var reader = ServerSentEventReader(maximumEventSize: 100)
      #expect(try bytes.flatMap { try reader.append(Data([$0])) } == expected.map { event($0.0, $0.1) })
    }
  }

  @Test("An event may be as large as is said and no larger", arguments: ["data: ", "data: a\ndata: ", ": "])
  func limit(start: String) throws {
    let limit = 60
    var reader = ServerSentEventReader(maximumEventSize: limit)
    _ = try reader.append(Data(start.utf8))
    #expect(throws: HTTPExchangeError.self) {
      for _ in 0..<limit { _ = try reader.append(Data("x".utf8)) }
    }
  }
}
