/// The `#if` blocks around a position in Swift source, and what is known of which branches are compiled.
struct CompilationConditions {
  private struct Block {
    /// Whether the current branch is compiled; `nil` if that depends.
    var isCompiled: Bool?
    /// Whether the current branch or an earlier one is compiled; `nil` if that depends.
    var hasCompiledBranch: Bool?
  }

  private var blocks: [Block] = []

  /// Whether a condition decides if the position is compiled.
  var isConditional: Bool { blocks.contains { $0.isCompiled == nil } }

  /// Whether the position is never compiled.
  var isExcluded: Bool { blocks.contains { $0.isCompiled == false } }

  /// Reads `#if`, `#elseif`, `#else` or `#endif`.
  ///
  /// - Parameters:
  ///   - directive: The word after the `#`.
  ///   - swift: The Swift source.
  mutating func read(_ directive: Range<Int>, of swift: SwiftBytes) {
    if swift.isWord("if", directive) {
      let condition = Self.condition(of: swift, at: directive.upperBound)
      blocks.append(Block(isCompiled: condition, hasCompiledBranch: condition))
    } else if swift.isWord("elseif", directive) {
      startBranch(Self.condition(of: swift, at: directive.upperBound))
    } else if swift.isWord("else", directive) {
      startBranch(true)
    } else if swift.isWord("endif", directive) {
      _ = blocks.popLast()
    }
  }

  private mutating func startBranch(_ condition: Bool?) {
    guard var block = blocks.popLast() else { return }
    switch (block.hasCompiledBranch, condition) {
    case (true, _), (_, false): block.isCompiled = false
    case (false, true): block.isCompiled = true
    default: block.isCompiled = nil
    }
    switch (block.hasCompiledBranch, condition) {
    case (true, _), (_, true): block.hasCompiledBranch = true
    case (false, false): block.hasCompiledBranch = false
    default: block.hasCompiledBranch = nil
    }
    blocks.append(block)
  }

  /// Evaluates a condition with `true`, `false`, `!` and `&&`; `nil` if the result depends on anything else.
  private static func condition(of swift: SwiftBytes, at start: Int) -> Bool? {
    var index = start
    var result: Bool? = true
    var isNegated = false
    while true {
      index = swift.endOfTriviaOnLine(at: index)
      guard index < swift.count, swift.kind(at: index) != .lineEnd else { return result }
      switch swift[index] {
      case UInt8(ascii: "!"):
        isNegated.toggle()
        index += 1
      case UInt8(ascii: "&"):
        index += 1
      case UInt8(ascii: "|"):
        return nil
      case UInt8(ascii: "("):
        index = endOfParentheses(of: swift, at: index)
        if result == true { result = nil }
        isNegated = false
      default:
        guard swift.kind(at: index) == .word else { return nil }
        let end = swift.endOfWord(at: index)
        let isTrue = swift.isWord("true", index..<end)
        if isTrue || swift.isWord("false", index..<end) {
          if isTrue == isNegated { result = false }
        } else if result == true {
          result = nil
        }
        isNegated = false
        index = end
      }
    }
  }

  private static func endOfParentheses(of swift: SwiftBytes, at start: Int) -> Int {
    var index = start
    var depth = 0
    while index < swift.count, swift.kind(at: index) != .lineEnd {
      if swift[index] == UInt8(ascii: "(") { depth += 1 }
      if swift[index] == UInt8(ascii: ")") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return index
  }
}
