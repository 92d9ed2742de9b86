// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Prototype: the fields of an object as data, for the shapes `table` and `view`.

public struct ObjectTable: Sendable {
  public enum Kind: Sendable {
    case string, optionalString, int, optionalInt, bool, double, strings
    case object, optionalObject, objects, fragment
  }

  public struct Field: Sendable {
    let key: StaticString
    let kind: Kind
    let type: (any TabledObject.Type)?

    public init(_ key: StaticString, _ kind: Kind, _ type: (any TabledObject.Type)? = nil) {
      self.key = key
      self.kind = kind
      self.type = type
    }
  }

  let fields: [Field]

  public init(_ fields: [Field]) { self.fields = fields }
}

public protocol TabledObject: ResponseObject {
  static var table: ObjectTable { get }
}

extension __ResponseReader {
  /// Enters a list and returns whether it has elements.
  mutating func enterList() throws(ResponseDecodingError) -> Bool {
    guard cursor.consume(UInt8(ascii: "[")) else { throw failure(cursor.error(.notAnArray), expected: "a list") }
    return !cursor.consume(UInt8(ascii: "]"))
  }

  /// Moves past an element and returns whether another one follows.
  mutating func enterNextElement() throws(ResponseDecodingError) -> Bool {
    if cursor.consume(UInt8(ascii: ",")) { return true }
    guard cursor.consume(UInt8(ascii: "]")) else { throw failure(cursor.error(.unexpectedByte), expected: "a list") }
    return false
  }
}

extension __ResponseReader {
  /// Moves to where the object was left. What was read of the object is forgotten.
  mutating func leave(_ object: inout __ObjectScope, resumingAt resume: Int) {
    object.end = cursor.offset
    enteredEnd = -1
    cursor.offset = resume
  }
}
