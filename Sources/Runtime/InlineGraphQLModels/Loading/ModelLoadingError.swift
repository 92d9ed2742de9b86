import Foundation

/// The reason why a list, one of its pages or a referenced model could not be loaded.
public enum ModelLoadingError: Error {
  /// There is no response; the error is the client's, often a `GraphQLClientError`.
  case request(any Error)

  /// The service reports errors, or has neither errors nor the data.
  case service([GraphQLError])

  /// The response does not have the requested shape.
  case undecodable(ResponseDecodingError)

  /// The service does not find the model that the list belongs to.
  case parentIsMissing

  /// The list has no next page; call ``ModelList/hasNextPage()`` first.
  case noNextPage

  /// The list is not loaded; call ``ModelList/fetch(from:)`` first.
  case notLoaded

  /// The value does not come from a client's response; pass a client.
  case noClient

  /// The API has no query that could load the value.
  case noQuery

  /// The document of the list has no variable for the next page.
  case noTokenVariable

  /// The response did not have the reference's field, so the key of the model is unknown.
  case notSelected

  /// The reference refers to no model, and the caller requires one.
  case modelIsMissing
}

extension ModelLoadingError: CustomStringConvertible, LocalizedError {
  /// The failure and, where it helps, the remedy.
  public var description: String {
    switch self {
    case .request(let error): "The request failed: \(error)"
    case .service(let errors): errors.first.map { "The service reports: \($0)" } ?? "The service has no data."
    case .undecodable(let error): "\(error)"
    case .parentIsMissing: "The service did not find the model that the list belongs to."
    case .noNextPage: "There is no next page. Call hasNextPage() first."
    case .notLoaded: "The list is not loaded. Call fetch() first."
    case .noClient: "The value does not come from the response of a client. Give a client, as in fetch(from: client)."
    case .noQuery: "The API has no query that gets the model, or the one that the list belongs to."
    case .noTokenVariable:
      "The document has no variable for the next page. Write \"($nextToken: String)\" and \"nextToken: $nextToken\"."
    case .notSelected: "The response did not have the reference, so the model that it refers to is unknown."
    case .modelIsMissing: "The reference refers to no model, and one is required."
    }
  }

  /// The failure: the ``description``.
  public var errorDescription: String? { description }
}

extension ResponseOrigin? {
  /// Executes an operation and returns its data.
  ///
  /// - Parameter given: The caller's client, which takes precedence over the client of the response.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  func load<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    from given: GraphQLClient?
  ) async throws -> Operation.Data {
    guard let client = given ?? self?.client else { throw ModelLoadingError.noClient }
    let response: GraphQLResponse<Operation.Data>
    do {
      response = try await client.askService(operation)
    } catch let error as ResponseDecodingError {
      throw error.errors.isEmpty ? ModelLoadingError.undecodable(error) : .service(error.errors)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ModelLoadingError.request(error)
    }
    guard response.errors.isEmpty, let data = response.data else { throw ModelLoadingError.service(response.errors) }
    return data
  }
}
