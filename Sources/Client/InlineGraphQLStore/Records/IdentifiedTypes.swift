/// Of which types there are objects with an identity.
struct IdentifiedTypes {
  private var known: [Bool?] = []

  var isEmpty: Bool { known.isEmpty }

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
