import GraphQLCLibrary
import GraphQLJSON

/// Writes the data of a response as records.
struct ResponseWriting {
  private var cursor: JSONCursor
  private let objects: [ResponseOutline.Object]
  private var nextObject = 0
  private let request: PlannedRequest
  /// The record of each object by its offset, if the response has errors, which lead to them.
  private(set) var records: [Int: RecordID] = [:]
  private let notesRecords: Bool
  /// The words of the lists around the position, one after the other.
  private var words: [Int32] = []

  /// Prepares writing.
  ///
  /// - Parameters:
  ///   - outline: The outline of the response.
  ///   - bytes: The response. The outline was made from it, so it is well-formed.
  ///   - request: The plan of the request that it answers.
  init(_ outline: ResponseOutline, _ bytes: UnsafeBufferPointer<UInt8>, to request: PlannedRequest) {
    cursor = JSONCursor(bytes)
    objects = outline.objects
    notesRecords = outline.errors != nil
    self.request = request
  }

  /// Writes the object at an offset to a record.
  mutating func writeRoot(
    at offset: Int,
    to record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    cursor.offset = offset
    guard cursor.byte == UInt8(ascii: "{") else { return }
    let group: SelectionGroup = request.selections.root
    let outline = outlineOfNextObject()
    let type = self.type(of: outline, group, &contents)
    if type >= 0 { contents.setType(type, of: record) }
    try writeMembers(group.shape(for: contents.type(of: record), &contents.names), to: record, &contents)
  }

  /// Writes the object at the position. Returns its record.
  private mutating func writeObject(
    _ group: SelectionGroup,
    in parent: RecordID,
    _ field: FieldID,
    at indices: [Int32],
    _ contents: inout StoreContents
  ) throws(JSONError) -> RecordID {
    let outline = outlineOfNextObject()
    let type = self.type(of: outline, group, &contents)
    let shape = group.shape(for: type, &contents.names)
    let record: RecordID
    if shape.isIdentifiedByID, let text = plainText(at: Int(outline.id)) {
      record = contents.record(ofType: type, identifiedBy: text)
    } else if let text = keyText(of: shape, of: outline) {
      record = text.withUnsafeBufferPointer { contents.record(ofType: type, identifiedBy: $0) }
    } else {
      record = contents.record(in: parent, field, at: indices, type: type)
    }
    if !contents.deleted.isEmpty { contents.restore(record) }
    if notesRecords { records[Int(outline.offset)] = record }
    try writeMembers(shape, to: record, &contents)
    return record
  }

