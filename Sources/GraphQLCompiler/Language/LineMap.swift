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

  /// The text of a line, without what ends it.
  public func text(ofLine line: Int) -> String {
    let start = lineStarts[line - 1]
    let end = line < lineStarts.count ? lineStarts[line] : source.utf8.count
    let bytes = source.utf8[start..<end]
    let last = bytes.lastIndex { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: bytes[..<(last.map { $0 + 1 } ?? start)], as: UTF8.self)
  }

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
