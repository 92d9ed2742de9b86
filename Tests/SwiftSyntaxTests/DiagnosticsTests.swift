import Foundation
import GraphQLCompiler
import GraphQLValidation
import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

/// Errors with line and column.
@Suite("Macros: what they report")
struct DiagnosticsTests {
  @Test("A message is one line, whatever is in it")
  func oneLine() {
    let message = "a\nB.swift:1:1: error: b\u{1B}[2J"
    let answer = ExpansionAnswer(
      diagnostics: [PluginDiagnostic(message: message, severity: .error, range: 0..<1, file: "A.swift")]
    )
    #expect(answer.json["diagnostics"]?[0]?["message"] == #"a\nB.swift:1:1: error: b\u{1B}[2J"#)
  }

  @Test(
    "What is wrong in and around a literal is reported once, where it is",
    arguments: [
      (
        "enum Q { #graphql(\"query Q { hero { nme } }\") }",
        [
          "1:37: error: Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?",
          "  fix-it: replace \"nme\" with \"name\"",
        ]
      ),
      (
        "enum Q {\n  #graphql(\"\"\"\n    query Q {\n      hero {\n        nme\n        id\n      }\n    }\n    \"\"\")\n}",
        [
          "5:9: error: Cannot query field \"nme\" on type \"Character\". Did you mean \"name\"?",
          "  fix-it: replace \"nme\" with \"name\"",
        ]
      ),
      (
        "enum Q { #graphql(\"query Q { hero { x } a: hero { x } }\") }",
        [
          "1:37: error: Cannot query field \"x\" on type \"Character\".",
          "1:51: error: Cannot query field \"x\" on type \"Character\".",
        ]
      ),
      (
        "enum Q { #graphql(\"query \\u{51} {\\n hero { x } }\") }",
        ["1:44: error: Cannot query field \"x\" on type \"Character\"."]
      ),
      (
        "enum Q { #graphql(#\"query Q { hero { id \"#) }",
        ["1:41: error: Syntax Error: Expected Name, found <EOF>."]
      ),
      (
        "enum Q { #graphql(\"query Q { hero { id \\(x) } }\") }",
        [
          "1:40: error: A GraphQL literal cannot have interpolations, because the compiler reads it at build time: "
            + "use a variable of the operation"
        ]
      ),
      (
        "enum Q { #graphql(document) }",
        ["1:19: error: \"#graphql\" needs its GraphQL as a string literal, because the compiler reads it at build time"]
      ),
      (
        "enum Q { #graphql(\"query A { hero \" + \"{ id } }\") }",
        ["1:19: error: \"#graphql\" needs its GraphQL as a string literal, because the compiler reads it at build time"]
      ),
      (
        "enum Q { #graphql(\"query A { hero { id } }\", schema: name) }",
        ["1:54: error: \"#graphql\" needs the schema's name or path as a string literal"]
      ),
      (
        "@GraphQLOperation(\"query A { hero { id } }\", memberwiseInitializers: isTesting) struct A {}",
        [
          "1:70: error: \"@GraphQLOperation\" needs memberwiseInitializers as true or false, because the compiler reads it at "
            + "build time"
        ]
      ),
      (
        "@GraphQLFragment(\"fragment Foo on Character { id }\") struct Bar {}",
        [
          "1:28: error: The fragment is named \"Foo\" and its struct \"Bar\". Give both the same name.",
          #"  fix-it: replace "Foo" with "Bar""#,
        ]
      ),
      ("@GraphQLOperation(\"query Foo { hero { id } }\") struct Bar {}", []),
      (
        "@GraphQLFragment(\"fragment E on Character { id }\") enum E {}",
        ["1:1: error: \"@GraphQLFragment\" can only be applied to a struct, as in struct Name {}"]
      ),
      (
        "@GraphQLOperation(\"query E { hero { id } }\") class E {}",
        ["1:1: error: \"@GraphQLOperation\" can only be applied to a struct, as in struct Name {}"]
      ),
      (
        "@GraphQLSchema struct StarWars {}",
        ["1:1: error: \"@GraphQLSchema\" can only be applied to an enum, as in enum StarWars {}"]
      ),
      (
        "@GraphQLSchema(name) enum StarWars {}",
        ["1:16: error: \"@GraphQLSchema\" needs the schema's name or path as a string literal"]
      ),
    ] as [(String, [String])]
  )
  func literals(swift: String, diagnostics: [String]) throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    #expect(package.expand(swift).diagnostics == diagnostics)
  }

  @Test("Of many errors in a literal as many are told as by the build tool")
  func limit() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let fields = (1...150).map { "x\($0)" }.joined(separator: " ")
    let diagnostics = package.expand("enum Q { #graphql(\"query Q { hero { \(fields) } }\") }").diagnostics
    #expect(diagnostics.count == 101)
    #expect(diagnostics.last?.hasSuffix("error: \(ErrorLimit.message)") == true)
  }

  @Test("An anonymous operation is asked for its name")
  func anonymous() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let diagnostics = package.expand("enum Q { #graphql(\"{ hero { id } }\") }").diagnostics
    #expect(diagnostics.first?.hasPrefix("1:20: error: The operation needs a name") == true)
    #expect(diagnostics.filter { $0.contains("error:") }.count == 1)
  }

  @Test("Fix-its change exactly what they name")
  func fixIts() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    package.expectFixed(
      "enum Q {\n  #graphql(\"\"\"\n    query Q { hero { id nme friends { id } } }\n    \"\"\")\n}",
      "enum Q {\n  #graphql(\"\"\"\n    query Q { hero { id name friends { id } } }\n    \"\"\")\n}"
    )
    package.expectFixed(
      "@GraphQLFragment(\"fragment Foo on Character { id }\") struct Bar {}",
      "@GraphQLFragment(\"fragment Bar on Character { id }\") struct Bar {}"
    )
  }

  @Test("Where no schema is found, the error says where it was looked for and what to do")
  func noSchema() throws {
    let package = try TemporaryPackage([:])
    #expect(
      package.expand("enum Q { #graphql(\"query Q { a }\") }").diagnostics == [
        "1:10: error: No GraphQL schema was found in Sources/App/Schemas, Sources/Schemas or Schemas. "
          + "Put one there as Name.graphqls, or name one with the argument \"schema\"."
      ]
    )
    #expect(
      package.expand("enum Q { #graphql(\"query Q { a }\", schema: \"graphql/a.graphqls\") }").diagnostics == [
        "1:10: error: There is no GraphQL schema \"graphql/a.graphqls\" in Sources/App/graphql/a.graphqls, "
          + "Sources/graphql/a.graphqls or graphql/a.graphqls."
      ]
    )
  }

  @Test("Where there are several schemas, the error names them and says how to choose")
  func severalSchemas() throws {
    let package = try TemporaryPackage([
      "Schemas/A.graphqls": "type Query { a: Int }", "Schemas/B.json": "{}", "Schemas/notes.txt": "",
    ])
    #expect(
      package.expand("enum Q { #graphql(\"query Q { a }\") }").diagnostics == [
        "1:10: error: There are several GraphQL schemas: Schemas/A.graphqls and Schemas/B.json. "
          + "Choose one with the argument \"schema\", as in schema: \"A\". "
          + "If they are parts of one schema, put them into a folder, such as Schemas/A/."
      ]
    )
    #expect(package.expand("enum Q { #graphql(\"query Q { a }\", schema: \"A\") }").diagnostics == [])
    let declaring = try TemporaryPackage([
      "Schemas/A.graphqls": "type Query { a: Int }", "Schemas/B.json": "{}",
      "Sources/App/Schema.swift": "@GraphQLSchema enum A {}",
    ])
    #expect(declaring.expand("enum Q { #graphql(\"query Q { a }\") }").diagnostics == [])
    #expect(
      package.expand("@GraphQLSchema enum C {}").diagnostics == [
        "1:1: error: There is no GraphQL schema \"C\" in Schemas. Did you mean \"A\" or \"B\"?"
      ]
    )
  }

  @Test("A client schema is read beside its schema, again when it changes, and its errors have their place")
  func clientSchema() throws {
    let package = try TemporaryPackage([
      "Schemas/A.graphqls": "type Query { a: Int }", "Schemas/A.client.graphqls": "extend type Query { b: Int }",
    ])
    let query = "enum Q { #graphql(\"query Q { a b c }\") }"
    #expect(
      package.expand(query).diagnostics == [
        "1:34: error: Cannot query field \"c\" on type \"Query\". Did you mean \"a\" or \"b\"?",
        "  fix-it: replace \"c\" with \"a\"", "  fix-it: replace \"c\" with \"b\"",
      ]
    )
    try package.write("extend type Query { b: Int\n c: Int }", to: "Schemas/A.client.graphqls")
    #expect(package.expand(query).diagnostics == [])
    try package.write("extend type Query { b: Int\n\n c: Int! }", to: "Schemas/A.client.graphqls")
    #expect(package.expand(query).diagnostics == [])
    #expect(
      package.expand("@GraphQLSchema enum A {}").diagnostics == [
        "1:1: warning: A field of the client schema is nullable although it says otherwise, because a store may not have the "
          + "value: Query.c. Remove the \"!\"."
      ]
    )
    try package.write("extend type Query { b: Int\n\n c: Nothing }", to: "Schemas/A.client.graphqls")
    #expect(
      package.expand(query).diagnostics == ["1:10: error: Schemas/A.client.graphqls:3:5: Unknown type \"Nothing\"."]
    )
  }

  @Test("A schema that does not parse is reported with its file, line and column")
  func brokenSchema() throws {
    let package = try TemporaryPackage(["Schemas/A.graphqls": "type Query {\n  a: Int\n}\ntyp B { c: Int }\n"])
    let swift = "enum Q { #graphql(\"query Q { a }\") }"
    #expect(
      package.expand(swift).diagnostics == [
        "1:10: error: Schemas/A.graphqls:4:1: Syntax Error: Unexpected Name \"typ\"."
      ]
    )
    // An editor's plugin process continues while the schema is corrected.
    try package.write("type Query {\n  a: Int\n}\n", to: "Schemas/A.graphqls")
    #expect(package.expand(swift).diagnostics == [])
    try package.write("type Query {\n  a: : Int\n}\n", to: "Schemas/A.graphqls")
    let diagnostics = package.expand(swift).diagnostics
    #expect(diagnostics.contains { $0.contains("Schemas/A.graphqls:2:6: Syntax Error") }, "\(diagnostics)")
  }

  @Test(
    "Where reading is refused, the error names the file and says what lifts it",
    .enabled(if: getuid() != 0, "root may read everything")
  )
  func refused() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0],
      ofItemAtPath: package.path("Schemas/StarWars.graphqls")
    )
    let diagnostics = package.expand("enum Q { #graphql(\"query Q { hero { id } }\") }").diagnostics
    #expect(diagnostics.count == 1)
    #expect(diagnostics.first?.contains("Reading Schemas/StarWars.graphqls was refused") == true)
    #expect(diagnostics.first?.contains("--disable-sandbox") == true)
    #expect(diagnostics.first?.contains("EmbedGraphQLSchema") == true)
  }

  @Test("Two fragments of a name are each told of the other's place")
  func duplicateFragments() throws {
    let a = "@GraphQLFragment(\"fragment F on Character { id }\")\nstruct F {}\n"
    let b =
      "enum Two {\n  #graphql(\"\"\"\n    query Q { hero { ...F } }\n    fragment F on Character { name }\n    \"\"\")\n}\n"
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging(
        ["Sources/App/A.swift": a, "Sources/App/B.swift": b, "Sources/Other/C.swift": a],
        uniquingKeysWith: { $1 }
      )
    )
    #expect(
      package.expand(a, at: "Sources/App/A.swift").diagnostics == [
        "1:28: error: There can be only one fragment named \"F\". The other one is at Sources/App/B.swift:4:14."
      ]
    )
    #expect(
      package.expand(b, at: "Sources/App/B.swift").diagnostics == [
        "4:14: error: There can be only one fragment named \"F\". The other one is at Sources/App/A.swift:1:28."
      ]
    )
    #expect(package.expand(a, at: "Sources/Other/C.swift").diagnostics == [])
  }

  @Test("Two fragments of a name that other modules spread are told where both meet")
  func fragmentsOfOneNameInModules() throws {
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging(
        [
          "Sources/A/Row.swift": "@GraphQLFragment(\"fragment Row on Character { name }\") public struct Row {}",
          "Sources/A/List.swift": "@GraphQLFragment(\"fragment List on Character { ...Row }\") public struct List {}",
          "Sources/B/Row.swift": "@GraphQLFragment(\"fragment Row on Character { id }\") public struct Row {}",
          "Sources/B/Table.swift":
            "@GraphQLFragment(\"fragment Table on Character { ...Row }\") public struct Table {}",
        ],
        uniquingKeysWith: { $1 }
      )
    )
    #expect(package.expand("enum Q { #graphql(\"query Q { hero { ...List } }\") }").diagnostics == [])
    #expect(
      package.expand("enum Q { #graphql(\"query Q { hero { ...List ...Table } }\") }").diagnostics == [
        "1:48: error: Two fragments named \"Row\" would be in one request: the one at Sources/A/Row.swift:1:28 and the one at "
          + "Sources/B/Row.swift:1:28, which \"Table\" spreads. Rename one of them."
      ]
    )
  }

  @Test("A private fragment that nothing in its file spreads is an error")
  func unusedFragment() throws {
    let path = "Sources/App/A.swift"
    func diagnostics(_ swift: String) throws -> [String] {
      try TemporaryPackage(TemporaryPackage.starWars.merging([path: swift]) { $1 }).expand(swift, at: path).diagnostics
    }
    let fragment = "@GraphQLFragment(\"fragment F on Character { id }\")\nprivate struct F {}\n"
    #expect(try diagnostics(fragment) == ["1:19: error: Fragment \"F\" is never used."])
    #expect(try diagnostics(fragment + "enum Q { #graphql(\"query Q { hero { ...F } }\") }") == [])
  }

  @Test("What was compiled before a schema or a fragment changed is not used afterwards")
  func changes() throws {
    let package = try TemporaryPackage(["Schemas/A.graphqls": "type Query { a: Int b: Int }"])
    let swift = "enum Q { #graphql(\"query Q { a ...F }\") }"
    try package.write("@GraphQLFragment(\"fragment F on Query { b }\") struct F {}", to: "Sources/App/F.swift")
    #expect(package.expand(swift).diagnostics == [])
    try package.write("type Query { a: String b: Int }", to: "Schemas/A.graphqls")
    #expect(package.expand(swift).source.contains("let a: String?"))
    try package.write("type Query { b: Int }", to: "Schemas/A.graphqls")
    #expect(
      package.expand(swift).diagnostics.first
        == "1:30: error: Cannot query field \"a\" on type \"Query\". Did you mean \"b\"?"
    )
  }
}
