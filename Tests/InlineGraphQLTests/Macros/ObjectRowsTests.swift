import Foundation
import InlineGraphQL
import Testing

/// Objects, tested with the types that the macros emit.
@Suite("Macros: objects")
struct ObjectRowsTests {
  enum Queries {
    #graphql("query AlbumQuery { album { title artist { name } } }")
    #graphql("query NodesQuery { node(id: 1) { id } nodes { id } }")
    #graphql("query ListsQuery { lists { optionals matrix single trees users { name } } }")
  }

  @Test("OBJ-01: every JSON object is a struct of its own, nested, with what is selected and nothing else")
  func nestedStructs() throws {
    let body = #"{"data":{"album":{"title":"Blue Train","artist":{"name":"Coltrane"}}}}"#
    let data = try #require(try Queries.AlbumQuery().decodeResponse(Data(body.utf8)).data)
    let album: Queries.AlbumQuery.Data.Album_album = try #require(data.album)
    let artist: Queries.AlbumQuery.Data.Album_album.Artist_artist = try #require(album.artist)
    #expect(album.title == "Blue Train")
    #expect(artist.name == "Coltrane")
    #expect(shownProperties(of: data) == ["album"])
    #expect(shownProperties(of: album) == ["title", "artist"])
    #expect(shownProperties(of: artist) == ["name"])
  }

  @Test("OBJ-02: an interface with common fields only is one struct for all its types, and keeps the type's name")
  func monomorphicInterface() throws {
    let body = #"""
      {"data":{"node":{"__typename":"Album","id":"a"},"nodes":[{"__typename":"Track","id":"t"},null]}}
      """#
    let data = try #require(try Queries.NodesQuery().decodeResponse(Data(body.utf8)).data)
    let node: Queries.NodesQuery.Data.Node_node = try #require(data.node)
    let nodes: [Queries.NodesQuery.Data.Node_nodes?] = try #require(data.nodes)
    #expect(node.__typename == "Album")
    #expect(node.id == "a")
    #expect(nodes.map(\.?.__typename) == ["Track", nil])
    #expect(nodes.map(\.?.id) == ["t", nil])
  }

  @Test("OBJ-22: lists and nullability are Swift's arrays and optionals, one to one")
  func wrappers() throws {
    typealias Lists = Queries.ListsQuery.Data.Lists_lists
    let optionals: KeyPath<Lists, [Int?]?> = \.optionals
    let matrix: KeyPath<Lists, [[Int]]> = \.matrix
    let single: KeyPath<Lists, Int> = \.single
    let trees: KeyPath<Lists, [[[String?]?]]?> = \.trees
    let users: KeyPath<Lists, [Lists.User_users?]?> = \.users
    let body = #"""
      {"data":{"lists":{"optionals":[1,null],"matrix":[[1,2],[]],"single":3,"trees":[[null,["a",null]]],
      "users":[null,{"name":"Ada"}]}}}
      """#
    let lists = try #require(try Queries.ListsQuery().decodeResponse(Data(body.utf8)).data).lists
    #expect(lists[keyPath: optionals] == [1, nil])
    #expect(lists[keyPath: matrix] == [[1, 2], []])
    #expect(lists[keyPath: single] == 3)
    #expect(lists[keyPath: trees] == [[nil, ["a", nil]]])
    #expect(lists[keyPath: users]?.map(\.?.name) == [nil, "Ada"])
  }
}

/// Returns the names of the properties that a value shows, in order.
func shownProperties(of value: Any) -> [String] {
  Mirror(reflecting: value).children.compactMap(\.label)
}
