import InlineGraphQL

extension GraphQLStore {
  /// Marks all values as stale. They stay, for those who take stale ones.
  public func invalidate() {
    contents.withLock { $0.invalidate() }
  }

  /// Marks all values of an object as stale.
  ///
  /// - Parameters:
  ///   - type: The object's type in the schema.
  ///   - id: The object's `id`, or the value of its one key field.
  public func invalidate(_ type: String, id: String) {
    contents.withLock { contents in
      if let record = contents.knownRecord(ofType: type, identifiedBy: id) { contents.invalidate(record) }
    }
  }
}
