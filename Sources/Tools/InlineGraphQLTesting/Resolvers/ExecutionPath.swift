import InlineGraphQL

/// The path of a field in the response, as a linked list that shares its beginning with the parent's path.
final class ExecutionPath: Sendable {
  let parent: ExecutionPath?
  let element: JSONPath.Component
  /// The number of elements.
  let depth: Int

  /// The maximum depth, which is the deepest that the runtime's reader accepts.
  static let maximumDepth = 500

  init(_ parent: ExecutionPath?, _ element: JSONPath.Component) {
    self.parent = parent
    self.element = element
    depth = (parent?.depth ?? 0) + 1
  }

  /// The elements as a response has them.
  var json: GraphQLJSONValue {
    .array(
      elements.map { element in
        switch element {
        case .key(let key): .string(key)
        case .index(let index): .int(index)
        }
      }
    )
  }

  /// The elements, from the root.
  var elements: [JSONPath.Component] {
    var elements: [JSONPath.Component] = []
    var next: ExecutionPath? = self
    while let path = next {
      elements.append(path.element)
      next = path.parent
    }
    return elements.reversed()
  }
}
