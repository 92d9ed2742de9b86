#if os(macOS) || os(Linux)
  import Foundation
  import GraphQLCompiler
  import GraphQLLanguage
  import Testing

  /// Uses of emitted code that the Swift compiler rejects, with exactly one error for each.
  struct RefusalTests {
    private static let schema = """
      type Query { find(id: ID!, episode: Episode, first: Int! = 10, by: By, filter: Filter, tags: [String!]): Int }
      enum Episode { NEWHOPE JEDI }
      input By @oneOf { id: ID name: String }
      input Filter { min: Int! not: Filter unit: Episode rating: Float }
      """

    private static let document = """
      query Find($id: ID!, $episode: Episode, $first: Int! = 10, $by: By, $filter: Filter, $tags: [String!]) {
        find(id: $id, episode: $episode, first: $first, by: $by, filter: $filter, tags: $tags)
      }
      query Count($count: Int!) { find(id: 1, first: $count) }
      """

    private static let refused: [(use: String, error: String)] = [
      (#"Find()"#, "missing argument for parameter"),
      (#"Find(id: nil)"#, "'nil' is not compatible with expected argument type 'String'"),
      (#"Find(id: 1)"#, "cannot convert value of type 'Int' to expected argument type 'String'"),
      (
        #"Find(id: "1", episode: "JEDI")"#,
        "cannot convert value of type 'String' to expected argument type 'Catalog.Episode???'"
      ),
      (#"Find(id: "1", episode: .jdei)"#, "has no member 'jdei'"),
      (#"Find(id: "1", first: .null)"#, "reference to static property 'null'"),
      (#"Find(id: "1", first: "3")"#, "cannot convert value of type 'String' to expected argument type 'Int'"),
      (#"Find(id: "1", first: 1.5)"#, "cannot convert value of type 'Double' to expected argument type 'Int'"),
      (#"Find(id: "1", tags: "a")"#, "cannot convert value of type 'String' to expected argument type '[String]???'"),
      (#"Find(id: "1", tags: ["a", nil])"#, "'nil' is not compatible with expected element type"),
      (#"Find(id: "1", tags: [1])"#, "cannot convert value of type 'Int' to expected element type"),
      (#"Find(id: "1", offset: 1)"#, "extra argument 'offset' in call"),
      (#"Find(episode: .jedi, id: "1")"#, "argument 'id' must precede argument 'episode'"),
      (#"Find(id: "1", by: .some(.id("1", name: "x")))"#, "has no member 'id'"),
      (#"Find(id: "1", by: .id("1", name: "x"))"#, "has no member 'id'"),
      (#"Catalog.By(id: "1", name: "x")"#, "'Catalog.By' cannot be constructed because it has no accessible init"),
      (#"Catalog.By.id(nil)"#, "'nil' is not compatible with expected argument type 'String'"),
      (#"Catalog.Filter()"#, "missing argument for parameter 'min' in call"),
      (#"Catalog.Filter(min: 1, not: 1)"#, "requires that 'Catalog.Filter' conform to 'ExpressibleByIntegerLiteral'"),
      (
        #"Catalog.Filter(min: 1, rating: "x")"#,
        "cannot convert value of type 'String' to expected argument type 'Double???'"
      ),
      (#"Catalog.Filter(min: nil)"#, "'nil' is not compatible with expected argument type 'Int'"),
      (#"Count()"#, "missing argument for parameter 'count' in call"),
      (#"Count(variables: .init())"#, "missing argument for parameter 'count' in call"),
      (#"Catalog.Episode.empire"#, "type 'Catalog.Episode' has no member 'empire'"),
    ]

    @Test(
      "APO-08, REL-05, REL-09, REL-12: bad uses of variables, inputs and enums are errors of the compiler on their lines",
      .enabled(if: SwiftCompiler.isAvailable, "swiftc is not on the PATH, or the modules are not beside the tests")
    )
    func refusals() throws {
      let schema = try Schema(Source(RefusalTests.schema))
      let context = CompilationContext(schema: schema, namespace: "Catalog")
      let compilation = compile(Source(RefusalTests.document), in: context)
      #expect(compilation.diagnostics.isEmpty)
      let types = compileSchema(schema, in: context, declared: []).declarations
      let emitted =
        ["import InlineGraphQL", "enum Catalog {"] + types + ["}"] + compilation.declarations
      let uses = RefusalTests.refused.map { "_ = \($0.use)" }

      let compiler = try SwiftCompiler()
      let folder = try compiler.makeTemporaryFolder()
      defer { try? FileManager.default.removeItem(at: folder) }
      let files = ["Emitted.swift", "main.swift"].map { folder.appendingPathComponent($0) }
      for (lines, file) in zip([emitted, uses], files) {
        try lines.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
      }
      let result = try compiler.run(
        ["-typecheck", "-swift-version", "6", "-I", compiler.modules.path] + files.map(\.path)
      )
      #expect(result.status != 0)
      let errors = result.output.split(separator: "\n").filter { $0.contains(".swift:") && $0.contains(": error: ") }
      for (index, refused) in RefusalTests.refused.enumerated() {
        let own = errors.filter { $0.contains("main.swift:\(index + 1):") }
        #expect(own.count == 1 && own[0].contains(refused.error), "\(refused.use): \(own)")
      }
      #expect(errors.count == RefusalTests.refused.count)
    }
  }
#endif
