import InlineGraphQL

/// How the mutations of a queue are sent.
struct MutationSending: Sendable {
  let client: GraphQLClient
  let options: GraphQLRequestOptions
}

/// A mutation that can be sent, and who waits for its response.
struct OutgoingMutation: Sendable {
  /// A response that nobody has seen yet.
  struct Answer: Sendable {
    let errors: [GraphQLError]
    let deliver: @Sendable () -> Void
  }

  /// Sends the mutation.
  let send: @Sendable () async throws -> Answer

  /// Ends the mutation without a response.
  let fail: @Sendable (any Error) -> Void

  /// Prepares a mutation.
  ///
  /// - Parameter receive: Receives the response, or the reason why there is none; called once.
  init<Mutation: GraphQLMutation>(
    _ mutation: Mutation,
    _ sending: MutationSending,
    receive: @escaping @Sendable (Result<GraphQLResponse<Mutation.Data>, any Error>) -> Void
  ) {
    send = {
      let response = try await sending.client.execute(mutation, options: sending.options)
      return Answer(errors: response.errors) { receive(.success(response)) }
    }
    fail = { receive(.failure($0)) }
  }
}
