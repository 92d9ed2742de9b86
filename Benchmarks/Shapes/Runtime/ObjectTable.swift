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
