import GraphQLCLibrary

/// Byte strings and their numbers. The number of a string that was removed is given to another.
///
/// The strings are in pieces of memory, so that a hundred thousand of them are no hundred thousand objects. Those that
/// are too long for their entry have a block each.
struct ByteStringTable {
  private let entries: ByteStringEntries
  /// The numbers by hash. A part grows by itself, so that no write waits until all have moved.
  private var parts: [SlotTable]
  /// The number that was removed last, whose entry has the one before; -1 if none is free. An array of them would be copied
  /// as it grows, for longer than a step of a collection may take.
  private var firstFree: Int32 = -1
  private var freeCount = 0
  /// Servers choose the strings. Without a secret they could choose such as have the same hash.
  private let seed = UInt64.random(in: .min ... .max)

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - pool: The memory of long strings.
  ///   - partCount: The number of parts that grow by themselves, a power of two.
  init(_ pool: BlockPool = BlockPool(), partCount: Int = 1) {
    entries = ByteStringEntries(pool)
    parts = (0..<partCount).map { _ in SlotTable() }
  }

  /// The number of numbers, free ones among them.
  var numberCount: Int { entries.count }

  /// The number of strings.
  var count: Int { entries.count - freeCount }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: UnsafeBufferPointer<UInt8>) -> Int32 {
    let hash = hash(of: string)
    let part = part(of: hash)
    let slot = parts[part].slot(of: string, hash, in: entries)
    let known = parts[part].number(at: slot)
    if known >= 0 { return known }
    let number: Int32
    if firstFree >= 0 {
      number = firstFree
      firstFree = entries.nextFree(at: Int(number))
      freeCount -= 1
    } else {
      number = Int32(entries.count)
    }
    entries.set(string, at: Int(number))
    parts[part].add(number, hash, at: slot)
    return number
  }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: some Sequence<UInt8>) -> Int32 {
    Array(string).withUnsafeBufferPointer { number(of: $0) }
  }

  /// Returns the number of a string; `nil` if it has none.
  func knownNumber(of string: UnsafeBufferPointer<UInt8>) -> Int32? {
    let hash = hash(of: string)
    let part = part(of: hash)
    let number = parts[part].number(at: parts[part].slot(of: string, hash, in: entries))
    return number < 0 ? nil : number
  }

  /// The string with a number.
  subscript(number: Int32) -> [UInt8] { withBytes(of: number) { Array($0) } }

  /// Returns whether a number is that of a string.
  func isUsed(_ number: Int32) -> Bool { entries.isUsed(Int(number)) }

  /// The memory of a string, in bytes.
  func entrySize(_ number: Int32) -> Int {
    let count = withBytes(of: number, \.count)
    let block = count > ByteStringEntries.smallCount ? BlockPool.blockSize(count) : 0
    return ByteStringEntries.size + block + SlotTable.sizeOfNumber
  }

  /// Calls a function with the string with a number.
  func withBytes<Result>(of number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(entries.bytes(at: Int(number)))
  }

  /// Removes the string with a number.
  mutating func remove(_ number: Int32) {
    let hash = withBytes(of: number) { self.hash(of: $0) }
    parts[part(of: hash)].remove(number, hash)
    entries.remove(at: Int(number), before: firstFree)
    firstFree = number
    freeCount += 1
  }

  @inline(__always)
  private func part(of hash: UInt32) -> Int {
    // Slots are found by the lower bits.
    Int(hash >> 24) & (parts.count - 1)
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
