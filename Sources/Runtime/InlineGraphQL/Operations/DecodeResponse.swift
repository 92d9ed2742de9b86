import DynamicCodable
import Foundation

extension GraphQLOperation {
  /// Decodes a server's response to the operation.
  ///
  /// Selections that `@include` and `@skip` exclude for the values of ``variables`` are `nil`; all others must be
  /// present. A selection that depends on an argument with a provider may be present: only
  /// ``GraphQLClient/execute(_:options:)`` knows the values that were sent. `data`, `errors` and `extensions` may
  /// come in any order. If the response has data and errors, both are returned.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have.
  /// - Throws: ``ResponseDecodingError`` if `data` is not what the operation selects, with the path from `data` to the
  ///   wrong value and the errors in the response; ``InvalidResponseError`` if the body is not a GraphQL response, for
  ///   example because it was cut off; ``GraphQLFieldError`` if a field of an operation with `@throwOnFieldError`
  ///   failed; ``MissingRequiredFieldError`` if one with `@required(action: THROW)` is null.
  public func decodeResponse(
    _ body: Foundation.Data,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, RequestContext(self, dynamicTypes: dynamicTypes))
  }

  /// Decodes what has arrived of a server's response to the operation.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have.
  /// - Throws: The errors of ``decodeResponse(_:dynamicTypes:)-(Data,_)``. A part that has not arrived is no error.
  public func decodeResponse(
    _ response: IncrementalResponse,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws -> GraphQLResponse<Data> {
    try Self.decodeResponse(response, to: RequestContext(self, dynamicTypes: dynamicTypes))
  }

  func decodeResponse(_ body: Foundation.Data, _ request: RequestContext) throws -> GraphQLResponse<Data> {
    try Self.__response(from: __ReceivedResponse(body: body, request: request), nil)
  }
}

extension GraphQLOperation {
  /// Decodes a response that a store made.
  ///
  /// - Parameter parts: The deferred parts and streamed lists that are not there, by the offsets of their objects and lists.
  package static func decodeResponse(
    _ body: Foundation.Data,
    of storedObjects: StoredObjects,
    without parts: [Int: [IncrementalResponse.Part]] = [:]
  ) throws -> GraphQLResponse<Data> {
    let received = __ReceivedResponse(
      body: body,
      request: storedObjects.request,
      parts: DeferredParts(ofStored: parts),
      storedObjects: storedObjects
    )
    return try __response(from: received, nil)
  }

  /// Decodes what a client's transport received.
  static func decodeResponse(
    _ response: TransportResponse,
    to request: RequestContext
  ) throws -> GraphQLResponse<Data> {
    try __response(from: __ReceivedResponse(body: response.body, request: request), HTTPResponse(response))
  }

  /// Decodes what has arrived of the response to a request.
  static func decodeResponse(
    _ response: IncrementalResponse,
    to request: RequestContext,
    http: HTTPResponse? = nil
  ) throws -> GraphQLResponse<Data> {
    let (body, parts) = response.contents
    return try __response(from: __ReceivedResponse(body: body, request: request, parts: parts), http)
  }
}
