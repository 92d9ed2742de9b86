import GraphQLCLibrary

/// The number of a field key in a store, such as `friends(first:3)`.
typealias FieldID = Int32

/// The number of a record in a store.
typealias RecordID = Int32

/// Whether a collection has found something. Which of the two marks says so changes with each collection, so that nothing is
/// found when the next one begins.
typealias Mark = Bool

/// A field of a record.
package struct FieldAddress: Hashable, Sendable {
  var record: RecordID
  var field: FieldID
}

/// What is known of one object: fields and their values, in the order in which they were first written.
///
/// A record is two pieces of memory, of values and of text. Arrays would be two more objects, each counted and checked. The
/// store that has the record must free it.
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

  /// The object's type; -1 if no response has told.
  var type: Int32 = -1

  /// Values that were written before are stale.
  var validSince: StoreTime = 0

  /// The number of fields.
  private(set) var count: Int32 = 0
  private var capacity: Int32 = 0
  /// The values, then the stamps.
  private var values: UnsafeMutablePointer<StoredValue>?

  private var text: UnsafeMutablePointer<UInt8>?
  private var textCount: UInt32 = 0
  private var textCapacity: UInt32 = 0

  /// The store's number of removals when the record got its number.
  var birth: UInt32

  /// Whether a collection has found the record.
  var mark: Mark

  /// Whether the record was removed, so that its number waits for another.
  var isRemoved = false

  /// Whether a collection has found all its fields.
  var isWhollyMarked = false

  init(mark: Mark, birth: UInt32) { (self.mark, self.birth) = (mark, birth) }

  private var stamps: UnsafeMutablePointer<Stamp> {
    UnsafeMutableRawPointer(values! + Int(capacity)).assumingMemoryBound(to: Stamp.self)
  }

  /// The number of bytes of the record's two pieces of memory.
  var size: Int { Int(capacity) * Self.fieldSize + Int(textCapacity) }

  /// How much text is moved at most to give memory back.
  private static let movedText = 1 << 18

  private static let fieldSize = MemoryLayout<StoredValue>.stride + MemoryLayout<Stamp>.stride

  /// The value at an index.
  subscript(index: Int) -> StoredValue { values![index] }

  /// The field at an index, and when it was written.
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

  /// The bytes of a text or of a list.
  func bytes(of value: StoredValue) -> UnsafeBufferPointer<UInt8> {
    let range = value.range
    return UnsafeBufferPointer(start: text.map { UnsafePointer($0) + range.lowerBound }, count: range.count)
  }

  /// Makes room for fields.
  mutating func reserve(_ fields: Int) {
    if fields > capacity { setCapacity(Int32(fields)) }
  }

  /// Adds a field. The record does not have it.
  mutating func append(_ stamp: Stamp) -> Int {
    if count == capacity { setCapacity(max(4, capacity * 2)) }
    let index = Int(count)
    values![index] = .null
    stamps[index] = stamp
    count += 1
    return index
  }

  /// Sets a value without text. Returns whether it differs from the old one.
  mutating func set(_ value: StoredValue, at index: Int, _ stamp: Stamp) -> Bool {
    stamps[index] = stamp
    let old = values![index]
    if old == value { return false }
    values![index] = value
    return true
  }

  /// Sets a text or a list. Returns whether it differs from the old one.
  mutating func set(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int,
    _ stamp: Stamp
  ) -> Bool {
    stamps[index] = stamp
    let old = values![index]
    var target = Int(textCount)
    if old.hasText {
      let range = old.range
      if range.count == bytes.count {
        if old.kind == kind, !old.hasErrors, isEqual(bytes, at: range.lowerBound) { return false }
        target = range.lowerBound
      } else {
        values![index] = .null
      }
    }
    if target == textCount {
      reserveText(bytes.count)
      target = Int(textCount)
      textCount += UInt32(bytes.count)
    }
    if let text, let start = bytes.baseAddress { (text + target).update(from: start, count: bytes.count) }
    values![index] = StoredValue(kind, offset: target, count: bytes.count)
    return true
  }

  /// Notes that a collection has found a field.
  mutating func setMark(_ mark: Mark, at index: Int) {
    let stamp = stamps[index]
    stamps[index] = Stamp(stamp.field, stamp.time, mark)
  }

  /// Notes whether the server reported errors for a field.
  mutating func setHasErrors(_ hasErrors: Bool, at index: Int) { values![index].hasErrors = hasErrors }

  /// Removes a field. The last one takes its place.
  mutating func remove(at index: Int) {
    let last = Int(count) - 1
    values![index] = values![last]
    stamps[index] = stamps[last]
    count -= 1
  }

  /// Forgets all fields.
  mutating func removeAll() {
    (count, textCount) = (0, 0)
  }

  /// Gives back most of the memory that the fields do not need, unless that takes long.
  mutating func shrink() {
    if count == 0 {
      free()
    } else if capacity > 4, count < capacity / 2 {
      setCapacity(count)
    }
    let used = usedTextCount
    if used < textCapacity / 2, used <= Self.movedText { moveText(toCapacity: used) }
  }

  /// Gives the memory back.
  mutating func free() {
    GraphQLCLibrary.free(values)
    GraphQLCLibrary.free(text)
    (values, text) = (nil, nil)
    (count, capacity, textCount, textCapacity) = (0, 0, 0, 0)
  }

  /// How many bytes of the text are of values that were not replaced.
  private var usedTextCount: UInt32 {
    (0..<Int(count)).reduce(0) { $0 + (values![$1].hasText ? UInt32(values![$1].range.count) : 0) }
  }

  private func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return true }
    return memcmp(text! + offset, start, bytes.count) == 0
  }

  private mutating func setCapacity(_ newCapacity: Int32) {
    let memory = allocated(malloc(Int(newCapacity) * Self.fieldSize))
    let newValues = memory.assumingMemoryBound(to: StoredValue.self)
    if let values {
      let newStamps = UnsafeMutableRawPointer(newValues + Int(newCapacity)).assumingMemoryBound(to: Stamp.self)
      newValues.update(from: values, count: Int(count))
      newStamps.update(from: stamps, count: Int(count))
      GraphQLCLibrary.free(values)
    }
    (values, capacity) = (newValues, newCapacity)
  }

  private mutating func reserveText(_ size: Int) {
    if Int(textCount) + size <= Int(textCapacity) { return }
    let used = usedTextCount + UInt32(size)
    // A record has a text of its own for its values, so what is read once most often need not have more.
    moveText(toCapacity: text == nil ? used : used + used / 2)
  }

  private mutating func moveText(toCapacity newCapacity: UInt32) {
    let newText = allocated(malloc(max(Int(newCapacity), 1))).assumingMemoryBound(to: UInt8.self)
    var newCount = 0
    if let text {
      for index in 0..<Int(count) where values![index].hasText {
        let old = values![index]
        (newText + newCount).update(from: text + old.range.lowerBound, count: old.range.count)
        var moved = StoredValue(old.kind, offset: newCount, count: old.range.count)
        moved.hasErrors = old.hasErrors
        values![index] = moved
        newCount += old.range.count
      }
    }
    GraphQLCLibrary.free(text)
    (text, textCount, textCapacity) = (newText, UInt32(newCount), newCapacity)
  }
}
