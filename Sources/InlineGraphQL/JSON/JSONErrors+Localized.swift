import Foundation

// They are of GraphQLJSON, which does without Foundation.

extension JSONWritingError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension JSONParsingError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
