import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import OrderedCollections
import Testing

@Suite struct SchemaTests {
  private func starWars() throws -> Schema { try Schema(SchemaFixture.own("StarWars.graphqls")) }

  @Test func typesAndTheirMembersAreFound() throws {
    let schema = try starWars()
    guard case .object(let human) = schema.type(named: "Human") else {
      Issue.record("Human is no object")
      return
    }
    #expect(human.description == "A humanoid creature of the saga.")
    #expect(human.interfaces == ["Character"])
    #expect(human.fields.keys.first == "id")
    #expect(human.fields["height"]?.arguments.first?.defaultValue == Value(.enum("METER")))
    guard case .enum(let episode) = schema.type(named: "Episode") else {
      Issue.record("Episode is no enum")
      return
    }
    #expect(Array(episode.values.keys) == ["NEWHOPE", "EMPIRE", "JEDI"])
    guard case .union(let result) = schema.type(named: "SearchResult") else {
      Issue.record("SearchResult is no union")
      return
    }
    #expect(result.members == ["Human", "Droid", "Starship"])
    #expect(schema.type(named: "Ewok") == nil)
    #expect(schema.problems.isEmpty)
  }

  @Test func everyKindSaysWhereItMayStand() throws {
    let schema = try starWars()
    func traits(_ name: String) throws -> [Bool] {
      let type = try #require(schema.type(named: name))
      return [type.isComposite, type.isLeaf, type.isInput, type.isOutput, type.isAbstract]
    }
    #expect(try traits("Human") == [true, false, false, true, false])
    #expect(try traits("Character") == [true, false, false, true, true])
    #expect(try traits("SearchResult") == [true, false, false, true, true])
    #expect(try traits("Episode") == [false, true, true, true, false])
    #expect(try traits("ReviewInput") == [false, false, true, false, false])
    #expect(try traits("ID") == [false, true, true, true, false])
  }

  @Test func namesAreThoseOfTheSourceAndTheScalarsItUses() throws {
    let schema = try Schema(sdl: Source("scalar Date  type Query { a(b: Int): Date }  directive @x(y: ID) on FIELD"))
    #expect(schema.typeNames == ["Date", "Query", "Int", "String", "Boolean", "ID"])
    #expect(schema.directiveNames == ["x", "include", "skip", "deprecated", "specifiedBy", "oneOf"])
    #expect(schema.directive(named: "x")?.arguments.first?.type.description == "ID")
    #expect(schema.directive(named: "include")?.arguments.first?.type.description == "Boolean!")
    #expect(schema.directive(named: "nope") == nil)
  }

  @Test func builtInTypesAreThoseOfSeptember2025() throws {
    let schema = try starWars()
    guard case .scalar(let id) = schema.type(named: "ID") else {
      Issue.record("ID is no scalar")
      return
    }
    #expect(id.isBuiltIn)
    #expect(schema.field(named: "isOneOf", on: "__Type")?.type.description == "Boolean")
    #expect(schema.field(named: "isDeprecated", on: "__InputValue")?.type.description == "Boolean!")
    #expect(schema.field(named: "args", on: "__Field")?.arguments.map(\.name.value) == ["includeDeprecated"])
    #expect(schema.directive(named: "oneOf")?.locations.map(\.value) == ["INPUT_OBJECT"])
    #expect(schema.possibleTypes(of: "__Type") == ["__Type"])
  }

  @Test func definitionsOfBuiltInTypesDoNotCount() throws {
    let schema = try Schema(
      sdl: Source("scalar ID @specifiedBy(url: \"x\")  type __Type { a: Int }  type Query { id: ID }")
    )
    #expect(schema.typeNames == ["Query", "String", "Boolean", "ID"])
    #expect(schema.field(named: "a", on: "__Type") == nil)
    guard case .scalar(let id) = schema.type(named: "ID") else {
      Issue.record("ID is no scalar")
      return
    }
    #expect(id.specifiedByURL == nil)
  }

  @Test func metaFieldsAreThereWhereTheSpecificationHasThem() throws {
    let schema = try starWars()
    for type in ["Human", "Character", "SearchResult", "Query", "__Type"] {
      #expect(schema.field(named: "__typename", on: type)?.type.description == "String!")
    }
    #expect(schema.field(named: "__typename", on: "Episode") == nil)
    #expect(schema.field(named: "__schema", on: "Query")?.type.description == "__Schema!")
    #expect(schema.field(named: "__type", on: "Query")?.arguments.first?.type.description == "String!")
    #expect(schema.field(named: "__schema", on: "Human") == nil)
    #expect(schema.field(named: "nope", on: "Human") == nil)
    #expect(schema.field(named: "name", on: "SearchResult") == nil)
  }

  @Test func rootTypesAreThoseOfTheSchemaDefinition() throws {
    let named = try Schema(sdl: Source("\"s\" schema { query: Q } type Q { a: Int } type Mutation { a: Int }"))
    #expect(named.rootType(for: .query)?.name == "Q")
    #expect(named.rootType(for: .mutation) == nil)
    #expect(named.description == "s")

    let extended = try Schema(
      sdl: Source(
        "extend schema { mutation: M } schema @a { query: Q } extend schema @b type Q { a: Int } type M { a: Int }"
      )
    )
    #expect(extended.rootType(for: .mutation)?.name == "M")
    #expect(extended.directives.map(\.name.value) == ["a", "b"])

    let implied = try Schema(sdl: Source("type Query { a: Int } interface Mutation { a: Int }"))
    #expect(implied.rootType(for: .query)?.name == "Query")
    #expect(implied.rootType(for: .mutation) == nil)

    let linked = try Schema(sdl: Source("extend schema @link(url: \"x\") type Query { a: Int }"))
    #expect(linked.rootType(for: .query)?.name == "Query")
  }

