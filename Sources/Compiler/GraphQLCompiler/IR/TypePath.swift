/// The path of a Swift type: the names of its enclosing types, from the outermost, and its own name.
///
/// The names have no backticks. Emission adds them.
package indirect enum TypePath: Hashable, Sendable {
  case named(String)
  case nested(String, in: TypePath)

  /// The path of the type of a definition's object.
  static let data = TypePath.named("Data")

  /// Reads a path in source form, such as `Views.Card`.
  package init(_ text: String) {
    guard let dot = text.lastIndex(of: ".") else {
      self = .named(text)
      return
    }
    self = .nested(String(text[text.index(after: dot)...]), in: TypePath(String(text[..<dot])))
  }

  /// Returns the path of a type in this one.
  func nesting(_ name: String) -> TypePath { .nested(name, in: self) }

  /// Returns the path of this type as a nested type of another one.
  func within(_ outer: TypePath) -> TypePath {
    switch self {
    case .named(let name): outer.nesting(name)
    case .nested(let name, let enclosing): enclosing.within(outer).nesting(name)
    }
  }

  /// The first name, which Swift looks up.
  package var root: String {
    switch self {
    case .named(let name): name
    case .nested(_, let enclosing): enclosing.root
    }
  }

  /// The path in source form.
  var description: String {
    switch self {
    case .named(let name): name
    case .nested(let name, let enclosing): enclosing.description + "." + name
    }
  }
}
