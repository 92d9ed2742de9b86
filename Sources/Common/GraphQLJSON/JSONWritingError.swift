/// An error for a value that JSON cannot express, for example a NaN.
public struct JSONWritingError: Error, Hashable, Sendable {
  /// The path of the value in the written text, for example `review.ratings[2]`.
  public var path: JSONPath
  /// The mistake in the value, and the form that it should have.
  public var reason: String
}

extension JSONWritingError: CustomStringConvertible {
  /// The path of the value and what is wrong with it.
  public var description: String {
    path.components.isEmpty ? reason : "\("\(path)".excerpt()): \(reason)"
  }
}
