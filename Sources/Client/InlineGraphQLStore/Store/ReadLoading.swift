import InlineGraphQL

extension GraphQLStore {
  /// How many records are added to memory while others wait.
  private static let partSize = 256

  /// Reads something, and what it needs from the disk before.
  ///
  /// The disk is read while nobody else waits. Each round reads all records at once that the last one has led to, so there
  /// are as many as the selection is deep.
  ///
  /// - Parameter read: Reads under the lock. It is called again after each round, and notes the records that memory may
  ///   not have whole; `nil` if it must do with what there is.
  func readLoading<Value>(
    _ read: (inout StoreContents, _ needed: inout NeededRecords?) throws -> Value
  ) rethrows -> Value {
    var mayLoad = disk != nil
    while true {
      let now = now
      let (value, wanted) = try contents.withLock { contents in
        contents.begin(at: now)
        var needed: NeededRecords? = mayLoad && !contents.disk.isClearing ? [] : nil
        let value = try read(&contents, &needed)
        return (value, needed.flatMap { contents.toLoad($0) })
      }
      guard let disk, let wanted else { return value }
      do {
        let found = try disk.storage.load(wanted.records.map(\.key))
        for start in stride(from: 0, to: wanted.records.count, by: Self.partSize) {
          contents.withLock { $0.insert(found, wanted, from: start, count: Self.partSize) }
        }
        if !found.isEmpty { onEvent?(.load(records: found.count)) }
      } catch {
        onEvent?(.diskError("\(error)"))
        mayLoad = false
      }
    }
  }
}
