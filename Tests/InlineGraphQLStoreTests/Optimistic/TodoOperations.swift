import Foundation
import GraphQLCLibrary
import InlineGraphQL

@GraphQLSchema enum Todos {}

enum TodoOperations {
  #graphql(
    """
    query TodoList { todos { id text isDone } }
    query OpenCount { open }
    query TodoText { todo(id: "1") { text } }
    mutation SetDone($id: ID!, $isDone: Boolean!) { setDone(id: $id, isDone: $isDone) { id isDone } }
    mutation AddTodo($text: String!) { addTodo(text: $text) { id text isDone } }
    mutation AddTodos { addTodos(texts: ["A", "B"]) { id } }
    mutation SetRowDone { setDone(id: "1", isDone: true) { ...TodoRow } }
    mutation Unidentified { setDone(id: "1", isDone: true) { isDone } }
    subscription TodoChanged { todoChanged { id isDone } }
    """,
    schema: "Todos",
    memberwiseInitializers: true
  )
}

@GraphQLFragment("fragment TodoRow on Todo { id text isDone }", schema: "Todos") struct TodoRow {}

/// A service that answers each request when a test does.
final class Desk: GraphQLTransport {
  typealias Answer = CheckedContinuation<Data, any Error>

  private let requests = Locked([(name: String, answer: Answer)]())

  func send(_ request: GraphQLRequest) async throws -> TransportResponse {
    let body = try await withCheckedThrowingContinuation { answer in
      requests.withLock { $0.append((request.operationName, answer)) }
    }
    try Task.checkCancellation()
    return TransportResponse(body: body)
  }

  /// A stream that ends after two responses.
  func stream(_ request: GraphQLRequest) -> GraphQLResponseStream {
    let rest = Locked(2)
    return GraphQLResponseStream {
      let hasMore = rest.withLock { rest in
        rest -= 1
        return rest >= 0
      }
      return hasMore ? .response(try await self.send(request)) : nil
    }
  }

  /// Waits for the first request to an operation that was not taken yet, and takes it.
  func request(_ name: String) async -> Answer {
    while true {
      let found = requests.withLock { requests in
        requests.firstIndex { $0.name == name }.map { requests.remove(at: $0).answer }
      }
      if let found { return found }
      await Task.yield()
    }
  }
}

extension Desk.Answer {
  /// Answers with data, as JSON.
  func callAsFunction(_ data: String) { resume(returning: Data(#"{"data":\#(data)}"#.utf8)) }

  /// Answers with errors and without data.
  func fail() { resume(returning: Data(#"{"errors":[{"message":"No"}],"data":null}"#.utf8)) }
}
