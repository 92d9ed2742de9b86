import GraphQLProject

/// The names that Swift files use, without those in their GraphQL.
struct SwiftNameUses {
  /// How often each word occurs, in code or not.
  private(set) var counts: [String: Int] = [:]

  /// The words that may read a property: those after a dot or a quotation mark, and all of files with extensions, whose code
  /// may leave out `self`.
  private(set) var reads: Set<String> = []

  /// The words after `var` in files with protocols.
  private(set) var requirements: Set<String> = []

  /// Adds the words of a file.
  ///
  /// - Parameter literals: The file's GraphQL.
  mutating func add(_ utf8: [UInt8], literals: [SwiftLiteral]) {
    var words: [(name: String, kind: Word)] = []
    var texts = literals.compactMap(\.text?.range)[...]
    var index = 0
    while index < utf8.count {
      if let text = texts.first, text.contains(index) {
        index = text.upperBound
        texts.removeFirst()
        continue
      }
      guard utf8[index].isInWord else {
        index += 1
        continue
      }
      let start = index
      while index < utf8.count, utf8[index].isInWord { index += 1 }
      words.append((String(decoding: utf8[start..<index], as: UTF8.self), Word(before: start, in: utf8)))
    }
    let mayLeaveOutSelf = words.contains { $0.name == "extension" }
    let mayRequire = words.contains { $0.name == "protocol" }
    for (index, word) in words.enumerated() {
      counts[word.name, default: 0] += 1
      if mayLeaveOutSelf || word.kind == .member { reads.insert(word.name) }
      if mayRequire, index > 0, words[index - 1].name == "var" { requirements.insert(word.name) }
    }
  }

  /// Adds those of other files.
  mutating func add(_ other: SwiftNameUses) {
    counts.merge(other.counts, uniquingKeysWith: +)
    reads.formUnion(other.reads)
    addRequirements(of: other)
  }

  /// Adds what protocols in other files require.
  mutating func addRequirements(of other: SwiftNameUses) { requirements.formUnion(other.requirements) }

  /// Returns whether code may read a property.
  func mayRead(_ name: String) -> Bool { reads.contains(name) || requirements.contains(name) }

  private enum Word {
    case member, other

    init(before start: Int, in utf8: [UInt8]) {
      var index = start - 1
      if index >= 0, utf8[index] == UInt8(ascii: "`") { index -= 1 }
      let before = index < 0 ? nil : utf8[index]
      self = before == UInt8(ascii: ".") || before == UInt8(ascii: "\"") ? .member : .other
    }
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
