import FeedSections

/// A title over everything.
public struct HeroSection: FeedSection, Codable {
  /// What the service calls sections like this.
  public var type: String
  var title: String

  /// What is shown of it.
  public var lines: [String] { [title.uppercased()] }

  /// What this module adds to the feed.
  public static func register() {
    DynamicDecodableRegistry.register(HeroSection.self, typeIdentifier: "hero")
  }
}
