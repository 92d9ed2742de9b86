import class Foundation.NSLock

/// Where a response comes from, for values in it that can load more.
///
/// It is an object, so that each such value holds no more than a reference to it.
@usableFromInline
package final class ResponseOrigin: @unchecked Sendable {
  /// What the response answers.
  package let operation: any GraphQLOperation

  /// What received the response; nil if the program did that itself.
  package let client: GraphQLClient?

  private let lock = NSLock()
  // Read and written with the lock held.
  private var sharedObjects: [AnyHashable: any AnyObject & Sendable] = [:]

  /// Creates an origin.
  package init(operation: any GraphQLOperation, client: GraphQLClient?) {
    self.operation = operation
    self.client = client
  }

  /// The object that values of the response share under a key; nil if there is none yet.
  package func sharedObject(_ key: some Hashable & Sendable) -> (any AnyObject & Sendable)? {
    lock.withLock { sharedObjects[key] }
  }

  /// The object that values of the response share under a key.
  ///
  /// - Parameter create: Makes the object if there is none yet.
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
