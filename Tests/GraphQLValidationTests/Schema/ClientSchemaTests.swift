import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

@Suite("Client schemas")
struct ClientSchemaTests {
  private static let service = """
    type Query { hero: Character }
    interface Character { id: ID! name: String }
    type Human implements Character & Named { id: ID! name: String height: Float friends: [Human] }
    interface Named { name: String }
    union Any = Human
    """

  @Test(
    "What is wrong is told at its place",
    arguments: [
      (
        "extend interface Character { id: ID }",
        #"1:30 Field "Character.id" already exists in the schema. It cannot also be defined in this type extension."#
      ),
      (
        "extend type Human { a: Int }\nextend type Human { a: Int }",
        #"2:21 Field "Human.a" already exists in the schema. It cannot also be defined in this type extension."#
      ),
      ("extend type Alien { a: Int }", #"1:13 Cannot extend type "Alien" because it is not defined."#),
      (
        "extend type Character { a: Int }",
        #"1:13 Cannot extend non-object type "Character". Write "extend interface Character"."#
      ),
      ("extend interface Human { a: Int }", #"1:18 Cannot extend non-interface type "Human"."#),
      ("extend type Human { note: Note }", #"1:27 Unknown type "Note"."#),
      (
        "type Human { a: Int }",
        #"1:6 Type "Human" already exists in the schema. It cannot also be defined in this type definition."#
      ),
      (
        "scalar String",
        #"1:8 Type "String" already exists in the schema. It cannot also be defined in this type definition."#
      ),
      ("type A { a: Int } type A { a: Int }", #"1:24 There can be only one type named "A"."#),
      (
        "extend union Any = Human",
        "1:14 A client schema has types, directives, and extensions of object types and interfaces. Move this to the schema."
      ),
      (
        "directive @a on OBJECT | FIELD",
        #"1:26 Directive "@a" of a client schema must not be at FIELD, because no service knows it. Remove the location."#
      ),
      ("directive @skip on OBJECT", #"1:12 Directive "@skip" already exists in the schema. It cannot be redefined."#),
      ("directive @a on OBJECT directive @a on OBJECT", #"1:35 There can be only one directive named "@a"."#),
      ("directive @a(b: Alien) on OBJECT", #"1:17 Unknown type "Alien"."#),
      ("extend type Human @live", #"1:19 Unknown directive "@live"."#),
      ("type Note { id: ID! @live }", #"1:21 Unknown directive "@live"."#),
      (
        #"extend type Human @typePolicy(keyFields: "nam")"#,
        #"1:42 Type "Human" has no field "nam" for "@typePolicy". Did you mean "name"?"#
      ),
      (
        #"extend type Human @typePolicy(keyFields: "friends")"#,
        "1:42 \"Human.friends: [Human]\" cannot identify objects. A key field is a scalar or an enum of the service, no "
          + "list, and requires no argument."
      ),
      (
        "extend type Human @typePolicy(keyFields: \"nickname\") { nickname: String }",
        "1:42 \"Human.nickname: String\" cannot identify objects. A key field is a scalar or an enum of the service, no "
          + "list, and requires no argument."
      ),
      (
        #"extend type Human @typePolicy(keyFields: "friends { id }")"#,
        #"1:42 Key fields are fields of the type itself: "@typePolicy(keyFields: "isbn")"."#
      ),
      (
        "extend type Human @typePolicy",
        #"1:19 "@typePolicy" needs the names of fields: "@typePolicy(keyFields: "isbn")"."#
      ),
      (
        #"extend type Human @typePolicy(keyFields: "name") @typePolicy(keyFields: "id")"#,
        #"1:42 Type "Human" has several policies. Write one."#
      ),
      (
        #"extend type Human @typePolicy(keyFields: "name") extend interface Character @typePolicy(keyFields: "id")"#,
        #"1:42 Type "Human" has other key fields than its interface "Character". Write the policy at one of them."#
      ),
      (
        #"extend interface Named @typePolicy(keyFields: "name") extend interface Character @typePolicy(keyFields: "id")"#,
        "1:47 Type \"Human\" has other key fields by its interface \"Character\" than by \"Named\". Write the policy at one of "
          + "them."
      ),
      (
        #"extend type Human @typePolicy(keyFields: "name", connectionFields: "friends")"#,
        "1:50 \"connectionFields\" of \"@typePolicy\" has no effect: a store knows of key fields alone. Remove the argument."
      ),
      (
        #"extend type Query @fieldPolicy(forField: "hero", keyArgs: "id")"#,
        "1:59 Field \"Query.hero\" has no argument \"id\" for \"@fieldPolicy\"."
      ),
      ("extend type Human {", #"1:20 Syntax Error: Expected Name, found <EOF>."#),
    ]
  )
  func errors(text: String, error: String) throws {
    let source = Source(text)
    let thrown = #expect(throws: Diagnostic.self) {
      _ = try Schema(sdl: Source(Self.service)).adding(clientSchema: source)
    }
    let found = try #require(thrown)
    let place = source.location(at: try #require(found.ranges.first).start)
    #expect("\(place.line):\(place.column) \(found.message)" == error)
  }

  @Test("Fields are nullable, and one warning lists those that the text has otherwise")
  func nonNullFields() throws {
    let client = Source(
      """
      extend type Human { isFavorite: Boolean! notes: [Note!]! best: Human }
      interface Marked { id: ID! at: Int! }
      type Note implements Marked { id: ID! at: Int! text: String! }
      """,
      name: "A.client.graphqls"
    )
    let schema = try Schema(sdl: Source(Self.service)).adding(clientSchema: client)
    #expect(schema.field(named: "notes", on: "Human")?.type.description == "[Note!]")
    #expect(schema.field(named: "id", on: "Note")?.type.description == "ID!")
    let warning = try #require(schema.clientWarning)
    #expect(
      warning.message
        == "5 fields of the client schema are nullable although it says otherwise, because a store may not have the value: "
        + "Human.isFavorite, Human.notes, Marked.at, Note.at, Note.text. Remove the \"!\"."
    )
    let place = LineMap(schema.source).place(at: try #require(warning.ranges.first).start)
    #expect(place.file == "A.client.graphqls" && place.location.line == 1)
    let nullable = try Schema(sdl: Source(Self.service)).adding(clientSchema: Source("extend type Human { a: Int }"))
    #expect(nullable.clientWarning == nil && schema.problems.isEmpty)
  }

  @Test("Directives and interfaces may be the client's")
  func directives() throws {
    let client = Source(
      """
      directive @live(by: Unit = ONE) repeatable on FIELD_DEFINITION | OBJECT
      enum Unit { ONE }
      interface Marked { id: ID! }
      extend type Human implements Marked @live { isFavorite: Boolean @live(by: ONE) }
      """
    )
    let schema = try Schema(sdl: Source(Self.service)).adding(clientSchema: client)
    #expect(schema.directive(named: "live")?.locations.map(\.value) == ["FIELD_DEFINITION", "OBJECT"])
    #expect(schema.possibleTypes(of: "Marked").contains("Human"))
  }

  @Test("A field of an interface is one of all types that implement it")
  func interfaces() throws {
    let client = Source("extend interface Character { note: Note }\ntype Note { text: String author: Human }")
    let schema = try Schema(sdl: Source(Self.service)).adding(clientSchema: client)
    for type in ["Character", "Human"] {
      let note = try #require(schema.field(named: "note", on: type))
      #expect(schema.isOfClient(note) && note.type.description == "Note")
      let id = try #require(schema.field(named: "id", on: type))
      #expect(!schema.isOfClient(id))
    }
    #expect(try schema.isOfClient(#require(schema.field(named: "text", on: "Note"))))
    #expect(schema.problems.isEmpty)
  }

  @Test("In a schema, what only Apollo gives a meaning is a warning, and what cannot identify objects an error")
  func policies() throws {
    let sdl = """
      directive @typePolicy(keyFields: String, connectionFields: String) on OBJECT
      directive @fieldPolicy(forField: String, keyArgs: String) on OBJECT
      type Query @fieldPolicy(forField: "hero") { hero: Human }
      type Human @typePolicy(keyFields: "nam", connectionFields: "friends") { name: String friends: [Human] }
      """
    let found = validateSchema(Source(sdl)).map { "\($0.severity.rawValue): \($0.message)" }
    #expect(
      found == [
        "error: \"@fieldPolicy\" needs the names of a field and of its arguments: \"@fieldPolicy(forField: \"book\", keyArgs: "
          + "\"isbn\")\".",
        "error: Type \"Human\" has no field \"nam\" for \"@typePolicy\". Did you mean \"name\"?",
        "warning: \"connectionFields\" of \"@typePolicy\" has no effect: a store knows of key fields alone. Remove the "
          + "argument.",
      ]
    )
    #expect(try Schema(sdl: Source(sdl)).policyProblems.count == 3)
  }

  @Test("A schema in JSON is extended as one in SDL is")
  func introspection() throws {
    let json = """
      {"__schema": {"queryType": {"name": "Query"}, "directives": [], "types": [
        {"kind": "OBJECT", "name": "Query", "interfaces": [], "fields": [
          {"name": "a", "args": [], "type": {"kind": "SCALAR", "name": "Int"}, "isDeprecated": false}
        ]}
      ]}}
      """
    let schema = try Schema(Source(json)).adding(clientSchema: Source("extend type Query { b: Boolean }"))
    #expect(try schema.isOfClient(#require(schema.field(named: "b", on: "Query"))))
    #expect(try !schema.isOfClient(#require(schema.field(named: "a", on: "Query"))))
  }
}
