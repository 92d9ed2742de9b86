import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLProject
@testable import GraphQLValidation

@Suite("Embedding: the text that macros are told")
struct EmbeddingTests {
  private static let names: SwiftNames = {
    var names = SwiftNames(.camelCase)
    names.given.acronyms = ["URL", "ID"]
    names.given.types = ["user": "Account", "B": "Ü"]
    names.given.fields = ["userId": "user"]
    names.given.enumValues = ["Role.ADMIN": "administrator"]
    return names
  }()

  private let embedding = Embedding(
    versionProtocol: "_GraphQLVersion_A",
    parts: [
      Embedding.Part(
        namespace: "Api.Types",
        sdl: #"type Query{"A \"quoted\" text \\ #." a:Int}"#,
        fragments: [
          "F": FragmentSignature(
            name: "F",
            typeCondition: "Query",
            swiftName: "Views.F",
            variables: [
              .init(
                name: "a",
                type: .nonNull(.list(.named(Name("Int")), range: .none), range: .none),
                hasLocationDefault: true
              ),
              .init(name: "b", type: .named(Name("Int")), hasLocationDefault: false),
            ],
            spreads: [],
            accessLevel: .public
          ),
          "E": FragmentSignature(name: "E", typeCondition: "Query", swiftName: "E", variables: [], spreads: []),
        ],
        fragmentsWithFields: ["F", "D"],
        literals: ["0123", "4567"]
      ),
      Embedding.Part(namespace: "B", swiftNames: Self.names, sdl: "", fragments: [:], literals: []),
    ]
  )

  private func fragment(_ text: String) throws -> FragmentDefinition {
    var parser = Parser(Source(text))
    guard case .fragment(let fragment) = try parser.parseDefinition() else { preconditionFailure("no fragment") }
    return fragment
  }

