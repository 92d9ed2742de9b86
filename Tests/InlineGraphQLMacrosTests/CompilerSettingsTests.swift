import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

#if compiler(>=6.2)
  @Suite("Macros under compiler settings", .enabled(if: SwiftCompiler.built != nil, SwiftCompiler.absence))
  struct CompilerSettingsTests {
    private let features = [
      "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility", "ExistentialAny",
      "InternalImportsByDefault",
    ]

    /// Everything that macros declare, used on the main actor and outside of it.
    private let swift = """
      import InlineGraphQL

      @GraphQLSchema enum StarWars {
        struct DateTime: GraphQLScalar {
          var text: String
          init(jsonValue: GraphQLJSONValue) throws { text = "\\(jsonValue)" }
          var jsonValue: GraphQLJSONValue { .string(text) }
        }
      }

      enum Queries {
        #graphql(\"""
          query Hero($episode: Episode, $friends: Boolean!) {
            hero(episode: $episode) {
              id ...Name ...DroidName ...Cases @relay(mask: false)
              friends @include(if: $friends) { name ... on Human { height } }
            }
          }
          mutation Review($input: ReviewInput!) { review(input: $input) }
          \""", memberwiseInitializers: true)
      }
      @GraphQLFragment("fragment Name on Character { name friends { ...DroidName } }") struct Name {}
      @GraphQLFragment("fragment DroidName on Droid { name }") struct DroidName {}
      @GraphQLFragment("fragment Cases on Character { name ... on Human { height } ... on Droid { friends { id } } }")
      struct Cases {}
      @GraphQLOperation("query Heroes($episode: Episode) { hero(episode: $episode) { ...Name } }") struct Heroes {}

      nonisolated enum DarkMode { static func value() -> Bool { true } }
      @GraphQLFragment(
        #"fragment Dark on Character @argumentDefinitions(d: {type: "Boolean!", provider: "DarkMode"}) { name @include(if: $d) }"#
      )
      struct Dark {}

      func onMainActor(_ client: GraphQLClient) async throws -> String {
        let data = try await client.execute(Queries.Hero(episode: .jedi, friends: true)).data
        _ = try await client.execute(Queries.Review(input: StarWars.ReviewInput(stars: 5))).data?.review
        return (data?.hero).map(name) ?? ""
      }
      nonisolated func name(_ hero: Queries.Hero.Data.Character_hero) -> String {
        let name = switch Cases.Case(hero) {
        case .human(let human): "\\(human.height ?? 0)"
        case .droid(let droid): droid.friends?.first??.id ?? ""
        case .__other(let other): other.name
        }
        let fields: any Cases.Fields = hero
        return keyed(hero) + name + fields.name + (DroidName(key: hero)?.data.name ?? "") + "\\(hero == hero)"
      }
      nonisolated func keyed(_ key: some Name_Key) -> String { Name(key: key).data.name + Heroes.document }
      nonisolated let made = Queries.Hero.Data(hero: nil)
      nonisolated let heroes = Heroes(episode: .jedi)
      nonisolated func date(_ date: StarWars.DateTime) -> String { date.text }
      """

    private let compiler = SwiftCompiler.built!

    /// Returns the compiler's messages for the code, without the plugin and with it.
    private func typeCheck(_ options: [String]) throws -> [String] {
      let path = "Sources/App/App.swift"
      let package = try TemporaryPackage(TemporaryPackage.starWars.merging([path: swift]) { $1 })
      let (embedded, findings) = try package.embed([path])
      #expect(findings == [])
      return try [[path], embedded].flatMap { files in
        try compiler.typeCheck(package, files, options: options + ["-warnings-as-errors"])
      }
    }

    @Test("Where code is on the main actor by default, what macros declare may be used outside of it")
    func defaultIsolation() throws {
      #expect(try typeCheck(["-default-isolation", "MainActor"]) == [])
    }

    @Test("Upcoming features and strict memory safety give no warning")
    func upcomingFeatures() throws {
      let options = features.flatMap { ["-enable-upcoming-feature", $0] } + ["-strict-memory-safety"]
      #expect(try typeCheck(options) == [])
      #expect(try typeCheck(options + ["-default-isolation", "MainActor"]) == [])
    }
  }
#endif
