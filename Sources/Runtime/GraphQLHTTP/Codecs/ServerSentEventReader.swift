import Foundation

/// Reads a stream of server-sent events, whatever pieces it arrives in.
///
/// [HTML: Server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation)
package struct ServerSentEventReader: Sendable {
  package struct Event: Sendable, Hashable {
    /// The name; `message` if it has none.
    package var name: String
    /// The lines of data, joined by line feeds.
    package var data: Data

    package init(name: String, data: Data) {
      self.name = name
      self.data = data
    }
  }

  private let maximumEventSize: Int
  /// The beginning of a line whose end has not arrived.
  private var line: [UInt8] = []
  private var event = Event(name: "", data: Data())
  private var hasData = false
  /// The last byte was a carriage return. A line feed that follows belongs to it.
  private var endsInReturn = false
  private var isFirstLine = true
  /// How many comments there were. Services send them to show that they are there.
  package private(set) var commentCount = 0

  /// Creates a reader.
  ///
  /// - Parameter maximumEventSize: The maximum size of an event, in bytes.
  package init(maximumEventSize: Int) {
    self.maximumEventSize = maximumEventSize
  }

  /// Reads a piece of the stream.
  ///
  /// - Returns: The events that end in it.
  /// - Throws: ``HTTPExchangeError/bodyTooLarge(limit:)``.
  package mutating func append(_ piece: Data) throws(HTTPExchangeError) -> [Event] {
    var events: [Event] = []
    // Looking at the bytes of `Data` one by one takes several times as long.
    let isTooLarge = piece.withUnsafeBytes { append($0.bindMemory(to: UInt8.self), to: &events) }
    if isTooLarge { throw .bodyTooLarge(limit: maximumEventSize) }
    return events
  }

  /// Reads a piece of the stream. Returns whether an event is too large.
  private mutating func append(_ piece: UnsafeBufferPointer<UInt8>, to events: inout [Event]) -> Bool {
    var (start, lineFeed) = (0, -1)
    while start < piece.count {
      if endsInReturn, piece[start] == UInt8(ascii: "\n") { start += 1 }
      endsInReturn = false
      if lineFeed < start { lineFeed = piece[start...].first(UInt8(ascii: "\n")) ?? piece.count }
      let end = piece[start..<lineFeed].first(UInt8(ascii: "\r")) ?? lineFeed
      if line.count + end - start + event.data.count > maximumEventSize { return true }
      let rest = UnsafeBufferPointer(rebasing: piece[start..<end])
      guard end < piece.count else {
        line.append(contentsOf: rest)
        break
      }
      endsInReturn = end < lineFeed
      start = end + 1
      let ended: Event?
      if line.isEmpty {
        ended = endLine(rest)
      } else {
        line.append(contentsOf: rest)
        let whole = line
        line = []
        ended = whole.withUnsafeBufferPointer { endLine($0) }
      }
      if let ended { events.append(ended) }
    }
    return false
  }

  /// Interprets a line; returns the event that it ends.
  private mutating func endLine(_ bytes: UnsafeBufferPointer<UInt8>) -> Event? {
    var line = bytes[...]
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    isFirstLine = false
    if line.isEmpty { return endEvent() }
    let colon = line.first(UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    // Other fields say nothing of a response.
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data":
      if hasData { event.data.append(UInt8(ascii: "\n")) }
      event.data.append(UnsafeBufferPointer(rebasing: value))
      hasData = true
    case "event": event.name = String(decoding: value, as: UTF8.self)
    case "" where colon < line.endIndex: commentCount += 1
    default: break
    }
    return nil
  }

  private mutating func endEvent() -> Event? {
    defer { (event, hasData) = (Event(name: "", data: Data()), false) }
    // A browser passes over events without data. Some servers end a subscription with one.
    guard hasData || !event.name.isEmpty else { return nil }
    return event.name.isEmpty ? Event(name: "message", data: event.data) : event
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Returns the index of the first byte with a value; nil if there is none.
  fileprivate func first(_ byte: UInt8) -> Int? {
    guard let address = UnsafeBufferPointer(rebasing: self).baseAddress, let found = memchr(address, Int32(byte), count)
    else { return nil }
    return startIndex + (UnsafeRawPointer(found) - UnsafeRawPointer(address))
  }
}
