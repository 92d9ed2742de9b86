import Foundation
import GraphQLCLibrary
import InlineGraphQL

enum PartsOperations {
  #graphql(
    """
    query HeroParts($later: Boolean!) {
      hero {
        name
        ... @defer(if: $later, label: "outer") { appearsIn ... @defer(label: "inner") { friends { name } } }
        ...HeroCard @defer(label: "card")
      }
    }
    query HeroWhole { hero { name appearsIn friends { name } ...HeroCard } }
    query HeroNames { hero { name } }
    query HeroRows { heroes(episode: JEDI) @stream(initialCount: 1) { name ... @defer(label: "row") { appearsIn } } }
    query PlainRows { heroes(episode: JEDI) { name } }
    query Tags { hero { appearsIn @stream(initialCount: 1) } }
    """,
    schema: "StarWars"
  )
}

/// A service that sends the parts of its responses when a test says so.
final class PartsService: GraphQLTransport {
  private let state = Locked([AsyncThrowingStream<GraphQLStreamEvent, any Error>.Continuation]())

  var requests: Int { state.withLock { $0.count } }

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    for try await case .response(let response) in stream(request) { return response }
    throw CancellationError()
  }

  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    let (parts, continuation) = AsyncThrowingStream.makeStream(of: GraphQLStreamEvent.self)
    state.withLock { $0.append(continuation) }
    return GraphQLResponseStream(parts)
  }

  /// Waits until there is a request, and sends a part of the response to it.
  func send(_ part: String, to number: Int = 1) async throws {
    try await request(number).yield(.response(TransportResponse(body: Data(part.utf8))))
  }

  /// Ends the response to a request before its last part.
  func breakOff(_ number: Int = 1) async throws {
    try await request(number).finish(throwing: URLError(.networkConnectionLost))
  }

  private func request(_ number: Int) async throws -> AsyncThrowingStream<GraphQLStreamEvent, any Error>.Continuation {
    while requests < number { try await Task.sleep(for: .milliseconds(1)) }
    return state.withLock { $0[number - 1] }
  }
}

/// What a service sends for `HeroParts`.
enum HeroParts {
  static let first = """
    {"data":{"hero":{"__typename":"Human","id":"1","name":"Luke"}},"hasNext":true,"pending":[
      {"id":"0","path":["hero"],"label":"HeroParts$defer$outer"},{"id":"2","path":["hero"],"label":"HeroParts$defer$card"}]}
    """
  static let outer = """
    {"incremental":[{"id":"0","data":{"appearsIn":["JEDI"]}}],"completed":[{"id":"0"}],"hasNext":true,
     "pending":[{"id":"1","path":["hero"],"label":"HeroParts$defer$inner"}]}
    """
  static let card = """
    {"incremental":[{"id":"2","data":{"homePlanet":"Tatooine"}}],"completed":[{"id":"2"}],"hasNext":true}
    """
  static let inner = """
    {"incremental":[{"id":"1","data":{"friends":[{"__typename":"Droid","id":"2","name":"R2-D2"}]}}],
     "completed":[{"id":"1"}],"hasNext":false}
    """
}

/// What a service sends for `HeroRows`, in the format without identifiers.
enum HeroRows {
  static let first = #"{"data":{"heroes":[{"__typename":"Human","id":"1","name":"Luke"}]},"hasNext":true}"#
  static let firstRow =
    #"{"path":["heroes",0],"label":"HeroRows$defer$row","data":{"appearsIn":["JEDI"]},"hasNext":true}"#
  static let second =
    #"{"incremental":[{"path":["heroes",1],"items":[{"__typename":"Droid","id":"2","name":"R2-D2"}]}],"hasNext":true}"#
  static let secondRow =
    #"{"incremental":[{"path":["heroes",1],"label":"HeroRows$defer$row","data":{"appearsIn":[]}}],"hasNext":true}"#
  static let end = #"{"hasNext":false}"#
}
