// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Prototype: an object is an offset in the bytes of the response, and values are made when they are read. The response
// is checked once. One tape for the whole response holds the offset at which each value starts.

public protocol ViewObject: TabledObject {
  init(storage: ObjectView)
  var storage: ObjectView { get }
}

final class ViewedResponse: @unchecked Sendable {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  /// For each object, the offset of each field's value, or the tape index of the field's object or list.
  var tape: [UInt32] = []

  init(copying source: UnsafeBufferPointer<UInt8>) {
    bytes = .allocate(capacity: source.count)
    _ = bytes.initialize(from: source)
  }

  deinit { bytes.deallocate() }

  func cursor(at offset: UInt32) -> JSONCursor {
    var cursor = JSONCursor(UnsafeBufferPointer(bytes))
    cursor.offset = Int(offset)
    return cursor
  }
}

public struct ObjectView: Sendable {
  let response: ViewedResponse
  let base: UInt32

  private func slot(_ index: Int) -> UInt32 { response.tape[Int(base) + index] }

  // Every value was checked when the response was read, so `!` cannot fail.
  public func string(_ index: Int) -> String {
    var cursor = response.cursor(at: slot(index))
    return try! cursor.readString()
  }
  public func optionalString(_ index: Int) -> String? { slot(index) == 0 ? nil : string(index) }
  public func int(_ index: Int) -> Int {
    var cursor = response.cursor(at: slot(index))
    return try! cursor.readInt32()
  }
  public func optionalInt(_ index: Int) -> Int? { slot(index) == 0 ? nil : int(index) }
  public func bool(_ index: Int) -> Bool { response.bytes[Int(slot(index))] == UInt8(ascii: "t") }
  public func double(_ index: Int) -> Double {
    var cursor = response.cursor(at: slot(index))
    return try! cursor.readDouble()
  }
  public func strings(_ index: Int) -> [String] {
    let start = Int(slot(index))
    let count = Int(response.tape[start])
    return (0..<count).map { position in
      var cursor = response.cursor(at: response.tape[start + 1 + position])
      return try! cursor.readString()
    }
  }
  public func fragment(_ index: Int) -> ObjectView { ObjectView(response: response, base: slot(index)) }
  public func object<T: ViewObject>(_ index: Int) -> T { T(storage: fragment(index)) }
  public func optionalObject<T: ViewObject>(_ index: Int) -> T? { slot(index) == 0 ? nil : object(index) }
  public func objects<T: ViewObject>(_ index: Int) -> ViewList<T> { ViewList(view: fragment(index)) }
}

public struct ViewList<Element: ViewObject>: RandomAccessCollection, Sendable {
  let view: ObjectView
  public var startIndex: Int { 0 }
  public var endIndex: Int { Int(view.response.tape[Int(view.base)]) }
  public subscript(position: Int) -> Element { Element(storage: view.fragment(position + 1)) }
}

extension ViewObject {
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    let source = UnsafeBufferPointer(start: reader.cursor.start, count: reader.cursor.end - reader.cursor.start)
    let response = ViewedResponse(copying: source)
    // Index 0 means null.
    response.tape.append(0)
    let base = try reader.noteObject(Self.table, on: response)
    self.init(storage: ObjectView(response: response, base: base))
  }

  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool { isEqual(left.storage, right.storage, table) }
  public func hash(into hasher: inout Hasher) { feed(storage, Self.table, &hasher) }
}

private func isEqual(_ left: ObjectView, _ right: ObjectView, _ table: ObjectTable) -> Bool {
  for (index, field) in table.fields.enumerated() {
    let same =
      switch field.kind {
      case .string, .optionalString: left.optionalString(index) == right.optionalString(index)
      case .int, .optionalInt: left.optionalInt(index) == right.optionalInt(index)
      case .bool: left.bool(index) == right.bool(index)
      case .double: left.double(index) == right.double(index)
      case .strings: left.strings(index) == right.strings(index)
      case .object, .fragment: isEqual(left.fragment(index), right.fragment(index), field.type!.table)
      case .optionalObject:
        (left.fragment(index).base == 0) == (right.fragment(index).base == 0)
          && (left.fragment(index).base == 0
            || isEqual(left.fragment(index), right.fragment(index), field.type!.table))
      case .objects: isEqualList(left.fragment(index), right.fragment(index), field.type!.table)
      }
    if !same { return false }
  }
  return true
}

