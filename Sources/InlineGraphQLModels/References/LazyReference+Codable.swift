import DynamicCodable

extension LazyReference: ResponseValue {
  /// Reads a model, its key alone, or null.
  ///
  /// An object that has the fields of the key alone, and `__typename`, is a model that is yet to be loaded.
  public init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    if reader.readNull() {
      storage = .null
    } else if try reader.isNextObject(limitedTo: M.modelDescription.keyNames) {
      storage = .box(ReferenceBox(model: nil, source: try ModelIdentifier(from: &reader), origin: reader.origin))
    } else {
      let model = try M(from: &reader)
      storage = .box(ReferenceBox(model: model, source: model.__identifier, origin: reader.origin))
    }
  }
}

extension LazyReference: Codable {
  /// Decodes a model, its key alone, or null.
  public init(from decoder: any Decoder) throws {
    try self.init(throughReader: decoder)
  }

  /// Encodes what the response had; a reference that it did not have as null.
  public func encode(to encoder: any Encoder) throws {
    try (try encodedMember(.of(encoder.userInfo)) ?? .null).encode(to: encoder)
  }
}

extension LazyReference: EncodedMember {
  /// What the response had; nil if it did not have the field.
  public func encodedMember(_ types: DynamicDecodableRegistry) throws -> JSONValue? {
    switch storage {
    case .unknown: nil
    case .null: .null
    case .box(let box): try box.model.map { try $0.encoded(types) } ?? box.source.encoded
    }
  }
}

extension ModelIdentifier: ResponseValue {
  /// Reads an object that has the fields of the key.
  public init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    var values: [JSONValue] = []
    let key = M.modelDescription.key
    let first = try reader.readKeyField(key[0], in: &object)
    for field in key.dropFirst() { values.append(try reader.readKeyField(field, in: &object)) }
    try reader.endObject(&object)
    self.init(values: ModelKeyValues(first: first, others: values))
  }

  fileprivate var encoded: JSONValue {
    var object = JSONObject()
    object["__typename"] = .string("\(M.modelDescription.name)")
    for (field, value) in zip(M.modelDescription.key, values.all) { object["\(field.name)"] = value }
    return .object(object)
  }
}

extension ResponseReader {
  fileprivate mutating func readKeyField(
    _ field: ModelDescription.KeyField,
    in object: inout ObjectScope
  ) throws(ResponseDecodingError) -> JSONValue {
    field.isID ? .string(readID(field.name, in: &object)) : try read(field.name, in: &object)
  }
}
