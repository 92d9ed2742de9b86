import GraphQLCompiler
import GraphQLJSON
import GraphQLLanguage

/// The schemas that a `.graphqlrc.json`, `graphql.config.json` or `.graphqlrc` in JSON chooses for files.
///
/// `schema` names files, folders or patterns of files, or each of the `projects` has its own. A file belongs to the first
/// project, by name, whose `include` patterns match it and whose `exclude` patterns do not.
/// In `extensions.inlineGraphQL`, `namespace` names the Swift type that holds the schema's types, `clientSchema` the files of
/// the client schema, and `names` types and fields in Swift.
struct GraphQLConfiguration {
  struct Project {
    var name: String?
    var schema: SchemaPatterns
    var clientSchema: SchemaPatterns
    var namespace: String?
    var include: [String]
    var exclude: [String]
    var severities: ConfiguredSeverities
    var names: SwiftNames.Given
  }

  let path: String
  let projects: [Project]

  /// Reads a file; `nil` if its name does not say that it is JSON, and it is not.
  static func read(at path: String, _ files: FileSystem) throws(SchemaFinderError) -> GraphQLConfiguration? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try files.contents(path)
    } catch {
      throw SchemaFinderError(error, reading: path)
    }
    let source = Source(utf8: bytes, name: path)
    if !path.hasSuffix(".json"), !isObject(source) { return nil }
    return try GraphQLConfiguration(source)
  }

  private static func isObject(_ source: Source) -> Bool {
    source.utf8.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D } == UInt8(ascii: "{")
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
    let folder = FilePath.folder(of: path)
    let schema = SchemaPatterns(strings(node["schema"]), in: folder)
    guard let schema, schema.areFiles else {
      throw SchemaFinderError(
        .configuration(
          path: path,
          message: (name.map { "Project \"\($0)\": " } ?? "") + "\"schema\" must be paths or patterns of files, "
            + "SDL (.graphqls, .graphql) or introspection JSON (.json). Download the schema of a URL to a file with "
            + "\"inline-graphql schema download\"."
        ),
        in: nil
      )
    }
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
    let severities: ConfiguredSeverities
    let names: SwiftNames.Given
    do throws(MalformedExtension) {
      severities = try ConfiguredSeverities(extensions)
      names = try SwiftNames.Given(extensions?["names"])
    } catch {
      let message = "\"extensions.inlineGraphQL\": \(error.message)"
      throw SchemaFinderError(.configuration(path: path, message: message), in: nil)
    }
    return Project(
      name: name,
      schema: schema,
      clientSchema: SchemaPatterns(strings(extensions?["clientSchema"]), in: folder) ?? SchemaPatterns(in: folder),
      namespace: extensions?["namespace"]?.string,
      include: strings(node["include"]),
      exclude: strings(node["exclude"]),
      severities: severities,
      names: names
    )
  }

  private static func strings(_ node: JSONNode?) -> [String] {
    if let string = node?.string { return [string] }
    return node?.array?.compactMap(\.string) ?? []
  }

  /// Returns the schema of the project that a file belongs to.
  func schema(for file: String, _ files: SchemaFiles) throws(SchemaFinderError) -> SchemaLocation? {
    guard let project = project(of: FilePath.relative(file, to: FilePath.folder(of: path))) else { return nil }
    return try location(of: project, files)
  }

  /// Returns the severities of warnings about a file, if a project has it.
  func severities(for file: String) -> Severities? {
    let file = FilePath.relative(file, to: FilePath.folder(of: path))
    return project(of: file)?.severities.severities(for: file)
  }

  private func project(of file: String) -> Project? {
    projects.first { project in
      (project.include.isEmpty || project.include.contains { Glob($0).matches(file) })
        && !project.exclude.contains { Glob($0).matches(file) }
    }
  }

  /// Returns the schema of a project by the project's name or by its namespace.
  func project(named name: String, _ files: SchemaFiles) throws(SchemaFinderError) -> SchemaLocation? {
    guard
      let project = projects.first(where: { $0.name == name }) ?? projects.first(where: { $0.namespaceInSwift == name })
    else { return nil }
    return try location(of: project, files)
  }

  /// Returns the schema of the first project that has a path as its schema.
  func schema(at path: String, _ files: SchemaFiles) throws(SchemaFinderError) -> SchemaLocation? {
    guard let project = projects.first(where: { $0.schema.path == path }) else { return nil }
    return try location(of: project, files)
  }

  /// Returns the files of client schemas that projects name.
  func clientFiles(_ files: SchemaFiles) throws(SchemaFinderError) -> [String] {
    var found: [String] = []
    for project in projects { found += try project.clientSchema.files(files) }
    return found
  }

  private func location(of project: Project, _ files: SchemaFiles) throws(SchemaFinderError) -> SchemaLocation {
    // A path that does not exist is told of by what reads it.
    var location = SchemaLocation(path: project.schema.path)
    if let path = project.schema.only {
      location = try files.schema(at: path) ?? location
    } else {
      let found = try project.schema.files(files)
      location.files = found.filter { FilePath.clientSchemaName(of: $0, isFolder: false) == nil }
      location.clientFiles = found.filter { FilePath.clientSchemaName(of: $0, isFolder: false) != nil }
      if location.files.isEmpty {
        throw SchemaFinderError(.configuration(path: path, message: "\"schema\" matches no file."), in: nil)
      }
    }
    let client = try project.clientSchema.files(files)
    if !client.isEmpty { location.clientFiles = client }
    location.namespace = project.namespaceInSwift
    location.names = project.names
    return location
  }
}

extension GraphQLConfiguration.Project {
  fileprivate var namespaceInSwift: String { namespace ?? SchemaLocation.namespace(ofFile: schema.path) }
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
