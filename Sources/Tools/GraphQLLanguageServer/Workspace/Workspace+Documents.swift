import GraphQLLanguage
import GraphQLProject

extension Workspace {
  /// Returns the GraphQL at an offset of a file; `nil` if there is none.
  mutating func document(in path: String, at offset: Int) -> DocumentInFile? {
    guard let text = text(of: path) else { return nil }
    guard path.hasSuffix(".swift") else { return document(path, text) }
    let literals = graphQLLiterals(in: text.utf8, name: path)
    guard let literal = literals.first(where: { $0.text?.range.contains(offset) == true }), literal.macro != .schema
    else { return nil }
    return document(path, text, literal, among: literals)
  }

  /// Returns all GraphQL of a file.
  mutating func documents(in path: String) -> [DocumentInFile] {
    guard let text = text(of: path) else { return [] }
    guard path.hasSuffix(".swift") else { return [document(path, text)] }
    let literals = graphQLLiterals(in: text.utf8, name: path)
    return literals.filter { $0.text != nil && $0.macro != .schema }.map {
      document(path, text, $0, among: literals)
    }
  }

  private mutating func document(
    _ path: String,
    _ file: TextDocument,
    _ literal: SwiftLiteral,
    among literals: [SwiftLiteral]
  ) -> DocumentInFile {
    let question = SchemaQuestion(literal, in: path, among: literals.filter { $0.macro == .schema })
    return document(path, file, literal, literal.source, question)
  }

  private mutating func document(_ path: String, _ file: TextDocument) -> DocumentInFile {
    document(
      path,
      file,
      nil,
      Source(utf8: file.utf8, name: path),
      SchemaQuestion(file: path, argument: nil, enclosing: nil)
    )
  }

  private mutating func document(
    _ path: String,
    _ file: TextDocument,
    _ literal: SwiftLiteral?,
    _ source: Source,
    _ question: SchemaQuestion
  ) -> DocumentInFile {
    let package = package(around: path)
    let finder = finder
    let location =
      literal == nil ? schemaLocation(ofFile: path) : try? package.package.location(for: question, finder)
    let schema = location.flatMap { self.schema(at: $0).schema }
    var visible: VisibleFragments?
    if let location, schema != nil {
      visible = package.package.fragments(
        for: DocumentOutline(of: source),
        in: source,
        at: path,
        line: file.lines.location(at: literal?.offset ?? 0).line,
        of: location,
        finder
      )
    }
    return DocumentInFile(
      path: path,
      file: file,
      literal: literal,
      utf8: source.utf8,
      location: location,
      schema: schema,
      package: package,
      finder: finder,
      visible: visible,
      fragments: schema.flatMap { visible?.signatures(of: $0) } ?? [:]
    )
  }

  /// Returns the schema of a GraphQL file: the one that it is a file of, or the one of documents beside it.
  func schemaLocation(ofFile path: String) -> SchemaLocation? {
    let finder = finder
    let found = try? finder.schema(for: SchemaQuestion(file: path, argument: nil, enclosing: nil)) { nil }
    if let found, found.allFiles.contains(path) { return found }
    for candidate in [path, FilePath.folder(of: path)] {
      if let own = try? finder.schema(at: candidate), own.allFiles.contains(path), isSchema(path) { return own }
    }
    return found
  }

  /// Whether a GraphQL file defines types.
  func isSchema(_ path: String) -> Bool {
    guard !path.hasSuffix(".swift"), let text = text(of: path) else { return false }
    if path.hasSuffix(".graphqls") || path.hasSuffix(".json") { return true }
    var reader = DocumentReader(text.utf8, schema: nil)
    _ = reader.read()
    return reader.definesSchema
  }
}
