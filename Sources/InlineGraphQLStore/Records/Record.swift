import GraphQLCLibrary

/// The number of a field key in a store, such as `friends(first:3)`.
typealias FieldID = Int32

/// The number of a record in a store.
typealias RecordID = Int32

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
  /// A field with the time at which it was last written.
  struct Stamp {
    var field: FieldID
    var time: StoreTime
  }

  /// The object's type; -1 if no response has told.
  var type: Int32 = -1

  /// Values that were written before are stale.
  var validSince: StoreTime = 0

  /// The number of fields.
  private(set) var count = 0
  private var capacity = 0
  /// The values, then the stamps.
  private var values: UnsafeMutablePointer<StoredValue>?

  private(set) var text: UnsafeMutablePointer<UInt8>?
  private(set) var textCount = 0
  private var textCapacity = 0
  /// How many bytes of the text are of values that were replaced.
  private var unusedTextCount = 0

  private var stamps: UnsafeMutablePointer<Stamp> {
    UnsafeMutableRawPointer(values! + capacity).assumingMemoryBound(to: Stamp.self)
  }

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
    for index in 0..<count where stamps[index].field == field { return index }
    return nil
  }

  /// The bytes of a text or of a list.
  func bytes(of value: StoredValue) -> UnsafeBufferPointer<UInt8> {
    let range = value.range
    return UnsafeBufferPointer(start: text.map { UnsafePointer($0) + range.lowerBound }, count: range.count)
  }

  /// Makes room for fields.
  mutating func reserve(_ fields: Int) {
    if fields > capacity { grow(to: fields) }
  }

  /// Adds a field. The record does not have it.
  mutating func append(_ field: FieldID, _ time: StoreTime) -> Int {
    if count == capacity { grow(to: max(4, capacity * 2)) }
    values![count] = .null
    stamps[count] = Stamp(field: field, time: time)
    count += 1
    return count - 1
  }

  /// Sets a value without text. Returns whether it differs from the old one.
  mutating func set(_ value: StoredValue, at index: Int, _ time: StoreTime) -> Bool {
    stamps[index].time = time
    let old = values![index]
    if old == value { return false }
    if old.kind == .text || old.kind == .list { unusedTextCount += old.range.count }
    values![index] = value
    return true
  }

  /// Sets a text or a list. Returns whether it differs from the old one.
  mutating func set(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    at index: Int,
    _ time: StoreTime
  ) -> Bool {
    stamps[index].time = time
    let old = values![index]
    var target = textCount
    if old.kind == .text || old.kind == .list {
      let range = old.range
      if range.count == bytes.count {
        if old.kind == kind, !old.hasErrors, isEqual(bytes, at: range.lowerBound) { return false }
        target = range.lowerBound
      } else {
        unusedTextCount += range.count
        values![index] = .null
      }
    }
    if target == textCount {
      reserveText(bytes.count)
      target = textCount
      textCount += bytes.count
    }
    if let text, let start = bytes.baseAddress { (text + target).update(from: start, count: bytes.count) }
    values![index] = StoredValue(kind, offset: target, count: bytes.count)
    return true
  }

  /// Notes whether the server reported errors for a field.
  mutating func setHasErrors(_ hasErrors: Bool, at index: Int) { values![index].hasErrors = hasErrors }

  /// Forgets all fields.
  mutating func removeAll() {
    (count, textCount, unusedTextCount) = (0, 0, 0)
  }

  /// Gives the memory back.
  mutating func free() {
    GraphQLCLibrary.free(values)
    GraphQLCLibrary.free(text)
    self = Record()
  }

  private func isEqual(_ bytes: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return true }
    return memcmp(text! + offset, start, bytes.count) == 0
  }

  private mutating func grow(to newCapacity: Int) {
    let size = newCapacity * (MemoryLayout<StoredValue>.stride + MemoryLayout<Stamp>.stride)
    guard let memory = malloc(size) else { fatalError("There is no memory left for a record") }
    let newValues = memory.assumingMemoryBound(to: StoredValue.self)
    if let values {
      let newStamps = UnsafeMutableRawPointer(newValues + newCapacity).assumingMemoryBound(to: Stamp.self)
      newValues.update(from: values, count: count)
      newStamps.update(from: stamps, count: count)
      GraphQLCLibrary.free(values)
    }
    (values, capacity) = (newValues, newCapacity)
  }

  private mutating func reserveText(_ size: Int) {
    if textCount + size <= textCapacity { return }
    let used = textCount - unusedTextCount + size
    // A record has a text of its own for its values, so what is read once most often need not have more.
    textCapacity = text == nil ? used : used * 3 / 2
    guard let memory = malloc(max(textCapacity, 1)) else { fatalError("There is no memory left for a record") }
    let newText = memory.assumingMemoryBound(to: UInt8.self)
    var newCount = 0
    if let text {
      for index in 0..<count where values![index].kind == .text || values![index].kind == .list {
        let old = values![index]
        (newText + newCount).update(from: text + old.range.lowerBound, count: old.range.count)
        var moved = StoredValue(old.kind, offset: newCount, count: old.range.count)
        moved.hasErrors = old.hasErrors
        values![index] = moved
        newCount += old.range.count
      }
    }
    GraphQLCLibrary.free(text)
    (text, textCount, unusedTextCount) = (newText, newCount, 0)
  }
}
