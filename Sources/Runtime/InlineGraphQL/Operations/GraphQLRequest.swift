import DynamicCodable
import Foundation
import GraphQLJSON

/// A request to run one operation.
///
/// A client makes it from an operation. Middleware and transports read it, and middleware may change it.
///
/// ```swift
/// let request = try GraphQLRequest(HeroQuery(episode: .jedi))
/// request.operationName                                   // HeroQuery
/// String(decoding: request.variables, as: UTF8.self)      // {"episode":"JEDI"}
/// ```
public struct GraphQLRequest: Sendable, Hashable {
  /// The document: the operation and its fragments.
  public var document: String

  /// The name of the operation to run; empty if it has none.
  public var operationName: String

  /// Whether it is a query, a mutation or a subscription.
  public var kind: GraphQLOperationKind

  /// The values of the variables: a JSON object in UTF-8. Those that the document does not have are not sent.
  public var variables: Data

  /// How the server should handle errors; nil to leave it to the server.
  public var onError: GraphQLErrorBehavior?

  /// Additional information for the server, an object in the request; empty to send none.
  public var extensions = GraphQLJSONObject()

  /// The document's identifier at the server; nil if the server does not know the document.
  ///
  /// [GraphQL over HTTP: Persisted Documents](https://graphql.github.io/graphql-over-http/draft/#sec-Appendix-Persisted-Documents)
  public var documentID: String?

  /// Whether the text of the ``document`` is sent.
  public var sendsDocument = true

  /// The files among the variables, which have `null` in their places.
  public var uploads: [UploadedVariable]

  /// How the request is sent.
  public var options: GraphQLRequestOptions

  /// The requests that are sent as one; empty if it is a request of its own.
  package private(set) var batch: [GraphQLRequest] = []

  /// The names of the variables that the document does not have.
  private let unsentVariables: Set<String>

  /// The values that the program provided when the request was made. They are among the variables.
  let providedValues: [ProvidedValue]

  /// Creates the request for an operation. Arguments of fragments with a provider get the values of this moment.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - dynamicTypes: The registry that names the types of values in a ``DynamicScalar``.
  ///   - onError: How the server should handle errors; nil to leave it to the server.
  ///   - options: How the request is sent.
  /// - Throws: ``JSONWritingError`` if a variable's value cannot be sent.
  public init<Operation: GraphQLOperation>(
    _ operation: Operation,
    dynamicTypes: DynamicDecodableRegistry = .shared,
    onError: GraphQLErrorBehavior? = nil,
    options: GraphQLRequestOptions = GraphQLRequestOptions()
  ) throws(JSONWritingError) {
    self.onError = onError
    self.options = options
    let sent = operation.sentDocument
    document = sent.text
    operationName = sent.operationName
    kind = Operation.kind
    let composed = Operation.composed
    unsentVariables = composed.unsent
    providedValues = [ProvidedValue](of: composed.provided)
    let context = VariablesContext(dynamicTypes: dynamicTypes)
    let given = try operation.variables.variableData(in: context, and: providedValues)
    variables = composed.defaulted.values(addedTo: given)
    uploads = composed.defaulted.uploads(addedTo: context.uploads(in: given)).filter { upload in
      !composed.unsent.contains { upload.path.components.first == .key($0) }
    }
  }

  /// Creates a request that sends several as one, as a list. It is sent as the first is.
  init(batch: [GraphQLRequest]) {
    self = batch[0]
    operationName = batch.map(\.operationName).joined(separator: ",")
    self.batch = batch
  }

  /// The request as JSON: `{"query": …, "operationName": …, "variables": …}`, and `documentId`, `onError` and
  /// `extensions` if there are any.
  ///
  /// [GraphQL over HTTP: Request](https://graphql.github.io/graphql-over-http/draft/#sec-Request)
  public var body: Data {
    if !batch.isEmpty { return Data("[".utf8) + batch.map(\.body).joined(separator: ",".utf8) + Data("]".utf8) }
    var body = Data("{".utf8)
    for (name, value) in parameters {
      if body.count > 1 { body.append(UInt8(ascii: ",")) }
      body.append(contentsOf: "\"\(name)\":".utf8)
      switch value {
      case .string(let text): body.append(contentsOf: GraphQLJSONValue.string(text).description.utf8)
      case .json(let json): body.append(json)
      }
    }
    body.append(UInt8(ascii: "}"))
    return body
  }

  /// The members of the body as the parameters of a URL: texts as they are, all others as JSON.
  var queryParameters: [(name: String, value: String)] {
    parameters.map { name, value in
      switch value {
      case .string(let text): (name, text)
      case .json(let json): (name, String(decoding: json, as: UTF8.self))
      }
    }
  }

  private enum Parameter {
    case string(String)
    /// Parsing JSON only to write it again would take time.
    case json(Data)
  }

  /// The members of the body.
  private var parameters: [(name: String, value: Parameter)] {
    var parameters: [(name: String, value: Parameter)] = []
    if let documentID { parameters.append(("documentId", .string(documentID))) }
    if sendsDocument { parameters.append(("query", .string(document))) }
    if !operationName.isEmpty { parameters.append(("operationName", .string(operationName))) }
    parameters.append(("variables", .json(variables.removingMembers(unsentVariables))))
    if let onError { parameters.append(("onError", .string(onError.rawValue))) }
    if !extensions.isEmpty {
      parameters.append(("extensions", .json(Data(GraphQLJSONValue.object(extensions).description.utf8))))
    }
    return parameters
  }

  /// Returns whether the sent forms of both requests are equal.
  public static func == (left: GraphQLRequest, right: GraphQLRequest) -> Bool {
    // Texts that are equal by Swift's `==` may differ in an argument: `f(a: "é")`.
    left.document.hasSameBytes(as: right.document) && left.operationName == right.operationName
      && left.kind == right.kind && left.variables == right.variables && left.onError == right.onError
      && left.extensions == right.extensions && left.documentID == right.documentID
      && left.sendsDocument == right.sendsDocument && left.uploads == right.uploads && left.options == right.options
      && left.batch == right.batch
  }

  /// Hashes the sent form.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(document)
    hasher.combine(variables)
  }
}

extension Data {
  /// Returns the text of a JSON object without some of its members; the same text if it is no object.
  fileprivate func removingMembers(_ names: Set<String>) -> Data {
    if names.isEmpty { return self }
    return withUnsafeBytes { bytes in
      guard let members = try? jsonMembers(of: bytes.bindMemory(to: UInt8.self)) else { return self }
      var rest = Data("{".utf8)
      for member in members where !names.contains(member.name) {
        if rest.count > 1 { rest.append(UInt8(ascii: ",")) }
        rest.append(contentsOf: bytes[member.writtenName])
        rest.append(UInt8(ascii: ":"))
        rest.append(contentsOf: bytes[member.value])
      }
      rest.append(UInt8(ascii: "}"))
      return rest
    }
  }
}
