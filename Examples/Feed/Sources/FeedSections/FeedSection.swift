@_exported import DynamicCodable

/// A section of the feed, as the service sends it: which type it is of is said by its `type`.
public protocol FeedSection: TypeIdentifiable, Sendable {
  /// What is shown of it.
  var lines: [String] { get }
}
