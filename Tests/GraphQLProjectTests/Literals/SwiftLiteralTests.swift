import GraphQLCompiler
import Testing

@testable import GraphQLProject

@Suite("Literals: finding them in Swift source")
struct SwiftLiteralTests {
  /// Describes a literal in one line, for comparison.
  private func describe(_ literal: SwiftLiteral) -> String {
    var line = (literal.enclosingTypes + ["\(literal.macro)"]).joined(separator: ".")
    line += " " + String(decoding: literal.source.utf8, as: UTF8.self)
    if let schema = literal.schemaArgument { line += " schema:\(schema)" }
    if let name = literal.declarationName { line += " on:\(name)" }
    if literal.accessLevel != .internal { line += " \(literal.accessLevel)" }
    if literal.isConditional { line += " conditional" }
    if literal.isPrivate { line += " private" }
    return line
  }

  @Test(
    "Literals are found where code is, and nowhere else",
    arguments: [
      ("#graphql(\"a\")", ["graphql a"]),
      ("#graphql  ( /* x */ \"a\" , // y\n schema : \"S\" , )", ["graphql a schema:S"]),
      ("#graphql(\"a\", schema: nil)", ["graphql a"]),
      ("#`graphql`(\"a\"); #InlineGraphQL::graphql(\"b\")", ["graphql a", "graphql b"]),
      ("// #graphql(\"a\")\n#graphql(\"b\")", ["graphql b"]),
      ("/* #graphql(\"a\") /* */ #graphql(\"b\") */ #graphql(\"c\")", ["graphql c"]),
      (##"let s = "#graphql(\"a\")"; let r = #"#graphql("a")"#; #graphql("b")"##, ["graphql b"]),
      ("let s = \"\"\"\n#graphql(\"a\")\n\"\"\"\n#graphql(\"b\")", ["graphql b"]),
      (##"let s = "\(f("\(g(")"))"))#graphql"; #graphql("b")"##, ["graphql b"]),
      (##"let s = #"\(a) \#(b(")")) "x" "#; #graphql("b")"##, ["graphql b"]),
      ("let s = \"unclosed\n#graphql(\"b\")", ["graphql b"]),
      ("let r = /\"/; #graphql(\"b\")", ["graphql b"]),
      ("f(/[(]\"/) ; #graphql(\"b\")", ["graphql b"]),
      ("let r = #/ \" \\/ /#; #graphql(\"b\")", ["graphql b"]),
      ("let r = #/\n  \" # x\n/#; #graphql(\"b\")", ["graphql b"]),
      ("let d = a / b; let e = (c)/d/e; #graphql(\"b\")", ["graphql b"]),
      ("let d = x.in / \"\".count / 2; #graphql(\"b\")", ["graphql b"]),
      ("`class`.f(); struct `enum` { #graphql(\"b\") }", ["`enum`.graphql b"]),
      ("#!/usr/bin/env swift \"\n#graphql(\"b\")", ["graphql b"]),
      (
        "#if A\n#graphql(\"a\")\n#else\n#graphql(\"b\")\n#endif\n#graphql(\"c\")",
        ["graphql a conditional", "graphql b conditional", "graphql c"]
      ),
      ("#if false\n#graphql(\"a\")\n#else\n#graphql(\"b\")\n#endif\n#graphql(\"c\")", ["graphql b", "graphql c"]),
      (
        "#if A && !true\n#graphql(\"a\")\n#elseif B\n#graphql(\"b\")\n#elseif true\n#graphql(\"c\")\n#else\n"
          + "#graphql(\"d\")\n#endif",
        ["graphql b conditional", "graphql c conditional"]
      ),
      ("#if false\n#if A\n#graphql(\"a\")\n#else\n#graphql(\"b\")\n#endif\n#endif\n#graphql(\"c\")", ["graphql c"]),
      ("#if !(A && false)\n#graphql(\"a\")\n#endif", ["graphql a conditional"]),
      ("#graphqlX(\"a\") #graphql2(\"b\") # graphql(\"c\") graphql(\"d\") #file.graphql(\"e\")", []),
      (
        "#graphql(a) #graphql(\"a\" + b) #graphql(\"\\(a)\") #graphql(x: \"a\") #graphql() #graphql(\"a\", schema: s)",
        []
      ),
      ("#graphql(\"a", []),
      ("}}}) #graphql(\"a\") {{{((", ["graphql a"]),
    ] as [(String, [String])]
  )
  func places(swift: String, literals: [String]) {
    #expect(graphQLLiterals(in: Array(swift.utf8)).map(describe) == literals)
  }

  @Test(
    "The types around a literal make its path",
    arguments: [
      (
        "enum A { struct B<T: P> where T == Int { #graphql(\"x\") } #graphql(\"y\") }",
        ["A.B.graphql x", "A.graphql y"]
      ),
      ("extension A.B { final class C: D { actor E { #graphql(\"x\") } } }", ["A.B.C.E.graphql x"]),
      ("extension Array<Int> { #graphql(\"x\") }", ["Array.graphql x"]),
      ("class A { class func f() {} class var x: Int { 1 } #graphql(\"x\") }", ["A.graphql x"]),
      ("enum A { func f(extension e: Int) { if actor is B {} } #graphql(\"x\") }", ["A.graphql x"]),
      ("enum A { let c = { struct L { #graphql(\"x\") } } }", ["A.L.graphql x"]),
      ("struct A { var x: Int { 1 }; #graphql(\"x\") }", ["A.graphql x"]),
      ("enum A { #graphql(\"x\") }\nvar b: Int { #graphql(\"y\") }", ["A.graphql x", "graphql y"]),
    ]
  )
  func paths(swift: String, literals: [String]) {
    #expect(graphQLLiterals(in: Array(swift.utf8)).map(describe) == literals)
  }

  @Test(
    "What is emitted is as accessible as the code around it says",
    arguments: [
      ("public enum A { #graphql(\"x\") }", ["A.graphql x public"]),
      ("package enum A { #graphql(\"x\") }", ["A.graphql x package"]),
      ("private enum A { #graphql(\"x\") }", ["A.graphql x private"]),
      ("fileprivate extension A { public struct B { #graphql(\"x\") } }", ["A.B.graphql x public private"]),
      ("enum A { private struct B {}\n #graphql(\"x\") }", ["A.graphql x"]),
      ("open class A { #graphql(\"x\") }", ["A.graphql x public"]),
      ("public enum A { enum B { #graphql(\"x\") } }", ["A.B.graphql x"]),
      (
        "public extension A { #graphql(\"x\") struct B { #graphql(\"y\") } }",
        ["A.graphql x public", "A.B.graphql y public"]
      ),
      ("public extension A { internal struct B { #graphql(\"y\") } }", ["A.B.graphql y"]),
      ("enum A { public #graphql(\"x\")\n #graphql(\"y\") }", ["A.graphql x public", "A.graphql y"]),
      ("struct A { public private(set) var x = 1\n #graphql(\"x\") }", ["A.graphql x"]),
      ("enum A { public var x: Int { 1 }\n #graphql(\"x\") }", ["A.graphql x"]),
    ]
  )
  func accessLevels(swift: String, literals: [String]) {
    #expect(graphQLLiterals(in: Array(swift.utf8)).map(describe) == literals)
  }

  @Test(
    "Attached macros know their declaration",
    arguments: [
      ("@GraphQLFragment(\"x\") struct F {}", ["fragment x on:F"]),
      (
        "@MainActor @GraphQLFragment(\"x\", schema: \"S\")\n@A(b: { struct C {} }) public final class F {}",
        ["fragment x schema:S on:F public"]
      ),
      ("public @GraphQLOperation(\"x\") struct F {}", ["operation x on:F public"]),
      ("@InlineGraphQL.GraphQLOperation(\"x\") struct F {}", ["operation x on:F"]),
      ("@InlineGraphQL . `GraphQLOperation`(\"x\") struct F {}", ["operation x on:F"]),
      ("@InlineGraphQL::GraphQLOperation(\"x\") struct F {}", ["operation x on:F"]),
      ("public extension A { @GraphQLFragment(\"x\") struct F {} }", ["A.fragment x on:F public"]),
      ("public enum A { @GraphQLFragment(\"x\") struct F {} }", ["A.fragment x on:F"]),
      ("enum A { @GraphQLFragment(\"x\") private struct F {} }", ["A.fragment x on:F private"]),
      ("private enum A { @GraphQLFragment(\"x\") struct F {} }", ["A.fragment x on:F private"]),
      ("@GraphQLSchema enum S { #graphql(\"x\") }", ["schema  on:S", "S.graphql x"]),
      ("@GraphQLSchema(\"Schemas/s.graphqls\") public enum S {}", ["schema  schema:Schemas/s.graphqls on:S public"]),
      ("@GraphQLSchema(nil, types: .all) enum S {}", ["schema  on:S"]),
      ("@GraphQLFragment(\"x\") func f() {}\nstruct G {}", ["fragment x"]),
      ("@GraphQLFragment struct F {}\n@GraphQLFragment(f) struct G {}\n@GraphQLFragments(\"x\") struct H {}", []),
    ] as [(String, [String])]
  )
  func attached(swift: String, literals: [String]) {
    #expect(graphQLLiterals(in: Array(swift.utf8)).map(describe) == literals)
  }

  @Test(
    "A @GraphQLSchema knows which types its enum declares itself",
    arguments: [
      ("@GraphQLSchema enum S {}", []),
      ("@GraphQLSchema enum S { typealias A = B.C; struct D { struct E {} } }\nstruct F {}", ["A", "D"]),
      ("@GraphQLSchema(\"s\") public enum S { public enum `Any` {}\nprotocol P {}\nactor Q {} }", ["Any", "P", "Q"]),
      ("@GraphQLSchema enum S {\n#if X\ntypealias A = B\n#else\nfinal class A {}; enum C {}\n#endif\n}", ["A", "C"]),
      ("@GraphQLSchema enum S { extension T {}; func f() { struct L {} }; var x: Int { typealias M = Int } }", []),
      ("enum S { struct A {} }\n@GraphQLSchema enum T { class func f() {} }", []),
    ] as [(String, Set<String>)]
  )
  func declaredTypes(swift: String, names: Set<String>) throws {
    let schema = try #require(graphQLLiterals(in: Array(swift.utf8)).first { $0.macro == .schema })
    #expect(schema.declaredTypes == names)
  }

  @Test(
    "A @GraphQLSchema knows whether it declares only what is used",
    arguments: [
      ("", .all), ("(types: .used)", .used(and: [])), ("( \"S\" , types : .used , )", .used(and: [])),
      ("(types: .all)", .all),
      ("(types: InlineGraphQL.GraphQLSchemaTypes.used)", .used(and: [])),
      ("(\"S\", types: GraphQLSchemaTypes.all)", .all),
      ("(types: .used(and: [\"A\"]))", .used(and: ["A"])), ("(types: .used(and: []))", .used(and: [])),
      ("(types: GraphQLSchemaTypes.used ( and : [ \"A\" , \"*B\" , ] ) , names: .camelCase)", .used(and: ["A", "*B"])),
    ] as [(String, EmittedTypes)]
  )
  func usedTypes(arguments: String, types: EmittedTypes) throws {
    let schema = try #require(graphQLLiterals(in: Array("@GraphQLSchema\(arguments) enum S {}".utf8)).first)
    #expect(schema.emittedTypes == types)
    #expect(schema.schemaArgument == (arguments.contains("\"S\"") ? "S" : nil))
    for wrong in [
      "(types: used())", "(types: )", "(types: .used(or: []))", "(types: .used(and: A))", "(types: .all(and: []))",
      "(types: .used, types: .used)", "(types: \"used\")",
    ] {
      #expect(graphQLLiterals(in: Array("@GraphQLSchema\(wrong) enum S {}".utf8)).isEmpty, "\(wrong)")
    }
  }

  @Test(
    "A @GraphQLSchema knows how names are written",
    arguments: [
      ("", .asWritten), ("(names: .camelCase)", .camelCase),
      ("(\"S\", types: .used, models: .all, names: .asWritten)", .asWritten),
      ("( \"S\" , names : GraphQLSchemaNames.camelCase , )", .camelCase),
    ] as [(String, NameCase)]
  )
  func nameCase(arguments: String, nameCase: NameCase) throws {
    let schema = try #require(graphQLLiterals(in: Array("@GraphQLSchema\(arguments) enum S {}".utf8)).first)
    #expect(schema.nameCase == nameCase)
    for wrong in ["(names: f())", "(names: )", "(names: .camelCase, names: .camelCase)", "(names: \"camelCase\")"] {
      #expect(graphQLLiterals(in: Array("@GraphQLSchema\(wrong) enum S {}".utf8)).isEmpty, "\(wrong)")
    }
  }

  @Test(
    "A literal knows whether its types get memberwise initializers",
    arguments: [
      ("", false), (", memberwiseInitializers: true", true), (", memberwiseInitializers : false", false),
      (", schema: \"S\", memberwiseInitializers: true,", true), (", memberwiseInitializers: yes", nil),
      (", memberwiseInitializers: \"true\"", nil), (", memberwiseInitializers: true && false", nil),
    ] as [(String, Bool?)]
  )
  func memberwiseInitializers(argument: String, isAsked: Bool?) {
    for macro in ["enum A { #graphql(", "@GraphQLFragment(", "@GraphQLOperation("] {
      let swift = macro + "\"query Q { a }\"" + argument + (macro.hasPrefix("@") ? ") struct Q {}" : ") }")
      #expect(graphQLLiterals(in: Array(swift.utf8)).first?.memberwiseInitializers == isAsked, "\(swift)")
    }
  }

  @Test("Offsets of the text lead into the file")
  func offsets() throws {
    let swift = "enum A {\n  #graphql(\"\"\"\n    query Q {\n      é: nme\n    }\n    \"\"\")\n}\n"
    let literal = try #require(graphQLLiterals(in: Array(swift.utf8), name: "A.swift").first)
    let text = String(decoding: literal.source.utf8, as: UTF8.self)
    #expect(literal.source.name == "A.swift")
    let offset = try #require(text.utf8Offset(of: "nme"))
    #expect(literal.fileOffset(of: offset) == swift.utf8Offset(of: "nme"))
    #expect(literal.offset == swift.utf8Offset(of: "#graphql"))
  }

  @Test("No source crashes the scanner")
  func truncated() {
    let swift = Array(
      ##"""
      #!x
      @GraphQLSchema("s") public enum A { extension `B`.C where T == D {
        @InlineGraphQL.GraphQLFragment("f \u{41}", schema: #"S"#) struct F { let r = #/ " /#; let s = "\(a("\(b)"))" } } }
      package #graphql("""
        a \
        b
        """, schema: "S",) /* /* */ */ let d = /x"y/ // end
      """##.utf8
    )
    for end in 0...swift.count { _ = graphQLLiterals(in: Array(swift[..<end])) }
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      var mutated = swift
      for _ in 0..<4 {
        mutated[Int.random(in: 0..<mutated.count, using: &generator)] = swift.randomElement(using: &generator)!
      }
      _ = graphQLLiterals(in: mutated)
    }
  }
}

extension String {
  /// Returns the offset of the first occurrence of a text, in bytes.
  fileprivate func utf8Offset(of text: String) -> Int? {
    let bytes = Array(utf8)
    let searched = Array(text.utf8)
    return (0...max(0, bytes.count - searched.count)).first { bytes[$0...].starts(with: searched) }
  }
}
