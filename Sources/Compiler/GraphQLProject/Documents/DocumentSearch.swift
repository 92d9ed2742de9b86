import DocumentComposition
import GraphQLCompiler
import GraphQLLanguage

/// Compiles the literals of files, and those of others with fragments that they reach.
final class DocumentSearch {
  private let project: EmbeddedProject
  private let files: [EmbeddedFile]
  private let filesByPath: [String: EmbeddedFile]
  private let fragments: FragmentIndex
  private let providers: ProviderIndex
  private var targets: [String: [String]] = [:]
  private var compilers: [[String]: TargetCompiler] = [:]
  private var literals: [String: [CheckedTarget.Literal]] = [:]
  private var findings: [Finding] = []

  init(_ files: [EmbeddedTarget.File], in fileSystem: FileSystem) {
    let project = EmbeddedProject(fileSystem)
    self.project = project
    self.files = project.choosingDeclaredSchemas(of: files.compactMap { EmbeddedFile($0, in: project) }) {
      project.target(of: $0.path)
    }
    filesByPath = Dictionary(self.files.map { ($0.path, $0) }) { first, _ in first }
    fragments = FragmentIndex(self.files.flatMap(\.fragments), root: "/")
    providers = ProviderIndex(files, target: project.target)
  }

  /// Returns the errors and warnings of what was compiled, each once.
  func allFindings() -> [Finding] {
    var reported: Set<Finding> = []
    let compiled = compilers.values.flatMap { $0.documentFindings() }
    return (findings + compiled).filter { reported.insert($0).inserted }.sorted { first, second in
      let (left, right) = (first.place, second.place)
      return (left.file, left.location.line, left.location.column)
        < (right.file, right.location.line, right.location.column)
    }
  }

  func documents(of paths: Set<String>) -> [SentDocuments.Document] {
    files.filter { paths.contains($0.path) }.flatMap { file in
      findings += file.unreadableFindings
      return compiled(file).flatMap { literal in
        literal.sent.compactMap { document(of: $0, in: literal) }
      }
    }
  }

  private func document(of operation: SentDefinition, in literal: CheckedTarget.Literal) -> SentDocuments.Document? {
    guard let kind = operation.kind else { return nil }
    let composer = DocumentComposer<Void>(
      of: operation.text,
      whole: operation.whole,
      beginning: kind.rawValue + " " + operation.name,
      spreading: spread(by: operation, in: literal)
    )
    let name: String
    if let fragment = operation.refetchedFragment {
      name = fragment + ".RefetchQuery"
    } else if literal.literal.macro == .operation {
      name = literal.literal.declarationName ?? operation.name
    } else {
      name = OperationNames(literal.document).swiftName(of: operation.name, kind)
    }
    return SentDocuments.Document(
      name: operation.name,
      kind: kind.rawValue,
      text: composer.text,
      place: literal.place(of: operation.nameRange.start),
      schema: literal.location,
      swiftName: (literal.literal.enclosingTypes + [name]).joined(separator: ".")
    )
  }

  /// Returns the fragments that a definition spreads itself.
  private func spread(
    by definition: SentDefinition,
    in literal: CheckedTarget.Literal
  ) -> [ComposedFragment<Void>] {
    definition.spreads.compactMap { name in
      guard let (fragment, home) = self.fragment(name, spreadIn: literal) else { return nil }
      return ComposedFragment(
        identity: [home.file.path, "\(home.literal.offset)", name],
        name: name,
        arguments: fragment.arguments.map { argument in
          FragmentArgument(name: argument.name, defaultValue: argument.defaultValue.map { (argument.type, $0) })
        },
        provided: fragment.provided.map { variable in
          let provider = providers.identity(of: variable.provider, namedIn: home, of: target(of: home.file))
          return ComposedVariable(name: variable.variable, type: variable.type, provider: provider, origin: ())
        },
        definition: fragment.text,
        wholeDefinition: fragment.whole,
        fragments: { [self] in spread(by: fragment, in: home) }
      )
    }
  }

  /// Returns a fragment that a literal spreads, with the literal that defines it.
  private func fragment(
    _ name: String,
    spreadIn literal: CheckedTarget.Literal
  ) -> (fragment: SentDefinition, literal: CheckedTarget.Literal)? {
    if let own = literal.sent.first(where: { $0.kind == nil && $0.name == name }) { return (own, literal) }
    guard let site = site(ofFragment: name, spreadIn: literal), let file = filesByPath[site.file] else { return nil }
    for home in compiled(file) where home.literal.offset == site.literal.offset {
      if let fragment = home.sent.first(where: { $0.kind == nil && $0.name == name }) { return (fragment, home) }
    }
    return nil
  }

  /// Returns the fragment that a literal means: the one of its own target, or else of a module that its file imports.
  private func site(ofFragment name: String, spreadIn literal: CheckedTarget.Literal) -> FragmentSite? {
    let (file, own) = (literal.file, target(of: literal.file))
    let candidates = fragments.sites(ofFragment: name).filter {
      project.isWritten($0, against: literal.location, from: file.path)
    }
    var nearest = candidates.filter { site in filesByPath[site.file].map { target(of: $0) } == own }
    if nearest.isEmpty, candidates.count > 1 {
      nearest = candidates.filter { site in
        guard let module = filesByPath[site.file].flatMap({ target(of: $0).last }) else { return false }
        return file.mentions(module)
      }
    }
    if nearest.isEmpty { nearest = candidates }
    if nearest.count > 1 { findings.append(ambiguity(of: name, among: nearest, spreadIn: literal)) }
    return nearest.first
  }

  private func ambiguity(
    of name: String,
    among sites: [FragmentSite],
    spreadIn literal: CheckedTarget.Literal
  ) -> Finding {
    Finding(
      error: "The document depends on which fragment \"\(name)\" is compiled. Give each of them a name of its own.",
      at: literal.place(of: literal.outline.rangeOfSpread(of: name).start),
      notes: sites.map { site in
        Finding.Note(message: "one is defined here", place: Finding.Location(file: site.file, location: site.location))
      }
    )
  }

  private func target(of file: EmbeddedFile) -> [String] {
    if let known = targets[file.path] { return known }
    let target = project.target(of: file.path)
    targets[file.path] = target
    return target
  }

  /// Returns the literals of a file, compiled when they are first asked for.
  private func compiled(_ file: EmbeddedFile) -> [CheckedTarget.Literal] {
    if let known = literals[file.path] { return known }
    let target = target(of: file)
    var compiler = compilers.removeValue(forKey: target) ?? self.compiler(of: target)
    compiler.check(file)
    compilers[target] = compiler
    let compiled = compiler.literals(of: file)
    literals[file.path] = compiled
    return compiled
  }

  private func compiler(of target: [String]) -> TargetCompiler {
    let own = files.filter { self.target(of: $0) == target }
    let others = files.filter { self.target(of: $0) != target }
    let checked = CheckedTarget(
      own,
      reaching: others,
      module: nil,
      modules: VisibleModules([], reaching: []),
      types: DeclaredTypes(named: [], in: [])
    )
    return TargetCompiler(
      checked,
      FieldsUses(of: [], in: []),
      DeclaredTypes(named: [], in: []),
      dependents: [],
      root: target[0],
      project
    )
  }
}
