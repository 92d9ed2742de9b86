import DynamicCodable
import Foundation

extension GraphQLOperation {
  /// Decodes a server's response to the operation.
  ///
  /// Selections that `@include` and `@skip` exclude for the values of ``variables`` are `nil`; all others must be
  /// present. What depends on an argument with a provider may be present: only ``GraphQLClient/execute(_:options:)`` knows
  /// the values that were sent. `data`, `errors` and `extensions` may come in any order. If the response has data and
  /// errors, both are returned.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have.
  /// - Throws: ``ResponseDecodingError`` if `data` is not what the operation selects, with the path from `data` to the
  ///   wrong value and the errors in the response; ``InvalidResponseError`` if the body is not a GraphQL response, for
  ///   example because it was cut off; ``GraphQLFieldError`` if a field of an operation with `@throwOnFieldError`
  ///   failed; ``MissingRequiredFieldError`` if one with `@required(action: THROW)` is null.
  public func decodeResponse(
    _ body: Foundation.Data,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, dynamicTypes: dynamicTypes, client: nil)
  }

  /// Decodes what has arrived of a server's response to the operation.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - dynamicTypes: The types that values of a ``DynamicScalar`` may have.
  /// - Throws: The errors of ``decodeResponse(_:dynamicTypes:)-(Data,_)``. What has not arrived is no error.
  public func decodeResponse(
    _ response: IncrementalResponse,
    dynamicTypes: DynamicDecodableRegistry = .shared
  ) throws -> GraphQLResponse<Data> {
    let (body, parts) = response.contents
    return try decodeResponse(body, parts, dynamicTypes: dynamicTypes, client: nil)
  }

  /// Decodes a server's response to the operation as a client does.
  ///
  /// - Parameters:
  ///   - body: The response, JSON in UTF-8.
  ///   - client: The client that received the response. Values load more through it, and it has the types that values
  ///     of a ``DynamicScalar`` may have.
  /// - Throws: The errors of ``decodeResponse(_:dynamicTypes:)-(Data,_)``.
  public func decodeResponse(_ body: Foundation.Data, client: GraphQLClient) throws -> GraphQLResponse<Data> {
    try decodeResponse(body, dynamicTypes: client.dynamicTypes, client: client)
  }

  /// Decodes the response to a request that a client sent, or would have sent if there were no store.
  package func decodeResponse(
    _ body: Foundation.Data,
    to request: GraphQLRequest,
    client: GraphQLClient,
    storedObjects: StoredObjects? = nil
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(
      body,
      nil,
      request.providedValues,
      storedObjects,
      dynamicTypes: client.dynamicTypes,
      client: client
    )
  }

  /// Decodes what a client's transport received.
  func decodeResponse(
    _ response: TransportResponse,
    to request: GraphQLRequest,
    client: GraphQLClient
  ) throws -> GraphQLResponse<Data> {
    try decodeResponse(
      response.body,
      nil,
      request.providedValues,
      dynamicTypes: client.dynamicTypes,
      client: client,
      http: HTTPResponse(response)
    )
  }

  /// Decodes what a client received of the response to a request.
  func decodeResponse(
    _ response: IncrementalResponse,
    to request: GraphQLRequest,
    client: GraphQLClient
  ) throws -> GraphQLResponse<Data> {
    let (body, parts) = response.contents
    return try decodeResponse(body, parts, request.providedValues, dynamicTypes: client.dynamicTypes, client: client)
  }

  private func decodeResponse(
    _ body: Foundation.Data,
    _ parts: DeferredParts? = nil,
    _ providedValues: [ProvidedValue] = [],
    _ storedObjects: StoredObjects? = nil,
    dynamicTypes: DynamicDecodableRegistry,
    client: GraphQLClient?,
    http: HTTPResponse? = nil
  ) throws -> GraphQLResponse<Data> {
    // What is generic is looked up at run time each time, so only the data are read by generic code.
    var data: Data?
    let (booleanVariables, providedBooleans) = (booleanVariables, providedValues.booleans)
    let origin = ResponseOrigin(operation: self, client: client)
    func prepare(_ reader: inout __ResponseReader) {
      reader.booleanVariables = booleanVariables
      reader.providedBooleans = providedBooleans
      reader.deferredParts = parts
      reader.storedObjects = storedObjects
      reader.dynamicTypes = dynamicTypes
      reader.origin = origin
    }
    var response = Self.read(body, [], prepare, into: &data)
    // Errors may come after the data. They are seldom there, and seldom matter to what reads it.
    if response.handlesFieldErrors, let errors = try? response.errors(in: body), !errors.isEmpty {
      response = Self.read(body, errors, prepare, into: &data)
    }
    for field in response.missingFields { (client?.logMissingField ?? GraphQLClient.log)(field) }
    let (fieldError, envelope) = try response.contents(in: body)
    if !response.hasData, envelope.errors.isEmpty { throw InvalidResponseError.neitherDataNorErrors }
    if let fieldError, Self.errorHandling != .caught { throw fieldError.thrown }
    return GraphQLResponse(
      data: fieldError == nil ? data : nil,
      errors: envelope.errors,
      extensions: envelope.extensions,
      fieldError: fieldError,
      http: http
    )
  }

  private static func read(
    _ body: Foundation.Data,
    _ errors: [GraphQLError],
    _ prepare: (inout __ResponseReader) -> Void,
    into data: inout Data?
  ) -> ReadResponse {
    ReadResponse(body, errors, prepare: prepare) { reader throws(ResponseDecodingError) in
      try readData(from: &reader, into: &data)
    }
  }

  /// Reads data, or null. Returns why there is none, if fields that failed are the reason.
  private static func readData(
    from reader: inout __ResponseReader,
    into data: inout Data?
  ) throws(ResponseDecodingError) -> GraphQLFieldError? {
    data = nil
    switch errorHandling {
    case .none:
      if reader.readNull() { return nil }
      // Reading it as optional would look one more type up.
      do throws(ResponseDecodingError) { data = try Data(from: &reader) } catch {
        guard error.isAbsence else { throw error }
      }
    case let handling:
      switch try reader.readHandlingErrors(handling, Data?.self) {
      case .success(let value): data = value
      case .failure(let error): return error
      }
    }
    return nil
  }
}

