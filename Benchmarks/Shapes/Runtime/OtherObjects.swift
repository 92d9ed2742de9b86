// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Prototypes, compiled into the same module as the runtime.

/// Like `ResponseObject`, but with the compiler's synthesised Hashable.
public typealias SynthesizedObject = UnhashableObject & Hashable

/// Like `ResponseObject`, but not Hashable, to measure decoding alone.
public typealias UnhashableObject = UnhashableFields & Codable

public protocol UnhashableFields: __ResponseValue {
  static var __parentType: String { get }
  var __typename: String { get }
}

extension UnhashableFields {
  public func encode(to encoder: any Encoder) throws {
    preconditionFailure("Nothing is encoded")
  }

  public init(from decoder: any Decoder) throws {
    var writer = JSONWriter()
    writer.write(try GraphQLJSONValue(from: decoder))
    self = try __ResponseReader.read(from: try writer.finish()) { reader throws(ResponseDecodingError) in
      try Self(from: &reader)
    }
  }
}

/// Whether two properties are equal. This function has no overloads, because the compiler's search through all `==` is
/// most of the cost of emitted equality.
@inlinable public func areEqual<V: Equatable>(_ left: V, _ right: V) -> Bool {
  left == right
}
