import GraphQLValidation

/// Why no schema was found, in words for the author of a literal.
public struct SchemaFinderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What went wrong.
  public enum Reason: Hashable, Sendable {
    /// No file is there. `name` was asked for, `searched` was looked at, and the schemas `present` have other names.
    case notFound(name: String?, searched: [String], present: [String])

    /// More than one file is there, and nothing says which.
    case several([String])

    /// A file or folder is there, and reading it is refused.
    case refused(String)

    /// The schema has an error: `path:line:column: message`.
    case schema(String)

    /// A GraphQL configuration cannot be used.
    case configuration(path: String, message: String)
  }

  /// What went wrong.
  public var reason: Reason

  /// The folder that paths are told relative to.
  let root: String?

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - reason: What went wrong.
  ///   - root: The folder that paths are told relative to.
  public init(_ reason: Reason, in root: String?) {
    self.reason = reason
    self.root = root
  }

  /// What went wrong and what to do.
  public var description: String {
    switch reason {
    case .notFound(nil, let searched, _):
      "No GraphQL schema was found in \(list(searched)). Put one there as Name.graphqls, "
        + "or name one with the argument \"schema\"."
    case .notFound(let name?, let searched, []):
      "There is no GraphQL schema \"\(name)\" in \(list(searched))."
    case .notFound(let name?, let searched, let present):
      "There is no GraphQL schema \"\(name)\" in \(list(searched))." + others(than: name, present)
    case .several(let paths):
      "There are several GraphQL schemas: \(list(paths, or: "and")). "
        + "Choose one with the argument \"schema\", as in schema: \"\(FilePath.stem(of: paths[0]))\"."
    case .refused(let path):
      "Reading \(path) was refused: the compiler's sandbox lets macros read no files on this system. "
        + "Add the plugin \"EmbedGraphQLSchema\" to the target, which reads them instead, "
        + "or build with \"swift build --disable-sandbox\"."
    case .schema(let message):
      message
    case .configuration(let path, let message):
      "\(relative(path)): \(message)"
    }
  }

  /// Which of the schemas present may have been meant, or else all of them.
  private func others(than name: String, _ present: [String]) -> String {
    let stems = present.map(FilePath.stem(of:))
    let similar = suggestions(for: name, from: stems)
    return similar.isEmpty ? " There is \(list(stems.map { "\"\($0)\"" }, or: "and"))." : didYouMean(similar)
  }

  private func list(_ paths: [String], or conjunction: String = "or") -> String {
    let paths = paths.map(relative)
    guard let last = paths.last, paths.count > 1 else { return paths.first ?? "" }
    return paths.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  private func relative(_ path: String) -> String {
    root.map { FilePath.relative(path, to: $0) } ?? path
  }
}
