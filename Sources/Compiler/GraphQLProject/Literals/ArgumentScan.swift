import GraphQLCompiler

/// Scans the arguments of a macro for mistakes and says what to write instead.
struct ArgumentScan {
  /// The problems of the arguments.
  private(set) var problems: [MacroUse.Problem] = []

  /// The interpolations in the GraphQL.
  private(set) var interpolations: [Range<Int>] = []

  /// The ranges to blank out so that the rest can be read: interpolations, and wrong arguments other than the GraphQL.
  private(set) var unreadable: [Range<Int>] = []

  /// The offset of the macro's `#` or `@`.
  private(set) var offset: Int

  private let macro: SwiftLiteral.Macro
  private let name: MacroName

  /// Scans the arguments of the macro at an offset, or of the first freestanding macro after it.
  init(_ macro: SwiftLiteral.Macro, in swift: SwiftBytes, from start: Int) {
    self.macro = macro
    offset = swift.endOfTrivia(at: start)
    if macro == .graphql {
      // Attributes and modifiers may precede it.
      var macroOffset = offset
      while macroOffset < swift.count, !ArgumentScan.isGraphQL(swift, at: macroOffset) {
        macroOffset = swift.endOfNesting(at: macroOffset)
      }
      if macroOffset < swift.count { offset = macroOffset }
      name = MacroName(ofFreestanding: swift, at: min(offset + 1, swift.count))
    } else {
      name = MacroName(ofAttribute: swift, at: min(offset + 1, swift.count))
    }
    var index = swift.endOfTriviaOnLine(at: name.end)
    guard index < swift.count, swift[index] == UInt8(ascii: "(") else { return }
    repeat {
      index = scanArgument(in: swift, at: swift.endOfTrivia(at: index + 1))
    } while index < swift.count && swift[index] == UInt8(ascii: ",")
  }

  /// Reports that the macro has no literal, unless another problem says why.
  mutating func reportMissingLiteral() {
    guard problems.isEmpty else { return }
    report(macro == .schema ? noSchemaNameMessage : noLiteralMessage(of: macro.written), offset..<name.end)
  }

  private static func isGraphQL(_ swift: SwiftBytes, at offset: Int) -> Bool {
    swift.kind(at: offset) == .hash && MacroName(ofFreestanding: swift, at: offset + 1).isGraphQL(in: swift)
  }

  /// Checks one argument and returns the offset of what ends it.
  private mutating func scanArgument(in swift: SwiftBytes, at argument: Int) -> Int {
    var start = argument
    var label = ""
    let wordEnd = swift.endOfWord(at: start)
    let colon = swift.endOfTrivia(at: wordEnd)
    if wordEnd > start, colon < swift.count, swift[colon] == UInt8(ascii: ":") {
      label = swift.text(start..<wordEnd)
      start = swift.endOfTrivia(at: colon + 1)
    }
    let (range, end) = swift.argument(at: start)
    guard !range.isEmpty else { return end }
    let message: String? =
      switch (label, macro) {
      case ("", .schema), ("schema", _): isSchemaName(swift, range) ? nil : noSchemaNameMessage
      case ("memberwiseInitializers", .graphql), ("memberwiseInitializers", .fragment),
        ("memberwiseInitializers", .operation):
        isBoolean(swift, range) ? nil : message(needing: "memberwiseInitializers as true or false")
      case ("types", .schema):
        areTypes(swift, range) ? nil : message(needing: "its types as .all, .used or .used(and: [names])")
      case ("models", .schema):
        isListOfModels(swift, range) ? nil : message(needing: "its models as .all or as a list of names")
      case ("names", .schema):
        isMember(swift, range, of: Set(NameCase.allCases.map { Substring($0.rawValue) }))
          ? nil : message(needing: "its names as .asWritten or .camelCase")
      default: nil
      }
    if let message {
      report(message, range)
      // The comma goes too, or two would follow each other.
      unreadable.append(argument..<(end < swift.count && swift[end] == UInt8(ascii: ",") ? end + 1 : end))
    } else if label.isEmpty, macro != .schema {
      checkText(swift, range)
    }
    return end
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    problems.append(MacroUse.Problem(message: message, range: range))
  }

