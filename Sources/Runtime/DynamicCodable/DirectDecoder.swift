/// A decoder that decodes dynamic values without creating containers.
package protocol DirectDecoder: Decoder {
  /// The registry that the decoder uses.
  var registry: DynamicDecodableRegistry { get }

  /// The `ExpectedTypes` of the last value, for reuse if the next value has the same static type.
  var lastExpected: AnyObject? { get nonmutating set }

  /// Returns the member of that name; `nil` if there is no object, no such member, or no string in it.
  func string(forMember name: String) -> String?

  /// Calls a closure with a decoder of each element.
  ///
  /// - Throws: `DecodingError` if there is no array, and the errors of the closure.
  func decodeElements(_ decode: (any DirectDecoder) throws -> Void) throws
}

/// Decodes a value of the type that the data names.
package func decodeDynamic<Value>(_ type: Value.Type, direct decoder: some DirectDecoder) throws -> Value {
  if let expected = decoder.lastExpected as? ExpectedTypes<Value>, expected.isCurrent {
    return try expected.decode(direct: decoder)
  }
  if Value.self is any DynamicContainer.Type { return try decodeDynamic(type, from: decoder) }
  let expected = ExpectedTypes<Value>(in: decoder.registry)
  decoder.lastExpected = expected
  return try expected.decode(direct: decoder)
}
