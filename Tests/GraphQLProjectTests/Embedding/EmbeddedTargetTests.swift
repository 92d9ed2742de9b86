import PackageFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLProject

@Suite("Embedding: checking the literals of a target")
struct EmbeddedTargetTests {
  private static let schema = """
    type Query { hero: Hero old: Int @deprecated(reason: "No more") }
    type Hero { name(unit: Unit): String! friend: Hero }
    enum Unit { ONE }
    """

  static let package = ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": schema]

  func target(
    _ files: [String: String],
    reaching reachable: [String: String] = [:],
    dependents: [String: String] = [:],
    _ others: [String: String] = package
  ) -> EmbeddedTarget {
    func all(_ files: [String: String]) -> [EmbeddedTarget.File] {
      files.sorted { $0.key < $1.key }.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) }
    }
    return EmbeddedTarget(
      all(files),
      reaching: all(reachable),
      dependents: { all(dependents) },
      root: "/p",
      in: .inMemory(others.merging(files) { $1 }.merging(reachable) { $1 })
    )
  }

  func lines(
    _ files: [String: String],
    reaching reachable: [String: String] = [:],
    _ others: [String: String] = package
  ) -> [String] {
    target(files, reaching: reachable, others).checked().findings.map(\.description)
  }

  @Test("A finding and each of its notes is one line, whatever is in them")
  func oneLine() {
    let place = Finding.Location(file: "A.swift", location: LineMap(Source("a")).location(at: 0))
    let message = "a\nB.swift:1:1: error: b\u{1B}[2J\u{2028}"
    let finding = Finding(
      severity: .warning,
      message: message,
      place: place,
      notes: [Finding.Note(message: message, place: place)]
    )
    let text = #"a\nB.swift:1:1: error: b\u{1B}[2J\u{2028}"#
    #expect(finding.description == "A.swift:1:1: warning: \(text)\nA.swift:1:1: note: \(text)")
  }

  @Test("Of several schemas, literals take the one that their target declares, or those that it depends on")
  func declaredSchema() {
    let schemas = Self.package.merging(["/p/Schemas/Shop.graphqls": "type Query { price: Int }"]) { $1 }
    let query = #"enum Q { #graphql("query Q { hero { ...Card } }") }"#
    let card = #"@GraphQLFragment("fragment Card on Hero { name friend { name } }") public struct Card {}"#
    let declaration = "@GraphQLSchema public enum Api {}"
    func messages(_ own: [String], _ reached: [String]) -> [String] {
      func files(_ texts: [String], in target: String) -> [String: String] {
        Dictionary(uniqueKeysWithValues: texts.enumerated().map { ("/p/Sources/\(target)/\($0).swift", $1) })
      }
      return lines(files(own, in: "App"), reaching: files(reached, in: "Kit"), schemas)
    }
    let several =
      "error: There are several GraphQL schemas: Schemas/Api.graphqls and Schemas/Shop.graphqls. Choose one with "
      + "the argument \"schema\", as in schema: \"Api\". If they are parts of one "
      + "schema, put them into a folder, such as Schemas/Api/."
    #expect(messages([query, card, declaration], []) == [])
    #expect(messages([query], [card, declaration]) == [])
    // Each literal has to choose, so all are told in one build, and nothing else is.
    #expect(
      messages([query, card], [])
        == ["/p/Sources/App/0.swift:1:10: \(several)", "/p/Sources/App/1.swift:1:1: \(several)"]
    )
    #expect(
      messages([query, card, declaration, "@GraphQLSchema enum Shop {}"], []) == [
        "/p/Sources/App/0.swift:1:10: \(several)", "/p/Sources/App/1.swift:1:1: \(several)",
      ]
    )
    // What names its schema, and what is in another enum, stay as they are.
    let price = #"enum P { #graphql("query P { price }", schema: "Shop") }"#
    #expect(messages([query, card, price, declaration], []) == [])
  }

  @Test("100 errors are told, and that there are more")
  func errorLimit() {
    func fields(_ count: Int) -> [String: String] {
      let names = (1...count).map { "f\($0)" }.joined(separator: " ")
      return ["/p/Sources/App/A.swift": "enum Q { #graphql(\"query A { \(names) }\") }"]
    }
    #expect(lines(fields(100)).count == 100)
    #expect(!lines(fields(100)).contains { $0.contains("Too many") })
    let lines = lines(fields(200))
    #expect(lines.count == 101)
    #expect(
      lines.last == """
        /p/Sources/App/A.swift:1:422: error: Too many validation errors, error limit reached. Validation aborted.
        """
    )
  }

  @Test("Each error is told once, at its column, whatever the literal is written as")
  func columns() {
    let files = [
      "/p/Sources/App/A.swift": #"""
      enum Q {
        #graphql("""
          query A { hero { nam } }
          # ü
          query AA { hero { name }
          """)
        /* ü */ #graphql("query B { \u{68}ero { nam } }", schema: "Api")
        #graphql(##"query C { hero { nam } }"##)
        // #graphql("query D { hero { nam } }")
        /* #graphql("query E { hero { nam } }") */
      }
      @GraphQLFragment("fragment F on Hero { nam }") struct F {}
      @GraphQLOperation("query H { hero { nam } }") struct H {}
      """#
    ]
    let errors = ["7:44", "8:32", "12:40", "13:37"].map { place in
      #"/p/Sources/App/A.swift:\#(place): error: Cannot query field "nam" on type "Hero". Did you mean "name"?"# + "\n"
        + #"/p/Sources/App/A.swift:\#(place): note: replace "nam" with "name""#
    }
    #expect(
      lines(files) == ["/p/Sources/App/A.swift:5:29: error: Syntax Error: Expected Name, found <EOF>."] + errors
    )
  }

  @Test("Warnings and notes are told as a compiler does")
  func warnings() {
    let files = ["/p/Sources/App/A.swift": #"enum Q { #graphql("query A { old } query A { old }") }"#]
    #expect(
      lines(files) == [
        "/p/Sources/App/A.swift:1:30: warning: The field Query.old is deprecated. No more",
        #"/p/Sources/App/A.swift:1:42: error: There can be only one Swift type named "A"; "#
          + "rename one of the definitions.\n"
          + #"/p/Sources/App/A.swift:1:26: note: "A" is named here first"#,
      ]
    )
    let warned = ["/p/Sources/App/A.swift": #"enum Q { #graphql("query A { old }") }"#]
    #expect(lines(warned) == ["/p/Sources/App/A.swift:1:30: warning: The field Query.old is deprecated. No more"])
    #expect(target(warned).checked().code.count == 1)
  }

  @Test("Fragments of the target and of those it depends on are known, and no others")
  func fragments() {
    let query = ["/p/Sources/App/A.swift": #"enum Q { #graphql("query A { hero { ...F } }") }"#]
    let fragment = ["/p/Sources/Lib/B.swift": #"@GraphQLFragment("fragment F on Hero { name }") public struct F {}"#]
    #expect(lines(query).first?.hasPrefix(#"/p/Sources/App/A.swift:1:40: error: Unknown fragment "F"."#) == true)
    #expect(lines(query.merging(fragment) { $1 }) == [])
    #expect(lines(query, reaching: fragment) == [])
    let code = target(query, reaching: fragment).checked().code
    #expect(code.keys.sorted() == ["/p/Sources/App/A.swift"])
    #expect(code.values.first?.contains("fragment F Hero F") == true)
    // Errors in another target are reported when that one is built.
    let wrong = ["/p/Sources/Lib/B.swift": #"@GraphQLFragment("fragment F on Hero { nam }") public struct F {}"#]
    #expect(lines(query, reaching: wrong) == [])
  }

  @Test("Fields that conflict are told with the place of both, though one is in another target")
  func conflicts() {
    let query = ["/p/Sources/App/A.swift": #"enum Q { #graphql("query A { hero { name: friend { name } ...F } }") }"#]
    let fragments = [
      "/p/Sources/Lib/B.swift": #"@GraphQLFragment("fragment F on Hero { ...G }") public struct F {}"#,
      "/p/Sources/Lib/G.swift": #"""
      enum Fragments {
        #graphql("""
          # ü
          fragment G on Hero { friend { name } \u{6e}ame }
          """)
      }
      """#,
    ]
    #expect(
      lines(query, reaching: fragments) == [
        #"/p/Sources/App/A.swift:1:37: error: Fields "name" conflict because "friend" and "name" are different fields. "#
          + "Use different aliases on the fields to fetch both if this was intentional.\n"
          + #"/p/Sources/Lib/G.swift:4:42: note: the other field is in fragment "G""#
      ]
    )
    #expect(lines(query.merging(fragments) { $1 }).count == 1)
  }

  @Test("Literals that ask for one object's identity with different types are told, with the places of both")
  func identityTypes() {
    func lines(_ mine: String, _ fragment: String, id: String = "ID", client: String? = nil) -> [String] {
      var files = ["/p/Package.swift": ""]
      files["/p/Schemas/Api.graphqls"] = """
        type Query { pet: Pet }
        union Pet = Cat | Dog
        type Cat { id: ID! name: String! }
        type Dog { id: \(id) name: String! }
        """
      files["/p/Schemas/Api.client.graphqls"] = client
      return self.lines(
        [
          "/p/Sources/App/A.swift": "enum Q { #graphql(\"query A { pet { \(mine) } }\") }",
          "/p/Sources/App/B.swift": "@GraphQLFragment(\"fragment F \(fragment)\") struct F {}",
        ],
        files
      )
    }
    let query = "... on Cat { name } ... on Dog { ...F }"
    #expect(
      lines(query, "on Dog { name }") == [
        #"/p/Sources/App/A.swift:1:26: error: "A" and "F" select from the same object and ask for its identity as fields "#
          + "of different types. Write both in one literal, or say in a client schema that nothing identifies the objects "
          + #"of one of the types: @typePolicy(keyFields: "")."# + "\n"
          + #"/p/Sources/App/B.swift:1:28: note: "F" is here"#
      ]
    )
    #expect(lines("... on Cat { name } ... on Dog { name }", "on Dog { name }") == [])
    #expect(lines(query, "on Dog { name }", id: "ID!") == [])
    #expect(lines(query, "on Dog { name }", client: "extend type Dog @typePolicy(keyFields: \"\")") == [])
    // Where the same is written, that is told.
    let written = lines("... on Cat { id } ... on Dog { ...F }", "on Dog { id }")
    #expect(written.count == 1 && written[0].contains(#"Fields "id" conflict"#))
  }

  @Test("Fragments of other targets count, also where they are reached through others")
  func identityTypesElsewhere() {
    func lines(_ mine: String, _ policy: String = "") -> [String] {
      let schema = """
        type Query { pet: Pet }
        union Pet = Cat | Dog
        type Cat { id: ID! name: String! }
        type Dog \(policy) { id: ID name: String! }
        """
      let fragments = [
        "DogName": "on Dog { name }", "Names": "on Dog { ...DogName }",
        "Both": "on Pet { ... on Cat { name } ... on Dog { name } }",
        "Pets": "on Query { pet { ... on Dog { ...DogName } } }",
      ]
      let files = fragments.map { name, text in
        ("/p/Sources/Lib/\(name).swift", "@GraphQLFragment(\"fragment \(name) \(text)\") public struct \(name) {}")
      }
      return self.lines(
        ["/p/Sources/App/A.swift": "enum Q { #graphql(\"query A { \(mine) }\") }"],
        reaching: Dictionary(uniqueKeysWithValues: files),
        ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": schema]
      )
    }
    func places(_ lines: [String]) -> [String] {
      lines.flatMap { $0.split(separator: "\n").map { String($0.prefix { $0 != " " }) } }
    }
    let (mine, dog) = ("/p/Sources/App/A.swift:1:26:", "/p/Sources/Lib/DogName.swift:1:28:")
    let found = lines("pet { ... on Cat { name } ... on Dog { ...DogName } }")
    #expect(found.first?.contains(#"error: "A" and "DogName" select from the same object"#) == true)
    #expect(places(found) == [mine, dog])
    let names = "/p/Sources/Lib/Names.swift:1:28:"
    #expect(places(lines("pet { ... on Cat { name } ... on Dog { ...Names } }")) == [mine, names])
    #expect(lines("pet { ...Both }") == [])
    #expect(lines("pet { ... on Cat { name } }") == [])
    #expect(places(lines("...Pets")) == ["/p/Sources/Lib/Pets.swift:1:28:", dog])
    // The query asks for the identity of cats by itself.
    #expect(places(lines("pet { ... on Dog { ...Names } }")) == [mine, names])
    #expect(lines("pet { ... on Cat { name } ... on Dog { ...Names } }", #"@typePolicy(keyFields: "")"#) == [])
  }

  @Test("A fragment's body is part of what those are compiled against who spread it unmasked, and of nobody else")
  func unmasked() {
    func code(_ body: String, _ level: String = "public ") -> [String: String] {
      let files = [
        "/p/Sources/App/Masked.swift": #"enum M { #graphql("query M { hero { ...F } }") }"#,
        "/p/Sources/App/Unmasked.swift": #"enum U { #graphql("query U { hero { ...G @relay(mask: false) } }") }"#,
      ]
      let fragments = [
        "/p/Sources/Lib/F.swift": #"@GraphQLFragment("fragment F on Hero { \#(body) }") \#(level)struct F {}"#,
        "/p/Sources/Lib/G.swift": #"@GraphQLFragment("fragment G on Hero { ...F @relay(mask: false) }") struct G {}"#,
      ]
      let result = target(files, reaching: fragments).checked()
      #expect(result.findings.isEmpty)
      return result.code
    }
    let (before, after, hidden) = (code("name"), code("name friend { name }"), code("name", ""))
    let (masked, unmasked) = ("/p/Sources/App/Masked.swift", "/p/Sources/App/Unmasked.swift")
    #expect(before[masked] == after[masked] && before[unmasked] != after[unmasked])
    #expect(before[masked] != hidden[masked] && before[masked]?.contains("fragment F Hero F public") == true)
    #expect(before[masked]?.contains("definition ") == false)
    #expect(before[unmasked]?.contains("definition fragment F on Hero{name}") == true)
    #expect(before[unmasked]?.contains("definition fragment G on Hero{...F@relay(mask:false)}") == true)
    // The embedded schema has what the fragment selects, and the version is different.
    #expect(after[unmasked]?.contains("type Hero{name:String!friend:Hero}") == true)
    func version(_ code: String?) -> Substring? { code?.split(separator: "\n").first { $0.contains("protocol") } }
    #expect(version(before[unmasked]) != version(after[unmasked]))
  }

  @Test("What an unmasked fragment of another file brings is checked where it is spread")
  func unmaskedConflict() {
    let files = [
      "/p/Sources/App/A.swift": #"""
      enum Q { #graphql("query A { hero { name: friend { name } ...F @relay(mask: false) } }") }
      """#,
      "/p/Sources/App/F.swift": #"@GraphQLFragment("fragment F on Hero { name }") struct F {}"#,
    ]
    #expect(
      lines(files).first?.hasPrefix(
        #"/p/Sources/App/A.swift:1:37: error: Fields "name" conflict because "friend" and "name" are different fields."#
      ) == true
    )
    #expect(
      lines(files).first?.contains(#"/p/Sources/App/F.swift:1:40: note: the other field is in fragment "F""#) == true
    )
  }

  @Test("A private fragment that nothing in its file spreads is an error, one that others could spread is none")
  func unusedFragments() {
    func fragment(_ level: String) -> [String: String] {
      ["/p/Sources/App/A.swift": #"\#(level)enum Q { #graphql("fragment F on Hero { name }") }"#]
    }
    #expect(lines(fragment("")) == [])
    #expect(
      lines(fragment("private ")) == [#"/p/Sources/App/A.swift:1:28: error: Fragment "F" is never used."#]
    )
    #expect(target(fragment("")).checksum != target(fragment("private ")).checksum)
  }

  @Test("A fragment's variables are the operation's to define")
  func variables() {
    let query = ["/p/Sources/App/A.swift": #"enum Q { #graphql("query A { hero { ...F } }") }"#]
    let fragment = [
      "/p/Sources/Lib/B.swift": ##"@GraphQLFragment(#"fragment F on Hero { name(unit: $u) }"#) struct F {}"##
    ]
    #expect(
      lines(query, reaching: fragment) == [
        #"/p/Sources/App/A.swift:1:37: error: Variable "$u" is not defined by operation "A"."# + "\n"
          + #"/p/Sources/App/A.swift:1:37: note: fragment "F" uses "$u""#
      ]
    )
  }

  @Test("A fragment of a name that another has is an error in both places")
  func duplicates() {
    let files = [
      "/p/Sources/App/A.swift": #"@GraphQLFragment("fragment F on Hero { name }") struct F {}"#,
      "/p/Sources/App/B.swift": #"enum E { @GraphQLFragment("fragment F on Hero { name }") struct F {} }"#,
    ]
    let message = #"error: There can be only one fragment named "F". The other one is at"#
    #expect(
      lines(files) == [
        "/p/Sources/App/A.swift:1:28: \(message) Sources/App/B.swift:1:37.",
        "/p/Sources/App/B.swift:1:37: \(message) Sources/App/A.swift:1:28.",
      ]
    )
  }

  @Test("Fragments that are known are suggested for one that is not, those of other schemas not")
  func suggestedFragments() {
    let others = Self.package.merging(["/p/Schemas/Other.graphqls": "type Query { a: Int }"]) { $1 }
    let files = [
      "/p/Sources/App/A.swift": ##"enum Q { #graphql("query A { hero { ...HeroCrad } }", schema: "Api") }"##,
      "/p/Sources/App/B.swift":
        ##"@GraphQLFragment("fragment HeroCard on Hero { name }", schema: "Api") struct HeroCard {}"##,
      "/p/Sources/App/C.swift":
        ##"@GraphQLFragment("fragment HeroCrud on Query { a }", schema: "Other") struct HeroCrud {}"##,
    ]
    #expect(
      lines(files, others) == [
        #"/p/Sources/App/A.swift:1:40: error: Unknown fragment "HeroCrad". Did you mean "HeroCard"?"# + "\n"
          + #"/p/Sources/App/A.swift:1:40: note: replace "HeroCrad" with "HeroCard""#
      ]
    )
  }

  @Test("Custom scalars that the schema's enum does not declare are told once, at the enum")
  func undeclaredScalars() {
    func find(_ arguments: String, _ members: String) -> [String] {
      lines(
        [
          "/p/Sources/Api/Shop.swift": "@GraphQLSchema\(arguments) enum Shop { \(members) }",
          "/p/Sources/Api/A.swift": "enum Q { #graphql(\"query A { items { made } }\") }",
          "/p/Sources/Api/B.swift": "enum R { #graphql(\"query B { items { made } }\") }",
        ],
        Self.shop
      )
    }
    #expect(find("", "typealias Date = Int; typealias Time = Int") == [])
    #expect(find("(types: .used)", "typealias Date = Int") == [])
    #expect(
      find("", "typealias Date = Int") == [
        "/p/Sources/Api/Shop.swift:1:1: warning: The custom scalar \"Time\" is a String. Declare what it is in the enum, "
          + "even if it is one: typealias Time = Swift.String"
      ]
    )
  }

  @Test("Why there is no schema is told at each literal that has to choose one, and else once")
  func schemasOnce() {
    func find(_ literals: String, _ others: [String: String]) -> [String] {
      lines(
        ["/p/Sources/App/A.swift": "enum Q {\n\(literals)\n}", "/p/Sources/App/B.swift": "enum R {\n\(literals)\n}"],
        others
      )
    }
    let literals = "#graphql(\"query A { hero { name } }\")\n#graphql(\"query B { hero { name } }\")"
    #expect(find(literals, ["/p/Package.swift": ""]).count == 1)
    let several = Self.package.merging(["/p/Schemas/Other.graphqls": Self.schema]) { $1 }
    #expect(find(literals, several).count == 4)
    let misspelt = literals.replacing("\")", with: "\", schema: \"Apy\")")
    #expect(
      find(misspelt, Self.package)
        == ["A.swift:2", "A.swift:3", "B.swift:2", "B.swift:3"].map {
          #"/p/Sources/App/\#($0):47: error: There is no GraphQL schema "Apy" in Schemas. Did you mean "Api"?"#
        }
    )
    for broken in ["type Query { hero: Hero ", "}", "type Query { hero Hero }"] {
      let found = find(literals, ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": broken])
      #expect(found.count == 1 && found.first?.hasPrefix("/p/Schemas/Api.graphqls:1:") == true, "\(found)")
    }
  }

  @Test("Where no schema is found, it is told at the macro; where it has errors, in the schema")
  func schemas() {
    let files = ["/p/Sources/App/A.swift": "enum Q {\n  #graphql(\"query A { hero { name } }\")\n}"]
    #expect(
      lines(files, ["/p/Package.swift": ""]).first?.hasPrefix("/p/Sources/App/A.swift:2:3: error: No GraphQL schema")
        == true
    )
    #expect(
      lines(
        files,
        ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": "type Query { hero: Hero } type Hero { name String }"]
      )
        == [#"/p/Schemas/Api.graphqls:1:44: error: Syntax Error: Expected ":", found Name "String"."#]
    )
  }

  @Test("What a schema says to Apollo's stores is an error or a warning of the build if it means nothing here")
  func policies() {
    let files = ["/p/Sources/App/A.swift": "enum Q {\n  #graphql(\"query A { hero { name } }\")\n}"]
    func lines(_ schema: String, client: String? = nil) -> [String] {
      var others = ["/p/Package.swift": "", "/p/Schemas/Api.graphqls": schema]
      others["/p/Schemas/Api.client.graphqls"] = client
      return self.lines(files, others)
    }
    let schema = "type Query { hero: Hero } type Hero { name: String }"
    #expect(
      lines(schema.replacing("Query", with: #"Query @fieldPolicy(forField: "hero", keyArgs: "id")"#))
        == [
          #"/p/Schemas/Api.graphqls:1:52: error: Field "Query.hero" has no argument "id" for "@fieldPolicy"."#
        ]
    )
    #expect(
      lines(schema.replacing("Hero {", with: #"Hero @typePolicy(keyFields: "nam") {"#)).last
        == #"/p/Schemas/Api.graphqls:1:60: error: Type "Hero" has no field "nam" for "@typePolicy". Did you mean "name"?"#
    )
    #expect(
      lines(schema, client: "extend type Hero @typePolicy(keyFields: \"nam\")").last
        == #"/p/Schemas/Api.client.graphqls:1:41: error: Type "Hero" has no field "nam" for "@typePolicy". Did you mean "name"?"#
    )
    #expect(lines(schema, client: "extend type Hero @typePolicy(keyFields: \"name\")").isEmpty)
  }

  @Test("Several schemas in a file, each with its own literals")
  func severalSchemas() throws {
    var others = EmbeddedTargetTests.package
    others["/p/Schemas/Space.graphqls"] = "type Query { planet: String } enum Size { BIG }"
    let files = [
      "/p/Sources/App/A.swift": """
      @GraphQLSchema enum Space {}
      enum Q {
        #graphql("query A { hero { name } }", schema: "Api")
        #graphql("query B { planet }", schema: "Space")
      }
      """
    ]
    #expect(lines(files, others) == [])
    let code = try #require(target(files, [:], others).checked().code.values.first)
    #expect(code.contains("schema Space type Query{planet:String} enum Size{BIG}"))
    #expect(code.contains("schema Api type Query{hero:Hero} type Hero{name:String!}"))
    #expect(code.contains("protocol _GraphQLVersion_A {"))
  }

  @Test("A configuration says which files are written against which schema")
  func configuration() throws {
    let others = [
      "/p/Package.swift": "", "/p/api.graphqls": "type Query { a: Int }",
      "/p/space.json.graphqls": "type Query { b: Int }",
      "/p/.graphqlrc.json": """
      {"projects": {
        "api": {"schema": "api.graphqls", "include": "Sources/App/Api/**"},
        "space": {"schema": "space.json.graphqls", "extensions": {"inlineGraphQL": {"namespace": "Space"}}}
      }}
      """,
    ]
    let files = [
      "/p/Sources/App/Api/A.swift": #"enum X { #graphql("query Q { a }") }"#,
      "/p/Sources/App/B.swift": #"enum Y { #graphql("query Q { b }") }"#,
    ]
    #expect(lines(files, others) == [])
    let code = target(files, [:], others).checked().code
    #expect(code["/p/Sources/App/Api/A.swift"]?.contains("schema api type Query{a:Int}") == true)
    #expect(code["/p/Sources/App/B.swift"]?.contains("schema Space type Query{b:Int}") == true)
  }

  @Test("Projects of one schema have client schemas of their own")
  func clientSchemas() throws {
    let others = [
      "/p/Package.swift": "", "/p/api.graphqls": "type Query { a: Int }",
      "/p/one.graphqls": "extend type Query { mine: Int }", "/p/two.graphqls": "extend type Query { mine: String }",
      "/p/.graphqlrc.json": """
      {"projects": {
        "one": {"schema": "api.graphqls", "include": "Sources/App/One/**",
          "extensions": {"inlineGraphQL": {"namespace": "One", "clientSchema": "one.graphqls"}}},
        "two": {"schema": "api.graphqls", "extensions": {"inlineGraphQL": {"namespace": "Two", "clientSchema": "two.graphqls"}}}
      }}
      """,
    ]
    let files = [
      "/p/Sources/App/One/A.swift": #"enum X { #graphql("query Q { mine }") }"#,
      "/p/Sources/App/B.swift": #"enum Y { #graphql("query Q { mine }") }"#,
    ]
    #expect(lines(files, others) == [])
    let code = target(files, [:], others).checked().code
    #expect(code["/p/Sources/App/One/A.swift"]?.contains("client extend type Query{mine:Int}") == true)
    #expect(code["/p/Sources/App/B.swift"]?.contains("client extend type Query{mine:String}") == true)
  }

  @Test("The same target has the same code and checksum; what changes the code changes the checksum")
  func determinism() {
    let files = [
      "/p/Sources/App/A.swift": #"@GraphQLFragment("fragment F on Hero { name }") struct F {}"#,
      "/p/Sources/App/B.swift": #"enum E { #graphql("query Q { hero { ...F ...G } }") }"#,
      "/p/Sources/App/C.swift": #"@GraphQLFragment("fragment G on Hero { friend { name } }") struct G {}"#,
      "/p/Sources/App/D.swift": "struct D {}",
    ]
    let first = target(files)
    let second = target(files)
    #expect(first.checksum == second.checksum)
    #expect(first.checked().code == second.checked().code)

    var unrelated = files
    unrelated["/p/Sources/App/D.swift"] = "struct D { var x = 1 }"
    unrelated["/p/Sources/App/A.swift"]?.append(" // a comment")
    #expect(target(unrelated).checksum == first.checksum)
    #expect(target(unrelated).checksumOfTexts != first.checksumOfTexts)
    unrelated["/p/Sources/App/A.swift"]?.append("\nenum X { #graphql(text) }")
    #expect(target(unrelated).checksum != first.checksum)

    var changed = files
    changed["/p/Sources/App/A.swift"] = #"enum X { @GraphQLFragment("fragment F on Hero { name }") struct F {} }"#
    #expect(target(changed).checksum != first.checksum)
    #expect(
      target(changed).checked().code["/p/Sources/App/B.swift"] != first.checked().code["/p/Sources/App/B.swift"]
    )
    var others = EmbeddedTargetTests.package
    others["/p/Schemas/Api.graphqls"]?.append(" type More { x: Int }")
    #expect(target(files, [:], others).checksum != first.checksum)
    #expect(target(files, [:], others).checked().code == first.checked().code)
  }

  @Test("A fragment's body is none of what others are compiled against")
  func bodies() {
    let query = #"enum E { #graphql("query Q { hero { ...F } }") }"#
    func code(_ fragment: String) -> String? {
      let files = [
        "/p/Sources/App/A.swift": query, "/p/Sources/App/B.swift": "@GraphQLFragment(\"\(fragment)\") struct F {}",
      ]
      return target(files).checked().code["/p/Sources/App/A.swift"]
    }
    let code1 = code("fragment F on Hero { name }")
    #expect(code1 == code("fragment F on Hero { friend { name } }"))
    #expect(code1 == code("fragment F on Hero { name friend { ...F2 } }"))
    #expect(code1 != code(##"fragment F on Hero { name(unit: $unit) }"##))
  }
}

extension EmbeddedTargetTests {
  func lines(_ files: [String: String], _ others: [String: String]) -> [String] {
    lines(files, reaching: [:], others)
  }

  func target(_ files: [String: String], _ reachable: [String: String], _ others: [String: String])
    -> EmbeddedTarget
  {
    target(files, reaching: reachable, others)
  }
}
