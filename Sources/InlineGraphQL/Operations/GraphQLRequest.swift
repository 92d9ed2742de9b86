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

  /// What the server should do with errors; nil to leave it to the server.
  public var onError: GraphQLErrorBehavior?

  /// The values that the program provided when the request was made. They are among the variables.
  let providedValues: [ProvidedValue]

  /// Creates the request for an operation. Arguments of fragments with a provider get the values of this moment.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - dynamicTypes: The registry that names the types of values in a ``DynamicScalar``.
  ///   - onError: What the server should do with errors; nil to leave it to the server.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent.
  public init<Operation: GraphQLOperation>(
    _ operation: Operation,
    dynamicTypes: DynamicDecodableRegistry = .shared,
    onError: GraphQLErrorBehavior? = nil
  ) throws(JSONWritingError) {
    self.onError = onError
    let sent = operation.sentDocument
    document = sent.text
    operationName = sent.operationName
    kind = Operation.kind
    providedValues = [ProvidedValue](of: Operation.providedVariables)
    variables = try operation.variables.variableData(dynamicTypes: dynamicTypes, and: providedValues)
  }

  /// The request as JSON: `{"query": …, "operationName": …, "variables": …}`, and `"onError"` if there is one.
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
    if let onError {
      body.append(contentsOf: #","onError":"#.utf8)
      body.append(contentsOf: Self.json(onError.rawValue))
    }
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// Returns whether the sent forms of both requests are equal.
  public static func == (left: GraphQLRequest, right: GraphQLRequest) -> Bool {
    // Texts that are equal by Swift's `==` may differ in an argument: `f(a: "é")`.
    left.document.hasSameBytes(as: right.document) && left.operationName == right.operationName
      && left.kind == right.kind && left.variables == right.variables && left.onError == right.onError
  }

  /// Hashes the sent form.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(document)
    hasher.combine(variables)
  }

  private static func json(_ string: String) -> String.UTF8View {
    GraphQLJSONValue.string(string).description.utf8
  }
}
