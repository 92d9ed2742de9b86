/// A property whose values are encoded by their own types, with the identifiers of these.
@propertyWrapper
public struct DynamicEncodable<Value>: Encodable, Hashable {
  /// The value.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Encodes the value, with the identifier of its type.
  ///
  /// - Throws: `EncodingError` where the value is not `Encodable`, and what its type throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDynamic(wrappedValue, to: encoder)
  }

  /// Whether two values are equal, as for ``DynamicCodable``.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.wrappedValue, right.wrappedValue)
  }

  /// Feeds the value into the hasher.
  public func hash(into hasher: inout Hasher) {
    hashDynamic(wrappedValue, into: &hasher)
  }
}

extension DynamicEncodable: Sendable where Value: Sendable {}