private func isEqualList(_ left: ObjectView, _ right: ObjectView, _ table: ObjectTable) -> Bool {
  let count = Int(left.response.tape[Int(left.base)])
  guard count == Int(right.response.tape[Int(right.base)]) else { return false }
  for index in 0..<count where !isEqual(left.fragment(index + 1), right.fragment(index + 1), table) { return false }
  return true
}

private func feed(_ view: ObjectView, _ table: ObjectTable, _ hasher: inout Hasher) {
  for (index, field) in table.fields.enumerated() {
    switch field.kind {
    case .string, .optionalString: hasher.combine(view.optionalString(index))
    case .int, .optionalInt: hasher.combine(view.optionalInt(index))
    case .bool: hasher.combine(view.bool(index))
    case .double: hasher.combine(view.double(index))
    case .strings: hasher.combine(view.strings(index))
    case .object, .fragment: feed(view.fragment(index), field.type!.table, &hasher)
    case .optionalObject:
      if view.fragment(index).base != 0 { feed(view.fragment(index), field.type!.table, &hasher) }
    case .objects:
      let list = view.fragment(index)
      for position in 0..<Int(list.response.tape[Int(list.base)]) {
        feed(list.fragment(position + 1), field.type!.table, &hasher)
      }
    }
  }
}

extension __ResponseReader {
  fileprivate mutating func noteObject(
    _ table: ObjectTable,
    on response: ViewedResponse
  ) throws(ResponseDecodingError) -> UInt32 {
    let base = response.tape.count
    response.tape.append(contentsOf: repeatElement(0, count: table.fields.count))
    var object = try beginObject()
    for (index, field) in table.fields.enumerated() {
      response.tape[base + index] = try note(field, in: &object, on: response)
    }
    try endObject(&object)
    return UInt32(base)
  }

  private mutating func note(
    _ field: ObjectTable.Field,
    in object: inout __ObjectScope,
    on response: ViewedResponse
  ) throws(ResponseDecodingError) -> UInt32 {
    if case .fragment = field.kind {
      let resume = try enterAgain(object)
      let base = try noteObject(field.type!.table, on: response)
      leave(&object, resumingAt: resume)
      return base
    }
    try seek(field.key, in: &object)
    cursor.skipWhitespace()
    let offset = UInt32(cursor.offset)
    switch field.kind {
    case .string: try checkString()
    case .optionalString: if readNull() { return 0 } else { try checkString() }
    case .int: _ = try readInt()
    case .optionalInt: if readNull() { return 0 } else { _ = try readInt() }
    case .bool: _ = try readBool()
    case .double: _ = try readDouble()
    case .object, .fragment: return try noteObject(field.type!.table, on: response)
    case .optionalObject: return readNull() ? 0 : try noteObject(field.type!.table, on: response)
    case .strings, .objects: return try noteList(field, on: response)
    }
    return offset
  }

  private mutating func noteList(
    _ field: ObjectTable.Field,
    on response: ViewedResponse
  ) throws(ResponseDecodingError) -> UInt32 {
    var places: [UInt32] = []
    if try enterList() {
      let table = field.type?.table
      repeat {
        if let table {
          places.append(try noteObject(table, on: response))
        } else {
          cursor.skipWhitespace()
          places.append(UInt32(cursor.offset))
          try checkString()
        }
      } while try enterNextElement()
    }
    let base = response.tape.count
    response.tape.append(UInt32(places.count))
    response.tape.append(contentsOf: places)
    return UInt32(base)
  }

  private mutating func checkString() throws(ResponseDecodingError) {
    do throws(JSONError) { try cursor.validate(cursor.readRawString()) } catch {
      throw failure(error, expected: "a string")
    }
  }
}
