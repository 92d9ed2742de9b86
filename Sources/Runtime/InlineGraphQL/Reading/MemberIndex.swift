/// The members of an object sorted by name, for an object whose members come in another order than the selection.
///
/// The members are sorted by a hash instead of held in a hash table. If a sender chooses keys with equal hashes, a
/// lookup is as slow as a search of the object, but no slower.
struct MemberIndex {
  struct Entry {
    let hash: UInt64
    /// The offset of the value, in bytes from the start of the response.
    let value: Int
    let name: UnsafeBufferPointer<UInt8>
    /// The name without escapes; nil if it has none.
    let text: String?

    init(name: JSONCursor.RawString, text: String?, value: Int) {
      self.value = value
      self.text = text
      self.name = name.bytes
      if var text { hash = text.withUTF8 { MemberIndex.hash(of: $0) } } else { hash = MemberIndex.hash(of: name.bytes) }
    }

    func isNamed(_ key: MemberName) -> Bool {
      if var text { text.withUTF8 { key.matches($0) } } else { key.matches(name) }
    }
  }

  /// The offset of the object, in bytes from the start of the response.
  let objectStart: Int
  private let entries: [Entry]

  init(objectStart: Int, members: [Entry]) {
    self.objectStart = objectStart
    entries = members.sorted { ($0.hash, $0.value) < ($1.hash, $1.value) }
  }

  /// Returns the offset of the value of the first member with a name.
  func value(of key: MemberName) -> Int? {
    let hash = Self.hash(of: key.bytes)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
    }
    while low < entries.count, entries[low].hash == hash {
      if entries[low].isNamed(key) { return entries[low].value }
      low += 1
    }
    return nil
  }

  /// FNV-1a.
  private static func hash(of key: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}
