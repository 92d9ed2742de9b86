extension [GraphQLError] {
  /// Reads the `errors` of a response.
  ///
  /// Strict only in what an error is nothing without, its message: servers differ in how they leave out the rest (null,
  /// empty, absent), and a response must not be lost over it.
  init(responseErrors value: JSONValue) throws(InvalidResponseError) {
    guard case .array(let errors) = value else {
      throw .invalidErrors("it is \(value.kind), not a list.")
    }
    self = []
    for (index, error) in errors.enumerated() {
      guard let error = GraphQLError(responseError: error) else {
        throw .invalidErrors("[\(index)] has no message.")
      }
      append(error)
    }
  }
}

extension GraphQLError {
  fileprivate init?(responseError value: JSONValue) {
    guard case .string(let message)? = value["message"] else { return nil }
    self.init(message: message)
    if case .array(let values)? = value["locations"] {
      locations = values.compactMap(Location.init(responseLocation:))
    }
    if case .array(let values)? = value["path"] {
      path = JSONPath(values.compactMap(JSONPath.Component.init(responseKey:)))
    }
    if let extensions = value["extensions"], extensions != .null {
      self.extensions = extensions
    }
  }
}

extension GraphQLError.Location {
  fileprivate init?(responseLocation value: JSONValue) {
    guard case .int(let line)? = value["line"], case .int(let column)? = value["column"] else { return nil }
    self.init(line: line, column: column)
  }
}

extension JSONPath.Component {
  fileprivate init?(responseKey value: JSONValue) {
    switch value {
    case .string(let key): self = .key(key)
    case .int(let index): self = .index(index)
    default: return nil
    }
  }
}
