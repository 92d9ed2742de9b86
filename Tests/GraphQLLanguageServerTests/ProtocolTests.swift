import Foundation
import GraphQLJSON
import Testing

@testable import GraphQLLanguageServer

@Suite struct ProtocolTests {
  @Test("messages are found however the stream is cut") func framing() {
    let messages: [GraphQLJSONValue] = [["a": 1], ["b": "é𝄞"], [:]]
    let stream = messages.flatMap { MessageFraming.frame($0) }
    for size in [1, 2, 7, stream.count] {
      var framing = MessageFraming()
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        framing.append(stream[start..<min(start + size, stream.count)])
        while let message = framing.next() { found.append(message) }
      }
      #expect(found.map { String(decoding: $0, as: UTF8.self) } == messages.map(\.description))
    }
  }

  @Test("headers without a length are skipped, and other headers are known") func headers() {
    var framing = MessageFraming()
    framing.append(Array("Content-Type: x\r\n\r\ncontent-LENGTH:  2\r\nContent-Type: y\r\n\r\n{}".utf8))
    #expect(framing.next() == Array("{}".utf8))
    framing.append(Array("Content-Length: -4\r\n\r\nContent-Length: 2\r\n\r\n[]".utf8))
    #expect(framing.next() == Array("[]".utf8))
    #expect(framing.next() == nil)
  }

  private final class Sent: @unchecked Sendable { var messages: [GraphQLJSONValue] = [] }

  @Test func lifecycle() {
    let sent = Sent()
    var server = LanguageServer { sent.messages.append($0) }
    func receive(_ text: String) -> Int32? {
      sent.messages = []
      return server.receive(Array(text.utf8))
    }
    func code() -> Int? { sent.messages.first?["error"]?["code"]?.int }
    _ = receive(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{}}"#)
    #expect(code() == -32002)
    _ = receive("{")
    #expect(code() == -32700 && sent.messages[0]["id"] == .null)
    _ = receive(#"{"jsonrpc":"2.0","id":"x","method":"initialize","params":{"capabilities":{}}}"#)
    #expect(sent.messages.first?["id"] == "x")
    #expect(sent.messages.first?["result"]?["capabilities"]?["positionEncoding"] == "utf-16")
    _ = receive(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
    _ = receive(#"{"jsonrpc":"2.0","id":2,"method":"textDocument/unknown","params":{}}"#)
    #expect(code() == -32601)
    _ = receive(#"{"jsonrpc":"2.0","id":3,"method":"textDocument/hover","params":{"textDocument":{}}}"#)
    #expect(code() == -32602)
    _ = receive(
      #"{"jsonrpc":"2.0","id":4,"method":"textDocument/hover","params":{"textDocument":{"uri":"untitled:1"}}}"#
    )
    #expect(code() == -32602)
    // Files that are not there have nothing.
    let place = #""textDocument":{"uri":"file:///nowhere/A.swift"},"position":{"line":9,"character":9}"#
    _ = receive(#"{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{\#(place)}}"#)
    #expect(sent.messages.first?["result"] == .null)
    // Notifications of other servers, and answers, are nobody's.
    #expect(receive(#"{"jsonrpc":"2.0","method":"$/setTrace","params":{"value":"off"}}"#) == nil)
    #expect(receive(#"{"jsonrpc":"2.0","id":"inline-graphql 1","result":null}"#) == nil)
    #expect(sent.messages.isEmpty)
    _ = receive(#"{"jsonrpc":"2.0","id":6,"method":"shutdown"}"#)
    #expect(sent.messages.first?["result"] == .null)
    _ = receive(#"{"jsonrpc":"2.0","id":7,"method":"textDocument/hover","params":{}}"#)
    #expect(code() == -32600)
    #expect(receive(#"{"jsonrpc":"2.0","method":"exit"}"#) == 0)
  }

  @Test("an editor that ends without shutting down is told so") func exit() {
    var server = LanguageServer { _ in }
    #expect(server.receive(Array(#"{"jsonrpc":"2.0","method":"exit"}"#.utf8)) == 1)
  }

  @Test func watchedFiles() {
    let sent = Sent()
    var server = LanguageServer { sent.messages.append($0) }
    let watches =
      #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}},"general":{"positionEncodings":["x","utf-8","utf-16"]}}"#
    _ = server.receive(
      Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":\#(watches)}}"#.utf8)
    )
    #expect(sent.messages[0]["result"]?["capabilities"]?["positionEncoding"] == "utf-8")
    _ = server.receive(Array(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#.utf8))
    #expect(sent.messages.last?["method"] == "client/registerCapability")
  }

  @Test("a request that is cancelled before its turn is not answered in vain") func cancellation() {
    let messages = ReceivedMessages()
    messages.add(Array(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#.utf8))
    messages.add(Array(#"{"jsonrpc":"2.0","id":2,"method":"textDocument/hover","params":{}}"#.utf8))
    messages.add(Array(#"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#.utf8))
    messages.add(Array(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":2}}"#.utf8))
    let sent = Sent()
    var server = LanguageServer { sent.messages.append($0) }
    while let message = messages.next(before: Date()) { _ = server.receive(message, isCancelled: messages.isCancelled) }
    #expect(sent.messages.map { $0["id"]?.int } == [1, 2, 3])
    #expect(sent.messages[1]["error"]?["code"] == -32800)
  }

  @Test("what changed on the disk is read", arguments: ["textDocument/didSave", "workspace/didChangeWatchedFiles"])
  func changedFiles(method: String) throws {
    let editor = try Editor(["Schemas/S.graphqls": "type Query { one: Int }"])
    let path = "Sources/App/Query.swift"
    #expect(try editor.completions(path, Editor.swift("{ | }")).contains("one"))
    try editor.package.write("type Query { two: Int }", to: "Schemas/S.graphqls")
    try editor.package.write(
      "@GraphQLFragment(\"fragment New on Query { two }\") struct New {}",
      to: "Sources/App/New.swift"
    )
    editor.notify(method, ["textDocument": ["uri": editor.uri(path)], "changes": []])
    #expect(try editor.completions(path, Editor.swift("{ | }")).contains("two"))
    #expect(try editor.completions(path, Editor.swift("{ ...| }")) == ["New", "on"])
  }

  @Test("what the editor has and has not saved counts, until it closes the file") func unsavedFiles() throws {
    let editor = try Editor([
      "Schemas/S.graphqls": "type Query { one: Int }",
      "Sources/App/Card.swift": "@GraphQLFragment(\"fragment Card on Query { one }\") struct Card {}",
    ])
    let path = "Sources/App/Query.swift"
    editor.open("Sources/App/Card.swift", "@GraphQLFragment(\"fragment Other on Query { one }\") struct Other {}")
    editor.open("Schemas/S.graphqls", "type Query { one: Int, two: Int }")
    #expect(try editor.completions(path, Editor.swift("{ ...| }")) == ["Other", "on"])
    #expect(try editor.completions(path, Editor.swift("{ | }")).contains("two"))
    for path in ["Sources/App/Card.swift", "Schemas/S.graphqls"] {
      editor.notify("textDocument/didClose", ["textDocument": ["uri": editor.uri(path)]])
    }
    #expect(try editor.completions(path, Editor.swift("{ ...| }")) == ["Card", "on"])
    #expect(try !editor.completions(path, Editor.swift("{ | }")).contains("two"))
  }

  @Test("each file belongs to the nearest package") func packages() throws {
    let editor = try Editor([
      "Schemas/S.graphqls": "type Query { one: Int }", "Sub/Package.swift": "",
      "Sub/Schemas/T.graphqls": "type Query { two: Int }",
      "Sub/Sources/App/Card.swift": "@GraphQLFragment(\"fragment Card on Query { two }\") struct Card {}",
    ])
    let (outer, inner) = ("Sources/App/A.swift", "Sub/Sources/App/B.swift")
    #expect(try editor.completions(outer, Editor.swift("{ | }")).contains("one"))
    #expect(try editor.completions(inner, Editor.swift("{ | }")).contains("two"))
    #expect(try editor.completions(outer, Editor.swift("{ ...| }")) == ["on"])
    #expect(try editor.completions(inner, Editor.swift("{ ...| }")) == ["Card", "on"])
  }

  @Test("addresses of files with any characters") func addresses() {
    for path in ["/a/b.swift", "/with space/é#?%41.swift", "/𝄞"] {
      #expect(FileURI.path(of: FileURI.uri(of: path)) == path)
    }
    #expect(FileURI.path(of: "file://localhost/a%20b") == "/a b")
    #expect(FileURI.path(of: "https://x/y") == nil)
  }
}
