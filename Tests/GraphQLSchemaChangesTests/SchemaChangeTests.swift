import GraphQLLanguage
import GraphQLSchemaChanges
import Testing

@Suite("Changes between two versions of a schema")
struct SchemaChangeTests {
  @Test(
    "types",
    arguments: [
      SchemaChangeCase("scalar S", "scalar S"),
      SchemaChangeCase("scalar S", "", "breaking TYPE_REMOVED S: S was removed."),
      SchemaChangeCase("", "scalar S", "safe TYPE_ADDED S: S was added."),
      SchemaChangeCase(
        "scalar T type A { a: Int } type B { a: Int } interface C { a: Int } union D = A enum E { X } input F { a: Int }",
        "type T { a: Int } interface A { a: Int } union B = T enum C { X } input D { a: Int } scalar E enum F { X }",
        "breaking TYPE_CHANGED_KIND T: T changed from a Scalar type to an Object type.",
        "breaking TYPE_CHANGED_KIND A: A changed from an Object type to an Interface type.",
        "breaking TYPE_CHANGED_KIND B: B changed from an Object type to a Union type.",
        "breaking TYPE_CHANGED_KIND C: C changed from an Interface type to an Enum type.",
        "breaking TYPE_CHANGED_KIND D: D changed from a Union type to an Input type.",
        "breaking TYPE_CHANGED_KIND E: E changed from an Enum type to a Scalar type.",
        "breaking TYPE_CHANGED_KIND F: F changed from an Input type to an Enum type."
      ),
      SchemaChangeCase(
        "scalar A @specifiedBy(url: \"u\") scalar B scalar C @specifiedBy(url: \"u\")",
        "scalar A @specifiedBy(url: \"v\") scalar B @specifiedBy(url: \"u\") scalar C",
        "dangerous SPECIFIED_BY_URL_CHANGE A: A has changed specifiedByURL from u to v.",
        "safe SPECIFIED_BY_URL_CHANGE B: B is now specified by u.",
        "safe SPECIFIED_BY_URL_CHANGE C: C specifiedByURL was removed."
      ),
    ]
  )
  func types(_ example: SchemaChangeCase) throws { try example.check() }

