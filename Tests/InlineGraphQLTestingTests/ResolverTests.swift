import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Resolvers") struct ResolverTests {
  private let sdl = """
    interface Character { id: ID!, name: String, friends(first: Int): [Character!], place: Planet }
    interface Machine { id: ID!, name: String }
    type Human implements Character { id: ID!, name: String, friends(first: Int): [Character!], place: Planet, mass: Float }
    type Droid implements Character & Machine {
      id: ID!, name: String, friends(first: Int): [Character!], place: Planet, function: String
    }
    type Planet { name: String!, suns: Int }
    union Thing = Human | Droid | Planet
    enum Side { LIGHT DARK }
    input Filter { side: Side = LIGHT, names: [String!] }
    type Query {
      hero: Character, droid: Droid, things: [Thing], machine: Machine, planets(filter: Filter, limit: Int = 2): [Planet!]
      text: String, flag: Boolean, number: Int, ratio: Float, numbers: [Int], where: String
    }
    """

  private struct DroidModel: ResolvedValueConvertible {
    var id: Int
    var name: String

    var resolvedValue: ResolvedValue { .object(self, type: "Droid") }
  }

  private struct PlanetModel: Codable {
    var name: String
    var suns: Int?
  }

  private func schema(@ResolverBuilder _ resolvers: () throws -> [Resolver]) throws -> ExecutableSchema {
    try ExecutableSchema(sdl: sdl, resolvers: resolvers)
  }

  @Test("A model schema is executed as the API's schema")
  func modelSchema() async throws {
    let schema = try ExecutableSchema(
      sdl: "type Post @model { title: String! }",
      data: ["listPosts": ["items": [["id": "1", "title": "T"]]]]
    )
    let response = await schema.execute("{ listPosts(limit: 1) { items { title } nextToken } }")
    #expect(response == ["data": ["listPosts": ["items": [["title": "T"]], "nextToken": .null]]])
  }

  @Test("Without one, a field is the member of its name; mutations start from the same data")
  func plainData() async throws {
    let schema = try ExecutableSchema(
      sdl: sdl,
      data: ["hero": ["__typename": "Droid", "id": 1, "function": "Astromech"]]
    )
    let response = await schema.execute("{ hero { __typename id name ... on Droid { function } } text }")
    #expect(
      response == [
        "data": [
          "hero": ["__typename": "Droid", "id": "1", "name": .null, "function": "Astromech"], "text": .null,
        ]
      ]
    )
  }

  @Test("May return literals, optionals and lists of Swift values")
  func returnedValues() async throws {
    let none: Int? = nil
    let schema = try schema {
      Resolver("Query.text") { _ in "text" }
      Resolver("Query.flag") { _ in true }
      Resolver("Query.number") { _ in none }
      Resolver("Query.ratio") { _ in 0.5 }
      Resolver("Query.numbers") { _ in [1, nil, 3] }
      Resolver("Query.hero") { _ in ["__typename": "Human", "id": 7, "friends": [["__typename": "Droid", "id": "8"]]] }
      Resolver("Query.where") { input -> GraphQLJSONValue in .string(input.path.description) }
    }
    let response = await schema.execute("{ text flag number ratio numbers hero { id friends { id } } a: where }")
    #expect(
      response.description == #"{"data":{"text":"text","flag":true,"number":null,"ratio":0.5,"numbers":[1,null,3],"#
        + #""hero":{"id":"7","friends":[{"id":"8"}]},"a":"a"}}"#
    )
  }

  @Test("Of an interface's field are those of its types, unless a type has its own")
  func interfaces() async throws {
    let schema = try schema {
      Resolver("Query.things") { _ in [["__typename": "Human", "id": 1], ["__typename": "Droid", "id": 2]] }
      Resolver("Character.name") { input in "\(input.parentType) \(input.parent["id"] ?? "?")" }
      Resolver("Machine.name") { _ in "never, for Character comes first" }
      Resolver("Character.place") { _ in ["name": "Naboo"] }
      Resolver("Droid.place") { _ in .null }
    }
    let response = await schema.execute("{ things { ... on Character { name place { name } } } }")
    #expect(
      response == [
        "data": [
          "things": [["name": "Human 1", "place": ["name": "Naboo"]], ["name": "Droid 2", "place": .null]]
        ]
      ]
    )
  }

  @Test("Are given arguments as Swift values")
  func arguments() async throws {
    struct Filter: Decodable {
      var side: String
      var names: [String]?
    }
    let schema = try schema {
      Resolver("Query.planets") { input -> GraphQLJSONValue in
        #expect(input.fieldName == "planets")
        let filter = try input.argument("filter", as: Filter?.self)
        let limit = try input.argument("limit", as: Int.self)
        let names = filter?.names ?? ["Hoth", "Endor", filter?.side ?? "no side"]
        return .array(names.prefix(limit).map { ["name": .string($0)] })
      }
    }
    let document = "query Q($f: Filter) { planets(filter: $f) { name } all: planets(limit: 9, filter: {}) { name } }"
    #expect(
      await schema.execute(document, variables: ["f": ["names": "Kamino"]])["data"] == [
        "planets": [["name": "Kamino"]], "all": [["name": "Hoth"], ["name": "Endor"], ["name": "LIGHT"]],
      ]
    )
    #expect(
      await schema.execute("{ planets(limit: null) { name } }")["errors"]?[0]?["path"] == ["planets"]
    )
  }

  @Test("May return Swift values as parents of others")
  func swiftValues() async throws {
    let schema = try schema {
      Resolver("Query.droid") { _ in DroidModel(id: 2001, name: "R2-D2") }
      Resolver("Query.machine") { _ in DroidModel(id: 2000, name: "C-3PO") }
      Resolver("Droid.id") { input in try input.parent(as: DroidModel.self).id }
      Resolver("Character.name") { input in try input.parent(as: DroidModel.self).name }
      Resolver("Droid.function") { input in try input.parent(as: String.self) }
      Resolver("Query.planets") { _ in
        [
          try .encoding(PlanetModel(name: "Tatooine", suns: 2)),
          try .encoding(PlanetModel(name: "Hoth"), type: "Planet"),
        ]
      }
    }
    #expect(
      await schema.execute("{ droid { id name } machine { __typename name } planets { name suns } }")["data"] == [
        "droid": ["id": "2001", "name": "R2-D2"], "machine": ["__typename": "Droid", "name": "C-3PO"],
        "planets": [["name": "Tatooine", "suns": 2], ["name": "Hoth", "suns": .null]],
      ]
    )
    let errors = await schema.execute("{ droid { friends { id } function } }")["errors"]
    #expect(
      errors?[0]?["message"] == """
        There is no resolver for "Droid.friends", whose parent is a Swift value (DroidModel). \
        Add Resolver("Droid.friends").
        """
    )
    #expect(
      errors?[1]?["message"]
        == #"The parent of "Droid.function" is no String: DroidModel(id: 2001, name: "R2-D2")."#
    )
  }

  @Test("Of types say which type an object has")
  func types() async throws {
    let schema = try schema {
      Resolver("Query.things") { _ in [["suns": 2, "name": "Tatooine"], ["__typename": "Droid", "id": 1], 3] }
      Resolver(typeOf: "Thing") { value in
        if value.json == 3 { throw GraphQLError(message: "Three is no thing") }
        return value["suns"] == nil ? nil : "Planet"
      }
    }
    #expect(
      await schema.execute("{ things { __typename } }") == [
        "errors": [
          ["message": "Three is no thing", "locations": [["line": 1, "column": 3]], "path": ["things", 2]]
        ],
        "data": ["things": [["__typename": "Planet"], ["__typename": "Droid"], .null]],
      ]
    )
  }

  @Test("An object whose type nobody says is an error that tells how to say it")
  func noType() async throws {
    let schema = try ExecutableSchema(sdl: sdl, data: ["hero": ["id": 1]])
    #expect(
      await schema.execute("{ hero { id } }")["errors"]?[0]?["message"]
        == """
        Abstract type "Character" must resolve to an Object type at runtime for field "Query.hero". Either the value \
        should have a member "__typename" or there should be a Resolver(typeOf: "Character").
        """
    )
  }

  @Test("An object of another type than the field's is an error")
  func otherType() async throws {
    let schema = try ExecutableSchema(sdl: sdl, data: ["droid": ["__typename": "Human", "id": 1]])
    #expect(
      await schema.execute("{ droid { id } }")["errors"]?[0]?["message"]
        == #"Expected value of type "Droid" but got: { __typename: "Human", id: 1 }."#
    )
  }

  @Test("What they throw is an error of the field")
  func errors() async throws {
    struct Plain: Error {}
    struct Localized: LocalizedError {
      var errorDescription: String? { "It is broken" }
    }
    let schema = try schema {
      Resolver("Query.text") { _ -> String in throw GraphQLError(message: "Gone", extensions: ["code": 410]) }
      Resolver("Query.flag") { _ -> Bool in throw Localized() }
      Resolver("Query.number") { _ -> Int in throw Plain() }
      Resolver("Query.numbers") { _ in [1, .failure(GraphQLError(message: "No two")), 3] }
    }
    let response = await schema.execute("{ text flag number numbers }")
    #expect(response["data"] == ["text": .null, "flag": .null, "number": .null, "numbers": [1, nil, 3]])
    #expect(
      response["errors"] == [
        [
          "message": "Gone", "locations": [["line": 1, "column": 3]], "path": ["text"], "extensions": ["code": 410],
        ],
        ["message": "It is broken", "locations": [["line": 1, "column": 8]], "path": ["flag"]],
        ["message": "Plain()", "locations": [["line": 1, "column": 13]], "path": ["number"]],
        ["message": "No two", "locations": [["line": 1, "column": 20]], "path": ["numbers", 1]],
      ]
    )
  }

  @Test("May come from loops and conditions")
  func builder() async throws {
    let isVerbose = true
    let schema = try schema {
      for name in ["text", "where"] { Resolver("Query.\(name)") { _ in name } }
      if isVerbose { Resolver("Query.number") { _ in 1 } }
      if !isVerbose { Resolver("Query.ratio") { _ in 1 } } else { Resolver("Query.ratio") { _ in 2 } }
      [Resolver("Query.flag") { _ in false }]
    }
    let response = await schema.execute("{ text where number ratio flag }")
    #expect(response.description == #"{"data":{"text":"text","where":"where","number":1,"ratio":2,"flag":false}}"#)
  }

  @Test("For what the schema does not have are errors, all at once")
  func unknownCoordinates() throws {
    let error = try #require(throws: InvalidExecutableSchema.self) {
      try schema {
        Resolver("Query.heroo") { _ in 1 }
        Resolver("hero") { _ in 1 }
        Resolver("Filter.side") { _ in 1 }
        Resolver("Query.text") { _ in "a" }
        Resolver("Query.text") { _ in "b" }
        Resolver(typeOf: "Human") { _ in nil }
        Resolver(eventsOf: "Query.text") { _ in AsyncStream<String> { $0.finish() } }
      }
    }
    #expect(
      error.problems == [
        #"Resolver("Query.heroo"): the schema has no such field. Fields are written as "Type.field"."#,
        #"Resolver("hero"): the schema has no such field. Fields are written as "Type.field"."#,
        #"Resolver("Filter.side"): the schema has no such field. Fields are written as "Type.field"."#,
        #"Resolver("Query.text") is given twice."#,
        #"Resolver(typeOf: "Human"): the schema has no interface or union of that name."#,
        #"Resolver(eventsOf: "Query.text"): only fields of the subscription root have events."#,
      ]
    )
  }

  @Test("A schema with errors is none, and the error says where")
  func invalidSchema() throws {
    let syntax = try #require(throws: InvalidExecutableSchema.self) {
      try ExecutableSchema(sdl: "type Query {\n  a: Int\n  b: }")
    }
    #expect(syntax.description == #"schema:3:6: Syntax Error: Expected Name, found "}"."#)
    let unknown = try #require(throws: InvalidExecutableSchema.self) {
      try ExecutableSchema(sdl: "type Query {\n  a: Planetarium\n}")
    }
    #expect(unknown.description == #"schema:2:6: Unknown type "Planetarium"."#)
  }
}
