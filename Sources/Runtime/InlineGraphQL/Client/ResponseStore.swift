import Foundation

/// Keeps the responses that a client receives.
package protocol ResponseStore: Sendable {
  /// Whether the client's queries are answered by a policy.
  var answersQueries: Bool { get }

  /// Answers a query by the client's policy; `nil` if the operation is none.
  ///
  /// - Throws: The errors of the policy, or those of the service.
  func answer<Operation: GraphQLSingleResponseOperation>(
    _ operation: Operation,
    _ options: GraphQLRequestOptions,
    for client: GraphQLClient
  ) async throws -> GraphQLResponse<Operation.Data>?

  /// Receives the body of a response whose data is what its operation selects.
  ///
  /// - Returns: The body with the fields that only the client has; nil if there are none.
  /// - Throws: An error about the document, if the store cannot write by it.
  func receive(_ body: Data, to request: GraphQLRequest, of operation: any GraphQLOperation) throws -> Data?

  /// Begins to receive a response that arrives in parts. Parts may still come as long as somebody has the function.
  func receiveParts(to request: GraphQLRequest, of operation: any GraphQLOperation) -> ReceiveParts
}

/// Receives what has been added to a response that arrives in parts. Returns the whole response as
/// ``ResponseStore/receive(_:to:of:)`` does, after the last payload, and throws as that does.
package typealias ReceiveParts = @Sendable (ArrivedPayload) throws -> Data?
