import GraphQLCLibrary
import GraphQLJSON

/// Writes the data of a response as records.
///
/// Each object is written as it is read if its first members say which it is, as in the documents that we send. Where others
/// come first, the rest of the response is read for an outline before.
struct ResponseWriting {
  var cursor: JSONCursor
  let request: PlannedRequest
  /// Where the objects of the data are, if an object needed that.
  private var outline: ResponseOutline?
  /// The offset of the data.
  private(set) var data: Int?
  /// The record of each object by its offset, if they are noted for errors or for parts of the response, which lead to them.
  private(set) var records: [Int: RecordID] = [:]
  private var notesRecords: Bool
  /// The pages of connections and lists, in the order in which they end.
  var pages: [WrittenPage] = []
  /// The fields for which a handler sets what readers have.
  var handled: [WrittenHandle] = []
  /// Whether the document does not select what identifies an object, as the program said.
  private(set) var lacksKeyFields = false
  /// The words of the lists around the position, one after the other.
  var words: [Int32] = []
  /// The indices of the position in lists of lists.
  var indices: [Int32] = []

  /// Prepares writing.
  ///
  /// - Parameters:
  ///   - bytes: The response, which is known to be JSON.
  ///   - request: The plan of the request that it answers.
  ///   - notesRecords: Whether to note the records of objects.
  init(_ bytes: UnsafeBufferPointer<UInt8>, to request: PlannedRequest, notesRecords: Bool = false) {
    cursor = JSONCursor(bytes)
    (self.request, self.notesRecords) = (request, notesRecords)
  }

  /// Writes the response.
  ///
  /// - Parameter root: The record of the data.
  /// - Returns: The errors of the response and where they lead; `nil` if they explain nothing.
  mutating func writeResponse(
    to root: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) -> (errors: [GraphQLJSONValue], positions: ErrorPositions)? {
    cursor.skipSpace()
    cursor.position += 1
    var errors: Int?
    if cursor.consume(UInt8(ascii: "}")) { return nil }
    repeat {
      let name = try cursor.readString()
      try cursor.expect(UInt8(ascii: ":"))
      cursor.skipWhitespace()
      if name == "errors", errors == nil {
        errors = cursor.offset
      } else if name == "data", data == nil {
        data = cursor.offset
        notesRecords = notesRecords || errors != nil
        if try writeData(to: root, request.selections.root, &contents) { continue }
      }
      try cursor.skipValue()
    } while cursor.consume(UInt8(ascii: ","))
    // If an error reached the root, nothing is known of the fields, not even which of them made it so.
    guard let errors, let data, records[data] != nil || !notesRecords else { return nil }
    if !notesRecords {
      notesRecords = true
      cursor.offset = data
      // Writing the same once more changes nothing.
      guard try writeData(to: root, request.selections.root, &contents) else { return nil }
    }
    cursor.offset = errors
    guard case .array(let values) = try cursor.readValue(isLossy: true) else { return nil }
    let bytes = UnsafeBufferPointer(start: cursor.start, count: cursor.end - cursor.start)
    return (values, ErrorPositions(bytes, root: data, records: records))
  }

  mutating func writeObject(
    to record: RecordID,
    _ group: SelectionGroup,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    data = 0
    _ = try writeData(to: record, group, &contents)
  }

  /// Writes elements of a list by themselves, from an index on. Returns their words.
  mutating func writeElements(
    _ group: SelectionGroup,
    of list: FieldAddress,
    from first: Int,
    _ contents: inout StoreContents
  ) throws(JSONError) -> [Int32] {
    data = 0
    _ = try writeElements(group, in: list.record, list.field, from: 0, startingAt: first, &contents)
    return words
  }

