// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Prototypes, compiled into the same module as the runtime: ways to be Hashable that cost less code than synthesis.

/// As `ResponseObject`, but not Hashable: what decoding alone costs.
public protocol UnhashableObject: ResponseValue, Decodable {
  static var __parentType: String { get }
  var __typename: String { get }
}

extension UnhashableObject {
  public init(from decoder: any Decoder) throws {
    var writer = JSONWriter()
    writer.write(try JSONValue(from: decoder))
    self = try ResponseReader.read(from: try writer.finish()) { reader throws(ResponseDecodingError) in
      try Self(from: &reader)
    }
  }
}

/// Whether two properties are equal. A function without overloads: the compiler's search through all `==` is most of what
/// synthesised equality costs.
@inlinable public func areEqual<V: Equatable>(_ left: V, _ right: V) -> Bool {
  left == right
}

/// Hashable through one emitted function that hands over each property with the other object's.
public protocol PairedObject: ResponseObject {
  func pair(with other: Self, _ pairs: inout PropertyPairs)
}

public struct PropertyPairs {
  var areEqual = true
  var hasher: Hasher?

  public mutating func add<V: Hashable>(_ left: V, _ right: V) {
    if hasher != nil {
      hasher!.combine(left)
    } else if areEqual {
      areEqual = left == right
    }
  }
}

extension PairedObject {
  public static func == (left: Self, right: Self) -> Bool {
    var pairs = PropertyPairs(hasher: nil)
    left.pair(with: right, &pairs)
    return pairs.areEqual
  }

  public func hash(into hasher: inout Hasher) {
    var pairs = PropertyPairs(hasher: hasher)
    pair(with: self, &pairs)
    hasher = pairs.hasher!
  }
}

/// Hashable through reflection: no code at all for each type.
public protocol MirroredObject: ResponseObject {}

extension MirroredObject {
  public static func == (left: Self, right: Self) -> Bool {
    for (one, other) in zip(Mirror(reflecting: left).children, Mirror(reflecting: right).children) {
      guard let one = one.value as? any Hashable, isEqual(one, other.value) else { return false }
    }
    return true
  }

  private static func isEqual<V: Hashable>(_ left: V, _ right: Any) -> Bool {
    left == right as? V
  }

  public func hash(into hasher: inout Hasher) {
    for child in Mirror(reflecting: self).children {
      if let value = child.value as? any Hashable { value.hash(into: &hasher) }
    }
  }
}

// Reading without generics, for `direct-typed`.
extension ResponseReader {
  public mutating func readString(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> String {
    try seek(key, in: &object)
    return try readString()
  }

  public mutating func readOptionalString(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> String? {
    try seek(key, in: &object)
    return readNull() ? nil : try readString()
  }

  public mutating func readInt(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> Int {
    try seek(key, in: &object)
    return try readInt()
  }

  public mutating func readOptionalInt(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> Int? {
    try seek(key, in: &object)
    return readNull() ? nil : try readInt()
  }

  public mutating func readBool(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> Bool {
    try seek(key, in: &object)
    return try readBool()
  }

  public mutating func readDouble(
    _ key: StaticString,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> Double {
    try seek(key, in: &object)
    return try readDouble()
  }
}
