import FeedSections
import Foundation

/// A product for sale.
public struct OfferSection: FeedSection, Codable {
  /// The service's name for this kind of section.
  public var type: String
  var name: String
  var price: Decimal
  var url: URL

  /// The lines to print.
  public var lines: [String] { ["\(name) for \(price)", "  \(url)"] }
}

/// Sections of any kind under one title.
public struct GroupSection: FeedSection, Codable {
  /// The service's name for this kind of section.
  public var type: String
  var title: String
  @DynamicCodable var sections: [any FeedSection]

  /// The lines to print.
  public var lines: [String] { [title] + sections.flatMap(\.lines).map { "  " + $0 } }

  /// Registers this module's sections.
  public static func register() {
    DynamicDecodableRegistry.shared.register {
      DynamicType("offer", OfferSection.self)
      DynamicType("group", GroupSection.self)
    }
  }
}
