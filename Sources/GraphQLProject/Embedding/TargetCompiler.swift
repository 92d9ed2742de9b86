import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// Compiles the literals of a target, one file after another.
struct TargetCompiler {
  let project: EmbeddedProject
  private var declarations: SchemaDeclarations
  let fragments: FragmentIndex
  private let ownFragments: FragmentIndex
  let files: [EmbeddedFile]
  private let lines: [String: LineMap]
  private(set) var schemaFragments: [SchemaLocation: SchemaFragments] = [:]
  /// Each finding with the path of its literal's schema, or with an empty path if the literal has none.
  private var findings: [(schema: String, finding: Finding)] = []
  private var reportedSchemaErrors: Set<String> = []

  private(set) var target: CheckedTarget
  private let fieldsUses: FieldsUses

  /// - Parameters:
  ///   - target: The target, to which ``compile(_:)`` adds the literals.
  ///   - fieldsUses: The fragments of the target whose protocols it names.
  init(_ target: CheckedTarget, _ fieldsUses: FieldsUses, root: String, _ project: EmbeddedProject) {
    let (files, reachable) = (target.files, target.reachable)
    self.target = target
    self.fieldsUses = fieldsUses
    self.project = project
    self.files = files
    declarations = SchemaDeclarations(files, reaching: reachable, root: root)
    let own = files.flatMap(\.fragments)
    let modules = Dictionary((files + reachable).map { ($0.path, $0.module) }) { first, _ in first }.compactMapValues(
      \.self
    )
    fragments = FragmentIndex(own + reachable.flatMap(\.fragments), root: root, modules: modules)
    ownFragments = FragmentIndex(own, root: root, modules: modules)
    lines = Dictionary((files + reachable).map { ($0.path, $0.lines) }) { first, _ in first }
  }

  /// Checks the literals of a file.
  ///
  /// - Returns: The Swift code for the file.
  mutating func compile(_ file: EmbeddedFile) -> String {
    var parts: [SchemaLocation: EmbeddingPart] = [:]
    for entry in file.literals {
      do throws(SchemaFinderError) {
        let location = try entry.schema.get()
        let schema = try project.schema(at: location)
        let nameCase = declarations.nameCase(at: location)
        var part = parts[location] ?? EmbeddingPart(of: schema, nameCase, order: parts.count)
        if entry.literal.macro == .schema {
          var used = entry.literal.declaresUsedTypes ? declarations.typesUsedByTarget(of: schema, at: location) : nil
          used?.add(entry.literal.declaredModels)
          if let used { part.used.add(used) } else { part.used.addDeclaredTypes() }
          let chosen = ChosenModels(entry.literal.declaredModels, of: schema, in: location.namespace)
          if let models = chosen.models {
            part.used.add(models)
            part.models = models
          }
          let context = CompilationContext(schema: schema, namespace: location.namespace, nameCase: nameCase)
          let declared = entry.literal.declaredTypes
          for diagnostic in diagnostics(ofTypesIn: context, declared: declared, used: used, models: chosen) {
            findings.append((location.path, Finding(diagnostic) { _ in file.place(of: entry.literal.offset) }))
          }
          if schema.declaresTypes(besides: declared, used, nameCase) {
            target.filesWithSchemaTypes.insert(file.path)
          }
        } else {
          check(entry, of: file, at: location, &part)
        }
        parts[location] = part
      } catch {
        report(error, of: entry.literal, in: file)
      }
    }
    let embedding = Embedding(
      versionProtocol: EmbeddedSwift.versionProtocol(for: file.path),
      parts: parts.sorted { $0.value.order < $1.value.order }.map { $1.embedded(namespace: $0.namespace) }
    )
    return EmbeddedSwift.code(for: file.path, embedding)
  }

