import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLModelSchemas
import GraphQLValidation

/// Compiles the literals of a target, one file after another.
struct TargetCompiler {
  let project: EmbeddedProject
  private var declarations: SchemaDeclarations
  let fragments: FragmentIndex
  let files: [EmbeddedFile]
  private let lines: [String: LineMap]
  private(set) var schemaFragments: [SchemaLocation: SchemaFragments] = [:]
  /// Each finding with the path of its literal's schema, or with an empty path if the literal has none.
  private var findings: [(schema: String, finding: Finding)] = []
  /// The findings that the macros of the literals tell an editor, too.
  private(set) var findingsOfMacros = FindingsOfMacros()
  private var reportedSchemaErrors: Set<String> = []

  private(set) var target: CheckedTarget
  /// The paths of the target's files that need no check.
  let known: Set<String>
  /// The paths of the files whose literals have findings.
  private(set) var filesWithFindings: Set<String> = []
  private let fieldsUses: FieldsUses
  private let extendedTypes: DeclaredTypes
  private let purpose: EmbeddingPurpose

  /// - Parameters:
  ///   - target: The target, to which ``check(_:)`` and ``know(_:)`` add the literals.
  ///   - known: The paths of the files that need no check.
  ///   - fieldsUses: The fragments of the target whose protocols it names.
  ///   - extendedTypes: The target's own types that are extended around literals.
  ///   - dependents: The files of the package's targets that depend on it.
  ///   - purpose: What expands the macros.
  init(
    _ target: CheckedTarget,
    besides known: Set<String> = [],
    _ fieldsUses: FieldsUses,
    _ extendedTypes: DeclaredTypes,
    dependents: [EmbeddedFile],
    root: String,
    _ project: EmbeddedProject,
    for purpose: EmbeddingPurpose = .build
  ) {
    let (files, reachable) = (target.files, target.reachable)
    self.target = target
    self.known = known
    self.fieldsUses = fieldsUses
    self.extendedTypes = extendedTypes
    self.purpose = purpose
    self.project = project
    self.files = files
    declarations = SchemaDeclarations(files, reaching: reachable, dependents: dependents, root: root, project)
    let modules = Dictionary((files + reachable).map { ($0.path, $0.module) }) { first, _ in first }.compactMapValues(
      \.self
    )
    fragments = FragmentIndex((files + reachable).flatMap(\.fragments), root: root, modules: modules)
    lines = Dictionary((files + reachable).map { ($0.path, $0.lines) }) { first, _ in first }
  }

  /// Checks the literals of a file.
  ///
  /// - Returns: What its literals use of their schemas.
  @discardableResult
  mutating func check(_ file: EmbeddedFile) -> [EmbeddingPart] {
    var parts: [SchemaLocation: EmbeddingPart] = [:]
    for entry in file.literals {
      do throws(SchemaFinderError) {
        let location = try entry.schema.get()
        let schema = try project.schema(at: location)
        var part = parts[location] ?? EmbeddingPart(context(of: schema.schema, at: location), order: parts.count)
        part.addVersion(of: entry.literal, extendedTypes)
        if entry.literal.macro == .schema {
          declare(entry.literal, in: file, of: schema, at: location, &part)
        } else {
          check(entry, of: file, at: location, &part)
        }
        parts[location] = part
      } catch {
        report(error, of: entry.literal, in: file)
      }
    }
    return parts.values.sorted { $0.order < $1.order }
  }

  /// Adds the literals of a file that needs no check, for the checks of the target.
  mutating func know(_ file: EmbeddedFile) {
    for entry in file.literals where entry.literal.macro != .schema {
      guard let location = try? entry.schema.get(), let schema = try? project.schema(at: location).schema,
        let document = try? Document(parsing: entry.literal.source)
      else { continue }
      target.literals.append(
        CheckedTarget.Literal(
          file: file,
          literal: entry.literal,
          outline: entry.outline,
          schema: schema,
          location: location,
          document: document,
          fragments: visibleFragments(for: entry, in: file, at: location).spread
        )
      )
    }
  }