  @Test("texts are compared by their bytes: what is canonically equivalent has changed")
  func canonicallyEquivalent() throws {
    func schema(_ text: String) throws -> Schema {
      let sdl = """
        "\(text)" schema { query: Query }
        "\(text)" type Query { a: Int @deprecated(reason: "\(text)") b: A }
        scalar A @specifiedBy(url: "\(text)")
        """
      return try Schema(sdl: Source(sdl))
    }
    let (composed, decomposed) = (try schema("\u{E9}"), try schema("e\u{301}"))
    #expect(
      decomposed.changes(since: composed).map { "\($0.kind.rawValue) \($0.coordinate)" } == [
        "DESCRIPTION_CHANGED schema",
        "DEPRECATION_REASON_CHANGED Query.a",
        "DESCRIPTION_CHANGED Query",
        "SPECIFIED_BY_URL_CHANGE A",
      ]
    )
    #expect(try decomposed.changes(since: schema("e\u{301}")).isEmpty)
  }

  @Test("a standard scalar that nothing uses any more is removed")
  func standardScalars() throws {
    let old = try Schema(sdl: Source("type Query { a(b: ID): Int }"))
    let new = try Schema(sdl: Source("type Query { a(b: ID): String }"))
    #expect(
      new.changes(since: old).map(\.line) == [
        "breaking TYPE_REMOVED Int: Standard scalar Int was removed because it is not referenced anymore.",
        "breaking FIELD_CHANGED_KIND Query.a: Query.a changed type from Int to String.",
      ]
    )
  }

  @Test("root types, which the names of types or a definition tell")
  func rootTypes() throws {
    let old = try Schema(sdl: Source("type Query { a: Int } type Mutation { a: Int } type Live { a: Int }"))
    let new = try Schema(
      sdl: Source(
        """
        "Why" schema { query: Live, subscription: Mutation }
        type Query { a: Int } type Mutation { a: Int } type Live { a: Int }
        """
      )
    )
    #expect(
      new.changes(since: old).map(\.line) == [
        "safe DESCRIPTION_CHANGED schema: Description of the schema has changed.",
        "breaking ROOT_TYPE_CHANGED Query: The query root type changed from Query to Live.",
        "breaking ROOT_TYPE_REMOVED Mutation: The mutation root type was removed.",
        "safe ROOT_TYPE_ADDED Mutation: Mutation was added as subscription root type.",
      ]
    )
    let named = try Schema(
      sdl: Source(
        "schema { query: Query mutation: Mutation } type Query { a: Int } type Mutation { a: Int } type Live { a: Int }"
      )
    )
    #expect(named.changes(since: old).isEmpty)
  }

  @Test(
    "fields",
    arguments: [
      SchemaChangeCase("type A { a: Int b: Int }", "type A { b: Int a: Int }"),
      SchemaChangeCase("type A { a: Int b: Int }", "type A { b: Int } extend type A { a: Int }"),
      SchemaChangeCase("type A { a: Int b: Int }", "type A { b: Int }", "breaking FIELD_REMOVED A.a: A.a was removed."),
      SchemaChangeCase(
        "interface A { b: Int }",
        "interface A { a: Int b: Int }",
        "safe FIELD_ADDED A.a: A.a was added."
      ),
      SchemaChangeCase(
        "type A { a: Int b: Int c: [Int] d: [Int]! e: Int! f: [Int!] g: [Int!]! h: Int i: [Int] j: [Int]! k: [[Int]] }",
        """
        type A { a: ID b: Int! c: [Int!]! d: [Int!]! e: Int f: [Int] g: [Int!] h: [Int] i: Int j: [[Int]]! k: [[Int!]!]! }
        """,
        "breaking FIELD_CHANGED_KIND A.a: A.a changed type from Int to ID.",
        "safe FIELD_CHANGED_KIND_SAFE A.b: A.b changed type from Int to Int!.",
        "safe FIELD_CHANGED_KIND_SAFE A.c: A.c changed type from [Int] to [Int!]!.",
        "safe FIELD_CHANGED_KIND_SAFE A.d: A.d changed type from [Int]! to [Int!]!.",
        "breaking FIELD_CHANGED_KIND A.e: A.e changed type from Int! to Int.",
        "breaking FIELD_CHANGED_KIND A.f: A.f changed type from [Int!] to [Int].",
        "breaking FIELD_CHANGED_KIND A.g: A.g changed type from [Int!]! to [Int!].",
        "breaking FIELD_CHANGED_KIND A.h: A.h changed type from Int to [Int].",
        "breaking FIELD_CHANGED_KIND A.i: A.i changed type from [Int] to Int.",
        "breaking FIELD_CHANGED_KIND A.j: A.j changed type from [Int]! to [[Int]]!.",
        "safe FIELD_CHANGED_KIND_SAFE A.k: A.k changed type from [[Int]] to [[Int!]!]!."
      ),
    ]
  )
  func fields(_ example: SchemaChangeCase) throws { try example.check() }

  @Test(
    "arguments",
    arguments: [
      SchemaChangeCase("type A { f(a: Int, b: Int): Int }", "type A { f(b: Int, a: Int): Int }"),
      SchemaChangeCase(
        "type A { f(a: Int): Int }",
        "type A { f: Int }",
        "breaking ARG_REMOVED A.f(a:): A.f arg a was removed."
      ),
      SchemaChangeCase(
        "type A { f: Int }",
        "type A { f(a: Int!, b: Int, c: Int! = 1): Int }",
        "breaking REQUIRED_ARG_ADDED A.f(a:): A required arg a on A.f was added.",
        "dangerous OPTIONAL_ARG_ADDED A.f(b:): An optional arg b on A.f was added.",
        "dangerous OPTIONAL_ARG_ADDED A.f(c:): An optional arg c on A.f was added."
      ),
      SchemaChangeCase(
        "type A { f(a: Int, b: Int!, c: Int, d: [Int!]!, e: [Int], f: Int, g: Int! = 1): Int }",
        "type A { f(a: ID, b: Int, c: Int!, d: [Int], e: [Int!], f: [Int], g: Int = 2): Int }",
        "breaking ARG_CHANGED_KIND A.f(a:): A.f arg a has changed type from Int to ID.",
        "safe ARG_CHANGED_KIND_SAFE A.f(b:): A.f arg b has changed type from Int! to Int.",
        "breaking ARG_CHANGED_KIND A.f(c:): A.f arg c has changed type from Int to Int!.",
        "safe ARG_CHANGED_KIND_SAFE A.f(d:): A.f arg d has changed type from [Int!]! to [Int].",
        "breaking ARG_CHANGED_KIND A.f(e:): A.f arg e has changed type from [Int] to [Int!].",
        "breaking ARG_CHANGED_KIND A.f(f:): A.f arg f has changed type from Int to [Int].",
        "safe ARG_CHANGED_KIND_SAFE A.f(g:): A.f arg g has changed type from Int! to Int.",
        "dangerous ARG_DEFAULT_VALUE_CHANGE A.f(g:): A.f arg g has changed defaultValue from 1 to 2."
      ),
      SchemaChangeCase(
        "type A { f(a: Int = 1, b: Int = 1, c: Int! = 1, d: Int): Int }",
        "type A { f(a: Int = 2, b: Int, c: Int!, d: Int = 1): Int }",
        "dangerous ARG_DEFAULT_VALUE_CHANGE A.f(a:): A.f arg a has changed defaultValue from 1 to 2.",
        "dangerous ARG_DEFAULT_VALUE_CHANGE A.f(b:): A.f arg b defaultValue was removed.",
        "breaking ARG_DEFAULT_VALUE_CHANGE A.f(c:): A.f arg c defaultValue was removed.",
        "safe ARG_DEFAULT_VALUE_ADDED A.f(d:): A.f arg d defaultValue 1 was added."
      ),
    ]
  )
  func arguments(_ example: SchemaChangeCase) throws { try example.check() }

  @Test(
    "default values are compared as they are coerced",
    arguments: [
      SchemaChangeCase(
        #"type A { f(a: Float = 1, b: Float = 2.50, c: ID = 1, d: [[Int]] = 1, e: String = "x", g: [Int] = null): Int }"#,
        #"type A { f(a: Float = 1e0, b: Float = 2.5, c: ID = "1", d: [[Int]] = [[1]], e: String = """x""", g: [Int] = null): Int }"#
      ),
      SchemaChangeCase(
        #"type A { f(a: ID = "1", b: ID = 0, c: String = "a"): Int } scalar S type B { f(s: S = X): Int }"#,
        #"type A { f(a: ID = "01", b: ID = -1, c: String = "b"): Int } scalar S type B { f(s: S = "X"): Int }"#,
        #"dangerous ARG_DEFAULT_VALUE_CHANGE A.f(a:): A.f arg a has changed defaultValue from 1 to "01"."#,
        #"dangerous ARG_DEFAULT_VALUE_CHANGE A.f(b:): A.f arg b has changed defaultValue from 0 to -1."#,
        #"dangerous ARG_DEFAULT_VALUE_CHANGE A.f(c:): A.f arg c has changed defaultValue from "a" to "b"."#
      ),
      SchemaChangeCase(
        "type A { f(a: String = \"\u{e9}\"): Int }",
        "type A { f(a: String = \"e\u{301}\"): Int }",
        "dangerous ARG_DEFAULT_VALUE_CHANGE A.f(a:): A.f arg a has changed defaultValue from \"\u{e9}\" to \"e\u{301}\"."
      ),
      SchemaChangeCase(
        "input I { a10: Int, a2: Int = 1, b: [Int] } type A { f(i: I = {b: 1, a10: 2}): Int }",
        "input I { a10: Int, a2: Int = 1, b: [Int] } type A { f(i: I = {a10: 2, b: [1], a2: 1}): Int }"
      ),
      SchemaChangeCase(
        "input I { a10: Int, a2: Int = 1, b: [Int] } type A { f(i: I = {b: 1, a10: 2}): Int }",
        "input I { a10: Int, a2: Int = 3, b: [Int] } type A { f(i: I = {b: 1, a10: 2}): Int }",
        "dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE I.a2: I.a2 has changed defaultValue from 1 to 3.",
        "dangerous ARG_DEFAULT_VALUE_CHANGE A.f(i:): "
          + "A.f arg i has changed defaultValue from {a2: 1, a10: 2, b: [1]} to {a2: 3, a10: 2, b: [1]}."
      ),
      // Default values that contain themselves or do not have the type are compared as written.
      SchemaChangeCase(
        "input I { i: I = {} } type A { f(i: I = {}, n: Int = X, o: I = 1): Int }",
        "input I { i: I = {} } type A { f(i: I = {i: {}}, n: Int = X, o: I = 1): Int }",
        "dangerous ARG_DEFAULT_VALUE_CHANGE A.f(i:): A.f arg i has changed defaultValue from {} to {i: {}}."
      ),
    ]
  )
  func defaultValues(_ example: SchemaChangeCase) throws { try example.check() }

  @Test("a default that fills in billions of others is compared in time", .timeLimit(.minutes(1)))
  func hostileDefaults() throws {
    let inputs = (0..<40).map { "input I\($0) { a: I\($0 + 1) = {}, b: I\($0 + 1) = {} }" }.joined()
    let sdl = "\(inputs) input I40 { a: Int } type Query { f(i: I0 = {}): Int }"
    let old = try Schema(sdl: Source(sdl))
    #expect(old.changes(since: try Schema(sdl: Source(sdl + " "))).isEmpty)
  }

  @Test(
    "input objects",
    arguments: [
      SchemaChangeCase(
        "input I { a: Int, b: Int! }",
        "input I { b: Int!, c: Int!, d: Int, e: Int! = 1 }",
        "breaking REQUIRED_INPUT_FIELD_ADDED I.c: A required field c on input type I was added.",
        "dangerous OPTIONAL_INPUT_FIELD_ADDED I.d: An optional field d on input type I was added.",
        "dangerous OPTIONAL_INPUT_FIELD_ADDED I.e: An optional field e on input type I was added.",
        "breaking FIELD_REMOVED I.a: I.a was removed."
      ),
      SchemaChangeCase(
        "input I { a: Int, b: Int!, c: Int, d: [Int!]! }",
        "input I { a: ID, b: Int, c: Int!, d: [Int!] }",
        "breaking FIELD_CHANGED_KIND I.a: I.a changed type from Int to ID.",
        "safe FIELD_CHANGED_KIND_SAFE I.b: I.b changed type from Int! to Int.",
        "breaking FIELD_CHANGED_KIND I.c: I.c changed type from Int to Int!.",
        "safe FIELD_CHANGED_KIND_SAFE I.d: I.d changed type from [Int!]! to [Int!]."
      ),
      SchemaChangeCase(
        "input I { a: Int = 1, b: Int = 1, c: Int! = 1, d: Int }",
        "input I { a: Int = 2, b: Int, c: Int!, d: Int = 1 }",
        "dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE I.a: I.a has changed defaultValue from 1 to 2.",
        "dangerous INPUT_FIELD_DEFAULT_VALUE_CHANGE I.b: I.b defaultValue was removed.",
        "breaking INPUT_FIELD_DEFAULT_VALUE_CHANGE I.c: I.c defaultValue was removed.",
        "safe INPUT_FIELD_DEFAULT_VALUE_ADDED I.d: I.d defaultValue 1 was added."
      ),
      SchemaChangeCase(
        "input I { a: Int } input J @oneOf { a: Int }",
        "input I @oneOf { a: Int } input J { a: Int }",
        "breaking ONE_OF_ADDED I: Input type I became a OneOf Input Object.",
        "dangerous ONE_OF_REMOVED J: Input type J is no longer a OneOf Input Object."
      ),
    ]
  )
  func inputObjects(_ example: SchemaChangeCase) throws { try example.check() }

  @Test(
    "enums and unions",
    arguments: [
      SchemaChangeCase("enum E { A B }", "enum E { B A }"),
      SchemaChangeCase(
        "enum E { A B }",
        "enum E { B C }",
        "dangerous VALUE_ADDED_TO_ENUM E.C: C was added to enum type E.",
        "breaking VALUE_REMOVED_FROM_ENUM E.A: A was removed from enum type E."
      ),
      SchemaChangeCase(
        "type A { a: Int } type B { a: Int } type C { a: Int } union U = A | B",
        "type A { a: Int } type B { a: Int } type C { a: Int } union U = B | C",
        "dangerous TYPE_ADDED_TO_UNION U: C was added to union type U.",
        "breaking TYPE_REMOVED_FROM_UNION U: A was removed from union type U."
      ),
    ]
  )
  func enumsAndUnions(_ example: SchemaChangeCase) throws { try example.check() }

  @Test(
    "interfaces",
    arguments: [
      SchemaChangeCase(
        "interface I { a: Int } interface J { a: Int } type A implements I & J { a: Int } interface K { a: Int }",
        "interface I { a: Int } interface J { a: Int } type A implements J { a: Int } interface K implements I { a: Int }",
        "breaking IMPLEMENTED_INTERFACE_REMOVED A: A no longer implements interface I.",
        "dangerous IMPLEMENTED_INTERFACE_ADDED K: I added to interfaces implemented by K."
      ),
      SchemaChangeCase(
        "interface I { a: Int }",
        "interface I { a: Int } interface J implements I { a: Int } type A implements I & J { a: Int }",
        "safe TYPE_ADDED J: J was added.",
        "safe TYPE_ADDED A: A was added.",
        "dangerous TYPE_ADDED_TO_INTERFACE I: A was added to interface type I."
      ),
    ]
  )
  func interfaces(_ example: SchemaChangeCase) throws { try example.check() }

  @Test(
    "directives",
    arguments: [
      SchemaChangeCase("directive @deprecated on OBJECT directive @skip on FIELD", ""),
      SchemaChangeCase("directive @d on FIELD", "", "breaking DIRECTIVE_REMOVED @d: d was removed."),
      SchemaChangeCase("", "directive @d on FIELD", "safe DIRECTIVE_ADDED @d: Directive d was added."),
      SchemaChangeCase(
        "directive @d(a: Int, b: Int, c: Int!, d: Int = 1) on FIELD",
        "directive @d(b: ID, c: Int, d: Int = 2, e: Int!, f: Int) on FIELD",
        "breaking REQUIRED_DIRECTIVE_ARG_ADDED @d(e:): A required arg e on directive d was added.",
        "safe OPTIONAL_DIRECTIVE_ARG_ADDED @d(f:): An optional arg f on directive d was added.",
        "breaking DIRECTIVE_ARG_REMOVED @d(a:): a was removed from d.",
        "breaking DIRECTIVE_ARG_CHANGED_KIND @d(b:): Directive d arg b has changed type from Int to ID.",
        "safe DIRECTIVE_ARG_CHANGED_KIND_SAFE @d(c:): Directive d arg c has changed type from Int! to Int.",
        "dangerous DIRECTIVE_ARG_DEFAULT_VALUE_CHANGE @d(d:): Directive d arg d has changed defaultValue from 1 to 2."
      ),
      SchemaChangeCase(
        "directive @d(a: Int) on FIELD",
        "directive @d(a: Int = 1) on FIELD",
        "safe DIRECTIVE_ARG_DEFAULT_VALUE_ADDED @d(a:): Directive d arg a defaultValue 1 was added."
      ),
      SchemaChangeCase(
        "directive @d repeatable on FIELD | QUERY directive @e on FIELD",
        "directive @d on QUERY | FRAGMENT_SPREAD directive @e repeatable on FIELD",
        "breaking DIRECTIVE_REPEATABLE_REMOVED @d: Repeatable flag was removed from d.",
        "breaking DIRECTIVE_LOCATION_REMOVED @d: FIELD was removed from d.",
        "safe DIRECTIVE_LOCATION_ADDED @d: FRAGMENT_SPREAD was added to d.",
        "safe DIRECTIVE_REPEATABLE_ADDED @e: Repeatable flag was added to e."
      ),
    ]
  )
  func directives(_ example: SchemaChangeCase) throws { try example.check() }

  @Test(
    "descriptions and deprecations",
    arguments: [
      SchemaChangeCase(
        #""x" type A { "x" f("x" a: Int): Int } "x" enum E { "x" X } "x" input I { "x" a: Int } "x" directive @d("x" a: Int) on FIELD"#,
        #""y" type A { "y" f("y" a: Int): Int } "y" enum E { "y" X } "y" input I { "y" a: Int } "y" directive @d("y" a: Int) on FIELD"#,
        "safe DESCRIPTION_CHANGED A.f(a:): Description of A.f(a:) has changed.",
        "safe DESCRIPTION_CHANGED A.f: Description of A.f has changed.",
        "safe DESCRIPTION_CHANGED A: Description of A has changed.",
        "safe DESCRIPTION_CHANGED E.X: Description of E.X has changed.",
        "safe DESCRIPTION_CHANGED E: Description of E has changed.",
        "safe DESCRIPTION_CHANGED I.a: Description of I.a has changed.",
        "safe DESCRIPTION_CHANGED I: Description of I has changed.",
        "safe DESCRIPTION_CHANGED @d(a:): Description of @d(a:) has changed.",
        "safe DESCRIPTION_CHANGED @d: Description of @d has changed."
      ),
      SchemaChangeCase(#""" scalar S"#, #"scalar S"#),
      SchemaChangeCase(
        #"type A { f: Int @deprecated g: Int h: Int @deprecated } enum E { X @deprecated(reason: "x") }"#,
        #"type A { f: Int g: Int @deprecated h: Int @deprecated } enum E { X @deprecated(reason: "y") }"#,
        "safe DEPRECATION_REMOVED A.f: A.f is no longer deprecated.",
        "safe DEPRECATION_ADDED A.g: A.g was deprecated: No longer supported",
        "safe DEPRECATION_REASON_CHANGED E.X: E.X has changed its deprecation reason to: y"
      ),
      SchemaChangeCase(
        "type A { f(a: Int): Int } input I { a: Int }",
        "type A { f(a: Int @deprecated): Int } input I { a: Int @deprecated }",
        "safe DEPRECATION_ADDED A.f(a:): A.f(a:) was deprecated: No longer supported",
        "safe DEPRECATION_ADDED I.a: I.a was deprecated: No longer supported"
      ),
    ]
  )
  func documentation(_ example: SchemaChangeCase) throws { try example.check() }
}
