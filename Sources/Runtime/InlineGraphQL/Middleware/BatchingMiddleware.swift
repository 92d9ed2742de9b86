import Foundation
import GraphQLCLibrary
import GraphQLJSON

/// Sends the queries of a short time as one request: a list, to which the service answers with a list.
///
/// ```swift
/// let client = GraphQLClient(transport: transport, middleware: [BatchingMiddleware(window: .milliseconds(20))])
/// ```
///
/// Queries with other headers are in another request, and those that prefer GET are sent alone. The service must support
/// batches. One that does not answers with errors, which each query then has. All queries of a request wait for the
/// slowest.
public struct BatchingMiddleware: GraphQLMiddleware {
  /// Queries that are collected.
  private final class Batch: Sendable {
    let requests = Locked<[GraphQLRequest]>([])
    let responses = Locked<SharedTask<[TransportResponse]>?>(nil)
  }

  private let window: Duration
  private let maximumCount: Int
  private let open = Locked<[HTTPHeaders: Batch]>([:])

  /// Creates middleware that collects queries.
  ///
  /// - Parameters:
  ///   - window: How long the first query waits for others.
  ///   - maximumCount: The maximum number of queries in a request.
  public init(window: Duration = .milliseconds(10), maximumCount: Int = 10) {
    self.window = window
    self.maximumCount = max(1, maximumCount)
  }

  /// Collects a query, and waits for its response.
  public func intercept(_ request: GraphQLRequest, next: @escaping Next) async throws -> TransportResponse {
    guard request.kind == .query, !request.options.prefersGET, request.uploads.isEmpty else {
      return try await next(request)
    }
    while true {
      let (batch, responses, position) = join(request, next)
      if let responses = try await responses.value() { return responses[position] }
      // Nobody waited for it any more.
      close(batch, request.options.headers)
    }
  }

  /// Adds a query to the batch that is open, or opens one.
  private func join(
    _ request: GraphQLRequest,
    _ next: @escaping Next
  ) -> (Batch, SharedTask<[TransportResponse]>, position: Int) {
    let key = request.options.headers
    return open.withLock { open in
      let batch = open[key] ?? Batch()
      let count = batch.requests.withLock { requests in
        requests.append(request)
        return requests.count
      }
      open[key] = count < maximumCount ? batch : nil
      let responses = batch.responses.withLock { responses in
        let shared = responses ?? SharedTask { try await send(batch, key, next) }
        responses = shared
        return shared
      }
      return (batch, responses, count - 1)
    }
  }

  private func send(_ batch: Batch, _ key: HTTPHeaders, _ next: Next) async throws -> [TransportResponse] {
    try await Task.sleep(for: window)
    close(batch, key)
    let requests = batch.requests.withLock { $0 }
    if requests.count == 1 { return [try await next(requests[0])] }
    return try split(try await next(GraphQLRequest(batch: requests)), count: requests.count)
  }

  private func close(_ batch: Batch, _ key: HTTPHeaders) {
    open.withLock { if $0[key] === batch { $0[key] = nil } }
  }

  /// Returns the responses in a list of them. A single one is the response to each request.
  private func split(_ response: TransportResponse, count: Int) throws -> [TransportResponse] {
    let body = response.body
    let ranges = body.withUnsafeBytes { try? jsonElements(of: $0.assumingMemoryBound(to: UInt8.self)) }
    guard let ranges else { return Array(repeating: response, count: count) }
    guard ranges.count == count else {
      throw GraphQLClientError.notGraphQL(.wrongCount(requests: count, responses: ranges.count), response)
    }
    return ranges.map { range in
      var part = response
      part.body = body[(body.startIndex + range.lowerBound)..<(body.startIndex + range.upperBound)]
      return part
    }
  }
}
