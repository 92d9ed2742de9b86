import InlineGraphQL
import InlineGraphQLTesting

/// Returns a service in this program.
func service() throws -> any GraphQLTransport {
  let todos = Todos()
  let sdl = String(decoding: PackageResources.Todo_graphqls, as: UTF8.self)
  let schema = try ExecutableSchema(sdl: sdl) {
    Resolver("Query.todos") { _ in try await .encoding(todos.all) }
    Resolver("Mutation.setDone") { input in
      try await .encoding(todos.setDone(input.argument("id"), input.argument("isDone")))
    }
  }
  return InProcessTransport(schema)
}

private actor Todos {
  struct Todo: Encodable {
    let id: String
    let text: String
    var isDone = false
  }

  private(set) var all = [Todo(id: "1", text: "Buy milk"), Todo(id: "2", text: "Call Ann")]

  func setDone(_ id: String, _ isDone: Bool) -> Todo? {
    guard let index = all.firstIndex(where: { $0.id == id }) else { return nil }
    all[index].isDone = isDone
    return all[index]
  }
}
