#if os(macOS) || os(Linux)
  import Foundation
  import Testing

  @Suite("inline-graphql validate --batch", .serialized)
  struct ValidateBatchTests {
    private func answers(_ requests: [[String: Any]], files: [String: String] = [:]) throws -> [String] {
      let lines = try requests.map { request in
        String(decoding: try JSONSerialization.data(withJSONObject: request, options: .sortedKeys), as: UTF8.self)
      }
      let outcome = try Command(files: files).run("validate", "--batch", input: lines.joined(separator: "\n"))
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
      return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test("each request has one answer, in order; the schema is a path or a text; columns count UTF-16 units")
    func requests() throws {
      #expect(
        try answers(
          [
            ["id": 1, "schema": "s.graphqls", "document": "{ hero { name } }"],
            ["id": "two", "schema": "s.graphqls", "document": "{ hero(id: \"é😀\") { nme } }"],
            ["id": 3, "schema": "type Query { a: Int }", "document": "{ a(\n}"],
            ["id": 4, "schema": "type Query { a: Int }", "document": "query Q { a } query Q { a }"],
            ["id": 5, "schema": "s.graphqls", "document": "fragment F on Character @relay(mask: false) { id }"],
          ],
          files: ["s.graphqls": heroes]
        ) == [
          #"{"errors":[],"id":1}"#,
          #"{"errors":[{"locations":[{"column":21,"line":1}],"message":"Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?"}],"id":"two"}"#,
          #"{"errors":[{"locations":[{"column":1,"line":2}],"message":"Syntax Error: Expected Name, found \"}\"."}],"id":3}"#,
          #"{"errors":[{"locations":[{"column":7,"line":1},{"column":21,"line":1}],"message":"There can be only one operation named \"Q\"."}],"id":4}"#,
          #"{"errors":[{"locations":[{"column":1,"line":1}],"message":"Fragment \"F\" is never used."},{"locations":[{"column":25,"line":1}],"message":"Unknown directive \"@relay\"."}],"id":5}"#,
        ]
      )
    }

    @Test("the schema's own errors are the answer, also without a document")
    func schemas() throws {
      #expect(
        try answers([
          ["id": 1, "schema": "type Query { a: Int }"],
          ["id": 2, "schema": "type Query { a: It }"],
          ["id": 3, "schema": "type Query", "document": "{ a }"],
          ["id": 4, "schema": "no.graphqls", "document": "{ a }"],
        ]) == [
          #"{"errors":[],"id":1}"#,
          #"{"errors":[{"locations":[{"column":17,"line":1}],"message":"Unknown type \"It\". Did you mean \"ID\" or \"Int\"?"}],"id":2}"#,
          #"{"errors":[{"locations":[{"column":1,"line":1}],"message":"Type Query must define one or more fields."}],"id":3}"#,
          #"{"errors":[{"locations":[],"message":"cannot read \"no.graphqls\": there is no such file"}],"id":4}"#,
        ]
      )
    }

    @Test("a line that is no request is answered without an id, and is status 1 in the end")
    func noRequests() throws {
      let outcome = try Command().run(
        "validate",
        "--batch",
        input: #"nonsense\#n{"id": 1}\#n{"id": 2, "schema": "type Query { a: Int }", "document": "{ a }"}"#
      )
      #expect(outcome.status == 1)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines.first?.contains("This is not a request") == true && lines.first?.contains("\"id\"") == false)
      #expect(lines.last == #"{"errors":[],"id":2}"#)
      #expect(try Command().run("validate", "--batch", "a.graphql").status == 64)
      #expect(try Command().run("validate", "--batch", "--schema", "s.graphqls").status == 64)
      #expect(try Command().run("validate").status == 64)
    }

    @Test("an answer has 100 errors at most, or as many as are asked for")
    func errorLimit() throws {
      let fields = (1...101).map { "f\($0)" }.joined(separator: " ")
      let request = #"{"id": 1, "schema": "type Query { a: Int }", "document": "{ \#(fields) }"}"#
      let tooMany = "Too many validation errors, error limit reached. Validation aborted."
      let standard = try Command().run("validate", "--batch", input: request).output
      #expect(standard.matches(of: #/Cannot query/#).count == 100)
      #expect(standard.hasSuffix(#"{"locations":[],"message":"\#(tooMany)"}],"id":1}\#n"#))
      let all = try Command().run("validate", "--batch", "--max-errors", "101", input: request).output
      #expect(all.matches(of: #/Cannot query/#).count == 101)
      #expect(!all.contains(tooMany))
    }
  }
#endif
