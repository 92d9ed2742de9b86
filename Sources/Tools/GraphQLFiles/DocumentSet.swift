import GraphQLCompiler
import GraphQLLanguage
import GraphQLProject
import GraphQLValidation

/// The given texts, which share their fragments.
package struct DocumentSet {
  /// The texts for the schema.
  package let texts: [GraphQLText]
  private let schema: SchemaFile
  private let swiftNames: SwiftNames?
  private var fragments: [String: [(index: Int, fragment: GraphQLText.Fragment)]] = [:]
  package private(set) var signatures: [String: FragmentSignature] = [:]

  /// Creates a set of texts for one schema.
  ///
  /// - Parameter swiftNames: How names are written in Swift; `nil` for what a `@GraphQLSchema` among the texts says.
  package init(_ texts: [GraphQLText], for schema: SchemaFile, in swiftNames: SwiftNames? = nil) {
    self.schema = schema
    self.swiftNames = swiftNames
    self.texts = texts
    for (index, text) in texts.enumerated() {
      for fragment in text.fragments() {
        fragments[fragment.outline.name, default: []].append((index, fragment))
        guard signatures[fragment.outline.name] == nil else { continue }
        signatures[fragment.outline.name] = signature(of: fragment, in: text)
      }
    }
    let known = signatures
    for (name, definitions) in fragments {
      guard let (index, fragment) = definitions.first, fragment.definition?.fragmentsGivenArguments.isEmpty == false
      else { continue }
      signatures[name] = signature(of: fragment, in: texts[index], giving: known)
    }
  }

  private func signature(
    of fragment: GraphQLText.Fragment,
    in text: GraphQLText,
    giving fragments: [String: FragmentSignature] = [:]
  ) -> FragmentSignature {
    let outline = fragment.outline
    let swiftName = text.swiftName(ofFragment: outline.name)
    if let definition = fragment.definition {
      return FragmentSignature(
        definition,
        swiftName: swiftName,
        schema: schema.schema,
        accessLevel: text.literal?.accessLevel ?? .internal,
        fragments: fragments
      )
    }
    // A fragment with a syntax error keeps its name and type, so that its spreads are not errors as well.
    return FragmentSignature(
      name: outline.name,
      typeCondition: outline.typeCondition,
      swiftName: swiftName,
      variables: [],
      spreads: outline.spreads
    )
  }

  /// Returns all findings in the texts, and in the types of the schema that they use.
  package func findings() -> [FileDiagnostic] {
    var findings: [FileDiagnostic] = []
    let unused = unusedFragments()
    // The rules check one text at a time, so fragments that only other texts use look unused.
    let untrue = Set(fragments.keys.filter { !unused.contains($0) }.map { "Fragment \"\($0)\" is never used." })
    for (index, text) in texts.enumerated() {
      switch (text.literal, text.document) {
      case (_?, _): findings += compilationFindings(in: text)
      case (nil, .success(let document)): findings += self.findings(in: document, at: index, without: untrue)
      case (nil, .failure(let error)): findings.append(FileDiagnostic(error, in: text))
      }
    }
    findings += duplicateFragments()
    let files = texts.enumerated().reduce(into: [:]) { $0[$1.element.file.name, default: $1.offset] += 0 }
    findings.sort { $0.place(among: files) < $1.place(among: files) }
    return (findings + schemaFindings()).removingRepetitions()
  }

  /// The types that a `@GraphQLSchema(types: .used)` among the texts declares.
  private var usedTypes: UsedTypes {
    var types = UsedTypes(of: schema.schema)
    for text in texts where text.literal?.macro != .schema { types.add(text.source) }
    return types
  }

  /// Returns the expansions of the macros in a file, and the findings in them and in the types of the schema that they use.
  package func expansions(in file: InputFile) -> (expansions: [MacroExpansion], findings: [FileDiagnostic]) {
    var (expansions, findings): ([MacroExpansion], [FileDiagnostic]) = ([], [])
    for text in texts where text.file.name == file.name {
      let expansion = expansion(of: text)
      expansions.append(expansion)
      findings += expansion.diagnostics.map { finding($0, in: text) }
    }
    return (expansions, findings + schemaFindings())
  }

  /// Returns the errors in the types of the schema that were used so far.
  private func schemaFindings() -> [FileDiagnostic] {
    schema.findings(schema.schema.problems + [schema.schema.clientWarning].compactMap(\.self))
  }

  /// Checks a `.graphql` file by the rules of the specification, and then as its macro would.
  private func findings(in document: Document, at index: Int, without untrue: Set<String>) -> [FileDiagnostic] {
    let combined = CombinedDocument(texts[index], with: fragmentsNeeded(at: index))
    let errors = combined.findings(against: schema.schema).filter { !untrue.contains($0.message) }
    if !errors.isEmpty { return errors }
    let isAnonymous = document.definitions.contains { definition in
      if case .operation(let operation) = definition { operation.name == nil } else { false }
    }
    if !isAnonymous { return compilationFindings(in: texts[index]) }
    // It is valid, and no macro would have it.
    guard case .valid(_, let warnings) = validate(document, schema: schema.schema, fragments: signatures) else {
      return []
    }
    return warnings.map { FileDiagnostic($0, in: texts[index]) }
  }

  /// Returns the fragments that no operation reaches and no literal defines or spreads (section 5.5.1.4).
  private func unusedFragments() -> Set<String> {
    // Text after a syntax error may use any of the fragments.
    guard texts.allSatisfy({ (try? $0.document.get()) != nil }) else { return [] }
    var used: Set<String> = []
    var waiting: [String] = []
    for text in texts {
      // Other modules may use a literal's fragments, too.
      waiting += text.literal == nil ? text.outline.operationSpreads : text.outline.spreads
    }
    waiting += fragments.filter { $0.value.contains { texts[$0.index].literal != nil } }.keys
    while let name = waiting.popLast() {
      guard used.insert(name).inserted else { continue }
      for site in fragments[name] ?? [] { waiting += site.fragment.outline.spreads }
    }
    return Set(fragments.keys).subtracting(used)
  }

  /// Returns the fragments of other texts that a text spreads, directly or not.
  private func fragmentsNeeded(at index: Int) -> [(text: GraphQLText, fragment: GraphQLText.Fragment)] {
    var needed: [(GraphQLText, GraphQLText.Fragment)] = []
    var visited: Set<String> = []
    var waiting = texts[index].outline.spreads
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted, let sites = fragments[name] else { continue }
      let site = sites.first { $0.index == index } ?? sites[0]
      if site.index != index { needed.append((texts[site.index], site.fragment)) }
      waiting += site.fragment.outline.spreads
    }
    return needed
  }

  /// Returns an error for each fragment that an earlier text defines as well (section 5.5.1.1).
  ///
  /// Fragments between `#if` and `#endif` are exempt, because only one of them may be compiled.
  private func duplicateFragments() -> [FileDiagnostic] {
    fragments.values.flatMap { sites -> [FileDiagnostic] in
      let certain = sites.filter { texts[$0.index].literal?.isConditional != true }
      return certain.filter { $0.index != certain[0].index }.map { site in
        duplicate(site.fragment, in: texts[site.index], firstIn: texts[certain[0].index], certain[0].fragment)
      }
    }
  }

  private func duplicate(
    _ fragment: GraphQLText.Fragment,
    in text: GraphQLText,
    firstIn firstText: GraphQLText,
    _ first: GraphQLText.Fragment
  ) -> FileDiagnostic {
    let name = fragment.outline.name
    let message = "There can be only one fragment named \"\(name)\"."
    var finding = FileDiagnostic(Diagnostic(.error, message, at: fragment.nameRange), in: text)
    let note = Diagnostic(.error, "\"\(name)\" is defined here first", at: first.nameRange)
    let place = FileDiagnostic(note, in: firstText)
    finding.notes = place.places.map { FileDiagnostic.Note(place: $0, message: place.message) }
    return finding
  }

  private func compilationFindings(in text: GraphQLText) -> [FileDiagnostic] {
    expansion(of: text).diagnostics.map { finding($0, in: text) }
  }

  /// Expands the macro of a text; a `.graphql` file as `#graphql`.
  private func expansion(of text: GraphQLText) -> MacroExpansion {
    let namespace =
      text.declaredNamespace ?? text.enclosingSchema?.path.joined(separator: ".") ?? schema.namespace
    let declaration = texts.first { $0.declaredNamespace == namespace }
    let context = CompilationContext(
      schema: schema.schema,
      namespace: namespace,
      swiftNames: swiftNames ?? SwiftNames(declaration?.literal?.nameCase ?? .asWritten, given: schema.names)
    )
    let fragments = LiteralFragments(known: signatures)
    let input =
      text.literal.map { LiteralInput($0, in: context, fragments) }
      ?? LiteralInput(text.source, as: .definitions, in: context, fragments)
    var used: UsedTypes?
    if case .used(let names)? = text.literal?.emittedTypes {
      used = usedTypes
      used?.add(names: names)
    }
    return MacroExpansion(text, input, of: schema.expanded, used: used)
  }

  /// Returns a finding in a text. Its notes about fragments of other texts point there.
  private func finding(_ diagnostic: Diagnostic, in text: GraphQLText) -> FileDiagnostic {
    var finding = FileDiagnostic(diagnostic, in: text)
    for (index, note) in diagnostic.notes.enumerated() {
      guard let elsewhere = note.elsewhere, let site = fragments[elsewhere.fragment]?.first else { continue }
      finding.notes[index].place = texts[site.index].place(at: elsewhere.range.start)
    }
    return finding
  }
}

extension FileDiagnostic {
  /// Returns the number of the finding's file, its line and its column.
  fileprivate func place(among files: [String: Int]) -> (Int, Int, Int) {
    (files[file] ?? 0, locations.first?.line ?? 0, locations.first?.column ?? 0)
  }
}

extension [FileDiagnostic] {
  /// Returns the findings without repetitions. Texts that share fragments find the same errors in them. An error with
  /// several locations, such as a cycle, is found once from each.
  fileprivate func removingRepetitions() -> [FileDiagnostic] {
    var known: Set<FileDiagnostic> = []
    var firstView: [Set<FileLocation>: [FileLocation]] = [:]
    return filter { finding in
      let places = Set(finding.places)
      if places.count > 1, firstView[places, default: finding.places] != finding.places { return false }
      firstView[places] = finding.places
      return known.insert(finding).inserted
    }
  }
}

extension GraphQLText.Fragment {
  /// The range of the name, or of the whole fragment if it has errors.
  fileprivate var nameRange: SourceRange {
    definition?.name.range ?? SourceRange(outline.range.lowerBound, outline.range.upperBound)
  }
}
