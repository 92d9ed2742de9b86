/// A path from a model through its associations; generated, with a property for each association.
///
/// ```swift
/// .list(Post.self, includes: { post in [post.comments, post.author.books] })
/// ```
public protocol ModelPath: Sendable {
  /// The names of the fields on the path.
  var __steps: [String] { get }

  /// Creates a path.
  init(__steps: [String])
}

extension ModelPath {
  /// Returns the path that continues with a field; generated properties call it.
  public func __path<Next: ModelPath>(_ field: String) -> Next {
    Next(__steps: __steps + [field])
  }
}

/// The associations that a request includes, each with those that it includes in turn.
struct Inclusions: Sendable {
  private(set) var fields: [String: Inclusions] = [:]

  init() {}

  init(_ paths: [any ModelPath]) {
    for path in paths { add(path.__steps[...]) }
  }

  private mutating func add(_ steps: ArraySlice<String>) {
    guard let first = steps.first else { return }
    fields[first, default: Inclusions()].add(steps.dropFirst())
  }
}
