/// The type conditions that selections of one object depend on; generated code has one for each such object.
public struct __TypeConditions: Sendable {
  /// Which of the conditions an object's type meets.
  public struct Matches: Hashable, Sendable {
    // The first 64 conditions need no array.
    @usableFromInline var first: UInt64 = 0
    fileprivate var rest: [UInt64]?

    /// Whether the type meets the condition.
    @inlinable
    public subscript(condition: Int) -> Bool {
      condition < 64 ? first & (1 << UInt64(condition)) != 0 : isMet(condition)
    }

    @usableFromInline
    func isMet(_ condition: Int) -> Bool {
      guard let rest else { return false }
      let word = condition / 64 - 1
      return word < rest.count && rest[word] & (1 << UInt64(condition % 64)) != 0
    }

    fileprivate mutating func insert(_ condition: Int) {
      if condition < 64 {
        first |= 1 << UInt64(condition)
        return
      }
      let word = condition / 64 - 1
      var words = rest ?? []
      while words.count <= word { words.append(0) }
      words[word] |= 1 << UInt64(condition % 64)
      rest = words
    }
  }

  /// The types that meet any of the conditions, and which ones each meets.
  private let types: NameTable
  private let matches: [Matches]

  /// Creates conditions, each of the names of the object types that meet it, with spaces between them.
  public init(_ conditions: String...) {
    var all: [String: Matches] = [:]
    for (index, condition) in conditions.enumerated() {
      for name in condition.split(separator: " ") { all[String(name), default: Matches()].insert(index) }
    }
    types = NameTable(Array(all.keys))
    matches = Array(all.values)
  }

  /// The conditions that a type meets; none if the schema did not have the type when the code was generated.
  public func matches(_ typename: String) -> Matches {
    var typename = typename
    return typename.withUTF8 { types.index(of: $0) }.map { matches[$0] } ?? Matches()
  }
}
