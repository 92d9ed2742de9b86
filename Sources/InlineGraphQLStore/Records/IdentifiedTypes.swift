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
