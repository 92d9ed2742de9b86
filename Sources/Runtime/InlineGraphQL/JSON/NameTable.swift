/// A table of names for lookup by the bytes of JSON text: a hash table with open addressing, at most half full.
///
/// The names come from a schema, so no sender can choose them to collide.
@usableFromInline
final class NameTable: Sendable {
  private struct Entry {
    let hash: UInt64
    let start: Int
    let count: Int
    let index: Int
  }

  /// All names, without separators.
  private let text: [UInt8]
  /// The number of entries is a power of two.
  private let entries: [Entry?]

  /// - Parameter names: The names. Of equal names, the first one counts.
  init(_ names: [String]) {
    var text: [UInt8] = []
    var size = 4
    while size < names.count * 2 { size *= 2 }
    var entries: [Entry?] = Array(repeating: nil, count: size)
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      let hash = bytes.withUnsafeBufferPointer { Self.hash(of: $0) }
      var slot = Int(truncatingIfNeeded: hash) & (size - 1)
      while entries[slot] != nil { slot = (slot + 1) & (size - 1) }
      entries[slot] = Entry(hash: hash, start: text.count, count: bytes.count, index: index)
      text += bytes
    }
    self.text = text
    self.entries = entries
  }

  func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = Self.hash(of: name)
    var slot = Int(truncatingIfNeeded: hash) & (entries.count - 1)
    while let entry = entries[slot] {
      if entry.hash == hash, entry.count == name.count, isEqual(entry, name) { return entry.index }
      slot = (slot + 1) & (entries.count - 1)
    }
    return nil
  }

  private func isEqual(_ entry: Entry, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { MemberName(start: $0.baseAddress! + entry.start, count: entry.count).matches(name) }
  }

  /// A product of the words of eight bytes. The last word overlaps the one before.
  private static func hash(of name: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(name.count)
    func add(_ word: UInt64) { hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15 }
    if name.count >= 8 {
      let words = UnsafeRawPointer(name.baseAddress!)
      for offset in stride(from: 0, to: name.count - 8, by: 8) {
        add(words.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      add(words.loadUnaligned(fromByteOffset: name.count - 8, as: UInt64.self))
    } else {
      for byte in name { add(UInt64(byte)) }
    }
    return hash >> 32
  }
}
