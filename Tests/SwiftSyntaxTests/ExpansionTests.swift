import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite("Macros: what they expand to")
struct ExpansionTests {
  /// Returns the declarations of an expansion, without their bodies.
  private func outline(_ source: String) -> [String] {
    let keywords: Set<Substring> = ["struct", "enum", "protocol", "extension", "typealias"]
    var outline: [String] = []
    for line in source.split(separator: "\n") {
      let words = line.prefix { $0 != "{" && $0 != "=" }.split(separator: " ")
      guard !line.contains("///"), words.contains(where: keywords.contains) else { continue }
      outline.append(words.joined(separator: " "))
    }
    return outline
  }

  @Test("#graphql declares a struct for each operation, and a struct and a protocol for each fragment")
  func graphql() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let expansion = package.expand(
      """
      enum Queries {
        #graphql("query Hero { hero { ...Name } } fragment Name on Character { name }")
      }
      """
    )
    #expect(expansion.diagnostics == [])
    let outline = outline(expansion.source)
    #expect(outline.contains("struct Hero: InlineGraphQL.GraphQLQuery"))
    #expect(outline.contains("struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Name_Key"))
    #expect(outline.contains("struct Name: InlineGraphQL.GraphQLFragment"))
    #expect(outline.contains("nonisolated protocol Name_Key"))
    #expect(!expansion.source.contains("#graphql"))
  }

  @Test("#graphql against a model schema is compiled against the API's schema")
  func modelSchema() throws {
    let package = try TemporaryPackage(["Schemas/Blog.graphqls": "type Post @model { title: String! }"])
    let expansion = package.expand(
      #"enum Q { #graphql("query A { listPosts(limit: 1) { items { title } nextToken } }") }"#
    )
    #expect(expansion.diagnostics == [])
    #expect(outline(expansion.source).contains { $0.hasPrefix("struct ModelPostConnection_listPosts") })
  }

  @Test("@GraphQLFragment completes its struct, declares the key protocol beside it and adds the conformance")
  func fragment() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let expansion = package.expand(#"@GraphQLFragment("fragment Name on Character { name }") struct Name {}"#)
    #expect(expansion.diagnostics == [])
    let outline = outline(expansion.source)
    #expect(outline.first == "struct Name")
    #expect(
      outline.contains("struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Name_Key, Name.Data.Fields")
    )
    #expect(outline.contains("nonisolated protocol Name_Key"))
    #expect(outline.last == "extension Name: InlineGraphQL.GraphQLFragment, Swift.Sendable")
  }

  @Test(
    "What spreads a fragment unmasked has its protocol, unless it is an internal one of another target",
    arguments: [("App", "", true), ("Other", "", false), ("Other", "package ", true), ("Other", "public ", true)]
  )
  func unmasked(target: String, access: String, conforms: Bool) throws {
    let card = #"@GraphQLFragment("fragment Card on Character { name }") \#(access)struct Card {}"#
    let package = try TemporaryPackage(TemporaryPackage.starWars.merging(["Sources/\(target)/Card.swift": card]) { $1 })
    let expansion = package.expand(#"enum Q { #graphql("query Q { hero { ...Card @relay(mask: false) } }") }"#)
    #expect(expansion.diagnostics == [])
    #expect(expansion.source.contains("struct Character_hero: InlineGraphQL.ResponseObject"))
    #expect(expansion.source.contains("Card.Data.Fields") == conforms)
  }

  @Test("@GraphQLOperation completes its struct and adds the conformance")
  func operation() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let expansion = package.expand(
      #"@GraphQLOperation("mutation Review($input: ReviewInput!) { review(input: $input) }") struct Review {}"#
    )
    #expect(expansion.diagnostics == [])
    let outline = outline(expansion.source)
    #expect(outline.first == "struct Review")
    #expect(outline.contains("struct Variables: InlineGraphQL.GraphQLVariables"))
    #expect(
      outline.last
        == "extension Review: InlineGraphQL.GraphQLMutation, InlineGraphQL.GraphQLSingleResponseOperation, "
        + "InlineGraphQL.GraphQLOperation, Swift.Sendable"
    )
  }

  @Test("@GraphQLSchema declares enums, input objects and the scalars that the user does not")
  func schema() throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let all = outline(package.expand("@GraphQLSchema enum StarWars {}").source)
    #expect(all.contains("enum Episode: InlineGraphQL.GraphQLEnum"))
    #expect(all.contains("struct ReviewInput: InlineGraphQL.GraphQLInputObject"))
    #expect(all.contains("typealias DateTime"))
    let declared = package.expand(
      """
      @GraphQLSchema("StarWars") enum SW {
        struct DateTime {}
        #if DEBUG
          enum Episode {}
        #endif
      }
      """
    )
    #expect(declared.diagnostics == [])
    #expect(
      outline(declared.source).filter { $0.contains("Date") || $0.contains("enum Episode") } == [
        "struct DateTime", "enum Episode",
      ]
    )
  }

  @Test(
    "What is emitted is as accessible as the code around it says",
    arguments: [
      ("public enum Q { MACRO }", "public struct Hero: "),
      ("package enum Q { MACRO }", "package struct Hero: "),
      ("enum Q { MACRO }", "\n  struct Hero: "),
      ("public enum Q { enum R { MACRO } }", " struct Hero: "),
      ("enum Q { public MACRO }", "public struct Hero: "),
      ("extension Q { public MACRO }", "public struct Hero: "),
      ("public extension Q { MACRO }", "{ struct Hero: "),
    ]
  )
  func accessLevels(swift: String, declaration: String) throws {
    let package = try TemporaryPackage(TemporaryPackage.starWars)
    let source = swift.replacing("MACRO", with: #"#graphql("query Hero { hero { id } }")"#)
    let expansion = package.expand(source)
    #expect(expansion.diagnostics == [])
    let isPublic = declaration.contains("public") || swift.contains("public extension")
    #expect(expansion.source.contains("struct Hero: "))
    #expect(expansion.source.contains("public let hero: ") == isPublic)
    #expect(expansion.source.contains("public struct Hero: ") == declaration.contains("public"))
    #expect(expansion.source.contains("package struct Hero: ") == declaration.contains("package"))
  }

  @Test("The types of a schema are found in the enum that the literal is in, whatever the file is called")
  func enclosingSchema() throws {
    let package = try TemporaryPackage([
      "Schemas/a.graphqls": "type Query { a(b: B): Int } enum B { C }",
      "Schemas/other.graphqls": "type Query { o: Int }",
    ])
    let expansion = package.expand(
      """
      enum Outer {
        @GraphQLSchema("a") enum Api {
          #graphql("query A($b: B) { a(b: $b) }")
        }
      }
      """
    )
    #expect(expansion.diagnostics == [])
    #expect(expansion.source.contains("InlineGraphQL.GraphQLNullable<Outer.Api.B>"))
  }

  @Test("A fragment of another file is known with the types around it")
  func fragmentElsewhere() throws {
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging(
        [
          "Sources/App/Fragments.swift": """
          extension Views.Cards {
            #graphql("fragment Name on Character { name ...Id }")
          }
          @GraphQLFragment("fragment Id on Character { id }") struct Id {}
          """,
          "Examples/Nested/Package.swift": "",
          "Examples/Nested/Sources/X.swift": #"@GraphQLFragment("fragment Nested on Character { id }") struct N {}"#,
          "Sources/App/.hidden/X.swift": #"@GraphQLFragment("fragment Hidden on Character { id }") struct H {}"#,
          "Sources/App/App.docc/X.swift": #"@GraphQLFragment("fragment Shown on Character { id }") struct S {}"#,
        ],
        uniquingKeysWith: { $1 }
      )
    )
    let expansion = package.expand(#"enum Q { #graphql("query Hero { hero { ...Name } }") }"#)
    #expect(expansion.diagnostics == [])
    #expect(expansion.source.contains("InlineGraphQL.ResponseObject, Swift.CustomReflectable, Views.Cards.Name_Key"))
    for name in ["Nested", "Hidden", "Shown"] {
      let unknown = package.expand("enum Q { #graphql(\"query Hero { hero { ...\(name) } }\") }")
      #expect(unknown.diagnostics.first?.hasSuffix("error: Unknown fragment \"\(name)\".") == true)
    }
  }
}
