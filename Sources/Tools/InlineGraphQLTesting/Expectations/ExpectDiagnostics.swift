#if Testing
  /// Expects errors and warnings of a literal, which are below its lines as the Swift compiler draws them.
  ///
  /// ```swift
  /// expectDiagnostics(of: "query HeroQuery { hero { nam } }") {
  ///   """
  ///   1 | query HeroQuery { hero { nam } }
  ///     |                          `- error: Cannot query field "nam" on type "Character". Did you mean "name"?
  ///   """
  /// }
  /// ```
  ///
  /// Without a closure the text is written into the test's source, and the test fails once.
  ///
  /// - Parameters:
  ///   - text: GraphQL, which is checked as in `#graphql`, or Swift with macros. All fragments that it spreads are in it.
  ///   - schema: The schema.
  ///   - fileID: The file of the test, for the report.
  ///   - filePath: The path of the file, into which a text is written.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: The text with what a build says of it; without, nothing is wrong.
  public func expectDiagnostics(
    of text: String,
    schema: SchemaSource = .package,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expected: (() -> String)? = nil
  ) {
    let call = TestCall(name: "expectDiagnostics", fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(UnusableSchema) {
      call.expect(try TestedLiteral(text, schema, in: "\(filePath)").annotated(), expected)
    } catch {
      call.report(error.message)
    }
  }
#endif