/// A response that was read, with or without success.
struct ReadResponse {
  /// Why there is no data, if fields that failed are the reason; and the other members.
  private var result: Result<(GraphQLFieldError?, ResponseEnvelope), ResponseDecodingError>

  /// Whether there is data that is not null.
  private(set) var hasData = false

  /// Whether what was read depends on the response's errors.
  private(set) var handlesFieldErrors = false

  /// The fields with `@required(action: LOG)` that are null.
  private(set) var missingFields: [MissingRequiredFieldError] = []

  /// Reads a response.
  ///
  /// - Parameters:
  ///   - errors: The errors of the response, as far as they are known.
  ///   - prepare: Tells the reader about the request.
  ///   - readData: Reads the data. Returns why there is none, if fields that failed are the reason.
  init(
    _ body: Foundation.Data,
    _ errors: [GraphQLError],
    prepare: (inout __ResponseReader) -> Void,
    readData: (inout __ResponseReader) throws(ResponseDecodingError) -> GraphQLFieldError?
  ) {
    var (handlesFieldErrors, missingFields, hasData) = (false, [] as [MissingRequiredFieldError], false)
    var fieldError: GraphQLFieldError?
    do throws(ResponseDecodingError) {
      let envelope = try __ResponseReader.read(from: body, root: "data") { reader throws(ResponseDecodingError) in
        defer { (handlesFieldErrors, missingFields) = (reader.handlesFieldErrors, reader.missingFields) }
        prepare(&reader)
        if !errors.isEmpty { reader.findNulls(of: errors) }
        return try ResponseEnvelope(from: &reader) { reader, object throws(ResponseDecodingError) in
          guard try reader.find("data", in: &object) else { return }
          hasData = !reader.isNextNull
          fieldError = try readData(&reader)
        }
      }
      result = .success((fieldError, envelope))
    } catch {
      result = .failure(error)
    }
    (self.hasData, self.handlesFieldErrors, self.missingFields) = (hasData, handlesFieldErrors, missingFields)
  }

