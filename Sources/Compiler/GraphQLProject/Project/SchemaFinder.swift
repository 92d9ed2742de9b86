/// Finds the schema that a literal in a Swift file is written against.
///
/// It searches the folder of the file and those above it up to the package's root, the nearest first.
package struct SchemaFinder: Sendable {
  private let files: SchemaFiles
  private let root: String

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - files: How folders and files are read.
  ///   - root: The folder where the search ends if there is no package on the way.
  package init(_ files: FileSystem, root: String = "/") {
    self.files = SchemaFiles(system: files)
    self.root = root
  }

  /// Finds the schema of a literal.
  ///
  /// - Parameters:
  ///   - file: The path of the Swift file.
  ///   - name: The literal's `schema:` argument: the stem of a file or folder in a `Schemas` folder (`StarWars`) or the
  ///     namespace that it has by default, a path relative to one of the folders (`Schemas/StarWars.graphqls`), or the name
  ///     of a project of a GraphQL configuration.
  ///   - enclosing: The `@GraphQLSchema` that the literal is in, which decides if there is no argument. Without either,
  ///     a `.graphqlrc.json` or `graphql.config.json` decides, or else the only schema in the nearest `Schemas` folder.
  /// - Throws: A ``SchemaFinderError`` if there is no schema, or more than one, or if a file cannot be read.
  package func schema(
    forFile file: String,
    named name: String?,
    in enclosing: EnclosingSchema?
  ) throws(SchemaFinderError) -> SchemaLocation {
    var location = try schema(forFile: file, named: name ?? enclosing?.argument ?? enclosing?.path.last)
    if name == nil, let enclosing { location.namespace = enclosing.path.joined(separator: ".") }
    return location
  }

  /// Returns the schema of a file or folder, with the client schema in it and beside it; `nil` if there is none.
  package func schema(at path: String) throws(SchemaFinderError) -> SchemaLocation? { try files.schema(at: path) }

  /// Returns how severe the warnings about a file are. What is wrong with a configuration is told where a schema is found.
  package func severities(for file: String) -> Severities {
    for folder in (try? folders(around: file)) ?? [] {
      guard let configuration = try? folder.configuration(files.system) else { continue }
      if let severities = configuration.severities(for: file) { return severities }
    }
    return Severities()
  }

  private func schema(forFile file: String, named name: String?) throws(SchemaFinderError) -> SchemaLocation {
    let folders = try self.folders(around: file)
    guard let name else { return try defaultSchema(for: file, in: folders) }
    return try name.utf8.contains(UInt8(ascii: "/")) || FilePath.isSchema(name)
      ? schema(at: name, in: folders)
      : schema(named: name, for: file, in: folders)
  }

  private func schema(at path: String, in folders: [Folder]) throws(SchemaFinderError) -> SchemaLocation {
    var searched: [String] = []
    for folder in folders {
      let candidate = FilePath.join(folder.path, path)
      if let configured = try folder.configuration(files.system)?.schema(at: candidate, files) { return configured }
      if let schema = try files.schema(at: candidate) { return schema }
      searched.append(candidate)
    }
    throw SchemaFinderError(.notFound(name: path, searched: searched, present: []), in: folders.last?.path)
  }

  private func schema(
    named name: String,
    for file: String,
    in folders: [Folder]
  ) throws(SchemaFinderError) -> SchemaLocation {
    var searched: [String] = []
    var present: [String] = []
    for folder in folders {
      let configuration = try folder.configuration(files.system)
      if let configuration {
        searched.append(configuration.path)
        if let location = try configuration.project(named: name, files) { return location }
      }
      guard folder.entries.contains(Folder.schemas) else { continue }
      let schemas = try schemas(in: folder, folders)
      if let match = try only(schemas.filter { $0.isNamed(name) }, in: folders) {
        return try configuration?.schema(at: match.path, files) ?? match
      }
      searched.append(FilePath.join(folder.path, "Schemas"))
      present += schemas.map(\.path)
    }
    if searched.isEmpty { searched = folders.map { FilePath.join($0.path, "Schemas") } }
    throw SchemaFinderError(.notFound(name: name, searched: searched, present: present), in: folders.last?.path)
  }

  private func defaultSchema(for file: String, in folders: [Folder]) throws(SchemaFinderError) -> SchemaLocation {
    // A configuration decides before nearer `Schemas` folders, because every tool that reads it follows it.
    for folder in folders {
      guard let configuration = try folder.configuration(files.system) else {
        try folder.checkFormats()
        continue
      }
      if let location = try configuration.schema(for: file, files) { return location }
    }
    for folder in folders where folder.entries.contains(Folder.schemas) {
      guard let schema = try only(schemas(in: folder, folders), in: folders) else { continue }
      return try folder.configuration(files.system)?.schema(at: schema.path, files) ?? schema
    }
    let searched = folders.map { FilePath.join($0.path, "Schemas") }
    throw SchemaFinderError(.notFound(name: nil, searched: searched, present: []), in: folders.last?.path)
  }

  /// Returns the only one of schemas; `nil` if there are none.
  private func only(
    _ schemas: [SchemaLocation],
    in folders: [Folder]
  ) throws(SchemaFinderError) -> SchemaLocation? {
    if schemas.count > 1 { throw SchemaFinderError(.several(schemas.map(\.path)), in: folders.last?.path) }
    return schemas.first
  }

  /// Returns the schemas in a folder's `Schemas`, sorted by path.
  private func schemas(in folder: Folder, _ folders: [Folder]) throws(SchemaFinderError) -> [SchemaLocation] {
    let found = try SchemasFolder(at: FilePath.join(folder.path, "Schemas"), files)
    let configured = try folder.configuration(files.system)?.clientFiles(files) ?? []
    if let lone = found.lone.first(where: { !configured.contains($0) }), !found.schemas.isEmpty {
      throw SchemaFinderError(.loneClientSchema(lone, schemas: found.schemas.map(\.path)), in: folders.last?.path)
    }
    return found.schemas
  }

  /// Returns the folders around a file, up to the root of the package, or to the finder's root if there is no package.
  private func folders(around file: String) throws(SchemaFinderError) -> [Folder] {
    var folders: [Folder] = []
    var path = FilePath.folder(of: file)
    while true {
      let folder = Folder(path: path, entries: try files.entries(of: path))
      folders.append(folder)
      if path == root || path == "/" || folder.entries.contains(.init(name: "Package.swift", isFolder: false)) {
        return folders
      }
      path = FilePath.folder(of: path)
    }
  }
}

