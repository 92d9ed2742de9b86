import GraphQLCLibrary
import GraphQLCompiler
import GraphQLProject
import LocalFiles

/// The facts about a package that its literals depend on.
struct Package: Sendable {
  /// The fragments.
  private let index: FragmentIndex

  /// A number that differs between two states of a package with different fragments.
  let generation: Int

  private let root: String
  private let schemaSites: [SchemaSite]
  /// The only `@GraphQLSchema` of each target.
  private let declaredSchemas: [[String]: EnclosingSchema]

  private let schemas = Locked<[SchemaQuestion: SchemaLocation?]>([:])

  init(root: String, index: FragmentIndex, schemaSites: [SchemaSite], generation: Int) {
    self.root = root
    self.schemaSites = schemaSites
    declaredSchemas = SchemaSite.declaredAlone(schemaSites) { FilePath.targetFolder(of: $0, in: root) }
    self.index = index
    self.generation = generation
  }

  /// Returns the schema that a literal is written against.
  func location(for question: SchemaQuestion, _ finder: SchemaFinder) throws(SchemaFinderError) -> SchemaLocation {
    try finder.schema(for: question) { declaredSchemas[FilePath.targetFolder(of: question.file, in: root)] }
  }

  /// Returns the fragments that a literal sees.
  func fragments(
    for outline: DocumentOutline,
    in literal: SwiftLiteral,
    _ surroundings: Surroundings,
    at location: SchemaLocation,
    _ finder: SchemaFinder
  ) -> VisibleFragments {
    VisibleFragments(
      index,
      for: outline,
      in: literal.source,
      at: surroundings.file,
      line: surroundings.line
    ) { schema(of: $0, finder)?.files == location.files }
  }

  /// Returns the schema that a fragment is written against; `nil` if none is found.
  private func schema(of site: FragmentSite, _ finder: SchemaFinder) -> SchemaLocation? {
    schema(for: SchemaQuestion(site), finder)
  }

  /// Returns how the names of a schema are written in Swift: as the `@GraphQLSchema` in the file's target says, else as the
  /// package's first one says.
  func names(at location: SchemaLocation, for file: String, _ finder: SchemaFinder) -> SwiftNames {
    let sites = schemaSites.filter { schema(for: $0.question, finder) == location }
    let target = FilePath.targetFolder(of: file, in: root)
    let own = sites.first { FilePath.targetFolder(of: $0.file, in: root) == target }
    return SwiftNames((own ?? sites.first)?.nameCase ?? .asWritten, given: location.names)
  }

  private func schema(for question: SchemaQuestion, _ finder: SchemaFinder) -> SchemaLocation? {
    schemas.withLock { schemas in
      if let known = schemas[question] { return known }
      let location = try? self.location(for: question, finder)
      schemas[question] = .some(location)
      return location
    }
  }
}
