/// A value cannot be sent, for example a NaN.
public struct JSONWritingError: Error, Hashable, Sendable {
  /// Where in the written text the value belongs, as in `review.ratings[2]`.
  public var path: JSONPath
  /// What is wrong with the value and what to write instead.
  public var reason: String
}

extension JSONWritingError: CustomStringConvertible {
  /// Where the value belongs and what is wrong with it.
  public var description: String {
    path.components.isEmpty ? reason : "\("\(path)".excerpt()): \(reason)"
  }
}