  private mutating func checkText(_ swift: SwiftBytes, _ range: Range<Int>) {
    guard let delimiter = StringDelimiter(in: swift, at: range.lowerBound) else {
      return report(noLiteralMessage(of: macro.written), range)
    }
    var index = range.lowerBound + delimiter.length
    while let start = delimiter.interpolation(in: swift, from: index), start < range.upperBound {
      index = min(swift.endOfNesting(at: start + 1 + delimiter.pounds), range.upperBound)
      interpolations.append(start..<index)
    }
    unreadable += interpolations
    if interpolations.isEmpty, let text = LiteralText(in: swift, at: range.lowerBound), text.range != range {
      report(noLiteralMessage(of: macro.written), range)
    }
  }

  private func isSchemaName(_ swift: SwiftBytes, _ range: Range<Int>) -> Bool {
    swift.isWord("nil", range)
      || LiteralText(in: swift, at: range.lowerBound)?.range == range
  }

  private func isBoolean(_ swift: SwiftBytes, _ range: Range<Int>) -> Bool {
    ["true", "false"].contains { swift.isWord($0, range) }
  }

  private func areTypes(_ swift: SwiftBytes, _ range: Range<Int>) -> Bool {
    guard let parenthesis = range.first(where: { swift[$0] == UInt8(ascii: "(") }) else {
      return isMember(swift, range, of: ["all", "used"])
    }
    let label = swift.endOfTrivia(at: parenthesis + 1)
    let colon = swift.endOfTrivia(at: swift.endOfWord(at: label))
    guard isMember(swift, range.lowerBound..<parenthesis, of: ["used"]), range.contains(colon),
      swift.isWord("and", label..<swift.endOfWord(at: label)), swift[colon] == UInt8(ascii: ":")
    else { return false }
    return isListOfNames(swift, swift.endOfTrivia(at: colon + 1)..<range.upperBound)
  }

  private func isListOfModels(_ swift: SwiftBytes, _ range: Range<Int>) -> Bool {
    swift[range.lowerBound] == UInt8(ascii: "[")
      ? isListOfNames(swift, range) : isMember(swift, range, of: ["all", "none"])
  }

  /// Whether a range begins with names in brackets.
  private func isListOfNames(_ swift: SwiftBytes, _ range: Range<Int>) -> Bool {
    guard range.contains(range.lowerBound), swift[range.lowerBound] == UInt8(ascii: "[") else { return false }
    var index = swift.endOfTrivia(at: range.lowerBound + 1)
    while index < range.upperBound, swift[index] != UInt8(ascii: "]") {
      guard let name = LiteralText(in: swift, at: index) else { return false }
      index = swift.endOfTrivia(at: name.range.upperBound)
      if index < range.upperBound, swift[index] == UInt8(ascii: ",") { index = swift.endOfTrivia(at: index + 1) }
    }
    return true
  }

  /// Whether a range holds a member like `.all`, with or without the name of its type.
  private func isMember(_ swift: SwiftBytes, _ range: Range<Int>, of names: Set<Substring>) -> Bool {
    guard range.allSatisfy({ [.word, .digit, .dot].contains(swift.kind(at: $0)) }) else { return false }
    let path = swift.text(range).split(separator: ".", omittingEmptySubsequences: false)
    return path.count > 1 && names.contains(path[path.count - 1])
  }

  private var noSchemaNameMessage: String {
    "\"\(macro.written)\" needs the schema's name or path as a string literal"
  }

  private func message(needing argument: String) -> String {
    "\"\(macro.written)\" needs \(argument), because the compiler reads it at build time"
  }
}
