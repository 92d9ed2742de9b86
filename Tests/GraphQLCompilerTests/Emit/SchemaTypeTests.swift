import CompilerFixtures
import Foundation
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The enums, input objects and scalars of a schema.
struct SchemaTypeTests {
  @Test("REL-09: an enum is one Swift enum for input and output, with raw values as in the schema and an unknown case")
  func enums() throws {
    let text = try Golden.checkSchema("StarWars")
    #expect(text.contains("enum Episode: InlineGraphQL.GraphQLEnum {\n  /// Star Wars Episode IV: A New Hope"))
    #expect(text.contains("  case unknown(String)\n"))
    #expect(text.contains("    case .newhope: \"NEWHOPE\"\n"))
    #expect(text.contains("    self = Self.__names[rawValue] ?? .unknown(rawValue)\n"))
    #expect(text.contains("    case .unknown(let rawValue): rawValue\n"))
    #expect(text.components(separatedBy: "enum Episode:").count == 2)
  }

  @Test("REL-10: names of enum values that Swift has a use for, or that collide, are escaped or made distinct")
  func hostileEnums() throws {
    let text = try Golden.checkSchema("Hostile")
    #expect(text.contains("  case `default`\n"))
    #expect(text.contains("  case inProgress\n  case inProgress_2\n"))
    #expect(text.contains("  case _x\n  case x_\n"))
    #expect(text.contains("case .inProgress: \"IN_PROGRESS\"\n    case .inProgress_2: \"inProgress\"\n"))
  }

