import InlineGraphQL

/// Of which types there are objects with an identity.
struct IdentifiedTypes {
  /// What is known of each type, by its number.
  private var known: [Bool?] = []

  /// Whether nothing is known.
  var isEmpty: Bool { known.isEmpty }

  /// Notes that there is such an object of a type.
  @inline(__always)
  mutating func insert(_ type: Int32) {
    if type >= known.count || known[Int(type)] != true { self[type] = true }
  }

  /// Whether there are such objects of a type; `nil` if only the disk knows.
  subscript(type: Int32) -> Bool? {
    get { type < known.count ? known[Int(type)] : nil }
    set {
      while known.count <= type { known.append(nil) }
      known[Int(type)] = newValue
    }
  }
}

extension StoreContents {
  /// Returns whether there may be objects of a type with an identity, in memory or on disk.
  ///
  /// - Parameter type: The type; -1 if it is unknown.
  @inline(__always)
  mutating func mayHaveIdentities(_ type: Int32) -> Bool {
    if type < 0 { return disk != nil || !identifiedTypes.isEmpty }
    return identifiedTypes[type] ?? lookForIdentities(type)
  }

  @inline(never)
  private mutating func lookForIdentities(_ type: Int32) -> Bool {
    guard let disk, !isClearingDisk, let name = names.name(ofType: type) else { return false }
    // Where the disk cannot be read there is nothing.
    let isFound = (try? disk.storage.hasRecord(withKeyPrefix: RecordKey.prefix(ofType: name))) ?? false
    identifiedTypes[type] = isFound
    return isFound
  }
}
