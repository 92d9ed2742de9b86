extension Hashable {
  /// Returns the hash of the value with a seed, for the requirements of ``Hashable`` that are seldom written.
  ///
  /// If a type does not implement them, it gets a copy of the standard library's implementation. This function is not
  /// public, so its callers stay in this module.
  func hashed(seed: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(seed)
    hash(into: &hasher)
    return hasher.finalize()
  }
}
