import Foundation
import GraphQLLanguage
import GraphQLSchemaChanges
import GraphQLValidation
import Testing

@Suite("Uses of what breaking changes break")
struct SchemaChangeUseTests {
  /// An edit of the schema, a document, and the changes that break the document, with their columns.
  struct Example: Sendable, CustomTestStringConvertible {
    var old: String
    var new: String
    var document: String
    var uses: [String]

    init(_ old: String, _ new: String, _ document: String, _ uses: String...) {
      self.old = old
      self.new = new
      self.document = document
      self.uses = uses
    }

    var testDescription: String { "\(old) → \(new): \(document)" }
  }

  static let schema = """
    directive @d(a: Int) repeatable on FIELD | QUERY
    type Query { hero(id: ID, at: In, first: Int): Character, find: Found, when: Date, unit(u: Unit, l: [In]): Unit }
    type Mutation { add(in: In!): Int }
    interface Character { name: String, friends: [Character] }
    type Human implements Character { name: String, friends: [Character], height: Float }
    type Droid implements Character { name: String, friends: [Character] }
    union Found = Human | Droid
    enum Unit { FOOT METER }
    scalar Date
    input In { x: Int, y: Deep, unit: Unit, date: Date, other: Int }
    input Deep { z: Int, in: In }

    """

