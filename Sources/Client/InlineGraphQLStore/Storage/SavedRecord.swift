/// A record as it is on disk: names and texts, where a store has numbers.
///
/// ```
/// record: flags, type, the time before which its values are stale, fields
/// field:  key, size of the rest, time, kind, value, errors
/// ```
///
/// It has all fields of the record, or those that changed. Both have the same form, so that a change can wait in memory for the
/// disk. If the form changes, so must ``formatVersion``.
package struct SavedRecord: Sendable, Equatable {
  /// The version of what is on disk. Files of other versions are not read.
  package static let formatVersion = 1

  private(set) var bytes: [UInt8]

  init(bytes: [UInt8]) { self.bytes = bytes }

  struct Header {
    /// Whether links to the record are null.
    var isDeleted: Bool
    /// Whether what was known before is void.
    var replacesAll: Bool
    /// The name of the type; empty if no response has told.
    var type: ArraySlice<UInt8>
    var validSince: AbsoluteTime

    fileprivate func append(to bytes: inout [UInt8]) {
      bytes.append((isDeleted ? 1 : 0) | (replacesAll ? 2 : 0))
      bytes.append(counted: type)
      bytes.append(number: validSince)
    }
  }

  struct Field {
    var key: ArraySlice<UInt8>
    /// Time, kind, value and errors.
    var content: ArraySlice<UInt8>

    /// Whether the record has no value of the field any more.
    var isAbsent: Bool {
      var bytes = SavedBytes(content)
      return (try? bytes.number()) != nil && (try? bytes.byte()) == SavedKind.absent.rawValue
    }

    fileprivate func append(to bytes: inout [UInt8]) {
      bytes.append(counted: key)
      bytes.appendSized { $0.append(contentsOf: content) }
    }
  }

  func parts() throws(BrokenRecordError) -> (header: Header, fields: [Field]) {
    var reader = SavedBytes(bytes[...])
    let flags = try reader.byte()
    let (type, time) = (try reader.countedBytes(), try reader.number())
    guard type.isEmpty || isJSONString(type) else { throw BrokenRecordError() }
    let header = Header(isDeleted: flags & 1 != 0, replacesAll: flags & 2 != 0, type: type, validSince: time)
    var fields: [Field] = []
    while !reader.isAtEnd {
      fields.append(Field(key: try reader.countedBytes(), content: try reader.sizedBytes()))
    }
    return (header, fields)
  }

  /// Returns what is known after a change of what was known before.
  package func applied(to old: SavedRecord?) -> SavedRecord {
    guard let old, let new = try? parts(), let known = try? old.parts() else { return self }
    // Another type is another object at the same place.
    let isOther = !known.header.type.isEmpty && !new.header.type.isEmpty && known.header.type != new.header.type
    if new.header.replacesAll || isOther { return self }
    var header = new.header
    header.replacesAll = known.header.replacesAll
    if header.type.isEmpty { header.type = known.header.type }
    header.validSince = max(header.validSince, known.header.validSince)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(old.bytes.count + self.bytes.count)
    header.append(to: &bytes)
    let changed = Set(new.fields.map(\.key))
    for field in known.fields where !changed.contains(field.key) { field.append(to: &bytes) }
    for field in new.fields { field.append(to: &bytes) }
    return SavedRecord(bytes: bytes)
  }
}

extension SavedRecord {
  init(_ header: Header) {
    bytes = []
    header.append(to: &bytes)
  }

  /// Adds a field, whose content a function appends.
  mutating func append(_ key: some Swift.Collection<UInt8>, _ content: (inout [UInt8]) -> Void) {
    bytes.append(counted: key)
    bytes.appendSized(content)
  }
}

// MARK: - Checksums

extension SavedRecord {
  /// Returns the bytes for a disk, which may lose some of them.
  package func sealed(for key: RecordKey) -> [UInt8] {
    var sealed = bytes
    let sum = fnv1a(key.bytes[...], bytes[...])
    for shift in 0..<8 { sealed.append(UInt8(truncatingIfNeeded: sum >> UInt64(shift * 8))) }
    return sealed
  }

  /// Reads what a disk has for a key; `nil` if that is not what was written.
  package init?(sealed: [UInt8], for key: RecordKey) {
    let content = sealed.dropLast(8)
    let sum = sealed.suffix(8).reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1) }
    guard sealed.count > 8, sum == fnv1a(key.bytes[...], content) else { return nil }
    bytes = Array(content)
  }
}

/// Returns the checksum FNV-1a of bytes that a disk may lose.
func fnv1a(_ parts: ArraySlice<UInt8>...) -> UInt64 {
  var sum: UInt64 = 0xCBF2_9CE4_8422_2325
  for bytes in parts {
    bytes.withUnsafeBufferPointer { for byte in $0 { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 } }
  }
  return sum
}
