import GraphQLCLibrary
import GraphQLCompiler
import GraphQLLanguage

/// The facts about a package that its literals depend on.
package struct Package: Sendable {
  /// The fragments.
  package let index: FragmentIndex

  /// A number that differs between two states of a package with different fragments.
  package let generation: Int

  private let root: String
  private let schemaSites: [SchemaSite]
  /// The only `@GraphQLSchema` of each target.
  private let declaredSchemas: [[String]: EnclosingSchema]

  private let schemas = Locked<[SchemaQuestion: SchemaLocation?]>([:])

  /// Makes a package of what its files have.
  ///
  /// - Parameters:
  ///   - modules: The modules of files, by path. The folders of other files tell which of them belong to one target.
  ///   - generation: A number that differs between two states with different fragments.
  package init(
    root: String,
    fragments: [FragmentSite],
    schemaSites: [SchemaSite],
    modules: [String: String] = [:],
    generation: Int
  ) {
    self.root = root
    self.schemaSites = schemaSites
    let index = FragmentIndex(fragments, root: root, modules: modules)
    declaredSchemas = SchemaSite.declaredAlone(schemaSites, by: index.target)
    self.index = index
    self.generation = generation
  }

  /// Returns the schema that a literal is written against.
  package func location(for question: SchemaQuestion, _ finder: SchemaFinder) throws(SchemaFinderError)
    -> SchemaLocation
  {
    try finder.schema(for: question) { declaredSchemas[index.target(of: question.file)] }
  }

  /// Returns the fragments that a literal sees.
  ///
  /// - Parameters:
  ///   - outline: The literal's outline.
  ///   - source: Its text.
  ///   - file: The file that it is in.
  ///   - line: The line that its macro starts on.
  ///   - location: The schema that it is written against.
  package func fragments(
    for outline: DocumentOutline,
    in source: Source,
    at file: String,
    line: Int,
    of location: SchemaLocation,
    _ finder: SchemaFinder
  ) -> VisibleFragments {
    VisibleFragments(index, for: outline, in: source, at: file, line: line) {
      schema(of: $0, finder)?.files == location.files
    }
  }

  /// Returns the schema that a fragment is written against; `nil` if none is found.
  package func schema(of site: FragmentSite, _ finder: SchemaFinder) -> SchemaLocation? {
    schema(for: SchemaQuestion(site), finder)
  }

  /// Returns how the names of a schema are written in Swift: as the `@GraphQLSchema` in the file's target says, else as the
  /// package's first one says.
  package func names(at location: SchemaLocation, for file: String, _ finder: SchemaFinder) -> SwiftNames {
    let sites = schemaSites.filter { schema(for: $0.question, finder) == location }
    let target = index.target(of: file)
    let own = sites.first { index.target(of: $0.file) == target }
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