  @Test(
    "each is shown where it is used",
    arguments: [
      Example(
        "height: Float",
        "height: String",
        "{ find { ... on Human { h: height } } }",
        "25 Human.height changed type from Float to String."
      ),
      Example("height: Float", "", "{ hero { name } find { ... on Human { name } } }"),
      Example("height: Float", "", "{ find { ... on Human { height name } } }", "25 Human.height was removed."),
      Example("height: Float", "", "fragment F on Human { height }", "23 Human.height was removed."),
      // Safe for readers, so nothing is reported.
      Example("height: Float", "height: Float!", "fragment F on Human { height }"),
      // An object's field is not its interface's field.
      Example(
        "Human implements Character { name: String",
        "Human implements Character { name: ID",
        "{ hero { name } }"
      ),
      Example(
        "hero(id: ID",
        "hero(must: Int!, id: ID",
        "{ a: hero { name } when }",
        "3 A required arg must on Query.hero was added."
      ),
      Example("id: ID, ", "", "{ hero(id: 1) { name } b: hero { name } }", "8 Query.hero arg id was removed."),
      Example(
        "id: ID, ",
        "id: Int, ",
        "{ hero(id: 1) { name } b: hero { name } }",
        "8 Query.hero arg id has changed type from ID to Int."
      ),
      // An argument that is given stays valid. If it is missing, validation reports that.
      Example("id: ID, ", "id: ID!, ", "{ hero(id: 1) { name } b: hero { name } }"),
      Example(
        "enum Unit { FOOT METER }",
        "scalar Unit",
        "query($u: Unit) { unit when }",
        "11 Unit changed from an Enum type to a Scalar type.",
        "19 Unit changed from an Enum type to a Scalar type."
      ),
      Example(
        "FOOT METER",
        "METER",
        "{ unit(u: FOOT) }",
        "3 FOOT was removed from enum type Unit.",
        "11 FOOT was removed from enum type Unit."
      ),
      Example("FOOT METER", "METER", "{ hero(at: {unit: FOOT}) { name } }", "19 FOOT was removed from enum type Unit."),
      Example("FOOT METER", "METER", "{ hero(at: {unit: METER}) { name } when }"),
      Example(
        "FOOT METER",
        "METER",
        "query($u: [In] = [{y: {in: {unit: FOOT}}}]) { when }",
        "12 FOOT was removed from enum type Unit.",
        "35 FOOT was removed from enum type Unit."
      ),
      Example(
        "Found = Human | Droid",
        "Found = Human",
        "{ find { ... on Droid { name } ... on Human { name } } }",
        "17 Droid was removed from union type Found."
      ),
      Example(
        "Found = Human | Droid",
        "Found = Human",
        "{ find { ...D } } fragment D on Droid { name }",
        "10 Droid was removed from union type Found."
      ),
      Example(
        "Droid implements Character",
        "Droid",
        "{ hero { ... on Droid { name } } }",
        "17 Droid no longer implements interface Character."
      ),
      Example(
        "Droid implements Character",
        "Droid",
        "{ find { ... on Droid { ... on Character { name } } } }",
        "32 Droid no longer implements interface Character."
      ),
      Example("Droid implements Character", "Droid", "{ find { ... on Character { name } } }"),
      Example(
        "x: Int, ",
        "",
        "query($i: [In!]) { hero(at: {x: 1, other: 2}) { name } }",
        "12 In.x was removed.",
        "30 In.x was removed."
      ),
      Example(
        "x: Int, ",
        "x: Int!, ",
        "mutation($i: Deep) { add(in: {x: 1}) }",
        "14 In.x changed type from Int to Int!."
      ),
      Example("x: Int, ", "x: ID, ", "mutation { add(in: {x: 1}) }", "21 In.x changed type from Int to ID."),
      Example(
        "z: Int",
        "z: Int, must: Int!",
        "mutation($i: In!) { add(in: $i) }",
        "14 A required field must on input type Deep was added."
      ),
      Example(
        "input Deep",
        "input Deep @oneOf",
        "mutation($i: In!) { add(in: $i) }",
        "14 Input type Deep became a OneOf Input Object."
      ),
      Example("FIELD | QUERY", "QUERY", "query @d { when @d(a: 1) }", "17 FIELD was removed from d."),
      Example("@d(a: Int)", "@d", "query @d { when @d(a: 1) }", "20 a was removed from d."),
      Example(
        "@d(a: Int)",
        "@d(a: Int, b: Int!)",
        "query @d { when @d(a: 1) }",
        "7 A required arg b on directive d was added.",
        "17 A required arg b on directive d was added."
      ),
      Example(
        "repeatable ",
        "",
        "query @d { when @d @d }",
        "17 Repeatable flag was removed from d.",
        "20 Repeatable flag was removed from d."
      ),
      Example("directive @d(a: Int)", "directive @e", "query @d { when }", "7 d was removed."),
      Example(
        "type Mutation",
        "type Changes",
        "query { when } mutation { add(in: {}) }",
        "16 The mutation root type was removed."
      ),
    ]
  )
  func places(_ example: Example) throws {
    let document = try Document(parsing: Source(example.document))
    let old = try Schema(sdl: Source(Self.schema))
    let range = try #require(Self.schema.range(of: example.old))
    let new = try Schema(sdl: Source(Self.schema.replacingCharacters(in: range, with: example.new)))
    let found = uses(of: new.changes(since: old), in: document, schema: old, fragments: [:])
    #expect(found.map { "\($0.place.start + 1) \($0.change.message)" } == example.uses)
    #expect(uses(of: old.changes(since: old), in: document, schema: old, fragments: [:]).isEmpty)
  }

  @Test("a type that is gone is missed where it is named")
  func removedType() throws {
    let text = "fragment F on Human { name } query Q($d: Date) { find { ... on Human { name } ...G } when }"
    let document = try Document(parsing: Source(text))
    let old = try Schema(sdl: Source(Self.schema))
    let new = try Schema(
      sdl: Source("type Query { when: Int, find: Found } type Droid { name: Int } union Found = Droid")
    )
    let signature = FragmentSignature(name: "G", typeCondition: "Human", swiftName: "G", variables: [], spreads: [])
    let found = uses(of: new.changes(since: old), in: document, schema: old, fragments: ["G": signature])
    #expect(
      found.map { "\($0.place.start + 1) \($0.change.message)" } == [
        "15 Human was removed.",
        "42 Date was removed.",
        "64 Human was removed.",
        "64 Human was removed from union type Found.",
        "79 Human was removed from union type Found.",
        "86 Query.when changed type from Date to Int.",
      ]
    )
  }
}
