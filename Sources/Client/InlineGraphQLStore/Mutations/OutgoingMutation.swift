import Foundation
import InlineGraphQL

struct MutationSending: Sendable {
  let client: GraphQLClient
  let options: GraphQLRequestOptions
}

/// A mutation that can be sent, and the code that waits for its response.
struct OutgoingMutation: Sendable {
  /// A response that nobody has seen yet.
  typealias Answer = (errors: [GraphQLError], deliver: @Sendable () -> Void)

  let send: @Sendable () async throws -> Answer

  /// Ends the mutation without a response.
  let fail: @Sendable (any Error) -> Void

  /// Prepares a mutation.
  ///
  /// - Parameters:
  ///   - layer: The optimistic layer that the response replaces.
  ///   - updater: Makes changes in the store that the response does not contain.
  ///   - receive: Receives the response, or the reason why there is none; called once.
  init<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    _ sending: MutationSending,
    replacing layer: OptimisticLayers.ID?,
    _ updater: OptimisticUpdate<Mutation>.Updater?,
    receive: @escaping @Sendable (Result<GraphQLResponse<Mutation.Data>, any Error>) -> Void
  ) {
    let (client, options) = (sending.client, sending.options)
    let removeLayer: @Sendable () -> Void = {
      if let layer, let store = try? client.responseStore { store.removeLayer(layer) }
    }
    send = {
      let response = try await client.replacing(layer, updater, of: Mutation.self).execute(mutation, options: options)
      // If there was no data, nothing has replaced the layer.
      let deliver: @Sendable () -> Void = {
        removeLayer()
        receive(.success(response))
      }
      return (response.errors, deliver)
    }
    fail = {
      removeLayer()
      receive(.failure($0))
    }
  }
}
