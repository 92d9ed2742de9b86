/// A Swift type as emitted code names it: by its own name, behind those of the types that it is nested in.
///
/// The names are without backticks; emission adds them.
indirect enum TypePath: Hashable, Sendable {
  case named(String)
  case nested(String, in: TypePath)

  /// What a definition's object is read into.
  static let data = TypePath.named("Data")

  /// Reads a path as people write it, `Views.Card`.
  init(_ text: String) {
    guard let dot = text.lastIndex(of: ".") else {
      self = .named(text)
      return
    }
    self = .nested(String(text[text.index(after: dot)...]), in: TypePath(String(text[..<dot])))
  }

  /// The path of a type in this one.
  func nesting(_ name: String) -> TypePath { .nested(name, in: self) }

  /// The path of this type where it is seen from around another one, which it is in.
  func within(_ outer: TypePath) -> TypePath {
    switch self {
    case .named(let name): outer.nesting(name)
    case .nested(let name, let enclosing): enclosing.within(outer).nesting(name)
    }
  }

  /// What Swift looks up where the path stands.
  var root: String {
    switch self {
    case .named(let name): name
    case .nested(_, let enclosing): enclosing.root
    }
  }

  /// The path as people write it.
  var description: String {
    switch self {
    case .named(let name): name
    case .nested(let name, let enclosing): enclosing.description + "." + name
    }
  }
}
