import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation
import Testing

/// Fields under the response key `id` that other literals do not know.
struct IDIsNotHiddenTests {
  @Test("OBJ-21: where a fragment of another literal has something else as \"id\", spreading it is an error")
  func elsewhere() throws {
    func message(_ place: String, _ name: String) -> String {
      "\(place) Fragment \"\(name)\" has another field under the key \"id\", which is asked for of every object; choose "
        + "another alias than \"id\" there."
    }
    let hiding = "fragment F on Human { friends(first: 1) { id: name } }"
    #expect(try errors("query Q { human { name ...F } }", beside: hiding) == [message("1:24", "F")])
    let between = "fragment G on Human { ...F name }"
    #expect(try errors("query Q { human { ...G } }", beside: hiding, between) == [message("1:19", "F")])
    #expect(try errors("fragment H on Human { ...F }", beside: hiding) == [message("1:23", "F")])
    #expect(try errors("query Q { human { ...F } }", beside: "fragment F on Human { id: id name }") == [])
    // A literal knows its own fragments, so `id` is not added.
    #expect(try errors("query Q { human { name ...F } } \(hiding)") == [])
  }

  @Test("OBJ-21: so is something else as \"id\" where fragments of other literals are spread, which ask for it")
  func here() throws {
    let fragment = "fragment F on Human { name }"
    #expect(
      try errors("query Q { human { id: name pet { ... on Cat { id: lives } } ...F } }", beside: fragment) == [
        "1:19 \"id\" is asked for of every object, by the fragments of other literals that are spread here too; choose "
          + "another alias than \"id\" for \"name\".",
        "1:47 \"id\" is asked for of every object, by the fragments of other literals that are spread here too; choose "
          + "another alias than \"id\" for \"lives\".",
      ]
    )
    #expect(try errors("query Q { human { id: name } }", beside: fragment) == [])
  }

  @Test("The same is so for key fields")
  func keyFields() throws {
    let schema = try Schema(
      sdl: Source("type Query { book: Book } type Book { isbn: Int! title: String }")
    ).adding(clientSchema: Source("extend type Book @typePolicy(keyFields: \"isbn\")"))
    func messages(_ text: String, beside fragment: String) throws -> [String] {
      let definitions = try Document(parsing: Source(fragment)).definitions
      guard case .fragment(let definition)? = definitions.first else { return [] }
      let signature = FragmentSignature(definition, swiftName: "F", schema: schema)
      let context = CompilationContext(schema: schema, namespace: "S", fragments: ["F": signature])
      return compile(Source(text), in: context).diagnostics.map(\.message)
    }
    #expect(
      try messages("query Q { book { isbn: title ...F } }", beside: "fragment F on Book { title }") == [
        "\"isbn\" is asked for of every object, by the fragments of other literals that are spread here too; choose another "
          + "alias than \"isbn\" for \"title\"."
      ]
    )
    #expect(
      try messages("query Q { book { ...F } }", beside: "fragment F on Book { isbn: title }") == [
        "Fragment \"F\" has another field under the key \"id\" or \"isbn\", which is asked for of every object; choose another "
          + "alias than \"id\" or \"isbn\" there."
      ]
    )
    #expect(try messages("query Q { book { ...F } }", beside: "fragment F on Book { isbn title }") == [])
  }
}
