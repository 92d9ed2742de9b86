import InlineGraphQL

/// The data of a fragment, with what the store says of it.
public struct StoreFragment<Data: ResponseObject>: Sendable {
  /// The data, or why a fragment with `@throwOnFieldError` or `@catch` has none. It is nil if a field with `@required` is
  /// null; other fragments always have data.
  public var result: Result<Data?, GraphQLFieldError>

  /// Whether a value in it is older than it may be, or was invalidated.
  public var isStale: Bool

  /// The age of its oldest value when it was read.
  public var age: Duration

  /// The fields of which the store knows nothing, which are null in the data.
  public var missing: [JSONPath]

  /// The data; nil if there is none.
  public var data: Data? { try? result.get() }

  /// Creates the data of a value that did not come from the store.
  init(_ result: Result<Data?, GraphQLFieldError>) {
    self.result = result
    (isStale, age, missing) = (false, .zero, [])
  }

  /// Creates data that was read from a store.
  init(_ result: Result<Data?, GraphQLFieldError>, _ stored: StoredResponse) {
    self.result = result
    (isStale, age, missing) = (stored.isStale, stored.age, stored.missing)
  }
}
