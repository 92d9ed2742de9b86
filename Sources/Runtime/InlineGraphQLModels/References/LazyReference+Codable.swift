import DynamicCodable

extension LazyReference: __ResponseValue {
  /// Reads a model, only its key, or null.
  ///
  /// An object with only the key fields and `__typename` makes a reference that is not loaded.
  @inlinable
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    if reader.readNull() {
      storage = .null
    } else if let key = try reader.readKeyAlone(of: M.modelDescription) {
      storage =
        reader.origin.map { .key(key, $0) }
        ?? .box(ReferenceBox(model: nil, source: ModelIdentifier(values: key), origin: nil))
    } else {
      let model = try M(from: &reader)
      storage = .box(ReferenceBox(model: model, source: model.__identifier, origin: reader.origin))
    }
  }
}

extension LazyReference: Codable {
  /// Decodes a model, only its key, or null.
  public init(from decoder: any Decoder) throws {
    try self.init(throughReader: decoder)
  }

  /// Encodes what the response had; null if it did not have the field.
  public func encode(to encoder: any Encoder) throws {
    try (try encodedMember(.of(encoder.userInfo)) ?? .null).encode(to: encoder)
  }
}

extension LazyReference: EncodedMember {
  /// Returns what the response had; nil if it did not have the field.
  package func encodedMember(_ types: DynamicDecodableRegistry) throws -> GraphQLJSONValue? {
    switch storage {
    case .unknown: nil
    case .null: .null
    case .key(let key, _): ModelIdentifier<M>(values: key).encoded
    case .box(let box): try box.model.map { try $0.encoded(types) } ?? box.source.encoded
    }
  }
}

extension ModelIdentifier: __ResponseValue {
  /// Reads an object that has the key fields.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self.init(values: try reader.readKey(of: M.modelDescription))
  }

  fileprivate var encoded: GraphQLJSONValue {
    var object = GraphQLJSONObject()
    object["__typename"] = .string("\(M.modelDescription.name)")
    for (field, value) in zip(M.modelDescription.key, values.all) { object["\(field.name)"] = value }
    return .object(object)
  }
}

extension __ResponseReader {
  /// Reads the next value if it is an object with only the key fields and `__typename`. Otherwise the reader does not
  /// move.
  @usableFromInline
  mutating func readKeyAlone(of description: ModelDescription) throws(ResponseDecodingError) -> ModelKeyValues? {
    // Nearly all keys are one `ID` field, and servers send members in the order of the request.
    if let id = description.onlyID, let value = try readID(ofObjectLimitedTo: id) {
      return ModelKeyValues(first: .string(value), others: [])
    }
    return try isNextObject(limitedTo: description.keyNames) ? readKey(of: description) : nil
  }

  fileprivate mutating func readKey(of description: ModelDescription) throws(ResponseDecodingError) -> ModelKeyValues {
    var object = try beginObject()
    let key = description.key
    let first = try readKeyField(key[0], in: &object)
    var others: [GraphQLJSONValue] = []
    for field in key.dropFirst() { others.append(try readKeyField(field, in: &object)) }
    try endObject(&object)
    return ModelKeyValues(first: first, others: others)
  }

  private mutating func readKeyField(
    _ field: ModelDescription.KeyField,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> GraphQLJSONValue {
    field.isID ? .string(readID(field.name, in: &object)) : try read(field.name, in: &object)
  }
}