  @Test("What is written is read again")
  func roundTrip() {
    #expect(Embedding(lines: embedding.lines.map { Array($0.utf8) }) == embedding)
    #expect(
      embedding.lines == [
        "version _GraphQLVersion_A",
        #"schema Api.Types type Query{"A \"quoted\" text \\ #." a:Int}"#,
        "fragment E Query E",
        "fragment F Query Views.F public $a:[Int]!= $b:Int",
        "fields D F",
        "literal 0123",
        "literal 4567",
        "schema B ",
        "names camelCase acronym:ID acronym:URL type:B=Ü type:user=Account field:userId=user value:Role.ADMIN=administrator",
      ]
    )
  }

  @Test("REL-20: the arguments of fragments are written and read again")
  func arguments() throws {
    let text = """
      fragment F on T
      @argumentDefinitions(a: {type: "[Int!]!"}, b: {type: "In", defaultValue: {x: "\\"q @argumentDefinitions", y: [A, null]}})
      { f(a: $a) g(b: $b) }
      """
    guard case .fragment(let definition)? = try Document(parsing: Source(text)).definitions.first else {
      Issue.record("no fragment")
      return
    }
    let schema = try Schema(
      Source("type Query { t: T } type T { f(a: [Int!]!): Int g(b: In): Int } input In { x: Int }")
    )
    var embedding = embedding
    embedding.parts[1].fragments = ["F": FragmentSignature(definition, swiftName: "F", schema: schema)]
    let line = try #require(embedding.lines.last { $0.hasPrefix("fragment ") })
    #expect(
      line == """
        fragment F T F @argumentDefinitions(a:{type:"[Int!]!"},\
        b:{type:"In",defaultValue:{x:"\\"q @argumentDefinitions" y:[A null]}})
        """
    )
    #expect(Embedding(lines: embedding.lines.map { Array($0.utf8) }).lines == embedding.lines)
  }

  @Test(
    "Bytes that are none are passed over",
    arguments: ["", " ", "fragment", "fragment A", "literal", "schema", "x y z"]
  )
  func foreign(line: String) {
    #expect(Embedding(lines: [Array(line.utf8)]).parts.isEmpty)
  }

  @Test("The definition of a fragment that is spread unmasked is written and read again")
  func definition() throws {
    let text = #"fragment F on Query{a(text:"a \"b\" # c")...G@relay(mask:false)...on Query{b:a}}"#
    var part = Embedding.Part(namespace: "A", sdl: "", fragments: [:], literals: [])
    part.fragments["F"] = FragmentSignature(
      name: "F",
      typeCondition: "Query",
      swiftName: "F",
      variables: [],
      spreads: [],
      definition: try fragment(text)
    )
    let embedding = Embedding(versionProtocol: "V", parts: [part])
    #expect(embedding.lines == ["version V", "schema A ", "fragment F Query F", "definition " + text])
    let read = Embedding(lines: embedding.lines.map { Array($0.utf8) })
    #expect(read.lines == embedding.lines)
    #expect(read.parts[0].fragments["F"]?.definition != nil)
  }

  @Test("The version is that of schema and fragments, and not of literals")
  func version() {
    var other = embedding
    other.parts[0].literals = []
    #expect(other.version == embedding.version)
    other.parts[0].sdl += " "
    #expect(other.version != embedding.version)
    other = embedding
    other.parts[0].fragments["F"]?.typeCondition = "Node"
    #expect(other.version != embedding.version)
  }

  @Test("A literal has the part that it was checked with, one that is not known none")
  func parts() {
    var embedding = embedding
    embedding.parts[1].literals = ["0a", "0b"]
    #expect(embedding.index(ofPartFor: "0b") == 1)
    #expect(embedding.index(ofPartFor: "0c") == nil)
    embedding.parts = []
    #expect(embedding.index(ofPartFor: "0b") == nil)
  }

  @Test("Any byte and any order of texts matters to a checksum")
  func checksums() {
    var texts: [[UInt8]] = [[]]
    for length in 1...40 {
      texts.append([UInt8](repeating: 0, count: length))
      for index in 0..<length {
        texts.append((0..<length).map { $0 == index ? 1 : 0 })
      }
    }
    #expect(Set(texts.map { Checksum($0) }).count == texts.count)
    var first = Checksum()
    first.add("ab")
    first.add("c")
    var second = Checksum()
    second.add("a")
    second.add("bc")
    #expect(first != second)
    #expect(Checksum(Array("InlineGraphQL".utf8)).hexadecimal == Checksum(Array("InlineGraphQL".utf8)).hexadecimal)
    #expect(Checksum([]).hexadecimal.utf8.count == 16)
  }

  @Test("Files have identifiers of their own, whatever they are named")
  func identifiers() {
    let names = [
      "Hero.swift", "Hero+List.swift", "Hero_List.swift", "Hero List.swift", "Hero-List.swift", "Héro.swift", "1.swift",
      "hero.swift", "Hero.List.swift", "Hero.embedded.swift", "Hero.swift.swift",
    ]
    let macros = names.map { EmbeddedSwift.macroName(for: "/p/" + $0) }
    #expect(Set(macros).count == names.count)
    #expect(macros[1] == "_graphql_Hero_2bList")
    for macro in macros {
      #expect(macro.utf8.allSatisfy { $0 == 0x5F || $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x41 && $0 <= 0x7A })
    }
  }

  @Test("Lines with quotes and number signs are literals that hold them")
  func literals() throws {
    var embedding = embedding
    embedding.parts[0].sdl = ##"a "# ### \#n \"##
    let code = EmbeddedSwift.code(for: "/p/A.swift", embedding)
    let start = try #require(code.range(of: "type: ")).upperBound
    let literal = try #require(
      LiteralText(in: Array(code.utf8), at: code.utf8.distance(from: code.startIndex, to: start))
    )
    let lines = StringArguments(in: Array(literal.utf8)).literals
    #expect(lines.map { String(decoding: $0.utf8, as: UTF8.self) } == embedding.lines)
  }
}
