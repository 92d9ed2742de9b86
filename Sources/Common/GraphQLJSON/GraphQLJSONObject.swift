/// The ordered members of a JSON object, each name once.
///
/// Two names are the same if they have the same UTF-8. This is stricter than equality of Swift's strings: an object may
/// have the members `"\u{e9}"` and `"e\u{301}"`, and each is found by its own spelling only.
///
/// Two objects are equal if they have the same members in any order.
public struct GraphQLJSONObject: Sendable {
  /// The members in order.
  public private(set) var members: [(key: String, value: GraphQLJSONValue)] = []
  // Built once there are too many members for a linear search.
  private var positions: [ExactText: Int] = [:]

  private static let linearLimit = 8

  /// Creates an object without members.
  public init() {}

  /// Creates an object from members in order. Of several members with one name, the first stays.
  public init(_ members: some Sequence<(String, GraphQLJSONValue)>) {
    for (key, value) in members { appendIfNew(key, value) }
  }

  /// The number of members.
  public var count: Int { members.count }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The names of the members in order.
  public var keys: [String] { members.map { $0.key } }

  /// The value of the member whose name has the same UTF-8. Setting replaces the value in place or appends it; `nil`
  /// removes the member.
  public subscript(key: String) -> GraphQLJSONValue? {
    get { position(of: key).map { members[$0].value } }
    set {
      switch (position(of: key), newValue) {
      case (let position?, let value?):
        members[position].value = value
      case (let position?, nil):
        members.remove(at: position)
        positions = [:]
        if members.count > Self.linearLimit { index(from: 0) }
      case (nil, let value?):
        append(key, value)
      case (nil, nil):
        break
      }
    }
  }

  /// Appends a member unless its name is taken.
  mutating func appendIfNew(_ key: String, _ value: GraphQLJSONValue) {
    if position(of: key) == nil { append(key, value) }
  }

  private mutating func append(_ key: String, _ value: GraphQLJSONValue) {
    members.append((key, value))
    if members.count > Self.linearLimit { index(from: positions.isEmpty ? 0 : members.count - 1) }
  }

  private mutating func index(from first: Int) {
    for position in first..<members.count { positions[ExactText(members[position].key)] = position }
  }

  private func position(of key: String) -> Int? {
    positions.isEmpty ? members.firstIndex { $0.key.hasSameBytes(as: key) } : positions[ExactText(key)]
  }
}

extension GraphQLJSONObject: Hashable {
  /// Returns whether both have the same members in any order.
  public static func == (left: GraphQLJSONObject, right: GraphQLJSONObject) -> Bool {
    left.count == right.count && left.members.allSatisfy { right[$0.key] == $0.value }
  }

  /// Feeds the members into the hasher so that their order makes no difference.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (key, value) in members {
      var member = Hasher()
      member.combine(ExactText(key))
      member.combine(value)
      sum &+= member.finalize()
    }
    hasher.combine(count)
    hasher.combine(sum)
  }
}

extension GraphQLJSONObject: ExpressibleByDictionaryLiteral, Sequence {
  /// Creates an object with the members in this order. Of several members with one name, the first stays.
  public init(dictionaryLiteral elements: (String, GraphQLJSONValue)...) {
    self.init(elements)
  }

  /// Returns an iterator over the members in order.
  public func makeIterator() -> IndexingIterator<[(key: String, value: GraphQLJSONValue)]> {
    members.makeIterator()
  }
}
