import Foundation

/// What is sent for one operation.
public struct GraphQLRequest: Sendable, Hashable {
  /// The document: the operation and its fragments.
  public var document: String

  /// The name of the operation to run.
  public var operationName: String

  /// Whether it is a query, a mutation or a subscription.
  public var kind: GraphQLOperationKind

  /// The values of the variables: a JSON object.
  public var variables: Data

  /// Creates the request of an operation.
  ///
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent.
  public init<Operation: GraphQLOperation>(_ operation: Operation) throws(JSONWritingError) {
    document = Operation.document
    operationName = Operation.operationName
    kind = Operation.kind
    variables = try operation.variables.variableData
  }
}
