import Foundation
import InlineGraphQL
import Testing

@testable import InlineGraphQLStore

/// What Relay's tests of `MutationHandlers` say.
@Suite("Directives of mutations and subscriptions change lists")
struct ChangesTests {
  private let store = GraphQLStore()
  private let friends = ConnectionID(of: "Person", id: "4", key: "Q_friends")
  private let others = ConnectionID(of: "Person", id: "4", key: "Q_friends", filters: ["order": "name"])

  init() throws {
    for order in ["", #"order:"name""#] {
      try write(
        """
        {person{__typename id friends(first:2 \(order))@connection(key:"Q_friends"){edges{__typename cursor node{__typename id name}}\
        pageInfo{endCursor hasNextPage}}}}
        """,
        #"{"person":{"__typename":"Person","id":"4","friends":{"edges":[\#(edge("1")),\#(edge("2"))],"pageInfo":{"endCursor":"2","hasNextPage":true}}}}"#
      )
    }
  }

  private func edge(_ id: String) -> String {
    #"{"__typename":"PersonEdge","cursor":"\#(id)","node":\#(person(id))}"#
  }

  private func person(_ id: String) -> String { #"{"__typename":"Person","id":"\#(id)","name":"P\#(id)"}"# }

  private func write(_ text: String, _ data: String, connections: [ConnectionID] = []) throws {
    try store.write(Data(#"{"data":\#(data)}"#.utf8), to: request(text, connections))
  }

  private func request(_ text: String, _ connections: [ConnectionID]) -> StoreRequest {
    let variables = GraphQLJSONObject([
      ("connections", .array(connections.map { .string($0.rawValue) })), ("type", "PersonEdge"),
    ])
    return StoreRequest(
      SentDocument(text: text, operationName: ""),
      variables: Data(GraphQLJSONValue.object(variables).description.utf8)
    ) { [:] }
  }

  private func nodes(_ id: ConnectionID) -> [String] {
    store.update { records in
      (records.getConnection(id)?.edges ?? []).map { edge in
        if case .string(let id)? = edge?.getLinkedRecord("node")?.getValue("id") { id } else { "-" }
      }
    }
  }

  /// The nodes that a reader sees, optimistic ones among them.
  private var shownNodes: [String] {
    get throws {
      let text = """
        {person{__typename id friends(first:2)@connection(key:"Q_friends"){edges{node{__typename id}}}}}
        """
      let body = try GraphQLJSONValue(parsing: store.read(request(text, [])).body)
      guard case .array(let edges)? = body["data"]?["person"]?["friends"]?["edges"] else { return [] }
      return edges.map { edge in
        if case .string(let id)? = edge["node"]?["id"] { id } else { "-" }
      }
    }
  }

  @Test("The ID of a list is the __id of its field")
  func connectionIDs() throws {
    let text = #"{person{__typename id friends(first:2)@connection(key:"Q_friends"){__id@__client edges{cursor}}}}"#
    let body = try GraphQLJSONValue(parsing: store.read(request(text, [])).body)
    #expect(body["data"]?["person"]?["friends"]?["__id"] == .string(friends.rawValue))
  }

  private func change(_ field: String, _ value: String, _ connections: [ConnectionID], _ kind: String = "mutation")
    throws
  {
    try write(
      "\(kind)($connections:[ID!]!){change{\(field)}}",
      #"{"change":{"x":\#(value)}}"#,
      connections: connections
    )
  }

  private static let edgeFields = "{__typename cursor node{__typename id name}}"

  @Test(
    "@appendEdge and @prependEdge add an edge to each list that they name",
    arguments: ["mutation", "subscription"]
  )
  func edges(kind: String) throws {
    try change("x:edge @appendEdge(connections:$connections)\(Self.edgeFields)", edge("3"), [friends, others], kind)
    #expect(nodes(friends) == ["1", "2", "3"] && nodes(others) == ["1", "2", "3"])
    try change("x:edge @prependEdge(connections:$connections)\(Self.edgeFields)", edge("0"), [others], kind)
    #expect(nodes(friends) == ["1", "2", "3"] && nodes(others) == ["0", "1", "2", "3"])
    // The edges of two responses are at one place.
    try change("x:edge @appendEdge(connections:$connections)\(Self.edgeFields)", edge("9"), [friends], kind)
    #expect(nodes(friends) == ["1", "2", "3", "9"] && nodes(others) == ["0", "1", "2", "3"])
  }

  @Test("@appendNode and @prependNode add a node, or each of a list, by an edge of a type")
  func node() throws {
    let arguments = "(connections:$connections,edgeTypeName:$type){__typename id name}"
    try change("x:person @appendNode\(arguments)", person("3"), [friends, others])
    #expect(nodes(friends) == ["1", "2", "3"] && nodes(others) == ["1", "2", "3"])
    try change("x:people @prependNode\(arguments)", "[\(person("4")),null,\(person("5"))]", [friends])
    #expect(nodes(friends) == ["5", "4", "1", "2", "3"])
    store.update { records in
      let edge = records.getConnection(friends)?.edges[0]
      #expect(edge?.type == "PersonEdge" && edge?.getValue("cursor") == "")
    }
    try change(
      #"x:person @appendNode(connections:$connections,edgeTypeName:"E"){__typename id}"#,
      person("6"),
      [others]
    )
    #expect(nodes(others) == ["1", "2", "3", "6"])
    try change("x:people @appendNode\(arguments)", "[]", [friends])
    try change("x:person @appendNode\(arguments)", "null", [friends])
    #expect(nodes(friends).count == 5)
  }

  @Test("@deleteEdge removes the edges to the objects with an ID, or with one of a list; the objects stay")
  func deleteEdge() throws {
    try change("x:removedID @deleteEdge(connections:$connections)", #""1""#, [friends])
    #expect(nodes(friends) == ["2"] && nodes(others) == ["1", "2"])
    try change("x:removedIDs @deleteEdge(connections:$connections)", #"["1",null,"2","7"]"#, [others, friends])
    #expect(nodes(friends).isEmpty && nodes(others).isEmpty)
    #expect(store.update { $0.get("Person", id: "1")?.getValue("name") } == "P1")
    try change("x:removedID @deleteEdge(connections:$connections)", "null", [friends])
  }

  @Test("@deleteRecord deletes the object with an ID, or each of a list")
  func deleteRecord() throws {
    try change("x:removedID @deleteRecord", #""1""#, [])
    #expect(store.update { $0.get("Person", id: "1") == nil && $0.get("Person", id: "2") != nil })
    try change("x:removedIDs @deleteRecord", #"["2","7"]"#, [])
    #expect(store.update { $0.get("Person", id: "2") == nil })
    #expect(nodes(friends) == ["-", "-"])
  }

  @Test(
    "What an optimistic response changes is taken back when it fails, and is there once when the response comes",
    arguments: [
      ("removedID @deleteRecord", #""1""#, ["-", "2"]),
      ("removedIDs @deleteRecord", #"["1","2"]"#, ["-", "-"]),
      ("removedID @deleteEdge(connections:$connections)", #""1""#, ["2"]),
      ("removedIDs @deleteEdge(connections:$connections)", #"["1","2"]"#, []),
      (
        "person @appendNode(connections:$connections,edgeTypeName:$type){__typename id}",
        #"{"__typename":"Person","id":"3"}"#, ["1", "2", "3"]
      ),
      (
        "people @prependNode(connections:$connections,edgeTypeName:$type){__typename id}",
        #"[{"__typename":"Person","id":"3"},{"__typename":"Person","id":"4"}]"#, ["4", "3", "1", "2"]
      ),
      (
        "edge @prependEdge(connections:$connections){__typename cursor node{__typename id}}",
        #"{"__typename":"PersonEdge","cursor":"0","node":{"__typename":"Person","id":"0"}}"#, ["0", "1", "2"]
      ),
    ]
  )
  func optimistic(field: String, value: String, expected: [String]) throws {
    let request = request("mutation($connections:[ID!]!){x:\(field)}", [friends])
    let response = Data(#"{"data":{"x":\#(value)}}"#.utf8)
    let before = store.debugDescription
    store.removeLayer(try store.addLayer(for: request, response: expectedData(response), nil))
    #expect(store.debugDescription == before)
    let layer = try store.addLayer(for: request, response: expectedData(response), nil)
    #expect(try shownNodes == expected)
    // What comes below keeps it.
    try write("{other}", #"{"other":1}"#)
    #expect(try shownNodes == expected)
    _ = try store.receive(response, to: request, replacing: layer)
    #expect(try shownNodes == expected && nodes(friends) == expected)
  }

  @Test(
    "The response may name other objects than were expected",
    arguments: [
      ("removedID @deleteRecord", #""1""#, #""2""#, ["-", "2"], ["1", "-"]),
      ("removedIDs @deleteRecord", #"["1"]"#, #"["2"]"#, ["-", "2"], ["1", "-"]),
      ("removedID @deleteEdge(connections:$connections)", #""1""#, #""2""#, ["2"], ["1"]),
    ]
  )
  func otherObjects(field: String, expected: String, value: String, shown: [String], nodes: [String]) throws {
    let request = request("mutation($connections:[ID!]!){x:\(field)}", [friends])
    let layer = try store.addLayer(
      for: request,
      response: expectedData(Data(#"{"data":{"x":\#(expected)}}"#.utf8)),
      nil
    )
    #expect(try shownNodes == shown)
    _ = try store.receive(Data(#"{"data":{"x":\#(value)}}"#.utf8), to: request, replacing: layer)
    #expect(try shownNodes == nodes)
  }

  @Test("A list is the same whether a filter is null or absent, as in Relay")
  func nullFilters() throws {
    let absent = ConnectionID(of: "Person", id: "4", key: "Q_friends", filters: ["order": .null])
    #expect(absent == friends)
    let third = #"{"person":{"__typename":"Person","id":"4","friends":{"edges":[\#(edge("3"))],"pageInfo":null}}}"#
    for order in ["null", "$unknown"] {
      try write(
        """
        {person{__typename id friends(first:1 order:\(order))@connection(key:"Q_friends"){edges{__typename cursor \
        node{__typename id name}}pageInfo{endCursor hasNextPage}}}}
        """,
        third
      )
      #expect(nodes(friends) == ["3"])
      #expect(nodes(others) == ["1", "2"])
    }
    store.update { records in
      let person = records.get("Person", id: "4")
      #expect(person?.getConnection("Q_friends", ["order": .null]) != nil)
      #expect(person?.getConnection("Q_friends", ["order": "name", "other": .null])?.edges.count == 2)
    }
  }

  @Test("Lists that the store does not have change nothing")
  func unknown() throws {
    let unknown = [ConnectionID(of: "Person", id: "5", key: "Q_friends"), ConnectionID(rawValue: "client:x")]
    try change("x:edge @appendEdge(connections:$connections)\(Self.edgeFields)", edge("3"), unknown)
    try change("x:removedID @deleteEdge(connections:$connections)", #""1""#, unknown)
    #expect(nodes(friends) == ["1", "2"] && nodes(unknown[0]).isEmpty)
  }

  @Test("Fields in lists and at any depth change lists, in the order of the response")
  func depth() throws {
    try write(
      "mutation($connections:[ID!]!){all{one{edge @appendEdge(connections:$connections)\(Self.edgeFields)}}}",
      #"{"all":[{"one":{"edge":\#(edge("8"))}},null,{"one":{"edge":\#(edge("9"))}}]}"#,
      connections: [friends]
    )
    #expect(nodes(friends) == ["1", "2", "8", "9"])
  }

  @Test("Lists may be named by literals")
  func literals() throws {
    let id = GraphQLJSONValue.string(friends.rawValue).description
    try write("mutation{removedID @deleteEdge(connections:[\(id)])}", #"{"removedID":"1"}"#)
    #expect(nodes(friends) == ["2"])
  }
}
