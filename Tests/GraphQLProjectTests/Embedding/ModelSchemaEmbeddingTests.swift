import CompilerFixtures
import PackageFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLModelSchemas
@testable import GraphQLProject

@Suite("Embedding: literals against a model schema")
struct ModelSchemaEmbeddingTests {
  private let files = [
    "/p/Package.swift": "",
    "/p/Schemas/Blog.graphqls": """
    enum Status { DRAFT PUBLISHED }
    type Meta { note: String }
    type Post @model { title: String! status: Status meta: Meta comments: [Comment] @hasMany }
    type Comment @model { text: String! post: Post @belongsTo }
    """,
  ]

  private func checked(_ swift: String, _ schema: String? = nil) -> EmbeddedTarget.Result {
    EmbeddedTarget(
      [EmbeddedTarget.File(path: "/p/Sources/App/A.swift", utf8: Array(swift.utf8))],
      reaching: [],
      root: "/p",
      in: .inMemory(
        files.merging(["/p/Sources/App/A.swift": swift]) { $1 }
          .merging(schema.map { ["/p/Schemas/Blog.graphqls": $0] } ?? [:]) { $1 }
      )
    ).checked()
  }

  @Test("They are checked against the API, and the macros are handed an ordinary schema, cut to what is used")
  func embedding() throws {
    let checked = checked(
      """
      enum Q {
        #graphql("query A { listPosts(limit: 3) { items { title comments { items { text } } createdAt } } }")
      }
      """
    )
    #expect(checked.findings.isEmpty)
    let code = try #require(checked.code["/p/Sources/App/A.swift"])
    let sdl =
      "schema Blog type Post{title:String!comments:ModelCommentConnection id:ID!createdAt:AWSDateTime!} "
      + "type Comment{text:String!id:ID!} type Query{listPosts(limit:Int):ModelPostConnection} "
      + "type ModelPostConnection{items:[Post]!} type ModelCommentConnection{items:[Comment]!} scalar AWSDateTime"
    #expect(code.contains(sdl))
  }

  @Test("A mistake in a literal is told in the words for any other schema")
  func errors() throws {
    let lines = checked(#"enum Q { #graphql("query A { getPost(id: \"1\") { titel } }") }"#).findings.map(\.message)
    #expect(lines == [#"Cannot query field "titel" on type "Post". Did you mean "title"?"#])
  }

  @Test("A mistake in the models is told at its place in their file")
  func schemaErrors() {
    let schema = "type Post @model {\n  comments: [Comment] @hasMany\n}\ntype Comment { text: String }"
    let findings = checked(#"enum Q { #graphql("query A { getPost(id: \"1\") { id } }") }"#, schema).findings
    let place = findings.first.map { "\($0.place.file):\($0.place.location.line):\($0.place.location.column)" }
    #expect(place == "/p/Schemas/Blog.graphqls:2:14")
    #expect(findings.first?.message == "Object type Comment must be annotated with @model.")
  }

  @Test("What models are made of is kept whole: the types of their fields, and the objects inside of them")
  func usedByModels() throws {
    let schema = try ExpandedSchema(Source(try #require(files["/p/Schemas/Blog.graphqls"])))
    var used = UsedSchema(of: schema.schema)
    used.add(try #require(schema.models))
    let cut = try Schema(Source(used.sdl()))
    #expect(cut.type(named: "Meta")?.fields?.keys == ["note"])
    #expect(cut.type(named: "Post")?.fields?["comments"] == nil)
    #expect(cut.type(named: "Status") != nil && cut.type(named: "AWSDateTime") != nil)
  }
}
