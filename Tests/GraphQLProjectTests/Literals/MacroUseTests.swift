import Testing

@testable import GraphQLProject

@Suite("Literals: macros as the compiler shows them")
struct MacroUseTests {
  private func use(_ macro: SwiftLiteral.Macro, _ swift: String, within contexts: [String] = []) -> MacroUse {
    MacroUse(macro, in: Array(swift.utf8), within: contexts.map { Array($0.utf8) })
  }

  /// Returns the texts of ranges.
  private func parts(_ ranges: [Range<Int>], of swift: String) -> [String] {
    ranges.map { String(decoding: Array(swift.utf8)[$0], as: UTF8.self) }
  }

  @Test(
    "A macro is found with whatever stands around it",
    arguments: [
      "#graphql(\"a\")",
      "\n  // #graphql(\"x\")\n  /* #graphql(\"x\") */ public /* #graphql(\"x\") */ #graphql(\"a\") /* #graphql(\"x\") */",
      "@available(*, deprecated, message: \"#graphql(\\\"x\\\")\") @A(#graphql(\"x\")) #graphql(\"a\")",
      "#`graphql`(\"a\")", "#InlineGraphQL::graphql(\"a\")",
      "#graphql ( /* ( */ \"a\" /* ) */ , // )\n schema : nil , )",
    ]
  )
  func surroundings(swift: String) throws {
    let use = use(.graphql, swift, within: ["struct S {}"])
    let literal = try #require(use.literal)
    #expect(String(decoding: literal.source.utf8, as: UTF8.self) == "a")
    #expect(literal.enclosingTypes == ["S"])
    #expect(parts(try [#require(use.literalRange)], of: swift) == ["\"a\""])
    #expect(use.problems == [])
  }

