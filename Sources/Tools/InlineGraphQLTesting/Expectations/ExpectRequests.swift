#if Testing
  public import InlineGraphQL

  /// Expects the requests that a client has sent since the last call, in the order in which they began.
  ///
  /// ```swift
  /// let client = GraphQLClient(transport: RecordingTransport(InProcessTransport(schema)))
  /// try await screen.load(from: client)
  /// expectRequests(client) {
  ///   """
  ///   query HeroQuery {"episode":"JEDI"}
  ///   query FriendsQuery {"id":"1000","first":10}
  ///   """
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - client: A client with a ``RecordingTransport``.
  ///   - fileID: The file of the test, for the report.
  ///   - filePath: The path of the file, into which a text is written.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - expected: A line for each request, with the operation and its variables. Without a closure it is written into the
  ///     test's source, and the test fails once.
  public func expectRequests(
    _ client: GraphQLClient,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ expected: (() -> String)? = nil
  ) {
    let call = TestCall(name: "expectRequests", fileID: fileID, filePath: filePath, line: line, column: column)
    guard let transport = client.transport as? RecordingTransport else {
      return call.report(
        "The client's transport does not remember requests. Write "
          + "\"GraphQLClient(transport: RecordingTransport(…))\" with the transport that it has now."
      )
    }
    call.expect(transport.takeRequests().flatMap(\.lines).joined(separator: "\n"), expected)
  }

  extension GraphQLRequest {
    /// A line for the request, or for each of its batch.
    fileprivate var lines: [String] {
      if !batch.isEmpty { return ["batch"] + batch.flatMap(\.lines).map { "  " + $0 } }
      let name = operationName.isEmpty ? document : "\(kind.rawValue) \(operationName)"
      let variables = (try? sentVariables) ?? [:]
      return [variables == [:] ? name : "\(name) \(variables)"]
    }
  }
#endif
