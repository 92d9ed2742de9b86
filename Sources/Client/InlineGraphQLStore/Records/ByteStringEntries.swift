import GraphQLCLibrary

/// The strings of a table, by their numbers. They are in pieces of memory, so that none is moved when there are more.
final class ByteStringEntries {
  /// A ``ShortByteString``; or the address of a block, and the string's size.
  static let size = 16
  private static let blockTag: UInt8 = 0x80
  private static let freeTag: UInt8 = 0xFF
  private static let shift = 9
  private static let pieceCount = 1 << shift

  /// The memory of the strings that do not fit into their entries.
  @exclusivity(unchecked)
  private var pool: BlockPool
  /// The memory of the entries, which do not move.
  private let piecePool = BlockPool()
  @exclusivity(unchecked)
  private var pieces: [UnsafeMutableRawPointer] = []
  @exclusivity(unchecked)
  private(set) var count = 0

  /// - Parameter pool: The memory of the strings that do not fit into their entries.
  init(_ pool: BlockPool) { self.pool = pool }

  func replacePool(with pool: BlockPool) { self.pool = pool }

  func moveString(at index: Int) {
    let string = bytes(at: index)
    guard tag(index) == Self.blockTag, BlockPool.isInPiece(string.count) else { return }
    entry(index).storeBytes(of: pool.copy(string), as: UnsafeMutableRawPointer.self)
  }

  @inline(__always)
  private func entry(_ index: Int) -> UnsafeMutableRawPointer {
    pieces[index >> Self.shift] + index & (Self.pieceCount - 1) * Self.size
  }

  private func tag(_ index: Int) -> UInt8 { entry(index).load(fromByteOffset: 15, as: UInt8.self) }

  func isUsed(_ index: Int) -> Bool { tag(index) != Self.freeTag }

  @inline(__always)
  func bytes(at index: Int) -> UnsafeBufferPointer<UInt8> {
    let entry = entry(index)
    let tag = entry.load(fromByteOffset: 15, as: UInt8.self)
    if tag <= ShortByteString.capacity {
      return UnsafeBufferPointer(start: UnsafePointer(entry.assumingMemoryBound(to: UInt8.self)), count: Int(tag))
    }
    let block = entry.load(as: UnsafePointer<UInt8>.self)
    return UnsafeBufferPointer(start: block, count: Int(entry.load(fromByteOffset: 8, as: UInt32.self)))
  }

  @inline(__always)
  func isEqual(_ index: Int, _ string: ShortByteString) -> Bool {
    let entry = entry(index)
    // Entries of other kinds differ in the last byte.
    return entry.load(as: UInt64.self) == string.low.littleEndian
      && entry.load(fromByteOffset: 8, as: UInt64.self) == string.high.littleEndian
  }

  @inline(__always)
  func isEqual(_ index: Int, _ string: UnsafeBufferPointer<UInt8>) -> Bool {
    let other = bytes(at: index)
    guard other.count == string.count, let start = string.baseAddress else { return other.count == string.count }
    return memcmp(other.baseAddress!, start, string.count) == 0
  }

  /// Sets the short string with a number, which is that of none or the next one.
  @inline(__always)
  func set(_ string: ShortByteString, at index: Int) {
    let entry = prepareEntry(index)
    entry.storeBytes(of: string.low.littleEndian, as: UInt64.self)
    entry.storeBytes(of: string.high.littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// Sets the string with a number, which is that of none or the next one. It is too long to be a ``ShortByteString``.
  func set(_ string: UnsafeBufferPointer<UInt8>, at index: Int) {
    let entry = prepareEntry(index)
    entry.storeBytes(of: pool.copy(string), as: UnsafeMutableRawPointer.self)
    entry.storeBytes(of: UInt32(string.count), toByteOffset: 8, as: UInt32.self)
    entry.storeBytes(of: Self.blockTag, toByteOffset: 15, as: UInt8.self)
  }

  @inline(__always)
  private func prepareEntry(_ index: Int) -> UnsafeMutableRawPointer {
    if index >> Self.shift == pieces.count { pieces.append(piecePool.allocate(Self.pieceCount * Self.size)) }
    count = max(count, index + 1)
    return entry(index)
  }

  /// The number in the entry of a removed string.
  func nextFree(at index: Int) -> Int32 { entry(index).load(as: Int32.self) }

  /// Removes a string. Its entry has a number from then on.
  func remove(at index: Int, before nextFree: Int32) {
    if tag(index) == Self.blockTag {
      let block = bytes(at: index)
      pool.deallocate(UnsafeMutableRawPointer(mutating: block.baseAddress!), block.count)
    }
    entry(index).storeBytes(of: nextFree, as: Int32.self)
    entry(index).storeBytes(of: Self.freeTag, toByteOffset: 15, as: UInt8.self)
  }
}
