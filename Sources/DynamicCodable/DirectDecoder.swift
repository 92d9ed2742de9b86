/// A decoder that reads open data without making containers.
package protocol DirectDecoder: Decoder {
  /// The registry that it was given.
  var registry: DynamicDecodableRegistry { get }

  /// What was expected last, which the next value may be of as well.
  var lastExpected: AnyObject? { get nonmutating set }

  /// The member of that name; `nil` if there is none or it is no string, or if there is no object.
  func string(forMember name: String) -> String?

  /// Calls a closure with a decoder of each element.
  ///
  /// - Throws: `DecodingError` if there is no array, and what the closure throws.
  func decodeElements(_ decode: (any DirectDecoder) throws -> Void) throws
}

/// Decodes a value of the type that the data names.
package func decodeDynamic<Value>(_ type: Value.Type, direct decoder: some DirectDecoder) throws -> Value {
  if let expected = decoder.lastExpected as? ExpectedTypes<Value>, expected.isCurrent {
    return try expected.decode(direct: decoder)
  }
  if Value.self is any DynamicShape.Type { return try decodeDynamic(type, from: decoder) }
  let expected = ExpectedTypes<Value>(in: decoder.registry)
  decoder.lastExpected = expected
  return try expected.decode(direct: decoder)
}
