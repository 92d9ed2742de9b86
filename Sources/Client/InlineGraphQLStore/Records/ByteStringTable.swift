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
  ///   - pool: The memory of the strings that do not fit into their entries.
  ///   - partCount: The number of parts that grow by themselves, a power of two.
  init(_ pool: BlockPool = BlockPool(), partCount: Int = 1) {
    entries = ByteStringEntries(pool)
    parts = (0..<partCount).map { _ in SlotTable() }
  }

  /// The number of numbers, free ones among them.
  var numberCount: Int { entries.count }

  var count: Int { entries.count - freeCount }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: UnsafeBufferPointer<UInt8>) -> Int32 {
    if let short = ShortByteString(string) { return number(of: short) }
    return number(hash(of: string), { $0.isEqual($1, string) }, { $0.set(string, at: $1) })
  }

  mutating func number(of string: ShortByteString) -> Int32 {
    number(hash(of: string), { $0.isEqual($1, string) }, { $0.set(string, at: $1) })
  }

  @inline(__always)
  private mutating func number(
    _ hash: UInt32,
    _ isNumber: (ByteStringEntries, Int) -> Bool,
    _ set: (ByteStringEntries, Int) -> Void
  ) -> Int32 {
    let part = part(of: hash)
    let (slot, known) = parts[part].slot(hash) { isNumber(entries, $0) }
    if known >= 0 { return known }
    let number = takeNumber()
    set(entries, Int(number))
    parts[part].add(number, hash, at: slot)
    return number
  }

  /// Returns the next number that no string has.
  @inline(__always)
  private mutating func takeNumber() -> Int32 {
    if firstFree < 0 { return Int32(entries.count) }
    defer {
      firstFree = entries.nextFree(at: Int(firstFree))
      freeCount -= 1
    }
    return firstFree
  }

  /// Returns the number of a string, which is added if it is new.
  mutating func number(of string: some Sequence<UInt8>) -> Int32 {
    Array(string).withUnsafeBufferPointer { number(of: $0) }
  }

  func knownNumber(of string: UnsafeBufferPointer<UInt8>) -> Int32? {
    let hash = hash(of: string)
    let (_, number) = parts[part(of: hash)].slot(hash) { entries.isEqual($0, string) }
    return number < 0 ? nil : number
  }

  subscript(number: Int32) -> [UInt8] { withBytes(of: number) { Array($0) } }

  func isUsed(_ number: Int32) -> Bool { entries.isUsed(Int(number)) }

  func entrySize(_ number: Int32) -> Int {
    let count = withBytes(of: number, \.count)
    let block = count > ShortByteString.capacity ? BlockPool.blockSize(count) : 0
    return ByteStringEntries.size + block + SlotTable.sizeOfNumber
  }

  /// Sees to it that strings have memory of another pool from now on. Those that are there keep theirs until they move.
  func replacePool(with pool: BlockPool) { entries.replacePool(with: pool) }

  func moveString(_ number: Int32) { entries.moveString(at: Int(number)) }

  func withBytes<Result>(of number: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    body(entries.bytes(at: Int(number)))
  }

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

  @inline(__always)
  private func hash(of string: ShortByteString) -> UInt32 {
    UInt32(truncatingIfNeeded: mix(mix(mix(seed, string.low), string.high), seed))
  }

  private func hash(of string: UnsafeBufferPointer<UInt8>) -> UInt32 {
    if let short = ShortByteString(string) { return hash(of: short) }
    var hash = mix(seed, UInt64(string.count))
    let bytes = UnsafeRawBufferPointer(string)
    for offset in stride(from: 0, to: bytes.count - 8, by: 8) {
      hash = mix(hash, bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    // It has some of the bytes before it too, unless the count is a multiple of eight.
    let last = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    return UInt32(truncatingIfNeeded: mix(mix(hash, last), seed))
  }

  @inline(__always)
  private func mix(_ hash: UInt64, _ word: UInt64) -> UInt64 {
    let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }
}
