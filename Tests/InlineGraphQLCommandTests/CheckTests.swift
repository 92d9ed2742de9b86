#if os(macOS) || os(Linux)
  import Foundation
  import GraphQLJSON
  import Testing

  /// The library is another package here, since only its name matters.
  @Suite("inline-graphql check", .serialized)
  struct CheckTests {
    private let package = [
      "Lib/Package.swift": manifest("InlineGraphQL", targets: [#".target(name: "InlineGraphQL")"#]),
      "Lib/Sources/InlineGraphQL/Query.swift": #"@GraphQLOperation("query Q { nothing }") struct Q {}"#,
      "Design/Package.swift": manifest(
        "Design",
        dependencies: [#".package(name: "InlineGraphQL", path: "../Lib")"#],
        targets: [#".target(name: "Design", dependencies: [\#(library)])"#]
      ),
      "Design/Schemas/Heroes.graphqls": heroes,
      "Design/Sources/Design/Card.swift": """
      @GraphQLFragment("fragment Card on Character { name }") public struct Card {}
      """,
      "App/Package.swift": manifest(
        "App",
        dependencies: [
          #".package(name: "InlineGraphQL", path: "../Lib")"#, #".package(name: "Design", path: "../Design")"#,
        ],
        targets: [
          #".target(name: "Kit", dependencies: [\#(library)])"#, #".target(name: "Plain")"#,
          #".target(name: "Heroes", dependencies: ["Kit", .product(name: "Design", package: "Design")], path: "Code")"#,
        ]
      ),
      "App/Schemas/Heroes.graphqls": heroes,
      "App/Sources/Kit/Friends.swift": """
      import InlineGraphQL
      @GraphQLSchema public enum Heroes {}
      @GraphQLFragment("fragment Friends on Character { friends { id } }") public struct Friends {}
      """,
      "App/Sources/Plain/Plain.swift": "let plain = 1",
      "App/Code/Hero.swift": """
      import Design
      import InlineGraphQL
      import Kit
      @GraphQLOperation("query Hero { hero { ...Card ...Friends } }") struct Hero {}
      """,
    ]

    private static let library = #".product(name: "InlineGraphQL", package: "InlineGraphQL")"#

    private static func manifest(_ name: String, dependencies: [String] = [], targets: [String]) -> String {
      """
      // swift-tools-version: 6.1
      import PackageDescription
      let package = Package(
        name: "\(name)",
        products: [.library(name: "\(name)", targets: ["\(name == "App" ? "Heroes" : name)"])],
        dependencies: [\(dependencies.joined(separator: ", "))],
        targets: [\(targets.joined(separator: ", "))]
      )
      """
    }

    @Test("targets are checked with those that they depend on, of other packages too, each against its schema")
    func targets() throws {
      let command = try Command(files: package)
      #expect(try command.run("check", "App") == .init(status: 0, output: "", errors: ""))

      var broken = package
      broken["App/Sources/Kit/Friends.swift"] = package["App/Sources/Kit/Friends.swift"]?
        .replacing("friends { id }", with: "frends { id }")
      broken["App/Code/Other.swift"] = """
        import InlineGraphQL
        @GraphQLOperation("query Other { hero { ...Crd } }") struct Other {}
        """
      let outcome = try Command(files: broken).run("check", "App")
      #expect(outcome.status == 1 && outcome.errors == "")
      #expect(
        outcome.output.split(separator: "\n").filter { $0.contains(": error: ") } == [
          "App/Sources/Kit/Friends.swift:3:51: error: Cannot query field \"frends\" on type \"Character\". Did you mean \"friends\"?",
          "App/Code/Other.swift:2:44: error: Unknown fragment \"Crd\". Did you mean \"Card\"?",
        ]
      )
      let json = try command.run("check", "--format", "json", "App")
      #expect(json == .init(status: 0, output: "[]\n", errors: ""))
    }

    @Test("what SwiftPM says is kept beside a build until a manifest, the files or the environment change")
    func remembered() throws {
      var files = package
      files["App/.build/kept"] = ""
      let command = try Command(files: files)
      #expect(try command.run("check", "App") == .init(status: 0, output: "", errors: ""))
      let memory = command.folder.appendingPathComponent("App/.build/inline-graphql.json")
      var known = try String(contentsOf: memory, encoding: .utf8)
      // Of two targets of one name, only that of the answer is checked.
      known = known.replacing("Hero.swift", with: "Gone.swift")
      try known.write(to: memory, atomically: true, encoding: .utf8)
      #expect(try command.run("check", "App").errors.contains("Gone.swift"))

      let added = command.folder.appendingPathComponent("App/Code/Other.swift")
      try "import InlineGraphQL\n@GraphQLOperation(\"query Other { hero { ...Crd } }\") struct Other {}"
        .write(to: added, atomically: true, encoding: .utf8)
      #expect(try command.run("check", "App").output.contains("Unknown fragment \"Crd\""))
      try Data("{".utf8).write(to: memory)
      #expect(try command.run("check", "App").output.contains("Unknown fragment \"Crd\""))
    }

    @Test("what no code uses is told, and the status is 1")
    func unused() throws {
      let command = try Command(files: package)
      #expect(
        try command.run("unused", "App").output.split(separator: "\n").filter { $0.contains("warning") } == [
          "App/Code/Hero.swift:4:26: warning: Operation \"Hero\" is never used. Remove it.",
          "App/Sources/Kit/Friends.swift:3:51: warning: No Swift code reads the field \"friends\" of \"Friends\". Remove it.",
        ]
      )
      var used = package
      used["App/Code/Use.swift"] = "func use(_ data: Hero.Data) { print(Hero(), data.hero!.friends!) }"
      let ok = try Command(files: used).run("unused", "App", "--format", "json")
      #expect(ok == .init(status: 0, output: "[]\n", errors: ""))
      used["App/Code/Hero.swift"] = package["App/Code/Hero.swift"]?.replacing("...Card", with: "...Crd")
      let broken = try Command(files: used).run("unused", "App")
      #expect(broken.status == 1 && broken.output.contains("error: Unknown fragment"))
    }

    @Test("findings are annotations of a workflow, and results for code scanning")
    func formats() throws {
      var broken = package
      broken["App/Sources/Kit/Friends.swift"] = nil
      broken["App/Sources/Kit/A, 100%.swift"] = """
        import InlineGraphQL
        @GraphQLSchema public enum Heroes {}
        let é = "é"; @GraphQLFragment("fragment Friends on Character { frends { id } }") public struct Friends {}
        @GraphQLFragment("fragment Friends on Character { id }") public struct Other {}
        """
      broken["App/Code/Hero.swift"] = ""
      let command = try Command(files: broken)
      let github = try command.run("check", "App", "--format", "github")
      let path = "\(command.folder.path)/App/Sources/Kit/A%2C 100%25.swift"
      #expect(github.status == 1 && github.errors == "")
      #expect(
        github.output.split(separator: "\n").contains {
          $0
            == "::error file=\(path),line=3,col=64::Cannot query field \"frends\" on type \"Character\". Did you mean \"friends\"?"
            + "%0AApp/Sources/Kit/A, 100%25.swift:3:66: note: replace \"frends\" with \"friends\""
        },
        "\(github.output)"
      )

      let sarif = try command.run("check", "App", "--format", "sarif")
      let log = try GraphQLJSONValue(parsing: Array(sarif.output.utf8))
      let results = try #require(log["runs"]?[0]?["results"]?.array)
      #expect(sarif.status == 1 && log["version"] == "2.1.0" && log["runs"]?[0]?["columnKind"] == "utf16CodeUnits")
      let unknown = try #require(results.first { $0["message"]?["text"]?.string?.contains("frends") == true })
      #expect(unknown["level"] == "error")
      let place = unknown["locations"]?[0]?["physicalLocation"]
      #expect(place?["artifactLocation"]?["uri"] == "App/Sources/Kit/A,%20100%25.swift")
      #expect(place?["region"] == ["startLine": 3, "startColumn": 64])
      #expect(results.contains { $0["relatedLocations"]?[0]?["message"]?["text"] != nil })
    }

    @Test("where there is no package, SwiftPM says so, and the status is 66")
    func noPackage() throws {
      let outcome = try Command(files: ["A.swift": ""]).run("check")
      #expect(outcome.status == 66 && outcome.output == "" && outcome.errors.contains("Could not find Package.swift"))
    }
  }
#endif