  /// Writes the response's data. Returns whether there is an object at the position.
  private mutating func writeData(
    to record: RecordID,
    _ group: SelectionGroup,
    _ contents: inout StoreContents
  ) throws(JSONError) -> Bool {
    guard cursor.byte == UInt8(ascii: "{") else { return false }
    (outline, pages, handled) = (nil, [], [])
    if notesRecords { records[cursor.offset] = record }
    contents.willChange(record)
    for key in group.typenameKeys {
      guard let offset = offset(ofMember: key, inObjectAt: cursor.offset) else { continue }
      let type = typename(at: offset, &contents)
      if type >= 0 { contents.setType(type, of: record) }
      break
    }
    cursor.position += 1
    let merged = group.mergedFields(for: contents.table.type(of: record), &contents.names)
    try writeMembers(merged, to: record, from: .beginning, &contents)
    return true
  }

  /// Writes the object at the position. Returns its record.
  mutating func writeObject(
    _ group: SelectionGroup,
    in parent: RecordID,
    _ field: FieldID,
    from firstIndex: Int,
    _ contents: inout StoreContents
  ) throws(JSONError) -> RecordID {
    let start = cursor.position
    if let merged = group.mergedFieldsByHead(at: start, before: cursor.end) ?? mergedFieldsByTypename(group, &contents)
    {
      let end = cursor.offset + merged.head!.count
      if !merged.isIdentifiedByID {
        let indices = indices(from: firstIndex)
        let record = contents.record(ofUnidentifiedIn: parent, field, at: indices, type: merged.type)
        begin(record, at: start, &contents)
        cursor.offset = end
        try writeMembers(merged, to: record, from: .afterTypename, &contents)
        return record
      }
      if let record = recordByID(at: end, ofType: merged.type, &contents) {
        begin(record, at: start, &contents)
        cursor.offset = end
        try writeMembers(merged, to: record, from: .valueOfID, &contents)
        return record
      }
    }
    return try writeOutlinedObject(group, in: parent, field, from: firstIndex, &contents)
  }

  /// Returns the record of an object by its `id`; `nil` if that has escapes, or is neither a string nor a number.
  @inline(__always)
  private func recordByID(at offset: Int, ofType type: Int32, _ contents: inout StoreContents) -> RecordID? {
    if let text = cursor.shortText(at: cursor.start + offset) {
      let text = ShortByteString(low: text.low, high: text.high, count: text.count)
      return contents.record(ofType: type, identifiedBy: text)
    }
    return plainText(at: offset).map { contents.record(ofType: type, identifiedBy: $0) }
  }

  /// Writes the object at the position, whose first members do not tell which it is. Returns its record.
  @inline(never)
  private mutating func writeOutlinedObject(
    _ group: SelectionGroup,
    in parent: RecordID,
    _ field: FieldID,
    from firstIndex: Int,
    _ contents: inout StoreContents
  ) throws(JSONError) -> RecordID {
    let object = try outlinedObject()
    let type = self.type(of: object, group, &contents)
    let merged = group.mergedFields(for: type, &contents.names)
    let record: RecordID
    if merged.isIdentifiedByID, let text = plainText(at: Int(object.id)) {
      record = contents.record(ofType: type, identifiedBy: text)
    } else if let text = keyText(of: merged, of: object) {
      record = text.withUnsafeBufferPointer { contents.record(ofType: type, identifiedBy: $0) }
    } else {
      if merged.lacksKeyFields { lacksKeyFields = true }
      record = contents.record(ofUnidentifiedIn: parent, field, at: indices(from: firstIndex), type: type)
    }
    begin(record, at: cursor.position, &contents)
    cursor.position += 1
    try writeMembers(merged, to: record, from: .beginning, &contents)
    return record
  }

  /// Returns the position in lists of lists from one of them on. Most objects are in none, and a slice of the indices is counted.
  @inline(__always)
  private func indices(from first: Int) -> ArraySlice<Int32> { first == indices.count ? [] : indices[first...] }

  /// Notes that an object is written to a record.
  @inline(__always)
  private mutating func begin(_ record: RecordID, at start: UnsafePointer<UInt8>, _ contents: inout StoreContents) {
    contents.willChange(record)
    if !contents.table.deleted.isEmpty || contents.mayBeDeletedOnDisk { contents.restore(record) }
    if notesRecords { records[start - cursor.start] = record }
  }

  /// The point up to which an object was read before its members are written.
  private enum Position {
    case beginning
    /// The bracket and the first member, which is `__typename`.
    case afterTypename
    /// That, and the name of the second member, which is `id`.
    case valueOfID
  }

