import GraphQLCLibrary

/// The origin of a response, for values in it that can load more.
///
/// It is an object, so each such value holds only a reference to it.
@usableFromInline
package final class ResponseOrigin: Sendable {
  /// The operation that the response answers.
  package let operation: any GraphQLOperation

  /// The client that received the response; nil if the program received it without a client.
  package let client: GraphQLClient?

  private let sharedObjects = Locked<[AnyHashable: any AnyObject & Sendable]>([:])

  /// Creates an origin.
  package init(operation: any GraphQLOperation, client: GraphQLClient?) {
    self.operation = operation
    self.client = client
  }

  /// Returns the object that values of the response share under a key; nil if there is none yet.
  package func sharedObject(_ key: some Hashable & Sendable) -> (any AnyObject & Sendable)? {
    sharedObjects.withLock { $0[key] }
  }

  /// Returns the object that values of the response share under a key.
  ///
  /// - Parameter create: Creates the object if there is none yet.
  package func sharedObject<Object: AnyObject & Sendable>(
    _ key: some Hashable & Sendable,
    orElse create: () -> Object
  ) -> Object {
    sharedObjects.withLock { sharedObjects in
      if let known = sharedObjects[key] as? Object { return known }
      let object = create()
      sharedObjects[key] = object
      return object
    }
  }
}
