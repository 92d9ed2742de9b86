import InlineGraphQL
import Observation

/// How many requests of a mutation a view waits for.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
@MainActor
@Observable
package final class MutationsInFlight<Mutation: GraphQLMutation> {
  private var count = 0

  /// Creates a count of none.
  package nonisolated init() {}

  /// Whether the response to a request is awaited.
  package var isInFlight: Bool { count > 0 }

  /// Sends a mutation and waits for its response.
  package func commit(
    _ mutation: Mutation,
    optimistic: OptimisticUpdate<Mutation>? = nil,
    updater: OptimisticUpdate<Mutation>.Updater? = nil,
    client: GraphQLClient
  ) async throws -> GraphQLResponse<Mutation.Data> {
    count += 1
    defer { count -= 1 }
    if let optimistic { return try await client.execute(mutation, optimistic: optimistic, updater: updater) }
    if let updater { return try await client.execute(mutation, updater: updater) }
    return try await client.execute(mutation)
  }
}
