import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import LocalFiles

/// The GraphQL of all files of a package, as the editor and the disk have them.
struct IndexedPackage: Sendable {
  let root: String
  private(set) var files: [String: IndexedFile] = [:]
  /// The paths of the documents that are files of their own.
  private(set) var documents: [String] = []
  private(set) var package: Package
  /// The targets, as soon as SwiftPM has told of them.
  private(set) var targets: PackageTargets?
  private var modules: [String: String] = [:]
  private var generation = 0

  /// Reads the files of a package.
  ///
  /// - Parameters:
  ///   - open: The texts of the editor, by their paths.
  ///   - targets: The targets, if SwiftPM has told of them.
  init(at root: String, _ open: [String: TextDocument], _ targets: PackageTargets?) {
    self.root = root
    package = Package(root: root, fragments: [], schemaSites: [], generation: 0)
    refresh(open, targets)
  }

  /// Reads what has changed on the disk.
  mutating func refresh(_ open: [String: TextDocument], _ targets: PackageTargets?) {
    self.targets = targets
    modules = [:]
    for (path, module) in targets?.allFiles ?? [] { modules[path] = module }
    var found: [String: IndexedFile] = [:]
    let paths = PackageFiles.documents(in: root)
    documents = paths.filter { !$0.hasSuffix(".swift") }
    for path in Set(paths + modules.keys) where path.hasSuffix(".swift") {
      if let text = open[path] {
        let known = files[path]
        found[path] = known?.stamp == nil && known?.utf8 == text.utf8 ? known : IndexedFile(text.utf8, at: path, nil)
      } else if let stamp = FileStamp(of: path) {
        let known = files[path]
        found[path] =
          known?.stamp == stamp ? known : IndexedFile((try? Files.contents(of: path)) ?? [], at: path, stamp)
      }
    }
    files = found
    rebuild()
  }

  /// Takes the text of the editor for a file.
  mutating func change(_ path: String, to text: TextDocument) {
    guard path.hasSuffix(".swift") else { return }
    let file = IndexedFile(text.utf8, at: path, nil)
    let hadGraphQL = files[path]?.literals.isEmpty == false
    files[path] = file
    if hadGraphQL || !file.literals.isEmpty { rebuild() }
  }

  /// Takes the file of the disk, which the editor has closed.
  mutating func readAgain(_ path: String) {
    guard path.hasSuffix(".swift") else { return }
    files[path] = FileStamp(of: path).map { IndexedFile((try? Files.contents(of: path)) ?? [], at: path, $0) }
    rebuild()
  }

  private mutating func rebuild() {
    generation += 1
    let paths = files.keys.sorted()
    package = Package(
      root: root,
      fragments: paths.flatMap { files[$0]?.fragments ?? [] },
      schemaSites: paths.flatMap { files[$0]?.schemas ?? [] },
      modules: modules,
      generation: generation
    )
  }
}
