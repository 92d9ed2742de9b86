import GraphQLLanguage
import Testing

@testable import GraphQLValidation

@Suite("Policies say by which arguments a store finds objects")
struct FieldPolicyTests {
  private static let service = """
    type Query {
      user(id: ID!, input: Filter): User
      users(ids: [ID!]!, first: Int): [User]
      edition(number: Int!, isbn: ID!): Edition
      found(id: ID): Found
      size(id: ID): Size
      grid(ids: [ID!]): [[User]]
      count(id: ID): Int
      node(id: ID!): Node
      nodes(ids: [ID!]!): [Node]!
      usersByOne(id: ID!): [User]
    }
    interface Node { id: ID! }
    type User implements Node { id: ID! name: String }
    type Edition { isbn: ID! number: Int! }
    type Size { width: Int }
    union Found = User | Edition
    input Filter { id: ID }
    """

  private static let keys = "extend type Edition @typePolicy(keyFields: \"isbn number\")"

  private func schema(_ policy: String) throws -> Schema {
    try Schema(sdl: Source(Self.service)).adding(clientSchema: Source(Self.keys + "\n" + policy))
  }

  @Test(
    "A policy that finds nothing is an error",
    arguments: [
      (
        #"Query @fieldPolicy(forField: "usr", keyArgs: "id")"#,
        #"2:42 Type "Query" has no field "usr" for "@fieldPolicy". Did you mean "user" or "users"?"#
      ),
      (
        #"Query @fieldPolicy(forField: "user", keyArgs: "ids")"#,
        #"2:59 Field "Query.user" has no argument "ids" for "@fieldPolicy". Did you mean "id"?"#
      ),
      (
        #"Query @fieldPolicy(forField: "user", keyArgs: "input")"#,
        #"2:59 "Query.user(input: Filter)" cannot identify an object. A key argument is a scalar or an enum, or a list of them if "#
          + "the field is a list."
      ),
      (
        #"Query @fieldPolicy(forField: "user", keyArgs: "id input.id")"#,
        #"2:59 Field "Query.user" has no argument "input.id" for "@fieldPolicy". Did you mean "input"?"#
      ),
      (
        #"Query @fieldPolicy(forField: "users", keyArgs: "first")"#,
        #"2:60 "Query.users: [User]" is a list, so exactly one of its key arguments must be a list of values."#
      ),
      (
        #"Query @fieldPolicy(forField: "usersByOne", keyArgs: "id")"#,
        #"2:65 "Query.usersByOne: [User]" is a list, so exactly one of its key arguments must be a list of values."#
      ),
      (
        #"Query @fieldPolicy(forField: "grid", keyArgs: "ids")"#,
        #"2:59 "Query.grid: [[User]]" has neither an object nor a list of objects, so a store finds none for it."#
      ),
      (
        #"Query @fieldPolicy(forField: "count", keyArgs: "id")"#,
        #"2:60 "Query.count: Int" has neither an object nor a list of objects, so a store finds none for it."#
      ),
      (
        #"Query @fieldPolicy(forField: "edition", keyArgs: "isbn")"#,
        #"2:62 "Query.edition" has objects with the key fields "isbn number". Name as many arguments, in their order."#
      ),
      (
        #"Query @fieldPolicy(forField: "size", keyArgs: "id")"#,
        #"2:59 Nothing identifies the objects of "Query.size", so a store finds none for it."#
      ),
      (
        #"Query @fieldPolicy(forField: "user", keyArgs: "id") @fieldPolicy(forField: "user", keyArgs: "id")"#,
        #"2:19 Field "Query.user" has several policies. Write one."#
      ),
      (
        #"Query @fieldPolicy(forField: "user")"#,
        #"2:19 "@fieldPolicy" needs the names of a field and of its arguments: "@fieldPolicy(forField: "book", keyArgs: "isbn")"."#
      ),
    ]
  )
  func errors(policy: String, message: String) throws {
    let thrown = #expect(throws: Diagnostic.self) { try schema("extend type \(policy)") }
    let found = try #require(thrown)
    let place = Source(Self.keys + "\nextend type \(policy)").location(at: try #require(found.ranges.first).start)
    #expect("\(place.line):\(place.column) \(found.message)" == message)
  }

  @Test("The key arguments are those of the policy, or those of object identification")
  func keyArguments() throws {
    let plain = try schema("")
    #expect(plain.keyArguments(of: "user", on: "Query") == nil)
    #expect(
      plain.keyArguments(of: "node", on: "Query") == ["id"] && plain.keyArguments(of: "nodes", on: "Query") == ["ids"]
    )
    #expect(plain.keyArguments(of: "node", on: "User") == nil)
    let policies = try schema(
      """
      extend type Query @fieldPolicy(forField: "user", keyArgs: "id") @fieldPolicy(forField: "users", keyArgs: "ids")
        @fieldPolicy(forField: "edition", keyArgs: "isbn, number") @fieldPolicy(forField: "found", keyArgs: "id")
        @fieldPolicy(forField: "node", keyArgs: "")
      """
    )
    #expect(policies.keyArguments(of: "user", on: "Query") == ["id"])
    #expect(policies.keyArguments(of: "users", on: "Query") == ["ids"])
    #expect(policies.keyArguments(of: "edition", on: "Query") == ["isbn", "number"])
    #expect(policies.keyArguments(of: "found", on: "Query") == ["id"])
    #expect(policies.keyArguments(of: "node", on: "Query") == [])
  }
}