  private mutating func writeMembers(
    _ merged: MergedFields,
    to record: RecordID,
    from position: Position,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    let fields = merged.fields
    contents.reserve(merged.valueCount, in: record)
    // How many fields the record has, if all are of members before the position; else -1.
    var known: Int32 = merged.hasDistinctFields && contents.table[record].count == 0 ? 0 : -1
    var next = 0
    switch position {
    case .beginning:
      if cursor.consume(UInt8(ascii: "}")) { return }
    case .afterTypename:
      if !cursor.consume(UInt8(ascii: ",")) { return try cursor.expect(UInt8(ascii: "}")) }
      next = 1
    case .valueOfID:
      try writeLeaf(fields.baseAddress! + 1, of: record, &known, &contents)
      if !cursor.consume(UInt8(ascii: ",")) { return try cursor.expect(UInt8(ascii: "}")) }
      next = 2
    }
    var written = WrittenMembers(first: next)
    repeat {
      cursor.skipSpace()
      let found = try readName(in: fields, expecting: next)
      cursor.skipSpace()
      guard let index = found else {
        try passValue()
        continue
      }
      if index < next { known = -1 }
      next = index + 1
      // Of members with one name the first counts, as for readers of the response.
      if !written.insert(index) {
        try passValue()
        continue
      }
      let field = fields.baseAddress! + index
      if !field.pointee.isStored {
        if try writeHandled(field, of: record, &contents) { known = -1 }
      } else if field.pointee.group == nil {
        try writeLeaf(field, of: record, &known, &contents)
      } else {
        try writeInner(field, of: record, &known, &contents)
      }
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "}"))
  }

  /// Moves past the name of a member. Returns the index of its field; `nil` if nothing selects it.
  @inline(__always)
  private mutating func readName(
    in fields: UnsafeMutableBufferPointer<MergedField>,
    expecting next: Int
  ) throws(JSONError) -> Int? {
    if next < fields.count {
      let field = fields.baseAddress! + next
      if field.pointee.prefix.begins(cursor.position, before: cursor.end) {
        cursor.position += field.pointee.prefix.bytes.count
        return next
      }
    }
    return try searchName(in: fields, after: next)
  }

  @inline(never)
  private mutating func searchName(
    in fields: UnsafeMutableBufferPointer<MergedField>,
    after next: Int
  ) throws(JSONError) -> Int? {
    let raw = try cursor.readRawString()
    try cursor.expect(UInt8(ascii: ":"))
    if raw.hasEscapes {
      let name = Array(try cursor.text(of: raw, isLossy: true).utf8)
      return name.withUnsafeBufferPointer { name in fields.firstIndex { $0.prefix.isNamed(name) } }
    }
    for distance in 0..<fields.count {
      let index = (next + distance) % fields.count
      if fields[index].prefix.isNamed(raw.bytes) { return index }
    }
    return nil
  }

  @inline(__always)
  private mutating func writeLeaf(
    _ merged: UnsafeMutablePointer<MergedField>,
    of record: RecordID,
    _ known: inout Int32,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    let start = cursor.position
    try passValue()
    let text = UnsafeBufferPointer(start: start, count: cursor.position - start)
    if let short = ShortByteString(text) {
      let value = start.pointee == UInt8(ascii: "n") ? .null : StoredValue(short)
      write(value, to: merged, of: record, &known, &contents)
    } else {
      write(.text, text, to: merged, of: record, &known, &contents)
    }
  }

  /// Writes an object, a list of objects, or null.
  private mutating func writeInner(
    _ merged: UnsafeMutablePointer<MergedField>,
    of record: RecordID,
    _ known: inout Int32,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    guard let group = merged.pointee.group else { return }
    let id = request.id(of: merged, &contents.names.fields)
    let typeChanges = contents.table.typeChanges
    if merged.pointee.hasPages {
      try writePage(group, merged.pointee.field, id, of: record, &contents)
      known = -1
      return
    }
    switch cursor.byte {
    case UInt8(ascii: "{"):
      let link = try writeObject(group, in: record, id, from: indices.count, &contents)
      if contents.table.typeChanges != typeChanges { known = -1 }
      write(StoredValue(link: link), to: merged, of: record, &known, &contents)
    case UInt8(ascii: "["):
      let (first, firstIndex) = (words.count, indices.count)
      _ = try writeElements(group, in: record, id, from: firstIndex, &contents)
      if contents.table.typeChanges != typeChanges { known = -1 }
      words.withUnsafeBytes { bytes in
        let list = UnsafeRawBufferPointer(rebasing: bytes[(first * 4)...]).assumingMemoryBound(to: UInt8.self)
        write(.list, list, to: merged, of: record, &known, &contents)
      }
      words.removeLast(words.count - first)
    case UInt8(ascii: "n"):
      try passValue()
      write(.null, to: merged, of: record, &known, &contents)
    // Not what was selected: reading the response fails too.
    default: try passValue()
    }
  }

  /// Writes the elements of a list. Returns their number.
  mutating func writeElements(
    _ group: SelectionGroup,
    in parent: RecordID,
    _ field: FieldID,
    from firstIndex: Int,
    startingAt first: Int = 0,
    _ contents: inout StoreContents
  ) throws(JSONError) -> Int {
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "]")) { return 0 }
    var count = 0
    indices.append(0)
    repeat {
      cursor.skipSpace()
      indices[indices.count - 1] = Int32(first + count)
      count += 1
      switch cursor.byte {
      case UInt8(ascii: "{"):
        words.append(try writeObject(group, in: parent, field, from: firstIndex, &contents))
      case UInt8(ascii: "["):
        let head = words.count
        words.append(0)
        words[head] = ListWords.list(of: try writeElements(group, in: parent, field, from: firstIndex, &contents))
      default:
        try passValue()
        words.append(ListWords.null)
      }
    } while cursor.consume(UInt8(ascii: ","))
    indices.removeLast()
    try cursor.expect(UInt8(ascii: "]"))
    return count
  }

  // MARK: - Values

  @inline(__always)
  private func write(
    _ value: StoredValue,
    to merged: UnsafeMutablePointer<MergedField>,
    of record: RecordID,
    _ known: inout Int32,
    _ contents: inout StoreContents
  ) {
    let id = request.id(of: merged, &contents.names.fields)
    if contents.table[record].count == known {
      known += 1
      merged.pointee.guess = contents.add(value, to: id, of: record)
    } else {
      merged.pointee.guess = contents.write(value, to: id, of: record, guess: merged.pointee.guess)
    }
  }

  @inline(__always)
  private func write(
    _ kind: StoredValue.Kind,
    _ bytes: UnsafeBufferPointer<UInt8>,
    to merged: UnsafeMutablePointer<MergedField>,
    of record: RecordID,
    _ known: inout Int32,
    _ contents: inout StoreContents
  ) {
    let id = request.id(of: merged, &contents.names.fields)
    if contents.table[record].count == known {
      known += 1
      merged.pointee.guess = contents.add(StoredValue(kind, bytes, contents.table.pool), to: id, of: record)
    } else {
      merged.pointee.guess = contents.write(kind, bytes, to: id, of: record, guess: merged.pointee.guess)
    }
  }

  /// Moves past a value, which is known to be well-formed.
  @inline(__always)
  mutating func passValue() throws(JSONError) {
    switch cursor.byte {
    case UInt8(ascii: "\""):
      if let text = cursor.shortText() {
        cursor.position += text.count + 2
      } else {
        _ = try cursor.readRawString()
      }
    case UInt8(ascii: "{"), UInt8(ascii: "["): try cursor.skipValue()
    default:
      while cursor.position < cursor.end, !cursor.position.pointee.endsPlainValue { cursor.position += 1 }
    }
  }

  // MARK: - Identity

  /// Returns what is selected of the object at the position if its first members tell type and identity.
  @inline(never)
  private func mergedFieldsByTypename(_ group: SelectionGroup, _ contents: inout StoreContents) -> MergedFields? {
    guard group.hasPlainTypename else { return nil }
    var cursor = cursor
    guard cursor.consume("{\"__typename\":") else { return nil }
    let type = typename(at: cursor.offset, &contents)
    let merged = group.mergedFields(for: type, &contents.names)
    return merged.hasHead(at: self.cursor.position, before: cursor.end) ? merged : nil
  }

  /// Returns the outline of the object at the position.
  private mutating func outlinedObject() throws(JSONError) -> ResponseOutline.Object {
    if outline == nil {
      var cursor = cursor
      cursor.offset = data ?? 0
      outline = try ResponseOutline(cursor)
    }
    return outline!.object(at: cursor.offset)
  }

  private func type(
    of object: ResponseOutline.Object,
    _ group: SelectionGroup,
    _ contents: inout StoreContents
  ) -> Int32 {
    let offset =
      group.hasPlainTypename
      ? Int(object.typename)
      : group.typenameKey.flatMap { self.offset(ofMember: $0, inObjectAt: Int(object.offset)) } ?? -1
    return offset < 0 ? -1 : typename(at: offset, &contents)
  }

  /// Returns the type that a string names; -1 if it names none.
  private func typename(at offset: Int, _ contents: inout StoreContents) -> Int32 {
    var cursor = cursor
    cursor.offset = offset
    guard let name = try? cursor.readRawString(), !name.bytes.isEmpty else { return -1 }
    // A service may escape what needs no escape.
    if name.hasEscapes, let text = try? cursor.text(of: name, isLossy: true), text.isName {
      return contents.names.types.number(of: text.utf8)
    }
    return contents.names.types.number(of: name.bytes)
  }

  /// Returns the text of a string without escapes or of a number; `nil` if it is neither.
  private func plainText(at offset: Int) -> UnsafeBufferPointer<UInt8>? {
    guard offset >= 0 else { return nil }
    var cursor = cursor
    cursor.offset = offset
    if cursor.byte != UInt8(ascii: "\"") { return try? cursor.readRawNumber().bytes }
    guard let string = try? cursor.readRawString(), !string.hasEscapes else { return nil }
    return string.bytes
  }

  /// Returns the text of the fields that identify an object, equal for equal values; `nil` if one is no string, number or
  /// Boolean.
  private func keyText(of merged: MergedFields, of object: ResponseOutline.Object) -> [UInt8]? {
    guard let keyFields = merged.keyFields else { return nil }
    var text = CanonicalText()
    for index in keyFields {
      let offsets = merged.responseKeys(ofKeyField: index).compactMap {
        offset(ofMember: $0, inObjectAt: Int(object.offset))
      }
      guard let offset = offsets.first else { return nil }
      if keyFields.count == 1, let text = plainText(at: offset) { return merged.keyPrefix + Array(text) }
      var cursor = cursor
      cursor.offset = offset
      switch cursor.byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"): return nil
      case UInt8(ascii: "\"") where keyFields.count == 1:
        return (try? cursor.text(of: cursor.readRawString(), isLossy: true)).map { merged.keyPrefix + Array($0.utf8) }
      default: break
      }
      if !text.bytes.isEmpty { text.appendComma() }
      guard (try? text.append(&cursor)) != nil else { return nil }
    }
    return merged.keyPrefix + text.bytes
  }

  private func offset(ofMember key: String, inObjectAt object: Int) -> Int? {
    var cursor = cursor
    cursor.offset = object + 1
    if cursor.consume(UInt8(ascii: "}")) { return nil }
    repeat {
      guard let name = try? cursor.readString(), (try? cursor.expect(UInt8(ascii: ":"))) != nil else { return nil }
      cursor.skipWhitespace()
      if name == key { return cursor.offset }
      guard (try? cursor.skipValue()) != nil else { return nil }
    } while cursor.consume(UInt8(ascii: ","))
    return nil
  }
}

extension UInt8 {
  /// Whether a number, a Boolean or null ends before it.
  fileprivate var endsPlainValue: Bool {
    self <= UInt8(ascii: " ") || self == UInt8(ascii: ",") || self == UInt8(ascii: "}") || self == UInt8(ascii: "]")
  }
}