  private mutating func writeMembers(
    _ shape: SelectionShape,
    to record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    let fields = shape.fields
    contents.reserve(shape.valueCount, in: record)
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "}")) { return }
    var next = 0
    repeat {
      cursor.skipSpace()
      guard let index = try readName(in: fields, expecting: next) else {
        try skipValue()
        continue
      }
      next = index + 1
      cursor.skipSpace()
      if fields[index].isTypename {
        try skipValue()
        continue
      }
      let id = request.id(of: fields[index], &contents.names.fields)
      if fields[index].group == nil {
        try writeLeaf(id, of: record, &fields[index].guess, &contents)
      } else {
        try writeInner(fields.baseAddress! + index, id, of: record, &contents)
      }
    } while cursor.consume(UInt8(ascii: ","))
    try cursor.expect(UInt8(ascii: "}"))
  }

  /// Moves past the name of a member. Returns the index of its field; `nil` if nothing selects it.
  @inline(__always)
  private mutating func readName(
    in fields: UnsafeMutableBufferPointer<ShapedField>,
    expecting next: Int
  ) throws(JSONError) -> Int? {
    if next < fields.count {
      let key = fields[next].key
      if cursor.end - cursor.position >= key.count, memcmp(cursor.position, key.baseAddress!, key.count) == 0 {
        cursor.position += key.count
        return next
      }
    }
    return try searchName(in: fields, after: next)
  }

  @inline(never)
  private mutating func searchName(
    in fields: UnsafeMutableBufferPointer<ShapedField>,
    after next: Int
  ) throws(JSONError) -> Int? {
    let raw = try cursor.readRawString()
    try cursor.expect(UInt8(ascii: ":"))
    if raw.hasEscapes {
      let name = Array(try cursor.text(of: raw, isLossy: true).utf8)
      return name.withUnsafeBufferPointer { name in fields.firstIndex { $0.isNamed(name) } }
    }
    for distance in 0..<fields.count {
      let index = (next + distance) % fields.count
      if fields[index].isNamed(raw.bytes) { return index }
    }
    return nil
  }

  @inline(__always)
  private mutating func writeLeaf(
    _ field: FieldID,
    of record: RecordID,
    _ guess: inout Int,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    let start = cursor.position
    try cursor.skipValue()
    let text = UnsafeBufferPointer(start: start, count: cursor.position - start)
    if text.count <= StoredValue.smallCount {
      let value = start.pointee == UInt8(ascii: "n") ? .null : StoredValue(small: text, end: cursor.end)
      guess = contents.write(value, to: field, of: record, guess: guess)
    } else {
      guess = contents.write(.text, text, to: field, of: record, guess: guess)
      passObjects(before: cursor.offset)
    }
  }

  /// Writes an object, a list of objects, or null.
  private mutating func writeInner(
    _ shaped: UnsafeMutablePointer<ShapedField>,
    _ field: FieldID,
    of record: RecordID,
    _ contents: inout StoreContents
  ) throws(JSONError) {
    guard let group = shaped.pointee.group else { return }
    switch cursor.byte {
    case UInt8(ascii: "{"):
      let link = try writeObject(group, in: record, field, at: [], &contents)
      shaped.pointee.guess = contents.write(StoredValue(link: link), to: field, of: record, guess: shaped.pointee.guess)
    case UInt8(ascii: "["):
      let first = words.count
      var indices: [Int32] = []
      _ = try writeElements(group, in: record, field, at: &indices, &contents)
      shaped.pointee.guess = words[first...].withUnsafeBytes { bytes in
        contents.write(
          .list,
          bytes.assumingMemoryBound(to: UInt8.self),
          to: field,
          of: record,
          guess: shaped.pointee.guess
        )
      }
      words.removeLast(words.count - first)
    case UInt8(ascii: "n"):
      try cursor.skipValue()
      shaped.pointee.guess = contents.write(.null, to: field, of: record, guess: shaped.pointee.guess)
    // Not what was selected: reading the response fails too.
    default: try cursor.skipValue()
    }
  }

  /// Writes the elements of a list. Returns their number.
  private mutating func writeElements(
    _ group: SelectionGroup,
    in parent: RecordID,
    _ field: FieldID,
    at indices: inout [Int32],
    _ contents: inout StoreContents
  ) throws(JSONError) -> Int {
    cursor.position += 1
    if cursor.consume(UInt8(ascii: "]")) { return 0 }
    var count = 0
    indices.append(0)
    repeat {
      cursor.skipSpace()
      indices[indices.count - 1] = Int32(count)
      count += 1
      switch cursor.byte {
      case UInt8(ascii: "{"):
        words.append(try writeObject(group, in: parent, field, at: indices, &contents))
      case UInt8(ascii: "["):
        let head = words.count
        words.append(0)
        words[head] = StoredList.list(of: try writeElements(group, in: parent, field, at: &indices, &contents))
      default:
        try cursor.skipValue()
        words.append(StoredList.null)
      }
    } while cursor.consume(UInt8(ascii: ","))
    indices.removeLast()
    try cursor.expect(UInt8(ascii: "]"))
    return count
  }

  // MARK: - Identity

  /// Returns the outline of the object at the position.
  private mutating func outlineOfNextObject() -> ResponseOutline.Object {
    passObjects(before: cursor.offset)
    defer { nextObject += 1 }
    return objects[nextObject]
  }

  private mutating func skipValue() throws(JSONError) {
    try cursor.skipValue()
    passObjects(before: cursor.offset)
  }

  private mutating func passObjects(before offset: Int) {
    while nextObject < objects.count, Int(objects[nextObject].offset) < offset { nextObject += 1 }
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
    guard offset >= 0 else { return -1 }
    var cursor = cursor
    cursor.offset = offset
    guard let name = try? cursor.readRawString().bytes, !name.isEmpty else { return -1 }
    return contents.names.type(name)
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
  private func keyText(of shape: SelectionShape, of object: ResponseOutline.Object) -> [UInt8]? {
    guard let keyFields = shape.keyFields else { return nil }
    var text = CanonicalText()
    for index in keyFields {
      let key = shape.fields[index].field.responseKey
      guard let offset = offset(ofMember: key, inObjectAt: Int(object.offset)) else { return nil }
      if keyFields.count == 1, let text = plainText(at: offset) { return Array(text) }
      var cursor = cursor
      cursor.offset = offset
      switch cursor.byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"): return nil
      case UInt8(ascii: "\"") where keyFields.count == 1:
        return (try? cursor.text(of: cursor.readRawString(), isLossy: true)).map { Array($0.utf8) }
      default: break
      }
      if !text.bytes.isEmpty { text.appendComma() }
      guard (try? text.append(&cursor)) != nil else { return nil }
    }
    return text.bytes
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
