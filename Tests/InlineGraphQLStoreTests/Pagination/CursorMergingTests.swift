import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@testable import InlineGraphQLStore

@Suite("Pages with the cursor of the next one are one list in the store")
struct CursorMergingTests {
  private let store: GraphQLStore

  init() { store = GraphQLStore() }

  private init(store: GraphQLStore) { self.store = store }

  private static let text = """
    query($c:String){page(after:$c)@paginated(key:"Q_page" mode:CURSOR start:"after" items:"nodes" next:"info.end"){\
    nodes{__typename id}info{end hasNextPage}}}
    """

  private func request(_ cursor: String = "null") -> StoreRequest {
    StoreRequest(SentDocument(text: Self.text, operationName: ""), variables: Data(#"{"c":\#(cursor)}"#.utf8)) { [:] }
  }

  /// Writes a page with nodes, which ends at a cursor.
  private func write(_ ids: [String], after cursor: String = "null", end: String, flag: String = "null") throws {
    let nodes = ids.map { #"{"__typename":"Post","id":"\#($0)"}"# }.joined(separator: ",")
    let page = #"{"nodes":[\#(nodes)],"info":{"end":\#(end),"hasNextPage":\#(flag)}}"#
    try store.write(Data(#"{"data":{"page":\#(page)}}"#.utf8), to: request(cursor))
  }

  private var nodes: [String] {
    get throws {
      let stored = try GraphQLJSONValue(parsing: Array(store.read(request()).body))
      guard case .array(let nodes)? = stored["data"]?["page"]?["nodes"] else { return ["missing"] }
      return nodes.map { if case .string(let id)? = $0["id"] { id } else { "-" } }
    }
  }

  private var extent: ListExtent? {
    store.update { ListExtent($0.getRoot().getValue("__Q_page_pages_extent")) }
  }

  @Test("The page that begins at the cursor of the last one is added, without nodes that the list has")
  func appended() throws {
    try write(["1", "2"], end: #""b""#)
    #expect(try nodes == ["1", "2"] && extent?.end == "b" && extent?.hasNext == true)
    try write(["2", "3"], after: #""b""#, end: #""d""#)
    #expect(try nodes == ["1", "2", "3"] && extent?.end == "d")
    // The same page may come twice.
    try write(["2", "3"], after: #""b""#, end: #""d""#)
    #expect(try nodes == ["1", "2", "3"])
    try write(["9"], after: #""z""#, end: #""y""#)
    #expect(try nodes == ["1", "2", "3"] && extent?.end == "d")
    try write(["4"], end: #""e""#)
    #expect(try nodes == ["4"] && extent?.end == "e")
  }

  @Test(
    "A cursor that is null or empty is that of the last page, and hasNextPage beside a cursor tells",
    arguments: [
      ("null", "null", false), (#""""#, "null", false), (#""x""#, "false", false), (#""x""#, "true", true),
      ("null", "true", false), ("7", "null", true),
    ]
  )
  func ends(end: String, flag: String, hasNext: Bool) throws {
    try write(["1"], end: end, flag: flag)
    #expect(extent?.hasNext == hasNext)
    try write(["2"], end: #""b""#)
    try write(["3"], after: #""b""#, end: end, flag: flag)
    #expect(try nodes == ["2", "3"] && extent?.hasNext == hasNext)
  }

  @Test("Cursors may be numbers, also where the argument is a string; one for the first page resets the list")
  func numbers() throws {
    try write(["1"], after: "1", end: "2")
    try write(["2"], after: #""2""#, end: "3")
    #expect(try nodes == ["1", "2"])
    try write(["3"], after: "1", end: "2")
    #expect(try nodes == ["3"])
    try write(["4"], after: #""""#, end: "2")
    #expect(try nodes == ["4"])
  }

  @Test("A page without its cursor is the last; one without its list changes nothing")
  func failures() throws {
    try write(["1"], end: #""b""#)
    try store.write(
      Data(#"{"data":{"page":{"nodes":null,"info":{"end":"c","hasNextPage":true}}}}"#.utf8),
      to: request(#""b""#)
    )
    #expect(try nodes == ["1"] && extent?.end == "b" && extent?.hasNext == true)
    try store.write(
      Data(#"{"data":{"page":{"nodes":[{"__typename":"Post","id":"2"}],"info":null}}}"#.utf8),
      to: request(#""b""#)
    )
    #expect(try nodes == ["1", "2"] && extent?.hasNext == false)
    try store.write(
      Data(
        #"{"data":{"page":{"nodes":null,"info":null}},"errors":[{"message":"gone","path":["page","nodes"]}]}"#.utf8
      ),
      to: request()
    )
    #expect(
      String(decoding: try store.read(request()).body, as: UTF8.self)
        == #"{"data":{"page":{"nodes":null,"info":null}},"errors":[{"message":"gone","path":["page","nodes"]}]}"#
    )
    try write(["3"], after: #""q""#, end: #""b""#)
    #expect(try nodes == ["3"])
  }

  @Test("Merging equals a list that is put together by hand, over random pages, collections between them")
  func random() async throws {
    var generator = SeededRandom(seed: 7)
    for _ in 0..<100 {
      let tests = CursorMergingTests(store: GraphQLStore())
      var (expected, end, last) = ([] as [String], nil as Int?, nil as (after: Int, end: Int?)?)
      for step in 1...30 {
        let page = (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          "\(Int.random(in: 0...30, using: &generator))"
        }
        var unique: [String] = []
        for id in page where !unique.contains(id) { unique.append(id) }
        let newEnd = Int.random(in: 0..<10, using: &generator) == 0 ? nil : step as Int?
        func text(_ cursor: Int?) -> String { cursor.map { #""c\#($0)""# } ?? "null" }
        switch Int.random(in: 0..<10, using: &generator) {
        case 0: await tests.store.collect()
        case 1 where tests.extent != nil: try tests.write(page, after: text(-1), end: text(newEnd))
        case 2 where last?.end != nil:
          // What has come since the page came first.
          try tests.write(page, after: text(last!.after), end: text(last!.end))
          expected += unique.filter { !expected.contains($0) }
        case 3...8 where end != nil:
          try tests.write(page, after: text(end), end: text(newEnd))
          expected += unique.filter { !expected.contains($0) }
          (last, end) = ((end!, newEnd), newEnd)
        default:
          try tests.write(page, end: text(newEnd))
          (expected, end, last) = (unique, newEnd, nil)
        }
        if step > 1 || tests.extent != nil {
          #expect(try tests.nodes == expected)
          #expect(tests.extent?.hasNext == (end != nil))
        }
      }
    }
  }
}
