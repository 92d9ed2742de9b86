import GraphQLLanguage
import GraphQLProject
import GraphQLValidation
import LocalFiles

/// The texts of the editor, and the packages that they are in.
///
/// A text of the editor wins over its file on the disk.
struct Workspace: Sendable {
  private(set) var open: [String: TextDocument] = [:]
  private var packages: [String: IndexedPackage] = [:]
  private var schemas: [SchemaLocation: LoadedSchema] = [:]
  /// The files, which are listed anew after a change on the disk.
  private(set) var files: FileSystem
  /// A number that differs when files that are no Swift code may have changed.
  private(set) var filesState = 0
  private let descriptions: PackageDescriptions
  private var knownDescriptions = 0
  /// The number of times that the disk may have changed.
  private var diskChanges = 0

  init(_ descriptions: PackageDescriptions) {
    self.descriptions = descriptions
    files = Self.system([:])
  }

  private static func system(_ open: [String: TextDocument]) -> FileSystem {
    let disk = Files.system
    return FileSystem(
      entries: disk.entries,
      contents: { path throws(FileProblem) in
        if let text = open[path] { return text.utf8 }
        return try disk.contents(path)
      }
    ).remembering()
  }

  // MARK: - Changes

  /// Takes a text of the editor.
  mutating func change(_ path: String, to text: TextDocument) {
    open[path] = text
    if !path.hasSuffix(".swift") { readFilesAgain() }
    let root = root(around: path)
    if packages[root] == nil { packages[root] = IndexedPackage(at: root, open, descriptions.targets(of: root)) }
    packages[root]?.change(path, to: text)
  }

  /// Takes the file on the disk again.
  mutating func close(_ path: String) {
    open[path] = nil
    if !path.hasSuffix(".swift") { readFilesAgain() }
    packages[root(around: path)]?.readAgain(path)
  }

  /// Looks at the disk again.
  mutating func refresh() {
    diskChanges += 1
    readFilesAgain()
    for root in packages.keys { packages[root]?.refresh(open, descriptions.targets(of: root)) }
  }

  /// Takes what SwiftPM has told of packages in the meantime.
  mutating func takeDescriptions() {
    let count = descriptions.count
    if count == knownDescriptions { return }
    knownDescriptions = count
    for root in packages.keys { packages[root]?.refresh(open, descriptions.targets(of: root)) }
  }

  /// Asks SwiftPM about the packages of all texts, and waits for the answers.
  mutating func describePackages() {
    for root in packages.keys where PackageFiles.isPackage(root) {
      descriptions.ask(about: root, whenChangedSince: diskChanges)
    }
    takeDescriptions()
  }

  /// The packages that have a text of the editor.
  var openPackages: [IndexedPackage] { Set(open.keys.map { root(around: $0) }).sorted().compactMap { packages[$0] } }

  private mutating func readFilesAgain() {
    files = Self.system(open)
    filesState += 1
  }

  // MARK: - Packages and schemas

  /// Returns the root of the package of a file; its own folder, if it is in none.
  func root(around path: String) -> String { PackageFiles.packageRoot(around: path) }

  /// Returns the package of a file, which is read when it is first asked for.
  mutating func package(around path: String) -> IndexedPackage {
    let root = root(around: path)
    if let known = packages[root] { return known }
    let package = IndexedPackage(at: root, open, descriptions.targets(of: root))
    packages[root] = package
    return package
  }

  /// Returns the text of a file: that of the editor, or that of the disk.
  func text(of path: String) -> TextDocument? {
    open[path] ?? (try? files.contents(path)).map { TextDocument($0) }
  }

  /// How schemas are found.
  var finder: SchemaFinder { SchemaFinder(files) }

  /// Returns a schema, which is read again when its files have changed.
  mutating func schema(at location: SchemaLocation) -> LoadedSchema {
    let state = location.allFiles.map { path in
      open[path].map { LoadedSchema.State.editor($0.utf8) } ?? .disk(FileStamp(of: path))
    }
    if let known = schemas[location], known.state == state { return known }
    let schema = LoadedSchema(location, state, files)
    schemas[location] = schema
    return schema
  }
}
