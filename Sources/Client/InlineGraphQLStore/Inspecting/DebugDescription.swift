extension GraphQLStore: CustomDebugStringConvertible {
  /// All records, sorted by their identities, with their fields sorted by their keys.
  ///
  /// ```
  /// Human:"1000"
  ///   friends(first:1): [Droid:"2001"]
  ///   name: "Luke Skywalker"
  ///
  /// query
  ///   hero: Human:"1000"
  /// ```
  public var debugDescription: String {
    contents.withLock { contents in
      var records: [RecordKey: SavedRecord] = [:]
      for record in 0..<RecordID(contents.table.count) {
        if contents.table[record].isRemoved || contents.table.isEmpty(record) { continue }
        // Without layers, since what they show counts.
        let saved = contents.table.saved(record, since: 0, replacesAll: false, OptimisticLayers(), contents.disk.clock)
        for (key, change) in saved { records[key.record] = change.applied(to: records[key.record]) }
      }
      let texts = records.map { (name: $0.key.description, text: $0.value.description(for: $0.key)) }
      return texts.sorted { $0.name < $1.name }.map(\.text).joined(separator: "\n")
    }
  }
}
