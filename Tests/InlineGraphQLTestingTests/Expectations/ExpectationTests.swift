#if Testing
  import Foundation
  import InlineGraphQL
  import InlineGraphQLTesting
  import Testing

  @GraphQLSchema enum StarWars {}

  @GraphQLOperation(
    """
    query ExpectedHero($episode: Episode, $short: Boolean!) {
      hero(episode: $episode) { name ...ExpectedCard @skip(if: $short) }
    }
    """,
    schema: "StarWars"
  )
  struct ExpectedHero {}

  @GraphQLFragment("fragment ExpectedCard on Character { appearsIn }", schema: "StarWars")
  struct ExpectedCard {}

  @Suite("Expectations of literals and requests")
  struct ExpectationTests {
    private static let schema = SchemaSource.sdl(
      """
      type Query { motto(long: Boolean, words: [Int!]): String author: String old: Int @deprecated }
      """
    )

    /// Expects that an expectation fails with a message that contains these texts.
    private func expectFailure(_ texts: String..., of expectation: () -> Void) {
      withKnownIssue {
        expectation()
      } matching: { issue in
        texts.allSatisfy { "\(issue)".contains($0) }
      }
    }

    @Test("A literal expands to Swift, and another text is a difference")
    func expansion() {
      expectExpansion(of: "@GraphQLSchema(types: .used) enum Schema {}", schema: Self.schema) {
        """
        extension Schema {

        }
        """
      }
      expectExpansion(of: "fragment Card on Query { author }", schema: Self.schema) {
        """
        struct Card: InlineGraphQL.GraphQLFragment {
          init(key: some Card_Key) { self.fragmentPointer = key.fragment_Card }

          /// Reads the fragment from an object that may not have it.
          @_disfavoredOverload
          init?(key: some OptionalKey) {
            guard let fragmentPointer = key.fragment_Card else { return nil }
            self.fragmentPointer = fragmentPointer
          }

          var data: Data { self.fragmentPointer.data(of: Self.self) }

          /// Parent type: Query
          struct Data: InlineGraphQL.ResponseObject, Card_Key, Card.Data.Fields {
            let author: String?

            nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
              var author: String? { get }
            }

            var fragment_Card: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Card>.pointer(to: self) }

            typealias __Stored = (author: String?, __on_Query: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let author: String? = reader.readNullableString("author", in: &object)
              try reader.endObject(&object)
              self.author = author
            }
          }

          /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
          typealias Fields = Data.Fields

          /// An object that spreads the fragment on a condition.
          nonisolated protocol OptionalKey {
            var fragment_Card: InlineGraphQL.FragmentPointer? { get }
          }

          let fragmentPointer: InlineGraphQL.FragmentPointer

          static var node: __FragmentNode {
            .init(
              name: "Card",
              typeCondition: "Query",
              definition: "fragment Card on Query{__typename author}",
              fragments: []
            )
          }
        }

        /// An object that spreads the fragment ``Card``.
        nonisolated protocol Card_Key {
          var fragment_Card: InlineGraphQL.FragmentPointer { get }
        }
        """
      }
      expectFailure("− extension Schemas {}", "+ extension Schema {") {
        expectExpansion(of: "@GraphQLSchema(types: .used) enum Schema {}", schema: Self.schema) {
          "extension Schemas {}"
        }
      }
      expectFailure("which \"expectDiagnostics\" expects", "1 | query Q { a }", "`- error: Cannot query field \"a\"") {
        expectExpansion(of: "query Q { a }", schema: Self.schema) { "" }
      }
    }

    @Test("Errors and warnings are below the lines of a literal, of GraphQL and of Swift")
    func diagnostics() {
      expectDiagnostics(of: "query Q {\n  mott old\n}", schema: Self.schema) {
        """
        1 | query Q {
        2 |   mott old
          |   `- error: Cannot query field "mott" on type "Query". Did you mean "motto"?
        3 | }
        """
      }
      expectDiagnostics(of: "query Q { author old }", schema: Self.schema) {
        """
        1 | query Q { author old }
          |                  `- warning: The field Query.old is deprecated. No longer supported
        """
      }
      expectDiagnostics(of: "query HeroQuery { hero { nam } }", schema: .named("StarWars")) {
        """
        1 | query HeroQuery { hero { nam } }
          |                          `- error: Cannot query field "nam" on type "Character". Did you mean "name"?
        """
      }
      expectDiagnostics(
        of: """
          enum Queries {
            #graphql("query Q { author ...Card }")
            #graphql("fragment Other on Query { autor }")
          }
          """,
        schema: Self.schema
      ) {
        """
        1 | enum Queries {
        2 |   #graphql("query Q { author ...Card }")
          |                                 |- error: Unknown fragment "Card".
          |                                 `- note: the compiler looks for fragments in this literal and in the other literals of the package
        3 |   #graphql("fragment Other on Query { autor }")
          |                                       `- error: Cannot query field "autor" on type "Query". Did you mean "author"?
        4 | }
        """
      }
    }

    @Test("Without a schema there is a reason")
    func noSchema() {
      expectFailure("There is no GraphQL schema \"Nothing\"") {
        expectDiagnostics(of: "query Q { a }", schema: .named("Nothing")) { "" }
      }
      expectFailure("Schema.graphqls:1:9: error: Syntax Error") {
        expectExpansion(of: "query Q { a }", schema: .sdl("type Q {")) { "" }
      }
    }

    @Test("A text that is missing is written into the source, below those that were written before")
    func writing() throws {
      let path: StaticString = "/tmp/InlineGraphQLTesting.writing.swift"
      let file = URL(fileURLWithPath: "\(path)")
      try Data("expectDocument(A.self)\n// expectDocument(B.self)\nf(expectDocument(B.self))\n".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      expectFailure("has one now") { expectDocument(ExpectedHero.self, filePath: path, line: 1) }
      expectFailure("has one now") { expectDocument(ExpectedHero.self, filePath: path, line: 2) }
      let source = try String(contentsOf: file, encoding: .utf8)
      let closure = """
         {
          \"""
          query ExpectedHero($episode: Episode, $short: Boolean!) {
            hero(episode: $episode) {
              __typename
              name
              ...ExpectedCard @skip(if: $short)
              id
            }
          }

          fragment ExpectedCard on Character {
            __typename
            appearsIn
            id
          }
          \"""
        }
        """
      #expect(
        source == "expectDocument(A.self)\(closure)\n// expectDocument(B.self)\nf(expectDocument(B.self)\(closure))\n"
      )
      expectFailure("has no text. This is it:", "query ExpectedHero", "\"\"\"") {
        expectDocument(ExpectedHero.self, filePath: "/nowhere/Test.swift", line: 1)
      }
    }

    @Test("What is sent")
    func sent() async throws {
      expectDocument(ExpectedHero.self) {
        """
        query ExpectedHero($episode: Episode, $short: Boolean!) {
          hero(episode: $episode) {
            __typename
            name
            ...ExpectedCard @skip(if: $short)
            id
          }
        }

        fragment ExpectedCard on Character {
          __typename
          appearsIn
          id
        }
        """
      }
      expectDocument(ExpectedHero(short: true)) {
        """
        query ExpectedHero($episode: Episode, $short: Boolean!) {
          hero(episode: $episode) {
            __typename
            name
            ...ExpectedCard @skip(if: $short)
            id
          }
        }

        fragment ExpectedCard on Character {
          __typename
          appearsIn
          id
        }
        """
      }
      expectVariables(ExpectedHero(episode: .jedi, short: true)) {
        """
        {
          "episode": "JEDI",
          "short": true
        }
        """
      }
      let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
      let sdl = try String(contentsOf: root.appendingPathComponent("Schemas/StarWars.graphqls"), encoding: .utf8)
      let samples = SampleData(schema: try ExecutableSchema(sdl: sdl), seed: 1)
      let client = GraphQLClient(transport: RecordingTransport(InProcessTransport(samples: samples)))
      expectRequests(client) {
        ""
      }
      _ = try await client.execute(ExpectedHero(episode: .jedi, short: true))
      _ = try await client.execute(ExpectedHero(short: false))
      expectRequests(client) {
        """
        query ExpectedHero {"episode":"JEDI","short":true}
        query ExpectedHero {"short":false}
        """
      }
      expectFailure("GraphQLClient(transport: RecordingTransport(…))") {
        expectRequests(GraphQLClient(transport: InProcessTransport(samples: samples))) { "" }
      }
    }
  }
#endif
