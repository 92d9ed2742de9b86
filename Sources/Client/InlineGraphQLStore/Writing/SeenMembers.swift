/// The members of an object that have been written, by the indices of their fields.
struct SeenMembers {
  private var first: UInt64 = 0
  private var others: Set<Int> = []

  @discardableResult
  @inline(__always)
  mutating func insert(_ index: Int) -> Bool {
    if index >= 64 { return others.insert(index).inserted }
    let bit = UInt64(1) << UInt64(index)
    if first & bit != 0 { return false }
    first |= bit
    return true
  }
}