  /// Reports why a literal has no schema, once for all that have the same reason.
  private mutating func report(_ error: SchemaFinderError, of literal: SwiftLiteral, in file: EmbeddedFile) {
    // Errors in a schema are reported in the schema's file.
    if case .schema = error.reason { return }
    let isMissing = if case .notFound(_, _, []) = error.reason { true } else { false }
    guard reportedSchemaErrors.insert(isMissing ? "" : error.description).inserted else { return }
    let isMisnamed = if case .notFound(_?, _, _) = error.reason { true } else { false }
    let offset = isMisnamed ? literal.schemaArgumentOffset : nil
    findings.append(("", Finding(error: error.description, at: file.place(of: offset ?? literal.offset))))
  }

  /// Returns all findings about the compiled files and their schemas, each once.
  ///
  /// If a schema has errors, those of its literals may be consequences and are left out.
  func allFindings() -> [Finding] {
    var reported: Set<Finding> = []
    var target = target
    target.reachedLiterals = literalsWithOtherIdentities()
    return (target.findings() + documentFindings()).filter { reported.insert($0).inserted }
  }

  /// Returns the findings about documents and their schemas, without those about the target's set-up.
  func documentFindings() -> [Finding] {
    let problems = project.problems()
    let broken = Set(problems.map(\.place.file))
    return findings.filter { !broken.contains($0.schema) }.map(\.finding) + problems
  }

  /// Returns the compiled literals of a file.
  func literals(of file: EmbeddedFile) -> [CheckedTarget.Literal] {
    target.literals.filter { $0.file.path == file.path }
  }

  private mutating func check(
    _ entry: EmbeddedFile.Literal,
    of file: EmbeddedFile,
    at location: SchemaLocation,
    _ part: inout EmbeddingPart
  ) {
    let (literal, outline) = (entry.literal, entry.outline)
    let isInSchema = { [project] (site: FragmentSite) in
      project.isWritten(site, against: location, from: file.path)
    }
    var context = CompilationContext(
      schema: part.schema,
      namespace: location.namespace,
      nameCase: part.nameCase,
      accessLevel: literal.accessLevel
    )
    let document = Result { () throws(Diagnostic) in try Document(parsing: literal.source) }
    var mergeErrors: [Diagnostic] = []
    if let document = try? document.get() {
      var known = schemaFragments[location] ?? fragments(writtenAgainst: part.schema, at: location)
      let signatures = known.signatures(for: document, outline)
      schemaFragments[location] = known
      context.fragments = signatures.checked
      mergeErrors = signatures.mergeError.map { [$0] } ?? []
      context.otherFragments = fragments.suggestedNames(
        for: outline,
        besides: signatures.checked,
        where: isInSchema
      )
      part.add(document, signatures.embedded)
      let unmasked = signatures.embedded.values.filter { $0.definition != nil }.map(\.name)
      for name in outline.fragments.map(\.name) + unmasked {
        guard let site = fragments.site(ofFragment: name, from: file.path, where: isInSchema) else { continue }
        if fieldsUses.include(site) { part.fragmentsWithFields.insert(name) }
      }
    }
    let misfits = schemaFragments[location]?.misfits(spreadIn: outline) ?? []
    let lowered = literal.lowered(document, in: context)
    let macro = (file.path, file.lines.location(at: literal.offset).line)
    let fragmentErrors =
      ownFragments.duplicates(of: outline, at: macro, where: isInSchema)
      + ownFragments.unusedFragments(of: outline, in: literal.source, at: macro)
      + fragments.namesakes(reachedFrom: outline, in: file.path, where: isInSchema)
    let undeclared =
      (try? document.get()).map { declarations.undeclaredTypes(in: $0, of: part.schema, at: location) } ?? []
    let conflicts =
      (try? document.get()).map { document in
        declarations.conflicts(
          in: document,
          conformingTo: literal.isConditional ? [] : lowered.fragmentsConformedTo,
          of: part.schema,
          at: location
        ) { fragments.site(ofFragment: $0, from: file.path, where: isInSchema) }
      } ?? []
    for diagnostic in lowered.diagnostics + mergeErrors + fragmentErrors + misfits + undeclared + conflicts {
      let finding = Finding(diagnostic, elsewhere: { place(of: $0, from: file, where: isInSchema) }) {
        file.place(of: literal.fileOffset(of: $0))
      }
      findings.append((location.path, finding))
    }
    part.literals.append(Checksum(literal.source.utf8).hexadecimal)
    guard let document = try? document.get() else { return }
    target.literals.append(
      CheckedTarget.Literal(
        file: file,
        literal: literal,
        outline: outline,
        schema: part.schema,
        location: location,
        document: document,
        fragments: fragments.spread(in: outline, where: isInSchema),
        sent: lowered.sentDefinitions,
        identityTypes: lowered.identityTypes
      )
    )
  }

