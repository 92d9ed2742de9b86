/// The name of a macro after its `#` or `@`: `graphql`, `InlineGraphQL::graphql` or, in attributes,
/// `InlineGraphQL.GraphQLSchema`.
struct MacroName {
  /// The range of the name itself, without the module and without backticks.
  private(set) var range: Range<Int>

  /// The offset after it.
  private(set) var end: Int

  /// Reads the name of a freestanding macro at an offset. A dot after it accesses a member of its expansion.
  init(ofFreestanding swift: SwiftBytes, at start: Int) {
    self.init(in: swift, at: start)
    while swift.has("::", at: end) { self = MacroName(in: swift, at: end + 2) }
  }

  /// Reads the name of an attached macro or any other attribute at an offset.
  init(ofAttribute swift: SwiftBytes, at start: Int) {
    self.init(in: swift, at: swift.endOfTrivia(at: start))
    while true {
      let next = swift.endOfTriviaOnLine(at: end)
      if swift.has(".", at: next) {
        self = MacroName(in: swift, at: swift.endOfTrivia(at: next + 1))
      } else if swift.has("::", at: end) {
        self = MacroName(in: swift, at: end + 2)
      } else {
        break
      }
    }
  }

  private init(in swift: SwiftBytes, at start: Int) {
    if start < swift.count, swift.kind(at: start) == .backtick {
      end = swift.endOfQuotedName(at: start)
      range = start + 1..<max(start + 1, end - 1)
    } else {
      end = swift.endOfWord(at: start)
      range = start..<end
    }
  }

  /// Whether the name is that of `#graphql`.
  func isGraphQL(in swift: SwiftBytes) -> Bool { isWord("graphql", in: swift) }

  /// Returns the attached macro that it names.
  func attached(in swift: SwiftBytes) -> SwiftLiteral.Macro? {
    guard swift.has("GraphQL", at: range.lowerBound) else { return nil }
    if isWord("GraphQLFragment", in: swift) { return .fragment }
    if isWord("GraphQLOperation", in: swift) { return .operation }
    if isWord("GraphQLSchema", in: swift) { return .schema }
    return nil
  }

  /// Whether the name equals a word.
  func isWord(_ word: StaticString, in swift: SwiftBytes) -> Bool {
    swift.isWord(word, range)
  }
}
