/// The way from the root of a JSON value to one of its parts, as in `allAnimals[3].height.feet`.
public struct JSONPath: Hashable, Sendable {
  /// One step of a path.
  @frozen
  public enum Component: Hashable, Sendable {
    /// The member of an object.
    case key(String)
    /// The element of an array, counted from 0.
    case index(Int)
  }

  /// The steps from the root; empty for the root itself.
  public var components: [Component]

  /// Creates a path from its steps.
  public init(_ components: [Component] = []) {
    self.components = components
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path as it is usually written, `allAnimals[3].height.feet`; empty for the root.
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
