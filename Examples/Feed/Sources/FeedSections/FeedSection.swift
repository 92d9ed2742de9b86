@_exported import DynamicCodable

/// A section of the feed, as the service sends it. Its `type` names its Swift type.
public protocol FeedSection: TypeIdentifiable, Sendable {
  /// The lines to print.
  var lines: [String] { get }
}
