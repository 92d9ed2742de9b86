import InlineGraphQL

extension GraphQLStore {
  /// Changes records: what only the client has, or what a mutation changed without saying so.
  ///
  /// ```swift
  /// store.update { records in
  ///   records.get("Human", id: "1000")?.setValue(true, "isFavourite")
  /// }
  /// ```
  ///
  /// It is one transaction, which wakes live readers as a response does. If the closure throws, what it changed before
  /// stays.
  ///
  /// Records that only the store's file has are loaded one by one, as the closure asks for them.
  ///
  /// The closure sees records without what mutations are expected to do that still wait for their responses. Readers see
  /// that above what it changes.
  ///
  /// - Parameter body: Changes the records. They are locked meanwhile, so it must not wait. A program that uses the store in it
  ///   otherwise stops.
  public func update<Result>(_ body: (RecordSourceProxy) throws -> Result) rethrows -> Result {
    try publish { try $0.update(RecordSourceProxy(), body) }
  }
}
