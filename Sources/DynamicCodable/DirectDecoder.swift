/// A decoder that reads open data without making containers.
package protocol DirectDecoder: Decoder {
  /// The registry that it was given.
  var registry: DynamicDecodableRegistry { get }

  /// The member of that name; `nil` if there is none or it is no string, or if there is no object.
  func string(forMember name: String) -> String?

  /// Calls a closure with a decoder of each element.
  ///
  /// - Throws: `DecodingError` if there is no array, and what the closure throws.
  func decodeElements(_ decode: (any DirectDecoder) throws -> Void) throws
}

extension DynamicCodable {
  /// Decodes a value of the type that the data names.
  package init(direct decoder: some DirectDecoder) throws {
    if Value.self is any DynamicShape.Type {
      try self.init(from: decoder)
    } else {
      self.init(wrappedValue: try ExpectedTypes<Value>(in: decoder.registry).decode(direct: decoder))
    }
  }
}
