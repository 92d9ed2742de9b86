/// Where the lines of a source begin, to tell the line and column of many offsets.
///
/// Lines end as the specification's section 2.1.2 says: at a line feed, a carriage return, or the two together.
public struct LineMap: Sendable {
  private let source: Source
  private var lineStarts = [0]

  /// Makes a map of all lines of a source.
  public init(_ source: Source) {
    self.init(source, upTo: source.utf8.count)
  }

  /// Makes a map of the lines before an offset.
  init(_ source: Source, upTo offset: Int) {
    self.source = source
    source.utf8.withUnsafeBufferPointer { bytes in
      let end = min(offset, bytes.count)
      var index = 0
      while index < end {
        let byte = bytes[index]
        index += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        lineStarts.append(index)
      }
    }
  }

  /// The line and column of an offset.
  public func location(at offset: Int) -> SourceLocation {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let end = max(start, min(offset, source.utf8.count))
    return SourceLocation(
      line: low + 1,
      column: offset - start + 1,
      utf16Column: source.text(in: SourceRange(start, end)).utf16.count + 1
    )
  }
}
