import GraphQLCLibrary

/// Byte strings and their numbers. The number of a string that was removed is given to another.
///
/// The strings are in one piece of memory, so that a hundred thousand of them are no hundred thousand objects. Those that
/// are too long for their entry have a block each.
struct ByteStringTable {
  private let memory = Entries()
  private var hashes: [UInt32] = []
  /// The numbers by hash, -1 where there is none. The count is a power of two.
  private var slots = [Int32](repeating: -1, count: 16)
  /// The number that was removed last, whose entry has the one before; -1 if none is free. An array of them would be copied
  /// as it grows, for longer than a step of a collection may take.
  private var firstFree: Int32 = -1
  private var freeCount = 0
  /// Servers choose the strings. Without a secret they could choose such as have the same hash.
  private let seed = UInt64.random(in: .min ... .max)

  /// The number of numbers, free ones among them.
  var numberCount: Int { hashes.count }

  /// The number of strings.
  var count: Int { hashes.count - freeCount }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(of: string)
    var slot = slot(of: string, hash)
    if slots[slot] >= 0 { return slots[slot] }
    if (count + 1) * 4 > slots.count * 3 {
      grow()
      slot = self.slot(of: string, hash)
    }
    let number: Int32
    if firstFree >= 0 {
      number = firstFree
      firstFree = memory.nextFree(at: Int(number))
      freeCount -= 1
      hashes[Int(number)] = hash
    } else {
      number = Int32(hashes.count)
      hashes.append(hash)
    }
    memory.set(string, at: Int(number))
    slots[slot] = number
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
  subscript(number: Int32) -> [UInt8] { withBytes(of: number) { Array($0) } }

  /// Returns whether a number is that of a string.
  func isUsed(_ number: Int32) -> Bool { memory.isUsed(Int(number)) }

  /// The memory of a string, in bytes.
  func entrySize(_ number: Int32) -> Int {
    let count = withBytes(of: number, \.count)
    return Entries.size + (count > Entries.smallCount ? count : 0) + MemoryLayout<UInt32>.size * 3
  }

  /// Calls a function with the string with a number.
  func withBytes<Result>(of number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(memory.bytes(at: Int(number)))
  }

  /// Removes the string with a number.
  mutating func remove(_ number: Int32) {
    let mask = slots.count - 1
    var hole = Int(hashes[Int(number)]) & mask
    while slots[hole] != number { hole = (hole + 1) & mask }
    // Strings after the hole that it keeps from being found move into it.
    var next = (hole + 1) & mask
    while slots[next] >= 0 {
      let first = Int(hashes[Int(slots[next])]) & mask
      if (next &- first) & mask >= (next &- hole) & mask {
        slots[hole] = slots[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    slots[hole] = -1
    memory.remove(at: Int(number), before: firstFree)
    firstFree = number
    freeCount += 1
  }

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
    let other = memory.bytes(at: number)
    guard other.count == string.count, let start = string.baseAddress else { return other.count == string.count }
    return memcmp(other.baseAddress!, start, string.count) == 0
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for number in hashes.indices where memory.isUsed(number) {
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

/// The strings of a table, by their numbers.
private final class Entries {
  /// Fifteen bytes and their count; or the address of a block, and the block's size.
  static let size = 16
  static let smallCount = 15
  private static let blockTag: UInt8 = 0x80
  private static let freeTag: UInt8 = 0xFF

  private var start = UnsafeMutableRawPointer(bitPattern: 0)
  private var count = 0
  private var capacity = 0

  deinit {
    for index in 0..<count { freeBlock(at: index) }
    GraphQLCLibrary.free(start)
  }

  private func entry(_ index: Int) -> UnsafeMutableRawPointer { start! + index * Self.size }
  private func tag(_ index: Int) -> UInt8 { entry(index).load(fromByteOffset: 15, as: UInt8.self) }

  func isUsed(_ index: Int) -> Bool { tag(index) != Self.freeTag }

  func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let (entry, tag) = (entry(index), tag(index))
    if tag <= Self.smallCount {
      return UnsafeBufferPointer(start: UnsafePointer(entry.assumingMemoryBound(to: UInt8.self)), count: Int(tag))
    }
    let block = entry.load(as: UnsafePointer<UInt8>.self)
    return UnsafeBufferPointer(start: block, count: Int(entry.load(fromByteOffset: 8, as: UInt32.self)))
  }

  func set(_ string: UnsafeBufferPointer<UInt8>, at index: Int) {
    if index == capacity {
      capacity += max(16, capacity / 4)
      start = allocated(realloc(start, capacity * Self.size))
    }
    count = max(count, index + 1)
    let entry = entry(index)
    if string.count <= Self.smallCount {
      if let first = string.baseAddress { entry.copyMemory(from: first, byteCount: string.count) }
      entry.storeBytes(of: UInt8(string.count), toByteOffset: 15, as: UInt8.self)
    } else {
      let block = allocated(malloc(string.count))
      block.copyMemory(from: string.baseAddress!, byteCount: string.count)
      entry.storeBytes(of: block, as: UnsafeMutableRawPointer.self)
      entry.storeBytes(of: UInt32(string.count), toByteOffset: 8, as: UInt32.self)
      entry.storeBytes(of: Self.blockTag, toByteOffset: 15, as: UInt8.self)
    }
  }

  func nextFree(at index: Int) -> Int32 { entry(index).load(as: Int32.self) }

  func remove(at index: Int, before nextFree: Int32) {
    freeBlock(at: index)
    entry(index).storeBytes(of: nextFree, as: Int32.self)
    entry(index).storeBytes(of: Self.freeTag, toByteOffset: 15, as: UInt8.self)
  }

  private func freeBlock(at index: Int) {
    if tag(index) == Self.blockTag { GraphQLCLibrary.free(entry(index).load(as: UnsafeMutableRawPointer.self)) }
  }
}

/// Returns memory that was asked for.
func allocated(_ memory: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
  guard let memory else { fatalError("There is no memory left for a record") }
  return memory
}
