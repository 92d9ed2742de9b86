/// A request with a document of your own, whose response is a model or a list of models, or has them at a path.
///
/// ```swift
/// let document = "query Drafts($nextToken: String) { listPosts(nextToken: $nextToken) { items { id title } nextToken } }"
/// let request = DocumentRequest(document: document, responseType: ModelList<Post>.self, decodePath: "listPosts")
/// for try await post in try await client.request(request).allPages { show(post.title) }
/// ```
///
/// It has what amplify-swift's `GraphQLRequest(document:variables:responseType:decodePath:)` has. A list's next page is the
/// same request with the variable `nextToken`, if the document has it. A list inside a model loads its next page as
/// other lists of models do.
public struct DocumentRequest<Value: ModelResponse>: Sendable {
  let document: String
  var variables: GraphQLJSONObject
  let keys: [String]

  /// Creates a request with a document that is a text.
  ///
  /// - Parameters:
  ///   - document: The document, with one operation: a query or a mutation. Nothing checks it before the service does.
  ///   - variables: The values of its variables.
  ///   - responseType: The type of the value at the path.
  ///   - decodePath: The response keys from the data to the value, as in `"listPosts"` or `"getBlog.posts"`; by itself the value
  ///     is the data.
  public init(
    document: String,
    variables: GraphQLJSONObject = [:],
    responseType: Value.Type,
    decodePath: String? = nil
  ) {
    (self.document, self.variables) = (document, variables)
    keys = decodePath?.split(separator: ".").map(String.init) ?? []
  }

  /// Creates a request with the document of an operation, which the build has checked.
  ///
  /// - Parameters:
  ///   - operation: The operation. It selects all fields of the models, as Amplify's documents do.
  ///   - responseType: The type of the value at the path.
  ///   - decodePath: The response keys from the data to the value.
  /// - Throws: `JSONWritingError` if a variable's value cannot be sent.
  public init(
    _ operation: some GraphQLSingleResponseOperation,
    responseType: Value.Type,
    decodePath: String? = nil
  ) throws {
    let request = try GraphQLRequest(operation)
    self.init(
      document: request.document,
      variables: try GraphQLJSONValue(parsing: request.variables).object ?? [:],
      responseType: responseType,
      decodePath: decodePath
    )
  }

  /// Whether a list can have another page.
  var hasTokenVariable: Bool { document.contains("$nextToken") }

  /// The kind and the name of the operation: the first words of the document, without comments.
  private var head: (kind: GraphQLOperationKind, name: String) {
    let lines = document.split(whereSeparator: \.isNewline).map { line in line.prefix { $0 != "#" } }
    let text = lines.joined(separator: " ").drop { $0.isWhitespace || $0 == "," }
    guard let kind = GraphQLOperationKind.allCases.first(where: { text.hasPrefix($0.rawValue) }) else {
      return (.query, "")
    }
    let rest = text.dropFirst(kind.rawValue.count)
    let name = rest.drop { $0.isWhitespace || $0 == "," }
    // Without a blank between them, it is another word.
    if name.count == rest.count { return (kind, "") }
    return (kind, String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
  }

  /// The request that is sent.
  func request(from client: GraphQLClient) throws -> GraphQLRequest {
    var request = try GraphQLRequest(
      DocumentOperation(request: self),
      dynamicTypes: client.dynamicTypes,
      onError: client.onError
    )
    request.kind = head.kind
    return request
  }

  fileprivate var sent: SentDocument { SentDocument(text: document, operationName: head.name) }
}

/// A value that a request for models can have: a model, a list of models, or one of them that may be null.
public typealias ModelResponse = __ResponseValue & Hashable & Codable & Sendable

/// The operation of a document request. What generated operations say of their types is said of its value.
struct DocumentOperation<Value: ModelResponse>: GraphQLQuery {
  typealias Data = DocumentData<Value>

  let request: DocumentRequest<Value>

  static var node: __OperationNode { __OperationNode(name: "Document", definition: "query Document{__typename}") }

  var variables: ModelVariables {
    ModelVariables(arguments: request.variables.map { ModelDocument.Argument($0.key, "", $0.value) })
  }

  var sentDocument: SentDocument { request.sent }
}

/// The data of a document request.
struct DocumentData<Value: ModelResponse>: ResponseObject {
  /// The value at the path; `nil` if it or something before it is null.
  let value: Value?

  typealias __Stored = (value: Value?, __on_Query: Void)

  init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    let operation = reader.origin?.operation as? DocumentOperation<Value>
    value = try reader.read(at: operation?.request.keys ?? []) { reader throws(ResponseDecodingError) in
      if reader.readNull() { return nil }
      guard let list = Value.self as? any DocumentList.Type, let operation else { return try Value(from: &reader) }
      return try list.read(from: &reader, of: operation)
    }
  }
}

/// A list that a document request can continue.
protocol DocumentList {
  static func read<Value>(
    from reader: inout __ResponseReader,
    of operation: DocumentOperation<Value>
  ) throws(ResponseDecodingError) -> Value?
}

extension ModelList: DocumentList {
  static func read<Value>(
    from reader: inout __ResponseReader,
    of operation: DocumentOperation<Value>
  ) throws(ResponseDecodingError) -> Value? {
    let source = (operation as? DocumentOperation<ModelList>).map { ListSource<Element>.document($0.request) }
    return try ModelList(from: &reader, source: source ?? .memory) as? Value
  }
}

extension GraphQLClient {
  /// Executes a request with a document of your own.
  ///
  /// - Returns: The value at the request's path.
  /// - Throws: ``ModelRequestError`` for every failure; `operation(CancellationError())` if the task is cancelled.
  @discardableResult
  public func request<Value>(_ request: DocumentRequest<Value>) async throws(ModelRequestError<Value>) -> Value {
    try await value(
      of: DocumentOperation(request: request),
      sending: { client throws in try request.request(from: client) },
      in: { data in data.value ?? (Value.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Value }
    )
  }
}
