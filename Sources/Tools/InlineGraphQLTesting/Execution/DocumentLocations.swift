import GraphQLLanguage
import InlineGraphQL

/// The lines and columns of a document, computed once for all errors of a response.
struct DocumentLocations {
  private var lineStarts = [0]
  /// The number of UTF-16 units before each byte of the document.
  private var utf16Offsets: [Int32] = []

  init(_ source: Source) {
    utf16Offsets.reserveCapacity(source.utf8.count + 1)
    var units: Int32 = 0
    var previous: UInt8 = 0
    for (offset, byte) in source.utf8.enumerated() {
      if previous == UInt8(ascii: "\n") || (previous == UInt8(ascii: "\r") && byte != UInt8(ascii: "\n")) {
        lineStarts.append(offset)
      }
      utf16Offsets.append(units)
      // A character beyond U+FFFF has four bytes and two units. Continuation bytes begin with the bits 10.
      if byte >= 0xF0 { units += 2 } else if byte & 0xC0 != 0x80 { units += 1 }
      previous = byte
    }
    if previous == UInt8(ascii: "\n") || previous == UInt8(ascii: "\r") { lineStarts.append(source.utf8.count) }
    utf16Offsets.append(units)
  }

  /// Returns the line and column at which a range starts.
  func location(of range: SourceRange) -> GraphQLError.Location {
    let offset = min(max(range.start, 0), utf16Offsets.count - 1)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let column = utf16Offsets[offset] - utf16Offsets[lineStarts[low]] + 1
    return GraphQLError.Location(line: low + 1, column: Int(column))
  }
}
