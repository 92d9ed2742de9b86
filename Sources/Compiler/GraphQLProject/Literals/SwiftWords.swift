extension SwiftBytes {
  /// Whether the word `Fields` or `Case` occurs anywhere, in code or not.
  func mayNameFields() -> Bool { hasWord("Fields") || hasWord("Case") }

  var words: Set<String> { Set(allWords) }

  /// The words, each as often as it occurs.
  var allWords: [String] {
    var words: [String] = []
    var index = 0
    while let range = nextWord(from: index) {
      words.append(text(range))
      index = range.upperBound
    }
    return words
  }

  /// The names of the type aliases, in code or not, each with the words of what it stands for: those on the first line after
  /// the `=` that has any.
  func typeAliases() -> [(name: String, words: Set<String>)] {
    let ends = endsOfWord("typealias")
    // Nothing is read behind the next type alias, so the time is proportional to the length.
    return zip(ends, ends.dropFirst() + [count]).compactMap { end, limit in
      guard let name = nextWord(from: end), name.upperBound < limit else { return nil }
      var index = name.upperBound
      while index < limit, self[index] != UInt8(ascii: "=") { index += 1 }
      var words: Set<String> = []
      var lineEnd = limit
      while let word = nextWord(from: index), word.upperBound <= lineEnd {
        if words.isEmpty {
          lineEnd = word.upperBound
          while lineEnd < limit, kind(at: lineEnd) != .lineEnd { lineEnd += 1 }
        }
        words.insert(text(word))
        index = word.upperBound
      }
      return (text(name), words)
    }
  }

  /// Returns the next letters and digits from an offset on.
  private func nextWord(from start: Int) -> Range<Int>? {
    var index = start
    while index < count, kind(at: index) != .word, kind(at: index) != .digit { index += 1 }
    return index < count ? index..<endOfWord(at: index) : nil
  }

  private func hasWord(_ word: StaticString) -> Bool {
    has(word.utf8Start[0]) { isWord(word, after: $0) }
  }

  /// The offsets after each occurrence of a word.
  private func endsOfWord(_ word: StaticString) -> [Int] {
    var ends: [Int] = []
    _ = has(word.utf8Start[0]) { second in
      if isWord(word, after: second) { ends.append(second - 1 + word.utf8CodeUnitCount) }
      return false
    }
    return ends
  }

  /// Whether a word begins before an offset and is not part of a longer one.
  private func isWord(_ word: StaticString, after second: Int) -> Bool {
    let start = second - 1
    guard has(word, at: start) else { return false }
    let isStart = start == 0 || kind(at: start - 1) != .word && kind(at: start - 1) != .digit
    return isStart && endOfWord(at: start) == start + word.utf8CodeUnitCount
  }
}
