/// Compiles the literals of a target, one file after another.
struct TargetCompiler {
  private let finder: SchemaFinder
  private let fileSystem: FileSystem
  private let fragments: FragmentIndex
  private let ownFragments: FragmentIndex
  private let siteSchemas = Locked<[SchemaQuestion: SchemaLocation?]>([:])
  private var schemas: [String: Result<Schema, SchemaFinderError>] = [:]

  private(set) var findings: [Finding] = []
  private(set) var schemaPaths: [String] = []

  /// - Parameters:
  ///   - own: The fragments of the target.
  ///   - others: Those of the targets that it depends on.
  init(own: [FragmentSite], others: [FragmentSite], root: String, _ fileSystem: FileSystem) {
    self.fileSystem = fileSystem.remembering()
    finder = SchemaFinder(self.fileSystem)
    fragments = FragmentIndex(own + others, root: root)
    ownFragments = FragmentIndex(own, root: root)
  }

  /// Checks the literals of a file.
  ///
  /// - Returns: What they are compiled against; `nil` if there are none.
  mutating func compile(_ file: EmbeddedTarget.File) -> Embedding? {
    let literals = graphQLLiterals(in: file.utf8, name: file.path)
    guard !literals.isEmpty else { return nil }
    let lines = LineMap(Source(utf8: file.utf8, name: file.path))
    var parts: [SchemaLocation: EmbeddingPart] = [:]
    for literal in literals {
      let question = SchemaQuestion(literal, in: file.path, among: literals)
      do throws(SchemaFinderError) {
        guard let location = try question.answer(finder) else { continue }
        let schema = try schema(at: location.path)
        var part = parts[location] ?? EmbeddingPart(of: schema, order: parts.count)
        check(literal, lines, at: location, &part)
        parts[location] = part
      } catch {
        let place = Finding.Place(file: file.path, location: lines.location(at: literal.offset))
        findings.append(Finding(severity: .error, message: error.description, place: place))
      }
    }
    return Embedding(
      versionProtocol: EmbeddedSwift.versionProtocol(for: file.path),
      parts: parts.sorted { $0.value.order < $1.value.order }.map { $1.embedded(namespace: $0.namespace) }
    )
  }

  /// Adds what is wrong with the schemas.
  mutating func finish() {
    for case .success(let schema) in schemaPaths.compactMap({ schemas[$0] }) {
      let lines = LineMap(schema.source)
      findings += schema.problems.map { problem in
        Finding(problem) { Finding.Place(file: schema.source.name, location: lines.location(at: $0)) }
      }
    }
    var reported: Set<Finding> = []
    findings = findings.filter { reported.insert($0).inserted }
  }

  private mutating func check(
    _ literal: SwiftLiteral,
    _ lines: LineMap,
    at location: SchemaLocation,
    _ part: inout EmbeddingPart
  ) {
    guard literal.macro != .schema else { return part.used.addDeclaredTypes() }
    let file = literal.source.name
    let isInSchema = { (site: FragmentSite) in schemaLocation(of: site) == location }
    let signatures = fragments.signatures(
      for: literal.source,
      in: file,
      schema: part.schema,
      where: isInSchema
    )
    let context = CompilationContext(
      schema: part.schema,
      namespace: location.namespace,
      fragments: signatures,
      accessLevel: literal.accessLevel
    )
    let (document, lowered) = literal.lowered(in: context)
    let place = { (offset: Int) in
      Finding.Place(file: file, location: lines.location(at: literal.fileOffset(of: offset)))
    }
    let line = lines.location(at: literal.offset).line
    let duplicates = ownFragments.duplicates(of: literal.source, at: (file, line), where: isInSchema)
    findings += (lowered.diagnostics + duplicates).map { Finding($0, place: place) }
    part.add(literal, document, signatures)
  }

  private func schemaLocation(of site: FragmentSite) -> SchemaLocation? {
    let question = SchemaQuestion(site)
    if let known = siteSchemas.withLock({ $0[question] }) { return known }
    let location = (try? question.answer(finder)) ?? nil
    siteSchemas.withLock { $0[question] = .some(location) }
    return location
  }

  private mutating func schema(at path: String) throws(SchemaFinderError) -> Schema {
    if let known = schemas[path] { return try known.get() }
    schemaPaths.append(path)
    let schema = load(path)
    schemas[path] = schema
    return try schema.get()
  }

  private func load(_ path: String) -> Result<Schema, SchemaFinderError> {
    let source: Source
    do {
      source = Source(utf8: try fileSystem.contents(path), name: path)
    } catch {
      return .failure(SchemaFinderError(.refused(path), in: nil))
    }
    do throws(Diagnostic) {
      return .success(try Schema(source))
    } catch {
      let location = source.location(at: error.ranges.first?.start ?? 0)
      let message = "\(path):\(location.line):\(location.column): \(error.message)"
      return .failure(SchemaFinderError(.schema(message), in: nil))
    }
  }
}

/// What decides which schema a literal is written against.
private struct SchemaQuestion: Hashable, Sendable {
  var file: String
  var argument: String?
  var enclosing: EnclosingSchema?

  init(_ site: FragmentSite) {
    file = site.file
    argument = site.literal.schemaArgument
    enclosing = site.enclosingSchema
  }

  init(_ literal: SwiftLiteral, in file: String, among literals: [SwiftLiteral]) {
    self.file = file
    argument = literal.schemaArgument
    enclosing = EnclosingSchema(of: literal, among: literals)
    if literal.macro == .schema, let name = literal.declarationName {
      argument = nil
      enclosing = EnclosingSchema(path: literal.enclosingTypes + [name], argument: literal.schemaArgument)
    }
  }

  func answer(_ finder: SchemaFinder) throws(SchemaFinderError) -> SchemaLocation? {
    try finder.schema(forFile: file, named: argument, in: enclosing)
  }
}

/// What the literals of one file use of one schema, as far as they were looked at.
private struct EmbeddingPart {
  let schema: Schema
  /// The place among the parts of the file.
  let order: Int
  var used: UsedSchema
  private var fragments: [String: FragmentSignature] = [:]
  private var literals: [String] = []

  init(of schema: Schema, order: Int) {
    self.schema = schema
    self.order = order
    used = UsedSchema(of: schema)
  }

  mutating func add(_ literal: SwiftLiteral, _ document: Document?, _ signatures: [String: FragmentSignature]) {
    literals.append(Checksum(literal.source.utf8).hexadecimal)
    fragments.merge(signatures) { first, _ in first }
    if let document { used.add(document, fragments: signatures) }
  }

  func embedded(namespace: String) -> Embedding.Part {
    Embedding.Part(namespace: namespace, sdl: used.sdl(), fragments: fragments, literals: literals)
  }
}

extension SwiftLiteral {
  /// What the literal compiles to, and its document, if it has no syntax errors.
  fileprivate func lowered(in context: CompilationContext) -> (Document?, Lowered) {
    let document = try? Document(parsing: source)
    let name = declarationName ?? ""
    switch macro {
    case .fragment: return (document, lower(source, definingOnly: .fragment, named: name, in: context))
    case .operation: return (document, lower(source, definingOnly: .operation, named: name, in: context))
    case .graphql, .schema: break
    }
    if let document { return (document, lower(document, in: context)) }
    do {
      return (nil, lower(try Document(parsing: source), in: context))
    } catch {
      return (nil, Lowered(standInsFor: source, in: context, diagnostics: [error]))
    }
  }
}
