/// A number that JSON cannot express was to be written: a NaN or an infinity.
public struct JSONWritingError: Error, Hashable, Sendable {
  /// Where in the value it stands, as in `review.ratings[2]`.
  public var path: JSONPath
  /// The number.
  public var number: Double
}

extension JSONWritingError: CustomStringConvertible {
  /// What is wrong and where.
  public var description: String {
    let place = path.components.isEmpty ? "the value" : "\"\(path)\""
    return "\(place) is \(number), which JSON cannot express; send a finite number or null instead."
  }
}
