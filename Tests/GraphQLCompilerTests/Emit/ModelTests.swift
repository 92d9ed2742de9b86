import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLModelSchemas
import Testing

@Suite struct ModelTests {
  @Test("Golden: the API's schema of models", arguments: Golden.modelSchemaNames)
  func expanded(_ name: String) throws {
    try Golden.checkModels(name)
  }

  @Test("Golden: the structs of models", arguments: Golden.modelSchemaNames)
  func golden(_ name: String) throws {
    try Golden.checkModelStructs(name)
  }

  private let schema = try! ExpandedSchema(
    Source(
      """
      type Post @model { title: String! author: Author @belongsTo comments: [Comment] @hasMany }
      type Comment @model { text: String post: Post @belongsTo }
      type Author @model { name: String posts: [Post] @hasMany }
      type Tag @model { name: String }
      """
    )
  )

  private func compile(_ schema: ExpandedSchema, _ models: DeclaredModels, declared: Set<String> = []) -> Compilation {
    let context = CompilationContext(schema: schema.schema, namespace: "Blog")
    return compileSchema(schema, in: context, declared: declared, used: UsedTypes(of: schema.schema), models: models)
  }

  private func names(_ models: DeclaredModels, declared: Set<String> = []) -> [String] {
    compile(schema, models, declared: declared).declarations.map { member in
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

  /// Returns the struct of a model of a separate schema.
  private func structText(_ name: String, _ sdl: String) throws -> String {
    let members = try compile(ExpandedSchema(Source(sdl)), .all).declarations
    return try #require(members.first { $0.hasPrefix("struct \(name):") })
  }

  @Test("A list is loaded by the model's key only, with an argument of the key's type; others by their parent")
  func listsByKey() throws {
    let text = try structText(
      "Team",
      """
      type Team @model {
        id: ID!
        name: String!
        members: [Member] @hasMany(indexName: "byTeam", fields: ["id"])
        fans: [Member] @hasMany(indexName: "byName", fields: ["name"])
      }
      type Member @model {
        teamID: ID! @index(name: "byTeam", queryField: "membersOfTeam")
        teamName: String! @index(name: "byName", queryField: "membersOfName")
      }
      """
    )
    let lists = #"""
      .list("members", of: { Blog.Member.self }, foreignKey: ["teamID"], query: "membersOfTeam"), \#
      .list("fans", of: { Blog.Member.self })]
      """#
    #expect(text.contains(lists))
    let referring = """
      type Team { id: ID! members: ModelMemberConnection }
      type Member { id: ID! teamID: String }
      type ModelMemberConnection { items: [Member]! }
      input ModelMemberFilterInput { teamID: I }
      input I { eq: ID }
      input CreateTeamInput { id: ID }
      input CreateMemberInput { id: ID }
      enum ModelSortDirection { ASC DESC }
      type Query {
        getTeam(id: ID!): Team
        getMember(id: ID!): Member
        membersOfTeam(teamID: String!, sortDirection: ModelSortDirection): ModelMemberConnection
      }
      """
    #expect(
      try structText("Team", referring).contains(
        #".list("members", of: { Blog.Member.self }, foreignKey: ["teamID"])]"#
      )
    )
  }

  @Test("A field that a reference and something else stand for is written once, by itself")
  func sharedForeignKeys() throws {
    let schema = """
      type Shop @model { id: ID! @primaryKey(sortKeyFields: ["city"]) city: String! orders: [Order] @hasMany gifts: [Order] @hasMany }
      type Order @model {
        shopID: ID! @primaryKey(sortKeyFields: ["number"])
        number: Int!
        city: String
        otherID: ID
        shop: Shop @belongsTo(fields: ["shopID", "city"])
        other: Shop @belongsTo(fields: ["otherID", "city"])
      }
      """
    let text = try structText("Order", schema)
    #expect(text.contains("let shopID: String\n") && text.contains("var city: String?\n"))
    #expect(!text.contains("var otherID:") && text.contains("var other: "))
    #expect(text.contains(#"input.write("shopID", self.shopID)"#) && text.contains(#"input.write("city", self.city)"#))
    #expect(!text.contains("reference: self.shop)"))
    #expect(text.contains(#"input.write("otherID", reference: self.other)"#))
    let later = try structText("Order", schema.replacing(#"["otherID", "city"]"#, with: #"["shopID", "city"]"#))
    #expect(later.contains("var otherID:") && !later.contains("reference:"))
    let behind = schema.replacing(#"fields: ["otherID", "city"]"#, with: #"fields: ["shopID", "otherID"]"#)
      .replacing("otherID: ID\n", with: "otherID: String\n")
    #expect(try structText("Order", behind).contains(#"input.write(nil, "otherID", reference: self.other)"#))
  }

  @Test(
    "The types of filters and conditions are those of the schema, also where a model's name begins in lower case",
    arguments: [
      ("type note @model { id: ID! text: String }", [:]),
      (
        "type note @model @key(fields: [\"id\"]) { id: ID! text: String }",
        ["filterType": "ModelnoteFilterInput", "conditionType": "ModelnoteConditionInput"]
      ),
      ("type Note @model @key(fields: [\"id\"]) { id: ID! text: String }", [:]),
    ] as [(String, [String: String])]
  )
  func inputTypes(_ sdl: String, _ types: [String: String]) throws {
    let name = sdl.contains("note") ? "note" : "Note"
    let written = try ExpandedSchema(Source(sdl))
    let recognized = try ExpandedSchema(Source(written.schema.printed()))
    // The models as they accompany a schema's text in an embedding.
    let embedded = ExpandedSchema(try Schema(Source(written.schema.printed())), models: written.models)
    for schema in [written, recognized, embedded] {
      let members = compile(schema, .all).declarations
      let text = try #require(members.first { $0.hasPrefix("struct \(name):") })
      for label in ["filterType", "conditionType"] {
        #expect(text.contains(label) == (types[label] != nil))
        if let type = types[label] { #expect(text.contains("\(label): \"\(type)\"")) }
      }
      #expect(text.contains("list: \"listNotes\"") && text.contains("update: \"updateNote\""))
    }
  }

  @Test(
    "Models cannot be declared in a type whose name each of them has inside",
    arguments: ["Index", "Keys", "Path.Blog"]
  )
  func hiddenNamespace(_ namespace: String) {
    let context = CompilationContext(schema: schema.schema, namespace: namespace)
    let compilation = compileSchema(schema, in: context, declared: [], used: UsedTypes(of: schema.schema), models: .all)
    #expect(compilation.declarations.isEmpty)
    let root = namespace.prefix { $0 != "." }
    #expect(
      compilation.schemaDiagnostics.map(\.message) == [
        "Models cannot be declared in a type named \"\(root)\": the Swift type of each model has one of that name. Choose another name."
      ]
    )
  }

  @Test("Predicates ask for references only where the filter has their fields")
  func filteredReferences() throws {
    let text = try structText(
      "Post",
      """
      type Post @model { id: ID! blogID: ID blog: Blog @connection(fields: ["blogID"]) series: Series @connection }
      type Blog @model { id: ID! }
      type Series @model { id: ID! }
      """
    )
    #expect(
      text.contains(#"var blog: InlineGraphQLModels.ModelReferenceField<Blog.Post, Blog.Blog_> { .init("blogID") }"#)
    )
    #expect(text.contains(#"input.write("postSeriesId", reference: self.series)"#))
    #expect(!text.contains("var series: InlineGraphQLModels.ModelReferenceField"))
  }

  @Test("Objects that embed each other are read as they are selected")
  func embeddedCircle() throws {
    let members = try compile(
      ExpandedSchema(
        Source(
          """
          type Post @model { first: First also: Leaf sized(width: Int!): String }
          type First { second: Second size: Int url(width: Int!): String }
          type Second { first: First leaf: Leaf name: String }
          type Leaf { text(short: Boolean): String }
          """
        )
      ),
      .all
    ).declarations
    let text = members.joined(separator: "\n")
    #expect(
      text.contains(
        #".object("first", selecting: "size"), .object("also", selecting: "text"), .value("createdAt")"#
      )
    )
    #expect(text.contains("typealias __Stored = (size: Int?, __on_First: ())"))
    #expect(!text.contains("struct Second"))
  }

  @Test("A name that is no model's, and models of a schema without any, are errors")
  func mistakes() throws {
    #expect(
      compile(schema, .named(["Pots", "Tag"])).schemaDiagnostics.map(\.message) == [
        "There is no model \"Pots\" in the schema. Did you mean \"Post\"?"
      ]
    )
    let other = try ExpandedSchema(Source("type Query { a: Int }"))
    #expect(
      compile(other, .all).schemaDiagnostics.map(\.message) == [
        "The schema has no models. Add the directive \"@model\" to the object types that the service stores, or remove \"models:\"."
      ]
    )
  }
}
