import GraphQLJSON

// Fields of a response that readers have by another field.
extension ResponseWriting {
  /// Writes a page of a connection or list to a record of its own. The list gets it when all is written.
  mutating func writePage(
    _ group: SelectionGroup,
    _ planned: PlannedField,
    _ field: FieldID,
    of record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    let pageID = request.ownID(of: planned, &contents.names.fields)
    let isObject = cursor.byte == UInt8(ascii: "{")
    let page: RecordID
    if let pagination = planned.connection?.pagination, pagination.items == nil || !isObject {
      page = contents.record(in: record, pageID, at: [], type: -1)
      try writeList(group, contents.names.fields.number(of: PlannedPagination.list), of: page, &contents)
    } else if isObject {
      page = try writeObject(group, in: record, pageID, from: indices.count, &contents)
    } else {
      return try writeNull(to: field, of: record, &contents)
    }
    pages.append(
      WrittenPage(owner: record, connection: field, field: planned, page: page, group: group, isObject: isObject)
    )
  }

  /// Writes what a handler is given, under the field itself. Returns whether the field is such a one.
  @inline(never)
  mutating func writeHandled(
    _ merged: UnsafeMutablePointer<MergedField>,
    of record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) -> Bool {
    let field = merged.pointee.field
    guard field.handle != nil else {
      try passValue()
      return false
    }
    let id = request.ownID(of: field, &contents.names.fields)
    if let group = merged.pointee.group {
      if cursor.byte == UInt8(ascii: "{") {
        let link = try writeObject(group, in: record, id, from: indices.count, &contents)
        contents.write(StoredValue(link: link), to: id, of: record, guess: 0)
      } else {
        try writeList(group, id, of: record, &contents)
      }
    } else {
      let start = cursor.position
      try passValue()
      let text = UnsafeBufferPointer(start: start, count: cursor.position - start)
      if let short = ShortByteString(text) {
        let value = start.pointee == UInt8(ascii: "n") ? .null : StoredValue(short)
        contents.write(value, to: id, of: record, guess: 0)
      } else {
        _ = contents.write(.text, text, to: id, of: record, guess: 0)
      }
    }
    handled.append(WrittenHandle(record: record, field: field))
    return true
  }

  /// Writes a list, or null.
  private mutating func writeList(
    _ group: SelectionGroup,
    _ field: FieldID,
    of record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    guard cursor.byte == UInt8(ascii: "[") else { return try writeNull(to: field, of: record, &contents) }
    let first = words.count
    _ = try writeElements(group, in: record, field, from: indices.count, &contents)
    words.withUnsafeBytes { bytes in
      let list = UnsafeRawBufferPointer(rebasing: bytes[(first * 4)...]).assumingMemoryBound(to: UInt8.self)
      _ = contents.write(.list, list, to: field, of: record, guess: 0)
    }
    words.removeLast(words.count - first)
  }

  /// Writes null, if that is at the position. Anything else is not what was selected.
  private mutating func writeNull(
    to field: FieldID,
    of record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    let isNull = cursor.byte == UInt8(ascii: "n")
    try passValue()
    if isNull { contents.write(.null, to: field, of: record, guess: 0) }
  }
}
