/// A GraphQL text and the name it is reported under.
///
/// Offsets into a source count UTF-8 bytes.
public struct Source: Sendable {
  /// The name that errors are reported under: a path, or what stands for one.
  public let name: String

  /// The text as UTF-8.
  public let utf8: [UInt8]

  /// Makes a source of a text.
  public init(_ text: String, name: String = "GraphQL request") {
    self.init(utf8: Array(text.utf8), name: name)
  }

  /// Makes a source of UTF-8 bytes.
  public init(utf8: [UInt8], name: String = "GraphQL request") {
    self.name = name
    self.utf8 = utf8
  }

  /// The text of a range.
  public func text(in range: SourceRange) -> String {
    String(decoding: utf8[range.start..<range.end], as: UTF8.self)
  }

  /// The line and column of an offset.
  ///
  /// Whoever asks for many uses a ``LineMap``.
  public func location(at offset: Int) -> SourceLocation {
    LineMap(self, upTo: offset).location(at: offset)
  }
}

/// A line and column, both counted from 1.
public struct SourceLocation: Hashable, Sendable {
  /// The line.
  public let line: Int

  /// The column in UTF-8 bytes, as the Swift compiler counts.
  public let column: Int

  /// The column in UTF-16 units, as graphql-js counts.
  public let utf16Column: Int
}

/// Where a node stands in its source: from `start` up to `end`, in UTF-8 bytes.
///
/// Any two ranges are equal: where something stands is no part of what it says, so that two nodes are equal when they
/// print the same.
public struct SourceRange: Hashable, Sendable {
  /// The offset of the first byte.
  public var start: Int

  /// The offset behind the last byte.
  public var end: Int

  /// Makes a range of two offsets.
  public init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// The range of nodes that stand in no source, such as those a transform adds.
  public static let none = SourceRange(0, 0)

  /// Whether two ranges are equal: always.
  public static func == (lhs: SourceRange, rhs: SourceRange) -> Bool { true }

  /// Hashes nothing.
  public func hash(into hasher: inout Hasher) {}
}
