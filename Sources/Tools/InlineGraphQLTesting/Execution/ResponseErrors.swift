import Foundation
import GraphQLLanguage
import InlineGraphQL

/// An error of one field of the response (section 6.4.4).
struct FieldError: Error {
  var message: String
  /// The nodes of the document that the error is about.
  var ranges: [SourceRange] = []
  /// The path of the field; `nil` until that field catches the error.
  var path: ExecutionPath?
  var extensions: GraphQLJSONValue?

  init(_ message: String, at ranges: SourceRange...) {
    self.message = message
    self.ranges = ranges
  }

  /// Creates the error from one that a resolver threw.
  init(_ error: any Error) {
    switch error {
    case let error as FieldError:
      self = error
    case let error as GraphQLError:
      message = error.message
      extensions = error.extensions
    case let error as any LocalizedError where error.errorDescription != nil:
      message = error.errorDescription!
    default:
      message = String(describing: error)
    }
  }

  /// Returns the error with a path and locations, unless it already has its own.
  func located(at ranges: [SourceRange], _ path: ExecutionPath) -> FieldError {
    guard self.path == nil else { return self }
    var error = self
    error.path = path
    if error.ranges.isEmpty { error.ranges = ranges }
    return error
  }

  /// Returns the error as the response has it (section 7.1.6).
  func json(_ locations: DocumentLocations) -> GraphQLJSONValue {
    errorJSON(message, locations: ranges.map(locations.location), path: path, extensions: extensions)
  }
}

/// The errors of a request that is not executed (section 7.1.6, "request errors").
struct RequestError: Error {
  let errors: [GraphQLJSONValue]

  init(_ message: String) {
    errors = [errorJSON(message)]
  }

  init(_ diagnostics: [Diagnostic], in source: Source) {
    let locations = DocumentLocations(source)
    errors = diagnostics.map { errorJSON($0.message, locations: $0.ranges.map(locations.location)) }
  }

  init(_ fieldErrors: [FieldError], in source: Source) {
    let locations = DocumentLocations(source)
    errors = fieldErrors.map { $0.json(locations) }
  }

  /// The response: an object with `errors` and without `data`.
  var response: GraphQLJSONValue { ["errors": .array(errors)] }
}

private func errorJSON(
  _ message: String,
  locations: [GraphQLError.Location] = [],
  path: ExecutionPath? = nil,
  extensions: GraphQLJSONValue? = nil
) -> GraphQLJSONValue {
  var error: GraphQLJSONObject = ["message": .string(message)]
  if !locations.isEmpty {
    error["locations"] = .array(locations.map { ["line": .int($0.line), "column": .int($0.column)] })
  }
  error["path"] = path?.json
  error["extensions"] = extensions
  return .object(error)
}
