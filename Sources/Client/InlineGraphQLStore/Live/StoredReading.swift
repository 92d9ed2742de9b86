import Foundation
import InlineGraphQL

/// A reading for a live reader. It is decoded only if it differs from the value that the reader has.
struct StoredReading<Value> {
  let text: Data

  /// The fields of which the store knows nothing, which are null in the text.
  let missing: [JSONPath]

  /// Where these would be in the store.
  let missingFields: Set<FieldAddress>

  /// The deferred parts and streamed lists that are not there, by the offsets of their objects and lists.
  let parts: [Int: [IncrementalResponse.Part]]

  /// Whether a value in it is older than it may be, or was invalidated.
  let isStale: Bool

  /// Decodes the value, and tells the places of which the store knows nothing. It throws ``MissingStoredDataError`` if that leaves
  /// nothing.
  let value: @Sendable () throws -> (Value, missing: [JSONPath])

  /// Returns whether a reader of both would see the same.
  func isSame(as other: StoredReading?) -> Bool {
    text == other?.text && isStale == other?.isStale && missing == other?.missing && parts == other?.parts
  }
}

extension StoredReading {
  fileprivate init(_ stored: StoredResponse, _ value: @escaping @Sendable () throws -> (Value, missing: [JSONPath])) {
    self.init(
      text: stored.body,
      missing: stored.missing,
      missingFields: stored.missingFields,
      parts: stored.parts.parts,
      isStale: stored.isStale,
      value: value
    )
  }
}

extension GraphQLClient {
  /// Reads the response to a query for a watcher, which then waits for changes of what was read.
  ///
  /// - Throws: ``MissingStoreError``, or the error of a variable that cannot be sent.
  func reading<Query: GraphQLQuery>(
    of query: Query,
    for watcher: Int
  ) throws -> StoredReading<StoreResponse<Query.Data>> {
    let request = try GraphQLRequest(query, dynamicTypes: dynamicTypes, onError: onError)
    let store = try responseStore
    let stored = try store.read(StoreRequest(query, request), for: watcher)
    return StoredReading(stored) {
      let response = try decode(stored, to: request, of: query, from: store)
      return (response, response.missing)
    }
  }
}

extension StoredOrigin {
  /// Reads the data of a fragment for a watcher, which then waits for changes of what was read.
  ///
  /// - Returns: The data; `nil` if the object is not there any more.
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
      )
    else { return nil }
    return StoredReading(stored) {
      let source = StoredSource(store: source.store, stored)
      func decoded(
        _ text: Data,
        _ parts: [Int: [IncrementalResponse.Part]]
      ) throws -> StoreFragment<Fragment.Data> {
        let result: Result<Fragment.Data?, GraphQLFieldError> =
          handlesErrors
          ? try Fragment.decodeResult(text, at: self, source, stored.objects, without: parts)
          : .success(try Fragment.decodeData(text, at: self, source, stored.objects, without: parts))
        return StoreFragment(result, stored)
      }
      var (fragment, missing) = try stored.decodePartially(below: handlesErrors ? [.key("data")] : [], decoded)
      fragment.missing = missing
      return (fragment, missing)
    }
  }

  /// Returns whether both are the same object, read in the same way.
  func isSame(as other: StoredOrigin) -> Bool {
    source?.store === other.source?.store && source?.plan === other.source?.plan && object == other.object
  }

  /// The store that has the object, and how it was read.
  var source: StoredSource? { objects.source as? StoredSource }
}
