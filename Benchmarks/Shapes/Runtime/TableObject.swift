// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Prototype: an object is an array of values that a table describes.

public protocol TableObject: TabledObject {
  init(storage: TableStorage)
  var storage: TableStorage { get }
}

public enum TableValue: Hashable, Sendable {
  case null
  case string(String)
  case int(Int)
  case bool(Bool)
  case double(Double)
  case strings([String])
  case object(TableStorage)
  case objects([TableStorage])
}

public final class TableStorage: Hashable, Sendable {
  let values: [TableValue]

  init(_ values: [TableValue]) { self.values = values }

  public static func == (left: TableStorage, right: TableStorage) -> Bool { left.values == right.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }

  public func string(_ index: Int) -> String {
    if case .string(let value) = values[index] { value } else { "" }
  }
  public func optionalString(_ index: Int) -> String? {
    if case .string(let value) = values[index] { value } else { nil }
  }
  public func int(_ index: Int) -> Int {
    if case .int(let value) = values[index] { value } else { 0 }
  }
  public func optionalInt(_ index: Int) -> Int? {
    if case .int(let value) = values[index] { value } else { nil }
  }
  public func bool(_ index: Int) -> Bool {
    if case .bool(let value) = values[index] { value } else { false }
  }
  public func double(_ index: Int) -> Double {
    if case .double(let value) = values[index] { value } else { 0 }
  }
  public func strings(_ index: Int) -> [String] {
    if case .strings(let value) = values[index] { value } else { [] }
  }
  public func object<T: TableObject>(_ index: Int) -> T {
    if case .object(let value) = values[index] { T(storage: value) } else { preconditionFailure() }
  }
  public func optionalObject<T: TableObject>(_ index: Int) -> T? {
    if case .object(let value) = values[index] { T(storage: value) } else { nil }
  }
  public func objects<T: TableObject>(_ index: Int) -> [T] {
    // The storage is the only member of a generated struct, so an array of structs has the layout of an array of
    // storages.
    if case .objects(let value) = values[index] { unsafeBitCast(value, to: [T].self) } else { [] }
  }
  public func fragment(_ index: Int) -> TableStorage {
    if case .object(let value) = values[index] { value } else { preconditionFailure() }
  }
}

extension TableObject {
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self.init(storage: try reader.readStorage(Self.table))
  }
  @_implements(Equatable,==(_:_:))
  public static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.storage == right.storage }
  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}

extension __ResponseReader {
  mutating func readStorage(_ table: ObjectTable) throws(ResponseDecodingError) -> TableStorage {
    var object = try beginObject()
    var values: [TableValue] = []
    values.reserveCapacity(table.fields.count)
    for field in table.fields { values.append(try readField(field, in: &object)) }
    try endObject(&object)
    return TableStorage(values)
  }

  private mutating func readField(
    _ field: ObjectTable.Field,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> TableValue {
    if case .fragment = field.kind {
      let resume = try enterAgain(object)
      let data = try readStorage(field.type!.table)
      leave(&object, resumingAt: resume)
      return .object(data)
    }
    try seek(field.key, in: &object)
    switch field.kind {
    case .string: return .string(try readString())
    case .optionalString: return readNull() ? .null : .string(try readString())
    case .int: return .int(try readInt())
    case .optionalInt: return readNull() ? .null : .int(try readInt())
    case .bool: return .bool(try readBool())
    case .double: return .double(try readDouble())
    case .strings: return .strings(try [String](from: &self))
    case .object, .fragment: return .object(try readStorage(field.type!.table))
    case .optionalObject: return readNull() ? .null : .object(try readStorage(field.type!.table))
    case .objects:
      var objects: [TableStorage] = []
      let table = field.type!.table
      guard try enterList() else { return .objects(objects) }
      repeat { objects.append(try readStorage(table)) } while try enterNextElement()
      return .objects(objects)
    }
  }
}
