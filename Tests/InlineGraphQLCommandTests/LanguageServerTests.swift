#if os(macOS) || os(Linux)
  import Testing

  @Suite("inline-graphql lsp")
  struct LanguageServerTests {
    private static func frames(_ messages: [String]) -> String {
      messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
    }

    private static let initialize = #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#

    @Test("it answers on standard output, and ends with the editor")
    func conversation() throws {
      let command = try Command(files: [:])
      let input = Self.frames([
        Self.initialize, #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
      ])
      let outcome = try command.run("lsp", "--stdio", input: input)
      #expect(outcome.status == 0 && outcome.errors == "")
      #expect(outcome.output.hasPrefix("Content-Length: "))
      #expect(outcome.output.contains(#""serverInfo":{"name":"inline-graphql"}"#))
      #expect(outcome.output.hasSuffix(#"{"jsonrpc":"2.0","id":2,"result":null}"#))
    }

    @Test("it ends with a failure if the editor is gone")
    func end() throws {
      #expect(try Command(files: [:]).run("lsp", input: Self.frames([Self.initialize])).status == 1)
    }
  }
#endif
