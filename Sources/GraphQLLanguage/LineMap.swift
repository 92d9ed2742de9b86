/// Where the lines of a source begin, to tell the line and column of many offsets.
///
/// Lines end as the specification's section 2.1.2 says: at a line feed, a carriage return, or the two together.
public struct LineMap: Sendable {
  private let source: Source
  private var lineStarts = [0]
  /// How many UTF-16 units there are before every so manieth byte: what keeps long lines from being counted through
  /// for each of their columns.
  private var utf16Counts: [Int] = []

  private static let stride = 512

  /// Makes a map of all lines of a source.
  public init(_ source: Source) {
    self.init(source, upTo: source.utf8.count)
  }

  /// Makes a map of the lines before an offset.
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

  /// The line and column of an offset.
  public func location(at offset: Int) -> SourceLocation {
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
      utf16Column: utf16Count(before: offset) - utf16Count(before: start) + 1
    )
  }

  /// The line of a place, without what ends it; of a long line, such as an introspection is, what stands around the place.
  ///
  /// - Returns: The text, and as much of it as stands before the place. An ellipsis stands where something is left out.
  public func excerpt(at location: SourceLocation) -> (text: String, before: String) {
    let start = lineStarts[location.line - 1]
    let nextStart = location.line < lineStarts.count ? lineStarts[location.line] : source.utf8.count
    let offset = min(start + location.column - 1, nextStart)
    return source.utf8.withUnsafeBufferPointer { bytes in
      var end = nextStart
      while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
      var shown = start..<end
      if end - start > LineMap.longestExcerpt {
        shown = max(start, offset - LineMap.longestExcerpt / 2)..<min(end, offset + LineMap.longestExcerpt / 2)
        // A character is shown whole or not at all.
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

  private func utf16Count(before offset: Int) -> Int {
    var count = utf16Counts[offset / LineMap.stride]
    for index in offset / LineMap.stride * LineMap.stride..<offset {
      count += LineMap.utf16Units(startingWith: source.utf8[index])
    }
    return count
  }

  /// How many UTF-16 units the character has that a byte begins; 0 for bytes within one.
  private static func utf16Units(startingWith byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
