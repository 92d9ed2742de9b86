import GraphQLCLibrary

/// The origin of a response, for values in it that can load more.
///
/// It is an object, so each such value holds only a reference to it.
@usableFromInline
package final class ResponseOrigin: @unchecked Sendable {
  /// The operation that the response answers.
  package let operation: any GraphQLOperation

  /// The client that received the response; nil if the program received it without a client.
  package let client: GraphQLClient?

  // Guarded by the lock, which all responses have together: most share nothing, and a lock for each takes as long as
  // reading a field.
  private var sharedObjects: [AnyHashable: any AnyObject & Sendable] = [:]
  private static let lock = Locked(())

  fileprivate init(operation: any GraphQLOperation, client: GraphQLClient?) {
    self.operation = operation
    self.client = client
  }

  /// Returns the object that values of the response share under a key; nil if there is none yet.
  package func sharedObject(_ key: some Hashable & Sendable) -> (any AnyObject & Sendable)? {
    Self.lock.withLock { _ in sharedObjects[key] }
  }

  /// Returns the object that values of the response share under a key.
  ///
  /// - Parameter create: Creates the object if there is none yet. It must not ask for another.
  package func sharedObject<Object: AnyObject & Sendable>(
    _ key: some Hashable & Sendable,
    orElse create: () -> Object
  ) -> Object {
    Self.lock.withLock { _ in
      if let known = sharedObjects[key] as? Object { return known }
      let object = create()
      sharedObjects[key] = object
      return object
    }
  }
}

extension __ResponseReader {
  /// The origin of the response; nil for values that are decoded by themselves.
  @usableFromInline
  package var origin: ResponseOrigin? {
    // Most responses have no value that asks for it.
    mutating get {
      if knownOrigin == nil, let request, let operation = request.operation {
        knownOrigin = ResponseOrigin(operation: operation, client: request.client)
      }
      return knownOrigin
    }
  }

  /// Whether a response is read, rather than a value by itself.
  var isReadingResponse: Bool { request?.operation != nil }
}
