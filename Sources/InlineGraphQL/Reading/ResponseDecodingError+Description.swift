import Foundation

extension ResponseDecodingError: CustomStringConvertible {
  /// Where the response is wrong, what was expected there and what it has instead.
  public var description: String {
    let place = path.components.isEmpty ? "The response" : "\"\(path)\" in the response"
    return "\(place) should be \(expected), but is \(found)."
  }
}

extension ResponseDecodingError: LocalizedError {
  /// The same as ``description``.
  public var errorDescription: String? { description }
}
