import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The code emitted for documents with `@updatable`.
struct UpdatableEmissionTests {
  @Test("What is selected can be read and set, but for what identifies objects")
  func properties() throws {
    let text = try Golden.check("updatable")
    for line in [
      "struct HeroUpdate: InlineGraphQL.GraphQLUpdatableQuery {",
      "struct HumanUpdate: InlineGraphQL.GraphQLUpdatableFragment {",
      #"var id: String { self.__record.value("id") }"#,
      #"nonmutating set { self.__record.setValue(newValue, "label") }"#,
      #"var asDroid: AsDroid? { self.__record.view(of: "Droid") }"#,
      #"self = try data.__record.assigned(key.fragment_HumanToAssign, at: ["human", "friends"])"#,
    ] {
      #expect(text.contains(line), "\(line)")
    }
  }

  @Test("Other documents have nothing of it")
  func others() throws {
    #expect(try !Golden.check("masked").contains("pdatable"))
  }

  @Test(
    "A document with errors has the type, so that code that uses it has no others",
    arguments: [
      "query Q @updatable { hero { nam } }", "query Q @updatable { hero { name }",
      "fragment F on Human @updatable { nam }",
    ]
  )
  func errors(text: String) throws {
    let context = CompilationContext(schema: try Golden.schema(named: "StarWars"), namespace: "StarWars")
    let compilation = compile(Source(text), in: context)
    #expect(!compilation.diagnostics.isEmpty)
    if !text.hasSuffix("name }") {
      #expect(compilation.declarations.joined().contains("nonisolated struct Updatable: InlineGraphQL.UpdatableObject"))
    }
  }
}
