import Foundation
import InlineGraphQL
import Testing

@GraphQLFragment("fragment ToDoItem_todo on Todo { id text complete }")
struct ToDoItem_todo {}

@GraphQLFragment(
  """
  fragment ToDoList_user on User {
    name
    todos { id ...ToDoItem_todo }
  }
  """
)
struct ToDoList_user {}

/// Fragments, names and operations, tested with the types that the macros emit.
@Suite("Macros: fragments and operations")
struct RelayRowsTests {
  enum Queries {
    #graphql("query UserQuery($id: ID!) { user(id: $id) { id ...ToDoList_user } }")
    #graphql(
      """
      query Names {
        me: viewer { name }
        viewer { id }
        one: user(id: 1) { name }
        two: user(id: 2) { name }
        users { name }
      }
      """
    )
    #graphql(
      """
      query Identities {
        user(id: 1) { id }
        viewer { key: id }
        draft { id key }
        node(id: 1) { id }
      }
      """
    )
    #graphql("query Keys { user(id: 1) { ...ToDoList_user } users { ...ToDoList_user } }")
    #graphql("query Media { media { ...Media_media __typename } }")
    #graphql("fragment Media_media on Media { __typename }")
    #graphql("query Everything { viewer { ...ToDoList_user todos { ...ToDoItem_todo } } }")
  }

  static let list = #"{"name":"Ada","todos":[{"id":"1","text":"Write","complete":true}]}"#

  @Test("REL-01: a fragment is a struct with a pointer, an initializer by key, its data and its node")
  func fragment() throws {
    let body = #"{"data":{"user":{"id":"u","name":"Ada","todos":[{"id":"1","text":"Write","complete":true}]}}}"#
    let user = try #require(try Queries.UserQuery(id: "u").decodeResponse(Data(body.utf8)).data?.user)
    let todo = try #require(ToDoList_user(key: user).data.todos.first)
    func pointer(of key: some ToDoItem_todo_Key) -> FragmentPointer { key.fragment_ToDoItem_todo }
    let fragment = ToDoItem_todo(key: todo)
    let data: ToDoItem_todo.Data = fragment.data
    #expect(fragment.fragmentPointer == pointer(of: todo))
    #expect(data.text == "Write")
    #expect(shownProperties(of: data) == ["id", "text", "complete"])
    #expect(ToDoItem_todo.node.name == "ToDoItem_todo")
    #expect(ToDoItem_todo.node.typeCondition == "Todo")
    let decoded = try JSONDecoder().decode(
      ToDoItem_todo.Data.self,
      from: Data(#"{"id":"1","text":"Write","complete":true}"#.utf8)
    )
    #expect(decoded == data)
  }

  @Test("REL-02: an object that spreads a fragment is its key and has none of its fields")
  func masking() throws {
    let body = #"{"data":{"user":{"id":"u","name":"Ada","todos":[]}}}"#
    let data = try #require(try Queries.UserQuery(id: "u").decodeResponse(Data(body.utf8)).data)
    let user: Queries.UserQuery.Data.User_user = try #require(data.user)
    let key: any ToDoList_user_Key = user
    #expect(key.fragment_ToDoList_user == user.fragment_ToDoList_user)
    #expect(shownProperties(of: user) == ["id", "ToDoList_user"])
  }

  @Test("REL-03: nested types are named by schema type and response key, aliases first")
  func names() throws {
    let body = #"""
      {"data":{"me":{"name":"Ada"},"viewer":{"id":"1"},"one":null,"two":{"name":"Bob"},"users":[{"name":"Cy"},null]}}
      """#
    let data = try #require(try Queries.Names().decodeResponse(Data(body.utf8)).data)
    let me: Queries.Names.Data.User_me = data.me
    let viewer: Queries.Names.Data.User_viewer = data.viewer
    let one: Queries.Names.Data.User_one? = data.one
    let two: Queries.Names.Data.User_two? = data.two
    let users: [Queries.Names.Data.User_users?]? = data.users
    #expect(me.name == "Ada" && viewer.id == "1" && one == nil && two?.name == "Bob")
    #expect(users?.map(\.?.name) == ["Cy", nil])
    #expect(ObjectIdentifier(Queries.Names.Data.User_one.self) != ObjectIdentifier(Queries.Names.Data.User_two.self))
  }

  @Test("REL-04: what selects a non-null id under its own name is identifiable, else it is not")
  func identifiable() {
    func isIdentifiable<Object>(_: Object.Type) -> Bool { Object.self is any Identifiable.Type }
    #expect(isIdentifiable(Queries.Identities.Data.User_user.self))
    #expect(isIdentifiable(Queries.Identities.Data.Node_node.self))
    #expect(!isIdentifiable(Queries.Identities.Data.User_viewer.self))
    #expect(!isIdentifiable(Queries.Identities.Data.Draft_draft.self))
    #expect(!isIdentifiable(Queries.Identities.Data.self))
  }

  @Test("REL-16: a union with spreads and common fields only is a struct and a key")
  func unionOfSpreads() throws {
    let body = #"{"data":{"media":[{"__typename":"Album"},{"__typename":"Track"}]}}"#
    let data = try #require(try Queries.Media().decodeResponse(Data(body.utf8)).data)
    let media: [Queries.Media.Data.Media_media] = data.media
    let keys: [any Queries.Media_media_Key] = media
    #expect(keys.count == 2)
    #expect(Mirror(reflecting: media[0]).displayStyle == .struct)
    #expect(media.map { Queries.Media_media(key: $0).data.__typename } == ["Album", "Track"])
  }

  @Test("REL-23: keys of nullable fields and lists are mapped like any value")
  func keys() throws {
    let body = #"{"data":{"user":\#(Self.list),"users":[\#(Self.list),null]}}"#
    let data = try #require(try Queries.Keys().decodeResponse(Data(body.utf8)).data)
    let user: ToDoList_user? = data.user.map { ToDoList_user(key: $0) }
    let users: [ToDoList_user?]? = data.users?.map { $0.map { ToDoList_user(key: $0) } }
    #expect(user?.data.name == "Ada")
    #expect(users?.map(\.?.data.name) == ["Ada", nil])
    #expect(users?.first??.data.todos.map { ToDoItem_todo(key: $0).data.text } == ["Write"])
  }

  @Test("REL-24: the document is the operation and every fragment that it reaches, each once")
  func document() {
    #expect(
      Queries.Everything.document == """
        query Everything{viewer{__typename ...ToDoList_user todos{__typename ...ToDoItem_todo id}id}}
        fragment ToDoList_user on User{__typename name todos{__typename id ...ToDoItem_todo}id}
        fragment ToDoItem_todo on Todo{__typename id text complete}
        """
    )
  }
}
