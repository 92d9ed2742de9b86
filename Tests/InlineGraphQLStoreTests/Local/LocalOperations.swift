import Foundation
import GraphQLCLibrary
import InlineGraphQL
import InlineGraphQLTesting

@GraphQLSchema enum Notes {}

enum Local {
  #graphql(
    """
    query Hero($name: String, $length: Int, $isShort: Boolean!) {
      hero(name: $name) {
        name
        isFavourite
        note(length: $length) @skip(if: $isShort) { ...NoteText }
        ...Badge
      }
    }
    query HeroNote { hero { ...Notebook @arguments(length: 7) } }
    query RecordIDs { hero { __id friends { own: __id name } } }
    query Selection { selectedHero { name } }
    mutation Rename($name: String!) { rename(name: $name) { name isFavourite } }
    subscription HeroChanged { heroChanged { name } }
    """,
    schema: "Notes"
  )
}

@GraphQLFragment("fragment Badge on Character { isFavourite friends { isFavourite } }", schema: "Notes")
struct Badge {}

@GraphQLFragment("fragment NoteText on Note { text }", schema: "Notes")
struct NoteText {}

@GraphQLFragment(
  "fragment Notebook on Character @argumentDefinitions(length: {type: \"Int\"}) { note(length: $length) { text } }",
  schema: "Notes"
)
struct Notebook {}

/// A service that knows nothing of the client's fields, and keeps what it is sent.
final class NotesService: GraphQLTransport {
  private let state = Locked((name: "Luke", sent: [String](), variables: [GraphQLJSONValue]()))

  var name: String {
    get { state.withLock { $0.name } }
    set { state.withLock { $0.name = newValue } }
  }

  var sent: [String] { state.withLock { $0.sent } }

  /// The values of variables in the bodies that were sent.
  var sentVariables: [GraphQLJSONValue] { state.withLock { $0.variables } }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse { try await answer(request).send(request) }

  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    let body = #"{"data":{"heroChanged":{"__typename":"Human","id":"1","name":"\#(name)"}}}"#
    let isSent = Locked(false)
    return GraphQLResponseStream(unfolding: {
      let isFirst = isSent.withLock { isSent in
        defer { isSent = true }
        return !isSent
      }
      return isFirst ? .response(TransportResponse(body: Data(body.utf8), status: 200)) : nil
    })
  }

  private func answer(_ request: GraphQLRequest) throws -> InProcessTransport {
    let variables = try GraphQLJSONValue(parsing: request.body)["variables"]
    let name = state.withLock { state in
      state.sent.append(request.document)
      state.variables.append(variables ?? .null)
      return state.name
    }
    let friend: GraphQLJSONValue = ["__typename": "Human", "id": "2", "name": "Han", "friends": []]
    let hero: GraphQLJSONValue = ["__typename": "Human", "id": "1", "name": .string(name), "friends": [friend]]
    let sdl = try String(contentsOf: Self.schema, encoding: .utf8)
    return try InProcessTransport(
      ExecutableSchema(sdl: sdl, data: ["hero": hero, "rename": hero])
    )
  }

  private static let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Schemas/Notes.graphqls")
}
