/// The path from the root of a JSON value to a value inside it, as in `allAnimals[3].height.feet`.
public struct JSONPath: Hashable, Sendable {
  /// One segment of a path.
  @frozen
  public enum Component: Hashable, Sendable {
    /// The name of an object's member.
    case key(String)
    /// The index of an array's element, from 0.
    case index(Int)
  }

  /// The segments from the root, empty for the root itself.
  public var components: [Component]

  /// Creates a path from its segments.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// Returns the path with one more segment.
  package func appending(_ component: Component) -> JSONPath { JSONPath(components + [component]) }

  /// The path of what is around the value.
  package var parent: JSONPath { JSONPath(Array(components.dropLast())) }
}

extension JSONPath: CustomStringConvertible {
  /// The path as text, for example `allAnimals[3].height.feet`; empty for the root.
  public var description: String {
    var text = ""
    for component in components {
      switch component {
      case .key(let key): text += text.isEmpty ? key : ".\(key)"
      case .index(let index): text += "[\(index)]"
      }
    }
    return text
  }
}
