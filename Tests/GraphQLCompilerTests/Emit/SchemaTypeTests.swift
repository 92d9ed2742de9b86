import GraphQLCompiler
import Testing

/// The enums, input objects and scalars of a schema.
struct SchemaTypeTests {
  @Test("REL-09: an enum is one Swift enum for input and output, with raw values as in the schema and an unknown case")
  func enums() throws {
    let text = try Golden.checkSchema("StarWars")
    #expect(text.contains("enum Episode: InlineGraphQL.GraphQLEnum {\n  /// Star Wars Episode IV: A New Hope"))
    #expect(text.contains("  case unknown(Swift.String)\n"))
    #expect(text.contains("    case \"NEWHOPE\": self = .newhope\n"))
    #expect(text.contains("    case .unknown(let rawValue): rawValue\n"))
    #expect(text.components(separatedBy: "enum Episode:").count == 2)
  }

  @Test("REL-10: names of enum values that Swift has a use for, or that collide, are escaped or made distinct")
  func hostileEnums() throws {
    let text = try Golden.checkSchema("Hostile")
    #expect(text.contains("  case `default`\n"))
    #expect(text.contains("  case inProgress\n  case inProgress_2\n"))
    #expect(text.contains("  case _x\n  case x_\n"))
    #expect(text.contains("case \"IN_PROGRESS\": self = .inProgress\n    case \"inProgress\": self = .inProgress_2\n"))
  }

  @Test("REL-12: an input object is one struct, nested ones and lists of them included")
  func inputs() throws {
    let text = try Golden.checkSchema("Inputs")
    #expect(text.contains("  public var and: InlineGraphQL.GraphQLNullable<[Inputs.Filter]>\n"))
    #expect(text.contains("  public var or: InlineGraphQL.GraphQLNullable<[Inputs.Filter?]>\n"))
    #expect(text.contains("  public var field: Inputs.SortField\n  public var descending: Swift.Bool?\n"))
    #expect(text.components(separatedBy: "struct Filter:").count == 2)
    try Golden.check("inputs")
  }

  @Test("REL-13: an input object may hold itself")
  func recursiveInputs() throws {
    let text = try Golden.checkSchema("Inputs")
    #expect(text.contains("  public var not: InlineGraphQL.GraphQLNullable<Inputs.Filter>\n"))
  }

  @Test("A one-of input object is an enum whose cases carry the one field")
  func oneOf() throws {
    let text = try Golden.checkSchema("Inputs")
    #expect(
      text.contains("public indirect enum ThingBy: InlineGraphQL.GraphQLInputObject {\n  case id(Swift.String)\n")
    )
    #expect(text.contains("  case codes([[Swift.String]?])\n"))
    #expect(text.contains("    case .id(let value): object.write(\"id\", value)\n"))
  }

  @Test("Types that the user has declared are left to the user")
  func declaredTypes() throws {
    let context = CompilationContext(schema: try Golden.schema(named: "Inputs"), namespace: "Inputs")
    let all = compileSchema(context.schema, in: context, declared: [])
    let rest = compileSchema(context.schema, in: context, declared: ["DateTime", "Status"])
    #expect(all.members.contains { $0.hasSuffix("typealias DateTime = Swift.String") })
    #expect(rest.members.count == all.members.count - 2)
    #expect(!rest.members.contains { $0.contains("typealias DateTime") || $0.contains("enum Status") })
  }

  @Test("Schemas with nothing to declare give an empty namespace", arguments: ["P", "AnimalKingdom"])
  func others(name: String) throws {
    let text = try Golden.checkSchema(name)
    #expect(text.contains("struct ") == false)
  }

  @Test(
    "REL-10: Swift cases of enum values",
    arguments: [
      ("NEWHOPE", "newhope"), ("IN_PROGRESS", "inProgress"), ("_X", "_x"), ("X_", "x_"), ("__A__B", "__a_B"),
      ("camelCase", "camelCase"), ("PascalCase", "pascalCase"), ("HTTPError", "httpError"), ("snake_case", "snakeCase"),
      ("V_1_2", "v1_2"), ("A1_B2", "a1B2"), ("ID", "id"), ("X", "x"), ("_", "`_`"), ("IN", "`in`"),
    ]
  )
  func caseNames(value: String, expected: String) throws {
    let schema = try Schema(Source("enum E { \(value) }"))
    let context = CompilationContext(schema: schema, namespace: "N")
    let members = compileSchema(schema, in: context, declared: []).members
    #expect(members.first?.contains("{\n  case \(expected)\n") == true, "\(members)")
  }
}
