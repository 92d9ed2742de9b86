import FeedSections

/// A title at the top of the feed.
public struct HeroSection: FeedSection, Codable {
  /// The service's name for this kind of section.
  public var type: String
  var title: String

  /// The lines to print.
  public var lines: [String] { [title.uppercased()] }

  /// Registers this module's sections.
  public static func register() {
    DynamicDecodableRegistry.register(HeroSection.self, typeIdentifier: "hero")
  }
}
