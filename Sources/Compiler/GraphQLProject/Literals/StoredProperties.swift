extension SwiftBytes {
  /// Returns the name of the first stored property without a value in a type; `nil` if there is none.
  ///
  /// A property with attributes may get its value from them. Types with `#if` in them are not searched.
  ///
  /// - Parameter start: The offset after the type's name.
  func propertyWithoutValue(inTypeNamedBefore start: Int) -> Range<Int>? {
    var index = start
    while index < count, self[index] != UInt8(ascii: "{") { index = endOfNesting(at: index) }
    var search = StoredPropertySearch(swift: self, index: index + 1)
    return search.propertyWithoutValue()
  }
}

private struct StoredPropertySearch {
  let swift: SwiftBytes
  var index: Int

  /// Whether an attribute or a modifier before a declaration says that initializers need not set it.
  private var isExempt = false
  /// The declaration whose first property was read; `nil` if it is of no properties.
  private var declaration: (isLet: Bool, isExempt: Bool)?
  /// Whether a pattern may follow rather than a declaration: `if let`.
  private var isBeforePattern = false

  init(swift: SwiftBytes, index: Int) { (self.swift, self.index) = (swift, index) }

  mutating func propertyWithoutValue() -> Range<Int>? {
    while true {
      index = swift.endOfTrivia(at: index)
      guard index < swift.count, swift.kind(at: index) != .closer, !swift.has("#if", at: index) else { return nil }
      if swift.kind(at: index) == .word {
        if let name = readWord() { return name }
      } else if swift[index] == UInt8(ascii: ","), let declaration {
        index += 1
        if let name = readProperty(of: declaration) { return name }
      } else {
        isBeforePattern = false
        switch swift.kind(at: index) {
        case .at: isExempt = true
        case .opener where swift[index] == UInt8(ascii: "{"), .semicolon: (isExempt, declaration) = (false, nil)
        default: break
        }
        index = swift.kind(at: index) == .backtick ? swift.endOfQuotedName(at: index) : swift.endOfNesting(at: index)
      }
    }
  }

  /// Reads a word. Returns the name of the property that it declares without a value.
  private mutating func readWord() -> Range<Int>? {
    let word = index..<swift.endOfWord(at: index)
    index = word.upperBound
    let wasBeforePattern = isBeforePattern
    isBeforePattern = isOne(of: ["if", "guard", "while", "case", "for"], word)
    if isOne(of: ["let", "var"], word) {
      if wasBeforePattern { return nil }
      let declaration = (isLet: isOne(of: ["let"], word), isExempt: isExempt)
      (self.declaration, isExempt) = (declaration, false)
      return readProperty(of: declaration)
    }
    if isOne(of: ["static", "class", "lazy"], word) {
      isExempt = true
    } else if case .declaration? = SwiftKeyword(swift, word) {
      (isExempt, declaration) = (false, nil)
    }
    return nil
  }

  private func isOne(of words: [StaticString], _ word: Range<Int>) -> Bool {
    words.contains { swift.isWord($0, word) }
  }

  /// Reads a name and a type, up to the value or the accessors. Returns the name if there is neither.
  private mutating func readProperty(of declaration: (isLet: Bool, isExempt: Bool)) -> Range<Int>? {
    let start = swift.endOfTrivia(at: index)
    guard start < swift.count else { return nil }
    index =
      switch swift.kind(at: start) {
      case .backtick: swift.endOfQuotedName(at: start)
      case .word: swift.endOfWord(at: start)
      default: swift.endOfNesting(at: start)
      }
    let name = start..<index
    let colon = swift.endOfTrivia(at: index)
    guard colon < swift.count, swift[colon] == UInt8(ascii: ":") else { return nil }
    index = colon + 1
    let last = readType(from: colon)
    let next = swift.endOfTrivia(at: index)
    let hasValue = next < swift.count && (swift[next] == UInt8(ascii: "=") || swift[next] == UInt8(ascii: "{"))
    let isOptional = swift[last] == UInt8(ascii: "?") || swift[last] == UInt8(ascii: "!")
    return hasValue || declaration.isExempt || isOptional && !declaration.isLet ? nil : name
  }

  /// Reads a type. Returns the offset of its last byte.
  private mutating func readType(from colon: Int) -> Int {
    var (last, angles) = (colon, 0)
    while true {
      let next = swift.endOfTrivia(at: index)
      guard next < swift.count, swift.kind(at: next) != .closer, swift.kind(at: next) != .semicolon else { return last }
      let byte = swift[next]
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",") && angles == 0 {
        return last
      }
      // A word on another line begins another declaration, unless the type goes on.
      let isWord = swift.kind(at: next) == .word || swift.kind(at: next) == .at
      let goesOn = last == colon || angles > 0 || swift[last] == UInt8(ascii: "&") || isArrow(at: last)
      if isWord, !goesOn, (index..<next).contains(where: { swift.kind(at: $0) == .lineEnd }) { return last }
      if byte == UInt8(ascii: "<") { angles += 1 }
      if byte == UInt8(ascii: ">"), !isArrow(at: next) { angles -= 1 }
      index = isWord ? max(next + 1, swift.endOfWord(at: next)) : swift.endOfNesting(at: next)
      last = index - 1
    }
  }

  private func isArrow(at index: Int) -> Bool {
    swift[index] == UInt8(ascii: ">") && swift[index - 1] == UInt8(ascii: "-")
  }
}
