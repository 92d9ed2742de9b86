import Foundation

/// Reads the parts of a body of type `multipart/mixed`, whatever pieces it arrives in.
///
/// [RFC 2046, section 5.1](https://www.rfc-editor.org/rfc/rfc2046#section-5.1)
package struct MultipartReader: Sendable {
  /// A part of the body.
  package struct Part: Sendable, Hashable {
    package var body: Data
    fileprivate var head: Data

    /// The headers, which are read only here: there may be any number of them.
    package var headers: HTTPHeaders { HTTPHeaders(lines: head) }
  }

  private enum State {
    case preamble
    /// Behind a delimiter, before the end of its line.
    case delimiter
    case part
    case epilogue
  }

  private let maximumPartSize: Int
  /// A line break and the delimiter; the body is treated as if a line break preceded it.
  private let delimiter: Data
  private var buffer = Data("\r\n".utf8)
  /// Where the unread bytes begin. Those before are removed once for each piece, not for each part.
  private var start = 0
  /// Where the search for the delimiter, or for the end of its line, goes on.
  private var searched = 0
  private var state = State.preamble

  /// Whether the closing delimiter has been read.
  package var isComplete: Bool { state == .epilogue }

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - boundary: The parameter `boundary` of the media type.
  ///   - maximumPartSize: The maximum size of a part with its headers, in bytes.
  package init(boundary: String, maximumPartSize: Int) {
    delimiter = Data("\r\n--\(boundary)".utf8)
    self.maximumPartSize = maximumPartSize
  }

  /// Reads a piece of the body.
  ///
  /// - Returns: The parts that end in it. A part ends with the delimiter behind it, whatever follows that (section
  ///   5.1.1), because services send the rest of the line with the next part.
  /// - Throws: ``HTTPExchangeError/bodyTooLarge(limit:)``.
  package mutating func append(_ piece: Data) throws(HTTPExchangeError) -> [Part] {
    if state == .epilogue { return [] }
    buffer.append(piece)
    var parts: [Part] = []
    while state == .delimiter ? skipLine() : findDelimiter(&parts) {}
    if start > 0 {
      buffer = Data(buffer[start...])
      (searched, start) = (searched - start, 0)
    }
    guard buffer.count <= maximumPartSize + delimiter.count else { throw .bodyTooLarge(limit: maximumPartSize) }
    return parts
  }

  /// Moves behind the next delimiter; returns false if it has not arrived.
  private mutating func findDelimiter(_ parts: inout [Part]) -> Bool {
    guard state != .epilogue, let found = buffer.range(of: delimiter, in: searched..<buffer.count) else {
      searched = max(start, buffer.count - delimiter.count + 1)
      return false
    }
    if state == .part { parts.append(Self.part(Data(buffer[start..<found.lowerBound]))) }
    (state, start, searched) = (.delimiter, found.upperBound, found.upperBound)
    return true
  }

  /// Moves to the end of a delimiter's line; returns false if it has not arrived.
  private mutating func skipLine() -> Bool {
    if buffer.count - start < 2 { return false }
    if buffer[start...].starts(with: "--".utf8) {
      (state, buffer, start, searched) = (.epilogue, Data(), 0, 0)
      return false
    }
    guard let end = buffer.range(of: Data("\r\n".utf8), in: searched..<buffer.count) else {
      searched = max(start, buffer.count - 1)
      return false
    }
    // The line break stays: it ends the headers of a part that has none.
    (state, start, searched) = (.part, end.lowerBound, end.lowerBound)
    return true
  }

  /// Reads a part from what is between two delimiters, the line break behind the first one included.
  private static func part(_ bytes: Data) -> Part {
    let blankLine = bytes.range(of: Data("\r\n\r\n".utf8))
    return Part(
      body: blankLine.map { Data(bytes[$0.upperBound...]) } ?? Data(),
      head: Data(bytes[..<(blankLine?.lowerBound ?? bytes.endIndex)])
    )
  }
}

extension HTTPHeaders {
  /// Reads the lines of a part's head.
  fileprivate init(lines head: Data) {
    self.init()
    // Bytes, because a character may be other line breaks, too, or have an accent.
    for line in head.split(whereSeparator: { $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let value = String(decoding: line[colon...].dropFirst(), as: UTF8.self).trimmingCharacters(in: .whitespaces)
      self[String(decoding: line[..<colon], as: UTF8.self)] = value
    }
  }

  /// The parameter `boundary` of `Content-Type` (RFC 2045, section 5.1); `-` without one, as GraphQL services have it.
  package var multipartBoundary: String {
    for parameter in (self["Content-Type"] ?? "").split(separator: ";").dropFirst() {
      let parts = parameter.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0].lowercased() == "boundary" else { continue }
      return parts[1].hasPrefix("\"") ? String(parts[1].dropFirst().prefix { $0 != "\"" }) : parts[1]
    }
    return "-"
  }
}
