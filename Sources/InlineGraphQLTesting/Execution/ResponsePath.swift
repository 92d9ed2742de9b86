import InlineGraphQL

/// The way to a field of the response, as a list that shares its beginning with the paths of the fields around it.
final class ResponsePath: Sendable {
  let parent: ResponsePath?
  let element: JSONPath.Component
  /// How many elements the path has.
  let depth: Int

  /// The deepest path whose response the runtime's reader still reads.
  static let maximumDepth = 500

  init(_ parent: ResponsePath?, _ element: JSONPath.Component) {
    self.parent = parent
    self.element = element
    depth = (parent?.depth ?? 0) + 1
  }

  /// The elements from the root.
  var elements: [JSONPath.Component] {
    var elements: [JSONPath.Component] = []
    var next: ResponsePath? = self
    while let path = next {
      elements.append(path.element)
      next = path.parent
    }
    return elements.reversed()
  }
}
