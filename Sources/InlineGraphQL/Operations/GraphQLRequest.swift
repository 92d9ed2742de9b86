import DynamicCodable
import Foundation

/// What is sent for one operation.
public struct GraphQLRequest: Sendable, Hashable {
  /// The document: the operation and its fragments.
  public var document: String

  /// The name of the operation to run.
  public var operationName: String

  /// Whether it is a query, a mutation or a subscription.
  public var kind: GraphQLOperationKind

  /// The values of the variables: a JSON object in UTF-8.
  public var variables: Data

  /// Creates the request of an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - dynamicTypes: What names the types of values in a ``DynamicScalar``.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent.
  public init<Operation: GraphQLOperation>(
    _ operation: Operation,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws(JSONWritingError) {
    let sent = operation.sentDocument
    document = sent.text
    operationName = sent.operationName
    kind = Operation.kind
    variables = try operation.variables.variableData(dynamicTypes: dynamicTypes)
  }

  /// The request as JSON: `{"query": …, "operationName": …, "variables": …}`.
  ///
  /// [GraphQL over HTTP: Request](https://graphql.github.io/graphql-over-http/draft/#sec-Request)
  public var body: Data {
    var body = Data(#"{"query":"#.utf8)
    body.append(contentsOf: Self.json(document))
    body.append(contentsOf: #","operationName":"#.utf8)
    body.append(contentsOf: Self.json(operationName))
    // The variables are JSON already; they are not parsed only to be written again.
    body.append(contentsOf: #","variables":"#.utf8)
    body.append(variables)
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// Whether both requests are sent alike.
  public static func == (left: GraphQLRequest, right: GraphQLRequest) -> Bool {
    // Texts that Swift's `==` holds equal may differ in an argument: `f(a: "é")`.
    left.document.hasSameBytes(as: right.document) && left.operationName == right.operationName
      && left.kind == right.kind && left.variables == right.variables
  }

  private static func json(_ string: String) -> String.UTF8View {
    GraphQLJSONValue.string(string).description.utf8
  }
}
