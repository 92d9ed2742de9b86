import Foundation

/// A response that was read, with or without success.
struct ReadResponse: ~Copyable {
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
  consuming func contents(in body: Foundation.Data) throws -> (GraphQLFieldError?, ResponseEnvelope) {
    switch result {
    case .success(let contents): return contents
    // If the rest of the response can be read, only the data is wrong.
    case .failure(let error): throw error.with(errors: try ResponseEnvelope(around: body).errors)
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
}
