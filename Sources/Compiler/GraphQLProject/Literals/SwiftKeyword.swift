import GraphQLValidation

/// The keywords that tell what surrounds a macro, what it is attached to, and where an operand ends.
enum SwiftKeyword {
  case access(AccessLevel)
  /// `private` or `fileprivate`.
  case privateAccess
  case type(SwiftTypeKind)
  case `typealias`
  case `import`
  /// Starts another declaration, to which the attributes and modifiers before it belong.
  case declaration
  /// A keyword that neither ends an operand nor names a type.
  case other

  init?(_ swift: SwiftBytes, _ range: Range<Int>) {
    let first = Int(swift[range.lowerBound]) - Int(UInt8(ascii: "a"))
    guard first >= 0, first < SwiftKeyword.byFirstLetter.count, range.count >= 2 else { return nil }
    for (word, keyword) in SwiftKeyword.byFirstLetter[first] {
      if swift.isWord(word, range) {
        self = keyword
        return
      }
    }
    return nil
  }

  /// The keywords by their first letters, `a` to `w`.
  private static let byFirstLetter: [[(StaticString, SwiftKeyword)]] = {
    let words: [(StaticString, SwiftKeyword)] = [
      ("open", .access(.public)), ("public", .access(.public)), ("package", .access(.package)),
      ("internal", .access(.internal)), ("fileprivate", .privateAccess), ("private", .privateAccess),
      ("enum", .type(.enum)), ("struct", .type(.struct)), ("class", .type(.class)),
      ("protocol", .type(.protocol)), ("actor", .type(.actor)), ("extension", .type(.extension)),
      ("func", .declaration), ("var", .declaration), ("let", .declaration), ("init", .declaration),
      ("subscript", .declaration), ("deinit", .declaration), ("case", .declaration), ("import", .import),
      ("associatedtype", .declaration), ("typealias", .typealias),
      ("as", .other), ("await", .other), ("do", .other), ("default", .other), ("defer", .other), ("else", .other),
      ("for", .other), ("guard", .other), ("if", .other), ("in", .other), ("is", .other), ("repeat", .other),
      ("return", .other), ("static", .other), ("switch", .other), ("throw", .other), ("throws", .other),
      ("try", .other), ("where", .other), ("while", .other),
    ]
    return (UInt8(ascii: "a")...UInt8(ascii: "w")).map { letter in words.filter { $0.0.utf8Start[0] == letter } }
  }()
}
