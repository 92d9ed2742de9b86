#if os(macOS) || os(Linux)
  import GraphQLJSON
  import PackageFixtures
  import Testing

  @testable import GraphQLLanguageServer

  @Suite(.serialized) struct DiagnosticsTests {
    /// The library is another package here, since only its name matters.
    private static let files = [
      "Lib/Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(name: "InlineGraphQL", products: [.library(name: "InlineGraphQL", targets: ["InlineGraphQL"])],
        targets: [.target(name: "InlineGraphQL")])
      """,
      "Lib/Sources/InlineGraphQL/Library.swift": "",
      "Package.swift": """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "App",
        dependencies: [.package(name: "InlineGraphQL", path: "Lib")],
        targets: [
          .target(name: "Kit", dependencies: [.product(name: "InlineGraphQL", package: "InlineGraphQL")], path: "Code"),
          .target(name: "App", dependencies: ["Kit"]),
        ]
      )
      """,
      "Sources/App/Query.swift": "",
      "Sources/App/Other.swift": "",
      "Schemas/S.graphqls": CompletionTests.schema,
      "Code/Card.swift": """
      import InlineGraphQL
      @GraphQLFragment("fragment Card on Character { name }") public struct Card {}
      @GraphQLSchema public enum S {}
      """,
    ]

    @Test func wholePackage() throws {
      // SwiftPM tells of the targets.
      let editor = try Editor(on: TemporaryPackage(Self.files), encoding: "utf-16", PackageDescriptions())
      let path = "Sources/App/Query.swift"
      // What the macro says itself is not told twice.
      editor.open(
        path,
        "import Kit\nimport InlineGraphQL\n@GraphQLOperation(\"query Q { nothing hero { ...Card } }\") struct Q {}\n"
      )
      #expect(editor.diagnostics() == [:])
      editor.open(
        "Sources/App/Other.swift",
        "import InlineGraphQL\n@GraphQLOperation(\"query Q { ok }\") struct Other {}\n"
      )
      let told = editor.diagnostics()
      #expect(told.keys.sorted() == [path])
      #expect(
        told[path]?.count == 1 && told[path]?[0].hasPrefix("2:25-2:26 error: There can be only one") == true,
        "\(told)"
      )
      // Files of other targets, which the manifest puts elsewhere, are known with their modules.
      #expect(try editor.completions(path, "import Kit\n" + Editor.swift("{ hero { ...| } }")) == ["Card", "on"])
      editor.open(
        "Sources/App/Other.swift",
        "import InlineGraphQL\n@GraphQLOperation(\"query Other { ok }\") struct Other {}\n"
      )
      #expect(editor.diagnostics() == [path: []])
    }

    @Test func unusedFragments() throws {
      let editor = try Editor(on: TemporaryPackage(Self.files), encoding: "utf-16", PackageDescriptions())
      let fragment = "@GraphQLFragment(\"fragment Own on Character { name }\") private struct Own {}\n"
      editor.open("Sources/App/Other.swift", "import Kit\nimport InlineGraphQL\n" + fragment)
      #expect(editor.diagnostics() == ["Sources/App/Other.swift": ["2:18-2:26 error: Fragment \"Own\" is never used."]])
    }

    /// Where the plugin hands macros what they need, an editor drops what they find in expansions.
    @Test func targetsWithPlugin() throws {
      var files = Self.files
      files["Lib/Package.swift"] = """
        // swift-tools-version: 6.1
        import PackageDescription
        let package = Package(
          name: "InlineGraphQL",
          products: [
            .library(name: "InlineGraphQL", targets: ["InlineGraphQL"]),
            .plugin(name: "EmbedGraphQLSchema", targets: ["EmbedGraphQLSchema"]),
          ],
          targets: [.target(name: "InlineGraphQL"), .plugin(name: "EmbedGraphQLSchema", capability: .buildTool())]
        )
        """
      files["Lib/Plugins/EmbedGraphQLSchema/Plugin.swift"] = ""
      files["Package.swift"] = files["Package.swift"]?.replacing(
        "dependencies: [\"Kit\"])",
        with: "dependencies: [\"Kit\"], plugins: [.plugin(name: \"EmbedGraphQLSchema\", package: \"InlineGraphQL\")])"
      )
      let editor = try Editor(on: TemporaryPackage(files), encoding: "utf-16", PackageDescriptions())
      let imports = "import Kit\nimport InlineGraphQL\n"
      editor.open("Sources/App/Query.swift", imports + "@GraphQLOperation(\"query Q { nothing ok }\") struct Q {}\n")
      editor.open("Sources/App/Other.swift", imports + "@GraphQLOperation(\"query R { ok hero( }\") struct R {}\n")
      #expect(
        editor.diagnostics() == [
          "Sources/App/Query.swift": ["2:29-2:36 error: Cannot query field \"nothing\" on type \"Query\"."]
        ]
      )
    }

    @Test func graphQLFiles() throws {
      let editor = try Editor(["Schemas/S.graphqls": CompletionTests.schema])
      editor.open("Documents/Q.graphql", "query Q {\n  heroo { name }\n}\n")
      #expect(
        editor.diagnostics() == [
          "Documents/Q.graphql": [
            "1:2-1:7 error: Cannot query field \"heroo\" on type \"Query\". Did you mean \"hero\"?"
          ]
        ]
      )
      // An editor that opens a file again has forgotten them.
      editor.open("Documents/Q.graphql", "query Q {\n  heroo { name }\n}\n")
      #expect(editor.diagnostics()["Documents/Q.graphql"]?.count == 1)
      editor.open("Documents/Q.graphql", "query Q {\n  hero { name }\n}\n")
      #expect(editor.diagnostics() == ["Documents/Q.graphql": []])
      editor.open("Documents/Q.graphql", "query Q {\n  hero { name \n}\n")
      #expect(
        editor.diagnostics()["Documents/Q.graphql"]?.first?.contains("Syntax Error: Expected Name, found <EOF>.")
          == true
      )
    }

    @Test func schemaFiles() throws {
      let editor = try Editor(["Schemas/S.graphqls": CompletionTests.schema])
      editor.open("Schemas/S.graphqls", "type Query {\n  a: Unknown\n}\ntype Query2 {\n")
      #expect(editor.diagnostics()["Schemas/S.graphqls"]?.count == 1)
      editor.open("Schemas/S.graphqls", "type Query {\n  a: Unknown\n}\n")
      #expect(editor.diagnostics()["Schemas/S.graphqls"] == ["1:5-1:12 error: Unknown type \"Unknown\"."])
      editor.open("Schemas/S.graphqls", "type Query {\n  a: Int\n}\n")
      #expect(editor.diagnostics() == ["Schemas/S.graphqls": []])
    }
  }
#endif
