// Members are found in one of three cases, from the most to the least common: the key is next; unselected members come
// before it; the members are in another order.
extension __ResponseReader {
  /// Moves to the value of the member `key`, which must be there.
  @usableFromInline
  mutating func seek(_ key: StaticString, in object: inout __ObjectScope) throws(ResponseDecodingError) {
    guard try find(MemberName(key), in: &object) else {
      throw ResponseDecodingError(.init(offset: object.start, expected: .member("\(key)"), malformed: nil))
    }
  }

  /// Moves to the value of the member `key`; returns whether there is one.
  ///
  /// - Throws: ``ResponseDecodingError`` if a skipped member is malformed.
  public mutating func find(_ key: StaticString, in object: inout __ObjectScope) throws(ResponseDecodingError) -> Bool {
    try find(MemberName(key), in: &object)
  }

  @inline(__always)
  private mutating func find(_ key: MemberName, in object: inout __ObjectScope) throws(ResponseDecodingError) -> Bool {
    guard consumeMember(key, in: &object) else { return try search(key, in: &object) }
    if object.passedKeys == 0 || object.passedKeys & key.bit == 0 { return true }
    // It may have occurred before, and the first one counts.
    return try searchFromStart(key, until: .max, in: &object)
  }

  /// Moves past the key if it is next, without whitespace and escapes; otherwise stays.
  @inline(__always)
  mutating func consumeMember(_ key: MemberName, in object: inout __ObjectScope) -> Bool {
    let at = cursor.position
    guard cursor.end - at > key.count + 4, at[0] == object.separator, at[1] == UInt8(ascii: "\""),
      at[key.count + 2] == UInt8(ascii: "\""), at[key.count + 3] == UInt8(ascii: ":"), key.matches(at + 2)
    else { return false }
    object.separator = UInt8(ascii: ",")
    cursor.position = at + key.count + 4
    return true
  }

  /// Moves to the value of the first member `key` in the object; stays if there is none.
  @inline(never)
  private mutating func search(_ key: MemberName, in object: inout __ObjectScope) throws(ResponseDecodingError) -> Bool
  {
    if let index = index(of: object) { return moveToMember(key, of: index, in: &object) }
    let (origin, before) = (cursor.offset, object)
    var passed = 0
    while let name = try beginMember(in: &object) {
      if try matches(name, key) {
        if before.passedKeys & key.bit == 0 { return true }
        return try searchFromStart(key, until: .max, in: &object)
      }
      passed += 1
      object.passedKeys |= MemberName.bit(of: name)
      try skipValue()
    }
    object.passedCount += passed
    if try searchFromStart(key, until: origin, in: &object) { return true }
    cursor.offset = origin
    (object.separator, object.passedKeys) = (before.separator, before.passedKeys)
    return false
  }

  /// Moves to the value of the first member `key` that starts before `limit`.
  @inline(never)
  private mutating func searchFromStart(
    _ key: MemberName,
    until limit: Int,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> Bool {
    if let index = index(of: object) { return moveToMember(key, of: index, in: &object) }
    // Searching a few members again is cheaper than sorting them.
    if object.passedCount > 64 {
      return moveToMember(key, of: try makeIndex(of: &object), in: &object)
    }
    moveToStart(of: &object)
    while cursor.offset < limit, let name = try beginMember(in: &object) {
      if try matches(name, key) { return true }
      object.passedCount += 1
      try skipValue()
    }
    return false
  }

  private mutating func moveToStart(of object: inout __ObjectScope) {
    cursor.offset = object.start
    object.separator = UInt8(ascii: "{")
  }

  private mutating func moveToMember(_ key: MemberName, of index: MemberIndex, in object: inout __ObjectScope) -> Bool {
    guard let value = index.value(of: key) else { return false }
    cursor.offset = value
    object.separator = UInt8(ascii: ",")
    return true
  }

  private func index(of object: __ObjectScope) -> MemberIndex? {
    memberIndexes.isEmpty ? nil : memberIndexes.last { $0.objectStart == object.start }
  }

  private mutating func makeIndex(of object: inout __ObjectScope) throws(ResponseDecodingError) -> MemberIndex {
    moveToStart(of: &object)
    var members: [MemberIndex.Entry] = []
    while let name = try beginMember(in: &object) {
      members.append(MemberIndex.Entry(name: name, text: try text(of: name), value: cursor.offset))
      try skipValue()
    }
    let index = MemberIndex(objectStart: object.start, members: members)
    memberIndexes.append(index)
    object.ownsIndex = true
    return index
  }

  /// Moves to the value of the next member and returns its name. At the end of the object it moves past the object.
  mutating func beginMember(in object: inout __ObjectScope) throws(ResponseDecodingError) -> JSONCursor.RawString? {
    if let name = consumeShortName(in: &object) { return name }
    do throws(JSONError) {
      cursor.skipWhitespace()
      let isFirst = object.separator == UInt8(ascii: "{")
      if !isFirst, cursor.consume(UInt8(ascii: "}")) {
        object.end = cursor.offset
        return nil
      }
      try cursor.expect(object.separator)
      object.separator = UInt8(ascii: ",")
      if isFirst, cursor.consume(UInt8(ascii: "}")) {
        object.end = cursor.offset
        return nil
      }
      let name = try cursor.readRawString()
      try cursor.validate(name)
      try cursor.expect(UInt8(ascii: ":"))
      cursor.skipWhitespace()
      return name
    } catch {
      throw failure(error, expected: "an object")
    }
  }

  /// Moves past the name of the next member if it has the usual notation.
  @inline(__always)
  private mutating func consumeShortName(in object: inout __ObjectScope) -> JSONCursor.RawString? {
    var cursor = cursor
    guard cursor.byte == object.separator else { return nil }
    cursor.position += 1
    guard let text = cursor.shortText(), cursor.end - cursor.position > text.count + 3 else { return nil }
    let name = UnsafeBufferPointer(start: cursor.position + 1, count: text.count)
    cursor.position += text.count + 2
    guard cursor.position[0] == UInt8(ascii: ":"), cursor.position[1] > UInt8(ascii: " ") else { return nil }
    object.separator = UInt8(ascii: ",")
    self.cursor.position = cursor.position + 1
    return JSONCursor.RawString(bytes: name, hasEscapes: false, isASCII: true)
  }

  func matches(_ name: JSONCursor.RawString, _ key: MemberName) throws(ResponseDecodingError) -> Bool {
    guard name.hasEscapes, var text = try text(of: name) else { return key.matches(name.bytes) }
    return text.withUTF8 { key.matches($0) }
  }

  /// Returns the text of a name with escapes. A name with half a surrogate pair is never searched for.
  private func text(of name: JSONCursor.RawString) throws(ResponseDecodingError) -> String? {
    guard name.hasEscapes else { return nil }
    do throws(JSONError) { return try cursor.text(of: name, isLossy: true) } catch {
      throw failure(error, expected: "the name of a member")
    }
  }
}
