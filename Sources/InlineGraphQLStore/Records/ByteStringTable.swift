import GraphQLCLibrary

/// Byte strings and their numbers: 0, 1, 2 and so on, in the order in which they were first asked for.
///
/// The strings are in one array, so that a hundred thousand of them are no hundred thousand objects.
struct ByteStringTable {
  private var bytes: [UInt8] = []
  /// Where each string ends in `bytes`; the one before is where it starts.
  private var ends: [Int] = [0]
  private var hashes: [UInt32] = []
  /// The numbers by hash, -1 where there is none. The count is a power of two.
  private var slots = [Int32](repeating: -1, count: 16)
  /// Servers choose the strings. Without a secret they could choose such as have the same hash.
  private let seed = UInt64.random(in: .min ... .max)

  /// The number of strings.
  var count: Int { hashes.count }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(of: string)
    let slot = slot(of: string, hash)
    if slots[slot] >= 0 { return slots[slot] }
    let number = Int32(hashes.count)
    bytes.append(contentsOf: string)
    ends.append(bytes.count)
    hashes.append(hash)
    slots[slot] = number
    if hashes.count * 4 > slots.count * 3 { grow() }
    return number
  }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: some Sequence<UInt8>) -> Int32 {
    Array(string).withUnsafeBufferPointer { number(of: $0) }
  }

  /// Returns the number of a string; `nil` if it has none.
  func knownNumber(of string: UnsafeBufferPointer<UInt8>) -> Int32? {
    let number = slots[slot(of: string, hash(of: string))]
    return number < 0 ? nil : number
  }

  /// The string with a number.
  subscript(number: Int32) -> ArraySlice<UInt8> { bytes[ends[Int(number)]..<ends[Int(number) + 1]] }

  /// Returns the place of a string in `slots`, or the free place for it.
  private func slot(of string: UnsafeBufferPointer<UInt8>, _ hash: UInt32) -> Int {
    slots.withUnsafeBufferPointer { slots in
      hashes.withUnsafeBufferPointer { hashes in
        var slot = Int(hash) & (slots.count - 1)
        while true {
          let number = slots[slot]
          if number < 0 || hashes[Int(number)] == hash && isString(Int(number), string) { return slot }
          slot = (slot + 1) & (slots.count - 1)
        }
      }
    }
  }

  private func isString(_ number: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let (start, end) = (ends[number], ends[number + 1])
    guard end - start == string.count, let other = string.baseAddress else { return end - start == string.count }
    return bytes.withUnsafeBufferPointer { memcmp($0.baseAddress! + start, other, string.count) == 0 }
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in hashes.indices {
      var slot = Int(hashes[number]) & (slots.count - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  private func hash(of string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var hash = seed ^ UInt64(string.count)
    func mix(_ word: UInt64) {
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    var rest = UnsafeRawBufferPointer(string)
    while rest.count >= 8 {
      mix(UInt64(littleEndian: rest.loadUnaligned(as: UInt64.self)))
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(8))
    }
    var last: UInt64 = 0
    for byte in rest { last = last << 8 | UInt64(byte) }
    mix(last)
    mix(seed)
    return UInt32(truncatingIfNeeded: hash)
  }
}
