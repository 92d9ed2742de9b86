/// A ``DynamicCodable`` property whose key may be missing.
///
/// ```swift
/// struct Home: Codable {
///   @DynamicCodableIfPresent var help: (any Route)?
/// }
/// ```
///
/// Neither the key nor `null` gives `nil`, which is encoded as nothing.
@propertyWrapper
public struct DynamicCodableIfPresent<Wrapped>: Codable, Hashable {
  /// The value.
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

  /// Whether two values are equal, as for ``DynamicCodable``.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.wrappedValue, right.wrappedValue)
  }

  /// Feeds the value into the hasher.
  public func hash(into hasher: inout Hasher) {
    hashDynamic(wrappedValue, into: &hasher)
  }
}

extension DynamicCodableIfPresent: Sendable where Wrapped: Sendable {}

// What the compiler puts into types that are `Codable` calls these for properties with the wrapper.

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
  /// Encodes a property, but for `nil`.
  public mutating func encode<Wrapped>(_ value: DynamicCodableIfPresent<Wrapped>, forKey key: Key) throws {
    try encodeIfPresent(value.wrappedValue == nil ? nil : value, forKey: key)
  }
}
