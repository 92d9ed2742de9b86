/// A property that decodes values of the registered type that the data names.
///
/// ```swift
/// struct Home: Decodable {
///   @DynamicDecodable var start: any Route                // {"type": "detailscreen", "id": 1}
/// }
/// ```
@propertyWrapper
public struct DynamicDecodable<Value>: Decodable {
  /// The decoded value, of a type that is registered.
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
}

extension DynamicDecodable: Equatable where Value: Equatable {}
extension DynamicDecodable: Hashable where Value: Hashable {}
extension DynamicDecodable: Sendable where Value: Sendable {}
