import DynamicCodable
import Foundation

/// A request to run one operation.
public struct GraphQLRequest: Sendable, Hashable {
  /// The document: the operation and its fragments.
  public var document: String

  /// The name of the operation to run.
  public var operationName: String

  /// Whether it is a query, a mutation or a subscription.
  public var kind: GraphQLOperationKind

  /// The values of the variables: a JSON object in UTF-8.
  public var variables: Data

  /// Creates the request for an operation.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - dynamicTypes: The registry that names the types of values in a ``DynamicScalar``.
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
    // The variables are JSON already. Parsing them only to write them again would take time.
    body.append(contentsOf: #","variables":"#.utf8)
    body.append(variables)
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// Returns whether the sent forms of both requests are equal.
  public static func == (left: GraphQLRequest, right: GraphQLRequest) -> Bool {
    // Texts that are equal by Swift's `==` may differ in an argument: `f(a: "é")`.
    left.document.hasSameBytes(as: right.document) && left.operationName == right.operationName
      && left.kind == right.kind && left.variables == right.variables
  }

  private static func json(_ string: String) -> String.UTF8View {
    GraphQLJSONValue.string(string).description.utf8
  }
}
