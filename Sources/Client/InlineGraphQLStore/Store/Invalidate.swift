import InlineGraphQL

extension GraphQLStore {
  /// Marks all values as stale. They stay, for readers that take stale ones.
  ///
  /// Live readers of queries get the same values again, marked as stale.
  public func invalidate() {
    let wakes = contents.withLock { contents in
      contents.invalidate()
      return contents.watchers.wakesOfAll
    }
    for wake in wakes { wake() }
  }

  /// Marks all values of an object as stale.
  ///
  /// - Parameters:
  ///   - type: The object's type in the schema.
  ///   - id: The object's `id`, or the value of its one key field.
  public func invalidate(_ type: String, id: String) {
    invalidate(type) { $0.identity(ofType: type, id: id) }
  }

  /// Marks all values of an object as stale that several fields identify.
  ///
  /// ```swift
  /// store.invalidate("Edition", key: ["isbn": "3-16-148410-0", "number": 2])
  /// ```
  ///
  /// - Parameters:
  ///   - type: The object's type in the schema.
  ///   - key: The values of the type's key fields. An object with fewer of them is unknown, so nothing is marked.
  public func invalidate(_ type: String, key: GraphQLJSONObject) {
    invalidate(type) { $0.identity(ofType: type, in: key) }
  }

  private func invalidate(_ type: String, identity: (KeyFields) -> [UInt8]?) {
    let wakes = contents.withLock { contents -> [@Sendable () -> Void] in
      guard let identity = identity(contents.names.keyFields),
        let record = contents.foundRecord(ofType: type, identifiedBy: identity)
      else { return [] }
      contents.invalidate(record)
      return contents.watchers.wakes(for: contents.table.fields(of: record))
    }
    for wake in wakes { wake() }
  }
}
