import GraphQLCLibrary

/// The number of a field key in a store, such as `friends(first:3)`.
typealias FieldID = Int32

/// The number of a record in a store.
typealias RecordID = Int32

/// A time, in hundredths of a second since the store was made. It never goes back.
typealias StoreTime = UInt32

/// Whether a collection has found something. Which of the two marks says so changes with each collection, so that nothing is
/// found when the next one begins.
typealias Mark = Bool

/// A field of a record.
package struct FieldAddress: Hashable, Sendable {
  var record: RecordID
  var field: FieldID
}

/// The known fields of one object with their values, in the order in which they were first written.
///
/// A record is a block of values, and a block for each long text. Arrays would be objects, each counted and checked. All
/// blocks are of one pool, which the store has.
struct Record {
  /// A field, with the time at which it was last written and whether a collection has found it.
  struct Stamp {
    private let word: UInt32
    let time: StoreTime

    init(_ field: FieldID, _ time: StoreTime, _ mark: Mark) {
      word = UInt32(bitPattern: field) | (mark ? Self.markBit : 0)
      self.time = time
    }

    private static let markBit: UInt32 = 1 << 31

    var field: FieldID { FieldID(bitPattern: word & ~Self.markBit) }
    var mark: Mark { word & Self.markBit != 0 }
  }

  /// The state of a record with regard to the disk.
  struct SavingState: OptionSet {
    let rawValue: UInt8

    /// The disk may have fields of the record that memory does not have.
    static let mayHaveMore = SavingState(rawValue: 1)
    /// The fields on disk are void until the record is saved again.
    static let replacesAll = SavingState(rawValue: 2)
    /// The record is in the first of the two sets of changed records.
    static let isInFirst = SavingState(rawValue: 4)
    /// The record is in the second of the two sets.
    static let isInSecond = SavingState(rawValue: 8)
  }

  /// The object's type; -1 if no response has told.
  var type: Int32 = -1

  /// Values that were written before are stale.
  var validSince: StoreTime = 0

  private(set) var count: Int32 = 0
  private var capacity: Int32 = 0
  private var values: UnsafeMutablePointer<StoredValue>?

  /// The store's number of removals when the record got its number.
  var birth: UInt32

  var mark: Mark

  /// Whether the record was removed, so that its number waits for another.
  var isRemoved = false

  /// Whether a collection has found all its fields.
  var isWhollyMarked = false

  var saving: SavingState

  init(mark: Mark, birth: UInt32, _ saving: SavingState) {
    (self.mark, self.birth, self.saving) = (mark, birth, saving)
  }

  private var stamps: UnsafeMutablePointer<Stamp> {
    UnsafeMutableRawPointer(values! + Int(capacity)).assumingMemoryBound(to: Stamp.self)
  }

  var size: Int {
    (0..<Int(count)).reduce(capacity == 0 ? 0 : BlockPool.blockSize(Int(capacity) * Self.fieldSize)) { size, index in
      size + (values![index].hasText ? BlockPool.blockSize(values![index].text.count) : 0)
    }
  }

  private static let fieldSize = MemoryLayout<StoredValue>.stride + MemoryLayout<Stamp>.stride

  subscript(index: Int) -> StoredValue { values![index] }

  func stamp(at index: Int) -> Stamp { stamps[index] }

  /// Returns the index of a field, which probably is `guess`; `nil` if the record does not have it.
  @inline(__always)
  func index(of field: FieldID, guess: Int) -> Int? {
    if guess < count, stamps[guess].field == field { return guess }
    return indexBySearch(of: field)
  }

  @inline(never)
  private func indexBySearch(of field: FieldID) -> Int? {
    if count == 0 { return nil }
    let stamps = stamps
    for index in 0..<Int(count) where stamps[index].field == field { return index }
    return nil
  }

  mutating func reserve(_ fields: Int, _ pool: BlockPool) {
    if fields > capacity { setCapacity(Int32(fields), pool) }
  }