  @Test(
    "What a macro stands in is read from declarations without members",
    arguments: [
      (["public extension A.B {} /* } */"], "A.B public public members"),
      (
        ["struct S {}", "\n/// {\n@available(macOS 13, *)\npublic extension A where T == U {} // }"],
        "A.S public - members"
      ),
      (["func f(a: () -> Void = {}) -> Int // }", "struct S {}"], "S internal - statements"),
      (["enum E {}", "\n init() ", "private final class C<T> {}"], "C.E internal - members"),
      (["{ (x: Int) -> Int in }\n // {"], " internal - statements"),
      (["#if A\n@B\n#endif\npackage enum E {}"], "E package - members"),
    ] as [([String], String)]
  )
  func contexts(contexts: [String], expected: String) throws {
    let literal = try #require(use(.graphql, "#graphql(\"a\")", within: contexts).literal)
    let implied = literal.impliedAccessLevel?.rawValue ?? "-"
    #expect(
      "\(literal.enclosingTypes.joined(separator: ".")) \(literal.accessLevel) \(implied) \(literal.place.body)"
        == expected
    )
  }

  @Test("The schema is the one of the enum around the macro")
  func enclosingSchema() {
    let contexts = ["struct S {}", "@GraphQLSchema(\"a\") enum Api {}", "extension Outer {}"]
    let expected = EnclosingSchema(path: ["Outer", "Api"], argument: "a")
    #expect(use(.graphql, "#graphql(\"a\")", within: contexts).enclosingSchema == expected)
    #expect(use(.graphql, "#graphql(\"a\")", within: [contexts[2]]).enclosingSchema == nil)
  }

  @Test("An attached macro is the one at the offset, not one inside of its declaration")
  func attached() throws {
    let swift = "@A @GraphQLFragment(\"a\") private struct F { @GraphQLFragment(\"b\") struct G {} }"
    let attached = MacroUse(.fragment, in: Array(swift.utf8), at: 2, within: [])
    #expect(attached.literal?.declarationName == "F")
    #expect(attached.literal?.privateModifier == "private")
    let unreadable = use(.fragment, "@GraphQLFragment(a) struct F { @GraphQLFragment(\"b\") struct G {} }")
    #expect(unreadable.literal == nil)
  }

  @Test(
    "Arguments that cannot be read are told, each at its place",
    arguments: [
      (.graphql, "#graphql(a)", ["a"], false),
      (.graphql, "#graphql(\"a\" + b(\",\"))", ["\"a\" + b(\",\")"], false),
      (.graphql, "#graphql((\"a\"), schema: b)", ["(\"a\")", "b"], false),
      (.graphql, "#graphql(\"a\", schema: f(\")\", 1) )", ["f(\")\", 1)"], true),
      (.graphql, "#graphql(\"a\", schema: \"\\(b)\")", ["\"\\(b)\""], true),
      (.graphql, "#graphql<Int>(\"a\")", ["#graphql"], false),
      (.graphql, "#graphql()", ["#graphql"], false),
      (.graphql, "other(\"a\")", ["other"], false),
      (.fragment, "@GraphQLFragment(_: \"a\") struct F {}", ["@GraphQLFragment"], false),
      (.schema, "@GraphQLSchema(a) enum E {}", ["a"], true),
      (.schema, "@GraphQLSchema(nil, types: all, models: .some) enum E {}", ["all", ".some"], true),
      (.schema, "@GraphQLSchema(types: A.used, models: [\"B\", c]) enum E {}", ["[\"B\", c]"], true),
      (.schema, "@GraphQLSchema(types: .all, names: style) enum E {}", ["style"], true),
      (.schema, "@GraphQLSchema(names: .snakeCase) enum E {}", [".snakeCase"], true),
      (.schema, "@GraphQLSchema(names: a ? .camelCase : .asWritten) enum E {}", ["a ? .camelCase : .asWritten"], true),
      (.schema, "@GraphQLSchema(\"a\", names: GraphQLSchemaNames.camelCase) enum E {}", [], true),
      (.schema, "@GraphQLSchema(\"a\", types: .all, models: [\"B\", \"C\",]) enum E {}", [], true),
    ] as [(SwiftLiteral.Macro, String, [String], Bool)]
  )
  func problems(macro: SwiftLiteral.Macro, swift: String, places: [String], isRead: Bool) {
    let use = use(macro, swift, within: ["struct S {}"])
    #expect(parts(use.problems.map(\.range), of: swift) == places)
    #expect((use.literal != nil) == isRead)
  }

  @Test(
    "Interpolations are blank in the GraphQL, which keeps its places",
    arguments: [
      ("\"a \\(f(\")\")) b\"", ["\\(f(\")\"))"], "a           b"),
      ("\"\\(a)\\(\"\\(\"b)\")\")c\"", ["\\(a)", "\\(\"\\(\"b)\")\")"], "                c"),
      ("#\"a \\(b) \\#(\"\"\"\n\\(c)\n\"\"\") d\"#", ["\\#(\"\"\"\n\\(c)\n\"\"\")"], "a \\(b)                  d"),
    ] as [(String, [String], String)]
  )
  func interpolations(literal: String, interpolations: [String], text: String) {
    let swift = "#graphql(\(literal), schema: \"S\")"
    let use = use(.graphql, swift)
    #expect(parts(use.interpolations, of: swift) == interpolations)
    #expect(use.literal.map { String(decoding: $0.source.utf8, as: UTF8.self) } == text)
    #expect(use.literal?.schemaArgument == "S")
    #expect(use.problems == [])
  }

  @Test("No text crashes the reader, nor does depth")
  func truncated() {
    let swift = Array(
      "/* */ @A(\"\\(b)\") public #InlineGraphQL::`graphql`(#\"a \\#(b(\"]\")) c\"#, schema: [\"\\(d)\"],)".utf8
    )
    for end in 0...swift.count {
      for macro in SwiftLiteral.Macro.allCases {
        let use = MacroUse(macro, in: Array(swift[..<end]), within: [Array(swift[end...])])
        #expect(use.literal != nil || !use.problems.isEmpty)
        for range in use.problems.map(\.range) + use.interpolations { #expect(range.upperBound <= end) }
      }
    }
    for opening in ["(", "\"\\(", "[{", "/*"] {
      let deep = "#graphql(" + String(repeating: opening, count: 100_000)
      #expect(use(.graphql, deep).literal == nil)
    }
  }
}
