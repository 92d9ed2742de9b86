extension StoreContents {
  /// The fields of a record or the words of a list that are marked at a time.
  static let partSize = 256

  /// Notes that a collection has found a record.
  mutating func markRecord(_ record: RecordID) {
    var record = record
    while records[record].mark != mark {
      records[record].mark = mark
      guard let place = place(of: record) else { return }
      names.fields.noteUse(place.field)
      record = place.record
    }
  }

  /// Notes that the record around a new one is found, whose number the new one has in its identity.
  @inline(never)
  mutating func markPlace(of record: RecordID) {
    if let place = place(of: record) { markRecord(place.record) }
  }

  /// Marks what is reached, and notes what is reached from there.
  mutating func markFields(of reached: Collection.Reached) {
    switch reached {
    // A fragment of an object that only an optimistic layer knew may be retained when the object has gone.
    case .object(let record, _) where records[record].isRemoved: break
    case .object(let record, let selected?): markFields(of: record, selected)
    case .object(let record, nil):
      markRecord(record)
      if records[record].isWhollyMarked { return }
      records[record].isWhollyMarked = true
      markFields(of: record, from: 0)
    case .fields(let record, let first): markFields(of: record, from: first)
    case .elements(let record, let field, let first, let selected):
      markElements(of: record, field, from: first, selected)
    }
  }

  private mutating func markFields(of record: RecordID, _ selected: Collection.Selected) {
    markRecord(record)
    let shape = selected.group.shape(for: records[record].type, &names)
    for field in shape.fields {
      let id = selected.request.id(of: field, &names.fields)
      guard let index = index(of: id, in: record, guess: field.guess) else { continue }
      let inner = field.group.map { Collection.Selected(group: $0, request: selected.request) }
      markField(of: record, at: index, inner)
      if let extent = field.extent {
        let id = selected.request.id(of: extent, &names.fields)
        if let index = self.index(of: id, in: record, guess: 0) { markField(of: record, at: index, nil) }
      }
    }
  }

  private mutating func markFields(of record: RecordID, from first: Int) {
    let end = min(Int(records[record].count), first + Self.partSize)
    if end < records[record].count { collection!.reached.append(.fields(record, from: end)) }
    for index in min(first, end)..<end { markField(of: record, at: index, nil) }
  }

  private mutating func markField(of record: RecordID, at index: Int, _ selected: Collection.Selected?) {
    records[record].setMark(mark, at: index)
    let value = records[record][index]
    switch value.kind {
    case .link: collection!.reached.append(.object(value.link, selected))
    case .list:
      let field = records[record].stamp(at: index).field
      markElements(of: record, field, from: 0, selected, index: index)
    case .null, .smallText, .text: break
    }
  }

  private mutating func markElements(
    of record: RecordID,
    _ field: FieldID,
    from first: Int,
    _ selected: Collection.Selected?,
    index guess: Int = 0
  ) {
    // Since the last part the list may have become another.
    guard let index = index(of: field, in: record, guess: guess), records[record][index].kind == .list else { return }
    let words = UnsafeRawBufferPointer(records[record].bytes(of: records[record][index]))
    let end = min(words.count / 4, first + Self.partSize)
    if end < words.count / 4 { collection!.reached.append(.elements(record, field, from: end, selected)) }
    for position in min(first, end)..<end {
      let word = words.loadUnaligned(fromByteOffset: position * 4, as: Int32.self)
      if word >= 0 { collection!.reached.append(.object(word, selected)) }
    }
  }

  /// Sees to it that a collection that is under way keeps what a write has set, and what that leads to.
  mutating func protect(_ record: RecordID, _ index: Int, isChanged: Bool) {
    markRecord(record)
    let value = records[record][index]
    switch value.kind {
    case .link: protect(value.link, isChanged)
    case .list:
      let words = UnsafeRawBufferPointer(records[record].bytes(of: value))
      for offset in stride(from: 0, to: words.count, by: 4) {
        let word = words.loadUnaligned(fromByteOffset: offset, as: Int32.self)
        if word >= 0 { protect(word, isChanged) }
      }
    case .null, .smallText, .text: break
    }
  }

  private mutating func protect(_ target: RecordID, _ isChanged: Bool) {
    markRecord(target)
    if isChanged { reachAll(from: target) }
  }
}
