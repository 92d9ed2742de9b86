/// `("…")`, `("…", schema: "…")`, `("…", types: .used)` and `()` behind the name of a macro, when all arguments are literals.
struct MacroArguments {
  /// The argument without a label.
  private(set) var text: LiteralText?

  /// The argument `schema:`.
  private(set) var schema: String?

  /// The name behind the last dot of the argument `types:`.
  private(set) var types: String?

  /// The offset behind the closing parenthesis.
  private(set) var end: Int

  /// Reads the arguments at an offset, on the same line; `nil` if there are none or if one is not a literal.
  init?(in swift: SwiftBytes, at start: Int) {
    end = swift.endOfTriviaOnLine(at: start)
    guard end < swift.count, swift[end] == UInt8(ascii: "(") else { return nil }
    end = swift.endOfTrivia(at: end + 1)
    while end < swift.count, swift[end] != UInt8(ascii: ")") {
      guard readArgument(in: swift) else { return nil }
      guard end < swift.count, swift[end] == UInt8(ascii: ",") else { break }
      end = swift.endOfTrivia(at: end + 1)
    }
    guard end < swift.count, swift[end] == UInt8(ascii: ")") else { return nil }
    end += 1
  }

  private mutating func readArgument(in swift: SwiftBytes) -> Bool {
    var label: Range<Int>?
    if swift.kind(at: end) == .word {
      let labelEnd = swift.endOfWord(at: end)
      label = end..<labelEnd
      end = swift.endOfTrivia(at: labelEnd)
      guard end < swift.count, swift[end] == UInt8(ascii: ":") else { return false }
      end = swift.endOfTrivia(at: end + 1)
    }
    if let label, types == nil, swift.isWord("types", from: label.lowerBound, to: label.upperBound) {
      return readTypes(in: swift)
    }
    guard let literal = LiteralText(in: swift, at: end) else { return false }
    end = swift.endOfTrivia(at: literal.range.upperBound)
    if let label {
      guard swift.isWord("schema", from: label.lowerBound, to: label.upperBound), schema == nil else { return false }
      schema = String(decoding: literal.utf8, as: UTF8.self)
    } else {
      guard text == nil, schema == nil else { return false }
      text = literal
    }
    return true
  }

  /// Reads `.used`, or the same behind the name of its type.
  private mutating func readTypes(in swift: SwiftBytes) -> Bool {
    var start = end
    while end < swift.count, swift.kind(at: end) == .word || swift.kind(at: end) == .dot {
      if swift.kind(at: end) == .dot { start = end + 1 }
      end = swift.kind(at: end) == .dot ? end + 1 : swift.endOfWord(at: end)
    }
    guard end > start else { return false }
    types = swift.text(start..<end)
    end = swift.endOfTrivia(at: end)
    return true
  }
}

extension SwiftLiteral.Macro {
  /// The attached macro that a range of Swift source names.
  static func attached(_ swift: SwiftBytes, _ name: Range<Int>) -> Self? {
    guard swift.has("GraphQL", at: name.lowerBound) else { return nil }
    if swift.isWord("GraphQLFragment", from: name.lowerBound, to: name.upperBound) { return .fragment }
    if swift.isWord("GraphQLOperation", from: name.lowerBound, to: name.upperBound) { return .operation }
    if swift.isWord("GraphQLSchema", from: name.lowerBound, to: name.upperBound) { return .schema }
    return nil
  }
}

extension SwiftBytes {
  /// Whether a range holds exactly a word.
  func isWord(_ word: StaticString, from start: Int, to end: Int) -> Bool {
    end - start == word.utf8CodeUnitCount && has(word, at: start)
  }
}
