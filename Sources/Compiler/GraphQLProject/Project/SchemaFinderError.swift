import GraphQLValidation

/// The reason why no schema was found, described for the author of a literal.
package struct SchemaFinderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason of the error.
  package enum Reason: Hashable, Sendable {
    /// There is no such file. `name` was requested, the paths `searched` were searched, and the schemas `present` have
    /// other names.
    case notFound(name: String?, searched: [String], present: [String])

    /// There are several files, and nothing chooses one.
    case several([String])

    /// The client schema at a path is beside no schema of its name.
    case loneClientSchema(String, schemas: [String])

    /// A file or folder exists, but reading it is refused.
    case refused(String)

    /// It is a pipe, a device or a folder, or too large.
    case irregular(String)

    /// The schema has an error: `path:line:column: message`.
    case schema(String)

    /// A GraphQL configuration cannot be used.
    case configuration(path: String, message: String)
  }

  /// The reason of the error.
  package var reason: Reason

  /// The folder to which paths in the description are relative.
  let root: String?

  /// Makes the error for a file that cannot be read.
  package init(_ problem: FileProblem, reading path: String) {
    self.init(problem == .irregular ? .irregular(path) : .refused(path), in: nil)
  }

  /// Makes an error.
  ///
  /// - Parameters:
  ///   - reason: The reason of the error.
  ///   - root: The folder to which paths in the description are relative.
  package init(_ reason: Reason, in root: String?) {
    self.reason = reason
    self.root = root
  }

  /// Whether each literal that meets the error has to name a schema.
  var concernsEachLiteral: Bool {
    switch reason {
    case .several(let paths): Set(paths.map(FilePath.stem(of:))).count > 1
    case .notFound(_?, _, let present): !present.isEmpty
    default: false
    }
  }

  /// The problem, and how to fix it.
  package var description: String {
    switch reason {
    case .notFound(nil, let searched, _):
      "No GraphQL schema was found in \(list(searched)). Put one there as Name.graphqls, "
        + "or name one with the argument \"schema\"."
    case .notFound(let name?, let searched, []):
      "There is no GraphQL schema \"\(name)\" in \(list(searched))."
    case .notFound(let name?, let searched, let present):
      "There is no GraphQL schema \"\(name)\" in \(list(searched))." + others(than: name, present)
    case .loneClientSchema(let path, let schemas):
      "\(relative(path)) is the client schema of no schema. "
        + "Give it the name of one: \(list(schemas.map { FilePath.clientSchemaPath(of: $0, named: path) }))."
    case .several(let paths) where Set(paths.map(FilePath.stem(of:))).count == 1:
      "There are several GraphQL schemas \"\(FilePath.stem(of: paths[0]))\": \(list(paths, or: "and")). "
        + "Put the parts of one schema into one folder, or give them different names."
    case .several(let paths):
      "There are several GraphQL schemas: \(list(paths, or: "and")). "
        + "Choose one with the argument \"schema\", as in schema: \"\(FilePath.stem(of: paths[0]))\". "
        + "If they are parts of one schema, put them into a folder, such as "
        + "\(relative(FilePath.join(FilePath.folder(of: paths[0]), FilePath.stem(of: paths[0]))))/."
    case .refused(let path):
      "Reading \(path) was refused: on this system the compiler's sandbox does not let macros read files. "
        + "Add the plugin \"EmbedGraphQLSchema\" to the target, which reads them instead, "
        + "or build with \"swift build --disable-sandbox\"."
    case .irregular(let path):
      "\(relative(path)) is no regular file of at most 256 MB. Put such a file there."
    case .schema(let message):
      message
    case .configuration(let path, let message):
      "\(relative(path)): \(message)"
    }
  }

  /// Suggests the schemas with similar names, or lists all if none is similar.
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
