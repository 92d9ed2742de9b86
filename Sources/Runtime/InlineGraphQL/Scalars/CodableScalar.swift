extension GraphQLScalar where Self: Codable {
  /// Decodes a value from the JSON value in a response.
  ///
  /// - Throws: ``ResponseDecodingError`` with the path in the value.
  public init(jsonValue: GraphQLJSONValue) throws {
    var writer = JSONWriter()
    writer.write(jsonValue)
    self = try __ResponseReader.read(from: try writer.finish()) { (reader) throws(ResponseDecodingError) in
      try reader.decode { try Self(from: $0) }
    }
  }

  /// The encoded value; `null` if it cannot be encoded.
  public var jsonValue: GraphQLJSONValue { (try? GraphQLJSONValue(encoding: self, .shared)) ?? .null }
}
