import Foundation

/// A payload has another value than its type expects.
struct PayloadMismatch: Error {
  var expected: String

  /// Returns the words that errors use for the JSON values of a type.
  static func words(for type: Any.Type) -> String {
    switch type {
    case is String.Type: "a string"
    case is Bool.Type: "true or false"
    case is Double.Type, is Float.Type: "a number"
    case is any FixedWidthInteger.Type: "an integer that fits into \(type)"
    case is [String: Any].Type: "an object"
    case is [Any].Type: "a list"
    case is Date.Type: "a date and time with an offset, as in \"2026-01-31T12:00:00Z\""
    case is URL.Type: "a URL"
    case is Data.Type: "bytes in Base64"
    default: "a \(type)"
    }
  }
}
