import GraphQLLanguage
import GraphQLProject
import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Macros with the plugin: what they expand to")
struct EmbeddedExpansionTests {
  private let package: TemporaryPackage

  init() throws {
    package = try TemporaryPackage([:])
  }

  /// Returns the expansion of a file's macros in a module with the plugin. The macros have no file to read.
  private func expand(_ swift: String, at path: String = "Sources/App/App.swift") -> [String] {
    let expansion = package.expand(swift, at: path, with: embeddedMacros)
    #expect(expansion.diagnostics == [])
    return expansion.source.split(separator: "\n").map { $0.drop { $0 == " " } }.map(String.init)
  }

  @Test(
    "#graphql hands its literal to the file's macro, with how accessible it is",
    arguments: [
      ("enum Q { MACRO }", "internal -"),
      ("public enum Q { MACRO }", "public -"),
      ("enum Q { package MACRO }", "package -"),
      ("public extension Q { MACRO }", "public public"),
      ("private enum Q { MACRO }", "internal -"),
    ]
  )
  func graphql(swift: String, access: String) {
    let source = swift.replacing("MACRO", with: ##"#graphql(#"query Q { a(b: "c") }"#, schema: "S")"##)
    let text = expand(source, at: "Sources/App/Hero+List.swift").joined(separator: "\n")
    let place = "\(access) \(checksum(#"query Q { a(b: "c") }"#)) graphql"
    #expect(text.contains(##"{ #_graphql_Hero_2bList(#"query Q{a(b:"c")}"#, "\##(place)")"##))
    #expect(!text.contains("#graphql("))
  }

  private func checksum(_ text: String) -> String { Checksum(Array(text.utf8)).hexadecimal }

  @Test(
    "The file's macro gets a literal as short as it can be: on one line, without comments",
    arguments: [
      ("\"\"\"\n  # Why.\n  query Q {\n    a(b: \"#\")\n  }\n  \"\"\"", ###"##"query Q{a(b:"#")}"##"###),
      (##""query Q { a(b: \"\"\"c\n  d\"\"\") }""##, ##"#"query Q{a(b:"c\nd")}"#"##),
      // Literals that cannot be minified stay the same.
      (##""query Q { a(b: \"\t\") }""##, ##""query Q { a(b: \"\t\") }""##),
    ]
  )
  func minified(literal: String, expected: String) {
    let text = expand("enum Q { #graphql(\(literal)) }").joined(separator: "\n")
    #expect(text.contains("#_graphql_App(\(expected), \"internal - "))
  }

  @Test(
    "Errors that the text alone shows stand in the file, where editors show them, with their fix-its",
    arguments: [
      (##"enum Q { #graphql("query Q { ? }") }"##, [##"1:30: error: Syntax Error: Unexpected character: "?"."##]),
      (
        ##"enum Q { #graphql("query Q { \(a) }") }"##,
        [
          "1:30: error: A GraphQL literal cannot have interpolations, because the compiler reads it at build time: use a "
            + "variable of the operation"
        ]
      ),
      (
        ##"@GraphQLFragment("fragment F on T { a }") struct G {}"##,
        [
          ##"1:28: error: The fragment is named "F" and its struct "G". Give both the same name."##,
          ##"  fix-it: replace "F" with "G""##,
        ]
      ),
      (
        ##"enum Q { #graphql("query { a }") }"##,
        [
          ##"1:20: error: The operation needs a name for its Swift type. Write "query AQuery"."##,
          "  fix-it: insert 'AQuery'",
        ]
      ),
      (##"@GraphQLOperation("query F { a }") struct G {}"##, []),
    ]
  )
  func textErrors(swift: String, diagnostics: [String]) {
    #expect(package.expand(swift, with: embeddedMacros).diagnostics == diagnostics)
  }

  @Test("@GraphQLFragment adds what does not depend on a schema, and leaves the rest to the file's macro")
  func fragment() throws {
    let swift = #"@GraphQLFragment("fragment F on T { a }") public struct F {}"#
    let lines = expand(swift)
    #expect(lines.first == "public struct F {")
    #expect(lines.contains("public let fragmentPointer: InlineGraphQL.FragmentPointer"))
    let place = "public - \(checksum("fragment F on T { a }")) fragment F"
    #expect(lines.contains(##"#_graphql_App(#"fragment F on T{a}"#, "\##(place)")"##))
    #expect(lines.contains("public nonisolated protocol F_Key {"))
    #expect(lines.last == "extension F: InlineGraphQL.GraphQLFragment, Swift.Sendable {}")
  }

  @Test(
    "@GraphQLOperation conforms to the protocol of its kind, and stores variables if it has any",
    arguments: [
      ("query O{a}", "GraphQLQuery, InlineGraphQL.GraphQLSingleResponseOperation", false),
      ("mutation O($a:Int){a(a:$a)}", "GraphQLMutation, InlineGraphQL.GraphQLSingleResponseOperation", true),
      ("subscription O{a}", "GraphQLSubscription", false),
    ]
  )
  func operation(document: String, kind: String, hasVariables: Bool) {
    let lines = expand("@GraphQLOperation(\"\(document)\") struct O {}")
    #expect(lines.contains(##"#_graphql_App(#"\##(document)"#, "internal - \##(checksum(document)) operation O")"##))
    #expect(
      lines.last == "extension O: InlineGraphQL.\(kind), InlineGraphQL.GraphQLOperation, Swift.Sendable {}"
    )
    #expect(lines.contains("var variables: Variables") == hasVariables, "\(lines)")
  }

  @Test("memberwiseInitializers: true goes on to the next expansion")
  func memberwiseInitializers() {
    let lines = expand("@GraphQLOperation(\"query O{a}\", memberwiseInitializers: true) struct O {}")
    #expect(
      lines.contains(
        ##"#_graphql_App(#"query O{a}"#, "internal - \##(checksum("query O{a}")) operation O +memberwise")"##
      )
    )
    let rest = expand("@GraphQLOperation(\"query O{a}\", memberwiseInitializers: false) struct O {}")
    #expect(rest == expand("@GraphQLOperation(\"query O{a}\") struct O {}"))
  }

  @Test("@GraphQLSchema says which schema it is and which types there are already")
  func schema() {
    let lines = expand("public enum Outer { @GraphQLSchema public enum Api { struct Date {}; enum Kind {} } }")
    #expect(lines.contains("#_graphql_App(\"\", \"public - - schema Outer.Api - Date Kind\")"), "\(lines)")
  }

  /// Returns the code that the tool writes for a file.
  private func code(_ swift: String) throws -> String {
    let package = try TemporaryPackage(TemporaryPackage.starWars.merging(["Sources/App/App.swift": swift]) { $1 })
    let result = try package.embedding(["Sources/App/App.swift"])
    #expect(result.findings == [])
    return try #require(result.code.values.first)
  }

  /// Returns a use of the macro that the tool has written for a file, for one literal.
  private func call(_ code: String, _ literal: String) throws -> String {
    let type = try #require(code.firstMatch(of: /type: (#+"EmbeddedLiteralMacro.*"#+)\)\n/)).1
    let place = "internal - \(checksum(String(literal.dropFirst().dropLast()))) graphql"
    return "#_graphql_Written(\(literal), \"\(place)\", \(type))"
  }

  @Test(
    "With what the tool has written, a literal expands to what it expands to where the schema is read",
    arguments: [
      #""query Hero($e: Episode) { hero(episode: $e) { id ... on Human { height } } }""#,
      #""query Names { heroes { ...Name } } fragment Name on Character { name }""#,
      #""mutation Review($i: ReviewInput!) { review(input: $i) }""#,
    ]
  )
  func sameAsDirect(literal: String) throws {
    let direct = try TemporaryPackage(TemporaryPackage.starWars)
      .expand("enum Q {\n  #graphql(\(literal))\n}")
    // The tool leaves out protocols of fragments that no code names.
    let code = try code("enum Q { #graphql(\(literal)) }; func show(_ name: some Q.Name.Fields) {}")
    let call = try call(code, literal)
    let embedded = package.expand("enum Q {\n  \(call)\n}", with: embeddedMacros)
    #expect(direct.diagnostics == [] && embedded.diagnostics == [])
    #expect(embedded.source == direct.source)
  }

  @Test("Types that no other file can extend list the version protocol, once each")
  func listing() throws {
    let literal = #""query Hero { hero { id } }""#
    let call = try call(try code("private enum Q { #graphql(\(literal)) }"), literal)
    let embedded = package.expand("private enum Q {\n  \(call)\n}", with: embeddedMacros)
    #expect(embedded.diagnostics == [])
    let direct = try TemporaryPackage(TemporaryPackage.starWars).expand("private enum Q {\n  #graphql(\(literal))\n}")
    let version = ", _GraphQLVersion_App"
    #expect(embedded.source.split(separator: version).count == 4)
    #expect(embedded.source.replacing(version, with: "") == direct.source)
  }

  @Test("The protocols of a fragment that no code names are not emitted")
  func withoutFields() throws {
    let literal = #""fragment Name on Character { name }""#
    let call = try call(try code("enum Q { #graphql(\(literal)) }"), literal)
    let embedded = package.expand("enum Q {\n  \(call)\n}", with: embeddedMacros)
    #expect(embedded.diagnostics == [])
    #expect(
      embedded.source.contains(
        "struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Name_Key {"
      )
    )
    #expect(!embedded.source.contains("Fields"))
  }

  @Test("A literal that was changed since is expanded as far as it goes, with one warning")
  func aheadOfTheBuild() throws {
    let code = try code(#"enum Q { #graphql("query Hero { hero { id } }") }"#)
    let changed = try call(code, #""query Hero { hero { id name } }""#)
    let expansion = package.expand("enum Q {\n  \(changed)\n}", with: embeddedMacros)
    #expect(
      expansion.diagnostics.map { $0.drop { $0 != " " } } == [
        " warning: This GraphQL has been changed since the last build; the next one checks it"
      ]
    )
    #expect(expansion.source.contains("struct Hero: "))
    // Literals for which the known part of the schema is enough get no warning.
    let same = try call(code, #""query Hero { hero { id other: id } }""#)
    let other = package.expand("enum Q {\n  \(same)\n}", with: embeddedMacros)
    #expect(other.diagnostics == [])
    #expect(other.source.contains("let other: String"))
  }

  @Test("What no tool has written expands to nothing, and crashes nothing")
  func foreign() {
    for (arguments, lines) in [
      ("", ""), (#""a""#, ""), (#""a", "b""#, ""), (#""query Q { a }", "internal - - graphql""#, ""),
      (#""a", "internal""#, #""c""#), (#""query Q { a }", "internal - - graphql""#, #""version X""#),
      (#""", "internal - - schema S""#, #""schema T type Query{a:Int}""#),
      (#""query Q { a }", "internal - - nothing""#, #""schema S type Query{a:Int}""#), ("1, 2, 3", "4"),
      (#""query Q { a }", "loud - - graphql""#, #""schema S type Query{a:Int}""#),
    ] {
      let type = ##"#"EmbeddedLiteralMacro(\##(lines))"#"##
      let expansion = package.expand("enum Q {\n  #_graphql_Written(\(arguments), \(type))\n}", with: embeddedMacros)
      #expect(expansion.diagnostics == [], "\(arguments)")
      #expect(!expansion.source.contains("struct"), "\(arguments)")
    }
  }
}
