import DynamicCodable

/// A section of a feed, as in server-driven apps: some ten members each, with an object or two inside.
protocol Section: TypeIdentifiable, Sendable {}

struct Image: Codable, Sendable {
  var url: String
  var width: Int
  var height: Int
  var alt: String?
}

struct Action: Codable, Sendable {
  var kind: String
  var target: String
  var tracking: [String]
}

struct Hero: Section, Codable {
  var type: String
  var id: String
  var title: String
  var subtitle: String?
  var image: Image
  var action: Action
  var priority: Int
  var opacity: Double
  var isPinned: Bool
}

struct Product: Section, Codable {
  var type: String
  var id: String
  var name: String
  var brand: String
  var price: Double
  var oldPrice: Double?
  var currency: String
  var rating: Double
  var reviewCount: Int
  var image: Image
  var badges: [String]
  var isAvailable: Bool
}

struct Article: Section, Codable {
  var type: String
  var id: String
  var headline: String
  var teaser: String
  var author: String
  var minutes: Int
  var tags: [String]
  var action: Action
}

/// The bytes of a list with a number of sections.
func sections(_ count: Int) -> [UInt8] {
  let image = { (index: Int) in
    #"{"url": "https://cdn.example.com/images/\#(index).jpg", "width": \#(index % 2000), "height": 480, "alt": null}"#
  }
  let action = { (index: Int) in
    #"{"kind": "open", "target": "https://example.com/p/\#(index)", "tracking": ["feed", "tap", "t\#(index)"]}"#
  }
  let texts = (0..<count).map { index in
    switch index % 3 {
    case 0:
      """
      {"type": "hero", "id": "h\(index)", "title": "Everything for the winter \(index)", "image": \(image(index)), \
      "action": \(action(index)), "priority": \(index), "opacity": 0.75, "isPinned": \(index % 2 == 0)}
      """
    case 1:
      """
      {"type": "product", "id": "p\(index)", "name": "A warm scarf, number \(index)", "brand": "Wool & Co", \
      "price": \(index % 100).95, "oldPrice": 129.5, "currency": "EUR", "rating": 4.5, "reviewCount": \(index), \
      "image": \(image(index)), "badges": ["new", "sale"], "isAvailable": true}
      """
    default:
      """
      {"type": "article", "id": "a\(index)", "headline": "How to wear it", "teaser": "A few words on what is worn this \
      winter, and how to keep it in shape until the next.", "author": "Someone", "minutes": \(index % 20), \
      "tags": ["style", "winter", "care"], "action": \(action(index))}
      """
    }
  }
  return Array("[\(texts.joined(separator: ","))]".utf8)
}
