#if SQLite && (os(macOS) || os(Linux))
  import Foundation
  import InlineGraphQL
  import InlineGraphQLStore
  import Testing

  /// The command is built with all tests, and shares the store's file with this process.
  @Suite("The page of a store's file")
  struct StorePageTests {
    private let folder: StoreFolder

    init() throws { folder = try StoreFolder() }

    private func page(_ arguments: String...) throws -> (status: Int32, output: String) {
      #if os(macOS)
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      #else
        let tests: URL? = URL(fileURLWithPath: CommandLine.arguments[0])
      #endif
      let process = Process()
      process.executableURL = (tests ?? Bundle.main.bundleURL).deletingLastPathComponent()
        .appendingPathComponent("inline-graphql")
      process.arguments = ["store", "dump", folder.file.path] + arguments
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    @Test("Links lead from record to record and back, and no value becomes markup")
    func links() async throws {
      let store = try folder.open()
      let friends = #"[{"__typename":"Hero","id":"2","name":"</script><b>'\"&\u202e"},null]"#
      let body =
        #"{"data":{"hero":{"__typename":"Hero","id":"1","name":"Luke","friends":\#(friends)}},"errors":[{"message":"<i>","path":["hero","friends",1]}]}"#
      try folder.write(body, "{hero{__typename id name friends{__typename id name}}}", to: store)
      try await store.flush()
      let (status, page) = try self.page("--html", "-")
      #expect(status == 0 && page.hasPrefix("<!DOCTYPE html>"), "\(page)")
      for part in [
        "<h1><bdi>Store store.sqlite</bdi></h1>", "<article class=\"entry\" id=\"record-1\"",
        "<h3 id=\"record-1-key\"><code>Hero:&quot;1&quot;</code>",
        "<td>[<a href=\"#record-2\"><code>Hero:&quot;2&quot;</code></a>, <code>null</code>]",
        "<dt>Linked from</dt><dd><a href=\"#record-1\"><code>Hero:&quot;1&quot;</code></a></dd>",
        "<code>&quot;&lt;/script&gt;&lt;b&gt;&#39;\\&quot;&amp;\\u{202E}&quot;</code>",
        "<code>&quot;Luke&quot;</code></td><td><time datetime=\"2",
        "<span class=\"mark\">Error:</span> <bdi>&lt;i&gt;</bdi>",
      ] {
        #expect(page.contains(part) as Bool, "\(part)\n\(page.drop { $0 != "<" }.suffix(4000))")
      }
      let file = folder.url.appendingPathComponent("pages/store.html")
      #expect(try self.page("--html", file.path) == (0, "\(file.path): written\n"))
      #expect(try String(contentsOf: file, encoding: .utf8) == page)
      #expect(try self.page("--html", "\(folder.file.path)/page").status == 73)
      #expect(try self.page("--html", "-", "--json").status == 64)
    }
  }
#endif
