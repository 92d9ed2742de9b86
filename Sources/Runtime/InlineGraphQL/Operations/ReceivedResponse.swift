import Foundation

/// A response whose data has not been read.
public struct __ReceivedResponse: Sendable {
  let body: Foundation.Data
  let request: RequestContext

  /// The parts that are not there; nil if the response came in one piece.
  var parts: DeferredParts?

  /// The objects of the store that made the response; nil if it came from a server.
  var storedObjects: StoredObjects?

  /// Reads the response.
  ///
  /// - Parameters:
  ///   - errorHandling: How the operation handles fields that fail.
  ///   - readData: Reads the data. Returns why there is none, if fields that failed are the reason. It may be called again.
  /// - Returns: Why there is no data, if fields that failed are the reason; and all members but the data.
  /// - Throws: The errors of ``GraphQLOperation/decodeResponse(_:dynamicTypes:)-(Data,_)``.
  @usableFromInline
  func read(
    _ errorHandling: __ErrorHandling,
    _ readData: (inout __ResponseReader) throws(ResponseDecodingError) -> GraphQLFieldError?
  ) throws -> (GraphQLFieldError?, ResponseEnvelope) {
    var response = read([], readData)
    // Errors may come after the data. They are seldom there, and seldom matter to what reads it.
    if response.handlesFieldErrors, let errors = try? response.errors(in: body), !errors.isEmpty {
      response = read(errors, readData)
    }
    for field in response.missingFields { request.logMissingField(field) }
    let hasData = response.hasData
    let (fieldError, envelope) = try response.contents(in: body)
    if !hasData, envelope.errors.isEmpty { throw InvalidResponseError.neitherDataNorErrors }
    if let fieldError, errorHandling != .caught { throw fieldError.thrown }
    return (fieldError, envelope)
  }

  private func read(
    _ errors: [GraphQLError],
    _ readData: (inout __ResponseReader) throws(ResponseDecodingError) -> GraphQLFieldError?
  ) -> ReadResponse {
    ReadResponse(
      body,
      errors,
      prepare: { reader in
        reader.prepare(for: request)
        if let parts { reader.deferredParts = parts }
        reader.storedObjects = storedObjects
      },
      readData: readData
    )
  }
}

extension GraphQLOperation {
  /// Reads a response to the operation.
  ///
  /// The compiler makes this for each operation. Code for all operations would look types such as `Data?` up at run time,
  /// for each response.
  @inlinable
  @_documentation(visibility: internal)
  public static func __response(
    from received: __ReceivedResponse,
    _ http: consuming HTTPResponse?
  ) throws -> GraphQLResponse<Data> {
    var data: Data?
    let (fieldError, envelope) = try received.read(errorHandling) { reader throws(ResponseDecodingError) in
      data = nil
      switch errorHandling {
      case .none: data = try Data?(from: &reader)
      case let handling:
        switch try reader.readHandlingErrors(handling, Data?.self) {
        case .success(let value): data = value
        case .failure(let error): return error
        }
      }
      return nil
    }
    return GraphQLResponse(
      data: fieldError == nil ? data.take() : nil,
      errors: envelope.errors,
      extensions: envelope.extensions,
      fieldError: fieldError,
      http: http
    )
  }
}
