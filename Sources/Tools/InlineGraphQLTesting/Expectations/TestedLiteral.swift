#if Testing
  import GraphQLFiles
  import GraphQLLanguage
  import GraphQLProject

  /// The text of a test: GraphQL, which is expanded as `#graphql` does it, or Swift with macros.
  struct TestedLiteral {
    private let file: InputFile
    private let documents: DocumentSet
    private let isSwift: Bool

    init(_ text: String, _ schema: SchemaSource, in testFile: String) throws(UnusableSchema) {
      let utf8 = Array(text.utf8)
      isSwift = !graphQLLiterals(in: utf8, name: "Test.swift").isEmpty
      let path = isSwift ? "Test.swift" : "Test.graphql"
      file = InputFile(Source(utf8: utf8, name: path), path: path)
      documents = DocumentSet(GraphQLText.texts(in: file), for: try schema.load(for: testFile))
    }

    /// Returns what the macros expand to, and the errors.
    func expansion() -> (swift: String, errors: [FileDiagnostic]) {
      let (expansions, findings) = documents.expansions(in: file)
      return (expansions.map(\.swift).joined(separator: "\n\n"), findings.filter { $0.severity == .error })
    }

    /// Returns the text with the findings of a build.
    func annotated() -> String {
      annotated(isSwift ? documents.findings() : documents.expansions(in: file).findings)
    }

    func annotated(_ findings: [FileDiagnostic]) -> String { AnnotatedText(file, findings).description }
  }
#endif