  /// Reports why a literal has no schema, once for all that can be mended in one place.
  private mutating func report(_ error: SchemaFinderError, of literal: SwiftLiteral, in file: EmbeddedFile) {
    // Errors in a schema are reported in the schema's file.
    if case .schema = error.reason { return }
    let isMissing = if case .notFound(_, _, []) = error.reason { true } else { false }
    let isMisnamed = if case .notFound(_?, _, _) = error.reason { true } else { false }
    let isNew = reportedSchemaErrors.insert(isMissing ? "" : error.description).inserted
    guard isNew || error.concernsEachLiteral else { return }
    let offset = isMisnamed ? literal.schemaArgumentOffset : nil
    findings.append(("", Finding(error: error.description, at: file.place(of: offset ?? literal.offset))))
  }

  /// Returns all findings about the compiled files and their schemas, each once.
  ///
  /// If a schema has errors, those of its literals may be consequences and are left out.
  func allFindings() -> [Finding] {
    var reported: Set<Finding> = []
    var target = target
    target.reachedLiterals = literalsWithOtherIdentities
    return (target.findings() + documentFindings()).filter { reported.insert($0).inserted }
  }

  /// Returns the findings about documents and their schemas, without those about the target's set-up.
  func documentFindings() -> [Finding] {
    let problems = project.problems()
    let broken = Set(problems.filter { $0.severity == .error }.map(\.place.file))
    return findings.filter { !broken.contains($0.schema) }.map(\.finding) + problems
  }

  func literals(of file: EmbeddedFile) -> [CheckedTarget.Literal] {
    target.literals.filter { $0.file.path == file.path }
  }

  /// Returns how the names of a schema are written in Swift.
  func names(at location: SchemaLocation) -> SwiftNames { declarations.names(at: location) }

  /// Returns what all literals of a schema are compiled in.
  func context(of schema: Schema, at location: SchemaLocation) -> CompilationContext {
    var context = CompilationContext(
      schema: schema,
      namespace: location.namespace,
      swiftNames: names(at: location)
    )
    context.directives = project.directives
    return context
  }

  /// Checks a `@GraphQLSchema`, and adds to a part the types that it declares.
  private mutating func declare(
    _ literal: SwiftLiteral,
    in file: EmbeddedFile,
    of schema: ExpandedSchema,
    at location: SchemaLocation,
    _ part: inout EmbeddingPart
  ) {
    let declared = literal.declaredTypes
    let chosen = ChosenModels(literal.declaredModels, of: schema, in: location.namespace)
    let structs = chosen.structs(in: part.context)
    var used: UsedTypes?
    if case .used(let names) = literal.emittedTypes {
      used = declarations.typesUsed(of: schema.schema, at: location, and: names)
    }
    used?.add(structs)
    if let used, purpose == .build { part.used.add(used) } else { part.used.addDeclaredTypes() }
    if let models = chosen.models {
      part.used.add(models)
      part.embedding.models = models
    }
    let found = diagnostics(ofTypesIn: part.context, declared: declared, used: used, adding: structs)
    for diagnostic in project.severities(for: file.path).applied(to: found) {
      filesWithFindings.insert(file.path)
      findings.append((location.path, Finding(diagnostic) { _ in file.place(of: literal.offset) }))
    }
    if schema.schema.declaresTypes(besides: declared, used, part.context.swiftNames) {
      target.filesWithSchemaTypes.insert(file.path)
    }
  }

  /// Checks a literal, and adds to a part what it is compiled against.
  private mutating func check(
    _ entry: EmbeddedFile.Literal,
    of file: EmbeddedFile,
    at location: SchemaLocation,
    _ part: inout EmbeddingPart
  ) {
    let (literal, schema) = (entry.literal, part.context.schema)
    let visible = visibleFragments(for: entry, in: file, at: location)
    let document = Result { () throws(Diagnostic) in try Document(parsing: literal.source) }
    let fragments = facts(of: visible, for: entry.outline, try? document.get(), at: location, &part)
    let input = LiteralInput(literal, in: part.context, fragments)
    let lowered = input.lowered(document)
    var found = input.fragmentErrors
    if let document = try? document.get() {
      found += declarations.undeclaredTypes(in: document, of: schema, at: location)
      found += declarations.conflicts(
        in: document,
        conformingTo: literal.isConditional ? [] : lowered.fragmentsConformedTo,
        of: schema,
        at: location,
        site: visible.site
      )
      target.literals.append(
        CheckedTarget.Literal(
          file: file,
          literal: literal,
          outline: entry.outline,
          schema: schema,
          location: location,
          document: document,
          fragments: visible.spread,
          sent: lowered.sentDefinitions,
          identityTypes: lowered.identityTypes
        )
      )
    }
    part.add(literal)
    let told = [lowered.diagnostics, found].map { diagnostics in
      project.severities(for: file.path).applied(to: diagnostics).map { diagnostic in
        Finding(diagnostic, elsewhere: { place(of: $0, visible) }) { file.place(of: literal.fileOffset(of: $0)) }
      }
    }
    findingsOfMacros.direct.formUnion(told[0])
    if !told[0].isEmpty {
      let texts = textErrors(of: literal.source, as: literal.kind)
      findingsOfMacros.embedded.formUnion(texts.map { Finding($0) { file.place(of: literal.fileOffset(of: $0)) } })
    }
    for finding in told.joined() {
      filesWithFindings.insert(file.path)
      findings.append((location.path, finding))
    }
  }

