import GraphQLCompiler
import Testing

@Suite struct ModelTests {
  @Test("Golden: the structs of models", arguments: Golden.modelSchemaNames)
  func golden(_ name: String) throws {
    try Golden.checkModelStructs(name)
  }

  private let schema = try! Schema(
    Source(
      """
      type Post @model { title: String! author: Author @belongsTo comments: [Comment] @hasMany }
      type Comment @model { text: String post: Post @belongsTo }
      type Author @model { name: String posts: [Post] @hasMany }
      type Tag @model { name: String }
      """
    )
  )

  private func compile(_ schema: Schema, _ models: DeclaredModels, declared: Set<String> = []) -> AttachedCompilation {
    let context = CompilationContext(schema: schema, namespace: "Blog")
    return compileSchema(schema, in: context, declared: declared, used: UsedTypes(of: schema), models: models)
  }

  private func names(_ models: DeclaredModels, declared: Set<String> = []) -> [String] {
    compile(schema, models, declared: declared).members.map { member in
      String(member.drop(while: { $0 != " " }).dropFirst().prefix(while: { $0 != ":" }))
    }
  }

  @Test("The models that are asked for are declared, and those that they are associated with")
  func choice() {
    #expect(names(.none) == [])
    #expect(names(.all) == ["Post", "Comment", "Author", "Tag"])
    #expect(names(.named(["Tag"])) == ["Tag"])
    #expect(names(.named(["Comment"])) == ["Post", "Comment", "Author"])
    #expect(names(.all, declared: ["Tag"]) == ["Post", "Comment", "Author"])
  }

  @Test("A name that is no model's, and models of a schema without any, are errors")
  func mistakes() throws {
    #expect(
      compile(schema, .named(["Pots", "Tag"])).schemaDiagnostics.map(\.message) == [
        "There is no model \"Pots\" in the schema. Did you mean \"Post\"?"
      ]
    )
    let other = try Schema(Source("type Query { a: Int }"))
    #expect(
      compile(other, .all).schemaDiagnostics.map(\.message) == [
        "The schema has no models. Give the object types that are stored the directive \"@model\", or leave out \"models:\"."
      ]
    )
  }
}
