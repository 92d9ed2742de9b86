import InlineGraphQL
import InlineGraphQLTesting

/// The data of the service, read from `StarWars.json`.
struct StarWarsData: Sendable {
  private let characters: [JSONValue]
  private let allStarships: [JSONValue]
  private let heroes: JSONValue
  private let byID: [JSONValue: JSONValue]

  /// The initial reviews.
  let reviews: [JSONValue]

  init() throws {
    let json = try JSONValue(parsing: PackageResources.StarWars_json)
    characters = json["characters"].elements
    allStarships = json["starships"].elements
    reviews = json["reviews"].elements
    heroes = json["heroes"] ?? .null
    byID = Dictionary((characters + allStarships).map { ($0["id"] ?? .null, $0) }) { first, _ in first }
  }

  func hero(of episode: JSONValue?) -> JSONValue? {
    guard case .string = episode else { return byID["2001"] }
    return heroes(of: episode).first
  }

  func heroes(of episode: JSONValue?) -> [JSONValue] {
    guard case .string(let name) = episode else { return [] }
    return heroes[name].elements.compactMap { byID[$0] }
  }

  func character(_ id: JSONValue?, type: JSONValue? = nil) -> JSONValue? {
    guard let object = id.flatMap({ byID[$0] }), let typename = object["__typename"] else { return nil }
    return type == nil || type == typename ? object : nil
  }

  func starship(_ id: JSONValue?) -> JSONValue? {
    guard let object = id.flatMap({ byID[$0] }), object["__typename"] == nil else { return nil }
    return object
  }

  func friends(of character: ResolvedValue) -> [JSONValue] {
    character["friends"].elements.compactMap { byID[$0] }
  }

  func starships(of human: ResolvedValue) -> [JSONValue] {
    human["starships"].elements.compactMap { byID[$0] }
  }

  func search(_ text: JSONValue?) -> [JSONValue] {
    guard case .string(let text) = text else { return [] }
    return (characters + allStarships).filter { object in
      guard case .string(let name)? = object["name"] else { return false }
      return text.isEmpty || name.lowercased().contains(text.lowercased())
    }
  }
}

extension JSONValue? {
  /// The elements of a list; empty if the value is not a list.
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
