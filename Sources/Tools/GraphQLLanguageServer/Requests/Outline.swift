import GraphQLJSON
import GraphQLLanguage

extension DocumentInFile {
  /// Returns the definitions of the text, with their fields in them.
  func symbols(in encoding: PositionEncoding) -> [GraphQLJSONValue] {
    let parts = read().parts
    // Each entry has the symbols that are in a part, whose symbol is not made yet.
    var open: [(part: ReadDocument.Part, symbols: [GraphQLJSONValue])] = []
    var top: [GraphQLJSONValue] = []
    func close(to depth: Int) {
      while let last = open.last, last.part.depth >= depth {
        open.removeLast()
        let symbol = symbol(of: last.part, last.symbols, encoding)
        if open.isEmpty { top.append(symbol) } else { open[open.count - 1].symbols.append(symbol) }
      }
    }
    for part in parts where part.kind == .definition || part.kind == .field {
      close(to: part.depth)
      open.append((part, []))
    }
    close(to: 0)
    return top
  }

  private func symbol(
    of part: ReadDocument.Part,
    _ children: [GraphQLJSONValue],
    _ encoding: PositionEncoding
  ) -> GraphQLJSONValue {
    let range = fileRange(of: part.range)
    let name = fileRange(of: part.nameRange).clamped(to: range)
    let isOperation = part.kind == .definition
    return [
      "name": .string(part.name.isEmpty ? "{}" : part.name),
      // Function and field.
      "kind": .int(isOperation ? 12 : 8),
      "range": file.positions(of: range, in: encoding).json,
      "selectionRange": file.positions(of: name, in: encoding).json,
      "children": .array(children),
    ]
  }

  /// Returns the parts of the text that have several lines.
  func foldingRanges() -> [GraphQLJSONValue] {
    var lines: Set<[Int]> = []
    for part in read().parts where part.kind != .field {
      let range = file.positions(of: fileRange(of: part.range), in: .utf8)
      // The line with the closing bracket stays.
      if range.end.line - 1 > range.start.line { lines.insert([range.start.line, range.end.line - 1]) }
    }
    return lines.sorted { $0[0] == $1[0] ? $0[1] < $1[1] : $0[0] < $1[0] }.map {
      ["startLine": .int($0[0]), "endLine": .int($0[1])]
    }
  }

  /// Returns the ranges of the text around an offset, from the smallest: the token, its part, and so on.
  func selectionRanges(at offset: Int) -> [Range<Int>] {
    let read = read()
    var ranges: [Range<Int>] = read.token(at: offset).map { [$0.range] } ?? []
    for part in read.parts.reversed() where part.range.lowerBound <= offset && offset <= part.range.upperBound {
      if let last = ranges.last {
        guard part.range != last, part.range.lowerBound <= last.lowerBound, last.upperBound <= part.range.upperBound
        else { continue }
      }
      ranges.append(part.range)
    }
    if let last = ranges.last, last != 0..<utf8.count { ranges.append(0..<utf8.count) }
    return ranges.isEmpty ? [0..<utf8.count] : ranges
  }
}
