#if canImport(SwiftUI)
  import InlineGraphQL
  import SwiftUI

  private struct GraphQLClientKey: EnvironmentKey {
    static var defaultValue: GraphQLClient? { nil }
  }

  extension EnvironmentValues {
    /// The client of the views; `nil` if nobody has given one.
    public var graphQLClient: GraphQLClient? {
      get { self[GraphQLClientKey.self] }
      set { self[GraphQLClientKey.self] = newValue }
    }
  }

  extension View {
    /// Gives a client to the view and the views in it.
    public func graphQLClient(_ client: GraphQLClient) -> some View {
      environment(\.graphQLClient, client)
    }
  }

  extension Optional<GraphQLClient> {
    /// The client that a view needs.
    var required: GraphQLClient {
      guard let self else {
        preconditionFailure(
          "A view uses GraphQL without a client. Give one to a view around it: .graphQLClient(client)."
        )
      }
      return self
    }
  }
#endif
