import class Foundation.NSLock

/// The origin of a response, for values in it that can load more.
///
/// It is an object, so each such value holds only a reference to it.
@usableFromInline
package final class ResponseOrigin: @unchecked Sendable {
  /// The operation that the response answers.
  package let operation: any GraphQLOperation

  /// The client that received the response; nil if the program received it without a client.
  package let client: GraphQLClient?

  private let lock = NSLock()
  // Guarded by the lock.
  private var sharedObjects: [AnyHashable: any AnyObject & Sendable] = [:]

  /// Creates an origin.
  package init(operation: any GraphQLOperation, client: GraphQLClient?) {
    self.operation = operation
    self.client = client
  }

  /// Returns the object that values of the response share under a key; nil if there is none yet.
  package func sharedObject(_ key: some Hashable & Sendable) -> (any AnyObject & Sendable)? {
    lock.withLock { sharedObjects[key] }
  }

  /// Returns the object that values of the response share under a key.
  ///
  /// - Parameter create: Creates the object if there is none yet.
  package func sharedObject<Object: AnyObject & Sendable>(
    _ key: some Hashable & Sendable,
    orElse create: () -> Object
  ) -> Object {
    lock.withLock {
      if let known = sharedObjects[key] as? Object { return known }
      let object = create()
      sharedObjects[key] = object
      return object
    }
  }
}
