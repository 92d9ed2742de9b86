import Foundation
import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

/// All that the compiler prints for a package full of mistakes: every error once, at its position, with its notes and
/// fix-its.
@Suite("Macros: what the compiler prints", .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence))
struct CompilerOutputTests {
  private struct Mistake {
    let title: String
    let document: String
    /// The printed messages: lines and columns of the document, severities and texts.
    let printed: [String]
  }

  @Test("Every error once, at its place, with its notes and the changes that mend it")
  func mistakes() throws {
    // The lines before the first mistake.
    var source = """
      import InlineGraphQL
      @GraphQLSchema enum Shop {}
      @GraphQLFragment("fragment ProductRow on Product { name price(currency: $currency) }") struct ProductRow {}
      @GraphQLFragment("fragment Friends on Customer { friends { ...Circle } }") struct Friends {}
      enum Queries {

      """
    var expected = ["4:60: error: Cannot spread fragment \"Friends\" within itself via \"Circle\"."]
    for mistake in Self.mistakes {
      source += "  // \(mistake.title)\n  #graphql(\"\"\"\n"
      let first = source.split(separator: "\n", omittingEmptySubsequences: false).count
      for line in mistake.document.split(separator: "\n") { source += "    \(line)\n" }
      source += "    \"\"\")\n"
      for line in mistake.printed {
        let parts = line.split(separator: ":", maxSplits: 2)
        let number = try #require(Int(parts[0]))
        let column = try #require(Int(parts[1]))
        expected.append("\(first + number - 1):\(column + 4):\(parts[2])")
      }
    }
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": Self.schema, "Sources/App/Queries.swift": source + "}\n",
    ])
    let printed = try SwiftCompiler.built!.printed(package, ["Sources/App/Queries.swift"])
    #expect(printed == expected.map { "Sources/App/Queries.swift:\($0)" })
    // The build tool prints the same, but it also shows the position of a field in another literal. The compiler has no
    // positions in files other than the macro's (`Tests/Integration/Wire/places.py`).
    let (_, findings) = try package.embed(["Sources/App/Queries.swift"])
    let isElsewhere = { (line: String) in line.contains("note: the other field is in") }
    let lines = findings.flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(lines.count == printed.count)
    #expect(lines.filter { !isElsewhere($0) } == printed.filter { !isElsewhere($0) })
  }

  @Test("Places are the same however lines end", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(_ end: String) throws {
    let lines = [
      "import InlineGraphQL", "@GraphQLSchema enum Shop {}", "/* A comment", "   of lines. */",
      "@GraphQLFragment(\"fragment Friends on Customer { name }\") struct Friends {}", "enum Queries {", "  // Asks.",
      "", "  #graphql(\"\"\"", "    query A {", "      me {", "        nme ...Friends friends { nme }", "      }",
      "    }",
      "    \"\"\")", "}", "",
    ]
    let package = try TemporaryPackage([
      "Schemas/Shop.graphqls": Self.schema, "Sources/App/Queries.swift": lines.joined(separator: end),
    ])
    let message = #"error: Cannot query field "nme" on type "Customer". Did you mean "name"?"#
    let note = #"note: replace "nme" with "name""#
    let expected = ["12:9: \(message)", "12:9: \(note)", "12:34: \(message)", "12:34: \(note)"]
      .map { "Sources/App/Queries.swift:" + $0 }
    let style = end == "\r" ? "swift" : "llvm"
    let printed = try SwiftCompiler.built!.printed(package, ["Sources/App/Queries.swift"], style: style)
    #expect(printed == (style == "swift" ? expected.filter { $0.contains(": error: ") } : expected))
    let (_, findings) = try package.embed(["Sources/App/Queries.swift"])
    #expect(findings.flatMap { $0.split(separator: "\n").map(String.init) } == expected)
  }

  @Test("Bytes that are no UTF-8 are errors where they are, of the compiler and of the build tool")
  func otherEncodings() throws {
    let latin = """
      import InlineGraphQL
      @GraphQLSchema enum Shop {}
      // café
      enum Queries { #graphql("query A { me { name } } # café") }
      """
    let package = try TemporaryPackage(["Schemas/Shop.graphqls": Self.schema])
    let file = "Sources/App/Queries.swift"
    try package.write("", to: file)
    try #require(latin.data(using: .isoLatin1)).write(to: URL(filePath: package.path(file)))
    let printed = try SwiftCompiler.built!.printed(package, [file])
    for place in ["3:7", "4:55"] {
      #expect(printed.contains("\(file):\(place): error: invalid UTF-8 found in source file"))
    }
    let (_, findings) = try package.embed([file])
    #expect(findings == ["\(file):4:55: error: Syntax Error: Invalid character: byte 0xE9, which is not UTF-8."])
  }

  private static let mistakes = [
    Mistake(
      title: "Unknown fields and arguments, with what was meant",
      document: """
        query Misspelt($id: ID!) {
          product(id: $id) {
            nme
            reviews(frist: 1) { stars }
          }
        }
        """,
      printed: [
        #"3:5: error: Cannot query field "nme" on type "Product". Did you mean "name"?"#,
        #"3:5: note: replace "nme" with "name""#,
        #"4:5: error: Field "reviews" argument "first" of type "Int!" is required, but it was not provided."#,
        #"4:13: error: Unknown argument "frist" on field "Product.reviews". Did you mean "first"?"#,
        #"4:13: note: replace "frist" with "first""#,
      ]
    ),
    Mistake(
      title: "Values of other types",
      document: """
        query Values($filter: Filtr!) {
          product(id: 1.5, currency: EURO) { id }
          search(filter: {txt: "a", tags: [1]}) { __typename }
        }
        """,
      printed: [
        #"1:14: error: Variable "$filter" is never used in operation "Values"."#,
        #"1:14: note: remove "$filter""#,
        #"1:23: error: Unknown type "Filtr". Did you mean "Filter" or "Int"?"#,
        #"1:23: note: replace "Filtr" with "Filter""#,
        #"1:23: note: replace "Filtr" with "Int""#,
        #"2:15: error: ID cannot represent a non-string and non-integer value: 1.5"#,
        #"2:30: error: Value "EURO" does not exist in "Currency" enum. Did you mean the enum value "EUR"?"#,
        #"2:30: note: replace "EURO" with "EUR""#,
        #"3:18: error: Field "Filter.text" of required type "String!" was not provided."#,
        #"3:19: error: Field "txt" is not defined by type "Filter". Did you mean "text"?"#,
        #"3:19: note: replace "txt" with "text""#,
        #"3:36: error: String cannot represent a non string value: 1"#,
      ]
    ),
    Mistake(
      title: "Variables, also those that a fragment of another literal uses",
      document: """
        query Variables($id: ID, $unused: Int, $first: String!) {
          product(id: $id) {
            reviews(first: $first) { id }
            ...ProductRow
          }
        }
        """,
      printed: [
        #"1:17: error: Variable "$id" of type "ID" used in position expecting type "ID!"."#,
        #"2:15: note: used here"#,
        #"1:26: error: Variable "$unused" is never used in operation "Variables"."#,
        #"1:26: note: remove "$unused""#,
        #"1:40: error: Variable "$first" of type "String!" used in position expecting type "Int!"."#,
        #"3:20: note: used here"#,
        #"4:5: error: Variable "$currency" is not defined by operation "Variables"."#,
        #"4:5: note: fragment "ProductRow" uses "$currency""#,
      ]
    ),
    Mistake(
      title: "Fields that conflict",
      document: """
        query Conflicts {
          product(id: 1) {
            price(currency: EUR)
            price(currency: USD)
            name: id
            name
          }
        }
        """,
      printed: [
        #"3:5: error: Fields "price" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#,
        #"4:5: note: the other field"#,
        #"5:5: error: Fields "name" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"6:5: note: the other field"#,
      ]
    ),
    Mistake(
      title: "Fields that conflict with those of a fragment of another literal",
      document: """
        query Across($currency: Currency) {
          product(id: 1) {
            name: id
            ...ProductRow
          }
        }
        """,
      printed: [
        #"3:5: error: Fields "name" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"4:5: note: the other field is in fragment "ProductRow""#,
      ]
    ),
    Mistake(
      title: "Spreads that can never apply, of fragments of this literal and of others",
      document: """
        query Spreads($currency: Currency) {
          me {
            ...ProductRow
            ...Nowhere
            ... on Product { id }
          }
        }
        """,
      printed: [
        #"3:5: error: Fragment "ProductRow" cannot be spread here as objects of type "Customer" can never be of type "Product"."#,
        #"4:8: error: Unknown fragment "Nowhere"."#,
        #"4:8: note: the compiler looks for fragments in this literal and in the other literals of the package"#,
        #"5:5: error: Fragment cannot be spread here as objects of type "Customer" can never be of type "Product"."#,
      ]
    ),
    Mistake(
      title: "Directives",
      document: """
        query Directives {
          me @skip @nope {
            name @deprecated
            id @include(if: true) @include(if: false)
          }
        }
        """,
      printed: [
        #"2:6: error: Directive "@skip" argument "if" of type "Boolean!" is required, but it was not provided."#,
        #"2:12: error: Unknown directive "@nope"."#,
        #"3:10: error: Directive "@deprecated" may not be used on FIELD."#,
        #"4:8: error: The directive "@include" can only be used once at this location."#,
      ]
    ),
    Mistake(
      title: "Roots of subscriptions",
      document: """
        subscription Roots {
          rated { id }
          sold { id }
        }
        """,
      printed: [
        #"3:3: error: Subscription "Roots" must select only one top level field."#
      ]
    ),
    Mistake(
      title: "Selections where there is nothing to select, and none where there is",
      document: """
        query Leafs {
          me
          product(id: 1) { name { length } }
        }
        """,
      printed: [
        #"2:3: error: Field "me" of type "Customer" must have a selection of subfields. Did you mean "me { ... }"?"#,
        #"3:25: error: Field "name" must not have a selection since type "String!" has no subfields."#,
      ]
    ),
    Mistake(
      title: "What is deprecated, with the reason, is a warning",
      document: """
        query Deprecated {
          product(id: 1, currency: DM) {
            oldPrice
            reviews(first: 1, order: BEST) { id }
          }
          search(filter: {text: "a", old: 1}) { __typename }
        }
        """,
      printed: [
        #"2:28: warning: The enum value "Currency.DM" is deprecated. Use EUR."#,
        #"3:5: warning: The field Product.oldPrice is deprecated. Use price."#,
        #"4:23: warning: Field "Product.reviews" argument "order" is deprecated. No longer supported"#,
        #"6:30: warning: The input field Filter.old is deprecated. It is ignored."#,
      ]
    ),
    Mistake(
      title: "A fragment that nothing spreads here may be spread elsewhere",
      document: """
        fragment Unused on Customer { id }
        """,
      printed: []
    ),
    Mistake(
      title: "Cycles through other literals",
      document: """
        fragment Circle on Customer { friends { id ...Friends } }
        """,
      printed: [
        #"1:44: error: Cannot spread fragment "Circle" within itself via "Friends"."#
      ]
    ),
  ]

  private static let schema = """
    type Query { product(id: ID!, currency: Currency = EUR): Product, search(filter: Filter!): [Result!]!, me: Customer }
    interface Node { id: ID! }
    type Product implements Node {
      id: ID!
      name: String!
      price(currency: Currency): Float!
      oldPrice: Float @deprecated(reason: "Use price.")
      reviews(first: Int!, order: Order @deprecated): [Review!]!
    }
    type Review implements Node { id: ID!, stars: Int!, author: Customer! }
    type Customer implements Node { id: ID!, name: String!, friends: [Customer!]! }
    union Result = Product | Customer
    input Filter { text: String!, tags: [String!], old: Int @deprecated(reason: "It is ignored.") }
    enum Currency { EUR, USD, DM @deprecated(reason: "Use EUR.") }
    enum Order { NEWEST, BEST }
    type Subscription { rated: Review, sold: Product }
    """
}
