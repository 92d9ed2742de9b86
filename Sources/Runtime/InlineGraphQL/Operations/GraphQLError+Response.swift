extension [GraphQLError] {
  /// Reads the `errors` of a response.
  ///
  /// It never fails. Servers differ in how they report errors, and an error that does not conform to the specification
  /// must not cost the data or other errors. The message of such an error is its text.
  package init(responseErrors value: GraphQLJSONValue) {
    switch value {
    case .null: self = []
    case .array(let errors): self = errors.map(GraphQLError.init(responseError:))
    default: self = [GraphQLError(responseError: value)]
    }
  }
}

extension GraphQLError {
  fileprivate init(responseError value: GraphQLJSONValue) {
    switch (value, value["message"]) {
    case (_, .string(let message)?), (.string(let message), _): self.init(message: message)
    default: self.init(message: "The server reports an error without a message: \(value.description.excerpt())")
    }
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
  fileprivate init?(responseLocation value: GraphQLJSONValue) {
    guard case .int(let line)? = value["line"], case .int(let column)? = value["column"] else { return nil }
    self.init(line: line, column: column)
  }
}

extension JSONPath.Component {
  /// Reads a component of an error's path.
  package init?(responseKey value: GraphQLJSONValue) {
    switch value {
    case .string(let key): self = .key(key)
    case .int(let index): self = .index(index)
    default: return nil
    }
  }
}
