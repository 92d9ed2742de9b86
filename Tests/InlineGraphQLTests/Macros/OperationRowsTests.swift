import Foundation
import InlineGraphQL
import Testing

@GraphQLOperation("query Viewer { viewer { name } }")
struct Viewer {}

/// Variables, enums, input objects and responses, tested with the types that the macros emit.
@Suite("Macros: operations and their values")
struct OperationRowsTests {
  enum Queries {
    #graphql(
      """
      query Todos($id: ID!, $status: [Status!], $filter: TodoFilter) {
        user(id: $id) { name }
        todos(status: $status, filter: $filter) { id status }
      }
      """
    )
    #graphql("mutation AddTodo($input: TodoInput!) { addTodo(input: $input) { id status } }")
    #graphql("mutation AddTodos($inputs: [TodoInput!]!) { addTodos(inputs: $inputs) { status } }")
  }

  @Test("REL-05: variables are the properties of a struct, and parameters of the operation's initializer")
  func variables() throws {
    let variables = Queries.Todos.Variables(id: "1", status: .some([.draft]), filter: .null)
    let id: String = variables.id
    let status: GraphQLNullable<[Rows.Status]> = variables.status
    let filter: GraphQLNullable<Rows.TodoFilter> = variables.filter
    #expect(id == "1" && status == .some([.draft]) && filter == .null)
    #expect(shownProperties(of: variables) == ["id", "status", "filter"])
    #expect(Queries.Todos(id: "1", status: .some([.draft]), filter: .null).variables == variables)
    #expect(Queries.Todos(variables: variables).variables == variables)
    #expect(try text(variables) == #"{"id":"1","status":["DRAFT"],"filter":null}"#)
    #expect(try text(Queries.Todos(id: "1").variables) == #"{"id":"1"}"#)
  }

  @Test("REL-06: an operation without variables is made of nothing")
  func noVariables() throws {
    let variables: EmptyVariables = Viewer().variables
    #expect(Viewer.Variables.self == EmptyVariables.self)
    #expect(try text(variables) == "{}")
    #expect(try Viewer().decodeResponse(Data(#"{"data":{"viewer":{"name":"Ada"}}}"#.utf8)).data?.viewer.name == "Ada")
    let operation: any GraphQLQuery.Type = Viewer.self
    #expect(operation.kind == .query && operation.operationName == "Viewer")
  }

  @Test("REL-09: an enum of the schema is one Swift enum, in data and in variables")
  func enums() throws {
    let status: Rows.Status = .posted
    #expect(Rows.Status.allCases.map(\.rawValue) == ["DRAFT", "CANCELED", "POSTED"])
    #expect(status.rawValue == "POSTED" && "\(status)" == "POSTED")
    let body = #"{"data":{"user":null,"todos":[{"id":"1","status":"POSTED"}]}}"#
    let data = try #require(try Queries.Todos(id: "1", status: .some([status])).decodeResponse(Data(body.utf8)).data)
    let read: [Rows.Status] = data.todos.map(\.status)
    #expect(read == [status])
    let addTodo = #"{"data":{"addTodo":{"id":"1","status":"DRAFT"}}}"#
    let added: Rows.Status? = try Queries.AddTodo(input: .init(text: "")).decodeResponse(Data(addTodo.utf8)).data?
      .addTodo.status
    #expect(added == .draft)
  }

  @Test("REL-12: an input object is one struct for all operations, with those that it needs")
  func inputObjects() throws {
    let input = Rows.TodoInput(
      text: "Write",
      status: .some(.draft),
      author: .some(Rows.AuthorInput(name: "Ada", tag: .some(Rows.TagInput(name: "a")))),
      tags: .some([Rows.TagInput(name: "b"), Rows.TagInput(name: "c")])
    )
    let written = #"""
      {"text":"Write","status":"DRAFT","author":{"name":"Ada","tag":{"name":"a"}},"tags":[{"name":"b"},{"name":"c"}]}
      """#
    #expect(try text(Queries.AddTodo(input: input).variables) == #"{"input":\#(written)}"#)
    #expect(
      try text(Queries.AddTodos(inputs: [input, .init(text: "x")]).variables)
        == #"{"inputs":[\#(written),{"text":"x"}]}"#
    )
  }

  @Test("REL-25: GraphQL errors are there with and without data, and a response with neither is another error")
  func responses() throws {
    let error =
      #"{"message":"No.","path":["viewer","name"],"locations":[{"line":1,"column":2}],"extensions":{"code":7}}"#
    let failed = try Viewer().decodeResponse(Data(#"{"data":null,"errors":[\#(error)]}"#.utf8))
    let expected = GraphQLError(
      message: "No.",
      locations: [.init(line: 1, column: 2)],
      path: JSONPath([.key("viewer"), .key("name")]),
      extensions: ["code": 7]
    )
    #expect(failed.data == nil)
    #expect(failed.errors == [expected])
    let partial = try Viewer().decodeResponse(Data(#"{"errors":[\#(error)],"data":{"viewer":{"name":"Ada"}}}"#.utf8))
    #expect(partial.data?.viewer.name == "Ada")
    #expect(partial.errors == [expected])
    #expect(throws: InvalidResponseError.neitherDataNorErrors) { try Viewer().decodeResponse(Data("{}".utf8)) }
  }

  private func text(_ variables: some GraphQLVariables) throws -> String {
    String(decoding: try variables.variableData, as: UTF8.self)
  }
}
