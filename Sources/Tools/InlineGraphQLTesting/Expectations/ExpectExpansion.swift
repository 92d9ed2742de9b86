#if Testing
  /// Expects that a literal expands to a text.
  ///
  /// ```swift
  /// expectExpansion(of: "query MottoQuery { motto }") {
  ///   """
  ///   struct MottoQuery: …
  ///   """
  /// }
  /// ```
  ///
  /// Without a closure the text is written into the test's source, and the test fails once.
  ///
  /// - Parameters:
  ///   - text: GraphQL, which is expanded as `#graphql` does it, or Swift with macros, each of which is expanded. All
  ///     fragments that it spreads are in it.
  ///   - schema: The schema.
  ///   - fileID: The file of the test, for the report.
  ///   - filePath: The path of the file, into which a text is written.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: The Swift. Several expansions are separated by an empty line; what is attached to a struct is shown with it.
  public func expectExpansion(
    of text: String,
    schema: SchemaSource = .package,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expected: (() -> String)? = nil
  ) {
    let call = TestCall(name: "expectExpansion", fileID: fileID, filePath: filePath, line: line, column: column)
    do throws(UnusableSchema) {
      let literal = try TestedLiteral(text, schema, in: "\(filePath)")
      let (swift, errors) = literal.expansion()
      if errors.isEmpty { return call.expect(swift, expected) }
      call.report("The literal has errors, which \"expectDiagnostics\" expects:\n\n\(literal.annotated(errors))")
    } catch {
      call.report(error.message)
    }
  }
#endif
