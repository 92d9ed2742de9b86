import Foundation

/// Reads a stream of server-sent events, whatever pieces it arrives in.
///
/// [HTML: Server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation)
package struct ServerSentEventReader: Sendable {
  /// An event.
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
  private var line = Data()
  private var event = Event(name: "", data: Data())
  private var hasData = false
  /// The last byte was a carriage return. A line feed that follows belongs to it.
  private var endsInReturn = false
  private var isFirstLine = true

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
    var rest = piece[...]
    while !rest.isEmpty {
      if endsInReturn, rest.first == UInt8(ascii: "\n") { rest = rest.dropFirst() }
      endsInReturn = false
      let end = rest.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      line.append(UnsafeBufferPointer(rebasing: rest[..<(end ?? rest.endIndex)]))
      if line.count + event.data.count > maximumEventSize { return true }
      guard let end else { break }
      endsInReturn = rest[end] == UInt8(ascii: "\r")
      rest = rest[(end + 1)...]
      if let event = endLine() { events.append(event) }
    }
    return false
  }

  /// Interprets a line; returns the event that it ends.
  private mutating func endLine() -> Event? {
    defer { line.removeAll(keepingCapacity: true) }
    if isFirstLine, line.starts(with: [0xEF, 0xBB, 0xBF]) { line.removeFirst(3) }
    isFirstLine = false
    if line.isEmpty { return endEvent() }
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == UInt8(ascii: " ") { value = value.dropFirst() }
    // Other fields, and comments, which have an empty name, say nothing of a response.
    switch String(decoding: line[..<colon], as: UTF8.self) {
    case "data":
      if hasData { event.data.append(UInt8(ascii: "\n")) }
      event.data.append(value)
      hasData = true
    case "event": event.name = String(decoding: value, as: UTF8.self)
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
