/// Why a list, a page of one or a model that is referred to could not be loaded.
public enum ModelLoadingError: Error {
  /// There was no response; the error is the client's, often a `GraphQLClientError`.
  case request(any Error)

  /// The service reports errors.
  case service([GraphQLError])

  /// The response has something else than what was asked for.
  case undecodable(ResponseDecodingError)

  /// The service says that what the list belongs to is not there.
  case parentIsMissing

  /// There is no page behind this one; ask ``List/hasNextPage()`` first.
  case noNextPage

  /// The list is not loaded; call ``List/fetch(from:)`` first.
  case notLoaded

  /// The value does not come from a client's response; give a client.
  case noClient

  /// The API has no query for what is to be loaded.
  case noQuery

  /// The response did not have the reference's field, so nothing is known of the model.
  case notSelected

  /// The reference is to no model, and one is required.
  case modelIsMissing
}

extension ModelLoadingError: CustomStringConvertible {
  /// What went wrong, and what to do.
  public var description: String {
    switch self {
    case .request(let error): "The request failed: \(error)"
    case .service(let errors): errors.first.map { "The service reports: \($0)" } ?? "The service has no data."
    case .undecodable(let error): "\(error)"
    case .parentIsMissing: "The service does not find the model that the list belongs to."
    case .noNextPage: "There is no next page. Ask hasNextPage() before."
    case .notLoaded: "The list is not loaded. Call fetch() before."
    case .noClient: "The value does not come from the response of a client. Give a client, as in fetch(from: client)."
    case .noQuery: "The API has no query that gets the model, or the one that the list belongs to."
    case .notSelected: "The response did not have the reference, so nothing is known of the model that it is to."
    case .modelIsMissing: "The reference is to no model."
    }
  }
}

extension ResponseOrigin? {
  /// Runs an operation and returns its data.
  ///
  /// - Parameter given: The client that the caller gives, which wins.
  /// - Throws: ``ModelLoadingError``; `CancellationError` if the task is cancelled.
  func load<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    from given: GraphQLClient?
  ) async throws -> Operation.Data {
    guard let client = given ?? self?.client else { throw ModelLoadingError.noClient }
    let response: GraphQLResponse<Operation.Data>
    do {
      response = try await client.execute(operation)
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
