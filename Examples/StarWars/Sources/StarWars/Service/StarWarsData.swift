import InlineGraphQL
import InlineGraphQLTesting

/// The data of the service, read from `StarWars.json`.
struct StarWarsData: Sendable {
  private let characters: [GraphQLJSONValue]
  private let allStarships: [GraphQLJSONValue]
  private let heroes: GraphQLJSONValue
  private let byID: [GraphQLJSONValue: GraphQLJSONValue]

  /// The initial reviews.
  let reviews: [GraphQLJSONValue]

  init() throws {
    let json = try GraphQLJSONValue(parsing: PackageResources.StarWars_json)
    characters = json["characters"].elements
    allStarships = json["starships"].elements
    reviews = json["reviews"].elements
    heroes = json["heroes"] ?? .null
    byID = Dictionary((characters + allStarships).map { ($0["id"] ?? .null, $0) }) { first, _ in first }
  }

  func hero(of episode: GraphQLJSONValue?) -> GraphQLJSONValue? {
    guard case .string = episode else { return byID["2001"] }
    return heroes(of: episode).first
  }

  func heroes(of episode: GraphQLJSONValue?) -> [GraphQLJSONValue] {
    guard case .string(let name) = episode else { return [] }
    return heroes[name].elements.compactMap { byID[$0] }
  }

  func character(_ id: GraphQLJSONValue?, type: GraphQLJSONValue? = nil) -> GraphQLJSONValue? {
    guard let object = id.flatMap({ byID[$0] }), let typename = object["__typename"] else { return nil }
    return type == nil || type == typename ? object : nil
  }

  func starship(_ id: GraphQLJSONValue?) -> GraphQLJSONValue? {
    guard let object = id.flatMap({ byID[$0] }), object["__typename"] == nil else { return nil }
    return object
  }

  func friends(of character: ResolvedValue) -> [GraphQLJSONValue] {
    character["friends"].elements.compactMap { byID[$0] }
  }

  func starships(of human: ResolvedValue) -> [GraphQLJSONValue] {
    human["starships"].elements.compactMap { byID[$0] }
  }

  func search(_ text: GraphQLJSONValue?) -> [GraphQLJSONValue] {
    guard case .string(let text) = text else { return [] }
    return (characters + allStarships).filter { object in
      guard case .string(let name)? = object["name"] else { return false }
      return text.isEmpty || name.lowercased().contains(text.lowercased())
    }
  }
}

extension GraphQLJSONValue? {
  /// The elements of a list; empty if the value is not a list.
  var elements: [GraphQLJSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }
}