  /// Returns the errors in the response.
  func errors(in body: Foundation.Data) throws -> [GraphQLError] {
    switch result {
    case .success((_, let envelope)): envelope.errors
    case .failure: try ResponseEnvelope(around: body).errors
    }
  }

  /// Returns what was read.
  func contents(in body: Foundation.Data) throws -> (GraphQLFieldError?, ResponseEnvelope) {
    switch result {
    case .success(let contents): return contents
    // If the rest of the response can be read, only the data is wrong.
    case .failure(let error): throw error.with(errors: try ResponseEnvelope(around: body).errors)
    }
  }
}

/// The members of a response other than its data; null is the same as absent.
///
/// Reading them never fails for their contents: an invalid text or number must not cost the data or another error.
struct ResponseEnvelope {
  var errors: [GraphQLError] = []
  var extensions: GraphQLJSONValue?

  /// Reads a response; `readData` reads its data.
  init(
    from reader: inout __ResponseReader,
    readData: (inout __ResponseReader, inout __ObjectScope) throws(ResponseDecodingError) -> Void
  ) throws(ResponseDecodingError) {
    var object = try reader.beginObject()
    try readData(&reader, &object)
    // Most responses have data alone. Searching for what is not there would read the data again.
    if reader.hasReadAll(of: object) {
      try reader.endObject(&object)
      return
    }
    errors = try reader.readLossily("errors", in: &object).map { [GraphQLError](responseErrors: $0) } ?? []
    extensions = try reader.readLossily("extensions", in: &object)
    try reader.endObject(&object)
  }

  /// Reads a response without its data.
  init(around body: Foundation.Data) throws(InvalidResponseError) {
    do {
      self = try __ResponseReader.read(from: body) { reader throws(ResponseDecodingError) in
        try ResponseEnvelope(from: &reader) { _, _ in }
      }
    } catch {
      throw InvalidResponseError(body: body)
    }
  }
}

extension __ResponseReader {
  /// Whether the next value begins as null does. The position stays.
  fileprivate var isNextNull: Bool {
    var ahead = cursor
    ahead.skipWhitespace()
    return ahead.byte == UInt8(ascii: "n")
  }

  /// Whether the object has no members but those that were read.
  fileprivate func hasReadAll(of object: __ObjectScope) -> Bool {
    object.passedKeys == 0 && object.separator == UInt8(ascii: ",") && cursor.byte == UInt8(ascii: "}")
  }

  fileprivate mutating func readLossily(
    _ key: StaticString,
    in object: inout __ObjectScope
  ) throws(ResponseDecodingError) -> GraphQLJSONValue? {
    guard try find(key, in: &object), !readNull() else { return nil }
    return try readJSONValue(isLossy: true)
  }
}

extension InvalidResponseError {
  /// Creates the error for a body that is known to be no GraphQL response.
  init(body: Foundation.Data) {
    do {
      self = .notAnObject(found: try GraphQLJSONValue(parsing: body).kind)
    } catch {
      let path = body.withUnsafeBytes { jsonPath(ofOffset: error.offset, in: $0.assumingMemoryBound(to: UInt8.self)) }
      let place = path.components.isEmpty ? "" : ", in \"\("\(path)".excerpt())\""
      self = .notJSON("This is not JSON: there is \(error.found) at byte \(error.offset)\(place).")
    }
  }
}

extension GraphQLJSONValue {
  /// The kind of the JSON value, with an article.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean"
    case .int, .double: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