  @Test("REL-12: an input object is one struct, nested ones and lists of them included")
  func inputs() throws {
    let text = try Golden.checkSchema("Inputs")
    #expect(text.contains("  public var and: InlineGraphQL.GraphQLNullable<[Inputs.Filter]>\n"))
    #expect(text.contains("  public var or: InlineGraphQL.GraphQLNullable<[Inputs.Filter?]>\n"))
    #expect(text.contains("  public var field: Inputs.SortField\n  public var descending: Bool?\n"))
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
      text.contains("public indirect enum ThingBy: InlineGraphQL.GraphQLInputObject {\n  case id(String)\n")
    )
    #expect(text.contains("  case codes([[String]?])\n"))
    #expect(text.contains("    case .id(let value): object.write(\"id\", value)\n"))
  }

  @Test("Types that the user has declared are left to the user")
  func declaredTypes() throws {
    let context = CompilationContext(schema: try Golden.schema(named: "Inputs"), namespace: "Inputs")
    let all = compileSchema(context.schema, in: context, declared: [])
    let rest = compileSchema(context.schema, in: context, declared: ["DateTime", "Status"])
    #expect(all.declarations.contains { $0.hasSuffix("typealias DateTime = InlineGraphQL.SpecifiedScalar.DateTime") })
    #expect(rest.declarations.count == all.declarations.count - 2)
    #expect(!rest.declarations.contains { $0.contains("typealias DateTime") || $0.contains("enum Status") })
  }

  @Test(
    "OBJ-24, REL-14: scalars that are specified by a known document have its type, if nobody declares another one",
    arguments: [
      ("DateTime", "https://tools.ietf.org/html/rfc3339", "InlineGraphQL.SpecifiedScalar.DateTime"),
      ("Time1", "https://www.rfc-editor.org/rfc/rfc3339.html", "InlineGraphQL.SpecifiedScalar.DateTime"),
      ("Stamp", "https://datatracker.ietf.org/doc/html/RFC3339#section-5.6", "InlineGraphQL.SpecifiedScalar.DateTime"),
      ("URI", "https://tools.ietf.org/html/rfc3986", "InlineGraphQL.SpecifiedScalar.URL"),
      ("URL", "https://www.ietf.org/rfc/rfc1738.txt", "InlineGraphQL.SpecifiedScalar.URL"),
      ("UUID", "https://tools.ietf.org/html/rfc4122", "InlineGraphQL.SpecifiedScalar.UUID"),
      ("Id", "https://www.rfc-editor.org/rfc/rfc9562", "InlineGraphQL.SpecifiedScalar.UUID"),
      ("Date", "https://tools.ietf.org/html/rfc3339", nil),
      ("Time", "https://tools.ietf.org/html/rfc3339", nil),
      ("Mail", "https://tools.ietf.org/html/rfc33390", nil),
      ("Mail", "https://tools.ietf.org/html/rfc", nil),
      ("Mail", "", nil),
    ] as [(String, String, String?)]
  )
  func specifiedScalars(name: String, url: String, type: String?) throws {
    let schema = try Schema(Source("scalar \(name) @specifiedBy(url: \"\(url)\")"))
    let context = CompilationContext(schema: schema, namespace: "N")
    let compilation = compileSchema(schema, in: context, declared: [])
    #expect(compilation.declarations.count == 1)
    #expect(compilation.declarations[0].hasSuffix("\ntypealias \(name) = \(type ?? "String")"))
    #expect(compilation.schemaDiagnostics.isEmpty == (type != nil))
    #expect(compileSchema(schema, in: context, declared: [name]) == Compilation())
  }

  @Test(
    "A scalar \"Upload\" is a file, unless it says what it is",
    arguments: [
      ("scalar Upload", "InlineGraphQL.Upload"),
      ("scalar Upload @specifiedBy(url: \"https://tools.ietf.org/html/rfc3986\")", "InlineGraphQL.SpecifiedScalar.URL"),
      ("scalar Upload @specifiedBy(url: \"https://example.com\")", "String"),
      ("scalar upload", "String"),
    ]
  )
  func uploads(text: String, type: String) throws {
    let schema = try Schema(Source(text))
    let context = CompilationContext(schema: schema, namespace: "N")
    let compilation = compileSchema(schema, in: context, declared: [])
    #expect(compilation.declarations[0].hasSuffix(" = \(type)"))
    #expect(compilation.schemaDiagnostics.isEmpty == (type != "String"))
    #expect(compileSchema(schema, in: context, declared: ["Upload", "upload"]) == Compilation())
  }

  @Test("OBJ-24, REL-14: scalars that nobody has mapped are strings, and one warning shows what to write for each")
  func unmappedScalars() throws {
    let one = try Schema(Source("scalar HTML"))
    #expect(
      compileSchema(one, in: CompilationContext(schema: one, namespace: "N"), declared: []).schemaDiagnostics == [
        Diagnostic(
          .unmappedScalar,
          "The custom scalar \"HTML\" is a String. Declare what it is in the enum, even if it is one: "
            + "typealias HTML = Swift.String"
        )
      ]
    )
    let schema = try Schema(
      Source(
        """
        scalar DateTime scalar Id @specifiedBy(url: "https://tools.ietf.org/html/rfc4122") scalar URI scalar JSON scalar Any
        type Query { a: ID b: Int c: DateTime }
        """
      )
    )
    let context = CompilationContext(schema: schema, namespace: "N")
    let warnings = compileSchema(schema, in: context, declared: ["JSON"]).schemaDiagnostics
    #expect(
      warnings == [
        Diagnostic(
          .unmappedScalar,
          "The custom scalars \"DateTime\", \"URI\", \"Any\" are Strings. Declare what each is in the enum, even if it is "
            + "one: typealias DateTime = Foundation.Date; typealias URI = Foundation.URL; "
            + "typealias `Any` = InlineGraphQL.GraphQLJSONValue"
        )
      ]
    )
  }

  @Test("What is nullable is taken as people write it, and as a GraphQLNullable")
  func initializers() throws {
    let text = try Golden.checkSchema("Inputs")
    #expect(
      text.contains(
        """
          public init(after: InlineGraphQL.GraphQLNullableArgument<Inputs.DateTime> = nil, \
        before: InlineGraphQL.GraphQLNullableArgument<Inputs.DateTime> = nil, \
        within: InlineGraphQL.GraphQLNullableArgument<Inputs.Filter> = nil) {
            self.after = __nullable(given: after)
            self.before = __nullable(given: before)
            self.within = __nullable(given: within)
          }

          @_disfavoredOverload
          public init(after: InlineGraphQL.GraphQLNullable<Inputs.DateTime> = .none, \
        before: InlineGraphQL.GraphQLNullable<Inputs.DateTime> = .none, \
        within: InlineGraphQL.GraphQLNullable<Inputs.Filter> = .none) {
            self.after = after
            self.before = before
            self.within = within
          }
        """
      )
    )
    let sort = try #require(text.components(separatedBy: "public struct Sort:").last?.prefix(500))
    #expect(sort.contains("init(") && !sort.contains("@_disfavoredOverload"))
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
    let members = compileSchema(schema, in: context, declared: []).declarations
    #expect(members.first?.contains("{\n  case \(expected)\n") == true, "\(members)")
  }
}
