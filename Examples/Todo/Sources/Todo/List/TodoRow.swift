import InlineGraphQL

/// A todo on one line.
@GraphQLFragment("fragment TodoRow_todo on Todo { id text isDone isStarred }")
struct TodoRow_todo {
  /// Returns the line.
  ///
  /// - Parameter isPending: Whether a mutation of the todo waits for the service.
  func line(isPending: Bool) -> String {
    let todo = data
    let star = todo.isStarred == true ? " *" : ""
    return "[\(todo.isDone ? "x" : " ")] \(todo.text)\(star)\(isPending ? " …" : "")"
  }
}
