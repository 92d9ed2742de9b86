import CompilerFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLProject
@testable import GraphQLValidation

@Suite("Project: fragments of Swift files")
struct FragmentSiteTests {
  @Test("Every fragment of a file is found, with the name that Swift code has for it")
  func sites() {
    let swift = """
      @GraphQLSchema("S") enum Api {
        #graphql(\"""
          # fragment No on X { a }
          "fragment No on X" query Q { a { ...B } }
          fragment B on X { a(text: "fragment No on X {") ...C ... on Y { b } ... @include(if: true) { c } ...C }
          "A description." fragment C on Y { fragment }
          \""", schema: "T")
        @GraphQLFragment("fragment D on X { a ...B }") struct D {}
      }
      extension Views.Cards { @GraphQLFragment("fragment E on X { a") struct F {} }
      @GraphQLOperation("query { a } fragment G on X { a }") struct H {}
      """
    let sites = FragmentSite.sites(in: Array(swift.utf8), file: "/p/A.swift")
    #expect(sites.map(\.name) == ["B", "C", "D", "E"])
    #expect(sites.map(\.swiftName) == ["Api.B", "Api.C", "Api.D", "Views.Cards.F"])
    #expect(sites.map(\.outline.typeCondition) == ["X", "Y", "X", "X"])
    #expect(sites.map(\.outline.spreads) == [["C"], [], ["B"], []])
    #expect(sites.map(\.location.line) == [5, 6, 8, 10])
    #expect(sites.map(\.location.column) == [14, 31, 30, 52])
    #expect(sites.map(\.literal.schemaArgument) == ["T", "T", nil, nil])
    #expect(sites.map(\.enclosingSchema?.argument) == ["S", "S", "S", nil])
  }

  @Test("A private fragment that nothing in its file uses is an error, as nothing else can use it")
  func unused() {
    let swift = """
      private enum Views {
        #graphql(\"""
          fragment Unused on X { a ...OnlyByUnused }
          fragment OnlyByUnused on X { a }
          fragment Used on X { a ...Deep }
          query Q { a { ...Used } }
          \""")
        @GraphQLFragment("fragment Deep on X { a }") struct Deep {}
      }
      @GraphQLFragment("fragment Alone on X { a }") fileprivate struct Alone {}
      @GraphQLFragment("fragment Open on X { ...Inner }") struct Open {}
      @GraphQLFragment("fragment Inner on X { a }") private struct Inner {}
      #if DEBUG
      @GraphQLFragment("fragment Debug on X { a }") private struct Debug {}
      #endif
      """
    let literals = graphQLLiterals(in: Array(swift.utf8))
    let index = FragmentIndex(FragmentSite.sites(in: Array(swift.utf8), file: "/p/A.swift"), root: "/p")
    let lines = [2, 8, 10, 11, 12, 14]
    let errors = zip(literals, lines).flatMap { literal, line -> [String] in
      let outline = DocumentOutline(of: literal.source)
      let visible = VisibleFragments(index, for: outline, in: literal.source, at: "/p/A.swift", line: line) { _ in true
      }
      return visible.unusedFragments.map { error in
        let mended = error.fixIts.map { fixIt in
          var text = literal.source.utf8
          text.replaceSubrange(fixIt.range.start..<fixIt.range.end, with: fixIt.replacement.utf8)
          return " \(String(decoding: text, as: UTF8.self).split(separator: "\n", maxSplits: 1)[0])"
        }
        return "\(line): \(error.line(in: literal.source))\(mended.joined())"
      }
    }
    #expect(
      errors == [
        #"2: 1:1 Fragment "Unused" is never used. fragment OnlyByUnused on X { a }"#,
        #"2: 2:1 Fragment "OnlyByUnused" is never used. fragment Unused on X { a ...OnlyByUnused }"#,
        #"10: 1:1 Fragment "Alone" is never used."#,
      ]
    )
  }

  @Test("REL-20: a fragment's arguments are part of what others know of it, whatever braces are in them")
  func arguments() throws {
    let swift = ##"""
      enum A { #graphql(#"query Q($a: In = {x: 1}) { ...F @arguments(n: {x: 2}) } \##
      fragment F on Query @argumentDefinitions(n: {type: "In", defaultValue: {x: 3}}) { b(c: $n) } fragment G on Query { a }"#) }
      """##
    let sites = FragmentSite.sites(in: Array(swift.utf8), file: "/p/A.swift")
    #expect(sites.map(\.name) == ["F", "G"])
    let schema = try Schema(Source("type Query { a: Int, b(c: In): Query } input In { x: Int }"))
    let signature = try #require(sites.first).signature(in: schema) { _ in nil }
    #expect(
      signature.arguments.map { "\($0.name.value): \($0.type) = \($0.defaultValue?.printed() ?? "")" } == [
        "n: In = {x: 3}"
      ]
    )
  }

  @Test("A literal is told of the fragments that it reaches, and of one a name")
  func signatures() throws {
    let schema = try Schema(sdl: Source("type Query { a: Int, b(c: Int): Query }"))
    func site(_ text: String, _ file: String) -> [FragmentSite] {
      FragmentSite.sites(in: Array("enum \(file.last!) { #graphql(\"\(text)\") }".utf8), file: "/p/Sources/\(file)")
    }
    let index = FragmentIndex(
      site("fragment F on Query { a ...G }", "App/A") + site("fragment F on Query { a }", "Lib/B")
        + site("fragment G on Query { b(c: $c) { ...H } }", "Lib/C") + site("fragment H on Query { b(", "Lib/D")
        + site("fragment I on Query { a }", "Lib/E")
        + site("fragment J on Query { ...K(n: $v, l: [$w], o: $x) }", "Lib/F")
        + site("fragment K($n: Int!, $l: [[Int!]]) on Query { b(c: $n) }", "Lib/G"),
      root: "/p"
    )
    func signatures(_ text: String, in file: String) -> [String: FragmentSignature] {
      let source = Source(text)
      let outline = DocumentOutline(of: source)
      return VisibleFragments(index, for: outline, in: source, at: "/p/Sources/\(file)", line: 1) { _ in true }
        .signatures(of: schema)
    }
    let fromApp = signatures("query Q { ...F }", in: "App/X.swift")
    let giving = signatures("query Q { ...J }", in: "App/X.swift")["J"]
    #expect(giving?.variables.map { "\($0.name): \($0.type)" } == ["v: Int!", "w: [Int!]"])
    #expect(fromApp.mapValues(\.swiftName) == ["F": "A.F", "G": "C.G", "H": "D.H"])
    #expect(fromApp["G"]?.variables.map(\.name) == ["c"])
    #expect(fromApp["H"]?.typeCondition == "Query")
    #expect(signatures("query Q { ...F }", in: "Lib/X.swift").mapValues(\.swiftName) == ["F": "B.F"])
    #expect(signatures("query Q { ...F } fragment F on Query { a }", in: "App/X.swift").isEmpty)
    #expect(signatures("query Q { a", in: "App/X.swift").isEmpty)
    #expect(!DocumentOutline(of: Source("query Q { ... on Query { a } }")).concernsFragments)
    #expect(DocumentOutline(of: Source("query Q { ...F }")).concernsFragments)
  }
}

extension FragmentSite {
  fileprivate static func sites(in swift: [UInt8], file: String) -> [FragmentSite] {
    sites(of: graphQLLiterals(in: swift, name: file), in: swift, file: file)
  }
}
