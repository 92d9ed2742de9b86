import GraphQLCompiler
import GraphQLLanguage

/// A Swift file with literals, each with its schema.
struct EmbeddedFile: Sendable {
  /// A literal and the location of its schema, or the reason why it has none.
  struct Literal: Sendable {
    var literal: SwiftLiteral
    var outline: DocumentOutline
    fileprivate var question: SchemaQuestion
    var schema: Result<SchemaLocation, SchemaFinderError>
  }

  let path: String
  let utf8: [UInt8]
  /// The module that the file belongs to; `nil` if unknown.
  let module: String?
  private(set) var literals: [Literal]
  let unreadable: [UnreadableLiteral]
  let imports: [SwiftImport]
  let lines: LineMap
  let fragments: [FragmentSite]

  /// Finds the literals of a file; `nil` if there are none, readable or not.
  init?(_ file: EmbeddedTarget.File, in project: EmbeddedProject) {
    // Most files have no macros, and this quick search avoids scanning them.
    guard SwiftBytes.withView(of: file.utf8, { $0.mayUseMacros() }) else { return nil }
    let outline = SwiftOutline(of: file.utf8, name: file.path)
    let literals = outline.literals.map { (literal: $0, outline: DocumentOutline(of: $0.source, project.directives)) }
    guard !literals.isEmpty || !outline.unreadable.isEmpty else { return nil }
    path = file.path
    utf8 = file.utf8
    module = file.module
    unreadable = outline.unreadable
    imports = outline.imports
    lines = LineMap(Source(utf8: file.utf8, name: file.path))
    fragments = FragmentSite.sites(of: literals, in: file.utf8, file: file.path)
    let schemas = outline.literals.filter { $0.macro == .schema }
    self.literals = literals.map { literal, outline in
      let question = SchemaQuestion(literal, in: file.path, among: schemas)
      return Literal(literal: literal, outline: outline, question: question, schema: project.schema(for: question))
    }
  }

  /// Returns the file with the schemas of literals that had none.
  func findingSchemasAgain(in project: EmbeddedProject) -> EmbeddedFile {
    var file = self
    for (index, literal) in literals.enumerated() {
      guard case .failure = literal.schema else { continue }
      file.literals[index].schema = project.schema(for: literal.question)
    }
    return file
  }

  var schemaSites: [SchemaSite] { SchemaSite.sites(of: literals.map(\.literal), file: path) }

  func place(of offset: Int) -> Finding.Location {
    Finding.Location(file: path, location: lines.location(at: offset))
  }

  /// Returns what distinguishes the target of the file from others.
  func target(in root: String) -> [String] { module.map { [$0] } ?? FilePath.targetFolder(of: path, in: root) }

  /// A checksum of everything in the file that emitted code depends on.
  var checksum: Checksum {
    var checksum = Checksum()
    checksum.add(path)
    checksum.add(module ?? "")
    for item in imports {
      let words = [item.module, "\(item.isScoped) \(item.isExported) \(item.isTestable)"]
      checksum.add(words.joined(separator: " "))
    }
    for literal in unreadable where !literal.isConditional {
      checksum.add("\(literal.macro.rawValue) \(literal.reason)")
    }
    for entry in literals {
      let literal = entry.literal
      checksum.add(literal.source.utf8)
      let words = [
        literal.macro.rawValue,
        literal.schemaArgument ?? "",
        literal.enclosingTypes.joined(separator: "."),
        literal.declarationName ?? "",
        literal.declarationKind?.rawValue ?? "",
        literal.isGeneric ? "generic" : "",
        literal.propertyWithoutValue == nil ? "" : "property",
        "\(literal.place)",
        literal.accessLevel.rawValue,
        literal.isPrivate ? "private" : "",
        literal.isLimited ? "@available" : "",
        literal.isConditional ? "#if" : "",
        literal.emittedTypes.argument ?? "",
        literal.declaredModels.word,
        literal.nameCase.rawValue,
        literal.declaredTypes.sorted().joined(separator: " "),
      ]
      checksum.add(words.joined(separator: "\n"))
      switch entry.schema {
      case .success(let location):
        let names = SwiftNames(given: location.names).words
        checksum.add((location.allFiles + [location.namespace] + names).joined(separator: "\n"))
      case .failure(let error): checksum.add(error.description)
      }
    }
    return checksum
  }
}
