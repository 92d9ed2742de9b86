import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// Emitted code grows in proportion to the selections, for documents of which other generators made millions of lines.
@Suite struct SizeTests {
  /// Returns the number of bytes emitted for a document.
  private func size(_ document: String, of schema: String) throws -> Int {
    let context = CompilationContext(schema: try Schema(Source(schema)), namespace: "S")
    let compilation = compile(Source(document), in: context)
    #expect(compilation.diagnostics.isEmpty)
    return compilation.declarations.reduce(0) { $0 + $1.utf8.count }
  }

  /// Returns an interface with implementing types, every second of which implements another interface too.
  private func interface(implementations: Int) -> String {
    let types = (0..<implementations).map { index in
      """
      type T\(index) implements Node\(index.isMultiple(of: 2) ? "" : " & Named") {
        id: ID! name: String nick: String f\(index): Int
      }
      """
    }
    return """
      type Query { node: Node nodes: [Node!]! any: Any }
      interface Node { id: ID! name: String }
      interface Named { nick: String }
      union Any = \((0..<implementations).map { "T\($0)" }.joined(separator: " | "))
      \(types.joined(separator: "\n"))
      """
  }

  @Test(
    "Fragments nested in fragments and spread across seven type cases (apollo-ios #2740)",
    arguments: [40, 80, 162]
  )
  func nestedFragments(count: Int) throws {
    func document(_ count: Int) -> String {
      let cases = (0..<7).map { type in
        "... on T\(type) { f\(type) \((0..<count).map { "...F\($0)" }.joined(separator: " ")) }"
      }
      let fragments = (0..<count).map { index in
        "fragment F\(index) on Node { name ... on T\(index % 7) { nick } \(index == 0 ? "" : "...F\(index - 1)") }"
      }
      return "query Q { nodes { \(cases.joined(separator: " ")) } }\n" + fragments.joined(separator: "\n")
    }
    let schema = interface(implementations: 7)
    let (half, whole) = (try size(document(count / 2), of: schema), try size(document(count), of: schema))
    #expect(whole < half * 22 / 10)
    #expect(whole < 12_000 * count)
  }

  @Test("Fragments on one union, each with all of its types (ferry #558)", arguments: 4...7)
  func union(fragments count: Int) throws {
    func document(_ count: Int) -> String {
      let fragments = (0..<count).map { index in
        "fragment F\(index) on Any { \((0..<12).map { "... on T\($0) { id f\($0) }" }.joined(separator: " ")) }"
      }
      let spreads = (0..<count).map { "...F\($0)" }.joined(separator: " ")
      return "query Q { any { \(spreads) ... on T0 { name } } }\n" + fragments.joined(separator: "\n")
    }
    let schema = interface(implementations: 12)
    let one = try size(document(1), of: schema)
    #expect(try size(document(count), of: schema) < one * (count + 1))
  }

  @Test("The same selections merged in many type cases")
  func merged() throws {
    func document(_ count: Int) -> String {
      let cases = (0..<count).map { index in "... on T\(index) { id name f\(index) }" }
      return "query Q { nodes { id name ... on Named { nick } \(cases.joined(separator: " ")) } }"
    }
    let schema = interface(implementations: 300)
    // The views of cases are written out. Each has its own and the common fields, but not those of other cases.
    #expect(try size(document(300), of: schema) < size(document(150), of: schema) * 22 / 10)
  }

  @Test("An interface that 300 types implement costs what is selected of it (genqlient #416)")
  func implementations() throws {
    let document = """
      query Q {
        node { id name ... on Named { nick } }
        nodes { ... on T7 { name } ... on Named { nick } ... on Node { id } }
      }
      """
    let few = try size(document, of: interface(implementations: 10))
    let many = try size(document, of: interface(implementations: 300))
    // The names of the types that satisfy a condition are in a table, once for each condition.
    #expect(many < few + 2 * 300 * 6)
  }

  @Test(
    "GitHub's Node costs what is selected of it",
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)")
  )
  func node() throws {
    let schema = try SchemaFixture.shared("GitHub.graphqls")
    let document = """
      query Q {
        node(id: "1") {
          id ... on Comment { body } ... on Closable { closed } ... on Issue { title } ... on Actor { login }
        }
      }
      """
    let context = CompilationContext(schema: try Schema(schema), namespace: "GitHub")
    let compilation = compile(Source(document), in: context)
    #expect(compilation.diagnostics.isEmpty)
    #expect(compilation.declarations[0].utf8.count < 20_000)
  }
}
