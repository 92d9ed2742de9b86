import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

/// What Relay's tests of `ConnectionHandler` say.
@Suite("REL-22: Pages of a connection are one list in the store")
struct MergingTests {
  private let store: GraphQLStore

  private static let text = """
    query($after:String$before:String$first:Int$last:Int$order:String){person{__typename id friends(first:$first after:$after \
    last:$last before:$before order:$order)@connection(key:"Q_friends"){count edges{__typename cursor node{__typename id}}\
    pageInfo{endCursor hasNextPage hasPreviousPage startCursor}}}}
    """

  private func request(_ variables: String = "{}", text: String = text) -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: ""), variables: Data(variables.utf8)) { [:] }
  }

  /// Writes a page with edges to nodes, whose cursors are their IDs.
  private func write(
    _ nodes: [String],
    _ variables: String = "{\"first\":10}",
    cursor: String? = nil,
    pageInfo: String? = nil,
    count: Int = 9
  ) throws {
    let edges = nodes.map { id in
      #"{"__typename":"PersonEdge","cursor":\#(cursor ?? "\"\(id)\""),"node":{"__typename":"Person","id":"\#(id)"}}"#
    }
    let info =
      pageInfo
      ?? #"{"endCursor":"\#(nodes.last ?? "")","hasNextPage":true,"hasPreviousPage":true,"startCursor":"\#(nodes.first ?? "")"}"#
    let connection = #"{"count":\#(count),"edges":[\#(edges.joined(separator: ","))],"pageInfo":\#(info)}"#
    try write(connection: connection, variables)
  }

  private func write(connection: String, _ variables: String = "{\"first\":10}") throws {
    try store.write(
      Data(#"{"data":{"person":{"__typename":"Person","id":"4","friends":\#(connection)}}}"#.utf8),
      to: request(variables)
    )
  }

  private func connection<Result>(_ body: (ConnectionProxy) throws -> Result) throws -> Result {
    try store.update { records in
      try body(try #require(records.get("Person", id: "4")?.getConnection("Q_friends")))
    }
  }

  private var nodes: [String] {
    get throws {
      try connection { connection in
        connection.edges.map { edge in
          if case .string(let id)? = edge?.getLinkedRecord("node")?.getValue("id") { id } else { "-" }
        }
      }
    }
  }

  private func pageInfo(_ name: String) throws -> GraphQLJSONValue? {
    try connection { $0.record.getLinkedRecord("pageInfo")?.getValue(name) }
  }

  @Test("The first page makes the connection; whatever page a query asks for, it reads all that there is")
  func initial() throws {
    try write(["1", "2"])
    #expect(try nodes == ["1", "2"])
    #expect(try pageInfo("endCursor") == "2" && pageInfo("hasNextPage") == true)
    let stored = try store.read(request(#"{"first":1,"after":"7"}"#))
    #expect(stored.missing.isEmpty)
    #expect(
      String(decoding: stored.body, as: UTF8.self).contains(
        #""count":9,"edges":[{"__typename":"PersonEdge","cursor":"1""#
      )
    )
    #expect(try !store.read(request(#"{"first":1,"order":"name"}"#)).missing.isEmpty)
  }

  @Test("Without pageInfo there are no other pages")
  func defaults() throws {
    try store.write(
      Data(#"{"data":{"person":{"__typename":"Person","id":"4","friends":{"edges":[]}}}}"#.utf8),
      to: request(text: #"{person{__typename id friends(first:1)@connection(key:"Q_friends"){edges{cursor}}}}"#)
    )
    for name in ["hasNextPage", "hasPreviousPage"] { #expect(try pageInfo(name) == false) }
    for name in ["endCursor", "startCursor"] { #expect(try pageInfo(name) == .null) }
  }

  @Test("A connection that is null is null, and one that comes back has what it had")
  func null() throws {
    try write(connection: "null")
    #expect(store.update { $0.get("Person", id: "4")?.getConnection("Q_friends") == nil })
    #expect(try store.read(request()).missing.isEmpty)
    try write(["1"])
    try write(connection: "null")
    #expect(store.update { $0.get("Person", id: "4")?.getConnection("Q_friends") == nil })
    try write(["2"], #"{"first":1,"after":"1"}"#)
    #expect(try nodes == ["1", "2"])
  }

  @Test("The next page is appended, and tells whether there is one more")
  func append() throws {
    try write(["1"])
    try write(
      ["2"],
      #"{"first":10,"after":"1"}"#,
      pageInfo: #"{"endCursor":"x","hasNextPage":false,"hasPreviousPage":false,"startCursor":"y"}"#
    )
    #expect(try nodes == ["1", "2"])
    #expect(try pageInfo("endCursor") == "x" && pageInfo("hasNextPage") == false)
    #expect(try pageInfo("startCursor") == "1" && pageInfo("hasPreviousPage") == true)
  }

  @Test("The previous page is prepended, and tells whether there is one more")
  func prepend() throws {
    try write(["1"])
    try write(
      ["0"],
      #"{"last":10,"before":"1"}"#,
      pageInfo: #"{"endCursor":"x","hasNextPage":false,"hasPreviousPage":false,"startCursor":"y"}"#
    )
    #expect(try nodes == ["0", "1"])
    #expect(try pageInfo("endCursor") == "1" && pageInfo("hasNextPage") == true)
    #expect(try pageInfo("startCursor") == "y" && pageInfo("hasPreviousPage") == false)
  }

  @Test("A page from the start or the end replaces all others")
  func reset() throws {
    try write(["1"])
    try write(["2"], #"{"first":1,"after":"1"}"#)
    try write(["0"])
    #expect(try nodes == ["0"] && pageInfo("endCursor") == "0")
    try write(["8", "9"], #"{"last":2}"#)
    #expect(try nodes == ["8", "9"] && pageInfo("startCursor") == "8")
  }

  @Test("Cursors of edges may be null, and an end without a cursor keeps the last one")
  func cursors() throws {
    try write(["1"])
    try write(["2"], #"{"first":1,"after":"1"}"#, cursor: "null")
    #expect(try nodes == ["1", "2"])
    try write(
      [],
      #"{"first":1,"after":"2"}"#,
      pageInfo: #"{"endCursor":null,"hasNextPage":false,"hasPreviousPage":false,"startCursor":null}"#
    )
    #expect(try nodes == ["1", "2"] && pageInfo("endCursor") == "2" && pageInfo("hasNextPage") == false)
  }

  @Test("Nodes are there once, and cursors may be there twice")
  func duplicates() throws {
    try write(["1"])
    try write(["1", "3"], #"{"first":2,"after":"1"}"#)
    #expect(try nodes == ["1", "3"])
    try write(["4", "5"], #"{"first":2,"after":"3"}"#, cursor: "\"1\"")
    #expect(try nodes == ["1", "3", "4", "5"])
  }

  @Test(
    "A page that belongs to no end of the list is dropped, as one that comes after a reset does",
    arguments: ["after", "before"]
  )
  func unknownCursors(argument: String) throws {
    try write(["1"])
    try write(["2"], #"{"first":1,"\#(argument)":"unknown"}"#, count: 5)
    #expect(try nodes == ["1"] && pageInfo("endCursor") == "1" && pageInfo("startCursor") == "1")
    #expect(try connection { $0.record.getValue("count") } == 9)
  }

  @Test("The same page may come twice")
  func twice() throws {
    try write(["1"])
    for _ in 0..<2 { try write(["2", "3"], #"{"first":2,"after":"1"}"#) }
    #expect(try nodes == ["1", "2", "3"])
  }

  @Test("Other fields of the connection are those of the last page")
  func fields() throws {
    try write(["1"])
    try write(["2"], #"{"first":1,"after":"1"}"#, count: 2)
    #expect(try connection { $0.record.getValue("count") } == 2)
  }

  @Test("Edges that are written at the same place again are other edges")
  func places() throws {
    try write(["1", "2"])
    let old = try connection { $0.edges.map { $0?.id } }
    try write(["2"])
    #expect(try nodes == ["2"])
    try write(["1", "2"])
    #expect(try nodes == ["1", "2"])
    #expect(try connection { Set($0.edges.map { $0?.id }) } != Set(old))
  }

  @Test("Lists with other filters are other lists")
  func filters() throws {
    try write(["1"])
    try write(["2"], #"{"first":1,"order":"name"}"#)
    #expect(try nodes == ["1"])
    store.update { records in
      #expect(records.get("Person", id: "4")?.getConnection("Q_friends", ["order": "name"])?.edges.count == 1)
      #expect(records.get("Person", id: "4")?.getConnection("Q_friends", ["order": "age"]) == nil)
    }
  }

  @Test("Edges are inserted behind or before one with a cursor, or at an end")
  func insert() throws {
    try write(["1", "2"])
    store.update { records in
      let friends = records.get("Person", id: "4")!.getConnection("Q_friends")!
      func edge(_ id: String) -> RecordProxy {
        friends.createEdge(to: records.create("Person", id: id), type: "PersonEdge")
      }
      friends.insertEdgeAfter(edge("a"))
      friends.insertEdgeAfter(edge("b"), cursor: "bad cursor")
      friends.insertEdgeAfter(edge("c"), cursor: "1")
      friends.insertEdgeBefore(edge("d"))
      friends.insertEdgeBefore(edge("e"), cursor: "bad cursor")
      friends.insertEdgeBefore(edge("f"), cursor: "2")
      #expect(edge("a").type == "PersonEdge" && edge("a").getValue("cursor") == "")
      #expect(edge("a").id == edge("a").id && edge("a").id != edge("b").id)
      let other = ConnectionProxy(records.create("PersonConnection", id: "empty"))
      other.insertEdgeAfter(edge("a"))
      #expect(other.edges.count == 1)
    }
    #expect(try nodes == ["e", "d", "1", "c", "f", "2", "a", "b"])
  }

  @Test("Nodes are deleted from a connection, if it has them")
  func delete() throws {
    try write(["1", "2"])
    store.update { records in
      let friends = records.get("Person", id: "4")!.getConnection("Q_friends")!
      friends.deleteNode(records.create("Person", id: "7"))
      #expect(friends.edges.count == 2)
      friends.deleteNode(records.get("Person", id: "1")!)
    }
    #expect(try nodes == ["2"])
  }

  @Test("IDs lead to connections of objects, of the root, and of objects without identity")
  func ids() throws {
    try write(["1"], #"{"first":1,"order":"name"}"#)
    let ids: [ConnectionID] = [
      ConnectionID(of: "Person", id: "4", key: "Q_friends", filters: ["order": "name"]),
      ConnectionID(of: "Person", id: "4", key: "Q_friends"),
      ConnectionID(of: "Person", id: "5", key: "Q_friends"),
      ConnectionID(ofRoot: "Q_people"),
      ConnectionID(rawValue: "client:[1]"),
      ConnectionID(rawValue: "4"),
    ]
    store.update { records in
      #expect(ids.map { records.getConnection($0) != nil } == [true, false, false, false, false, false])
    }
    #expect(ids[0].rawValue == #"client:[["Person","4"],"__Q_friends_connection(order:\"name\")"]"#)
    try store.write(
      Data(#"{"data":{"people":{"edges":[]},"viewer":{"people":{"edges":[]}}}}"#.utf8),
      to: request(
        text:
          #"{people(first:1)@connection(key:"Q_people"){edges{cursor}} viewer{people(first:1)@connection(key:"V_people"){edges{cursor}}}}"#
      )
    )
    store.update { records in
      #expect(records.getConnection(ids[3]) != nil)
      let root = records.getRoot()
      let viewer = root.getLinkedRecord("viewer")!
      let field = viewer.field("__V_people_connection", [:])
      let id = records.contents.pointee.connectionID(of: field, in: viewer.number)!
      #expect(viewer.getLinkedRecord(field)?.id == id.rawValue && records.get(id: id.rawValue)?.id == id.rawValue)
      #expect(id.rawValue == #"client:[["query"],"viewer","__V_people_connection"]"#)
      #expect(records.getConnection(id)?.record.id == viewer.getConnection("V_people")?.record.id)
    }
  }

  @Test("What failed in an edge, or the edge itself, has failed in the connection; so has the connection")
  func errors() throws {
    for (data, path) in [
      ("null", #""friends""#), (#"{"count":1,"edges":[null],"pageInfo":null}"#, #""friends","edges",0,"cursor""#),
    ] {
      try store.write(
        Data(
          #"{"data":{"person":{"__typename":"Person","id":"4","friends":\#(data)}},"errors":[{"message":"gone","path":["person",\#(path)]}]}"#
            .utf8
        ),
        to: request(#"{"first":1}"#)
      )
      let stored = try store.read(
        request(text: #"{person{id friends(first:1)@connection(key:"Q_friends"){edges{cursor}}}}"#)
      )
      #expect(String(decoding: stored.body, as: UTF8.self).contains(#""message":"gone""#))
    }
    try store.write(
      Data(
        #"""
        {"data":{"person":{"__typename":"Person","id":"4","friends":{"count":1,"edges":[{"__typename":"PersonEdge","cursor":"1",
        "node":null}],"pageInfo":{"endCursor":"1","hasNextPage":false,"hasPreviousPage":false,"startCursor":"1"}}}},
        "errors":[{"message":"gone","path":["person","friends","edges",0,"node"]}]}
        """#.utf8
      ),
      to: request(#"{"first":1}"#)
    )
    let stored = try store.read(request())
    #expect(stored.missing.isEmpty)
    #expect(String(decoding: stored.body, as: UTF8.self).contains(#""message":"gone""#))
  }

  @Test("Connections in connections have their own pages")
  func nested() throws {
    let text = """
      query($a:String$b:String){people(first:1 after:$a)@connection(key:"Q_people"){edges{cursor node{__typename id friends(\
      first:1 after:$b)@connection(key:"Q_friends"){edges{cursor node{__typename id}}pageInfo{endCursor hasNextPage}}}}\
      pageInfo{endCursor hasNextPage}}}
      """
    func person(_ id: String, _ friend: String) -> String {
      #"{"cursor":"\#(id)","node":{"__typename":"Person","id":"\#(id)","friends":{"edges":[{"cursor":"\#(friend)","node":{"__typename":"Person","id":"\#(friend)"}}],"pageInfo":{"endCursor":"\#(friend)","hasNextPage":true}}}}"#
    }
    func write(_ person: String, _ end: String, _ variables: String) throws {
      try store.write(
        Data(#"{"data":{"people":{"edges":[\#(person)],"pageInfo":{"endCursor":"\#(end)","hasNextPage":true}}}}"#.utf8),
        to: request(variables, text: text)
      )
    }
    try write(person("1", "a"), "1", "{}")
    try write(person("2", "b"), "2", #"{"a":"1"}"#)
    try write(person("2", "c"), "2", #"{"a":"1","b":"b"}"#)
    store.update { records in
      let people = records.getRoot().getConnection("Q_people")!
      #expect(people.edges.count == 2)
      let counts = people.edges.map { $0?.getLinkedRecord("node")?.getConnection("Q_friends")?.edges.count }
      #expect(counts == [1, 2])
    }
  }

  @Test("Merging equals a list that is put together by hand, over random pages, collections between them")
  func random() async throws {
    var generator = SeededRandom(seed: 22)
    for _ in 0..<50 {
      let store = GraphQLStore()
      let tests = MergingTests(store: store)
      var expected = ["100"]
      var (next, previous) = (101, 100)
      try tests.write(expected)
      for _ in 0..<30 {
        switch Int.random(in: 0..<10, using: &generator) {
        case 0:
          (next, previous) = (101, 100)
          expected = ["100"]
          try tests.write(expected)
        case 1...4:
          let page = (next..<next + Int.random(in: 1...3, using: &generator)).map { "\($0)" }
          let after = expected.last!
          try tests.write(page, #"{"first":3,"after":"\#(after)"}"#)
          expected += page
          next += page.count
        case 5...7:
          let page = (previous - Int.random(in: 1...3, using: &generator)..<previous).map { "\($0)" }
          let before = expected.first!
          try tests.write(page, #"{"last":3,"before":"\#(before)"}"#)
          expected = page + expected
          previous -= page.count
        case 8: await store.collect()
        default: try tests.write(["7"], #"{"first":1,"after":"never"}"#)
        }
        #expect(try tests.nodes == expected)
      }
    }
  }

  init() { store = GraphQLStore() }

  private init(store: GraphQLStore) { self.store = store }
}
