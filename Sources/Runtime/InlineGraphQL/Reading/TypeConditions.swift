/// The type conditions on which the selections of an object depend; generated, one value for each such object.
public struct __TypeConditions: Sendable {
  /// The conditions that an object's type satisfies.
  public struct Matches: Hashable, Sendable {
    // The first 64 conditions need no array.
    @usableFromInline var first: UInt64 = 0
    fileprivate var rest: [UInt64]?

    /// Whether the type satisfies a condition.
    @inlinable
    public subscript(condition: Int) -> Bool {
      condition < 64 ? first & (1 << UInt64(condition)) != 0 : isMet(condition)
    }

    /// Whether what is selected on the condition is in the response.
    @inlinable
    public func inclusion(_ condition: Int) -> __Inclusion { __Inclusion(self[condition]) }

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

  /// The types that satisfy any of the conditions, and the conditions that each type satisfies.
  private let types: NameTable
  private let matches: [Matches]

  /// Creates conditions. Each is a list of the object types that satisfy it, with spaces between the names.
  public init(_ conditions: String...) {
    var all: [String: Matches] = [:]
    for (index, condition) in conditions.enumerated() {
      for name in condition.split(separator: " ") { all[String(name), default: Matches()].insert(index) }
    }
    types = NameTable(Array(all.keys))
    matches = Array(all.values)
  }

  /// Returns the conditions that a type satisfies; none if the schema did not have the type when the code was
  /// generated.
  public func matches(_ typename: String) -> Matches {
    var typename = typename
    return typename.withUTF8 { types.index(of: $0) }.map { matches[$0] } ?? Matches()
  }
}
