import Foundation
import GraphQLCLibrary
import InlineGraphQL
import InlineGraphQLStore
import InlineGraphQLTesting

@GraphQLSchema enum StarWars {}

enum Operations {
  #graphql(
    """
    query Hero($episode: Episode) {
      hero(episode: $episode) { name ...HeroCard ... on Droid { primaryFunction } }
    }
    query HeroName { hero { name } }
    query HeroFriends { hero { friends { name } } }
    query Human($id: ID!) { human(id: $id) { name height homePlanet } }
    query HumanHome($id: ID!) { human(id: $id) { ...HumanHome ...RequiredHome } }
    query HumanCompanions($id: ID!) { human(id: $id) { ...Companions ...NamedCompanions } }
    query Reviews { reviews(episode: JEDI) { stars commentary } }
    mutation Review { createReview(episode: JEDI, review: {stars: 5}) { stars } }
    query HeroSizes($unit: LengthUnit, $withName: Boolean!) {
      hero {
        ...HeroSize @arguments(unit: $unit, withName: $withName)
        friends { ...HeroSize @arguments(unit: FOOT, withName: true) }
      }
    }
    """,
    schema: "StarWars"
  )
}

@GraphQLFragment(
  """
  fragment HeroSize on Character @argumentDefinitions(unit: {type: "LengthUnit", defaultValue: METER}, withName: {type: "Boolean!"}) {
    id
    name @include(if: $withName)
    ... on Human { height(unit: $unit) }
  }
  """,
  schema: "StarWars"
)
struct HeroSize {}

@GraphQLFragment("fragment HumanHome on Human @throwOnFieldError { homePlanet }", schema: "StarWars")
struct HumanHome {}

@GraphQLFragment("fragment RequiredHome on Human { homePlanet @required(action: NONE) }", schema: "StarWars")
struct RequiredHome {}

@GraphQLFragment(
  "fragment Companions on Human { homePlanet friends { id name } }",
  schema: "StarWars",
  memberwiseInitializers: true
)
struct Companions {}

@GraphQLFragment(
  "fragment NamedCompanions on Human { friends { name } }",
  schema: "StarWars",
  memberwiseInitializers: true
)
struct NamedCompanions {}

@GraphQLFragment("fragment HeroCard on Character { name appearsIn ... on Human { homePlanet } }", schema: "StarWars")
struct HeroCard {}

/// A service whose hero's name can be changed, and which counts the requests.
final class Service: GraphQLTransport {
  private let state = Locked((name: "Luke", requests: 0, failure: nil as URLError?))

  var name: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  /// What requests fail with.
  var failure: URLError? {
    get { state.withLock { $0.failure } }
    set { state.withLock { $0.failure = newValue } }
  }

  var requests: Int { state.withLock { $0.requests } }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let (name, failure) = state.withLock { state in
      state.requests += 1
      return (state.name, state.failure)
    }
    if let failure { throw failure }
    let luke: GraphQLJSONValue = [
      "__typename": "Human", "id": "1", "name": .string(name), "appearsIn": ["JEDI"], "homePlanet": "Tatooine",
      "height": 1.72, "friends": [["__typename": "Droid", "id": "2", "name": "R2-D2", "appearsIn": []], nil],
    ]
    let data: GraphQLJSONValue = [
      "hero": luke, "human": luke,
      "createReview": ["stars": 5],
      "reviews": [["stars": 5, "commentary": "Ewoks!"], ["stars": 1, "commentary": nil]],
    ]
    let sdl = try String(contentsOf: Self.schema, encoding: .utf8)
    return try await InProcessTransport(ExecutableSchema(sdl: sdl, data: data)).send(request)
  }

  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Schemas/StarWars.graphqls")
}
