import CompilerFixtures
import Testing

@testable import GraphQLLanguage

@Suite struct SchemaPrintingTests {
  @Test(
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"),
    arguments: ["Linear", "Pokemon", "RickAndMorty", "AnimalKingdom"]
  )
  func printsAndReadsBackEqual(name: String) throws {
    let schema = try Schema(SchemaFixture.shared("\(name).graphqls"))
    let again = try Schema(sdl: Source(schema.printed()))
    #expect(again.typeNames == schema.typeNames)
    #expect(Set(again.directiveNames) == Set(schema.directiveNames))
    for name in schema.typeNames {
      #expect(again.type(named: name) == schema.type(named: name), "\(name)")
    }
    #expect(again.printed() == schema.printed())
  }

  @Test func printsWhatItIsMadeOf() throws {
    let schema = try Schema(
      sdl: Source(
        """
        extend type Query { b(c: Int = 1): ID! }
        scalar ID  "q" type Query implements N & M @x { "d" a: Int @deprecated }
        union U = Query | A  directive @x repeatable on OBJECT  directive @deprecated on FIELD
        """
      )
    )
    #expect(
      schema.printed() == """
        directive @x repeatable on OBJECT

        \"""q\"""
        type Query implements N & M @x {
          "d"
          a: Int @deprecated
          b(c: Int = 1): ID!
        }

        union U = Query | A
        """
    )
  }

  @Test(arguments: [
    ("type Query { a: Int }", false),
    ("schema { query: Query } type Query { a: Int }", false),
    ("schema @x { query: Query } type Query { a: Int }", true),
    ("\"d\" schema { query: Query } type Query { a: Int }", true),
    ("schema { query: Q } type Q { a: Int }", true),
    ("schema { query: Query } type Query { a: Int } type Mutation { a: Int }", true),
    ("extend schema @x type Query { a: Int }", true),
  ])
  func theSchemaDefinitionIsPrintedWhereItSaysSomething(text: String, isPrinted: Bool) throws {
    let schema = try Schema(sdl: Source(text))
    let printed = schema.printed()
    #expect(printed.contains("schema") == isPrinted)
    let again = try Schema(sdl: Source(printed))
    #expect(again.rootTypeName(for: .query) == schema.rootTypeName(for: .query))
    #expect(again.rootTypeName(for: .mutation) == schema.rootTypeName(for: .mutation))
    #expect(again.directives == schema.directives)
  }

  @Test(arguments: [
    ("", true), ("a", true), ("a\n  b", true), ("  a", true), ("a\n\nb", true), ("a\tb", true), ("\"\"\"", true),
    ("\na", false), ("a\n", false), ("a\n ", false), (" \na", false), ("  a\n  b", false), ("a\rb", false),
    ("a\u{1}", false), (" ", false),
  ])
  func aDescriptionIsABlockStringWhereOneCanSayIt(text: String, isBlock: Bool) throws {
    #expect(text.isPrintableAsBlockString == isBlock)
    let type = ScalarType(name: "A", description: text, directives: [], isBuiltIn: false, range: .none)
    let printed = Document(definitions: [.type(TypeDefinition(.scalar(type)))]).printed()
    guard case .type(.scalar(let again)) = try Document(parsing: Source(printed)).definitions.first else {
      Issue.record("no scalar")
      return
    }
    #expect(again.description?.value == text)
    #expect(again.description?.isBlock == isBlock)
  }
}
