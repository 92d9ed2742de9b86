import GraphQLCLibrary
import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas
import GraphQLValidation

/// The schemas of a target's literals, each found and read once.
final class EmbeddedProject: Sendable {
  /// The directives that the schemas need not define.
  let directives: CompilerDirectives
  private let finder: SchemaFinder
  private let fileSystem: FileSystem
  private let root: String
  private let locations = Locked<[SchemaQuestion: Result<SchemaLocation, SchemaFinderError>]>([:])
  /// The only `@GraphQLSchema` of the targets of files, by the paths of the files.
  private let declared = Locked<[String: EnclosingSchema]>([:])
  private let knownSeverities = Locked<[String: Severities]>([:])
  /// The files of schemas, by their paths.
  private let sources = Locked<[String: Result<Source, FileProblem>]>([:])
  /// The schemas, by the paths of their files.
  private let schemas = Locked<[[String]: Result<ExpandedSchema, SchemaFinderError>]>([:])
  /// The names of the types that texts use, by the texts.
  private let usedTypes = Locked<[SchemaLocation: [[UInt8]: [String]]]>([:])
  /// The errors of schemas that cannot be parsed.
  private let errors = Locked<[Finding]>([])

  /// - Parameter root: The folder that counts as a package for the files in it that are in none.
  init(_ fileSystem: FileSystem, root: String = "/", directives: CompilerDirectives = .standard) {
    self.directives = directives
    self.fileSystem = fileSystem.remembering()
    self.root = root
    finder = SchemaFinder(self.fileSystem, root: root)
  }

  /// Takes, for literals with several schemas to choose from, the only one that their target declares, or that the targets
  /// declare which it reaches.
  ///
  /// - Parameter target: Returns what distinguishes the target of a file from others.
  /// - Returns: The files with the schemas of all literals.
  func choosingDeclaredSchemas(
    of files: [EmbeddedFile],
    reaching reachable: [EmbeddedFile] = [],
    by target: (EmbeddedFile) -> [String]
  ) -> [EmbeddedFile] {
    let targets = Dictionary(files.map { ($0.path, target($0)) }) { first, _ in first }
    let declared = SchemaSite.declaredAlone(files.flatMap(\.schemaSites)) { targets[$0] ?? [] }
    let reached = Set(reachable.flatMap(\.schemaSites).compactMap(\.question.enclosing))
    let other = reached.count == 1 ? reached.first : nil
    if declared.isEmpty, other == nil { return files }
    self.declared.withLock { chosen in
      for (path, target) in targets { chosen[path] = declared[target] ?? other }
    }
    locations.withLock { locations in
      locations = locations.filter { if case .success = $0.value { true } else { false } }
    }
    return files.map { $0.findingSchemasAgain(in: self) }
  }

  /// Returns the location of a literal's schema.
  func schema(for question: SchemaQuestion) -> Result<SchemaLocation, SchemaFinderError> {
    if let known = locations.withLock({ $0[question] }) { return known }
    let answer: Result<SchemaLocation, SchemaFinderError>
    do throws(SchemaFinderError) {
      let location = try finder.schema(for: question) { declared.withLock { $0[question.file] } }
      for path in location.allFiles { read(path) }
      answer = .success(location)
    } catch {
      answer = .failure(error)
    }
    locations.withLock { $0[question] = answer }
    return answer
  }

  /// Returns how severe the warnings about a file are.
  func severities(for file: String) -> Severities {
    if let known = knownSeverities.withLock({ $0[file] }) { return known }
    let severities = finder.severities(for: file)
    knownSeverities.withLock { $0[file] = severities }
    return severities
  }

  /// Returns the root of the package that a file is in; if it is in none, the project's root or `/`.
  func package(of file: String) -> String {
    var folder = FilePath.folder(of: file)
    let manifest = FileSystem.Entry(name: "Package.swift", isFolder: false)
    while folder != root, folder != "/", (try? fileSystem.entries(folder))?.contains(manifest) != true {
      folder = FilePath.folder(of: folder)
    }
    return folder
  }

