import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("A service is made of a model schema") struct ModelServiceTests {
  @Test("Errors of the model schema are told with their place") func invalid() {
    #expect {
      try ExecutableSchema(models: "type Post @model {\n  id: ID!\n  other: Nothing\n}")
    } throws: { error in
      String(describing: error).hasPrefix("schema:3:")
    }
  }

  @Test("A schema without models is an error") func noModels() {
    #expect {
      try ExecutableSchema(models: "type Query { a: Int }")
    } throws: { error in
      String(describing: error) == "The schema has no models: give one whose object types have \"@model\"."
    }
  }

  @Test("An API's schema that does not tell what refers to what is an error") func unknownAssociations() {
    let sdl = """
      type Query {
        getPost(id: ID!): Post
        listPosts(limit: Int, nextToken: String): ModelPostConnection
        getComment(id: ID!): Comment
        listComments(limit: Int, nextToken: String): ModelCommentConnection
      }
      type Post { id: ID!, comments(limit: Int, nextToken: String): ModelCommentConnection }
      type Comment { id: ID! }
      enum ModelSortDirection { ASC DESC }
      type ModelPostConnection { items: [Post]!, nextToken: String }
      type ModelCommentConnection { items: [Comment]!, nextToken: String }
      """
    #expect {
      try ExecutableSchema(models: sdl)
    } throws: { error in
      String(describing: error)
        == "\"Post.comments\": an API's schema does not say which fields refer to other objects.\n"
        + "Give the model schema in place of the API's."
    }
  }

  @Test("Other fields have resolvers, and those of the service can be replaced") func ownResolvers() async throws {
    let schema = try ExecutableSchema(
      models: "type Post @model { title: String } type Query { search(text: String): [Post] @function(name: \"f\") }"
    ) {
      Resolver("Query.search") { input in [["id": "1", "title": input["text"] ?? nil]] as GraphQLJSONValue }
      Resolver("Query.getPost") { _ -> GraphQLJSONValue in throw GraphQLError(message: "Offline") }
    }
    let response = await schema.execute("{ search(text: \"T\") { title } getPost(id: \"1\") { id } }")
    #expect(response["data"] == ["search": [["title": "T"]], "getPost": nil])
    #expect(response["errors"]?[0]?["message"] == "Offline")
  }

  @Test("Identifiers and times are made if none are given") func defaults() async throws {
    let transport = InProcessTransport(try ExecutableSchema(models: "type Post @model { title: String }"))
    let body = Data(#"{"query":"mutation { createPost(input: {}) { id createdAt } }"}"#.utf8)
    let post = try GraphQLJSONValue(parsing: await transport.schema.respond(to: body))["data"]?["createPost"]
    guard case .string(let id)? = post?["id"], case .string(let time)? = post?["createdAt"] else {
      Issue.record("\(String(describing: post))")
      return
    }
    #expect(UUID(uuidString: id) != nil)
    #expect(abs(try Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(time).timeIntervalSinceNow) < 3600)
  }
}
