import FeedSections

/// A title over everything.
public struct HeroSection: FeedSection, Codable {
  public var type: String
  var title: String

  public var lines: [String] { [title.uppercased()] }

  /// What this module adds to the feed.
  public static func register() {
    DynamicDecodableRegistry.register(HeroSection.self, typeIdentifier: "hero")
  }
}
