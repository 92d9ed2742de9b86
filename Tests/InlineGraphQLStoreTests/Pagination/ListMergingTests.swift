import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

@Suite("Pages at offsets are one list in the store")
struct ListMergingTests {
  private let store: GraphQLStore

  init() { store = GraphQLStore() }

  private init(store: GraphQLStore) { self.store = store }

  private static let text = """
    query($n:Int$o:Int$by:String){posts(limit:$n offset:$o by:$by)@paginated(key:"Q_posts" mode:OFFSET count:"limit" \
    start:"offset"){__typename id}}
    """

  private func request(_ variables: String = "{}", text: String = text) -> StoreRequest {
    StoreRequest(SentDocument(text: text, operationName: ""), variables: Data(variables.utf8)) { [:] }
  }

  /// Writes a page with posts; "-" is null, and has failed.
  private func write(_ ids: [String], from offset: Int? = nil, count: Int? = nil, by: String? = nil) throws {
    let posts = ids.map { $0 == "-" ? "null" : #"{"__typename":"Post","id":"\#($0)"}"# }
    let errors = ids.indices.filter { ids[$0] == "-" }.map { #"{"message":"gone","path":["posts",\#($0)]}"# }
    var variables = GraphQLJSONObject()
    variables["n"] = .int(count ?? ids.count)
    if let offset { variables["o"] = .int(offset) }
    if let by { variables["by"] = .string(by) }
    let error = errors.isEmpty ? "" : #","errors":[\#(errors.joined(separator: ","))]"#
    try store.write(
      Data(#"{"data":{"posts":[\#(posts.joined(separator: ","))]}\#(error)}"#.utf8),
      to: request(GraphQLJSONValue.object(variables).description)
    )
  }

  /// The posts that any request reads.
  private var posts: [String] {
    get throws {
      guard case .array(let posts)? = try response("{}")["data"]?["posts"] else { return ["missing"] }
      return posts.map { if case .string(let id)? = $0["id"] { id } else { "-" } }
    }
  }

  private func response(_ variables: String) throws -> GraphQLJSONValue {
    let stored = try store.read(request(variables))
    guard stored.missing.isEmpty else { return .null }
    return try GraphQLJSONValue(parsing: Array(stored.body))
  }

  /// The indices of the posts that failed.
  private var failed: [Int] {
    get throws {
      guard case .array(let errors)? = try response("{}")["errors"] else { return [] }
      return errors.compactMap { if case .int(let index)? = $0["path"]?[1] { index } else { nil } }
    }
  }

  private var extent: ListExtent? {
    store.update { ListExtent($0.getRoot().getValue("__Q_posts_pages_extent")) }
  }

  private var next: Int? {
    get throws { try extent.map { $0.endOffset(count: try posts.count) } }
  }

  @Test("A page at the end is added, and one from the start replaces all others")
  func appended() throws {
    try write(["1", "2"])
    #expect(try posts == ["1", "2"] && extent?.hasNext == true && next == 2)
    try write(["3", "4"], from: 2)
    #expect(try posts == ["1", "2", "3", "4"] && next == 4)
    try write(["5"], from: 4, count: 2)
    #expect(try posts == ["1", "2", "3", "4", "5"] && extent?.hasNext == false)
    try write(["5"], from: 4, count: 2)
    #expect(try posts == ["1", "2", "3", "4", "5"] && extent?.hasNext == false)
    try write(["7"], from: 0)
    #expect(try posts == ["7"] && extent?.hasNext == true)
    try write([])
    #expect(try posts == [])
  }

  @Test("Whatever page a query asks for, it reads all that there is; lists with other filters are other lists")
  func keys() throws {
    try write(["1"])
    #expect(try response(#"{"n":4,"o":70}"#)["data"]?["posts"]?[0]?["id"] == "1")
    #expect(try response(#"{"by":"name"}"#) == .null)
    try write(["2"], by: "name")
    #expect(try posts == ["1"])
    #expect(try response(#"{"by":"name"}"#)["data"]?["posts"]?[0]?["id"] == "2")
    let text = """
      query($o:Int$by:String){posts(offset:$o by:$by)@paginated(key:"Q_posts" mode:OFFSET start:"offset" filters:[]){\
      __typename id}}
      """
    #expect(try store.read(request(#"{"o":4,"by":"age"}"#, text: text)).missing.isEmpty)
  }

  @Test("Without a count nobody knows whether there is more")
  func uncounted() throws {
    try store.write(
      Data(#"{"data":{"posts":[{"__typename":"Post","id":"1"}]}}"#.utf8),
      to: request(text: #"{posts@paginated(key:"Q_posts" mode:OFFSET start:"offset"){__typename id}}"#)
    )
    #expect(try posts == ["1"] && extent?.hasNext == false)
  }

  @Test("Posts are there once, and the next offset counts those that the service has counted")
  func repeated() throws {
    try write(["1", "2"])
    try write(["2", "3"], from: 2)
    #expect(try posts == ["1", "2", "3"] && next == 4)
    try write(["4", "1"], from: 4)
    #expect(try posts == ["1", "2", "3", "4"] && next == 6)
    #expect(extent?.repeated == [2, 5])
    // The page with the repeated post comes again.
    try write(["2", "3"], from: 2)
    #expect(try posts == ["1", "2", "3", "4"] && next == 6)
    try write(["5", "3"], from: 2)
    #expect(try posts == ["1", "2", "5", "3", "4"] && next == 6)
  }

  @Test("A page that overlaps the list replaces what it covers and keeps the rest, unless the service has no more")
  func overlapping() throws {
    try write(["1", "2", "3", "4"])
    try write(["a", "b"], from: 1)
    #expect(try posts == ["1", "a", "b", "4"] && extent?.hasNext == true)
    try write(["c", "d"], from: 3)
    #expect(try posts == ["1", "a", "b", "c", "d"] && next == 5)
    try write(["e"], from: 2, count: 2)
    #expect(try posts == ["1", "a", "e"] && extent?.hasNext == false)
  }

  @Test("A page behind a gap is dropped")
  func gap() throws {
    try write(["1"])
    try write(["9"], from: 2)
    #expect(try posts == ["1"] && next == 1)
  }

  @Test(
    "The first page that a store has may begin anywhere; one before it may join it, and one from its start resets it"
  )
  func middle() throws {
    try write(["5", "6"], from: 4)
    #expect(try posts == ["5", "6"] && next == 6)
    try write(["2", "3"], from: 1)
    #expect(try posts == ["5", "6"])
    try write(["3", "4"], from: 2)
    #expect(try posts == ["3", "4", "5", "6"] && next == 6)
    try write(["7"], from: 2)
    #expect(try posts == ["7"] && next == 3)
  }

  @Test("What failed in a page has failed in the list, at its place there")
  func errors() throws {
    try write(["1", "-"])
    #expect(try posts == ["1", "-"] && failed == [1])
    try write(["1", "-", "2"], from: 2)
    #expect(try posts == ["1", "-", "-", "2"] && failed == [1, 2])
    try write(["3"], from: 1)
    #expect(try posts == ["1", "3", "-", "2"] && failed == [2])
  }

  @Test("A list that failed is null, and so is one that is fetched again and fails; a next page that fails is dropped")
  func null() throws {
    let failed = Data(#"{"data":{"posts":null},"errors":[{"message":"gone","path":["posts"]}]}"#.utf8)
    try store.write(failed, to: request(#"{"n":2}"#))
    #expect(try response("{}")["errors"]?[0]?["message"] == "gone")
    try write(["3", "4"], from: 2)
    #expect(try posts == ["3", "4"] && extent?.startOffset == 2)
    try write(["1", "2"])
    try store.write(failed, to: request(#"{"n":2,"o":2}"#))
    #expect(try posts == ["1", "2"] && response("{}")["errors"] == nil)
    try store.write(failed, to: request(#"{"n":2,"o":0}"#))
    #expect(try response("{}")["data"]?["posts"] == .null && response("{}")["errors"] != nil)
  }

  @Test("Objects that were deleted have no place, as the service does not count them any more")
  func deleted() throws {
    try write(["1", "2", "3"])
    store.update { $0.delete($0.get("Post", id: "2")!) }
    try write(["4"], from: 2)
    #expect(try posts == ["1", "3", "4"] && next == 3)
  }

  @Test("Objects without identity are those of their page")
  func places() throws {
    let text = """
      query($o:Int){posts(limit:2 offset:$o)@paginated(key:"Q_posts" mode:OFFSET count:"limit" start:"offset"){title}}
      """
    for (offset, titles) in [(0, ["a", "b"]), (2, ["a", "c"]), (3, ["d", "e"]), (0, ["f", "g"]), (2, ["h"])] {
      let posts = titles.map { #"{"title":"\#($0)"}"# }.joined(separator: ",")
      try store.write(Data(#"{"data":{"posts":[\#(posts)]}}"#.utf8), to: request(#"{"o":\#(offset)}"#, text: text))
    }
    let stored = try store.read(request(text: text))
    #expect(
      String(decoding: stored.body, as: UTF8.self) == #"{"data":{"posts":[{"title":"f"},{"title":"g"},{"title":"h"}]}}"#
    )
  }

  @Test("Lists of objects in lists have their own pages and errors, whether or not those objects have an identity")
  func nested() throws {
    let text = """
      query($o:Int){users{__typename posts(limit:2 offset:$o)@paginated(key:"Q_posts" mode:OFFSET count:"limit" \
      start:"offset"){__typename id}}}
      """
    func post(_ id: String) -> String { id == "-" ? "null" : #"{"__typename":"Post","id":"\#(id)"}"# }
    func users(_ lists: [[String]]) -> String {
      let users = lists.map { #"{"__typename":"User","posts":[\#($0.map(post).joined(separator: ","))]}"# }
      return #""data":{"users":[\#(users.joined(separator: ","))]}"#
    }
    func error(_ user: Int, _ index: Int) -> String {
      #""errors":[{"message":"gone","path":["users",\#(user),"posts",\#(index)]}]"#
    }
    try store.write(
      Data("{\(users([["1", "2"], ["3", "-"]])),\(error(1, 1))}".utf8),
      to: request(#"{"o":0}"#, text: text)
    )
    try store.write(
      Data("{\(error(0, 0)),\(users([["-", "4"], ["3", "5"]]))}".utf8),
      to: request(#"{"o":2}"#, text: text)
    )
    let stored = try GraphQLJSONValue(parsing: Array(store.read(request(text: text)).body))
    let expected = try GraphQLJSONValue(parsing: Array("{\(users([["1", "2", "-", "4"], ["3", "-", "5"]]))}".utf8))
    #expect(stored["data"] == expected["data"])
    guard case .array(let errors)? = stored["errors"] else { throw CancellationError() }
    #expect(errors.map { $0["path"] } == [["users", 0, "posts", 2], ["users", 1, "posts", 1]])
  }

  @Test("A list in an object, beside fields that are those of the last page, and where it may be left out")
  func objects() throws {
    let text = """
      query($o:Int$all:Boolean!){page(limit:2 offset:$o)@paginated(key:"Q_page" mode:OFFSET count:"limit" start:"offset" \
      items:"nodes"){total nodes@include(if:$all){__typename id}}}
      """
    func write(_ page: String, _ variables: String) throws {
      try store.write(Data(#"{"data":{"page":\#(page)}}"#.utf8), to: request(variables, text: text))
    }
    func read(_ variables: String) throws -> String {
      String(decoding: try store.read(request(variables, text: text)).body, as: UTF8.self)
    }
    func node(_ id: String) -> String { #"{"__typename":"Post","id":"\#(id)"}"# }
    try write(#"{"total":4,"nodes":[\#(node("1")),\#(node("2"))]}"#, #"{"all":true}"#)
    try write(#"{"total":5,"nodes":[\#(node("3")),\#(node("4"))]}"#, #"{"o":2,"all":true}"#)
    let all = #"[\#(["1", "2", "3", "4"].map(node).joined(separator: ","))]"#
    #expect(try read(#"{"all":true}"#) == #"{"data":{"page":{"total":5,"nodes":\#(all)}}}"#)
    try write(#"{"total":6}"#, #"{"all":false}"#)
    #expect(try read(#"{"all":true}"#) == #"{"data":{"page":{"total":6,"nodes":\#(all)}}}"#)
    let failed = Data(#"{"errors":[{"message":"gone","path":["page"]}],"data":{"page":null}}"#.utf8)
    try store.write(failed, to: request(#"{"o":4,"all":true}"#, text: text))
    #expect(try read(#"{"all":true}"#) == #"{"data":{"page":{"total":6,"nodes":\#(all)}}}"#)
    try store.write(failed, to: request(#"{"all":true}"#, text: text))
    #expect(
      try read(#"{"all":true}"#) == #"{"data":{"page":null},"errors":[{"message":"gone","path":["page"]}]}"#
    )
    try write(#"{"total":5,"nodes":[\#(node("5"))]}"#, #"{"o":4,"all":true}"#)
    #expect(try read(#"{"all":true}"#) == #"{"data":{"page":{"total":5,"nodes":[\#(node("5"))]}}}"#)
  }

  @Test(
    "Merging equals a list that is put together by hand, over random pages, collections and new processes between them",
    arguments: [false, true]
  )
  func random(onDisk: Bool) async throws {
    var generator = SeededRandom(seed: 22)
    for _ in 0..<100 {
      let disk = onDisk ? try ReopenedStore(.memory) : nil
      var tests = ListMergingTests(store: disk?.store ?? GraphQLStore())
      // The posts by their offsets; "" for one that has a place before.
      var expected: [Int: String] = [:]
      for step in 0..<30 {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: await tests.store.collect()
        case 1:
          guard let disk else { break }
          tests = ListMergingTests(store: GraphQLStore())
          try await disk.reopen()
          tests = ListMergingTests(store: disk.store)
        default: break
        }
        let end = (expected.keys.max() ?? -1) + 1
        let start = expected.keys.min() ?? 0
        let offset =
          switch Int.random(in: 0..<10, using: &generator) {
          case _ where step == 0: Int.random(in: 0..<4, using: &generator)
          case 0: 0
          case 1...5: end
          default: Int.random(in: 0...end + 2, using: &generator)
          }
        let count = Int.random(in: 1...4, using: &generator)
        let length = Bool.random(using: &generator) ? count : Int.random(in: 0...count, using: &generator)
        let page = (0..<length).map { _ in
          let number = Int.random(in: 0...12, using: &generator)
          return number == 0 ? "-" : "\(number)"
        }
        try tests.write(page, from: offset, count: count)
        if offset == 0 || expected.isEmpty || offset == start {
          expected = [:]
        } else if offset > end || offset + length < start {
          #expect(try tests.posts == shown(expected))
          continue
        }
        for (index, post) in page.enumerated() { expected[offset + index] = post }
        if length < count { expected = expected.filter { $0.key < offset + length } }
        if expected.isEmpty { break }
        var seen: Set<String> = ["-", ""]
        for key in expected.keys.sorted() {
          if !seen.insert(expected[key]!).inserted, expected[key] != "-" { expected[key] = "" }
        }
        #expect(try tests.posts == shown(expected))
        #expect(try tests.failed == shown(expected).indices.filter { shown(expected)[$0] == "-" })
        #expect(try tests.next == expected.keys.max()! + 1)
      }
    }
  }

  private func shown(_ expected: [Int: String]) -> [String] {
    expected.keys.sorted().map { expected[$0]! }.filter { !$0.isEmpty }
  }
}
