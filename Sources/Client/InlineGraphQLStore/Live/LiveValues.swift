import Foundation
import InlineGraphQL

extension GraphQLClient {
  /// Returns what the store has for a query, now and after each change.
  ///
  /// ```swift
  /// for try await response in client.values(of: HeroQuery()) { show(response.data) }
  /// ```
  ///
  /// Nothing is sent. Until the store has all of the response, there is no value. If it lacks part of it later, as after an
  /// updater that adds an incomplete object to a list, the next value has null there, and its ``StoreResponse/missing``
  /// says where. If that leaves no data, there is no such value. If a value is invalidated, it comes once more, marked as
  /// stale.
  ///
  /// - Parameter query: The query, with the values of its variables.
  /// - Returns: The values. The sequence throws ``MissingStoreError`` if the client has no store, and the errors of
  ///   decoding a response. It ends with its task.
  public func values<Query: GraphQLQuery>(of query: Query) -> StoreValues<StoreResponse<Query.Data>> {
    guard let store = try? responseStore else {
      return StoreValues(store: GraphQLStore()) { _ in throw MissingStoreError() }
    }
    return StoreValues(store: store) { try reading(of: query, for: $0) }
  }
}

extension GraphQLStore {
  /// Returns the data of a fragment, now and after each change.
  ///
  /// ```swift
  /// for try await hero in store.values(of: HeroCard_hero.self, at: response.data!.hero!.fragment_HeroCard_hero) {
  ///   show(hero.data?.name)
  /// }
  /// ```
  ///
  /// If the store lacks part of it later, the next value has null there, and its ``StoreFragment/missing`` says where. If a
  /// value is invalidated, it comes once more, marked as stale.
  ///
  /// - Parameters:
  ///   - fragment: The fragment.
  ///   - pointer: The fragment's data in a value that came from a store. Of any other value there is the data itself and
  ///     no later one.
  /// - Returns: The values. The sequence throws the errors of decoding a response. It ends with its task.
  public func values<Fragment: GraphQLFragment>(
    of fragment: Fragment.Type,
    at pointer: FragmentPointer
  ) -> StoreValues<StoreFragment<Fragment.Data>> {
    guard let origin = pointer.storedOrigin, origin.source?.store === self else {
      return StoreValues(store: self) { _ in
        StoredReading(text: Data(), missing: [], missingFields: [], parts: [:], isStale: false) {
          let result: Result<Fragment.Data?, GraphQLFieldError> =
            Fragment.errorHandling == .none ? .success(pointer.data(of: fragment)) : pointer.result(of: fragment)
          return (StoreFragment(result), [])
        }
      }
    }
    return StoreValues(store: self) { origin.reading(of: fragment, for: $0) }
  }
}
