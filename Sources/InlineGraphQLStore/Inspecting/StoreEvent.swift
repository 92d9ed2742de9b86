/// Something that a store did.
public enum StoreEvent: Hashable, Sendable, CustomStringConvertible {
  /// A response or an update changed fields, for which live readers waited.
  case write(changedFields: Int, wokenReaders: Int)

  /// A live reader read again what it had read, since fields of it had changed. Its value may be the same, and while the
  /// store lacks part of it there is none.
  case wake(isNewValue: Bool)

  /// Fields that no retained operation selects were removed, and records that none reaches.
  case collection(removedRecords: Int, removedFields: Int)

  /// The event as a sentence.
  public var description: String {
    switch self {
    case .write(let fields, let readers):
      "A write changed \(counted(fields, "field")) and woke \(counted(readers, "live reader"))."
    case .wake(let isNewValue): "A live reader woke and has \(isNewValue ? "a new value" : "no new value")."
    case .collection(let records, let fields):
      "A collection removed \(counted(records, "record")) and \(counted(fields, "field"))."
    }
  }
}

private func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
