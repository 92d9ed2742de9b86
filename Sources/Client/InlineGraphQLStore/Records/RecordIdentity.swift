/// The identities of records: that of a root, that of an object with a type and key fields, or a place in another record.
///
/// ```
/// root:       0 kind
/// identified: 1 type text
/// by place:   2 record field indices
/// ```
extension RecordTable {
  private static let rootTag: UInt8 = 0
  private static let textTag: UInt8 = 1
  private static let placeTag: UInt8 = 2

  // MARK: - Numbers

  mutating func number(ofRoot kind: String) -> RecordID {
    Self.rootIdentity(kind).withUnsafeBufferPointer { identities.number(of: $0) }
  }

  /// Returns the record of a root type; `nil` if there is none yet.
  func knownRecord(ofRoot kind: String) -> RecordID? {
    Self.rootIdentity(kind).withUnsafeBufferPointer { identities.knownNumber(of: $0) }
  }

  private static func rootIdentity(_ kind: String) -> [UInt8] { [rootTag] + Array(kind.utf8) }

  @inline(__always)
  mutating func number(ofType type: Int32, identifiedBy text: ShortByteString) -> RecordID {
    let prefix = UInt64(Self.textTag) | UInt64(UInt32(bitPattern: type)) << 8
    guard let identity = text.prefixed(by: prefix, count: 5) else {
      return text.withBytes { number(ofType: type, identifiedBy: $0) }
    }
    return identities.number(of: identity)
  }

  mutating func number(ofType type: Int32, identifiedBy text: UnsafeBufferPointer<UInt8>) -> RecordID {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count + 5) { bytes in
      bytes[0] = Self.textTag
      UnsafeMutableRawPointer(bytes.baseAddress! + 1).storeBytes(of: type, as: Int32.self)
      if let start = text.baseAddress { (bytes.baseAddress! + 5).update(from: start, count: text.count) }
      return identities.number(of: UnsafeBufferPointer(bytes))
    }
  }

  /// Returns the number of an object that is identified by a text; `nil` if it has none.
  func knownNumber(ofType type: Int32, identifiedBy text: [UInt8]) -> RecordID? {
    let identity = [Self.textTag] + withUnsafeBytes(of: type) { Array($0) } + text
    return identity.withUnsafeBufferPointer { identities.knownNumber(of: $0) }
  }

  /// Returns the number of the object at a place in a field of another record.
  @inline(__always)
  mutating func number(in parent: RecordID, _ field: FieldID, at indices: ArraySlice<Int32>) -> RecordID {
    if !indices.isEmpty { return numberInList(parent, field, at: indices) }
    let (parent, field) = (UInt64(UInt32(bitPattern: parent)), UInt64(UInt32(bitPattern: field)))
    let low = UInt64(Self.placeTag) | parent << 8 | field << 40
    return identities.number(of: ShortByteString(low: low, high: field >> 24, count: 9))
  }

  @inline(never)
  private mutating func numberInList(
    _ parent: RecordID,
    _ field: FieldID,
    at indices: ArraySlice<Int32>
  ) -> RecordID {
    withUnsafeTemporaryAllocation(byteCount: 9 + indices.count * 4, alignment: 4) { bytes in
      bytes.storeBytes(of: Self.placeTag, as: UInt8.self)
      bytes.storeBytes(of: parent, toByteOffset: 1, as: Int32.self)
      bytes.storeBytes(of: field, toByteOffset: 5, as: Int32.self)
      for (number, index) in indices.enumerated() {
        bytes.storeBytes(of: index, toByteOffset: 9 + number * 4, as: Int32.self)
      }
      return identities.number(of: UnsafeBufferPointer(bytes.assumingMemoryBound(to: UInt8.self)))
    }
  }

  // MARK: - What identifies a record

  func isRoot(_ record: RecordID) -> Bool { identities.withBytes(of: record) { $0[0] == Self.rootTag } }

  /// Returns the kind of operations whose root a record is, or the text that identifies an object of its type; `nil` if its
  /// place identifies it.
  func identity(of record: RecordID) -> [UInt8]? {
    identities.withBytes(of: record) { bytes in
      switch bytes[0] {
      case Self.rootTag: Array(bytes.dropFirst())
      case Self.textTag: Array(bytes.dropFirst(5))
      default: nil
      }
    }
  }

  /// Returns the type that is part of an object's identity.
  func identifiedType(of record: RecordID) -> Int32 {
    identities.withBytes(of: record) {
      UnsafeRawBufferPointer($0).loadUnaligned(fromByteOffset: 1, as: Int32.self)
    }
  }

  /// Returns the place of an object that has no identity; `nil` if it has one.
  func place(of record: RecordID) -> FieldAddress? {
    identities.withBytes(of: record) { bytes in
      guard bytes[0] == Self.placeTag else { return nil }
      let bytes = UnsafeRawBufferPointer(bytes)
      return FieldAddress(
        record: bytes.loadUnaligned(fromByteOffset: 1, as: RecordID.self),
        field: bytes.loadUnaligned(fromByteOffset: 5, as: FieldID.self)
      )
    }
  }

  /// Returns the indices of an object without identity in the lists of its field.
  func placeIndices(of record: RecordID) -> [Int32] {
    identities.withBytes(of: record) { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return stride(from: 9, to: bytes.count, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int32.self) }
    }
  }
}
