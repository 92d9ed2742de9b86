public import Foundation

/// The reason why there is no sample of an operation's or a fragment's data.
public struct SampleDataError: LocalizedError, Sendable, CustomStringConvertible {
  /// A sentence that says what is wrong, where, and what to write instead.
  public let description: String

  init(_ description: String) { self.description = description }

  /// The same as ``description``.
  public var errorDescription: String? { description }
}
