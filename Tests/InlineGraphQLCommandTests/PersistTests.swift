#if os(macOS) || os(Linux)
  import Testing

  @Suite("inline-graphql persist", .serialized)
  struct PersistTests {
    /// A package with two targets and two schemas.
    private let package = [
      "Package.swift": "",
      "Schemas/Heroes.graphqls": heroes,
      "Schemas/Shop.graphqls": "type Query { price(of: String!, currency: String): Int }",
      "Sources/Design/Card.swift": """
      @GraphQLFragment(\"\"\"
        fragment Card on Character
        @argumentDefinitions(
          wide: {type: "Boolean!", defaultValue: false}
          dark: {type: "Boolean!", provider: "Dark"}
        ) {
          name @include(if: $dark)
          friends @include(if: $wide) { id }
        }
      \"\"\", schema: "Heroes") public struct Card {}
      public enum Dark { public static func value() -> Bool { true } }
      """,
      "Sources/App/Hero.swift": """
      import Design
      @GraphQLOperation("query Hero { hero { ...Card(wide: true) } }", schema: "Heroes") struct HeroQuery {}
      """,
      "Sources/App/Prices.swift": """
      enum Shopping {
        #graphql("query Price($of: String!) { price(of: $of) }", schema: "Shop")
      }
      """,
    ]

    private let hero = """
      query Hero($__relay_internal__pv__Dark:Boolean!){hero{__typename ...Card_1u7l2hfk82axy id}}\\nfragment \
      Card_1u7l2hfk82axy on Character{__typename name@include(if:$__relay_internal__pv__Dark)\
      friends@include(if:true){__typename id}id}
      """

    @Test("Relay's format: an object with the text of each hash")
    func relay() throws {
      let outcome = try Command(files: package).run("persist", "--format", "relay")
      let expected = """
        {
          "2a2e9607d483a064f964933da988c0cc7f2e2f88dc6a8535f0aa257079d1b1af": "\(hero)",
          "d68a4cf3699cff6321360905c34cbb76befe576cc13ccf580ee27b2545e71271": "query Price($of:String!){price(of:$of)}"
        }

        """
      #expect(outcome == Command.Outcome(status: 0, output: expected, errors: ""))
    }

    @Test("An argument that a fragment gives to one of another literal is a variable of the operation")
    func argumentsOfFragments() throws {
      func files(_ variables: String) -> [String: String] {
        [
          "Package.swift": "",
          "Schemas/Heroes.graphqls": heroes,
          "Sources/App/Hero.swift":
            "@GraphQLOperation(\"query Hero\(variables) { hero { ...Part } }\") struct HeroQuery {}",
          "Sources/App/Part.swift":
            "@GraphQLFragment(\"fragment Part on Character { ...Key(wide: $v) }\") struct Part {}",
          "Sources/App/Key.swift": """
          @GraphQLFragment(\"fragment Key($wide: Boolean!) on Character { name @include(if: $wide) }\") struct Key {}
          """,
        ]
      }
      let command = try Command(files: files("($v: Boolean!)"))
      let paths = ["Hero", "Part", "Key"].map { "Sources/App/\($0).swift" }
      #expect(try command.run(["validate", "--schema", "Schemas/Heroes.graphqls"] + paths).output == "")
      let document = try command.run("persist", "--format", "relay").output
      #expect(document.contains("query Hero($v:Boolean!){") && document.contains("name@include(if:$v)"))
      let undefined = try Command(files: files(""))
      let message = "Variable \"$v\" is not defined by operation \"Hero\"."
      #expect(
        try undefined.run(["validate", "--schema", "Schemas/Heroes.graphqls"] + paths).output.contains(message)
      )
      let refused = try undefined.run("persist", "--format", "relay")
      #expect(refused.status == 1 && refused.errors.contains(message))
    }

    @Test("What a fragment of another literal gives to a directive of the compiler is a variable of the operation")
    func argumentsOfDirectives() throws {
      let schema = """
        type Query { hero: Hero }
        type Mutation { addFriend: FriendEdge }
        type Hero { id: ID! }
        type FriendEdge { cursor: String node: Hero }
        """
      let fragment = "fragment Add on Mutation { addFriend @appendEdge(connections: $c) { node { id } } }"
      func persist(_ operation: String) throws -> Command.Outcome {
        let files = [
          "Package.swift": "", "Schemas/Heroes.graphqls": schema,
          "Sources/App/Add.swift": "@GraphQLFragment(\"\(fragment)\") struct Add {}",
          "Sources/App/Befriend.swift": "@GraphQLOperation(\"\(operation) { ...Add }\") struct Befriend {}",
        ]
        return try Command(files: files).run("persist", "--format", "relay")
      }
      let outcome = try persist("mutation Befriend($c: [ID!]!)")
      #expect(outcome.errors == "" && outcome.status == 0)
      #expect(outcome.output.contains("addFriend{"))
      let undefined = try persist("mutation Befriend")
      #expect(undefined.status == 1)
      #expect(undefined.errors.contains("Variable \"$c\" is not defined by operation \"Befriend\"."))
    }

    @Test("Fields of a client schema are not in the documents, nor what only they use")
    func clientSchema() throws {
      let files = [
        "Package.swift": "",
        "Schemas/Heroes.graphqls": heroes,
        "Schemas/Heroes.client.graphqls":
          "extend interface Character { note(length: Int): Note }\ntype Note { text: String }",
        "Sources/App/Hero.swift": """
        @GraphQLFragment("fragment NoteText on Note { text }", schema: "Heroes") struct NoteText {}
        @GraphQLOperation(
          "query Hero($length: Int) { hero { name note(length: $length) { ...NoteText } } }", schema: "Heroes"
        ) struct HeroQuery {}
        """,
      ]
      let outcome = try Command(files: files).run("persist", "--format", "relay")
      #expect(outcome.errors == "")
      #expect(outcome.output.contains(#": "query Hero{hero{__typename name id}}""#))
    }

    @Test("Apollo's format has names and types, in the order of names")
    func apollo() throws {
      let command = try Command(files: package)
      let outcome = try command.run("persist")
      let expected = """
        {
          "format": "apollo-persisted-query-manifest",
          "version": 1,
          "operations": [
            {
              "id": "2a2e9607d483a064f964933da988c0cc7f2e2f88dc6a8535f0aa257079d1b1af",
              "name": "Hero",
              "type": "query",
              "body": "\(hero)"
            },
            {
              "id": "d68a4cf3699cff6321360905c34cbb76befe576cc13ccf580ee27b2545e71271",
              "name": "Price",
              "type": "query",
              "body": "query Price($of:String!){price(of:$of)}"
            }
          ]
        }

        """
      #expect(outcome == Command.Outcome(status: 0, output: expected, errors: ""))
      #expect(try command.run("persist", "-o", "manifest.json").output == "manifest.json: written\n")
      #expect(try command.run("persist", "-o", "manifest.json").output == "manifest.json: unchanged\n")
      #expect(try command.contents(of: "manifest.json") == outcome.output)
    }

    @Test("A folder gets a file for each hash, with the text alone")
    func files() throws {
      let command = try Command(files: package.merging(["persisted/old.graphql": "{a}"]) { $1 })
      let outcome = try command.run("persist", "--format", "files", "--output", "persisted")
      #expect(outcome == Command.Outcome(status: 0, output: "persisted: 2 documents\n", errors: ""))
      #expect(try command.contents(of: "persisted/old.graphql") == "{a}")
      #expect(try command.run("persist", "--check", "persisted").status == 0)
    }

    @Test("The operations are those of some files or one schema; fragments come from the whole package and others")
    func chosen() throws {
      let command = try Command(files: package)
      let shop = try command.run("persist", "--format", "relay", "--schema", "Shop").output
      #expect(shop.contains("query Price(") && !shop.contains("query Hero"))
      #expect(try command.run("persist", "--format", "relay", "Sources/App/Prices.swift").output == shop)
      let heroes = try command.run("persist", "--format", "relay", "Sources/App/Hero.swift").output
      #expect(heroes.contains("fragment Card") && !heroes.contains("query Price("))
      #expect(
        try command.run("persist", "--schema", "Nothing").errors
          == "error: no operation is written against a schema \"Nothing\"\n"
      )

      var moved = package
      moved["Other/Package.swift"] = ""
      moved["Other/Schemas/Heroes.graphqls"] = moved["Schemas/Heroes.graphqls"]
      moved["Other/Sources/Design/Card.swift"] = moved.removeValue(forKey: "Sources/Design/Card.swift")
      let packages = try Command(files: moved)
      #expect(
        try packages.run("persist").headlines.errors
          .hasPrefix("Sources/App/Hero.swift:2:43: error: Unknown fragment \"Card\".\n")
      )
      #expect(
        try packages.run("persist", "--format", "relay", "--fragments", "Other", "Sources/App/Hero.swift").output
          == heroes
      )
    }

    @Test("A document that is missing from the manifest is an error at its operation")
    func check() throws {
      let command = try Command(files: package)
      for format in ["apollo", "relay"] {
        _ = try command.run("persist", "--format", format, "--schema", "Shop", "--output", "\(format).json")
        #expect(
          try command.run("persist", "--check", "\(format).json")
            == Command.Outcome(
              status: 1,
              output: "Sources/App/Hero.swift:2:26: error: \"Hero\" is not in the manifest. "
                + "Write it again with \"inline-graphql persist\".\n",
              errors: ""
            )
        )
        #expect(try command.run("persist", "--check", "\(format).json", "--schema", "Shop").status == 0)
      }
    }

    @Test("A manifest that cannot be read is no manifest without documents")
    func manifests() throws {
      let command = try Command(
        files: package.merging(["a.json": "[]", "b.json": #"{"format": "x"}"#, "c.json": #"{"a": 1}"#]) { $1 }
      )
      for (name, reason) in [
        ("a.json", "It is no JSON object."),
        ("b.json", "Its format is \"x\", version null, and not apollo-persisted-query-manifest, version 1."),
        ("c.json", "The document of \"a\" is no string."),
        ("d.json", "there is no such file"),
      ] {
        let outcome = try command.run("persist", "--check", name)
        #expect(outcome.status == 66)
        #expect(outcome.errors == "error: cannot read the manifest \"\(name)\": \(reason)\n")
      }
    }

    @Test("Errors in documents and schemas stop it, with the places that validate shows")
    func errors() throws {
      var files = package
      files["Sources/App/Wrong.swift"] = #"""
        #graphql("query Wrong { price(off: 1) }", schema: "Shop")
        let text = "name"
        #graphql("query Built { hero { \(text) } }", schema: "Heroes")
        """#
      let outcome = try Command(files: files).run("persist", "--output", "manifest.json")
      #expect(outcome.status == 1)
      #expect(outcome.output.isEmpty)
      #expect(
        outcome.headlines.errors == """
          Sources/App/Wrong.swift:1:25: error: Field "price" argument "of" of type "String!" is required, but it was not provided.
          Sources/App/Wrong.swift:1:31: error: Unknown argument "off" on field "Query.price". Did you mean "of"?
          Sources/App/Wrong.swift:1:31: note: replace "off" with "of"
          Sources/App/Wrong.swift:3:32: error: A GraphQL literal cannot have interpolations, because the compiler reads it at \
          build time: use a variable of the operation

          """
      )
      #expect(outcome.errors.contains("schema: \"Shop\")\n                        ^\n"))
    }

    @Test("A document that depends on conditions of the build is an error, and so is one that modules make ambiguous")
    func ambiguity() throws {
      var files = package
      files["Sources/Design/Card.swift"] = """
        #if os(iOS)
          @GraphQLFragment("fragment Card on Character { name }", schema: "Heroes") public struct Card {}
        #else
          @GraphQLFragment("fragment Card on Character { id }", schema: "Heroes") public struct Card {}
        #endif
        """
      files["Sources/App/Hero.swift"] = """
        import Design
        @GraphQLOperation("query Hero { hero { ...Card } }", schema: "Heroes") struct HeroQuery {}
        """
      let conditional = try Command(files: files).run("persist")
      #expect(conditional.status == 1)
      #expect(
        conditional.headlines.errors == """
          Sources/App/Hero.swift:2:43: error: The document depends on which fragment "Card" is compiled. Give each of them \
          a name of its own.
          Sources/Design/Card.swift:2:30: note: one is defined here
          Sources/Design/Card.swift:4:30: note: one is defined here

          """
      )

      files["Sources/Design/Card.swift"] =
        #"@GraphQLFragment("fragment Card on Character { name }", schema: "Heroes") public struct Card {}"#
      files["Sources/Older/Card.swift"] =
        #"@GraphQLFragment("fragment Card on Character { id }", schema: "Heroes") public struct Card {}"#
      #expect(
        try Command(files: files).run("persist").output.contains("fragment Card on Character{__typename name id}")
      )
      files["Sources/App/Hero.swift"] = files["Sources/App/Hero.swift"]?.replacing("import Design", with: "import Both")
      #expect(try Command(files: files).run("persist").errors.contains("Give each of them a name of its own."))
    }

    @Test("Fragments share a provided variable if they mean the same Swift type")
    func providers() throws {
      var files = package
      files["Sources/Rows/Row.swift"] = """
        import Design
        @GraphQLFragment(\"\"\"
          fragment Row on Character @argumentDefinitions(dark: {type: "Boolean!", provider: "Dark"}) {
            name @skip(if: $dark)
          }
        \"\"\", schema: "Heroes") public struct Row {}
        """
      files["Sources/App/Hero.swift"] = """
        import Design
        @GraphQLOperation("query Hero { hero { ...Card(wide: true) ...Row } }", schema: "Heroes") struct HeroQuery {}
        """
      let shared = try Command(files: files).run("persist").output
      #expect(shared.contains("query Hero($__relay_internal__pv__Dark:Boolean!){"))
      files["Sources/Rows/Dark.swift"] = "public enum Dark { public static func value() -> Bool { false } }"
      let apart = try Command(files: files).run("persist").output
      #expect(apart.contains("query Hero($__relay_internal__pv__Dark:Boolean!$__relay_internal__pv__Dark_2:Boolean!){"))
      #expect(apart.contains("name@skip(if:$__relay_internal__pv__Dark_2)"))
    }

    @Test("The options say what is wrong with them")
    func options() throws {
      let command = try Command(files: package)
      #expect(try command.run("persist", "--format", "files").status == 64)
      #expect(try command.run("persist", "--check", "a.json", "--output", "b.json").status == 64)
      #expect(try command.run("persist", "Nowhere").status == 66)
      #expect(try command.run("persist", "Schemas").errors == "error: there are no Swift files in \"Schemas\"\n")
    }
  }
#endif
