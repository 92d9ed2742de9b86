/// Something that a store did.
public enum StoreEvent: Hashable, Sendable, CustomStringConvertible {
  /// A response or an update changed fields, for which live readers waited.
  case write(changedFields: Int, wokenReaders: Int)

  /// A live reader read again what it had read, since fields of it had changed. Its value may be the same, and while the
  /// store lacks part of it there is none.
  case wake(isNewValue: Bool)

  /// Fields that no retained operation selects were removed, and records that none reaches.
  case collection(removedRecords: Int, removedFields: Int)

  /// Changed records were saved to the store's file.
  case save(records: Int)

  /// Records were read from the store's file.
  case load(records: Int)

  /// Records that were not used for long were removed from the store's file to make room.
  case eviction(records: Int)

  /// The store's file could not be read or written. The store goes on in memory, and tries again to save.
  case diskError(String)

  /// The store's file was of no use, so an empty one took its place.
  case replacement(reason: String)

  /// The event as a sentence.
  public var description: String {
    switch self {
    case .write(let fields, let readers):
      "A write changed \(counted(fields, "field")) and woke \(counted(readers, "live reader"))."
    case .wake(let isNewValue): "A live reader woke and has \(isNewValue ? "a new value" : "no new value")."
    case .collection(let records, let fields):
      "A collection removed \(counted(records, "record")) and \(counted(fields, "field"))."
    case .save(let records): "The store saved \(counted(records, "record"))."
    case .load(let records): "The store loaded \(counted(records, "record"))."
    case .eviction(let records):
      "The store removed \(counted(records, "record")) that had not been used for long from its file."
    case .diskError(let message): "The store's file cannot be used: \(message)"
    case .replacement(let reason): "The store replaced its file by an empty one: \(reason)"
    }
  }
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
