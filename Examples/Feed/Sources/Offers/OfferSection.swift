import FeedSections
import Foundation

/// Something to buy.
public struct OfferSection: FeedSection, Codable {
  /// What the service calls sections like this.
  public var type: String
  var name: String
  var price: Decimal
  var url: URL

  /// What is shown of it.
  public var lines: [String] { ["\(name) for \(price)", "  \(url)"] }
}

/// Several sections under one title, whatever they are.
public struct GroupSection: FeedSection, Codable {
  /// What the service calls sections like this.
  public var type: String
  var title: String
  @DynamicCodable var sections: [any FeedSection]

  /// What is shown of it.
  public var lines: [String] { [title] + sections.flatMap(\.lines).map { "  " + $0 } }

  /// What this module adds to the feed.
  public static func register() {
    DynamicDecodableRegistry.shared.register {
      DynamicType("offer", OfferSection.self)
      DynamicType("group", GroupSection.self)
    }
  }
}
