import Foundation
import InlineGraphQL

/// What was read for a live reader and is decoded only if it differs from what the reader has.
struct StoredReading<Value> {
  /// The text from which the value is decoded.
  let text: Data

  /// Whether a value in it is older than it may be, or was invalidated.
  let isStale: Bool

  /// Decodes the value. It throws ``MissingStoredDataError`` if something in it cannot be read.
  let value: @Sendable () throws -> Value

  /// Returns whether a reader of both would see the same.
  func isSame(as other: StoredReading?) -> Bool { text == other?.text && isStale == other?.isStale }
}

extension GraphQLClient {
  /// Reads the response to a query for a watcher, which then waits for changes of what was read.
  ///
  /// - Returns: The response; `nil` if the store does not have all of it.
  /// - Throws: ``MissingStoreError``, or the error of a variable that cannot be sent.
  func reading<Query: GraphQLQuery>(
    of query: Query,
    for watcher: Int
  ) throws -> StoredReading<StoreResponse<Query.Data>>? {
    let request = try GraphQLRequest(query, dynamicTypes: dynamicTypes, onError: onError)
    let store = try responseStore
    let stored = try store.read(StoreRequest(query, request), for: watcher)
    guard stored.missing.isEmpty else { return nil }
    return StoredReading(text: stored.body, isStale: stored.isStale) {
      try decode(stored, to: request, of: query, from: store)
    }
  }
}

extension StoredPlace {
  /// Reads the data of a fragment for a watcher, which then waits for changes of what was read.
  ///
  /// - Returns: The data; `nil` if the store does not have all of it.
  func reading<Fragment: GraphQLFragment>(
    of fragment: Fragment.Type,
    for watcher: Int
  ) -> StoredReading<StoreFragment<Fragment.Data>>? {
    let handlesErrors = Fragment.errorHandling != .none
    guard let source,
      let stored = source.store.read(
        ObjectIdentifier(fragment),
        at: object,
        of: source,
        withErrors: handlesErrors,
        for: watcher
      ),
      stored.missing.isEmpty
    else { return nil }
    return StoredReading(text: stored.body, isStale: stored.isStale) {
      let source = StoredSource(store: source.store, stored)
      return try readable {
        let result: Result<Fragment.Data?, GraphQLFieldError> =
          handlesErrors
          ? try Fragment.decodeResult(stored.body, at: self, source, stored.objects)
          : .success(try Fragment.decodeData(stored.body, at: self, source, stored.objects))
        return StoreFragment(result, isStale: stored.isStale, age: stored.age)
      }
    }
  }

  /// Returns whether both are the same object, read in the same way.
  func isSame(as other: StoredPlace) -> Bool {
    source?.store === other.source?.store && source?.plan === other.source?.plan && object == other.object
  }

  /// The store that has the object, and how it was read.
  var source: StoredSource? { objects.source as? StoredSource }
}
