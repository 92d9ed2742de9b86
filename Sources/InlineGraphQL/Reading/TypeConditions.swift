/// The type conditions that selections of one object depend on; generated code has one for each such object.
public struct TypeConditions: Sendable {
  /// Which of the conditions an object's type meets.
  public struct Matches: Hashable, Sendable {
    // The first 64 conditions need no array.
    fileprivate var first: UInt64 = 0
    fileprivate var rest: [UInt64] = []

    /// Whether the type meets the condition.
    public subscript(condition: Int) -> Bool {
      if condition < 64 { return first & (1 << UInt64(condition)) != 0 }
      let word = condition / 64 - 1
      return word < rest.count && rest[word] & (1 << UInt64(condition % 64)) != 0
    }

    fileprivate mutating func insert(_ condition: Int) {
      if condition < 64 {
        first |= 1 << UInt64(condition)
        return
      }
      let word = condition / 64 - 1
      while rest.count <= word { rest.append(0) }
      rest[word] |= 1 << UInt64(condition % 64)
    }
  }

  private var matches: [String: Matches] = [:]

  /// Creates conditions, each of the names of the object types that meet it, with spaces between them.
  public init(_ conditions: String...) {
    for (index, condition) in conditions.enumerated() {
      for name in condition.split(separator: " ") { matches[String(name), default: Matches()].insert(index) }
    }
  }

  /// The conditions that a type meets; none if the schema did not have the type when the code was generated.
  public func matches(_ typename: String) -> Matches {
    matches[typename] ?? Matches()
  }
}
