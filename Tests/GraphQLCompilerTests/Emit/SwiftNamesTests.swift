import CompilerFixtures
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLModelCompiler

@Suite("Names that a configuration gives")
struct SwiftNamesTests {
  private func names(_ words: String) -> SwiftNames { SwiftNames(words: words.split(separator: " ")) }

  @Test(
    "Acronyms in a name as it is written, as a property and as a type",
    arguments: [
      ("userId", "userID", "userID"), ("userIds", "userIDs", "userIDs"), ("UserId", "UserID", "UserID"),
      ("htmlUrl", "htmlURL", "htmlURL"), ("urlPath", "urlPath", "urlPath"), ("UrlPath", "URLPath", "URLPath"),
      ("userIdUrl", "userIDURL", "userIDURL"), ("Id", "ID", "ID"), ("id", "id", "id"), ("Ids", "IDs", "IDs"),
      ("URLId", "URLID", "URLID"), ("idea", "idea", "idea"), ("theIdea", "theIdea", "theIdea"), ("aIs", "aIs", "aIs"),
      ("user_id", "user_id", "user_id"), ("user_Id", "user_ID", "user_ID"), ("url2Id3", "url2ID3", "url2ID3"),
      ("I", "I", "I"), ("s", "s", "s"), ("_Id", "_ID", "_ID"), ("paIdS", "paIDS", "paIDS"),
    ]
  )
  func acronyms(name: String, property: String, type: String) {
    let names = names("acronym:ID acronym:URL")
    #expect(names.property(name) == property)
    #expect(names.type(name) == type)
  }

  @Test("Acronyms in camel case, and of enum values")
  func camelCase() {
    let names = names("camelCase acronym:ID acronym:URL")
    #expect(names.property("user_id") == "userID")
    #expect(names.property("ID") == "id")
    #expect(names.type("url_info") == "URLInfo")
    #expect(names.enumCase("BY_USER_ID", of: "Order") == "byUserID")
    #expect(names.enumCase("URL", of: "Order") == "url")
  }

  @Test("Names given one by one are of one kind, and are not changed")
  func single() {
    let names = names("camelCase acronym:ID type:user=accountId field:user=owner_Id value:Role.user=member")
    #expect(names.type("user") == "accountId")
    #expect(names.property("user") == "owner_Id")
    #expect(names.enumCase("user", of: "Role") == "member")
    #expect(names.enumCase("user", of: "Kind") == "user")
    #expect(names.type("users") == "Users")
  }

  @Test("Generated code has the names, and requests and responses those of the schema")
  func golden() throws {
    let text = try Golden.check("named")
    #expect(text.contains("struct Article_parentItem: "))
    #expect(text.contains("\"wasPaid\": \"is_paid\""))
    #expect(text.contains("let url: String?\n      let imageURL: String?"))
    #expect(text.contains("init(maximum: "))
    #expect(text.contains("object.write(\"page_size\", self.maximum)"))
  }

  private let schema =
    "type Query { user(userId: ID, userID: ID): User } type User { a: Role } enum Role { ADMIN MEMBER } enum Kind { A } "
    + "input In { userId: ID userID: ID }"

  private func types(_ words: String) throws -> Compilation {
    let context = CompilationContext(schema: try Schema(Source(schema)), namespace: "N", swiftNames: names(words))
    return compileSchema(context.schema, in: context, declared: [], used: nil, adding: AddedTypes())
  }

  @Test("An enum and its cases have the names")
  func enums() throws {
    let swift = try types("type:Role=Rank value:Role.ADMIN=administrator").declarations.joined(separator: "\n")
    #expect(swift.contains("enum Rank: "))
    #expect(swift.contains("case administrator\n"))
    #expect(swift.contains("case .administrator: \"ADMIN\""))
    #expect(swift.contains("case member\n"))
  }

  @Test(
    "What the schema does not have cannot be named, and two names must not become equal",
    arguments: [
      ("type:Usr=A", "Unknown type \"Usr\" in \"names\" of the GraphQL configuration. Did you mean \"User\"?"),
      (
        "field:usr=A",
        "Unknown field or argument \"usr\" in \"names\" of the GraphQL configuration. Did you mean \"user\"?"
      ),
      (
        "type:User=Query",
        "The types \"User\" and \"Query\" would both be \"Query\" in Swift. Give one of them another name in \"names\" of the "
          + "GraphQL configuration."
      ),
      (
        "value:Role.ADMIN=member",
        "The values of \"Role\" \"ADMIN\" and \"MEMBER\" would both be \"member\" in Swift. Give one of them another name in "
          + "\"names\" of the GraphQL configuration."
      ),
      (
        "value:Role.ADMN=A",
        "Unknown enum value \"Role.ADMN\" in \"names\" of the GraphQL configuration. Did you mean \"Role.ADMIN\"?"
      ),
      (
        "value:Rol.ADMIN=A",
        "Unknown enum value \"Rol.ADMIN\" in \"names\" of the GraphQL configuration. Did you mean \"Role.ADMIN\"?"
      ),
      ("value:ADMIN=A", "Unknown enum value \"ADMIN\" in \"names\" of the GraphQL configuration."),
      (
        "type:Role=Kind",
        "The types \"Role\" and \"Kind\" would both be \"Kind\" in Swift. Declare a type \"Kind\" for both in the enum, or "
          + "change \"names\" in the GraphQL configuration."
      ),
      (
        "acronym:ID",
        "The fields \"userId\" and \"userID\" of \"In\" would both be \"userID\" in Swift. Declare a type \"In\" in the enum "
          + "yourself, or change \"names\" in the GraphQL configuration."
      ),
    ]
  )
  func errors(words: String, message: String) throws {
    #expect(try types(words).schemaDiagnostics.filter { $0.severity == .error }.map(\.message) == [message])
  }

  @Test("A type may have the name of one of Swift's")
  func hidingSwift() throws {
    let swift = try types("type:Kind=String").declarations.joined(separator: "\n")
    #expect(swift.contains("enum String: "))
    #expect(swift.contains("case unknown(Swift.String)"))
  }

  @Test("An object whose `id` has another name is not Identifiable")
  func identity() throws {
    let schema = try Schema(Source("type Query { a: Item } type Item { id: ID! }"))
    for (words, isIdentifiable) in [("", true), ("acronym:ID", true), ("field:id=key", false)] {
      let context = CompilationContext(schema: schema, namespace: "N", swiftNames: names(words))
      let swift = GraphQLCompiler.compile(Source("query Q { a { id } }"), in: context).declarations.joined()
      #expect(swift.contains("Swift.Identifiable") == isIdentifiable)
    }
  }

  @Test("Variables and fields that become equal are errors in the literal")
  func collisions() throws {
    let schema = try Schema(Source("type Query { userId: ID userID: ID f(a: Int, b: Int): Int }"))
    let context = CompilationContext(schema: schema, namespace: "N", swiftNames: names("acronym:ID field:a=b"))
    let compilation = GraphQLCompiler.compile(
      Source("query Q($a: Int, $b: Int) { userId userID f(a: $a, b: $b) }"),
      in: context
    )
    #expect(
      compilation.diagnostics.map(\.message) == [
        "Variables \"$a\" and \"$b\" would both be \"b\" in Swift; rename one of them."
      ]
    )
    let fields = GraphQLCompiler.compile(Source("query Q { userId userID }"), in: context)
    #expect(
      fields.diagnostics.map(\.message) == [
        "Fields \"userId\" and \"userID\" would both be \"userID\" in Swift. Use different aliases on the fields."
      ]
    )
  }
}
