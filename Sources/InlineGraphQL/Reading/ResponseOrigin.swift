/// Where a response comes from, for values in it that can load more.
///
/// It is an object, so that each such value holds no more than a reference to it.
public final class ResponseOrigin: Sendable {
  /// What the response answers.
  public let operation: any GraphQLOperation

  /// What received the response; nil if the program did that itself.
  public let client: GraphQLClient?

  /// Creates an origin.
  public init(operation: any GraphQLOperation, client: GraphQLClient?) {
    self.operation = operation
    self.client = client
  }
}
