import GraphQLJSON

/// The frames of messages in a stream of bytes: a header with the length, an empty line, and JSON.
package struct MessageFraming {
  private var buffer: [UInt8] = []

  package init() {}

  /// Adds bytes of the stream.
  package mutating func append(_ bytes: some Sequence<UInt8>) { buffer += bytes }

  /// Takes the next whole message; `nil` if there is none yet.
  ///
  /// A header without a length is skipped.
  package mutating func next() -> [UInt8]? {
    while let end = endOfHeader() {
      guard let length = Self.length(in: buffer[..<end]) else {
        buffer.removeFirst(end)
        continue
      }
      guard buffer.count - end >= length else { return nil }
      let message = Array(buffer[end..<end + length])
      buffer.removeFirst(end + length)
      return message
    }
    return nil
  }

  private func endOfHeader() -> Int? {
    let end: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]
    guard buffer.count >= end.count else { return nil }
    for start in 0...buffer.count - end.count where buffer[start..<start + end.count].elementsEqual(end) {
      return start + end.count
    }
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }
      // No message has more than a gigabyte.
      return Int(digits).flatMap { (0..<1 << 30).contains($0) ? $0 : nil }
    }
    return nil
  }

  /// Returns the frame of a message.
  package static func frame(_ json: GraphQLJSONValue) -> [UInt8] {
    let body = json.description.utf8
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
