/// The type conditions that selections of one object depend on; generated code has one for each such object.
public struct TypeConditions: Sendable {
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

  private struct Entry {
    var name: String
    var matches: Matches
  }

  /// A hash table with open addressing, at most half full; its size is a power of two.
  private var entries: [Entry?]

  /// Creates conditions, each of the names of the object types that meet it, with spaces between them.
  public init(_ conditions: String...) {
    var matches: [String: Matches] = [:]
    for (index, condition) in conditions.enumerated() {
      for name in condition.split(separator: " ") { matches[String(name), default: Matches()].insert(index) }
    }
    var size = 4
    while size < matches.count * 2 { size *= 2 }
    entries = Array(repeating: nil, count: size)
    for (name, matches) in matches {
      var slot = Self.hash(name) & (size - 1)
      while entries[slot] != nil { slot = (slot + 1) & (size - 1) }
      entries[slot] = Entry(name: name, matches: matches)
    }
  }

  /// The conditions that a type meets; none if the schema did not have the type when the code was generated.
  public func matches(_ typename: String) -> Matches {
    var slot = Self.hash(typename) & (entries.count - 1)
    while let entry = entries[slot] {
      if entry.name == typename { return entry.matches }
      slot = (slot + 1) & (entries.count - 1)
    }
    return Matches()
  }

  /// A product of the words of eight bytes, the last of which overlaps the one before. Names are the schema's, so nobody picks
  /// them to collide.
  private static func hash(_ name: String) -> Int {
    var name = name
    let hash = name.withUTF8 { bytes in
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
      func add(_ word: UInt64) { hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15 }
      guard bytes.count >= 8 else {
        for byte in bytes { add(UInt64(byte)) }
        return hash
      }
      let words = UnsafeRawPointer(bytes.baseAddress!)
      for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
        add(words.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      add(words.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self))
      return hash
    }
    return Int(truncatingIfNeeded: hash >> 32)
  }
}
