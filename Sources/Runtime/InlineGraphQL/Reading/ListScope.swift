/// The list that a reader is in; created by `__ResponseReader/beginList()`.
public struct __ListScope: Sendable {
  /// The offset of the list, in bytes from the start of the response.
  let start: Int
  /// The number of elements to reserve memory for.
  public let expectedCount: Int
}
