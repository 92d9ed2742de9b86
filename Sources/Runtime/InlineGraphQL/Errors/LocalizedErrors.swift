import Foundation

// Errors describe themselves even where only the localized description is shown.

extension GraphQLError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension GraphQLFieldError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension MissingRequiredFieldError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension InvalidResponseError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension ResponseDecodingError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension JSONParsingError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}

extension JSONWritingError: LocalizedError {
  /// The same as `description`.
  public var errorDescription: String? { description }
}
