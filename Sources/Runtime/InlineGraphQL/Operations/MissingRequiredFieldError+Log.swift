import Foundation

extension MissingRequiredFieldError {
  /// Writes a missing field to the system's log.
  static let log: @Sendable (MissingRequiredFieldError) -> Void = { error in
    NSLog("%@", NSString(string: "InlineGraphQL: \(error)"))
  }
}