  private func fragments(writtenAgainst schema: Schema, at location: SchemaLocation) -> SchemaFragments {
    let literals = files.lazy.flatMap(\.literals).filter { entry in
      entry.literal.macro != .schema && (try? entry.schema.get()) == location
    }
    return SchemaFragments(
      Array(literals),
      of: schema,
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

  private func place(
    of elsewhere: Diagnostic.Elsewhere,
    from file: EmbeddedFile,
    where isInSchema: (FragmentSite) -> Bool
  ) -> Finding.Place? {
    guard let site = fragments.site(ofFragment: elsewhere.fragment, from: file.path, where: isInSchema),
      let lines = lines[site.file]
    else { return nil }
    let offset = site.literal.fileOffset(of: elsewhere.range.start)
    return Finding.Place(file: site.file, location: lines.location(at: offset))
  }
}

/// What the literals of one file use of one schema, collected literal by literal.
private struct EmbeddingPart {
  let schema: Schema
  let nameCase: NameCase
  /// The position among the parts of the file.
  let order: Int
  var used: UsedSchema
  /// The models that a `@GraphQLSchema` declares.
  var models: ModelSchema?
  private var fragments: [String: FragmentSignature] = [:]
  var fragmentsWithFields: Set<String> = []
  var literals: [String] = []

  init(of schema: Schema, _ nameCase: NameCase, order: Int) {
    self.schema = schema
    self.nameCase = nameCase
    self.order = order
    used = UsedSchema(of: schema)
  }

  mutating func add(_ document: Document, _ signatures: [String: FragmentSignature]) {
    for (name, signature) in signatures {
      var known = fragments[name] ?? signature
      known.definition = known.definition ?? signature.definition
      // Signatures for literals without operations have no variables.
      if known.variables.isEmpty { known.variables = signature.variables }
      fragments[name] = known
    }
    used.add(document, fragments: signatures)
  }

  func embedded(namespace: String) -> Embedding.Part {
    Embedding.Part(
      namespace: namespace,
      nameCase: nameCase,
      sdl: used.sdl(),
      clientSDL: used.clientSDL(),
      models: models,
      fragments: fragments,
      fragmentsWithFields: fragmentsWithFields,
      literals: literals
    )
  }
}

extension Schema {
  /// Whether a `@GraphQLSchema` has enums or input objects to emit besides those declared by hand.
  fileprivate func declaresTypes(besides declared: Set<String>, _ used: UsedTypes?, _ nameCase: NameCase) -> Bool {
    index.types.contains { type in
      (type.kind == .enum || type.kind == .inputObject) && !declared.contains(nameCase.type(type.name))
        && !type.name.utf8.starts(with: "__".utf8) && used?.names.contains(type.name) != false
    }
  }
}

extension SwiftLiteral {
  /// Compiles the literal.
  func lowered(_ document: Result<Document, Diagnostic>, in context: CompilationContext) -> Lowered {
    switch document {
    case .success(let document):
      let name = declarationName ?? ""
      return switch macro {
      case .fragment: lower(source, definingOnly: .fragment, named: name, in: context)
      case .operation: lower(source, definingOnly: .operation, named: name, in: context)
      case .graphql, .schema: lower(document, in: context)
      }
    case .failure(let error):
      return Lowered(emptyDefinitionsFor: source, in: context, diagnostics: [error])
    }
  }
}
