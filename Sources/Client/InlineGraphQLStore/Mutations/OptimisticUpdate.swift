import InlineGraphQL

/// The expected effect of a mutation. The store shows it until the response is there, and takes it back then.
public struct OptimisticUpdate<Mutation: GraphQLMutation>: Sendable {
  private enum Response: Sendable {
    case data(Mutation.Data)
    case json(GraphQLJSONObject)
  }

  /// Changes records after a response was written.
  public typealias Updater = @Sendable (RecordSourceSelectorProxy, Mutation.Data) -> Void

  private let response: Response?
  let update: (@Sendable (RecordSourceSelectorProxy) -> Void)?

  /// A response that is written as the service's will be.
  ///
  /// `#graphql("…", memberwiseInitializers: true)` gives its type an initializer.
  ///
  /// - Parameters:
  ///   - data: The response's data. Its objects need the fields that identify them: select `id` in the mutation.
  ///   - updater: Makes changes that the data does not contain. It is called again whenever something changes that it has read,
  ///     so it does nothing but change records, and reads nothing but them and its arguments.
  public static func response(_ data: Mutation.Data, updater: Updater? = nil) -> Self {
    guard let updater else { return Self(response: .data(data), update: nil) }
    return Self(response: .data(data)) { records in updater(records, data) }
  }

  /// A response that is written as the service's will be.
  ///
  /// - Parameters:
  ///   - data: The response's data as JSON. It may lack fields; their values in the store stay. Its objects need `__typename`
  ///     and the fields that identify them.
  ///   - updater: Makes changes that the data does not contain. It is called again whenever something changes that it has read,
  ///     so it does nothing but change records, and reads nothing but them and its arguments.
  public static func response(
    json data: GraphQLJSONObject,
    updater: (@Sendable (RecordSourceSelectorProxy) -> Void)? = nil
  ) -> Self {
    Self(response: .json(data), update: updater)
  }

  /// Changes without a response.
  ///
  /// - Parameter updater: Changes the records. It is called again whenever something changes that it has read, so it does
  ///   nothing but change records, and reads nothing else.
  public static func updater(_ updater: @escaping @Sendable (RecordSourceSelectorProxy) -> Void) -> Self {
    Self(response: nil, update: updater)
  }

  private init(response: Response?, update: (@Sendable (RecordSourceSelectorProxy) -> Void)?) {
    (self.response, self.update) = (response, update)
  }

  /// Returns the data of the expected response; `nil` if there is none.
  ///
  /// - Throws: The error of a value that cannot be written.
  func expectedData(_ client: GraphQLClient) throws -> GraphQLJSONValue? {
    switch response {
    case nil: nil
    case .data(let object): try object.encoded(client.dynamicTypes)
    case .json(let object): .object(object)
    }
  }
}
