import Foundation
import InlineGraphQL
import Testing

/// `@connection`, tested with the types that the macros emit.
@Suite("Macros: connections")
struct ConnectionRowsTests {
  enum Queries {
    #graphql(
      """
      query Friends {
        hero {
          friendsConnection(first: 2) @connection(key: "Friends_friendsConnection") {
            count: totalCount
            edges { cursor node { name ... on Droid { primaryFunction } } }
          }
        }
      }
      query Pages($more: Boolean!) {
        hero {
          friendsConnection(first: 2) @connection(key: "Pages_friendsConnection") { edges { node { name } } }
          ... on Droid { friendsConnection(first: 2) { edges @include(if: $more) { node { id } } } }
        }
      }
      """,
      schema: "StarWars"
    )
    #graphql(
      """
      query Named {
        hero {
          friendsConnection(first: 2) @connection(key: "Named_friendsConnection") { edges { node { ...node ...first } } }
        }
      }
      """,
      schema: "StarWars"
    )
    #graphql(
      """
      query AliasedPage {
        page(first: 2) @connection(key: "AliasedPage_page") { all: edges { todo: node { id text } at: cursor } }
      }
      query TodoPage {
        page(first: 2) @connection(key: "TodoPage_page") { edges { node { id text } } }
      }
      """,
      schema: "Rows"
    )
  }

  @Test("REL-22: fragments may be named as a connection's members are")
  func memberNames() throws {
    let data = try decode(
      Queries.Named(),
      #"""
      {"hero":{"__typename":"Human","friendsConnection":{"__typename":"FriendsConnection","edges":[
      {"__typename":"FriendsEdge","node":{"__typename":"Human","name":"Han","id":"1","appearsIn":["JEDI"]}}]}}}
      """#
    )
    let friend = try #require(data.hero?.friendsConnection.first ?? nil)
    #expect(node(key: friend).data.name == "Han" && first(key: friend).data.appearsIn == [.jedi])
  }

  private func decode<Operation: GraphQLOperation>(_ operation: Operation, _ json: String) throws -> Operation.Data {
    try #require(try operation.decodeResponse(Data(#"{"data":\#(json)}"#.utf8)).data)
  }

  /// Uses only what every connection has.
  private func names<C: ConnectionCollection>(_ connection: C, _ name: (C.Element) -> String?) -> [String?] {
    connection.map(name)
  }

  @Test("REL-22: a connection is a collection of nodes, optional where the schema lets edges or nodes be null")
  func friends() throws {
    let data = try decode(
      Queries.Friends(),
      #"""
      {"hero":{"__typename":"Human","friendsConnection":{"__typename":"FriendsConnection","count":9,"edges":[
      {"__typename":"FriendsEdge","cursor":"a","node":{"__typename":"Human","name":"Han","id":"1"}},null,
      {"__typename":"FriendsEdge","cursor":"b","node":null},
      {"__typename":"FriendsEdge","cursor":"c","node":{"__typename":"Droid","name":"R2","primaryFunction":"x","id":"2"}}
      ]}}}
      """#
    )
    let connection = try #require(data.hero?.friendsConnection)
    #expect(names(connection) { $0?.name } == ["Han", nil, nil, "R2"])
    #expect(connection.count == 4 && connection.count_2 == 9 && connection[3]?.asDroid?.primaryFunction == "x")
    #expect(connection.reversed().compactMap { $0?.name } == ["R2", "Han"])
    #expect(data.hero?.friendsConnection.compactMap { $0 }.count == 2)
    let none = try decode(
      Queries.Friends(),
      #"{"hero":{"__typename":"Human","friendsConnection":{"__typename":"F","count":null,"edges":null}}}"#
    )
    #expect(none.hero?.friendsConnection.isEmpty == true)
    let again = try JSONDecoder().decode(Queries.Friends.Data.self, from: try JSONEncoder().encode(data))
    #expect(again == data)
  }

  @Test("REL-22: where the schema has no null, the nodes are no optionals; edges and nodes have protocols")
  func page() throws {
    let data = try decode(
      Queries.TodoPage(),
      #"{"page":{"__typename":"TodoPage","edges":[{"__typename":"TodoEdge","node":{"__typename":"Todo","id":"1","text":"x"}}]}}"#
    )
    let todo: Queries.TodoPage.Data.TodoPage_page.TodoEdge_edges.Todo_node = data.page[0]
    func node<Edge: ConnectionEdge>(_ edge: Edge) -> Edge.Node { edge.node }
    #expect(todo.text == "x" && node(data.page.edges[0]) == todo && data.page.map(\.id) == ["1"])
  }

  @Test("REL-22: edges and nodes with other names are a connection's all the same")
  func aliases() throws {
    let data = try decode(
      Queries.AliasedPage(),
      #"{"page":{"__typename":"TodoPage","all":[{"__typename":"E","todo":{"__typename":"T","id":"1","text":"x"},"at":"c"}]}}"#
    )
    func node<Edge: ConnectionEdge>(_ edge: Edge) -> Edge.Node { edge.node }
    #expect(data.page.map(\.text) == ["x"] && data.page.all[0].todo == data.page[0] && data.page.all[0].at == "c")
    #expect(node(data.page.all[0]) == data.page[0])
    let again = try JSONDecoder().decode(Queries.AliasedPage.Data.self, from: try JSONEncoder().encode(data))
    #expect(again == data)
  }

  @Test("REL-22: a connection that depends on types is a collection in every view; what is excluded is empty")
  func views() throws {
    func hero(_ edges: String) -> String {
      #"{"hero":{"__typename":"Droid","friendsConnection":{"__typename":"F"\#(edges)}}}"#
    }
    let edges = #","edges":[{"__typename":"E","node":{"__typename":"Human","name":"Han","id":"1"}}]"#
    let data = try decode(Queries.Pages(more: true), hero(edges))
    #expect(names(try #require(data.hero?.friendsConnection)) { $0?.name } == ["Han"])
    #expect(names(try #require(data.hero?.asDroid?.friendsConnection)) { $0?.name } == ["Han"])
    #expect(data.hero?.asDroid?.friendsConnection.first??.id == "1")
  }

  @Test("REL-22, REL-24: @connection is not sent, and what a store needs of a page is requested")
  func sent() {
    #expect(
      Queries.TodoPage.document
        == "query TodoPage{page(first:2){__typename edges{__typename node{__typename id text}cursor}pageInfo{__typename endCursor hasNextPage}}}"
    )
  }
}

@GraphQLFragment("fragment node on Character { name }", schema: "StarWars") private struct node {}
@GraphQLFragment("fragment first on Character { appearsIn }", schema: "StarWars") private struct first {}
