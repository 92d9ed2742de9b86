extension RecordTable {
  mutating func markRecord(_ record: RecordID) {
    var record = record
    while self[record].mark != mark {
      self[record].mark = mark
      guard let place = place(of: record) else { return }
      names.fields.noteUse(place.field)
      record = place.record
    }
  }

  mutating func noteUses(of error: FieldError) {
    for case .field(let field) in error.steps { names.fields.noteUse(field) }
  }
}

extension Sweep {
  /// The fields of a record or the words of a list that are marked at a time.
  static let partSize = 256

  /// Marks what is reached, and notes what is reached from there.
  mutating func markFields(of reached: Reached, _ table: inout RecordTable) {
    switch reached {
    // A fragment of an object that only an optimistic layer knew may be retained when the object has gone.
    case .object(let record, _) where table[record].isRemoved: break
    case .object(let record, let selected?): markFields(of: record, selected, &table)
    case .object(let record, nil):
      table.markRecord(record)
      if table[record].isWhollyMarked { return }
      table[record].isWhollyMarked = true
      markFields(of: record, from: 0, &table)
    case .fields(let record, let first): markFields(of: record, from: first, &table)
    case .elements(let record, let field, let first, let selected):
      markElements(of: record, field, from: first, selected, &table)
    }
  }

  private mutating func markFields(of record: RecordID, _ selected: Selected, _ table: inout RecordTable) {
    table.markRecord(record)
    let merged = selected.group.mergedFields(for: table[record].type, &table.names)
    for field in merged.fields {
      let id = selected.request.id(of: field, &table.names.fields)
      let inner = field.group.map { Selected(group: $0, request: selected.request) }
      guard let index = table.index(of: id, in: record, guess: field.guess) else {
        markFound(by: field.field, of: record, inner, &table)
        continue
      }
      markField(of: record, at: index, inner, &table)
      if let extent = field.extent {
        let id = selected.request.id(of: extent, &table.names.fields)
        if let index = table.index(of: id, in: record, guess: 0) { markField(of: record, at: index, nil, &table) }
      }
    }
  }

  /// Marks the objects that a field finds by its arguments.
  private mutating func markFound(
    by field: PlannedField,
    of record: RecordID,
    _ selected: Selected?,
    _ table: inout RecordTable
  ) {
    guard let selected else { return }
    for lookup in table.lookups(of: field, in: record) {
      let types = table.types(of: lookup)
      for text in lookup.identities(selected.request.variables)?.texts.compactMap(\.self) ?? [] {
        if let found = table.object(ofTypes: types, identifiedBy: text) { reached.append(.object(found, selected)) }
      }
    }
  }

  private mutating func markFields(of record: RecordID, from first: Int, _ table: inout RecordTable) {
    let end = min(Int(table[record].count), first + Self.partSize)
    if end < table[record].count { reached.append(.fields(record, from: end)) }
    for index in min(first, end)..<end { markField(of: record, at: index, nil, &table) }
  }

  private mutating func markField(
    of record: RecordID,
    at index: Int,
    _ selected: Selected?,
    _ table: inout RecordTable
  ) {
    table[record].setMark(table.mark, at: index)
    let value = table[record][index]
    switch value.kind {
    case .link: reached.append(.object(value.link, selected))
    case .list:
      let field = table[record].stamp(at: index).field
      markElements(of: record, field, from: 0, selected, index: index, &table)
    case .null, .smallText, .text: break
    }
  }

  private mutating func markElements(
    of record: RecordID,
    _ field: FieldID,
    from first: Int,
    _ selected: Selected?,
    index guess: Int = 0,
    _ table: inout RecordTable
  ) {
    // Since the last part the list may have become another.
    guard let index = table.index(of: field, in: record, guess: guess), table[record][index].kind == .list else {
      return
    }
    let words = UnsafeRawBufferPointer(table[record][index].text)
    let end = min(words.count / 4, first + Self.partSize)
    if end < words.count / 4 { reached.append(.elements(record, field, from: end, selected)) }
    for position in min(first, end)..<end {
      let word = words.loadUnaligned(fromByteOffset: position * 4, as: Int32.self)
      if word >= 0 { reached.append(.object(word, selected)) }
    }
  }
}
