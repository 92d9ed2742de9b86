/// The identity of a record in all processes: names and values, where a store has numbers.
///
/// ```
/// root:            0 kind
/// identified:      1 type values of its key fields
/// by place:        2 key of the parent, field, indices
/// field of a root: 3 kind field
/// ```
///
/// A root has the fields of all queries, with long lists. So the disk has each of them by itself.
package struct RecordKey: Hashable, Sendable {
  package var bytes: [UInt8]

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  enum Parts {
    case root(kind: ArraySlice<UInt8>)
    case identified(type: ArraySlice<UInt8>, text: ArraySlice<UInt8>)
    case place(parent: ArraySlice<UInt8>, field: ArraySlice<UInt8>, indices: [Int32])
    case rootField(kind: ArraySlice<UInt8>, field: ArraySlice<UInt8>)
  }

  /// The key of the record itself, if this is that of a field of a root.
  package var record: RecordKey {
    guard case .rootField(let kind, _)? = try? Self.parts(of: bytes[...]) else { return self }
    return RecordKey([0] + kind)
  }

  /// Returns what the keys of all identified objects begin with, or those of a type.
  static func prefix(ofType name: String?) -> [UInt8] {
    var bytes: [UInt8] = [1]
    if let name { bytes.append(counted: name.utf8) }
    return bytes
  }

  /// Returns what the keys of a root's fields begin with that have a name, and maybe others.
  static func prefix(ofRoot kind: some Swift.Collection<UInt8>, fieldsNamed name: String) -> [UInt8] {
    var bytes: [UInt8] = [3]
    bytes.append(counted: kind)
    return bytes + name.utf8
  }

  /// A response cannot be deeper, nor can a key.
  static let maximumDepth = 1024

  static func parts(of key: ArraySlice<UInt8>) throws(BrokenRecordError) -> Parts {
    var bytes = SavedBytes(key)
    switch try bytes.byte() {
    case 0: return .root(kind: bytes.rest)
    case 1: return .identified(type: try bytes.countedBytes(), text: bytes.rest)
    case 2:
      let (parent, field) = (try bytes.countedBytes(), try bytes.countedBytes())
      var indices: [Int32] = []
      while !bytes.isAtEnd {
        guard let index = Int32(exactly: try bytes.number()) else { throw BrokenRecordError() }
        indices.append(index)
      }
      return .place(parent: parent, field: field, indices: indices)
    case 3: return .rootField(kind: try bytes.countedBytes(), field: bytes.rest)
    default: throw BrokenRecordError()
    }
  }
}

extension RecordTable {
  /// Returns what identifies a record in all processes.
  func savedKey(of record: RecordID) -> RecordKey {
    var bytes: [UInt8] = []
    appendKey(of: record, to: &bytes)
    return RecordKey(bytes)
  }

  /// Returns the key under which the disk has a field.
  func savedKey(of address: FieldAddress) -> RecordKey {
    let key = savedKey(of: address.record)
    if address.field < 0 || address.field == FieldKeys.typename || !isRoot(address.record) { return key }
    var bytes: [UInt8] = [3]
    bytes.append(counted: key.bytes.dropFirst())
    bytes.append(contentsOf: names.fields.bytes(of: address.field))
    return RecordKey(bytes)
  }

  private func appendKey(of record: RecordID, to bytes: inout [UInt8]) {
    guard let identity = identity(of: record) else {
      guard let place = place(of: record) else { return }
      var parent: [UInt8] = []
      appendKey(of: place.record, to: &parent)
      bytes.append(2)
      bytes.append(counted: parent)
      bytes.append(counted: names.fields.bytes(of: place.field))
      for index in placeIndices(of: record) { bytes.append(number: UInt64(index)) }
      return
    }
    if isRoot(record) {
      bytes.append(0)
    } else {
      bytes.append(1)
      bytes.append(counted: names.types[identifiedType(of: record)])
    }
    bytes.append(contentsOf: identity)
  }
}