  @Test func extensionsAreMergedWhereverTheyStand() throws {
    let schema = try Schema(
      sdl: Source(
        """
        extend type A implements J @x { b: Int }
        type Query { a: A }
        "the A" type A implements I @y { a: Int }
        extend union U = B
        union U = A
        interface I { a: Int }
        interface J { b: Int }
        type B { a: Int }
        enum E { X }
        extend enum E { Y }
        input In { a: Int }
        extend input In @oneOf { b: Int }
        scalar S
        extend scalar S @specifiedBy(url: "https://s.example")
        extend interface I { c: Int }
        """
      )
    )
    guard case .object(let a) = schema.type(named: "A"), case .union(let u) = schema.type(named: "U"),
      case .enum(let e) = schema.type(named: "E"), case .inputObject(let input) = schema.type(named: "In"),
      case .scalar(let s) = schema.type(named: "S"), case .interface(let i) = schema.type(named: "I")
    else {
      Issue.record("a type is missing")
      return
    }
    #expect(a.description == "the A")
    #expect(Array(a.fields.keys) == ["a", "b"])
    #expect(a.interfaces == ["I", "J"])
    #expect(a.directives.map(\.name.value) == ["y", "x"])
    #expect(u.members == ["A", "B"])
    #expect(Array(e.values.keys) == ["X", "Y"])
    #expect(input.isOneOf)
    #expect(Array(input.fields.keys) == ["a", "b"])
    #expect(s.specifiedByURL == "https://s.example")
    #expect(Array(i.fields.keys) == ["a", "c"])
    #expect(schema.possibleTypes(of: "J") == ["A"])
    #expect(
      validateSchema(schema.source).map(\.message) == ["Unknown directive \"@x\".", "Unknown directive \"@y\"."]
    )
  }

  @Test("Directives stand on directives, as the working draft has it (section 3.13)")
  func directivesOnDirectives() throws {
    let text = """
      directive @mark(n: Int) on DIRECTIVE_DEFINITION

      directive @old(x: Int) @mark(n: 1) @deprecated repeatable on FIELD
      """
    let schema = try Schema(
      sdl: Source(
        "extend directive @old @deprecated directive @mark(n: Int) on DIRECTIVE_DEFINITION "
          + "directive @old(x: Int) @mark(n: 1) repeatable on FIELD type Query { a: Int }"
      )
    )
    #expect(schema.directive(named: "old")?.directives.map(\.name.value) == ["mark", "deprecated"])
    #expect(schema.printed().hasPrefix(text + "\n"))
    #expect(validateSchema(schema.source) == [])
    let json = #"""
      {"__schema": {"queryType": {"name": "Query"}, "types": [{"kind": "OBJECT", "name": "Query", "fields": []}],
       "directives": [{"name": "old", "args": [], "locations": ["DIRECTIVE_DEFINITION"], "isDeprecated": true,
        "deprecationReason": "x"}]}}
      """#
    let introspected = try Schema(introspection: Source(json))
    #expect(introspected.printed().hasPrefix(#"directive @old @deprecated(reason: "x") on DIRECTIVE_DEFINITION"#))
    #expect(documentErrors(in: try Document(parsing: Source("{ a @old }")), schema: schema) == [])
  }

  @Test func typesRelate() throws {
    let schema = try starWars()
    #expect(schema.possibleTypes(of: "Character") == ["Human", "Droid"])
    #expect(schema.possibleTypes(of: "SearchResult") == ["Human", "Droid", "Starship"])
    #expect(schema.possibleTypes(of: "Human") == ["Human"])
    #expect(schema.possibleTypes(of: "Episode").isEmpty)
    #expect(schema.possibleTypes(of: "Ewok").isEmpty)
    #expect(schema.isSubtype("Human", of: "Character"))
    #expect(schema.isSubtype("Human", of: "SearchResult"))
    #expect(schema.isSubtype("Human", of: "Human"))
    #expect(!schema.isSubtype("Starship", of: "Character"))
    #expect(!schema.isSubtype("Character", of: "Human"))
    // All current members are of both types, but the server may add others.
    #expect(!schema.isSubtype("Character", of: "SearchResult"))
    #expect(schema.doTypesOverlap("Character", "SearchResult"))
    #expect(!schema.doTypesOverlap("Character", "Starship"))
    #expect(schema.doTypesOverlap("Starship", "SearchResult"))
  }

  @Test func deprecationsHaveAReason() throws {
    let schema = try Schema(
      sdl: Source(
        "type Query { a: Int @deprecated b: Int @deprecated(reason: \"old\") c: Int d: Int @deprecated(reason: null) }"
      )
    )
    let reasons = try #require(schema.rootType(for: .query)).fields.values.map(\.directives.deprecationReason)
    #expect(reasons == ["No longer supported", "old", nil, "No longer supported"])
  }

  @Test func manyThreadsMayUseOneSchema() async throws {
    let schema = try starWars()
    let fields = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<50 {
        group.addTask {
          schema.typeNames.reduce(0) { $0 + (schema.type(named: $1)?.fields?.count ?? 0) }
            + schema.possibleTypes(of: "Character").count
        }
      }
      return await group.reduce(into: Set<Int>()) { $0.insert($1) }
    }
    #expect(fields.count == 1)
  }
}
