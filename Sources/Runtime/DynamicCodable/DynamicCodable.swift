/// A property that decodes and encodes values of the registered type that the data names.
///
/// ```swift
/// protocol Route: TypeIdentifiable, Sendable {}
///
/// struct Home: Codable, Equatable {
///   @DynamicCodable var start: any Route             // {"type": "detailscreen", "id": 1}
///   @DynamicCodable var routes: [any Route]          // elements of unknown types are left out
///   @DynamicCodable var byName: [String: any Route]
///   @DynamicCodable var next: (any Route)?           // null is nil; a missing key is an error
///   @DynamicCodableIfPresent var help: (any Route)?  // a missing key is nil, too
/// }
/// ```
///
/// Two properties are equal if their values have the same type and are equal: by `==`, or by their encodings if the
/// type is not `Equatable`.
@propertyWrapper
public struct DynamicCodable<Value>: Codable, Hashable {
  /// The value, of a type that is registered.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a value of the type that the data names.
  ///
  /// - Throws: `DecodingError` if the data names no type, an unregistered type, or a type that is no `Value`; and the
  ///   errors of the type's own decoding.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decodeDynamic(Value.self, from: decoder)
  }

  /// Encodes the value, with the identifier of its type.
  ///
  /// - Throws: `EncodingError` if the value is not `Encodable`, and the errors of its own encoding.
  public func encode(to encoder: any Encoder) throws {
    try encodeDynamic(wrappedValue, to: encoder)
  }

  /// Returns whether two values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.wrappedValue, right.wrappedValue)
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hashDynamic(wrappedValue, into: &hasher)
  }
}

extension DynamicCodable: Sendable where Value: Sendable {}
