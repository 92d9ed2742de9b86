/// The schemas of a `Schemas` folder, or of another folder with files of schemas.
///
/// ```
/// StarWars.graphqls           a schema
/// StarWars.client.graphqls    its client schema
/// StarWars.client/            more of that
/// Shop/                       a schema of all files in it, at any depth; the client schema is of those named *.client.graphqls
/// ```
struct SchemasFolder {
  /// The schemas, sorted by their paths.
  private(set) var schemas: [SchemaLocation] = []

  /// The files and folders of client schemas that are beside no schema of their name.
  private(set) var lone: [String] = []

  init(at path: String, _ files: SchemaFiles) throws(SchemaFinderError) {
    var clients: [(name: String, path: String)] = []
    for entry in try files.entries(of: path).sorted(by: { $0.name < $1.name }) {
      let file = FilePath.join(path, entry.name)
      if let name = FilePath.clientSchemaName(of: entry.name, isFolder: entry.isFolder) {
        clients.append((name, file))
      } else if entry.isFolder || FilePath.isSchema(entry.name), let schema = try files.schema(at: file) {
        schemas.append(schema)
      }
    }
    let names = schemas.map { FilePath.stem(of: $0.path) }
    lone = clients.filter { !names.contains($0.name) }.map(\.path)
  }
}

/// The files with which schemas are found.
struct SchemaFiles {
  let system: FileSystem

  /// The files of schemas in a folder.
  struct Found {
    /// SDL, and introspection JSON, without client schemas.
    var schemas: [String] = []
    var clients: [String] = []

    /// All SDL.
    var sdl: [String] { (schemas.filter { !$0.hasSuffix(".json") } + clients).sorted() }
  }

  /// How deep folders are searched. Links may form cycles.
  private static let maximumDepth = 16

  /// Returns the entries of a folder; none if there is no such folder.
  func entries(of folder: String) throws(SchemaFinderError) -> Set<FileSystem.Entry> {
    do {
      return try system.entries(folder)
    } catch {
      switch error {
      case .missing, .irregular: return []
      case .refused: throw SchemaFinderError(.refused(folder), in: nil)
      }
    }
  }

  /// Returns the schema of a file or folder, with the client schema in it and beside it; `nil` if there is none.
  func schema(at path: String) throws(SchemaFinderError) -> SchemaLocation? {
    let (folder, name) = (FilePath.folder(of: path), FilePath.name(of: path))
    let beside = try entries(of: folder)
    var schema = SchemaLocation(path: path)
    if beside.contains(.init(name: name, isFolder: true)) {
      let found = try all(in: path)
      if found.schemas.isEmpty { return nil }
      (schema.files, schema.clientFiles) = (found.schemas, found.clients)
    } else if !beside.contains(.init(name: name, isFolder: false)) {
      return nil
    }
    for entry in beside
    where FilePath.clientSchemaName(of: entry.name, isFolder: entry.isFolder) == FilePath.stem(of: path) {
      let file = FilePath.join(folder, entry.name)
      schema.clientFiles += try entry.isFolder ? all(in: file).sdl : [file]
    }
    schema.clientFiles.sort()
    return schema
  }

  /// Returns the files in a folder and those in it, without hidden ones.
  func all(in folder: String) throws(SchemaFinderError) -> Found {
    var found = Found()
    var folders = [(path: folder, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      for entry in try entries(of: folder) where entry.name.utf8.first != UInt8(ascii: ".") {
        let path = FilePath.join(folder, entry.name)
        if entry.isFolder {
          if depth < Self.maximumDepth { folders.append((path, depth + 1)) }
        } else if FilePath.clientSchemaName(of: entry.name, isFolder: false) != nil {
          found.clients.append(path)
        } else if FilePath.isSchema(entry.name) {
          found.schemas.append(path)
        }
      }
    }
    found.schemas.sort()
    found.clients.sort()
    return found
  }
}