  /// Adds a field, which the record does not have. Returns its index.
  @inline(__always)
  mutating func append(_ value: StoredValue, _ stamp: Stamp, _ pool: BlockPool) -> Int {
    if count == capacity { setCapacity(max(4, capacity * 2), pool) }
    let index = Int(count)
    values![index] = value
    stamps[index] = stamp
    count += 1
    return index
  }

  /// Sets a value without text. Returns whether it differs from the old one.
  mutating func set(_ value: StoredValue, at index: Int, _ stamp: Stamp, _ pool: BlockPool) -> Bool {
    stamps[index] = stamp
    let old = values![index]
    if old == value { return false }
    old.free(pool)
    values![index] = value
    return true
  }

  /// Sets a text or a list. Returns whether it differs from the old one.
  mutating func set(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int,
    _ stamp: Stamp,
    _ pool: BlockPool
  ) -> Bool {
    stamps[index] = stamp
    let old = values![index]
    if old.kind == kind, !old.hasErrors, isEqual(bytes, old.text) { return false }
    // Copied first: the bytes may be those of the old value.
    values![index] = StoredValue(kind, bytes, pool)
    old.free(pool)
    return true
  }

  mutating func setMark(_ mark: Mark, at index: Int) {
    let stamp = stamps[index]
    stamps[index] = Stamp(stamp.field, stamp.time, mark)
  }

  /// Notes whether the server reported errors for a field.
  mutating func setHasErrors(_ hasErrors: Bool, at index: Int) { values![index].hasErrors = hasErrors }

  /// Removes a field. The last one takes its place.
  mutating func remove(at index: Int, _ pool: BlockPool) {
    let last = Int(count) - 1
    values![index].free(pool)
    values![index] = values![last]
    stamps[index] = stamps[last]
    count -= 1
  }

  /// Gives back most of the memory that the fields do not need.
  mutating func shrink(_ pool: BlockPool) {
    if count == 0 {
      freeValues(pool)
      capacity = 0
    } else if capacity > 4, count < capacity / 2 {
      setCapacity(count, pool)
    }
  }

  mutating func free(_ pool: BlockPool) {
    for index in 0..<Int(count) { values![index].free(pool) }
    freeValues(pool)
    (count, capacity) = (0, 0)
  }

  /// Moves the text of a value to another pool.
  func moveText(at index: Int, to pool: BlockPool) { values![index] = values![index].moved(to: pool) }

  /// Moves the values, but not their texts, to another pool.
  mutating func moveValues(to pool: BlockPool) {
    guard let old = values, BlockPool.isInPiece(Int(capacity) * Self.fieldSize) else { return }
    let oldStamps = stamps
    values = pool.allocate(Int(capacity) * Self.fieldSize).assumingMemoryBound(to: StoredValue.self)
    values!.update(from: old, count: Int(count))
    stamps.update(from: oldStamps, count: Int(count))
  }

  private func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == other.count, let start = bytes.baseAddress else { return bytes.count == other.count }
    return memcmp(other.baseAddress!, start, bytes.count) == 0
  }

  private mutating func setCapacity(_ newCapacity: Int32, _ pool: BlockPool) {
    let memory = pool.allocate(Int(newCapacity) * Self.fieldSize)
    let newValues = memory.assumingMemoryBound(to: StoredValue.self)
    if let values {
      let newStamps = UnsafeMutableRawPointer(newValues + Int(newCapacity)).assumingMemoryBound(to: Stamp.self)
      newValues.update(from: values, count: Int(count))
      newStamps.update(from: stamps, count: Int(count))
      freeValues(pool)
    }
    (values, capacity) = (newValues, newCapacity)
  }

  private mutating func freeValues(_ pool: BlockPool) {
    if let values { pool.deallocate(values, Int(capacity) * Self.fieldSize) }
    values = nil
  }
}
