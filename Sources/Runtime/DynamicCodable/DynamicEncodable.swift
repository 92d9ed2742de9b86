/// A property that encodes values by their own types, with the types' identifiers.
///
/// ```swift
/// struct Home: Encodable {
///   @DynamicEncodable var start: any Route                // {"type": "detailscreen", "id": 1}
/// }
/// ```
@propertyWrapper
public struct DynamicEncodable<Value>: Encodable, Hashable {
  /// The value, which is encoded with the identifier of its type.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Encodes the value, with the identifier of its type.
  ///
  /// - Throws: `EncodingError` if the value is not `Encodable`, and the errors of its own encoding.
  public func encode(to encoder: any Encoder) throws {
    try encodeDynamic(wrappedValue, to: encoder)
  }

  /// Returns whether two values are equal, as for ``DynamicCodable``.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.wrappedValue, right.wrappedValue)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hashDynamic(wrappedValue, into: &hasher)
  }
}

extension DynamicEncodable: Sendable where Value: Sendable {}