  /// Returns what distinguishes the target of a file from others: its package's root, then the folder's components. The
  /// last of them is the target's name.
  func target(of file: String) -> [String] {
    let package = package(of: file)
    return [package] + FilePath.targetFolder(of: file, in: package)
  }

  /// Whether two schemas have the same texts.
  func areAlike(_ first: SchemaLocation, _ second: SchemaLocation) -> Bool {
    guard first.allFiles != second.allFiles else { return true }
    let texts = sources.withLock { sources in
      [first, second].map { location in
        location.allFiles.map { path in try? sources[path]?.get().utf8 }
      }
    }
    return texts[0] == texts[1]
  }

  private func read(_ path: String) {
    guard sources.withLock({ $0[path] == nil }) else { return }
    let source: Result<Source, FileProblem>
    do throws(FileProblem) {
      source = .success(Source(utf8: try fileSystem.contents(path), name: path))
    } catch {
      source = .failure(error)
    }
    sources.withLock { $0[path] = source }
  }

  /// Returns the schema at a location that ``schema(for:)`` found.
  func schema(at location: SchemaLocation) throws(SchemaFinderError) -> ExpandedSchema {
    if let known = schemas.withLock({ $0[location.allFiles] }) { return try known.get() }
    let schema = Result { () throws(SchemaFinderError) in try load(location) }
    schemas.withLock { $0[location.allFiles] = schema }
    return try schema.get()
  }

  /// Returns the names of the types that a text uses itself. Each text is read once.
  func typeNames(usedIn source: Source, of schema: Schema, at location: SchemaLocation) -> [String] {
    if let known = usedTypes.withLock({ $0[location]?[source.utf8] }) { return known }
    let names = UsedTypes.names(usedIn: source, schema: schema)
    usedTypes.withLock { $0[location, default: [:]][source.utf8] = names }
    return names
  }

  private func load(_ location: SchemaLocation) throws(SchemaFinderError) -> ExpandedSchema {
    try loadSchema(
      location.files,
      client: location.clientFiles,
      name: location.path
    ) { path throws(SchemaFinderError) in
      switch sources.withLock({ $0[path] }) {
      case .success(let source): return source
      case .failure(.irregular): throw SchemaFinderError(.irregular(path), in: nil)
      case .failure, nil: throw SchemaFinderError(.notFound(name: nil, searched: [path], present: []), in: nil)
      }
    } failure: { error, source in
      let finding = Finding(error, in: LineMap(source))
      errors.withLock { if !$0.contains(finding) { $0.append(finding) } }
      return SchemaFinderError(.schema(finding.description), in: nil)
    }
  }

  /// Returns the problems of the schemas that were used: of those that cannot be parsed, and of those with invalid types or
  /// policies.
  func problems() -> [Finding] {
    let loaded = schemas.withLock { $0.sorted { $0.key.lexicographicallyPrecedes($1.key) } }
    return errors.withLock { $0 }
      + loaded.flatMap { _, schema -> [Finding] in
        guard case .success(let loaded) = schema else { return [] }
        let schema = loaded.schema
        let problems = severities(for: schema.source.name)
          .applied(to: schema.problems + schema.policyProblems + [schema.clientWarning].compactMap(\.self))
        if problems.isEmpty { return [] }
        let lines = LineMap(schema.source)
        return problems.map { Finding($0, in: lines) }
      }
  }

  func add(to checksum: inout Checksum) {
    for (path, source) in sources.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      checksum.add(path)
      checksum.add(severities(for: path).text)
      if case .success(let source) = source { checksum.add(source.utf8) }
    }
  }
}

extension EmbeddedProject {
  /// Whether a fragment is written against the schema of literals in a file.
  ///
  /// Within a package, both must have the same schema file. Another package has its own copy, which is the same schema
  /// if it has the same name.
  func isWritten(_ site: FragmentSite, against location: SchemaLocation, from file: String) -> Bool {
    guard let own = try? schema(for: SchemaQuestion(site)).get() else { return false }
    return own == location || own.namespace == location.namespace && package(of: site.file) != package(of: file)
  }
}
