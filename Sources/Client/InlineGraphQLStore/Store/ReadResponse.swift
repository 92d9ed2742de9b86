import InlineGraphQL

extension GraphQLStore {
  /// Reads the response to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - notesObjects: Whether to note the records of objects.
  /// - Throws: A syntax error of the document.
  package func read(_ request: StoreRequest, notesObjects: Bool = false) throws -> StoredResponse {
    try read(request, notesObjects: notesObjects, watcher: nil)
  }

  /// Reads the response to a request for a watcher, which then waits for changes of what was read.
  func read(_ request: StoreRequest, for watcher: Int) throws -> StoredResponse {
    try read(request, notesObjects: true, watcher: watcher)
  }

  /// Reads what a fragment selects of an object, for a watcher, which then waits for changes of what was read.
  ///
  /// - Parameter withErrors: Whether the text is that of a response, which has the errors of fields too.
  /// - Returns: The text of the object; `nil` if the object does not have the fragment, or is not there any more.
  func read(
    _ fragment: ObjectIdentifier,
    at object: StoredObject,
    of source: StoredSource,
    withErrors: Bool = false,
    for watcher: Int
  ) -> StoredResponse? {
    let plan = source.plan
    return readLoading { contents, needed -> StoredResponse? in
      let selected = plan.selections.numberedGroups[Int(object.selections)]
      guard contents.table.has(object.record, since: source.removals),
        let group = plan.selections.group(of: fragment, in: selected)
      else { return nil }
      return contents.read(
        plan,
        of: (object.record, group),
        withErrors: withErrors,
        notesObjects: true,
        for: watcher,
        &needed
      )
    }
  }

  private func read(_ request: StoreRequest, notesObjects: Bool, watcher: Int?) throws -> StoredResponse {
    // Loaded records must not be collected before the rest is loaded.
    var retention: StoreRetention?
    defer { withExtendedLifetime(retention) {} }
    return try readLoading { contents, needed in
      let plan = try contents.plan(request)
      let stored = contents.read(plan, of: nil, withErrors: true, notesObjects: notesObjects, for: watcher, &needed)
      if needed?.isEmpty == false, retention == nil { retention = retain(contents.operation(plan), &contents) }
      return stored
    }
  }
}
