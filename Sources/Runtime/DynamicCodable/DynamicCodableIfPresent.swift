/// A ``DynamicCodable`` property whose key may be missing.
///
/// ```swift
/// struct Home: Codable {
///   @DynamicCodableIfPresent var help: (any Route)?
/// }
/// ```
///
/// A missing key and `null` both decode to `nil`. Encoding `nil` writes no key.
@propertyWrapper
public struct DynamicCodableIfPresent<Wrapped>: Codable, Hashable {
  /// The value, of a type that is registered; `nil` if the key is missing.
  public var wrappedValue: Wrapped?

  /// Wraps a value.
  public init(wrappedValue: Wrapped? = nil) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a value of the type that the data names.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decodeDynamic(Wrapped?.self, from: decoder)
  }

  /// Encodes the value, with the identifier of its type.
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

extension DynamicCodableIfPresent: Sendable where Wrapped: Sendable {}

// The synthesized `Codable` code calls these methods for properties with the wrapper.

extension KeyedDecodingContainer {
  /// Decodes a property whose key may be missing.
  public func decode<Wrapped>(
    _ type: DynamicCodableIfPresent<Wrapped>.Type,
    forKey key: Key
  ) throws -> DynamicCodableIfPresent<Wrapped> {
    try decodeIfPresent(type, forKey: key) ?? DynamicCodableIfPresent()
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property unless it is `nil`.
  public mutating func encode<Wrapped>(_ value: DynamicCodableIfPresent<Wrapped>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue == nil ? nil : value, forKey: key)
  }
}
