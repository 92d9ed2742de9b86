/// The list that a reader is in; made by `__ResponseReader/beginList()`.
public struct __ListScope: Sendable {
  /// Where the list starts, in bytes from the start of the response.
  let start: Int
  /// How many elements to make room for.
  public let expectedCount: Int
}
