extension Hashable {
  /// What ``Hashable/hash(into:)`` makes of the value, for the requirements of ``Hashable`` that are seldom written.
  ///
  /// Where a type has none of its own, it gets a copy of what the standard library has for them. As this is not public,
  /// what calls it stays in this module.
  func hashed(seed: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    hash(into: &hasher)
    return hasher.finalize()
  }
}
