import Foundation

/// Why a request for models gave no value, or not all of one.
public enum ModelRequestError<Value: Sendable>: Error {
  /// The service reports errors, and has no data.
  case error([GraphQLError])

  /// The service reports errors, and has data: what failed is null.
  case partial(Value, [GraphQLError])

  /// The data is not what was asked for; the body is what the service sent.
  case undecodable(ResponseDecodingError, body: Data)

  /// The service sent neither data nor errors; the body is what it sent.
  case unknown(body: Data)

  /// There was no response: the request could not be sent, the service was not reached or did not send one; or the task
  /// was cancelled.
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
  /// What went wrong, with the beginning of what the service says.
  public var description: String {
    switch self {
    case .error(let errors): "The service reports: \(errors.map(\.description).joined(separator: "; "))"
    case .partial(_, let errors): "A part failed: \(errors.map(\.description).joined(separator: "; "))"
    case .undecodable(let error, let body): "\(error) The service sent: \(Self.excerpt(body))"
    case .unknown(let body): "The service sent neither data nor errors: \(Self.excerpt(body))"
    case .operation(let error): "\(error)"
    }
  }

  /// What went wrong: the ``description``.
  public var errorDescription: String? { description }

  private static func excerpt(_ body: Data) -> String { String(decoding: body.prefix(200), as: UTF8.self) }
}

extension GraphQLClient {
  /// Runs a request for models.
  ///
  /// ```swift
  /// let post = try await client.request(.get(Post.self, byId: "1"))     // Post?
  /// ```
  ///
  /// - Returns: What the request asks for, without the root field around it.
  /// - Throws: ``ModelRequestError``; whatever is wrong is one of its cases, `operation(CancellationError())` if the task is
  ///   cancelled.
  @discardableResult
  public func request<Request: ModelOperation & GraphQLSingleResponseOperation>(
    _ request: Request
  ) async throws(ModelRequestError<Request.Value>) -> Request.Value {
    let body: Data
    do { body = try await transport.send(GraphQLRequest(request, dynamicTypes: dynamicTypes)).body } catch {
      throw .operation(error)
    }
    let response: GraphQLResponse<Request.Data>
    do {
      response = try request.decodeResponse(body, client: self)
    } catch let error as ResponseDecodingError {
      throw .undecodable(error, body: body)
    } catch InvalidResponseError.neitherDataNorErrors {
      throw .unknown(body: body)
    } catch {
      throw .operation(error)
    }
    let value = response.data.flatMap { Request.__value(of: $0) }
    guard response.errors.isEmpty else {
      if let value, !Request.__isNothing(value) { throw .partial(value, response.errors) }
      throw .error(response.errors)
    }
    guard let value else { throw .unknown(body: body) }
    return value
  }
}
