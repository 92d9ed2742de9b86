/// The fields that a reading has read or found missing, in order.
///
/// Objects of a long list have the same fields. So an object is one entry, with the number of its merged fields.
struct SeenFields {
  /// An object with its merged fields, or one field of a record.
  struct Entry: Equatable {
    let record: RecordID
    /// The number of the merged fields; or the field, as the bits that it has not.
    private let what: Int32

    init(_ record: RecordID, merged number: Int32) { (self.record, what) = (record, number) }

    init(_ field: FieldAddress) { (record, what) = (field.record, ~field.field) }

    /// The number of the merged fields; `nil` if the entry is one field.
    var merged: Int32? { what < 0 ? nil : what }

    /// The field; for an object, the number that stands for all fields.
    var field: FieldID { what < 0 ? ~what : FieldKeys.allFields }
  }

  private(set) var entries: [Entry] = []

  /// The identities of the objects that were looked for (``PlannedLookup``).
  var lookups: Set<[UInt8]> = []

  /// The merged fields of the objects. The next reading for the same reader begins with them, so that they keep their numbers.
  private(set) var merged: MergedFieldsTable

  init(_ merged: MergedFieldsTable) { self.merged = merged }

  mutating func append(_ field: FieldID, of record: RecordID) {
    entries.append(Entry(FieldAddress(record: record, field: field)))
  }

  /// Adds an object, unless its merged fields are new. Returns whether it was added.
  @inline(__always)
  mutating func append(_ record: RecordID, _ merged: MergedFields) -> Bool {
    guard let number = self.merged.number(of: merged) else { return false }
    entries.append(Entry(record, merged: number))
    return true
  }

  /// Adds an object whose merged fields are new, with their IDs.
  mutating func append(_ record: RecordID, _ merged: MergedFields, with fields: [FieldID]) {
    entries.append(Entry(record, merged: self.merged.add(merged, fields)))
  }
}

/// The merged fields of the objects that a reader has seen, and their numbers.
struct MergedFieldsTable {
  private var entries: [MergedFields] = []
  private var fields: [[FieldID]] = []
  private var last = 0
  /// The numbers of the entries, if they are too many to search.
  private var numbers: [ObjectIdentifier: Int] = [:]
  private static let searchedEntries = 8

  /// Returns the number of merged fields; `nil` if they are new.
  @inline(__always)
  mutating func number(of merged: MergedFields) -> Int32? {
    if last < entries.count, entries[last] === merged { return Int32(last) }
    return numberBySearch(of: merged)
  }

  @inline(never)
  private mutating func numberBySearch(of merged: MergedFields) -> Int32? {
    let isSearched = entries.count <= Self.searchedEntries
    guard let known = isSearched ? entries.firstIndex(where: { $0 === merged }) : numbers[ObjectIdentifier(merged)]
    else {
      return nil
    }
    last = known
    return Int32(known)
  }

  /// Adds merged fields with their IDs. Returns their number.
  mutating func add(_ merged: MergedFields, _ fields: [FieldID]) -> Int32 {
    last = entries.count
    entries.append(merged)
    self.fields.append(fields)
    if entries.count > Self.searchedEntries {
      for index in numbers.count..<entries.count { numbers[ObjectIdentifier(entries[index])] = index }
    }
    return Int32(last)
  }

  func has(_ field: FieldID, _ number: Int32) -> Bool { fields[Int(number)].contains(field) }
}
