import Foundation

extension GraphQLOperation {
  /// Reads what a server answered to the operation.
  ///
  /// What `@include` and `@skip` leave out for the values of ``variables`` is `nil`; what they leave in must be there.
  /// `data`, `errors` and `extensions` may come in any order. Data that came with errors is there together with them.
  ///
  /// - Parameter body: The response, JSON in UTF-8.
  /// - Throws: ``ResponseDecodingError`` if `data` is not what the operation selects, with the path from `data` to the
  ///   value that is wrong; ``InvalidResponseError`` if the body is no GraphQL response.
  public func decodeResponse(_ body: Foundation.Data) throws -> GraphQLResponse<Data> {
    var envelope = ResponseEnvelope<Data>()
    do {
      try ResponseReader.read(from: body, root: "data") { reader throws(ResponseDecodingError) in
        reader.booleanVariables = booleanVariables
        try envelope.read(from: &reader)
      }
    } catch {
      if envelope.isDataWrong { throw error }
      throw InvalidResponseError(body: body)
    }
    let errors = try envelope.errors.map { try [GraphQLError](responseErrors: $0) } ?? []
    if envelope.data == nil, errors.isEmpty { throw InvalidResponseError.neitherDataNorErrors }
    return GraphQLResponse(data: envelope.data, errors: errors, extensions: envelope.extensions)
  }
}

/// The members of a response that the specification knows; null is the same as absent.
private struct ResponseEnvelope<Data: ResponseObject> {
  var data: Data?
  var errors: JSONValue?
  var extensions: JSONValue?
  /// Whether the data is what is wrong, and not what is around it.
  var isDataWrong = false

  mutating func read(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    switch try reader.readIfPresent("data", in: &object) as Attempt<Data?>? {
    case .success(let data): self.data = data
    case .failure(let error):
      isDataWrong = true
      throw error
    case nil: break
    }
    errors = (try reader.readIfPresent("errors", in: &object) as JSONValue??).flatMap { $0 }
    extensions = (try reader.readIfPresent("extensions", in: &object) as JSONValue??).flatMap { $0 }
    try reader.endObject(&object)
  }
}

/// A value, or why there is none: tells an error in the value from one on the way to it.
private enum Attempt<Value: ResponseValue>: ResponseValue {
  case success(Value)
  case failure(ResponseDecodingError)

  init(from reader: inout ResponseReader) throws(ResponseDecodingError) {
    do throws(ResponseDecodingError) {
      self = .success(try Value(from: &reader))
    } catch {
      self = .failure(error)
    }
  }
}

extension InvalidResponseError {
  /// Says why a body, which is known to be no GraphQL response, is none.
  init(body: Foundation.Data) {
    do {
      self = .notAnObject(found: try JSONValue(parsing: body).kind)
    } catch {
      self = .notJSON("\(error)")
    }
  }
}

extension JSONValue {
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
