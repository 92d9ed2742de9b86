/// The members of an object that have been written, by the indices of their fields.
///
/// Members in the order of the fields cost a comparison each. So those that were passed over are kept.
struct WrittenMembers {
  private var end: Int
  private var passedOver: UInt64 = 0
  /// Those from the 65th field on.
  private var othersPassedOver: Set<Int>?

  /// Begins behind the first members.
  init(first count: Int) { end = count }

  /// Inserts a member. Returns false if it is there.
  @inline(__always)
  mutating func insert(_ index: Int) -> Bool {
    if index != end { return insertOutOfOrder(index) }
    end += 1
    return true
  }

  @inline(never)
  private mutating func insertOutOfOrder(_ index: Int) -> Bool {
    if index < end {
      if index >= 64 { return othersPassedOver?.remove(index) != nil }
      let bit = UInt64(1) << UInt64(index)
      defer { passedOver &= ~bit }
      return passedOver & bit != 0
    }
    for index in end..<index {
      if index < 64 {
        passedOver |= 1 << UInt64(index)
      } else {
        othersPassedOver = othersPassedOver ?? []
        othersPassedOver?.insert(index)
      }
    }
    end = index + 1
    return true
  }
}
