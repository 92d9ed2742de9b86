import GraphQLCLibrary

/// A GraphQL text and the name that diagnostics use for it.
///
/// It may join the texts of several files, which are its ``parts``.
///
/// Offsets into a source count UTF-8 bytes.
package struct Source: Sendable {
  /// The name in diagnostics: a path, or a text that replaces one.
  package let name: String

  /// The text as UTF-8.
  package let utf8: [UInt8]

  /// The files whose texts it joins, in their order; empty if it is one text.
  package let parts: [Part]

  /// Creates a source from a text.
  package init(_ text: String, name: String = "GraphQL request") {
    self.init(utf8: Array(text.utf8), name: name)
  }

  /// Creates a source from UTF-8 bytes.
  package init(utf8: [UInt8], name: String = "GraphQL request") {
    self.init(utf8: utf8, name: name, parts: [])
  }

  init(utf8: [UInt8], name: String, parts: [Part]) {
    (self.name, self.utf8, self.parts) = (name, utf8, parts)
  }

  /// Returns the text of a range.
  package func text(in range: SourceRange) -> String {
    String(decoding: utf8[range.start..<range.end], as: UTF8.self)
  }

  /// Returns whether a word occurs anywhere, also as a part of another. The standard library's search takes 0.1 s for a megabyte.
  package func mentions(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { word in
      utf8.withUnsafeBufferPointer { bytes in
        guard let first = word.baseAddress, !word.isEmpty else { return true }
        if word.count > bytes.count { return false }
        // Texts have fewer capital letters than others.
        let sought = word.firstIndex { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? 0
        let end = bytes.count - word.count + 1 + sought
        var start = find(first[sought], from: sought, to: end, in: bytes)
        while start < end, memcmp(bytes.baseAddress! + start - sought, first, word.count) != 0 {
          start = find(first[sought], from: start + 1, to: end, in: bytes)
        }
        return start < end
      }
    }
  }

  /// Returns the line and column of an offset.
  ///
  /// A ``LineMap`` is faster for many offsets.
  package func location(at offset: Int) -> SourceLocation {
    LineMap(self, upTo: offset).location(at: offset)
  }
}

/// A line and column, both counted from 1.
package struct SourceLocation: Hashable, Sendable {
  /// The line.
  package let line: Int

  /// The column in UTF-8 bytes, as in the Swift compiler.
  package let column: Int

  /// The column in UTF-16 units, as in graphql-js.
  package let utf16Column: Int
}

/// The range of a node in its source, from `start` up to `end` in UTF-8 bytes.
///
/// All ranges are equal, so that two nodes are equal if they print the same.
package struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  package var start: Int

  /// The offset after the last byte.
  package var end: Int

  /// Creates a range from two offsets.
  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of nodes without a source, such as nodes that a transform adds.
  package static let none = SourceRange(0, 0)

  /// Returns `true`: all ranges are equal.
  package static func == (lhs: SourceRange, rhs: SourceRange) -> Bool { true }

  /// Hashes nothing, because all ranges are equal.
  package func hash(into hasher: inout Hasher) {}
}
