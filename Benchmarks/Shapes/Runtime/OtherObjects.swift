// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Prototypes, compiled into the same module as the runtime.

/// As `ResponseObject`, with what the compiler synthesises for Hashable.
public typealias SynthesizedObject = UnhashableObject & Hashable

/// As `ResponseObject`, but not Hashable: what decoding alone costs.
public typealias UnhashableObject = UnhashableFields & Codable

public protocol UnhashableFields: ResponseValue {
  static var __parentType: String { get }
  var __typename: String { get }
}

extension UnhashableFields {
  public func encode(to encoder: any Encoder) throws {
    preconditionFailure("Nothing is encoded")
  }

  public init(from decoder: any Decoder) throws {
    var writer = JSONWriter()
    writer.write(try JSONValue(from: decoder))
    self = try ResponseReader.read(from: try writer.finish()) { reader throws(ResponseDecodingError) in
      try Self(from: &reader)
    }
  }
}

/// Whether two properties are equal. A function without overloads: the compiler's search through all `==` is most of what
/// emitted equality costs.
@inlinable public func areEqual<V: Equatable>(_ left: V, _ right: V) -> Bool {
  left == right
}
