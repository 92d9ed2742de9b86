/// The line starts of a source, for finding the line and column of many offsets.
///
/// A line ends at a line feed, a carriage return, or the two together (section 2.1.2).
package struct LineMap: Sendable {
  package let source: Source
  private var lineStarts = [0]
  /// The number of UTF-16 units before each multiple of ``stride`` bytes. Without it, each column in a long line would
  /// count the whole line.
  private var utf16Counts: [Int] = []

  private static let stride = 512

  /// Creates a map of all lines of a source.
  package init(_ source: Source) {
    self.init(source, upTo: source.utf8.count)
  }

  /// Creates a map of the lines before an offset.
  init(_ source: Source, upTo offset: Int) {
    self.source = source
    source.utf8.withUnsafeBufferPointer { bytes in
      let end = min(offset, bytes.count)
      var utf16Count = 0
      var index = 0
      while index < end {
        if index % LineMap.stride == 0 { utf16Counts.append(utf16Count) }
        let byte = bytes[index]
        index += 1
        utf16Count += LineMap.utf16Units(startingWith: byte)
        guard byte == 0x0A || byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A) else { continue }
        lineStarts.append(index)
      }
      if index % LineMap.stride == 0 { utf16Counts.append(utf16Count) }
    }
  }

  /// Returns the line and column of an offset.
  package func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), source.utf8.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    return SourceLocation(
      line: low + 1,
      column: offset - start + 1,
      utf16Column: utf16Count(of: start..<offset) + 1
    )
  }

  /// The number of lines, at least 1.
  package var lineCount: Int { lineStarts.count }

  /// Returns the range of a line, counted from 1, without its line end.
  package func range(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] : source.utf8.count
    while end > start, source.utf8[end - 1] == 0x0A || source.utf8[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// Returns the line at a location without its terminator. Of a long line, such as introspection JSON, it returns the
  /// text around the location.
  ///
  /// - Returns: The text, and the text before the location. An ellipsis replaces omitted text.
  package func excerpt(at location: SourceLocation) -> (text: String, before: String) {
    let start = lineStarts[location.line - 1]
    let nextStart = location.line < lineStarts.count ? lineStarts[location.line] : source.utf8.count
    let offset = min(start + location.column - 1, nextStart)
    return source.utf8.withUnsafeBufferPointer { bytes in
      var end = nextStart
      while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
      var shown = start..<end
      if end - start > LineMap.longestExcerpt {
        shown = max(start, offset - LineMap.longestExcerpt / 2)..<min(end, offset + LineMap.longestExcerpt / 2)
        // Never cut a character in two.
        let isInside = { bytes[$0] & 0xC0 == 0x80 }
        while shown.lowerBound > start, shown.lowerBound < offset, isInside(shown.lowerBound) {
          shown = shown.lowerBound + 1..<shown.upperBound
        }
        while shown.upperBound < end, shown.upperBound > offset, isInside(shown.upperBound) {
          shown = shown.lowerBound..<shown.upperBound - 1
        }
      }
      let text = { (range: Range<Int>) in String(decoding: bytes[range], as: UTF8.self) }
      let prefix = shown.lowerBound > start ? "…" : ""
      let before = prefix + text(shown.lowerBound..<min(offset, shown.upperBound))
      return (prefix + text(shown) + (shown.upperBound < end ? "…" : ""), before)
    }
  }

  private static let longestExcerpt = 200

  private func utf16Count(of range: Range<Int>) -> Int {
    if range.count > LineMap.stride {
      return utf16Count(before: range.upperBound) - utf16Count(before: range.lowerBound)
    }
    return source.utf8.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in range { count += LineMap.utf16Units(startingWith: bytes[index]) }
      return count
    }
  }

  private func utf16Count(before offset: Int) -> Int {
    var count = utf16Counts[offset / LineMap.stride]
    for index in offset / LineMap.stride * LineMap.stride..<offset {
      count += LineMap.utf16Units(startingWith: source.utf8[index])
    }
    return count
  }

  /// Returns the number of UTF-16 units of the character that starts with a byte; 0 for a continuation byte.
  private static func utf16Units(startingWith byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
