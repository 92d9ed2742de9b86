import GraphQLJSON
import InlineGraphQL

/// The kind of a value of a saved record.
enum SavedKind: UInt8 {
  case null
  case text
  case link
  /// Words: null, a link, or the number of elements of a list in the list, which follow.
  case list
  /// There is no value any more.
  case absent

  enum Word: UInt8 {
    case null
    case link
    case list
  }
}

extension RecordTable {
  /// Returns what a record has of fields that were written since a time, for the disk.
  func saved(
    _ record: RecordID,
    since first: StoreTime,
    replacesAll: Bool,
    _ layers: OptimisticLayers,
    _ clock: StoreClock
  ) -> [(RecordKey, SavedRecord)] {
    // The disk gets the values of the base, and not those of optimistic layers.
    let versions = layers.versions(of: record)
    let header = header(of: record, replacesAll: replacesAll, layers, clock)
    var saved = SavedRecord(header)
    var fields: [(RecordKey, SavedRecord)] = []
    let isRoot = isRoot(record)
    func append(_ field: FieldID, _ appendContent: (inout [UInt8]) -> Void) {
      if isRoot {
        var alone = SavedRecord(header)
        alone.append(names.fields.bytes(of: field), appendContent)
        fields.append((savedKey(of: FieldAddress(record: record, field: field)), alone))
      } else {
        saved.append(names.fields.bytes(of: field), appendContent)
      }
    }
    for index in 0..<Int(self[record].count) {
      let stamp = self[record].stamp(at: index)
      if stamp.time < first || versions[stamp.field] != nil { continue }
      let value = self[record][index]
      append(stamp.field) { bytes in
        let text = value.hasText ? value.text : nil
        self.append(value, text, at: clock.absolute(stamp.time), errors(of: record, at: index), to: &bytes)
      }
    }
    for (id, versions) in versions {
      guard case .field(let field) = versions.base, field.time >= first else { continue }
      append(id) { bytes in
        field.text.withUnsafeBufferPointer {
          self.append(field.value, $0, at: clock.absolute(field.time), field.errors, to: &bytes)
        }
      }
    }
    return [(savedKey(of: record), saved)] + fields
  }

  /// Returns a change of a record that takes a field away, for the disk.
  func removal(of address: FieldAddress, _ layers: OptimisticLayers, _ clock: StoreClock) -> SavedRecord {
    var saved = SavedRecord(header(of: address.record, replacesAll: false, layers, clock))
    saved.append(names.fields.bytes(of: address.field)) { bytes in
      bytes.append(number: 0)
      bytes.append(SavedKind.absent.rawValue)
    }
    return saved
  }

  private func header(
    of record: RecordID,
    replacesAll: Bool,
    _ layers: OptimisticLayers,
    _ clock: StoreClock
  ) -> SavedRecord.Header {
    var (type, isDeleted) = (self[record].type, self.deleted.contains(record))
    if case .record(let baseType, let isBaseDeleted)? = layers.versions(of: record)[FieldKeys.typename]?.base {
      (type, isDeleted) = (baseType, isBaseDeleted)
    }
    let validSince = self[record].validSince
    return SavedRecord.Header(
      isDeleted: isDeleted,
      replacesAll: replacesAll,
      type: type < 0 ? [] : names.types[type][...],
      validSince: validSince == 0 ? 0 : clock.absolute(validSince)
    )
  }

  private func append(
    _ value: StoredValue,
    _ text: UnsafeBufferPointer<UInt8>?,
    at time: AbsoluteTime,
    _ errors: [FieldError],
    to bytes: inout [UInt8]
  ) {
    bytes.append(number: time)
    append(value, text ?? UnsafeBufferPointer(start: nil, count: 0), to: &bytes)
    if !errors.isEmpty { bytes.append(contentsOf: GraphQLJSONValue.array(errors.map(json)).description.utf8) }
  }

  private func append(_ value: StoredValue, _ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    switch value.kind {
    case .null: bytes.append(SavedKind.null.rawValue)
    case .smallText:
      bytes.append(SavedKind.text.rawValue)
      bytes.append(counted: value.bytes)
    case .text:
      bytes.append(SavedKind.text.rawValue)
      bytes.append(counted: text)
    case .link:
      bytes.append(SavedKind.link.rawValue)
      bytes.append(counted: savedKey(of: value.link).bytes)
    case .list:
      bytes.append(SavedKind.list.rawValue)
      var words = ListWords(text)
      bytes.appendSized { bytes in
        while let word = words.next() { append(word: word, to: &bytes) }
      }
    }
  }

  private func append(word: Int32, to bytes: inout [UInt8]) {
    if word >= 0 {
      bytes.append(SavedKind.Word.link.rawValue)
      bytes.append(counted: savedKey(of: word).bytes)
    } else if word == ListWords.null {
      bytes.append(SavedKind.Word.null.rawValue)
    } else {
      bytes.append(SavedKind.Word.list.rawValue)
      bytes.append(number: UInt64(ListWords.count(word)))
    }
  }

  /// Returns an error whose steps have the keys of fields.
  private func json(_ error: FieldError) -> GraphQLJSONValue {
    let steps = error.steps.map { step -> GraphQLJSONValue in
      switch step {
      case .index(let index): .int(index)
      case .field(let field): .string(names.fields[field])
      case .uncertainField: .null
      case .awaitedElements: true
      }
    }
    return ["steps": .array(steps), "members": .object(error.members)]
  }
}
