import GraphQLJSON
import GraphQLLanguage

/// The schemas that a `.graphqlrc.json` or `graphql.config.json` chooses for files.
///
/// `schema` names one file, or each of the `projects` has its own. A file belongs to the first project, by name, whose
/// `include` patterns match it and whose `exclude` patterns do not. `extensions.inlineGraphQL.namespace` names the
/// Swift type that holds the schema's types, and `extensions.inlineGraphQL.clientSchema` the file of the client schema.
struct GraphQLConfiguration {
  struct Project {
    var name: String?
    var schema: SchemaLocation
    var include: [String]
    var exclude: [String]
  }

  let path: String
  let projects: [Project]

  init(at path: String, _ files: FileSystem) throws(SchemaFinderError) {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(path)
    } catch {
      throw SchemaFinderError(error, reading: path)
    }
    try self.init(Source(utf8: bytes, name: path))
  }

  init(_ source: Source) throws(SchemaFinderError) {
    path = source.name
    let root: JSONNode
    do throws(Diagnostic) {
      root = try JSONNode(parsing: source)
    } catch {
      let location = source.location(at: error.ranges.first?.start ?? 0)
      throw SchemaFinderError(
        .configuration(path: source.name, message: "\(location.line):\(location.column): \(error.message)"),
        in: nil
      )
    }
    guard case .object(let members)? = root["projects"]?.kind else {
      projects = [try GraphQLConfiguration.project(root, name: nil, path: source.name)]
      return
    }
    var projects: [Project] = []
    for (name, project) in members.sorted(by: { $0.key.string.utf8.lexicographicallyPrecedes($1.key.string.utf8) }) {
      projects.append(try GraphQLConfiguration.project(project, name: name.string, path: source.name))
    }
    self.projects = projects
  }

  private static func project(_ node: JSONNode, name: String?, path: String) throws(SchemaFinderError) -> Project {
    let schemas = strings(node["schema"])
    guard schemas.count == 1, FilePath.isSchema(schemas[0]), !schemas[0].utf8.contains(UInt8(ascii: "*")) else {
      throw SchemaFinderError(
        .configuration(
          path: path,
          message: (name.map { "Project \"\($0)\": " } ?? "") + "\"schema\" must be the path of one file, "
            + "SDL (.graphqls, .graphql) or introspection JSON (.json)."
        ),
        in: nil
      )
    }
    let schema = FilePath.join(FilePath.folder(of: path), schemas[0])
    let extensions = node["extensions"]?["inlineGraphQL"]
    // It becomes a part of Swift code.
    if let namespace = extensions?["namespace"]?.string, !SchemaLocation.isNamespace(namespace) {
      throw SchemaFinderError(
        .configuration(
          path: path,
          message: "\"extensions.inlineGraphQL.namespace\" must be the name of a Swift type, such as \"Shop\"."
        ),
        in: nil
      )
    }
    return Project(
      name: name,
      schema: SchemaLocation(
        path: schema,
        clientPath: extensions?["clientSchema"]?.string.map { FilePath.join(FilePath.folder(of: path), $0) },
        namespace: extensions?["namespace"]?.string ?? SchemaLocation.namespace(ofFile: schema)
      ),
      include: strings(node["include"]),
      exclude: strings(node["exclude"])
    )
  }

  private static func strings(_ node: JSONNode?) -> [String] {
    if let string = node?.string { return [string] }
    return node?.array?.compactMap(\.string) ?? []
  }

  /// Returns the schema of the project that a file belongs to.
  func schema(for file: String) -> SchemaLocation? {
    let file = FilePath.relative(file, to: FilePath.folder(of: path))
    return projects.first { project in
      (project.include.isEmpty || project.include.contains { Glob($0).matches(file) })
        && !project.exclude.contains { Glob($0).matches(file) }
    }?.schema
  }

  /// Returns the schema of a project by the project's name or by its namespace.
  func project(named name: String) -> SchemaLocation? {
    (projects.first { $0.name == name } ?? projects.first { $0.schema.namespace == name })?.schema
  }
}

extension JSONNode {
  fileprivate init(parsing source: Source) throws(Diagnostic) {
    self = try source.utf8.withUnsafeBufferPointer { bytes throws(Diagnostic) in
      var cursor = JSONCursor(bytes)
      let value = try JSONNode(from: &cursor)
      try cursor.expectEnd()
      return value
    }
  }
}
