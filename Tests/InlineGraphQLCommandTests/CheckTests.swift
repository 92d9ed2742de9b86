#if os(macOS) || os(Linux)
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

    @Test("where there is no package, SwiftPM says so, and the status is 66")
    func noPackage() throws {
      let outcome = try Command(files: ["A.swift": ""]).run("check")
      #expect(outcome.status == 66 && outcome.output == "" && outcome.errors.contains("Could not find Package.swift"))
    }
  }
#endif
