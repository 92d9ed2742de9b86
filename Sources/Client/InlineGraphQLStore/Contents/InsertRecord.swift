import GraphQLJSON
import InlineGraphQL

extension StoreContents {
  /// Adds what the disk has of a record to what memory has of it, which is newer.
  ///
  /// - Parameters:
  ///   - saved: The record on disk; `nil` if there is none.
  ///   - address: The record, or a field of a root.
  mutating func insert(_ saved: SavedRecord?, to address: FieldAddress) {
    loading(address) { contents in
      // A record that cannot be read counts as absent.
      guard let saved, let (header, fields) = try? saved.parts() else { return }
      let isSame = contents.load(
        type: header.type.isEmpty ? nil : contents.names.types.number(of: header.type),
        validSince: contents.disk.clock.storeTime(validSince: header.validSince, latest: contents.table.time),
        isDeleted: header.isDeleted,
        of: address.record
      )
      if isSame { for field in fields { try? contents.insert(field, to: address) } }
    }
  }

  /// Returns the number of a type. Its name becomes a string in responses, so it must be one in JSON.
  private mutating func type(named name: ArraySlice<UInt8>) throws(BrokenRecordError) -> Int32 {
    // Only new names are checked, since each link to an object has one.
    if let known = name.withUnsafeBufferPointer({ names.types.knownNumber(of: $0) }) { return known }
    guard isJSONString(name) else { throw BrokenRecordError() }
    return names.types.number(of: name)
  }

  private mutating func insert(_ saved: SavedRecord.Field, to address: FieldAddress) throws(BrokenRecordError) {
    let (record, field) = (address.record, names.fields.number(of: Array(saved.key)))
    // Each field of a root has a record of its own, which says nothing of others.
    guard address.field == FieldKeys.allFields || address.field == field else { throw BrokenRecordError() }
    if !layers.isLayered(field, of: record), table.index(of: field, in: record, guess: 0) != nil { return }
    var content = SavedBytes(saved.content)
    let stamp = Record.Stamp(field, disk.clock.storeTime(try content.number(), latest: table.time), table.mark)
    let value: StoredValue
    switch SavedKind(rawValue: try content.byte()) {
    case .null: value = .null
    case .text:
      let text = try content.countedBytes()
      guard isJSON(text) else { throw BrokenRecordError() }
      value = self.value(text)
    case .link: value = StoredValue(link: try self.record(of: content.countedBytes()))
    case .list:
      let words = try self.words(content.sizedBytes())
      value = words.withUnsafeBytes { StoredValue(.list, $0.bindMemory(to: UInt8.self), table.pool) }
    case .absent: return
    case nil: throw BrokenRecordError()
    }
    load(value, stamp, errors(content.rest), to: record)
  }

  private func value(_ text: ArraySlice<UInt8>) -> StoredValue {
    text.withUnsafeBufferPointer { text in
      ShortByteString(text).map { StoredValue($0) } ?? StoredValue(.text, text, table.pool)
    }
  }

  private mutating func words(_ saved: ArraySlice<UInt8>) throws(BrokenRecordError) -> [Int32] {
    var saved = SavedBytes(saved)
    var words: [Int32] = []
    while !saved.isAtEnd {
      switch SavedKind.Word(rawValue: try saved.byte()) {
      case .null: words.append(ListWords.null)
      case .link: words.append(try record(of: saved.countedBytes()))
      case .list:
        guard let count = Int32(exactly: try saved.number()), count < .max - 2 else { throw BrokenRecordError() }
        words.append(ListWords.list(of: Int(count)))
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

  /// Returns the record with a key, and makes it if there is none.
  mutating func record(of key: ArraySlice<UInt8>, depth: Int = 0) throws(BrokenRecordError) -> RecordID {
    switch try RecordKey.parts(of: key) {
    case .root(let kind), .rootField(let kind, _): return record(ofRoot: String(decoding: kind, as: UTF8.self))
    case .identified(let type, let text):
      let type = try self.type(named: type)
      return text.withUnsafeBufferPointer { record(ofType: type, identifiedBy: $0) }
    case .place(let parent, let field, let indices):
      if depth == RecordKey.maximumDepth { throw BrokenRecordError() }
      let parent = try record(of: parent, depth: depth + 1)
      return record(in: parent, names.fields.number(of: Array(field)), at: indices[...], type: -1)
    }
  }
}
