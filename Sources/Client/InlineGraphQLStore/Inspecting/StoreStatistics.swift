/// The size of a store's contents, and the work of its collections.
public struct StoreStatistics: Hashable, Sendable {
  /// The number of objects.
  public var records = 0

  /// The number of fields of all objects.
  public var fields = 0

  /// The memory of the records with their values and identities, in bytes, about.
  public var bytes = 0

  /// The number of different fields with arguments, of all types.
  public var fieldKeys = 0

  /// The number of operations and fragments that somebody retains, live readers among them.
  public var retainedOperations = 0

  /// The number of live readers.
  public var liveReaders = 0

  /// The number of collections.
  public var collections = 0

  /// The longest time for which a part of a collection kept others from the store.
  public var longestStep = Duration.zero
}

extension GraphQLStore {
  /// The size of the store's contents, and the work of its collections.
  public var statistics: StoreStatistics {
    var statistics = contents.withLock { contents in
      StoreStatistics(
        fieldKeys: contents.names.fields.count,
        retainedOperations: contents.collector.retained.count,
        liveReaders: contents.watchers.count,
        collections: contents.collector.count,
        longestStep: contents.collector.longestStep
      )
    }
    // Others may read between parts of the count.
    var next = 0
    while contents.withLock({ $0.count(from: &next, into: &statistics) }) {}
    return statistics
  }
}

extension StoreContents {
  /// Counts some of the records from a number on. Returns whether there are more.
  fileprivate func count(from first: inout Int, into statistics: inout StoreStatistics) -> Bool {
    let end = min(table.count, first + 4096)
    for number in first..<end where !table[RecordID(number)].isRemoved {
      statistics.records += 1
      statistics.fields += Int(table[RecordID(number)].count)
      statistics.bytes += table.size(of: RecordID(number))
    }
    first = end
    return end < table.count
  }
}