  private func visibleFragments(
    for entry: EmbeddedFile.Literal,
    in file: EmbeddedFile,
    at location: SchemaLocation
  ) -> VisibleFragments {
    VisibleFragments(
      fragments,
      for: entry.outline,
      in: entry.literal.source,
      at: file.path,
      line: file.lines.location(at: entry.literal.offset).line
    ) { [project] in project.isWritten($0, against: location, from: file.path) }
  }

  /// Returns what a literal is told of fragments, and adds to a part what its embedding tells of them.
  private mutating func facts(
    of visible: VisibleFragments,
    for outline: DocumentOutline,
    _ document: Document?,
    at location: SchemaLocation,
    _ part: inout EmbeddingPart
  ) -> LiteralFragments {
    var facts = LiteralFragments()
    if let document {
      var reached = schemaFragments[location] ?? fragments(writtenAgainst: part.context.schema, at: location)
      let signatures = reached.signatures(for: document, outline)
      schemaFragments[location] = reached
      facts.known = signatures.checked
      facts.suggested = visible.suggestedNames(besides: signatures.checked)
      facts.errors = signatures.mergeError.map { [$0] } ?? []
      part.add(document, signatures.embedded)
      let unmasked = signatures.embedded.values.filter { $0.definition != nil }.map(\.name)
      for name in outline.fragments.map(\.name) + unmasked {
        if let site = visible.site(ofFragment: name), fieldsUses.include(site) {
          part.embedding.fragmentsWithFields.insert(name)
        }
      }
    }
    facts.errors += visible.errors
    facts.errors += schemaFragments[location]?.misfits(spreadIn: outline) ?? []
    return facts
  }

  private func fragments(writtenAgainst schema: Schema, at location: SchemaLocation) -> SchemaFragments {
    let literals = files.lazy.filter { !known.contains($0.path) }.flatMap(\.literals).filter { entry in
      entry.literal.macro != .schema && (try? entry.schema.get()) == location
    }
    return SchemaFragments(
      Array(literals),
      of: schema,
      directives: project.directives,
      site: { name in site(ofFragment: name, at: location) },
      hasOtherSchema: { site in
        guard let own = try? project.schema(for: SchemaQuestion(site)).get() else { return false }
        return !project.areAlike(own, location)
      }
    )
  }

  /// Returns the fragment of a schema that the target means by a name.
  func site(ofFragment name: String, at location: SchemaLocation) -> FragmentSite? {
    let file = files.first?.path ?? ""
    return fragments.site(ofFragment: name, from: file) { project.isWritten($0, against: location, from: file) }
  }

  private func place(of elsewhere: Diagnostic.Elsewhere, _ visible: VisibleFragments) -> Finding.Location? {
    guard let site = visible.site(ofFragment: elsewhere.fragment), let lines = lines[site.file] else { return nil }
    let offset = site.literal.fileOffset(of: elsewhere.range.start)
    return Finding.Location(file: site.file, location: lines.location(at: offset))
  }
}

extension Schema {
  /// Whether a `@GraphQLSchema` has enums or input objects to emit besides those declared by hand.
  fileprivate func declaresTypes(besides declared: Set<String>, _ used: UsedTypes?, _ swiftNames: SwiftNames) -> Bool {
    index.types.contains { type in
      (type.kind == .enum || type.kind == .inputObject) && !declared.contains(swiftNames.type(type.name))
        && !type.name.utf8.starts(with: "__".utf8) && used?.names.contains(type.name) != false
    }
  }
}
