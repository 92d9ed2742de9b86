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
        for (key, saved) in contents.shown(record) { records[key] = saved }
      }
      let texts = records.map { (name: $0.key.description, text: $0.value.description(for: $0.key)) }
      return texts.sorted { $0.name < $1.name }.map(\.text).joined(separator: "\n")
    }
  }
}

extension StoreContents {
  /// Returns what readers see of a record, with its key; nothing if it has no fields.
  func shown(_ record: RecordID) -> [RecordKey: SavedRecord] {
    // Without layers, since what they show counts.
    let saved = table.saved(record, since: 0, replacesAll: false, OptimisticLayers(), disk.clock)
    return saved.reduce(into: [:]) { $0[$1.0.record] = $1.1.applied(to: $0[$1.0.record]) }
  }
}
