import Foundation
import GraphQLJSON
import InlineGraphQL

extension GraphQLClient {
  /// Returns what the store has for a query, now and after each change.
  ///
  /// ```swift
  /// for try await response in client.values(of: HeroQuery()) { show(response.data) }
  /// ```
  ///
  /// Nothing is sent. While the store does not have all of the response, there is no value.
  ///
  /// - Parameter query: The query, with the values of its variables.
  /// - Returns: The values. The sequence throws ``MissingStoreError`` if the client has no store, and the errors of
  ///   decoding a response. It ends with its task.
  public func values<Query: GraphQLQuery>(of query: Query) -> StoreValues<StoreResponse<Query.Data>> {
    guard let store = try? responseStore else {
      return StoreValues(store: GraphQLStore()) { _ in throw MissingStoreError() }
    }
    return StoreValues(store: store) { watcher in
      let request = try GraphQLRequest(query, dynamicTypes: dynamicTypes, onError: onError)
      let stored = try store.read(StoreRequest(query, request), for: watcher)
      guard stored.missing.isEmpty else { return nil }
      return ({ try decode(stored, to: request, of: query, from: store) }, stored.body)
    }
  }
}

extension GraphQLStore {
  /// Returns the data of a fragment, now and after each change.
  ///
  /// ```swift
  /// for try await hero in store.values(of: HeroCard_hero.self, at: response.data!.hero!.fragment_HeroCard_hero) {
  ///   show(hero.name)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - fragment: A fragment without arguments.
  ///   - pointer: The fragment's data in a value that came from a store. Of any other value there is the data itself and
  ///     no later one.
  /// - Returns: The values. The sequence throws the errors of decoding a response. It ends with its task.
  public func values<Fragment: GraphQLFragment>(
    of fragment: Fragment.Type,
    at pointer: FragmentPointer
  ) -> StoreValues<Fragment.Data> {
    guard let place = pointer.place, place.objects.store === self, Fragment.node.arguments.isEmpty else {
      return StoreValues(store: self) { _ in ({ pointer.data(of: fragment) }, Data()) }
    }
    return StoreValues(store: self) { watcher in
      let variables = Data(place.objects.variables)
      let alone = Fragment.documentAlone
      let request = StoreRequest(
        SentDocument(text: alone.text, operationName: ""),
        operation: ObjectIdentifier(fragment),
        variables: variables,
        conditions: { alone.conditions }
      )
      let stored = try self.read(request, at: place.record, for: watcher)
      guard stored.missing.isEmpty else { return nil }
      let objects = StoredObjects(store: self, records: stored.objects, variables: place.objects.variables)
      let value: @Sendable () throws -> Fragment.Data = {
        guard case .object(let values) = try GraphQLJSONValue(parsing: variables) else {
          preconditionFailure("The variables of a request are an object")
        }
        return try Fragment.decodeData(stored.body, arguments: [:], variables: values, storedObjects: objects)
      }
      return (value, stored.body)
    }
  }
}
