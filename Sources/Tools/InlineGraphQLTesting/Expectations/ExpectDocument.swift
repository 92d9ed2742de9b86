#if Testing
  import GraphQLLanguage
  public import InlineGraphQL

  /// Expects the document that is sent for an operation: its definition and all fragments that it reaches.
  ///
  /// It is shown with line feeds. It is sent on one line.
  ///
  /// - Parameters:
  ///   - operation: The operation's type.
  ///   - fileID: The file of the test, for the report.
  ///   - filePath: The path of the file, into which a text is written.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: The document. Without a closure it is written into the test's source, and the test fails once.
  public func expectDocument<Operation: GraphQLOperation>(
    _ operation: Operation.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expected: (() -> String)? = nil
  ) {
    let call = TestCall(name: "expectDocument", fileID: fileID, filePath: filePath, line: line, column: column)
    call.expect(printed(operation.document), expected)
  }

  /// Expects the document that is sent for an operation whose selection depends on its values.
  ///
  /// - Parameters:
  ///   - operation: The operation.
  ///   - fileID: The file of the test, for the report.
  ///   - filePath: The path of the file, into which a text is written.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: The document. Without a closure it is written into the test's source, and the test fails once.
  public func expectDocument(
    _ operation: some GraphQLOperation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expected: (() -> String)? = nil
  ) {
    let call = TestCall(name: "expectDocument", fileID: fileID, filePath: filePath, line: line, column: column)
    call.expect(printed(operation.sentDocument.text), expected)
  }

  private func printed(_ document: String) -> String {
    // The macros or the library have made it.
    (try? Document(parsing: Source(document)).printed()) ?? document
  }
#endif