/// A folder on the way from a file to the package's root.
struct Folder {
  static let schemas = FileSystem.Entry(name: "Schemas", isFolder: true)

  var path: String
  var entries: Set<FileSystem.Entry>

  /// Returns the GraphQL configuration in the folder; `nil` if there is none in JSON.
  func configuration(_ files: FileSystem) throws(SchemaFinderError) -> GraphQLConfiguration? {
    for name in [".graphqlrc.json", "graphql.config.json", ".graphqlrc"] where has(name) {
      let configuration = try GraphQLConfiguration.read(at: FilePath.join(path, name), files)
      if let configuration { return configuration }
    }
    return nil
  }

  /// Throws an error if there is a configuration that is not read.
  func checkFormats() throws(SchemaFinderError) {
    let names = [".graphqlrc", "graphql.config"].flatMap { name in
      ["", ".yml", ".yaml", ".toml", ".js", ".cjs", ".mjs", ".ts"].map { name + $0 }
    }
    guard let name = names.first(where: { has($0) }) else { return }
    let conversion = name.hasSuffix("s") ? "" : ", as \"yq -o json \(name) > .graphqlrc.json\" does"
    throw SchemaFinderError(
      .configuration(
        path: FilePath.join(path, name),
        message: "GraphQL configurations are read in JSON only. Write it as .graphqlrc.json\(conversion). "
          + "If it is not for this package, write its schema there, too: {\"schema\": \"Schemas/Name.graphqls\"}."
      ),
      in: nil
    )
  }

  private func has(_ name: String) -> Bool { entries.contains(.init(name: name, isFolder: false)) }
}
