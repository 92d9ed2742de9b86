import PackageFixtures
import Testing

@testable import GraphQLProject

@Suite("Names in a GraphQL configuration")
struct ConfiguredNamesTests {
  private static let schema =
    "type Query { user(userId: ID): User role: Role other: Other } type User { userId: ID } enum Role { ADMIN } enum Other { B }"

  private static let app = """
    import InlineGraphQL
    @GraphQLSchema enum Api {}
    """

  private func result(_ names: String, _ query: String = "{ user(userId: 1) { userId } }") -> EmbeddedTarget.Result {
    let files = [
      "/p/Sources/App/A.swift": Self.app,
      "/p/Sources/App/B.swift": "import InlineGraphQL\nenum Queries { #graphql(\"query Q \(query)\") }",
    ]
    let others = [
      "/p/Package.swift": "", "/p/Schemas/Api.graphqls": Self.schema,
      "/p/.graphqlrc.json":
        #"{"schema": "Schemas/Api.graphqls", "extensions": {"inlineGraphQL": {"names": \#(names)}}}"#,
    ]
    return EmbeddedTarget(
      files.sorted { $0.key < $1.key }.map { EmbeddedTarget.File(path: $0.key, utf8: Array($0.value.utf8)) },
      reaching: [],
      root: "/p",
      in: .inMemory(others.merging(files) { $1 })
    ).checked()
  }

  @Test("Each file is told of the names that it can use, so that others change nothing")
  func embedded() throws {
    let names = #"{"acronyms": ["Id"], "types": {"User": "Account", "Role": "Rank"}, "fields": {"role": "rank"}}"#
    let plain = result("{}"), named = result(names)
    let file = "/p/Sources/App/B.swift"
    #expect(named.findings == [])
    #expect(plain.code[file]?.contains("names ") == false)
    #expect(named.code[file]?.contains("names acronym:ID type:User=Account\"") == true)
    let more = #"{"acronyms": ["Id"], "types": {"User": "Account"}, "enumValues": {"Other.B": "bee"}}"#
    #expect(result(more).code[file] == named.code[file])
    #expect(result(more).code["/p/Sources/App/A.swift"] != named.code["/p/Sources/App/A.swift"])
    // A variable and an alias have the name of a field.
    let fields = #"{"fields": {"role": "rank"}}"#
    for query in ["($role: ID) { user(userId: $role) { userId } }", "{ role: user { userId } }"] {
      #expect(result(fields, query).code[file]?.contains("names field:role=rank") == true)
    }
  }

  @Test("A name that the schema does not have is an error at the enum")
  func unknown() {
    #expect(
      result(#"{"types": {"Usr": "Account"}}"#).findings.map(\.description) == [
        "/p/Sources/App/A.swift:2:1: error: Unknown type \"Usr\" in \"names\" of the GraphQL configuration. Did you mean \"User\"?"
      ]
    )
  }

  @Test(
    "What is no name is an error of the configuration",
    arguments: [
      ("[]", "\"names\" must be an object, such as {\"acronyms\": [\"ID\"]}."),
      (#"{"acronym": ["ID"]}"#, "\"names\" has no member \"acronym\". Did you mean \"acronyms\"?"),
      (
        #"{"acronyms": "ID"}"#,
        "\"acronyms\" must be a list of words of two letters or more, such as [\"ID\", \"URL\"]."
      ),
      (
        #"{"acronyms": ["ID", 1]}"#,
        "\"acronyms\" must be a list of words of two letters or more, such as [\"ID\", \"URL\"]."
      ),
      (
        #"{"acronyms": ["I"]}"#,
        "\"acronyms\" must be a list of words of two letters or more, such as [\"ID\", \"URL\"]."
      ),
      (#"{"types": ["User"]}"#, "\"types\" must be an object of names in Swift, such as {\"User\": \"Account\"}."),
      (
        #"{"types": {"User": "My Account"}}"#,
        "The value of \"User\" in \"types\" must be a name in Swift, such as {\"User\": \"Account\"}."
      ),
      (
        #"{"types": {"User": "A.B"}}"#,
        "The value of \"User\" in \"types\" must be a name in Swift, such as {\"User\": \"Account\"}."
      ),
      (
        #"{"fields": {"userId": 1}}"#,
        "The value of \"userId\" in \"fields\" must be a name in Swift, such as {\"userId\": \"userID\"}."
      ),
      (#"{"enumValues": {"Role ADMIN": "a"}}"#, "\"Role ADMIN\" in \"enumValues\" is no name in GraphQL."),
    ]
  )
  func malformed(names: String, message: String) {
    #expect(
      result(names).findings.map(\.message) == ["/p/.graphqlrc.json: \"extensions.inlineGraphQL\": \(message)"]
    )
  }
}
