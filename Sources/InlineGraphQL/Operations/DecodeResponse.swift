import DynamicCodable
import Foundation

extension GraphQLOperation {
  /// Decodes a server's response to the operation.
  ///
  /// Selections that `@include` and `@skip` exclude for the values of ``variables`` are `nil`; all others must be
  /// present. What depends on an argument with a provider may be present: only ``GraphQLClient/execute(_:)`` knows
  /// the values that were sent. `data`, `errors` and `extensions` may come in any order. If the response has data and
  /// errors, both are returned.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have.
  /// - Throws: ``ResponseDecodingError`` if `data` is not what the operation selects, with the path from `data` to the
  ///   wrong value and the errors in the response; ``InvalidResponseError`` if the body is not a GraphQL response, for
  ///   example because it was cut off.
  public func decodeResponse(
    _ body: Foundation.Data,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, dynamicTypes: dynamicTypes, client: nil)
  }

  /// Decodes a server's response to the operation as a client does.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - client: The client that received the response. Values load more through it, and it has the types that values
  ///     of a ``DynamicScalar`` may have.
  /// - Throws: The errors of ``decodeResponse(_:dynamicTypes:)``.
  public func decodeResponse(_ body: Foundation.Data, client: GraphQLClient) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, dynamicTypes: client.dynamicTypes, client: client)
  }

  /// Decodes the response to a request that a client sent.
  func decodeResponse(
    _ body: Foundation.Data,
    to request: GraphQLRequest,
    client: GraphQLClient
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, request.providedValues, dynamicTypes: client.dynamicTypes, client: client)
  }

  private func decodeResponse(
    _ body: Foundation.Data,
    _ providedValues: [ProvidedValue] = [],
    dynamicTypes: DynamicDecodableRegistry,
    client: GraphQLClient?
  ) throws -> GraphQLResponse<Data> {
    var data: Data?
    let envelope: ResponseEnvelope
    do {
      envelope = try __ResponseReader.read(from: body, root: "data") { reader throws(ResponseDecodingError) in
        reader.booleanVariables = booleanVariables
        reader.providedBooleans = providedValues.compactMap { value in value.bool.map { (value.provider, $0) } }
        reader.dynamicTypes = dynamicTypes
        reader.origin = ResponseOrigin(operation: self, client: client)
        return try ResponseEnvelope(from: &reader) { reader, object throws(ResponseDecodingError) in
          data = (try reader.readIfPresent("data", in: &object) as Data??).flatMap { $0 }
        }
      }
    } catch {
      // If the rest of the response can be read, only the data is wrong.
      throw error.with(errors: try ResponseEnvelope(around: body).errors)
    }
    if data == nil, envelope.errors.isEmpty { throw InvalidResponseError.neitherDataNorErrors }
    return GraphQLResponse(data: data, errors: envelope.errors, extensions: envelope.extensions)
  }
}

/// The members of a response other than its data; null is the same as absent.
///
/// Reading them never fails for their contents: an invalid text or number must not cost the data or another error.
struct ResponseEnvelope {
  var errors: [GraphQLError]
  var extensions: GraphQLJSONValue?

  /// Reads a response; `readData` reads its data.
  init(
    from reader: inout __ResponseReader,
    readData: (inout __ResponseReader, inout __ObjectScope) throws(ResponseDecodingError) -> Void
  ) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    try readData(&reader, &object)
    errors = try reader.readLossily("errors", in: &object).map { [GraphQLError](responseErrors: $0) } ?? []
    extensions = try reader.readLossily("extensions", in: &object)
    try reader.endObject(&object)
  }

  /// Reads a response without its data.
  init(around body: Foundation.Data) throws(InvalidResponseError) {
    do {
      self = try __ResponseReader.read(from: body) { reader throws(ResponseDecodingError) in
        try ResponseEnvelope(from: &reader) { _, _ in }
      }
    } catch {
      throw InvalidResponseError(body: body)
    }
  }
}

extension __ResponseReader {
  fileprivate mutating func readLossily(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> GraphQLJSONValue? {
    guard try find(key, in: &object), !readNull() else { return nil }
    return try readJSONValue(isLossy: true)
  }
}

extension InvalidResponseError {
  /// Creates the error for a body that is known to be no GraphQL response.
  init(body: Foundation.Data) {
    do {
      self = .notAnObject(found: try GraphQLJSONValue(parsing: body).kind)
    } catch {
      let path = body.withUnsafeBytes { jsonPath(ofOffset: error.offset, in: $0.assumingMemoryBound(to: UInt8.self)) }
      let place = path.components.isEmpty ? "" : ", in \"\("\(path)".excerpt())\""
      self = .notJSON("This is not JSON: there is \(error.found) at byte \(error.offset)\(place).")
    }
  }
}

extension GraphQLJSONValue {
  /// The kind of the JSON value, with an article.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
