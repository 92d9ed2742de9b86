/// The members of a JSON object, in order, each name once.
///
/// Two names are the same if they have the same UTF-8, though Swift's strings are equal already if they are canonically
/// equivalent: an object may have members `"\u{e9}"` and `"e\u{301}"`, and each is found by its own spelling alone.
///
/// Two objects are equal if they have the same members, whatever their order.
public struct JSONObject: Sendable {
  /// The members in order.
  public private(set) var members: [(key: String, value: JSONValue)] = []
  // Made once there are too many members to look at one by one.
  private var positions: [ExactText: Int] = [:]

  private static let linearLimit = 8

  /// Creates an object without members.
  public init() {}

  /// Creates an object from members in order; the first of several with one name stays.
  public init(_ members: some Sequence<(String, JSONValue)>) {
    for (key, value) in members { appendIfNew(key, value) }
  }

  /// The number of members.
  public var count: Int { members.count }

  /// Whether there are no members.
  public var isEmpty: Bool { members.isEmpty }

  /// The names of the members in order.
  public var keys: [String] { members.map { $0.key } }

  /// The value of the member whose name has the same UTF-8. Setting replaces it in place or appends it; `nil` removes it.
  public subscript(key: String) -> JSONValue? {
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

  /// Appends a member unless there is one of that name.
  mutating func appendIfNew(_ key: String, _ value: JSONValue) {
    if position(of: key) == nil { append(key, value) }
  }

  private mutating func append(_ key: String, _ value: JSONValue) {
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

extension JSONObject: Hashable {
  /// Whether both have the same members, whatever their order.
  public static func == (left: JSONObject, right: JSONObject) -> Bool {
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

extension JSONObject: ExpressibleByDictionaryLiteral, Sequence {
  /// An object with the members in this order; the first of several with one name stays.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self.init(elements)
  }

  /// Goes through the members in order.
  public func makeIterator() -> IndexingIterator<[(key: String, value: JSONValue)]> {
    members.makeIterator()
  }
}
