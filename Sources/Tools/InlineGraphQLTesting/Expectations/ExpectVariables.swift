#if Testing
  public import InlineGraphQL

  /// Expects the variables that are sent for an operation.
  ///
  /// ```swift
  /// expectVariables(HeroQuery(episode: .jedi)) {
  ///   """
  ///   {
  ///     "episode": "JEDI"
  ///   }
  ///   """
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - fileID: The file of the test, for the report.
  ///   - filePath: The path of the file, into which a text is written.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: The variables as JSON, in the order of their definitions. Without a closure it is written into the test's
  ///     source, and the test fails once.
  public func expectVariables(
    _ operation: some GraphQLOperation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expected: (() -> String)? = nil
  ) {
    let call = TestCall(name: "expectVariables", fileID: fileID, filePath: filePath, line: line, column: column)
    do {
      call.expect(try GraphQLRequest(operation).sentVariables.indented(), expected)
    } catch {
      call.report("The variables of \(type(of: operation).operationName) cannot be sent: \(error)")
    }
  }

  extension GraphQLRequest {
    /// The variables in the request's body.
    var sentVariables: GraphQLJSONValue {
      get throws { try GraphQLJSONValue(parsing: body)["variables"] ?? [:] }
    }
  }

  extension GraphQLJSONValue {
    /// Returns JSON with a line for each value.
    fileprivate func indented(by indentation: String = "") -> String {
      let elements: [(prefix: String, value: GraphQLJSONValue)]
      let (open, close): (String, String)
      switch self {
      case .object(let object) where !object.isEmpty:
        elements = object.map { ("\(GraphQLJSONValue.string($0.key)): ", $0.value) }
        (open, close) = ("{", "}")
      case .array(let array) where !array.isEmpty:
        elements = array.map { ("", $0) }
        (open, close) = ("[", "]")
      default: return description
      }
      let inner = indentation + "  "
      let lines = elements.map { "\(inner)\($0.prefix)\($0.value.indented(by: inner))" }
      return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indentation)\(close)"
    }
  }
#endif
