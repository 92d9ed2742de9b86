import InlineGraphQL
import InlineGraphQLTesting

/// A Star Wars service in this program. `Tests/Integration/server.py` is the same service over HTTP.
enum StarWarsService {
  /// Returns the schema with resolvers over the embedded data.
  static func schema() throws -> ExecutableSchema {
    let data = try StarWarsData()
    let reviews = ReviewStore(data.reviews)
    return try ExecutableSchema(sdl: String(decoding: PackageResources.StarWars_graphqls, as: UTF8.self)) {
      Resolver("Query.hero") { input in data.hero(of: input["episode"]) }
      Resolver("Query.heroes") { input in data.heroes(of: input["episode"]) }
      Resolver("Query.reviews") { input in await reviews.all(of: input["episode"]) }
      Resolver("Query.search") { input in data.search(input["text"]) }
      Resolver("Query.character") { input in data.character(input["id"]) }
      Resolver("Query.droid") { input in data.character(input["id"], type: "Droid") }
      Resolver("Query.human") { input in data.character(input["id"], type: "Human") }
      Resolver("Query.starship") { input in data.starship(input["id"]) }
      Resolver(typeOf: "SearchResult") { value in value["__typename"] == nil ? "Starship" : nil }

      Resolver("Character.friends") { input in data.friends(of: input.parent) }
      Resolver("Character.friendsConnection") { input in
        FriendsConnection(
          friends: data.friends(of: input.parent),
          first: try input.argument("first"),
          after: try input.argument("after")
        )
      }
      Resolver("Human.starships") { input in data.starships(of: input.parent) }
      Resolver("Human.height") { input in length(input.parent["height"], unit: input["unit"]) }
      Resolver("Starship.length") { input in length(input.parent["length"], unit: input["unit"]) }

      Resolver("Mutation.createReview") { input in
        await reviews.add(input["review"], of: input["episode"])
      }
    }
  }

  /// Returns a length in a unit; the data has metres.
  private static func length(_ stored: GraphQLJSONValue?, unit: GraphQLJSONValue?) -> Double? {
    let meters: Double
    switch stored {
    case .int(let value)?: meters = Double(value)
    case .double(let value)?: meters = value
    default: return nil
    }
    return unit == "FOOT" ? meters * 3.28084 : meters
  }
}
