import GraphQLJSON
import InlineGraphQL

extension StoreContents {
  /// Adds what the disk has of a record to what memory has of it, which is newer.
  ///
  /// - Parameters:
  ///   - saved: What the disk has; `nil` if it has nothing.
  ///   - address: The record, or a field of a root.
  mutating func insert(_ saved: SavedRecord?, to address: FieldAddress) {
    let record = address.record
    if !records[record].saving.contains(.mayHaveMore) { return }
    if isRoot(record) {
      loadedRootFields.insert(address)
    } else {
      records[record].saving.remove(.mayHaveMore)
    }
    isLoading = true
    defer { isLoading = false }
    // What cannot be read is not there.
    guard let saved, let (header, fields) = try? saved.parts() else { return }
    if !header.type.isEmpty {
      let type = names.types.number(of: header.type)
      if records[record].type < 0 { records[record].type = type }
      // Another type is another object at the same place.
      if records[record].type != type { return }
      noteLoaded(record, type)
    }
    let validSince = clock.storeTime(validSince: header.validSince)
    records[record].validSince = max(records[record].validSince, validSince)
    // What is written from now on is valid.
    time = max(time, validSince)
    // Who wrote to a record restored it.
    let isUnsaved = !records[record].saving.isDisjoint(with: [.isInFirst, .isInSecond])
    if header.isDeleted, records[record].count == 0, !isUnsaved { noteDeletedOnDisk(record) }
    for field in fields { try? insert(field, to: record) }
  }

  private mutating func insert(_ saved: SavedRecord.Field, to record: RecordID) throws(BrokenRecordError) {
    let field = names.fields.number(of: Array(saved.key))
    let isLayered = isLayered(field, of: record)
    if !isLayered, index(of: field, in: record, guess: 0) != nil { return }
    var content = SavedBytes(saved.content)
    let stamp = Record.Stamp(field, clock.storeTime(try content.number()), mark)
    let value: StoredValue
    switch SavedKind(rawValue: try content.byte()) {
    case .null: value = .null
    case .text: value = self.value(try content.countedBytes())
    case .link: value = StoredValue(link: try self.record(of: content.countedBytes()))
    case .list:
      let words = try self.words(content.sizedBytes())
      value = words.withUnsafeBytes { StoredValue(.list, $0.bindMemory(to: UInt8.self), records.pool) }
    case nil: throw BrokenRecordError()
    }
    let errors = self.errors(content.rest)
    noteLoaded(value, stamp, errors, to: record)
    if isLayered { return value.free(records.pool) }
    let index = insert(value, stamp, to: record)
    if !errors.isEmpty {
      records[record].setHasErrors(true, at: index)
      self.errors[FieldAddress(record: record, field: field)] = errors
      if collection != nil { for error in errors { noteUses(of: error) } }
    }
    if collection != nil { protect(record, index, isChanged: true) }
  }

  private func value(_ text: ArraySlice<UInt8>) -> StoredValue {
    text.withUnsafeBufferPointer { text in
      ShortByteString(text).map { StoredValue($0) } ?? StoredValue(.text, text, records.pool)
    }
  }

  /// Returns the words of a list.
  private mutating func words(_ saved: ArraySlice<UInt8>) throws(BrokenRecordError) -> [Int32] {
    var saved = SavedBytes(saved)
    var words: [Int32] = []
    while !saved.isAtEnd {
      switch SavedKind.Word(rawValue: try saved.byte()) {
      case .null: words.append(StoredList.null)
      case .link: words.append(try record(of: saved.countedBytes()))
      case .list:
        guard let count = Int32(exactly: try saved.number()), count < .max - 2 else { throw BrokenRecordError() }
        words.append(StoredList.list(of: Int(count)))
      case nil: throw BrokenRecordError()
      }
    }
    return words
  }

  /// Reads errors whose steps have the keys of fields.
  private mutating func errors(_ text: ArraySlice<UInt8>) -> [FieldError] {
    guard !text.isEmpty, case .array(let errors)? = try? GraphQLJSONValue(parsing: Array(text)) else { return [] }
    return errors.compactMap { error in
      guard case .array(let steps)? = error["steps"], case .object(let members)? = error["members"] else { return nil }
      return FieldError(
        steps: steps.map { step in
          switch step {
          case .int(let index): .index(index)
          case .string(let key): .field(names.fields.number(of: Array(key.utf8)))
          case .bool: .awaitedElements
          default: .uncertainField
          }
        },
        members: members
      )
    }
  }
}
