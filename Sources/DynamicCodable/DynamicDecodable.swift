/// A property whose values are of whichever registered type the data names, decoded only.
@propertyWrapper
public struct DynamicDecodable<Value>: Decodable {
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
}

extension DynamicDecodable: Equatable where Value: Equatable {}
extension DynamicDecodable: Hashable where Value: Hashable {}
extension DynamicDecodable: Sendable where Value: Sendable {}
