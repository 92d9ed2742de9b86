/// A property whose values are of whichever registered type the data names, decoded and encoded.
///
/// ```swift
/// protocol Route: TypeIdentifiable, Sendable {}
///
/// struct Home: Codable, Equatable {
///   @DynamicCodable var start: any Route             // {"type": "detailscreen", "id": 1}
///   @DynamicCodable var routes: [any Route]          // elements of unknown types are left out
///   @DynamicCodable var byName: [String: any Route]
///   @DynamicCodable var next: (any Route)?           // null is nil; a missing key is an error
///   @DynamicCodableIfPresent var help: (any Route)?  // so may the key be missing
/// }
/// ```
///
/// Two are equal if their values are of the same type and equal by its `==`, or else if they encode the same.
@propertyWrapper
public struct DynamicCodable<Value>: Codable, Hashable {
  /// The value.
  public var wrappedValue: Value

  /// Wraps a value.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Decodes a value of the type that the data names.
  ///
  /// - Throws: `DecodingError` where it names none, or one that is not registered or no `Value`, and what its type throws.
  public init(from decoder: any Decoder) throws {
    wrappedValue = try decodeDynamic(Value.self, from: decoder)
  }

  /// Encodes the value, with the identifier of its type.
  ///
  /// - Throws: `EncodingError` where the value is not `Encodable`, and what its type throws.
  public func encode(to encoder: any Encoder) throws {
    try encodeDynamic(wrappedValue, to: encoder)
  }

  /// Whether two values are equal.
  public static func == (left: Self, right: Self) -> Bool {
    isEqual(left.wrappedValue, right.wrappedValue)
  }

  /// Feeds the value into the hasher.
  public func hash(into hasher: inout Hasher) {
    hashDynamic(wrappedValue, into: &hasher)
  }
}

extension DynamicCodable: Sendable where Value: Sendable {}
