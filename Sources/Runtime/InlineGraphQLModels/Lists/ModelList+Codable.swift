import DynamicCodable

extension ModelList: __ResponseValue {
  /// Reads a page, `{"items": […], "nextToken": …}`, or an array of elements.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    try self.init(from: &reader, source: .memory)
  }

  @inlinable
  init(from reader: inout __ResponseReader, source: ListSource<Element>) throws(ResponseDecodingError) {
    let decoders = ModelListDecoderRegistry.shared.decoders
    if !decoders.isEmpty {
      let value = try reader.peekJSONValue()
      for decoder in decoders {
        guard let list = decoder.list(of: Element.self, from: value) else { continue }
        try reader.skipValue()
        self = list
        return
      }
    }
    self.init(page: try ListPage(from: &reader), source: source, origin: reader.origin)
  }
}

extension ModelList: Codable {
  /// Decodes a page, `{"items": […], "nextToken": …}`, or an array of elements.
  public init(from decoder: any Decoder) throws {
    try self.init(throughReader: decoder)
  }

  /// Encodes the page that the response had.
  ///
  /// - Throws: `EncodingError` if the response had no page. A model leaves out such a list when it encodes its
  ///   properties.
  public func encode(to encoder: any Encoder) throws {
    guard let value = try encodedMember(.of(encoder.userInfo)) else {
      let problem = "The list is not loaded. Encode it as the property of a model, or encode its elements."
      throw EncodingError.invalidValue(self, .init(codingPath: encoder.codingPath, debugDescription: problem))
    }
    try value.encode(to: encoder)
  }
}

extension ModelList: EncodedMember {
  /// The page that the response had; nil if it had none.
  package func encodedMember(_ types: DynamicDecodableRegistry) throws -> GraphQLJSONValue? {
    guard let page = box.page else { return nil }
    var object = GraphQLJSONObject()
    object["items"] = .array(try page.items.map { try $0.encoded(types) })
    object["nextToken"] = page.nextToken.map { .string($0) } ?? .null
    return .object(object)
  }
}
