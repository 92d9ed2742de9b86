import DynamicCodable
import Foundation

extension GraphQLOperation {
  /// Reads what a server answered to the operation.
  ///
  /// What `@include` and `@skip` leave out for the values of ``variables`` is `nil`; what they leave in must be there.
  /// `data`, `errors` and `extensions` may come in any order. Data that came with errors is there together with them.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - dynamicTypes: The types that a ``DynamicScalar`` may be of.
  /// - Throws: ``ResponseDecodingError`` if `data` is not what the operation selects, with the path from `data` to the
  ///   value that is wrong and the errors that the server reports beside it; ``InvalidResponseError`` if the body is no
  ///   GraphQL response, as one is that was cut off.
  public func decodeResponse(
    _ body: Foundation.Data,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, dynamicTypes: dynamicTypes, client: nil)
  }

  /// Reads what a server answered to the operation, as a client does.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - client: What received it: values in it load more through it, and it says the types that a ``DynamicScalar`` may be
  ///     of.
  /// - Throws: What ``decodeResponse(_:dynamicTypes:)`` throws.
  public func decodeResponse(_ body: Foundation.Data, client: GraphQLClient) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, dynamicTypes: client.dynamicTypes, client: client)
  }

  private func decodeResponse(
    _ body: Foundation.Data,
    dynamicTypes: DynamicDecodableRegistry,
    client: GraphQLClient?
  ) throws -> GraphQLResponse<Data> {
    var data: Data?
    let envelope: ResponseEnvelope
    do {
      envelope = try __ResponseReader.read(from: body, root: "data") { reader throws(ResponseDecodingError) in
        reader.booleanVariables = booleanVariables
        reader.dynamicTypes = dynamicTypes
        reader.origin = ResponseOrigin(operation: self, client: client)
        return try ResponseEnvelope(from: &reader) { reader, object throws(ResponseDecodingError) in
          data = (try reader.readIfPresent("data", in: &object) as Data??).flatMap { $0 }
        }
      }
    } catch {
      // What can be read without the data has nothing wrong but the data.
      throw error.with(errors: try ResponseEnvelope(around: body).errors)
    }
    if data == nil, envelope.errors.isEmpty { throw InvalidResponseError.neitherDataNorErrors }
    return GraphQLResponse(data: data, errors: envelope.errors, extensions: envelope.extensions)
  }
}

/// The members of a response beside its data; null is the same as absent.
///
/// They are read whatever they hold: no text and no number of theirs is worth the data, or another error.
struct ResponseEnvelope {
  var errors: [GraphQLError]
  var extensions: GraphQLJSONValue?

  /// Reads a response whose data `readData` reads.
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

  /// Reads a response but for its data.
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
  /// Says why a body, which is known to be no GraphQL response, is none.
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
  /// What sort of JSON value it is, with an article.
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
