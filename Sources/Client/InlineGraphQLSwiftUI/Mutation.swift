#if canImport(SwiftUI)
  import InlineGraphQL
  import InlineGraphQLStore
  import SwiftUI

  /// A mutation that a view sends.
  ///
  /// ```swift
  /// struct ReviewButton: View {
  ///   @Mutation<CreateReview> var review
  ///
  ///   var body: some View {
  ///     Button("Five stars") { Task { try await review.commit(CreateReview(stars: 5)) } }
  ///       .disabled(review.isInFlight)
  ///   }
  /// }
  /// ```
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, *)
  @MainActor
  @propertyWrapper
  public struct Mutation<Operation: GraphQLMutation>: DynamicProperty {
    @Environment(\.graphQLClient) private var client
    @State private var requests = MutationsInFlight<Operation>()

    /// Creates a mutation that the client of the view's environment sends.
    public init() {}

    /// The mutation, which ``commit(_:optimistic:updater:)`` sends.
    public var wrappedValue: Mutation { self }

    /// Whether the view waits for a response.
    public var isInFlight: Bool { requests.isInFlight }

    /// Sends the mutation with variables. A store gets the response.
    ///
    /// - Parameters:
    ///   - mutation: The mutation, with the values of its variables.
    ///   - optimistic: The response that the store shows until the service's is there.
    ///   - updater: Changes more in the store than the response says.
    /// - Throws: The errors of `GraphQLClient.execute`.
    @discardableResult
    public func commit(
      _ mutation: Operation,
      optimistic: OptimisticUpdate<Operation>? = nil,
      updater: OptimisticUpdate<Operation>.Updater? = nil
    ) async throws -> GraphQLResponse<Operation.Data> {
      try await requests.commit(mutation, optimistic: optimistic, updater: updater, client: client.required)
    }
  }
#endif
