import InlineGraphQL

extension GraphQLStore {
  /// Changes records: values that only the client has, or changes of a mutation that its response did not contain.
  ///
  /// ```swift
  /// store.update { records in
  ///   records.get("Human", id: "1000")?.setValue(true, "isFavourite")
  /// }
  /// ```
  ///
  /// It is one transaction, which wakes live readers as a response does. If the closure throws, nothing of its changes stays.
  ///
  /// Records that only the store's file has are loaded one by one, as the closure asks for them.
  ///
  /// The closure sees records without the optimistic updates of mutations that still wait for their responses. Readers see
  /// these above its changes.
  ///
  /// - Parameter body: Changes the records. They are locked meanwhile, so it must not wait. A program that uses the store in it
  ///   otherwise stops.
  /// - Throws: The error of the closure.
  public func update<Result, Failure: Error>(
    _ body: (RecordSourceProxy) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try publish { contents throws(Failure) in
      try contents.takingBackFailure { contents throws(Failure) in try contents.update(RecordSourceProxy(), body) }
    }
  }
}
