extension StoreContents {
  /// Returns the objects that a field finds by its arguments, which the record does not have; `nil` if none is known.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - record: The record.
  ///   - request: The request with the field.
  ///   - seen: The identities that are looked for are added to it.
  ///   - needed: The records that must be loaded before are added to it.
  mutating func objects(
    foundBy field: PlannedField,
    of record: RecordID,
    _ request: PlannedRequest,
    _ seen: inout SeenFields?,
    _ needed: inout NeededRecords?
  ) -> (objects: [FoundObject], isList: Bool)? {
    var found: (objects: [FoundObject], isList: Bool)?
    for lookup in table.lookups(of: field, in: record) {
      guard let identities = lookup.identities(request.variables) else { continue }
      let types = table.types(of: lookup)
      let objects = identities.texts.map { text -> FoundObject in
        guard let text else { return .null }
        seen?.lookups.insert(text)
        noteNeed(ofTypes: types, identifiedBy: text, &needed)
        guard let object = table.object(ofTypes: types, identifiedBy: text) else { return .unknown }
        keepFound(object)
        return .record(object)
      }
      let others = found?.objects ?? objects
      found = (zip(others, objects).map { if case .unknown = $0 { $1 } else { $0 } }, identities.isList)
    }
    guard let found else { return nil }
    let isKnown = found.objects.contains { if case .unknown = $0 { false } else { true } }
    return isKnown || found.objects.isEmpty ? found : nil
  }

  /// Notes that an object must be loaded, if the disk may have more of it than memory.
  private mutating func noteNeed(ofTypes types: [Int32], identifiedBy text: [UInt8], _ needed: inout NeededRecords?) {
    if needed == nil { return }
    for type in types where mayHaveIdentities(type) {
      let record = record(ofPossible: type, identifiedBy: text)
      if table[record].type < 0, !table.isDeleted(record) { noteNeed(of: FieldKeys.allFields, in: record, &needed) }
    }
  }
}
