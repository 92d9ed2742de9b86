import PackageFixtures
import Testing

@testable import GraphQLProject

/// Mistakes that the compiler would report many times in emitted code, and that the tool reports in one line.
@Suite("Embedding: mistakes in how a target is set up")
struct TargetChecksTests {
  private static let schema = """
    type Query { hero(episode: Episode): Hero ids(filter: Filter): [ID!]! }
    type Hero { name: String! episodes: [Episode!]! born: Date }
    enum Episode { JEDI }
    input Filter { episode: Episode }
    scalar Date
    """

  private static let kit = """
    import InlineGraphQL
    @GraphQLSchema public enum Api { public typealias Date = String }
    @GraphQLFragment("fragment Card on Hero { name }") public struct Card {}
    """

  /// Returns the findings in the module App, whose files may import Kit and Other. The folder of a file names its
  /// module.
  private func lines(_ files: [String: String]) -> [String] {
    func all(_ isWanted: (String) -> Bool) -> [EmbeddedTarget.File] {
      files.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map { path, text in
        let module = String(path.split(separator: "/")[0])
        return EmbeddedTarget.File(path: "/p/Sources/" + path, utf8: Array(text.utf8), module: module)
      }
    }
    let target = EmbeddedTarget(
      all { $0.hasPrefix("App/") },
      reaching: all { !$0.hasPrefix("App/") },
      root: "/p",
      in: .inMemory(
        ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema].merging(files) { $1 }
      )
    )
    return target.checked().findings.flatMap { finding in
      finding.description.split(separator: "\n").map { String($0).replacing("/p/Sources/", with: "") }
    }
  }

  private static let heading = "import InlineGraphQL\nimport Kit\n"

  private func query(_ fields: String) -> String { "enum Q { #graphql(\"query A { \(fields) }\") }" }

  @Test(
    "A file with literals imports the library, itself or by what it imports",
    arguments: [
      "import InlineGraphQL", "public import InlineGraphQL", "@testable import InlineGraphQL",
      "#if canImport(InlineGraphQL)\nimport InlineGraphQL\n#endif", "import Exporting", "import Indirect",
      "import struct InlineGraphQL.A\nimport struct InlineGraphQL.B\nimport struct InlineGraphQL.C",
    ]
  )
  func importsOfLibrary(imports: String) {
    let modules = [
      "Exporting/E.swift": "@_exported import InlineGraphQL",
      "Indirect/E.swift": "import Foundation\n@_exported public import Exporting",
      "Plain/P.swift": "import InlineGraphQL",
    ]
    func find(_ imports: String, _ more: [String: String] = [:]) -> [String] {
      lines(modules.merging(["App/A.swift": "\(imports)\n\(query("ids"))"]) { $1 }.merging(more) { $1 })
    }
    #expect(find(imports) == [])
    for missing in ["", "import Foundation", "import struct InlineGraphQL.GraphQLNullable", "import Plain"] {
      #expect(
        find(missing) == [
          "App/A.swift:2:10: error: A file with #graphql needs \"import InlineGraphQL\".",
          "App/A.swift:1:1: note: add \"import InlineGraphQL\"",
        ],
        "\(missing)"
      )
    }
    #expect(find("", ["App/X.swift": "@_exported import InlineGraphQL"]) == [])
    #expect(find("", ["App/X.swift": "import InlineGraphQL"]) != [])
    // So does a schema's enum, unless the schema has no types to declare.
    #expect(lines(["App/A.swift": "@GraphQLSchema enum Api { typealias Date = Int }"]).count == 2)
    #expect(lines(["App/A.swift": "@GraphQLSchema(types: .used) enum Api {}"]) == [])
    // A literal that may not be compiled needs nothing.
    #expect(lines(["App/A.swift": "#if os(macOS)\n\(query("ids"))\n#endif"]) == [])
  }

  @Test("A file whose enum declares models imports their module, which is enough")
  func importsOfModels() {
    func find(_ module: String) -> [String] {
      lines(["App/A.swift": "import \(module)\n@GraphQLSchema(models: .all) enum Api { typealias Date = Int }"])
        .filter { $0.contains("import") }
    }
    #expect(
      find("InlineGraphQL") == [
        #"App/A.swift:2:1: error: A file with models needs "import InlineGraphQLModels", a product of the package InlineGraphQL."#,
        #"App/A.swift:1:1: note: add "import InlineGraphQLModels""#,
      ]
    )
    #expect(find("InlineGraphQLModels") == [])
  }

  @Test("Where it is not known which modules there are, nothing is said of imports")
  func unknownModules() {
    let target = EmbeddedTarget(
      [EmbeddedTarget.File(path: "/p/Sources/App/A.swift", utf8: Array(query("hero { ...Card episodes }").utf8))],
      reaching: [EmbeddedTarget.File(path: "/p/Sources/Kit/Kit.swift", utf8: Array(Self.kit.utf8))],
      root: "/p",
      in: .inMemory(["/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema])
    )
    #expect(target.checked().findings == [])
  }

  @Test("The module of a fragment, or of the schema's types, is imported where they are used; one line tells it")
  func modulesOfFragments() {
    func find(_ imports: String, _ kit: String = Self.kit, _ more: [String: String] = [:]) -> [String] {
      let file = "\(imports)import InlineGraphQL\n\(query("hero { ...Card episodes }"))"
      return lines(["Kit/Kit.swift": kit, "App/A.swift": file].merging(more) { $1 })
    }
    #expect(
      find("") == [
        #"App/A.swift:2:40: error: Fragment "Card" is in the module "Kit", which this file does not import."#,
        #"App/A.swift:1:1: note: add "import Kit""#,
      ]
    )
    for imports in ["import Kit\n", "import Umbrella\n", "@testable import Kit\n", "import struct Kit.Card\n"] {
      #expect(find(imports, Self.kit, ["Umbrella/U.swift": "@_exported import Kit"]) == [], "\(imports)")
    }
    #expect(find("", Self.kit, ["App/B.swift": "@_exported import Kit"]) == [])
    #expect(find("", Self.kit, ["App/B.swift": "import Kit"]) != [])
    // An extension of another module's type may be visible without the import.
    let nested =
      "extension Other { @GraphQLFragment(\"fragment Card on Hero { name }\") public struct Card {} }\n"
      + "@GraphQLSchema public enum Api { public typealias Date = String }"
    #expect(find("import struct Kit.X\n", nested) == [])
    #expect(
      lines(["Kit/Kit.swift": Self.kit, "App/A.swift": "import InlineGraphQL\n\(query("hero { born }"))"]) == [
        #"App/A.swift:2:37: error: The schema's types are in "Api" of the module "Kit", which this file does not import."#,
        #"App/A.swift:1:1: note: add "import Kit""#,
      ]
    )
    #expect(lines(["Kit/Kit.swift": Self.kit, "App/A.swift": "import InlineGraphQL\n\(query("hero { name }"))"]) == [])
  }

  @Test("A fragment that another module spreads is public, or the module is imported for testing")
  func hiddenFragments() {
    func find(_ level: String, _ imports: String = Self.heading) -> [String] {
      let fragment = "@GraphQLFragment(\"fragment Card on Hero { name }\") \(level)struct Card {}"
      let more = "enum R { #graphql(\"query R { hero { ...Card } }\") }"
      return lines(["Kit/Kit.swift": fragment, "App/A.swift": imports + query("hero { ...Card }") + "\n" + more])
    }
    #expect(find("public ") == [])
    #expect(find("package ") == [])
    #expect(find("", "import InlineGraphQL\n@testable import Kit\n") == [])
    #expect(
      find("") == [
        #"App/A.swift:3:40: error: Fragment "Card" is not public in the module "Kit", so other modules cannot spread it."#,
        #"Kit/Kit.swift:1:28: note: declare "Card" as public"#,
      ]
    )
  }

  @Test("Whoever uses the schema's types has them declared, somehow")
  func undeclaredSchemas() {
    let message =
      #"error: The schema's types are in "Api", which is not declared. Declare it once, in this module or one "#
      + "that it imports: @GraphQLSchema enum Api {}"
    func find(_ files: [String: String], _ fields: String = "hero { episodes born }") -> [String] {
      lines(files.merging(["App/A.swift": Self.heading + query(fields) + "\n" + "enum R { \(query(fields)) }"]) { $1 })
    }
    #expect(find([:]) == ["App/A.swift:3:37: \(message)"])
    #expect(find([:], "hero { name }") == [])
    #expect(find(["App/Other.swift": "// enum Api {}\nlet a = \"enum Api {}\"\nvar b: Api.Episode"]) != [])
    // A variable's type is one of them.
    let variables = "\(Self.heading)enum Q { #graphql(#\"query A($f: Filter) { ids(filter: $f) }\"#) }"
    #expect(lines(["App/A.swift": variables]) == ["App/A.swift:3:33: \(message)"])
    for declaration in [
      "@GraphQLSchema enum Api { typealias Date = String }", "enum Api {}", "typealias Api = Other.Api",
      "struct `Api` {}",
      "extension Q { enum Api {} }", "#if DEBUG\n@GraphQLSchema enum Api { typealias Date = String }\n#endif",
      "final class /* x */ Api<T> {}", "@GraphQLSchema private enum Api { typealias Date = String }",
    ] {
      #expect(find(["App/B.swift": "import InlineGraphQL\n" + declaration]) == [], "\(declaration)")
      #expect(find(["Kit/B.swift": declaration.replacing("enum", with: "public enum")]) == [], "\(declaration)")
    }
    // A module may have the name, and the types may be hand-written.
    #expect(find(["Api/B.swift": "public enum Episode {}"]) == [])
    // If a module that this one depends on already lacks the types, the error is reported there.
    #expect(find(["Kit/B.swift": "import InlineGraphQL\n" + query("hero { born }")]) == [])
    #expect(find(["Kit/B.swift": "import InlineGraphQL\n" + query("ids")]) != [])
  }

  @Test("A schema's types are declared once, as far as a file can see that uses them")
  func ambiguousSchemas() {
    func find(_ imports: String, _ fields: String = "hero { born }", own: String = "", other: String = "") -> [String] {
      lines([
        "Kit/Kit.swift": Self.kit, "Other/Other.swift": other + Self.kit.replacing("Card", with: "Row"),
        "App/A.swift": "\(imports)import InlineGraphQL\n\(query(fields))",
        "App/B.swift": "import InlineGraphQL\n" + own,
      ])
    }
    #expect(
      find("import Kit\nimport Other\n") == [
        #"App/A.swift:4:37: error: The schema's types are in "Api", which the modules "Kit" and "Other" both declare. "#
          + "Declare it once, in a module that both can import.",
        #"Kit/Kit.swift:2:1: note: "Api" is declared here"#,
        #"Other/Other.swift:2:1: note: "Api" is declared here"#,
      ]
    )
    #expect(find("import Kit\nimport Other\n", "ids") == [])
    #expect(find("import Kit\n") == [])
    #expect(find("import Kit\nimport Other\nimport enum Kit.Api\n") == [])
    #expect(find("import Other\n", other: "@_exported import Kit\n") == [])
    #expect(find("import Kit\nimport Other\n", own: "@GraphQLSchema enum Api { typealias Date = String }") == [])
    #expect(find("import Kit\nimport Other\n", own: "enum Api {}") == [])
  }

  @Test("The type with the schema's types is public where another module uses them")
  func hiddenSchemas() {
    let kit = Self.kit.replacing("public enum", with: "enum")
    let file = Self.heading + query("hero { born }")
    #expect(
      lines(["Kit/Kit.swift": kit, "App/A.swift": file]) == [
        #"App/A.swift:3:37: error: The schema's types are in "Api" of the module "Kit", where it is not public."#,
        #"Kit/Kit.swift:2:1: note: declare "Api" as public"#,
      ]
    )
    let testing = file.replacing("import Kit", with: "@testable import Kit")
    #expect(lines(["Kit/Kit.swift": kit, "App/A.swift": testing]) == [])
  }

  @Test("A module declares a schema's types once")
  func schemasDeclaredTwice() {
    let schema = "import InlineGraphQL\n@GraphQLSchema enum Api { typealias Date = String }"
    #expect(
      lines(["App/A.swift": schema, "App/B.swift": schema]) == [
        #"App/B.swift:2:1: error: A module can have only one @GraphQLSchema enum named "Api"."#,
        #"App/A.swift:2:1: note: "Api" is declared here first"#,
      ]
    )
    let nested = "import InlineGraphQL\nenum E { @GraphQLSchema enum Api { typealias Date = String } }"
    let hidden = schema.replacing("enum", with: "private enum")
    #expect(lines(["App/A.swift": schema, "App/B.swift": nested]) == [])
    #expect(lines(["App/A.swift": hidden, "App/B.swift": hidden]) == [])
    #expect(lines(["App/A.swift": schema, "App/B.swift": "#if X\n\(schema)\n#endif"]) == [])
  }

  @Test(
    "A macro stands where what it expands to can be declared",
    arguments: [
      ("#graphql(\"query A { ids }\")", "1:1", "#graphql must be inside of a type."),
      ("func f() {\n#graphql(\"query A { ids }\") }", "2:1", "#graphql cannot be in a function"),
      ("enum E { var x: Int { #graphql(\"query A { ids }\") } }", "1:23", "#graphql cannot be in a function"),
      ("let f = { #graphql(\"query A { ids }\") }", "1:11", "#graphql cannot be in a function"),
      ("protocol P { #graphql(\"query A { ids }\") }", "1:14", "#graphql cannot be in a protocol"),
      ("protocol P {}; extension P { #graphql(\"query A { ids }\") }", "1:30", "#graphql cannot be in a protocol"),
      ("struct S<T> { #graphql(\"query A { ids }\") }", "1:15", "#graphql cannot be in a generic type"),
      ("struct S<T> { enum E { #graphql(\"query A { ids }\") } }", "1:24", "#graphql cannot be in a generic type"),
      (
        "struct S<T> {}\nextension S { #graphql(\"query A { ids }\") }", "2:15",
        "#graphql cannot be in a generic type"
      ),
      ("extension Array<Int> { #graphql(\"query A { ids }\") }", "1:24", "#graphql cannot be in a generic type"),
      (
        "class S<T> { @GraphQLOperation(\"query A { ids }\") struct A {} }", "1:14",
        "@GraphQLOperation cannot be in a generic type"
      ),
      (
        "func f() { @GraphQLFragment(\"fragment F on Hero { name }\") struct F {} }", "1:12",
        "@GraphQLFragment cannot be in a function"
      ),
      (
        "@GraphQLFragment(\"fragment F on Hero { name }\") enum F {}", "1:1",
        "\"@GraphQLFragment\" can only be applied to a struct, as in struct Name {}"
      ),
      (
        "@GraphQLFragment(\"fragment F on Hero { name }\") struct F<T> {}", "1:1",
        "\"@GraphQLFragment\" cannot be applied to a struct with type parameters"
      ),
      (
        "@GraphQLFragment(\"fragment F on Hero { name }\") struct F {\n let a = 1, b: Int\n}", "2:13",
        "A struct with @GraphQLFragment is made of its data alone, so this property needs a value"
      ),
      (
        "@GraphQLOperation(\"query A { ids }\") final class A {}", "1:1",
        "\"@GraphQLOperation\" can only be applied to a struct"
      ),
      (
        "@GraphQLSchema struct Api { typealias Date = Int }", "1:1", "\"@GraphQLSchema\" can only be applied to an enum"
      ),
    ]
  )
  func places(swift: String, place: String, message: String) {
    let found = lines([
      "App/A.swift": "import InlineGraphQL; \(swift)".replacing("import InlineGraphQL; ", with: ""),
      "App/X.swift": "@_exported import InlineGraphQL",
    ])
    #expect(found.count == 1 && found.first?.hasPrefix("App/A.swift:\(place): error: \(message)") == true, "\(found)")
    #expect(lines(["App/A.swift": "#if X\n\(swift)\n#endif", "App/X.swift": "@_exported import InlineGraphQL"]) == [])
  }

  @Test(
    "Where it can be declared, or that is not known, nothing is said",
    arguments: [
      "actor E { #graphql(\"query A { ids }\") }", "final class E { #graphql(\"query A { ids }\") }",
      "extension E { #graphql(\"query A { ids }\") }", "func f() { enum E { #graphql(\"query A { ids }\") } }",
      "protocol P {}\nenum E { struct P {} }\nextension P { #graphql(\"query A { ids }\") }",
      "enum E { func f<T>(_: T) {}\n#graphql(\"query A { ids }\") }", "enum E: P { #graphql(\"query A { ids }\") }",
      "extension E where Self: P { #graphql(\"query A { ids }\") }",
      "@Suite(.tags(.a)) struct E { @Test func f() {}\n#graphql(\"query A { ids }\") }",
      "enum E { @GraphQLFragment(\"fragment F on Hero { name }\") @MainActor public struct F: Sendable {} }",
    ]
  )
  func rightPlaces(swift: String) {
    #expect(lines(["App/A.swift": "import InlineGraphQL\n" + swift]) == [])
  }

  @Test("A definition does not hide a type of Swift from the literals around it")
  func hiddenTypesOfSwift() {
    let files = [
      "App/A.swift": """
      import InlineGraphQL
      enum Q {
        #graphql("query String { ids }")
        enum R { #graphql("query A { ids }") }
      }
      @GraphQLFragment("fragment Int on Hero { name }") struct Int {}
      enum S { #graphql("query Double { ids }") }
      """
    ]
    #expect(
      lines(files) == [
        "App/A.swift:3:19: error: The operation \"String\" would hide Swift's type from other literals. Rename it.",
        "App/A.swift:6:28: error: The fragment \"Int\" would hide Swift's type from other literals. Rename it.",
      ]
    )
  }

  @Test("A type that provides an argument is declared, in whatever way and wherever the file sees it")
  func providers() {
    let app = ##"""
      import InlineGraphQL
      import Kit
      @GraphQLFragment(#"fragment F on Hero @argumentDefinitions(a: {type: "Boolean!", provider: "B.C"}) { name @include(if: $a) }"#) struct F {}
      """##
    let error =
      "App/A.swift:3:92: error: The provider \"B.C\" is not declared. Declare it with the function that provides the value: "
      + "enum C { static func value() -> … }"
    #expect(lines(["App/A.swift": app, "Kit/K.swift": ""]) == [error])
    let declarations = [
      "enum B { struct C {} }", "enum B {}\nextension B { typealias C = Bool }",
      "#if DEBUG\nenum B { class C {} }\n#endif",
    ]
    for declaration in declarations {
      #expect(lines(["App/A.swift": app, "App/D.swift": declaration, "Kit/K.swift": ""]) == [])
      #expect(lines(["App/A.swift": app, "Kit/K.swift": "public " + declaration]) == [])
    }
    #expect(lines(["App/A.swift": "import Unknown\n" + app, "Kit/K.swift": ""]) == [])
    #expect(lines(["App/A.swift": app, "App/X.swift": "@_exported import Unknown", "Kit/K.swift": ""]) == [])
  }

  @Test("A response that is made by hand has a warning if its literal has no initializers for it")
  func responsesMadeByHand() {
    let literals = """
      import InlineGraphQL
      enum Q { #graphql("query A { ids } query B { ids }"); #graphql("query C { ids }", memberwiseInitializers: true) }
      @GraphQLFragment("fragment F on Hero { name }") struct F {}
      """
    func findings(_ code: String) -> [String] {
      lines(["App/A.swift": literals, "App/U.swift": code, "Kit/K.swift": Self.kit])
    }
    func warning(_ place: String, _ type: String, of literal: String) -> [String] {
      [
        "App/U.swift:\(place): warning: \"\(type).Data\" has no initializers for its fields, for which its literal must say "
          + "\"memberwiseInitializers: true\".",
        "\(literal): note: The literal is here",
      ]
    }
    #expect(
      findings("func f() { use(Q.A.Data(ids: []), [Q.A.Data(ids: [])]) }")
        == warning("1:16", "Q.A", of: "App/A.swift:2:10")
    )
    #expect(
      findings(
        "let a = F.Data( // made\n  name: \"\")\nlet b = Q.B.Data.Hero(name: \"\"); let c = Card.Data(name: \"\")"
      )
        == warning("1:9", "F", of: "App/A.swift:3:1") + warning("3:9", "Q.B", of: "App/A.swift:2:10")
        + warning("3:42", "Card", of: "Kit/K.swift:3:1")
    )
    #expect(
      findings(
        "func f() { client.execute(Q.A(a: g(b: 1)), store: [S()], optimistic: .response( .init(ids: [])) { u($0) }) }"
      ) == warning("1:81", "Q.A", of: "App/A.swift:2:10")
    )
    let others = [
      "client.execute(Q.C(), optimistic: .response(.init(ids: [])))",
      "client.execute(a, optimistic: .response(.init(ids: [])))", "client.execute(Q.A(), optimistic: expected)",
      "client.execute(Q.A(), optimistic: .response(.init(from: decoder)))",
      "f(Q.A()); client.execute(a, optimistic: .response(.init(ids: [])))", "optimistic: .response(.init(ids: []))",
      "let a = Q.C.Data(ids: [])", "let a = try Q.A.Data(from: decoder)", "let a = Q.A.Data.self",
      "let a = Other.Q.A.Data(ids: [])", "let a = f().Q.A.Data(ids: [])", "let a = A.Data(ids: [])",
      "let a = Data(ids: [])",
      "// Q.A.Data(ids: [])", "let a = \"Q.A.Data(ids: [])\"",
      "extension Q.A.Data { init(ids: [String]) { self = .x } }\nlet a = Q.A.Data(ids: [])",
    ]
    for code in others { #expect(findings(code) == [], "\(code)") }
  }

  @Test("A literal without interpolations is what a macro takes")
  func unreadable() {
    let swift = ##"""
      import InlineGraphQL
      enum Q {
        #graphql("query A { hero { \(name) } }")
        #graphql(text)
        #graphql("""
          query B {
            \("a") \(b)
          }
          """, schema: "Api")
        #graphql(#"query C { \(a) \#(b) }"#)
      }
      @GraphQLFragment("fragment" + text) struct F {}
      """##
    let interpolation =
      "error: A GraphQL literal cannot have interpolations, because the compiler reads it at build time: use a variable of the operation"
    func noLiteral(_ macro: String) -> String {
      "error: \"\(macro)\" needs its GraphQL as a string literal, because the compiler reads it at build time"
    }
    #expect(
      lines(["App/A.swift": swift]) == [
        "App/A.swift:3:30: \(interpolation)", "App/A.swift:4:12: \(noLiteral("#graphql"))",
        "App/A.swift:7:7: \(interpolation)", "App/A.swift:10:29: \(interpolation)",
        "App/A.swift:12:18: \(noLiteral("@GraphQLFragment"))",
      ]
    )
    #expect(lines(["App/A.swift": "#if X\n\(swift)\n#endif"]) == [])
  }

  @Test("An operation and a fragment of one type have different names, unless they are in one literal")
  func operationsAndFragments() {
    func find(_ text: String) -> [String] { lines(["App/A.swift": "import InlineGraphQL\n" + text]) }
    let query = "#graphql(\"query Hero { hero { ...Hero } }\")"
    let fragment = "#graphql(\"fragment Hero on Hero { name }\")"
    #expect(
      find("enum Q {\n\(query)\n\(fragment)\n}") == [
        #"App/A.swift:4:20: error: There can be only one Swift type named "Hero" in "Q"; rename one of the definitions."#,
        #"App/A.swift:3:17: note: "Hero" is named here first"#,
      ]
    )
    let attached = "@GraphQLFragment(\"fragment Hero on Hero { name }\") struct Hero {}"
    #expect(find("enum Q {\n\(attached)\n}\nextension Q {\n\(query)\n}").count == 2)
    #expect(find("enum Q {\n\(query)\n}\n\(attached)") == [])
    let both = "#graphql(\"query Hero { hero { ...Hero } } fragment Hero on Hero { name }\")"
    #expect(find("enum Q {\n\(both)\n}") == [])
    #expect(
      find("enum Q {\n\(both)\n#graphql(\"query HeroQuery { ids }\")\n}").first
        == #"App/A.swift:4:17: error: There can be only one operation named "HeroQuery" in "Q"."#
    )
  }

  @Test(
    "The type that a fragment is nested in is not hidden by an operation or a type around the literal that spreads it"
  )
  func nestedFragments() {
    func find(_ text: String) -> [String] {
      let views = "enum Views { @GraphQLFragment(\"fragment Card on Hero { name }\") struct Card {} }"
      return lines(["App/A.swift": "import InlineGraphQL\n\(views)\n" + text])
    }
    let error = { (line: String, path: String) in
      "App/A.swift:\(line): error: Fragment \"Card\" is declared in \"Views\", which \"\(path)\" hides here. Rename one of the two "
        + "types."
    }
    let literal = "#graphql(\"query A { hero { ...Card } }\")"
    let views = "#graphql(\"query Views { hero { ...Card } }\")"
    #expect(find("enum Q {\n\(literal)\n}\nextension Views {\n\(literal)\n}") == [])
    #expect(find("enum Q {\n\(views)\n}") == [error("4:35", "Q.Views")])
    #expect(
      find("enum Q {\n\(literal)\n}\nextension Q {\n#graphql(\"query Views { hero { name } }\")\n}")
        == [error("4:31", "Q.Views")]
    )
    #expect(find("enum Q { enum Views {\n\(literal)\n} }") == [error("4:31", "Q.Views")])
    #expect(find("enum Q {\n\(literal)\n}\nenum P {\n#graphql(\"query Views { hero { name } }\")\n}") == [])
  }

  @Test("A name means one operation in all that a module sends")
  func operationNames() {
    func find(_ first: String, _ second: String) -> [String] {
      lines(["App/A.swift": "import InlineGraphQL\n" + first, "App/B.swift": "import InlineGraphQL\n" + second])
    }
    func literal(_ text: String) -> String { "#graphql(\"\(text)\")" }
    let first = "enum Q { \(literal("query A { ids }")) }"
    let expected = [
      #"App/B.swift:2:26: error: There can be only one operation named "A" in a module; rename one of them."#,
      #"App/A.swift:2:26: note: "A" is named here first"#,
    ]
    #expect(find(first, "enum R { \(literal("query A { hero { name } }")) }") == expected)
    let fetched = "fragment F on Query @refetchable(queryName: \\\"A\\\") { hero { name } }"
    let found = find(first, "enum R { \(literal(fetched)) }")
    #expect(found.count == 2 && found[0].hasSuffix(#"named "A" in a module; rename one of them."#), "\(found)")
    // Equal ones are one.
    #expect(find(first, "enum R { \(literal("query A { ids }")) }") == [])
    #expect(find(first, "#if X\nenum R { \(literal("query A { hero { name } }")) }\n#endif") == [])
  }

  @Test("An operation has a name of its own among those of its type, in whatever file and extension")
  func operations() {
    func find(_ first: String, _ second: String) -> [String] {
      lines(["App/A.swift": "import InlineGraphQL\n" + first, "App/B.swift": "import InlineGraphQL\n" + second])
    }
    let literal = "#graphql(\"query A { ids }\")"
    #expect(
      find("enum Q { \(literal) }", "extension Q { \(literal) }") == [
        #"App/B.swift:2:31: error: There can be only one operation named "A" in "Q"."#,
        #"App/A.swift:2:26: note: "A" is named here first"#,
      ]
    )
    #expect(find("enum Q { \(literal); \(literal) }", "").count == 2)
    #expect(
      find("enum Q { \(literal) }", "extension Q { @GraphQLOperation(\"query A { ids }\") struct A {} }").count == 2
    )
    let attached = "@GraphQLOperation(\"query A { ids }\") struct A {}"
    #expect(
      find(attached, attached).first
        == #"App/B.swift:2:26: error: There can be only one operation named "A"."#
    )
    #expect(find("enum Q { \(literal) }", "enum R { \(literal) }") == [])
    #expect(find("enum Q { \(literal) }", "extension Q { enum R { \(literal) } }") == [])
    #expect(find("private enum Q { \(literal) }", "private enum Q { \(literal) }") == [])
    let either = "#if A\nextension Q { \(literal) }\n#else\nextension Q { \(literal) }\n#endif"
    #expect(find("enum Q {}", either) == [])
    #expect(find("func f() { enum Q { \(literal) } }\nfunc g() { enum Q { \(literal) } }", "") == [])
  }

  @Test(
    "An unmasked fragment of another module has no enum that this module declares anew",
    arguments: ["", "(types: .used)"]
  )
  func typesOfUnmaskedFragments(types: String) {
    func find(
      _ own: String,
      spreading card: String = "...Card @relay(mask: false)",
      _ fields: String = "episodes"
    ) -> [String] {
      let kit = """
        import InlineGraphQL
        @GraphQLSchema\(types) public enum Api { public typealias Date = String }
        @GraphQLFragment("fragment Card on Hero { name ...Rest @relay(mask: false) }") public struct Card {}
        @GraphQLFragment("fragment Rest on Hero { \(fields) }") public struct Rest {}
        """
      let app = """
        import InlineGraphQL
        import Kit
        \(own)
        enum Q {
          #graphql("query A { hero { episodes born \(card) } }")
        }
        """
      return lines(["Kit/Kit.swift": kit, "App/A.swift": app])
    }
    let own = "@GraphQLSchema\(types) enum Api { typealias Date = String }"
    #expect(
      find(own) == [
        #"""
        App/A.swift:5:44: error: Fragment "Card" cannot be spread unmasked here: its fields have the type "Episode" of the "Api" in \#
        the module "Kit", and this module declares another "Api". Declare it once, in a module that both can import, or remove \#
        "@relay(mask: false)".
        """#
      ]
    )
    // One declaration, masked fragments, and types that Swift takes for one.
    #expect(find("") == [])
    #expect(find(own, spreading: "...Card") == [])
    #expect(find(own, "born") == [])
    let imported = "typealias Date = String; typealias Episode = Kit.Api.Episode"
    #expect(find("@GraphQLSchema\(types) enum Api { \(imported) }") == [])
    // Types do not conform where the fragment is there on a condition.
    #expect(find(own, spreading: "... @skip(if: true) { ...Card @relay(mask: false) }") == [])
  }
}
