#if os(macOS) || os(Linux)
  import Foundation
  import GraphQLJSON
  import Testing

  @Suite("inline-graphql report", .serialized)
  struct ReportTests {
    private static let files = [
      "Lib/Package.swift": manifest("InlineGraphQL", targets: [#".target(name: "InlineGraphQL")"#]),
      "Lib/Sources/InlineGraphQL/Library.swift": "",
      "App/Package.swift": manifest(
        "App",
        dependencies: [#".package(name: "InlineGraphQL", path: "../Lib")"#],
        targets: [#".target(name: "App", dependencies: [.product(name: "InlineGraphQL", package: "InlineGraphQL")])"#]
      ),
      "App/Schemas/Heroes.graphqls": heroes,
      "App/Sources/App/Hero.swift": """
      import InlineGraphQL
      @GraphQLSchema enum Heroes {}
      @GraphQLFragment("fragment Card on Character { name size }") struct Card {}
      @GraphQLOperation("query Hero { hero { ...Card } }") struct Hero {}
      """,
      "App/Sources/App/Use.swift": "func use(_ card: Card.Data) { print(Hero(), card.name) }",
    ]

    private static func manifest(_ name: String, dependencies: [String] = [], targets: [String]) -> String {
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name)"])],
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [\(targets.joined(separator: ", "))]
      )
      """
    }

    @Test("The page is written beside the build, and is one file")
    func page() throws {
      let command = try Command(files: Self.files)
      let outcome = try command.run("report", "App")
      #expect(outcome == .init(status: 0, output: "App/.build/inline-graphql-report.html: written\n", errors: ""))
      let page = try command.contents(of: "App/.build/inline-graphql-report.html")
      #expect(page.hasPrefix("<!DOCTYPE html>\n") && page.hasSuffix("</html>\n"))
      #expect(!page.contains(#/(src|href)="(?!#)/#), "nothing is loaded from elsewhere")
      for part in [
        "<h1><bdi>GraphQL of App</bdi></h1>", "<article class=\"entry\" id=\"operation-Hero\"",
        "<dt>Used in</dt><dd><code>Sources/App/Use.swift</code></dd>",
        "<pre>query Hero{hero{__typename ...Card id}}\nfragment Card on Character{__typename name size id}</pre>",
        "<a href=\"#fragment-Card\"><code>Card</code></a>",
        "<th scope=\"row\"><code>Character.size</code></th><td><bdi>Use height.</bdi></td>",
        "No Swift code reads the field &quot;hero&quot; of &quot;Hero&quot;. Remove it.",
        "<li class=\"entry\"><code>SearchResult</code></li>",
      ] {
        #expect(page.contains(part), "\(part)")
      }
      #expect(try command.run("report", "App").output.hasSuffix(": unchanged\n"))
      #expect(try command.run("report", "App", "-o", "-").output == page)
      #expect(try command.run("report", "App", "-o", "new/page.html").output == "new/page.html: written\n")
      #expect(try command.contents(of: "new/page.html") == page)
    }

    @Test("JSON is for programs, and says what the page says")
    func json() throws {
      let command = try Command(files: Self.files)
      let outcome = try command.run("report", "App", "--json")
      #expect(outcome.status == 0 && outcome.errors == "")
      let report = try GraphQLJSONValue(parsing: Array(outcome.output.utf8))
      #expect(report["package"] == "App")
      #expect(report["operations"]?[0]?["name"] == "Hero" && report["operations"]?[0]?["fragments"] == ["Card"])
      #expect(report["fragments"]?[0]?["spreadBy"] == [["kind": "query", "name": "Hero"]])
      #expect(report["schemas"]?[0]?["deprecatedUses"]?[0]?["coordinate"] == "Character.size")
      #expect(report["unused"]?.array?.count == 2 && report["update"] == nil)
      #expect(try command.run("report", "App", "--json", "-o", "r.json").output == "r.json: written\n")
      #expect(try command.contents(of: "r.json") == outcome.output)
    }

    @Test("A newer schema has its changes, and the places that they break")
    func against() throws {
      var files = Self.files
      files["new.graphqls"] = heroes.replacing(
        "size: Int @deprecated(reason: \"Use height.\") }",
        with: "size: Float }"
      )
      .replacing(", friends: [Character], size: Int", with: ", friends: [Character], size: Float")
      files["broken.graphqls"] = "type Query {"
      let command = try Command(files: files)
      let outcome = try command.run("report", "App", "--json", "--against", "new.graphqls")
      let update = try GraphQLJSONValue(parsing: Array(outcome.output.utf8))["update"]
      #expect(update?["schema"] == "Schemas/Heroes.graphqls" && update?["newer"] == "new.graphqls")
      #expect(update?["changes"]?[0]?["criticality"] == "breaking")
      #expect(
        update?["uses"] == [
          [
            "message": "Character.size changed type from Int to Float.",
            "place": ["file": "Sources/App/Hero.swift", "line": 3, "column": 53],
          ]
        ],
        "\(outcome)"
      )
      let page = try command.run("report", "App", "--against", "new.graphqls", "-o", "-").output
      let row = "<code>Sources/App/Hero.swift:3</code></th><td><bdi>Character.size changed type"
      #expect(page.contains(row) as Bool, "there is a row of a table")
      let broken = try command.run("report", "App", "--against", "broken.graphqls")
      #expect(broken.status == 1 && broken.output.contains("broken.graphqls:1:13: error: Syntax Error"))
      let missing = try command.run("report", "App", "--against", "none.graphqls")
      #expect(missing.status == 66 && missing.errors == "error: cannot read \"none.graphqls\": there is no such file\n")
    }

    @Test("Of several schemas, the name of the file says which one is compared")
    func severalSchemas() throws {
      var files = Self.files
      files["App/Schemas/Other.graphqls"] = "type Query { x: Int }"
      files["App/Sources/App/Hero.swift"] = """
        import InlineGraphQL
        @GraphQLSchema("Heroes") enum Heroes { #graphql("query Q { hero { name } }") }
        @GraphQLSchema("Other") enum Other { #graphql("query Q { x }") }
        """
      files["Other.graphqls"] = "type Query { y: Int }"
      files["new.graphqls"] = "type Query { y: Int }"
      let command = try Command(files: files)
      let outcome = try command.run("report", "App", "--json", "--against", "Other.graphqls")
      let report = try GraphQLJSONValue(parsing: Array(outcome.output.utf8))
      #expect(report["update"]?["schema"] == "Schemas/Other.graphqls", "\(outcome)")
      #expect(report["update"]?["uses"]?.array?.count == 1)
      let unclear = try command.run("report", "App", "--against", "new.graphqls")
      #expect(
        unclear.status == 64 && unclear.errors.hasSuffix("Give it the name of one of them: \"Heroes\", \"Other\"\n")
      )
      let page = try command.run("report", "App", "-o", "-").output
      #expect(page.contains("id=\"operation-Q\"") && page.contains("id=\"operation-Q-2\""))
      #expect(page.contains("id=\"schema\"") && page.contains("id=\"schema-2\""))
    }

    @Test("Errors are printed instead")
    func errors() throws {
      var files = Self.files
      files["App/Sources/App/Hero.swift"] = files["App/Sources/App/Hero.swift"]?.replacing("...Card", with: "...Crd")
      let command = try Command(files: files)
      let outcome = try command.run("report", "App")
      #expect(outcome.status == 1 && outcome.output.contains("error: Unknown fragment \"Crd\". Did you mean \"Card\"?"))
      #expect(throws: (any Error).self) { try command.contents(of: "App/.build/inline-graphql-report.html") }
      #expect(try command.run("report", "Nowhere").status == 66)
      let misspelt = try command.run("report", "App", "Lib")
      #expect(misspelt.status == 64 && misspelt.errors.contains("Unexpected argument 'Lib'"))
      try Data().write(to: command.folder.appendingPathComponent("file"))
      let unwritable = try Command(files: Self.files)
      #expect(try unwritable.run("report", "App", "-o", "App/Package.swift/page.html").status == 73)
    }

    @Test("Texts of schemas and files cannot become markup, or read otherwise than they are written")
    func hostile() throws {
      let reason = "</script><script>alert(1)</script>\u{202E}\u{1}\u{0}\u{FFFE}"
      let escaped = #"</script><script>alert(1)</script>‮\u0001\u0000\uFFFE"#
      var files = Self.files
      files["App/Schemas/Heroes.graphqls"] = """
        \"\"\" \(String(repeating: "long ", count: 2000)) & "quoted" <b>שלום</b> \"\"\"
        type Query { hero(text: String): Character }
        type Character { name: String size: Int @deprecated(reason: "\(escaped)") }
        """
      files["App/Sources/App/Hero.swift"] = Self.files["App/Sources/App/Hero.swift"]?
        .replacing("query Hero { hero", with: "query Hero { hero(text: \\\"</pre><img src=x onerror='alert(1)'>\\\")")
      files["App/Sources/App/<b>'&.swift"] = files["App/Sources/App/Use.swift"]
      files["App/Sources/App/Use.swift"] = nil
      let command = try Command(files: files)
      let outcome = try command.run("report", "App", "-o", "-")
      #expect(outcome.status == 0, "\(outcome)")
      let page = outcome.output
      #expect(page.ranges(of: "<script>").count == 1 && page.ranges(of: "</script>").count == 1)
      #expect(!page.contains("<img") && !page.contains("<b>"))
      #expect(!page.unicodeScalars.contains { reason.unicodeScalars.suffix(4).contains($0) })
      #expect(page.contains("&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;\\u{202E}\\u{1}\\u{0}\\u{FFFE}"))
      #expect(page.contains("&lt;/pre&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;"))
      #expect(page.contains("&amp; &quot;quoted&quot; &lt;b&gt;שלום&lt;/b&gt;"))
      #expect(page.contains("<code>Sources/App/&lt;b&gt;&#39;&amp;.swift</code>"))
    }
  }
#endif
