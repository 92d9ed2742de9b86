import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

@Suite(
  "Macros: fragments that a nearer type hides by its name",
  .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence)
)
struct HiddenFragmentTests {
  private let compiler = SwiftCompiler.built!

  /// Returns the compiler's messages for two files, without the plugin and with it.
  private func typeCheck(_ fragments: String, _ queries: String) throws -> [String] {
    let package = try TemporaryPackage(
      TemporaryPackage.starWars.merging([
        "Sources/App/Fragments.swift": "import InlineGraphQL\n@GraphQLSchema enum StarWars {}\n" + fragments,
        "Sources/App/Queries.swift": "import InlineGraphQL\n" + queries,
      ]) { $1 }
    )
    let files = ["Sources/App/Fragments.swift", "Sources/App/Queries.swift"]
    let (embedded, findings) = try package.embed(files)
    #expect(findings == [])
    return try [files, embedded].flatMap { try compiler.typeCheck(package, $0, "-warnings-as-errors") }
  }

  private let fragments = """
    @GraphQLFragment("fragment Shopy on Character { name friends { ...Wide } }") struct Shopy {}
    @GraphQLFragment("fragment Wide on Character { name ... on Human { height } ... on Droid { friends { id } } }")
    struct Wide {}
    """

  @Test("An operation named as the fragment, in whatever literal of the type around it")
  func operations() throws {
    let queries = """
      enum Queries {
        #graphql("query Shopy { hero { ...Shopy ... on Droid { ...Wide } } }")
        #graphql("query Wide($a: Boolean!) { hero { ...Wide @relay(mask: false) ...Shopy @include(if: $a) } }")
      }
      func show(_ shopy: Queries.Shopy.Data, _ wide: Queries.Wide.Data) -> String? {
        if let hero = wide.hero, case .droid(let droid) = Wide.Case(hero) { return droid.friends?.first??.id }
        return shopy.hero.map { Shopy(key: $0).data.name }
      }
      """
    #expect(try typeCheck(fragments, queries) == [])
  }

  @Test("A type around the literal named as the fragment")
  func enclosingTypes() throws {
    let queries = """
      enum Screens {
        enum Shopy {
          enum Wide {
            #graphql("query Inside { hero { ...Shopy ...Wide @relay(mask: false) } }")
            @GraphQLFragment("fragment Nested on Character { ...Shopy ...Wide @relay(mask: false) }") struct Nested {}
          }
        }
      }
      @GraphQLOperation("query Nested { hero { ...Nested ...Shopy } }") struct NestedQuery {}
      func show(_ data: NestedQuery.Data) -> String? {
        data.hero.map { Screens.Shopy.Wide.Nested(key: $0).data.name + Shopy(key: $0).data.name }
      }
      """
    #expect(try typeCheck(fragments, queries) == [])
  }

  @Test("A private fragment is named as others are")
  func privateFragments() throws {
    let queries = """
      @GraphQLFragment("fragment Own on Character { name }") private struct Own {}
      @GraphQLFragment("fragment Part on Character { ...Own }") fileprivate struct Part {}
      private enum Queries {
        #graphql("query Own { hero { ...Own ...Part } }")
      }
      """
    #expect(try typeCheck(fragments, queries) == [])
  }

  @Test("An operation and a fragment of one literal, and an operation whose struct has another name")
  func oneLiteral() throws {
    let queries = """
      enum Queries {
        #graphql(\"""
          query Product { hero { ...Product } }
          fragment Product on Character { name ...Shopy }
          \""")
      }
      @GraphQLOperation("query Shopy { hero { ...Shopy } }") struct ShopyPage {}
      let names = [Queries.ProductQuery.operationName, ShopyPage.operationName]
      func show(_ data: Queries.ProductQuery.Data, _ page: ShopyPage.Data) -> String? {
        data.hero.map { Queries.Product(key: $0).data.name } ?? page.hero.map { Shopy(key: $0).data.name }
      }
      """
    #expect(try typeCheck(fragments, queries) == [])
  }

  @Test("Names that Swift has another use for, in backticks")
  func quotedNames() throws {
    let fragments = """
      @GraphQLFragment("fragment Type on Character { name ... on Human { height } }") struct `Type` {}
      @GraphQLFragment("fragment default on Character { name ...Type }") struct `default` {}
      @GraphQLFragment("fragment Plain on Character { name ...Nested }") struct `Plain` {}
      enum Views {
        @GraphQLFragment("fragment Nested on Character { name }") struct `Nested` {}
        @GraphQLFragment("fragment case on Character { name friends { ...Type } }") struct `case` {}
      }
      """
    let queries = """
      enum Queries {
        #graphql("query A { hero { ...Type ...default ...Plain ...case } }")
        #graphql("query B { hero { ...Type @relay(mask: false) ...default ...case @relay(mask: false) } }")
      }
      @GraphQLOperation("query switch { hero { ...Type } }") struct `switch` {}
      @GraphQLOperation("query Page { hero { ...Plain } }") struct `Page` {}
      func show(_ a: Queries.A.Data, _ b: Queries.B.Data) -> [String?] {
        [
          a.hero.map { `Type`(key: $0).data.name }, b.hero.map { `default`(key: $0).data.name },
          a.hero.map { Plain(key: $0).data.name }, a.hero.map { Views.`case`(key: $0).data.name },
        ]
      }
      """
    #expect(try typeCheck(fragments, queries) == [])
  }
}
