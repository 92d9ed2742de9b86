import GraphQLCompiler
import GraphQLLanguage

/// A target with the literals that could be compiled.
struct CheckedTarget {
  /// A literal that has no syntax errors and whose schema was found.
  struct Literal {
    var file: EmbeddedFile
    var literal: SwiftLiteral
    var outline: DocumentOutline
    var schema: Schema
    var location: SchemaLocation
    var document: Document
    /// The fragments that it spreads, without those of its own.
    var fragments: [FragmentSite] = []
    /// Its definitions as requests have them; empty if it is not compiled.
    var sent: [SentDefinition] = []
    /// The types of the fields by which these identify objects, by the names of the fields.
    var identityTypes: [String: Set<String>] = [:]

    func place(of offset: Int) -> Finding.Location { file.place(of: literal.fileOffset(of: offset)) }

    /// The position of the first use of one of the schema's enums, input objects and scalars; `nil` if there is none.
    var placeOfSchemaType: Finding.Location? {
      UsedTypes.uses(in: document, schema: schema).first.map { place(of: $0.range.start) }
    }
  }

  /// The files of the target with literals.
  let files: [EmbeddedFile]
  /// Those of the targets that it depends on.
  let reachable: [EmbeddedFile]
  /// The name of the target's module; `nil` if the modules are unknown.
  let module: String?
  let modules: VisibleModules
  let types: DeclaredTypes
  /// The responses that the target's code makes by hand.
  let madeResponses: [MadeResponse]
  let unusedFragments: [FragmentSite]
  /// Returns how severe the warnings about a file are.
  let severities: @Sendable (_ file: String) -> Severities
  var literals: [Literal] = []
  /// Literals of other targets, as ``TargetCompiler/literalsWithOtherIdentities`` says.
  var reachedLiterals: [Literal] = []
  /// The files with a `@GraphQLSchema` that has enums or input objects to declare.
  var filesWithSchemaTypes: Set<String> = []

  /// The paths of the types with a `@GraphQLSchema` in the target.
  let declaredSchemas: Set<String>
  /// Those of the targets that it depends on, with their files, by their paths.
  let reachedSchemas: [String: [(file: EmbeddedFile, schema: SwiftLiteral)]]

  private let modulesOfReachableFiles: [String: String]

  init(
    _ files: [EmbeddedFile],
    reaching reachable: [EmbeddedFile],
    module: String?,
    modules: VisibleModules,
    types: DeclaredTypes,
    madeResponses: [MadeResponse] = [],
    unusedFragments: [FragmentSite] = [],
    severities: @escaping @Sendable (_ file: String) -> Severities = { _ in Severities() }
  ) {
    self.files = files
    self.reachable = reachable
    self.module = module
    self.modules = modules
    self.types = types
    self.madeResponses = madeResponses
    self.unusedFragments = unusedFragments
    self.severities = severities
    declaredSchemas = Set(files.flatMap(\.schemas).map(\.declaredName))
    reachedSchemas = Dictionary(
      grouping: reachable.flatMap { file in file.schemas.map { (file: file, schema: $0) } },
      by: \.schema.declaredName
    )
    modulesOfReachableFiles = Dictionary(reachable.map { ($0.path, $0.module ?? "") }) { first, _ in first }
  }

  func findings() -> [Finding] {
    var findings: [Finding] = []
    for rule in TargetCheck.all { rule.check(self, &findings) }
    return findings
  }

  /// Returns a warning with its severity; `nil` if nobody wants it.
  func finding(
    _ warning: WarningKind,
    _ message: String,
    at place: Finding.Location,
    notes: [Finding.Note] = []
  ) -> Finding? {
    let level = severities(place.file)[warning]
    if level == .off { return nil }
    return Finding(severity: level == .error ? .error : .warning, message: message, place: place, notes: notes)
  }

  /// Returns the module of a fragment; `nil` if it is the target's own.
  func module(of fragment: FragmentSite) -> String? { modulesOfReachableFiles[fragment.file] }
}

extension EmbeddedFile {
  fileprivate var schemas: [SwiftLiteral] { literals.map(\.literal).filter { $0.macro == .schema } }

  /// Returns a note at the position of a missing import, in the words of a fix-it.
  func importNote(_ module: String) -> Finding.Note {
    Finding.Note(message: "add \"import \(module)\"", place: place(of: imports.first?.offset ?? 0))
  }

  /// Whether any import of the file names a module.
  func mentions(_ module: String) -> Bool { imports.contains { $0.module == module } }

  func tests(_ module: String) -> Bool { imports.contains { $0.module == module && $0.isTestable } }
}
