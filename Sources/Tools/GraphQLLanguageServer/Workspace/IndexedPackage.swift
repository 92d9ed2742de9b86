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
  private var generation = 0

  /// Reads the files of a package.
  ///
  /// - Parameter open: The texts of the editor, by their paths.
  init(at root: String, _ open: [String: TextDocument]) {
    self.root = root
    package = Package(root: root, fragments: [], schemaSites: [], generation: 0)
    refresh(open)
  }

  /// Reads what has changed on the disk.
  mutating func refresh(_ open: [String: TextDocument]) {
    var found: [String: IndexedFile] = [:]
    let paths = PackageFiles.documents(in: root)
    documents = paths.filter { !$0.hasSuffix(".swift") }
    for path in paths where path.hasSuffix(".swift") {
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

  private mutating func rebuild() {
    generation += 1
    let paths = files.keys.sorted()
    package = Package(
      root: root,
      fragments: paths.flatMap { files[$0]?.fragments ?? [] },
      schemaSites: paths.flatMap { files[$0]?.schemas ?? [] },
      generation: generation
    )
  }
}
