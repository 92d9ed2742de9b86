extension StoreContents {
  /// Makes a change, of which nothing stays if it throws.
  mutating func takingBackFailure<Result, Failure: Error>(
    _ change: (inout StoreContents) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // What cannot throw need not be noted.
    if Failure.self == Never.self { return try change(&self) }
    layers.beginNoting()
    undo.begin()
    do {
      let result = try change(&self)
      _ = undo.end()
      return result
    } catch {
      takeBack()
      throw error
    }
  }

  private mutating func takeBack() {
    let (fields, rest) = undo.end()
    for (address, value) in fields { set(value, at: address) }
    for (record, time) in rest.validSince { setValidSince(time, of: record) }
    for record in rest.replaced { takeBackReplacement(of: record) }
    for (key, change) in rest.removals.reversed() { disk.takeBackRemoval(change, of: key) }
    // Readers see what they saw before.
    watchers.begin()
  }
}
