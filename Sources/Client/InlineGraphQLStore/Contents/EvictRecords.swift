extension StoreContents {
  /// Forgets what is known of an object, and of the objects in it that have no identity. Links to it stay.
  mutating func evict(_ record: RecordID) {
    var records = [record]
    while let record = records.popLast() {
      openAllFields(of: record)
      loadNow(record)
      records += (0..<Int(table[record].count)).flatMap { unidentifiedObjects(in: record, at: $0) }
      removeFields(of: record)
    }
  }

  /// Forgets fields of a record, and the objects in them that have no identity.
  mutating func evict(_ fields: [FieldID], of record: RecordID) {
    for field in fields {
      if find(field, in: record) == nil { loadNow(record, field) }
      guard let index = find(field, in: record) else { continue }
      let inner = unidentifiedObjects(in: record, at: index)
      evictField(of: record, at: index)
      for object in inner { evict(object) }
    }
  }

  private func unidentifiedObjects(in record: RecordID, at index: Int) -> [RecordID] {
    let field = table[record].stamp(at: index).field
    var objects: [RecordID] = []
    table[record][index].visitLinks { object in
      if table.place(of: object) == FieldAddress(record: record, field: field) { objects.append(object) }
    }
    return objects
  }

  /// Returns the fields of a record that have a name, whatever their arguments, in memory and on disk.
  mutating func fields(named name: String, of record: RecordID) -> [FieldID] {
    openAllFields(of: record)
    var known: Set<FieldID> = []
    if table.isRoot(record), let kind = table.identity(of: record) {
      for key in disk.keys(withPrefix: RecordKey.prefix(ofRoot: kind, fieldsNamed: name)) {
        guard case .rootField(_, let field)? = try? RecordKey.parts(of: key.bytes[...]) else { continue }
        known.insert(names.fields.number(of: Array(field)))
      }
    } else {
      loadNow(record)
    }
    for index in 0..<Int(table[record].count) { known.insert(table[record].stamp(at: index).field) }
    return known.filter { names.fields[$0] == name || names.fields[$0].hasPrefix("\(name)(") }.sorted()
  }

  /// Returns the objects with an identity that are known, in memory and on disk.
  ///
  /// - Parameter type: Their type; `nil` for all.
  mutating func identifiedObjects(ofType type: String?) -> [RecordID] {
    loading { contents in
      for key in contents.disk.keys(withPrefix: RecordKey.prefix(ofType: type)) {
        _ = try? contents.record(of: key.bytes[...])
      }
    }
    layers.noteLookup(of: OptimisticLayers.anyObject)
    let wanted = type.map { names.types.number(of: $0.utf8) }
    return (0..<RecordID(table.count)).filter { record in
      if table[record].isRemoved || table.isRoot(record) || table.place(of: record) != nil { return false }
      let found = foundType(of: record)
      return found >= 0 && (wanted == nil || found == wanted) && !isDeletedOnceLoaded(record)
    }
  }
}
