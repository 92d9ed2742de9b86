extension StoreContents {
  /// Returns the record of an object that came without identity: the identified one that the field has, unless that is
  /// known to be another object, by its type; or else that of its place. Relay does so too.
  mutating func record(
    ofUnidentifiedIn parent: RecordID,
    _ field: FieldID,
    at indices: ArraySlice<Int32>,
    type: Int32
  ) -> RecordID {
    if layers.isInTransaction || mayHaveIdentities(type), let known = link(of: field, in: parent, at: indices),
      table.place(of: known) == nil
    {
      let known = record(numbered: known)
      if type < 0 || foundType(of: known) == type, !isDeletedOnceLoaded(known) { return known }
    }
    return record(in: parent, field, at: indices, type: type)
  }

  /// Returns the record that a field links to, or an element of its list.
  @inline(never)
  private mutating func link(of field: FieldID, in record: RecordID, at indices: ArraySlice<Int32>) -> RecordID? {
    if find(field, in: record) == nil { loadNow(record, field) }
    guard let index = table.index(of: field, in: record, guess: 0) else { return nil }
    let value = table[record][index]
    switch value.kind {
    case .link where indices.isEmpty: return value.link
    case .list where !indices.isEmpty:
      var words = ListWords(value.text)
      return words.link(at: indices.map(Int.init)[...])
    default: return nil
    }
  }

  /// Returns the record of an object by its identity (``KeyFields``), and makes it if there is none.
  mutating func record(ofType name: String, identifiedBy text: [UInt8]) -> RecordID {
    let type = names.types.number(of: name.utf8)
    return text.withUnsafeBufferPointer { record(ofType: type, identifiedBy: $0) }
  }

  /// Returns the record of an object by its identity (``KeyFields``); `nil` if there is none.
  mutating func knownRecord(ofType name: String, identifiedBy text: [UInt8]) -> RecordID? {
    layers.noteLookup(of: text)
    guard let type = Array(name.utf8).withUnsafeBufferPointer({ names.types.knownNumber(of: $0) }),
      let known = table.knownNumber(ofType: type, identifiedBy: text)
    else { return nil }
    openRecord(known)
    // Others may have named it, but nobody knows that there is such an object.
    return table[known].isRemoved || table[known].type < 0 ? nil : known
  }

  /// Returns the record of an object by its identity, in memory or on disk; `nil` if there is none.
  mutating func foundRecord(ofType name: String, identifiedBy text: [UInt8]) -> RecordID? {
    if let known = knownRecord(ofType: name, identifiedBy: text) {
      if table[known].count == 0 { loadNow(known) }
      return known
    }
    let key = RecordKey(RecordKey.prefix(ofType: name) + text)
    guard let storage = disk.readable else { return nil }
    let found = (try? storage.load([key]))?[key]
    guard let saved = disk.change(of: key)?.applied(to: found) ?? found else { return nil }
    return loading { contents in
      let record = contents.record(ofType: name, identifiedBy: text)
      contents.insert(saved, to: FieldAddress(record: record, field: FieldKeys.allFields))
      return record
    }
  }

  /// Returns whether an object was deleted, in memory or on disk.
  mutating func isDeletedOnceLoaded(_ record: RecordID) -> Bool {
    openRecord(record)
    if table[record].count == 0 { loadNow(record) }
    return table.deleted.contains(record)
  }
}
