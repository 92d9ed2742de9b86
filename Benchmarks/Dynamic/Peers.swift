import DynamicCodable

/// The same as a closed enum, whose declaration has all cases.
enum ClosedSection: Decodable {
  case hero(Hero)
  case product(Product)
  case article(Article)

  private enum Keys: String, CodingKey { case type }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    switch try container.decode(String.self, forKey: .type) {
    case "hero": self = .hero(try Hero(from: decoder))
    case "product": self = .product(try Product(from: decoder))
    case "article": self = .article(try Article(from: decoder))
    case let type:
      let message = "No section is called \"\(type)\"."
      throw DecodingError.dataCorruptedError(forKey: .type, in: container, debugDescription: message)
    }
  }
}

/// What the package DynamicCodable of 2020 does in effect. It does not know the property's type, so it tries whether
/// there is an array, an object or nothing, and opens an object several times.
struct TryingSection: Decodable {
  let value: any Section

  init(from decoder: any Decoder) throws {
    if (try? decoder.unkeyedContainer()) != nil { throw TryingSection.unexpected(decoder) }
    guard (try? decoder.container(keyedBy: Key.self)) != nil else { throw TryingSection.unexpected(decoder) }
    let container = try decoder.container(keyedBy: Key.self)
    let types: [String: any (Section & Decodable).Type] = TryingSection.types
    guard let identifier = try? container.decode(String.self, forKey: Key(stringValue: "type")),
      let type = types[identifier]
    else { throw TryingSection.unexpected(decoder) }
    let decoded: Any = try type.init(from: decoder)
    guard let section = decoded as? any Section else { throw TryingSection.unexpected(decoder) }
    value = section
  }

  private static var types: [String: any (Section & Decodable).Type] {
    ["hero": Hero.self, "product": Product.self, "article": Article.self]
  }

  private static func unexpected(_ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "This is no section."))
  }

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
