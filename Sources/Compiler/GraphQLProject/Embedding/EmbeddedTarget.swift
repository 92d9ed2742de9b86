import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation

/// A target whose literals are checked together, so that macros can compile them without reading files.
package struct EmbeddedTarget: Sendable {
  /// A Swift file.
  package struct File: Sendable {
    /// The absolute path.
    package var path: String

    /// The text.
    package var utf8: [UInt8]

    /// The name of the module that the file belongs to; `nil` if unknown.
    package var module: String?

    /// Makes a file.
    package init(path: String, utf8: [UInt8], module: String? = nil) {
      self.path = path
      self.utf8 = utf8
      self.module = module
    }
  }

  /// The result of checking a target.
  package struct Result: Sendable {
    /// The errors and warnings: those of the target's set-up, then those of the literals in the order of the files,
    /// then those of schemas.
    package var findings: [Finding]

    /// Those of the findings that the macros of the literals tell an editor, too.
    package var findingsOfMacros: FindingsOfMacros

    fileprivate var parts: [String: [EmbeddingPart]]

    /// The paths of the files that were not checked, as they are known.
    package fileprivate(set) var known: Set<String>

    /// The paths of the files whose literals have findings.
    package fileprivate(set) var filesWithFindings: Set<String>

    /// The Swift code for each file with literals that was checked, by path. It is usable only if there are no errors.
    package var code: [String: String] {
      var code: [String: String] = [:]
      for (path, parts) in parts {
        let version = EmbeddedSwift.versionProtocol(for: path)
        let embedding = Embedding(versionProtocol: version, parts: parts.map(\.embedded))
        var versioned: [String] = []
        for type in parts.flatMap(\.versioned) where !versioned.contains(type) { versioned.append(type) }
        code[path] = EmbeddedSwift.code(for: path, embedding, versioned: versioned)
      }
      return code
    }

    /// The literals whose documents have no syntax errors and whose schemas were found.
    package var literals: [CheckedLiteral]
  }

  /// A literal with what it is checked against.
  package struct CheckedLiteral: Sendable {
    /// The path of its file.
    package var file: String

    /// The literal.
    package var literal: SwiftLiteral

    /// Its document.
    package var document: Document

    /// Its schema.
    package var schema: Schema

    /// The files of the schema.
    package var location: SchemaLocation

    /// How the names of the schema are written in Swift.
    package var swiftNames: SwiftNames
  }

  private let files: [EmbeddedFile]
  private let reachable: [EmbeddedFile]
  private let dependents: [EmbeddedFile]
  private let filesByPath: [String: EmbeddedFile]
  private let root: String
  private let purpose: EmbeddingPurpose
  private let module: String?
  private let project: EmbeddedProject
  private let modules: VisibleModules
  private let types: DeclaredTypes
  /// The types of the target's own that are extended around literals.
  private let extendedTypes: DeclaredTypes
  private let fieldsUses: FieldsUses
  private let madeResponses: [MadeResponse]
  private let unusedFragments: [FragmentSite]
  /// The checksum of each file's literals, by path.
  private let checksums: [String: Checksum]

  /// Finds the literals of a target and their schemas.
  ///
  /// - Parameters:
  ///   - files: The target's files.
  ///   - reachable: The files of the targets that it depends on, for the fragments that they define.
  ///   - dependents: Returns the files of the package's targets that depend on it. They are read only if an enum of the target
  ///     declares the types that they use.
  ///   - root: The root of the package or the project, outside of which no schema of its files is looked for.
  ///   - fileSystem: How schemas are found and read.
  ///   - purpose: What expands the macros.
  ///   - directives: The directives that the schemas need not define.
  ///   - last: The target as it was before edits, in a process that checks it often. No schema and no configuration has changed since.
  package init(
    _ files: [File],
    reaching reachable: [File],
    dependents: () -> [File] = { [] },
    root: String,
    in fileSystem: FileSystem,
    for purpose: EmbeddingPurpose = .build,
    directives: CompilerDirectives = .standard,
    after last: EmbeddedTarget? = nil
  ) {
    let last = last.flatMap { $0.declaresSchemas(otherwiseThan: files + reachable) ? nil : $0 }
    let project = last?.project ?? EmbeddedProject(fileSystem, root: root, directives: directives)
    let read = last?.filesByPath ?? [:]
    let embedded = { (file: File) -> EmbeddedFile? in
      if let known = read[file.path], known.utf8 == file.utf8, known.module == file.module { return known }
      return EmbeddedFile(file, in: project)
    }
    let target = { (file: EmbeddedFile) in file.target(in: root) }
    self.reachable = project.choosingDeclaredSchemas(
      of: reachable.compactMap(embedded),
      by: target
    )
    self.files = project.choosingDeclaredSchemas(
      of: files.compactMap(embedded),
      reaching: self.reachable,
      by: target
    )
    let declaresUsedTypes = self.files.flatMap(\.literals).contains { $0.literal.emittedTypes != .all }
    self.dependents =
      declaresUsedTypes
      ? project.choosingDeclaredSchemas(
        of: dependents().compactMap(embedded),
        reaching: self.files + self.reachable,
        by: target
      ) : []
    filesByPath = Dictionary((self.files + self.reachable + self.dependents).map { ($0.path, $0) }) { first, _ in first
    }
    checksums = Dictionary(
      filesByPath.values.map { file in
        let known = read[file.path]?.utf8 == file.utf8 ? last?.checksums[file.path] : nil
        return (file.path, known ?? file.checksum)
      }
    ) { first, _ in first }
    self.root = root
    self.purpose = purpose
    module = files.first?.module
    self.project = project
    modules = VisibleModules(files, reaching: reachable)
    types = DeclaredTypes(named: Self.namesInQuestion(self.files), in: files + reachable)
    extendedTypes = DeclaredTypes(
      named: Set(self.files.flatMap(\.literals).map(\.literal).filter(\.isExtending).compactMap(\.enclosingTypes.last)),
      in: files
    )
    fieldsUses = FieldsUses(of: self.files.flatMap(\.fragments), in: files, for: purpose)
    madeResponses = MadeResponse.all(in: files)
    let watched = self.files.filter { project.severities(for: $0.path)[.unusedFragment] != .off }
    unusedFragments = GraphQLProject.unusedFragments(of: watched, in: self.files, files)
  }

  /// Whether the files that have changed declare schemas, or did.
  private func declaresSchemas(otherwiseThan files: [File]) -> Bool {
    let mayDeclare = { (utf8: [UInt8]) in Source(utf8: utf8).mentions("GraphQLSchema") }
    var gone = filesByPath
    for file in files {
      let known = gone.removeValue(forKey: file.path)
      if known?.utf8 == file.utf8, known?.module == file.module { continue }
      if mayDeclare(file.utf8) || known.map({ mayDeclare($0.utf8) }) == true { return true }
    }
    return gone.values.contains { mayDeclare($0.utf8) }
  }

  /// Returns the names of the types whose declarations the checks look up: types that are extended around literals, those
  /// that provide arguments, and namespaces of schemas that no macro in the target declares.
  private static func namesInQuestion(_ files: [EmbeddedFile]) -> Set<String> {
    var names: Set<String> = []
    var declared: Set<String> = []
    for literal in files.lazy.flatMap(\.literals) {
      if literal.literal.macro == .schema { declared.insert(literal.literal.declarationName ?? "") }
      if let schema = try? literal.schema.get() { names.insert(schema.namespace) }
    }
    return names.subtracting(declared)
      .union(files.lazy.flatMap(\.literals).compactMap(\.literal.extendedName))
      .union(files.lazy.flatMap(\.literals).flatMap(\.providers))
  }

  /// A checksum of everything that emitted code depends on.
  package var checksum: Checksum {
    var checksum = Checksum()
    for (word, files) in [("files", files), ("reaching", reachable), ("dependents", dependents)] {
      checksum.add(word)
      for file in files { checksum.add(checksums[file.path] ?? Checksum()) }
    }
    fieldsUses.add(to: &checksum)
    for response in madeResponses { checksum.add("\(response.place) \(response.path)") }
    for fragment in unusedFragments { checksum.add("\(fragment.file) \(fragment.name)") }
    addSurroundings(to: &checksum)
    return checksum
  }

  /// Adds what the code of all files depends on, besides literals.
  private func addSurroundings(to checksum: inout Checksum) {
    modules.add(to: &checksum)
    types.add(to: &checksum)
    extendedTypes.add(to: &checksum)
    for file in files { checksum.add(project.severities(for: file.path).text) }
    project.add(to: &checksum)
    checksum.add(purpose.rawValue)
  }

  /// For each file with literals, a checksum of all that its code depends on; empty if files cannot be told apart.
  package var fileKeys: [String: Checksum] {
    var surroundings = Checksum()
    addSurroundings(to: &surroundings)
    return FileKeys(files, reaching: reachable, dependents: dependents, checksums, surroundings, fieldsUses).keys
  }

  /// A checksum of the texts of all files with literals, which the positions of findings depend on.
  package var checksumOfTexts: Checksum {
    var checksum = Checksum()
    for file in files + reachable { checksum.add(file.utf8) }
    return checksum
  }

  /// Checks the literals.
  ///
  /// - Parameter known: The paths of files that have been checked, with the same keys, and had no errors and no warnings.
  package func checked(besides known: Set<String> = []) -> Result {
    let target = CheckedTarget(
      files,
      reaching: reachable,
      module: module,
      modules: modules,
      types: types,
      madeResponses: madeResponses,
      unusedFragments: unusedFragments,
      severities: project.severities
    )
    var compiler = TargetCompiler(
      target,
      besides: known,
      fieldsUses,
      extendedTypes,
      dependents: dependents,
      root: root,
      project,
      for: purpose
    )
    var parts: [String: [EmbeddingPart]] = [:]
    for file in files {
      if known.contains(file.path) { compiler.know(file) } else { parts[file.path] = compiler.check(file) }
    }
    let repeating = compiler.knownFilesWithRepeatedNames
    if !repeating.isEmpty { return checked(besides: known.subtracting(repeating)) }
    let (told, next) = ErrorLimit.standard.divide(compiler.allFindings(), by: \.severity)
    let end = next.map { Finding(severity: .error, message: ErrorLimit.message, place: $0.place) }
    let literals = compiler.target.literals.map { literal in
      let names = compiler.names(at: literal.location)
      return CheckedLiteral(
        file: literal.file.path,
        literal: literal.literal,
        document: literal.document,
        schema: literal.schema,
        location: literal.location,
        swiftNames: names
      )
    }
    let findings = Array(told) + (end.map { [$0] } ?? [])
    // At which of two literals the error of their identities is depends on all.
    if !known.isEmpty, compiler.tellsOfIdentities { return checked() }
    return Result(
      findings: findings,
      findingsOfMacros: compiler.findingsOfMacros,
      parts: parts,
      known: known,
      filesWithFindings: compiler.filesWithFindings,
      literals: literals
    )
  }
}
