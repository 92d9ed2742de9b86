import Foundation
import InlineGraphQL

extension GraphQLRefetchableFragment {
  /// Fetches the fragment again.
  ///
  /// ```swift
  /// let larger = try await avatar.refetch(.init(id: user.id, size: 200))
  /// ```
  ///
  /// - Parameter variables: The values of the query's variables. Those that are absent keep the values that they had when the
  ///   fragment was read; without this argument all do.
  /// - Returns: The fragment of the new response, which follows the store as this one does.
  /// - Throws: ``RefetchError`` if the fragment came from no store, or if the response does not have its object; the errors of
  ///   `GraphQLClient.execute(_:options:)`.
  public func refetch(_ variables: RefetchQuery.Variables? = nil) async throws -> Self {
    let changes = try variables.map { try GraphQLJSONObject($0.variableData) } ?? GraphQLJSONObject()
    let (client, query) = try refetchRequest(changing: changes)
    let response = try await client.askService(query)
    if let stored = try? await client.execute(query, policy: .storeOnly).data, let own = Self.refetched(from: stored) {
      return own
    }
    return try Self.refetched(from: response.data, response.errors)
  }

  /// Returns the fragment of a response to its query.
  ///
  /// - Throws: ``RefetchError/noObject(fragment:errors:)`` if the response does not have the object.
  static func refetched(from data: RefetchQuery.Data?, _ errors: [GraphQLError]) throws(RefetchError) -> Self {
    guard let own = data.flatMap({ refetched(from: $0) }) else {
      throw .noObject(fragment: node.name, errors: errors)
    }
    return own
  }

  /// Returns the query that fetches the fragment again, and the client that sends it.
  func refetchRequest(changing changes: GraphQLJSONObject) throws -> (GraphQLClient, RefetchRequest<Self>) {
    guard let origin = fragmentPointer.storedOrigin, let client = origin.client,
      var values = origin.refetchValues(of: Self.self)
    else { throw RefetchError.notFromStore(fragment: Self.node.name) }
    for (name, value) in changes.members { values[name] = value }
    return (client, RefetchRequest(values))
  }
}

extension GraphQLJSONObject {
  fileprivate init(_ variables: Data) throws {
    guard case .object(let object) = try GraphQLJSONValue(parsing: variables) else {
      self.init()
      return
    }
    self = object
  }
}

/// The reason why a fragment cannot be fetched again.
public enum RefetchError: Error, Sendable, CustomStringConvertible {
  /// The fragment's value came from no store, or the store does not have its object any more.
  case notFromStore(fragment: String)

  /// The response does not have the fragment's object.
  case noObject(fragment: String, errors: [GraphQLError])

  /// The problem, and how to fix it.
  public var description: String {
    switch self {
    case .notFromStore(let fragment):
      "This \(fragment) is not of a store's value. Read it from a LiveQuery, from client.values(of:) or by a policy that "
        + "asks the store."
    case .noObject(let fragment, let errors):
      "The response does not have the object of \(fragment)." + errors.map { " \($0.message)" }.joined()
    }
  }
}
