extension Source {
  /// A file whose text is a part of a source.
  package struct Part: Sendable {
    /// The name in diagnostics.
    package let name: String

    /// The offset of its first byte in the source.
    let start: Int

    /// Whether the text was made from the file, so that offsets say nothing of places in it.
    let isMade: Bool

    /// Whether only the client has the definitions.
    let isOfClient: Bool
  }

  /// Joins the texts of files. Each must be whole: no definition goes on in the next file.
  ///
  /// - Parameters:
  ///   - files: The texts. Those that were made from something else than GraphQL are marked.
  ///   - name: The name of all.
  package init(joining files: [(source: Source, isMade: Bool)], name: String) {
    var (utf8, parts): ([UInt8], [Part]) = ([], [])
    utf8.reserveCapacity(files.reduce(0) { $0 + $1.source.utf8.count + 1 })
    for (source, isMade) in files {
      if !utf8.isEmpty { utf8.append(0x0A) }
      parts.append(Part(name: source.name, start: utf8.count, isMade: isMade, isOfClient: false))
      let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
      utf8 += source.utf8.starts(with: byteOrderMark) ? source.utf8[3...] : source.utf8[...]
    }
    self.init(utf8: utf8, name: name, parts: parts)
  }

  /// Returns the source with a text that was made of the definitions which only the client has.
  ///
  /// - Parameter client: The name of the client schema; `nil` for that of the source.
  package func adding(clientDefinitions text: String, of client: String? = nil) -> Source {
    if text.isEmpty { return self }
    let first = Part(name: name, start: 0, isMade: false, isOfClient: false)
    let client = Part(name: client ?? name, start: utf8.count + 1, isMade: true, isOfClient: true)
    return Source(utf8: utf8 + [0x0A] + text.utf8, name: name, parts: (parts.isEmpty ? [first] : parts) + [client])
  }

  /// The offset of the first definition that only the client has.
  var clientStart: Int { parts.first(where: \.isOfClient)?.start ?? .max }

  /// The ranges of the parts that have more than comments; all of the text if it is one.
  var ranges: [Range<Int>] {
    if parts.isEmpty { return [0..<utf8.count] }
    // A line break is between two parts.
    let ends = parts.dropFirst().map { $0.start - 1 } + [utf8.count]
    return zip(parts, ends).map { $0.start..<$1 }.filter { !isBlank($0) }
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    var isInComment = false
    return utf8[range].allSatisfy { byte in
      switch byte {
      case 0x0A, 0x0D: isInComment = false
      case 0x23: isInComment = true
      default: break
      }
      return isInComment || byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x2C
    }
  }

  /// Returns the part that has an offset; `nil` if the source is one text.
  func part(at offset: Int) -> Part? {
    // A part is sought for an error, so there is no need to be quick.
    parts.last { $0.start <= offset } ?? parts.first
  }
}

extension LineMap {
  /// Returns the file of an offset, and the line and column in it.
  package func place(at offset: Int) -> (file: String, location: SourceLocation) {
    guard let part = source.part(at: offset) else { return (source.name, location(at: offset)) }
    let (place, start) = (location(at: part.isMade ? part.start : offset), location(at: part.start))
    let line = place.line - start.line + 1
    return (part.name, SourceLocation(line: line, column: place.column, utf16Column: place.utf16Column))
  }
}
