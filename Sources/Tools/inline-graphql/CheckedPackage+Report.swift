import GraphQLCLibrary
import GraphQLFiles
import GraphQLLanguage
import GraphQLProject
import LocalFiles

extension CheckedPackage {
  /// The report of a package, or the errors and warnings if there are errors.
  enum Reported {
    case report(GraphQLReport, WrittenDocuments)
    case findings([FileDiagnostic])
  }

  /// Returns the report of the package, and its documents with their schemas.
  mutating func report() throws -> Reported {
    let own = try targets.own.flatMap { try read($0) }
    let all = try targets.allFiles.map { try read($0.path, of: $0.module) }
    let sent = Locked<SentDocuments?>(nil)
    // Both take long, and neither needs the other.
    let checks = try checks(beside: {
      // Here targets are told by their folders, as `persist` does.
      let files = all.sorted { $0.path < $1.path }.map { EmbeddedTarget.File(path: $0.path, utf8: $0.utf8) }
      let documents = SentDocuments(of: Set(own.map(\.path)), among: files, in: Files.system)
      sent.withLock { $0 = documents }
    })
    guard !Self.haveErrors(checks), let sent = sent.withLock({ $0 }) else { return .findings(findings(checks)) }
    if sent.findings.contains(where: { $0.severity == .error }) {
      return .findings(sent.findings.map { sources.finding($0) })
    }
    let package = targets.package
    let report = GraphQLReport(of: package.name, in: package.path, try modules(checks), sending: sent.documents)
    let ownPaths = Set(own.map(\.path))
    return .report(
      report,
      WrittenDocuments(
        checks.flatMap(\.result.literals),
        own: own,
        others: all.filter { !ownPaths.contains($0.path) },
        root: package.path
      )
    )
  }
}

/// The documents of a package and of those that it depends on, with the schemas that they are written against.
struct WrittenDocuments {
  private let literals: [EmbeddedTarget.CheckedLiteral]
  private let own: [EmbeddedTarget.File]
  private let others: [EmbeddedTarget.File]

  /// The folder of the package.
  let root: String

  /// - Parameters:
  ///   - literals: The literals of the package, which have no errors.
  ///   - own: The files of the package.
  ///   - others: The files of the packages that it depends on.
  ///   - root: The folder of the package.
  init(
    _ literals: [EmbeddedTarget.CheckedLiteral],
    own: [EmbeddedTarget.File],
    others: [EmbeddedTarget.File],
    root: String
  ) {
    (self.literals, self.own, self.others, self.root) = (literals, own, others, root)
  }

  /// The schemas of the package's own documents, each once.
  var schemas: [SchemaLocation] {
    var schemas: [SchemaLocation] = []
    for literal in literals where !schemas.contains(where: { $0.path == literal.location.path }) {
      schemas.append(literal.location)
    }
    return schemas.sorted { $0.path < $1.path }
  }

  /// Returns the documents that are written against a schema of the package, with those of others that may be.
  func texts(for location: SchemaLocation, _ schema: SchemaFile) -> [GraphQLText] {
    let known = Set(
      literals.filter { $0.location.path == location.path }
        .map { Site(file: $0.file, offset: $0.literal.offset) }
    )
    return own.flatMap(GraphQLText.texts).filter { text in
      known.contains(Site(file: text.file.path, offset: text.literal?.offset ?? 0))
    } + others.flatMap(GraphQLText.texts).filter { schema.isNamed(by: $0.schemaArgument) }
  }

  private struct Site: Hashable {
    var file: String
    var offset: Int
  }
}

extension GraphQLText {
  fileprivate static func texts(in file: EmbeddedTarget.File) -> [GraphQLText] {
    texts(in: InputFile(Source(utf8: file.utf8, name: file.path), path: file.path))
  }
}
