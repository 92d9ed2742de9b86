import Foundation
import InlineGraphQL
import InlineGraphQLTesting

/// The service in this program. With a file, it has its todos also after a restart.
actor TodoService {
  private struct Todo: Codable {
    let id: String
    let text: String
    var isDone = false

    var resolved: ResolvedValue {
      ["id": .json(.string(id)), "text": .json(.string(text)), "isDone": .json(.bool(isDone))]
    }
  }

  private var todos: [Todo]
  private let file: URL?

  init(file: URL?) {
    self.file = file
    let stored = file.flatMap { try? Data(contentsOf: $0) }.flatMap { try? JSONDecoder().decode([Todo].self, from: $0) }
    todos = stored ?? (1...25).map { Todo(id: "\($0)", text: "Todo number \($0)", isDone: $0 % 5 == 0) }
  }

  /// The schema with resolvers.
  nonisolated func schema() throws -> ExecutableSchema {
    try ExecutableSchema(sdl: String(decoding: PackageResources.Todo_graphqls, as: UTF8.self)) {
      Resolver("Query.todos") { input in
        await self.page(first: try input.argument("first"), after: try input.argument("after"))
      }
      Resolver("Query.todo") { input in await self.todo(id: try input.argument("id")) }
      Resolver("Mutation.addTodo") { input in
        try await self.add(id: try input.argument("id"), text: try input.argument("text"))
      }
      Resolver("Mutation.setDone") { input in
        try await self.setDone(id: try input.argument("id"), try input.argument("isDone"))
      }
      Resolver("Mutation.removeTodo") { input in try await self.remove(id: try input.argument("id")) }
    }
  }

  /// Returns a page. The cursor of a todo is its ID.
  private func page(first: Int, after cursor: String?) -> ResolvedValue {
    let start = cursor.flatMap { cursor in todos.firstIndex { $0.id == cursor } }.map { $0 + 1 } ?? 0
    let page = todos[start...].prefix(first)
    return [
      "edges": .list(page.map { ["cursor": .json(.string($0.id)), "node": $0.resolved] }),
      "pageInfo": [
        "endCursor": page.last.map { .json(.string($0.id)) } ?? .null,
        "hasNextPage": .json(.bool(page.endIndex < todos.count)),
      ],
    ]
  }

  private func todo(id: String) -> ResolvedValue { todos.first { $0.id == id }?.resolved ?? .null }

  private func add(id: String, text: String) throws -> ResolvedValue {
    guard !todos.contains(where: { $0.id == id }) else { throw GraphQLError(message: "There is a todo \(id) already.") }
    todos.insert(Todo(id: id, text: text), at: 0)
    return try saved(todos[0].resolved)
  }

  private func setDone(id: String, _ isDone: Bool) throws -> ResolvedValue {
    guard let index = todos.firstIndex(where: { $0.id == id }) else {
      throw GraphQLError(message: "There is no todo \(id).")
    }
    todos[index].isDone = isDone
    return try saved(todos[index].resolved)
  }

  private func remove(id: String) throws -> ResolvedValue {
    guard let index = todos.firstIndex(where: { $0.id == id }) else { return ["todo": nil] }
    return try saved(todos.remove(at: index).resolved)
  }

  private func saved(_ todo: ResolvedValue) throws -> ResolvedValue {
    if let file { try JSONEncoder().encode(todos).write(to: file, options: .atomic) }
    return ["todo": todo]
  }
}
