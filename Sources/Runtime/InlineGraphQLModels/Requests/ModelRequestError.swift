import Foundation

/// The reason why a request for models returned no value, or an incomplete one.
public enum ModelRequestError<Value: Sendable>: Error {
  /// The service reports errors and returned no value.
  case error([GraphQLError])

  /// The service reports errors and returned a value, in which failed fields are null.
  case partial(Value, [GraphQLError])

  /// The data does not have the requested shape; `body` is the service's response.
  case undecodable(ResponseDecodingError, body: Data)

  /// The service sent neither data nor errors; `body` is its response.
  case unknown(body: Data)

  /// There is no response: sending failed, the service did not answer, or the task was cancelled.
  case operation(any Error)
}

extension ModelRequestError {
  /// The errors that the service reports.
  public var errors: [GraphQLError] {
    switch self {
    case .error(let errors), .partial(_, let errors): errors
    case .undecodable(let error, _): error.errors
    case .unknown, .operation: []
    }
  }
}

extension ModelRequestError: CustomStringConvertible, LocalizedError {
  /// The failure, with the beginning of the service's response where it helps.
  public var description: String {
    switch self {
    case .error(let errors): "The service reports: \(errors.map(\.description).joined(separator: "; "))"
    case .partial(_, let errors): "A part failed: \(errors.map(\.description).joined(separator: "; "))"
    case .undecodable(let error, let body): "\(error) The service sent: \(Self.excerpt(body))"
    case .unknown(let body): "The service sent neither data nor errors: \(Self.excerpt(body))"
    case .operation(let error): "\(error)"
    }
  }

  /// The failure: the ``description``.
  public var errorDescription: String? { description }

  private static func excerpt(_ body: Data) -> String { String(decoding: body.prefix(200), as: UTF8.self) }
}

extension GraphQLClient {
  /// Executes a request for models.
  ///
  /// ```swift
  /// let post = try await client.request(.get(Post.self, byId: "1"))     // Post?
  /// ```
  ///
  /// - Returns: The value of the root field.
  /// - Throws: ``ModelRequestError`` for every failure; `operation(CancellationError())` if the task is cancelled.
  @discardableResult
  public func request<Request: ModelOperation & GraphQLSingleResponseOperation>(
    _ request: Request
  ) async throws(ModelRequestError<Request.Value>) -> Request.Value {
    try await value(
      of: request,
      sending: { client throws in
        try GraphQLRequest(request, dynamicTypes: client.dynamicTypes, onError: client.onError)
      },
      in: Request.__value,
      isNothing: Request.__isNothing
    )
  }

  /// Sends a request for models. Returns what its response has.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - makeRequest: Makes the request.
  ///   - find: Returns the value of the data; `nil` if the request failed.
  ///   - isNothing: Whether a value stands for a missing model.
  func value<Operation: GraphQLOperation, Value>(
    of operation: Operation,
    sending makeRequest: (GraphQLClient) throws -> GraphQLRequest,
    in find: (Operation.Data) -> Value?,
    isNothing: (Value) -> Bool = { _ in false }
  ) async throws(ModelRequestError<Value>) -> Value {
    let body: Data
    do {
      body = try await send(try makeRequest(self)).body
    } catch {
      throw .operation(error)
    }
    let response: GraphQLResponse<Operation.Data>
    do {
      response = try operation.decodeResponse(body, client: self)
    } catch let error as ResponseDecodingError {
      throw .undecodable(error, body: body)
    } catch InvalidResponseError.neitherDataNorErrors {
      throw .unknown(body: body)
    } catch {
      throw .operation(error)
    }
    let value = response.data.flatMap(find)
    guard response.errors.isEmpty else {
      if let value, !isNothing(value) { throw .partial(value, response.errors) }
      throw .error(response.errors)
    }
    guard let value else { throw .unknown(body: body) }
    return value
  }
}
