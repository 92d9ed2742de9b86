/// What the optimistic layers have changed, as it was before them.
///
/// Layers are written over the values of the base, so that reading knows nothing of them. Before the base changes, they are
/// taken off; then they are applied again, in order.
struct BaseValues {
  /// A field that the base has.
  struct Field {
    let kind: StoredValue.Kind
    /// The value, if it is not in the record's text.
    let value: StoredValue
    /// The text of the value, if it is in the record's text.
    let text: [UInt8]
    let time: StoreTime
    let errors: [FieldError]
  }

  /// The fields that the layers have written or removed; `nil` where the base has none.
  fileprivate(set) var fields: [FieldAddress: Field?] = [:]

  /// The types of the records whose type the layers have set.
  fileprivate(set) var types: [RecordID: Int32] = [:]

  /// Whether the records that the layers have deleted or made again were deleted.
  fileprivate(set) var deletions: [RecordID: Bool] = [:]

  /// The records that a layer was the first to name.
  fileprivate(set) var created: Set<RecordID> = []
}

extension StoreContents {
  // MARK: - Noting what layers change

  /// Notes a field before a layer changes it.
  ///
  /// - Parameter index: Its index in the record; `nil` if the record does not have it.
  mutating func noteBase(of field: FieldID, in record: RecordID, at index: Int?) {
    let address = FieldAddress(record: record, field: field)
    if base!.fields.keys.contains(address) { return }
    let known = index.map { index in
      let value = records[record][index]
      return BaseValues.Field(
        kind: value.kind,
        value: value,
        text: value.hasText ? Array(records[record].bytes(of: value)) : [],
        time: records[record].stamp(at: index).time,
        errors: value.hasErrors ? errors[address] ?? [] : []
      )
    }
    base!.fields.updateValue(known, forKey: address)
  }

  /// Notes the type of a record before a layer sets it.
  mutating func noteBaseType(of record: RecordID) {
    if base!.types[record] == nil { base!.types[record] = records[record].type }
  }

  /// Notes whether a record is deleted before a layer changes that.
  mutating func noteBaseDeletion(of record: RecordID) {
    if base!.deletions[record] == nil { base!.deletions[record] = deleted.contains(record) }
  }

  /// Notes that a layer is the first to name a record.
  mutating func noteCreated(_ record: RecordID) { base!.created.insert(record) }

  // MARK: - Taking layers off

  /// Gives all that the layers have changed the values of the base.
  ///
  /// - Returns: The records that the layers were the first to name. They are empty.
  mutating func restoreBase() -> Set<RecordID> {
    guard let base else { return [] }
    self.base = nil
    isRestoringBase = true
    defer { isRestoringBase = false }
    for (record, type) in base.types {
      setType(type, of: record)
      if type < 0 { mayNeedLoading(names.fields.typename, of: record) }
    }
    for (record, isDeleted) in base.deletions {
      if isDeleted { delete(record) } else { restore(record) }
    }
    let now = time
    for (address, field) in base.fields {
      if let field {
        write(field, to: address)
      } else if let index = index(of: address.field, in: address.record, guess: 0) {
        forgetField(of: address.record, at: index)
        mayNeedLoading(address.field, of: address.record)
      }
    }
    time = now
    return base.created
  }

  private mutating func write(_ field: BaseValues.Field, to address: FieldAddress) {
    // It is as old as it was.
    time = field.time
    let index =
      if field.value.hasText {
        field.text.withUnsafeBufferPointer { write(field.kind, $0, to: address.field, of: address.record, guess: 0) }
      } else {
        write(field.value.withoutErrors, to: address.field, of: address.record, guess: 0)
      }
    for error in field.errors { add(error, to: address.field, of: address.record, at: index) }
  }

  /// Begins to note what layers change.
  ///
  /// - Parameter created: The records that they were the first to name when they were applied before.
  mutating func beginNotingBase(_ created: Set<RecordID>) {
    base = BaseValues()
    base!.created = created
  }

  /// Removes those of some records of which nothing is known.
  mutating func removeEmpty(_ created: Set<RecordID>) {
    for record in created where isEmpty(record) && !isRoot(record) { remove(record) }
  }
}
