import Foundation

/// A point in time in the formats of RFC 3339 and ISO 8601: `2026-01-31T12:00:00.5+01:00`.
///
/// It is sent in UTC to the microsecond, with 0, 3 or 6 digits: `2026-01-31T11:00:00.500Z`.
extension Date: GraphQLScalar {
  /// Creates a date from a text with an offset from UTC.
  ///
  /// - Throws: An error if the value is no such text.
  public init(jsonValue: GraphQLJSONValue) throws {
    guard case .string(var text) = jsonValue, let seconds = text.withUTF8(RFC3339.seconds(of:)) else {
      throw UnsuitableScalarValue(expected: Self.form)
    }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }

  /// The date as a text; `null` for a date outside of the years 0 to 9999, which cannot be sent.
  public var jsonValue: GraphQLJSONValue { rfc3339.map { .string($0) } ?? .null }

  /// Writes the date as a text.
  public func write(to writer: inout JSONWriter) {
    if let text = rfc3339 {
      writer.write(text)
    } else {
      writer.fail("The date is not between the years 0 and 9999.")
    }
  }

  /// Reads a date.
  public init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
    self.init(
      timeIntervalSinceReferenceDate: try reader.readScalar(expected: Self.form, text: RFC3339.seconds(of:))
    )
  }

  private static let form: StaticString = "a date and time with an offset, as in \"2026-01-31T12:00:00Z\""

  private var rfc3339: String? {
    let interval = timeIntervalSinceReferenceDate
    let whole = interval.rounded(.down)
    // The rest may be rounded up to a whole second.
    let microseconds = ((interval - whole) * 1_000_000).rounded()
    guard whole >= Double(RFC3339.firstSecond), whole <= Double(RFC3339.lastSecond) else { return nil }
    if microseconds < 1_000_000 { return RFC3339.text(ofSecond: Int64(whole), microseconds: Int(microseconds)) }
    guard Int64(whole) < RFC3339.lastSecond else { return nil }
    return RFC3339.text(ofSecond: Int64(whole) + 1, microseconds: 0)
  }
}
