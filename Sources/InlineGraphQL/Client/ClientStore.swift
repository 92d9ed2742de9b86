import Foundation

/// What a client does with responses besides decoding them.
package struct ClientStore: Sendable {
  /// The store, for those who know its type.
  package let object: any AnyObject & Sendable

  /// Receives the body of each response whose data is what its operation selects. Returns it with the fields that only
  /// the client has; `nil` if there are none. Throws what is wrong with the document, if the store cannot write by it.
  package let receive: @Sendable (any GraphQLOperation, GraphQLRequest, Data) throws -> Data?

  /// Receives what has been added to a response that arrives in parts. Returns the whole response as ``receive`` does, after
  /// the last payload, and throws as it does. Parts may still come as long as somebody has the function.
  package typealias ReceiveParts = @Sendable (ArrivedPayload) throws -> Data?

  /// Begins to receive a response that arrives in parts.
  package let receiveParts: @Sendable (any GraphQLOperation, GraphQLRequest) -> ReceiveParts

  /// Creates a client's view of a store.
  package init(
    _ object: any AnyObject & Sendable,
    receive: @escaping @Sendable (any GraphQLOperation, GraphQLRequest, Data) throws -> Data?,
    receiveParts: @escaping @Sendable (any GraphQLOperation, GraphQLRequest) -> ReceiveParts
  ) {
    (self.object, self.receive, self.receiveParts) = (object, receive, receiveParts)
  }
}
