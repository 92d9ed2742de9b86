/// Finds the schema that a literal in a Swift file is written against.
///
/// It searches the folder of the file and those above it up to the package's root, the nearest first.
package struct SchemaFinder: Sendable {
  let files: FileSystem
  private let root: String

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - files: How folders and files are read.
  ///   - root: The folder where the search ends if there is no package on the way.
  package init(_ files: FileSystem, root: String = "/") {
    self.files = files
    self.root = root
  }

  /// Finds the schema of a literal.
  ///
  /// - Parameters:
  ///   - file: The path of the Swift file.
  ///   - name: The literal's `schema:` argument: the stem of a file in a `Schemas` folder (`StarWars`) or the namespace that
  ///     it has by default, a path relative to one of the folders (`Schemas/StarWars.graphqls`), or the name of a project of
  ///     a GraphQL configuration.
  ///   - enclosing: The `@GraphQLSchema` that the literal is in, which decides if there is no argument. Without either,
  ///     a `.graphqlrc.json` or `graphql.config.json` decides, or else the only file in the nearest `Schemas` folder.
  /// - Throws: A ``SchemaFinderError`` if there is no schema, or more than one, or if a file cannot be read.
  package func schema(
    forFile file: String,
    named name: String?,
    in enclosing: EnclosingSchema?
  ) throws(SchemaFinderError) -> SchemaLocation {
    var location = try schema(forFile: file, named: name ?? enclosing?.argument ?? enclosing?.path.last)
    if name == nil, let enclosing { location.namespace = enclosing.path.joined(separator: ".") }
    if location.clientPath == nil { location.clientPath = try clientSchema(beside: location.path) }
    return location
  }

  /// Returns the path of the client schema in the folder of a schema; `nil` if there is none.
  private func clientSchema(beside path: String) throws(SchemaFinderError) -> String? {
    let folder = FilePath.folder(of: path)
    let entries = try entries(of: folder)
    return FilePath.clientSchemaNames(of: path).first { entries.contains(.init(name: $0, isFolder: false)) }
      .map { FilePath.join(folder, $0) }
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
      let entries = try entries(of: FilePath.folder(of: candidate))
      if entries.contains(.init(name: FilePath.name(of: candidate), isFolder: false)) {
        return try folder.location(of: candidate, files)
      }
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
      if let configuration = try folder.configuration(files) {
        searched.append(configuration.path)
        if let location = configuration.project(named: name) { return location }
      }
      guard folder.entries.contains(Folder.schemas) else { continue }
      let schemas = try schemaFiles(in: folder)
      let matches = schemas.filter { FilePath.stem(of: $0) == name || SchemaLocation.namespace(ofFile: $0) == name }
      if matches.count > 1 { throw SchemaFinderError(.several(matches), in: folders.last?.path) }
      if let match = matches.first { return try folder.location(of: match, files) }
      searched.append(FilePath.join(folder.path, "Schemas"))
      present += schemas
    }
    if searched.isEmpty { searched = folders.map { FilePath.join($0.path, "Schemas") } }
    throw SchemaFinderError(.notFound(name: name, searched: searched, present: present), in: folders.last?.path)
  }

  private func defaultSchema(for file: String, in folders: [Folder]) throws(SchemaFinderError) -> SchemaLocation {
    // A configuration decides before nearer `Schemas` folders, because every tool that reads it follows it.
    for folder in folders {
      if let location = try folder.configuration(files)?.schema(for: file) { return location }
    }
    for folder in folders where folder.entries.contains(Folder.schemas) {
      let schemas = try schemaFiles(in: folder)
      if schemas.count > 1 { throw SchemaFinderError(.several(schemas), in: folders.last?.path) }
      if let schema = schemas.first { return try folder.location(of: schema, files) }
    }
    let searched = folders.map { FilePath.join($0.path, "Schemas") }
    throw SchemaFinderError(.notFound(name: nil, searched: searched, present: []), in: folders.last?.path)
  }

  /// Returns the schemas in a folder's `Schemas`, sorted by name.
  private func schemaFiles(in folder: Folder) throws(SchemaFinderError) -> [String] {
    let schemas = FilePath.join(folder.path, "Schemas")
    var paths: [String] = []
    for entry in try entries(of: schemas) where !entry.isFolder && FilePath.isSchema(entry.name) {
      paths.append(FilePath.join(schemas, entry.name))
    }
    return paths.sorted()
  }

  /// Returns the folders around a file, up to the root of the package, or to the finder's root if there is no package.
  private func folders(around file: String) throws(SchemaFinderError) -> [Folder] {
    var folders: [Folder] = []
    var path = FilePath.folder(of: file)
    while true {
      let folder = Folder(path: path, entries: try entries(of: path))
      folders.append(folder)
      if path == root || path == "/" || folder.entries.contains(.init(name: "Package.swift", isFolder: false)) {
        return folders
      }
      path = FilePath.folder(of: path)
    }
  }

  private func entries(of folder: String) throws(SchemaFinderError) -> Set<FileSystem.Entry> {
    do {
      return try files.entries(folder)
    } catch {
      switch error {
      case .missing, .irregular: return []
      case .refused: throw SchemaFinderError(.refused(folder), in: nil)
      }
    }
  }
}

/// The file of a schema, and the Swift type that has the schema's types.
package struct SchemaLocation: Hashable, Sendable {
  /// The path of the file: SDL, or introspection JSON.
  package var path: String

  /// The path of the client schema, whose fields and types no service knows; `nil` if there is none.
  package var clientPath: String?

  /// The type that holds the schema's enums, input objects and scalars.
  package var namespace: String

  /// Makes a location.
  package init(path: String, clientPath: String? = nil, namespace: String) {
    (self.path, self.clientPath) = (path, clientPath)
    self.namespace = namespace
  }

  /// Returns the namespace that a schema has by default: the stem of its file, with `_` for what a Swift name cannot have,
  /// as SwiftPM names modules. It is `schema_main` for `schema-main.graphql`.
  package static func namespace(ofFile path: String) -> String {
    let stem = FilePath.stem(of: path)
    var name = String.UnicodeScalarView()
    for scalar in stem.unicodeScalars {
      let isAllowed = !scalar.isASCII || scalar == "_" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      if name.isEmpty, ("0"..."9").contains(scalar) { name.append("_") }
      name.append(isAllowed ? scalar : "_")
    }
    return String(name)
  }

  /// Returns whether a text is the name of a Swift type, perhaps in others.
  static func isNamespace(_ text: String) -> Bool {
    text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { name in
      !name.isEmpty && namespace(ofFile: "\(name).graphqls") == name
    }
  }
}

/// A folder on the way from a file to the package's root.
struct Folder {
  static let schemas = FileSystem.Entry(name: "Schemas", isFolder: true)

  var path: String
  var entries: Set<FileSystem.Entry>

  func configuration(_ files: FileSystem) throws(SchemaFinderError) -> GraphQLConfiguration? {
    for name in [".graphqlrc.json", "graphql.config.json"]
    where entries.contains(.init(name: name, isFolder: false)) {
      return try GraphQLConfiguration(at: FilePath.join(path, name), files)
    }
    return nil
  }

  /// Returns the location of a schema file, with the namespace that a configuration in the folder may give it.
  func location(of path: String, _ files: FileSystem) throws(SchemaFinderError) -> SchemaLocation {
    try configuration(files)?.projects.first { $0.schema.path == path }?.schema
      ?? SchemaLocation(path: path, namespace: SchemaLocation.namespace(ofFile: path))
  }
}
