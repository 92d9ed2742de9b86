import CompilerFixtures
import GraphQLLanguage
import Testing

@Suite struct SchemaRulesTests {
  @Test(
    "LoneSchemaDefinition (section 3.3)",
    arguments: [
      SchemaCase("schema { query: Q } type Q { a: Int }"),
      SchemaCase(
        """
        schema { query: Q } type Q { a: Int } "again" schema { query: Q }
        schema { mutation: Q }
        """,
        "1:10 1:56 There can be only one query type in schema.",
        "1:39 Must provide only one schema definition.",
        "2:1 Must provide only one schema definition."
      ),
    ]
  )
  func loneSchemaDefinition(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UniqueOperationTypes (section 3.3.1)",
    arguments: [
      SchemaCase(
        "schema { query: Q mutation: M } extend schema { subscription: S } type Q { a: Int } type M { a: Int } type S { a: Int }"
      ),
      SchemaCase(
        """
        schema { query: Q query: Q }
        extend schema { query: Q mutation: Q }
        extend schema { mutation: Q } type Q { a: Int }
        """,
        "1:10 1:19 There can be only one query type in schema.",
        "1:10 2:17 There can be only one query type in schema.",
        "2:26 3:17 There can be only one mutation type in schema."
      ),
    ]
  )
  func uniqueOperationTypes(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UniqueTypeNames and UniqueDirectiveNames (section 3.3)",
    arguments: [
      SchemaCase("type Query { a: Int } scalar A directive @A on FIELD"),
      SchemaCase(
        """
        type Query { a: Int }
        scalar A enum A { B } input A { a: Int }
        """,
        #"2:8 2:15 There can be only one type named "A"."#,
        #"2:8 2:29 There can be only one type named "A"."#
      ),
      SchemaCase(
        """
        type Query { a: Int }
        directive @a on FIELD directive @a on QUERY directive @a on FIELD
        """,
        #"2:12 2:34 There can be only one directive named "@a"."#,
        #"2:12 2:56 There can be only one directive named "@a"."#
      ),
    ]
  )
  func uniqueNames(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UniqueEnumValueNames and UniqueFieldDefinitionNames (sections 3.6 to 3.10)",
    arguments: [
      SchemaCase(
        "type Query { a: Int } enum E { A B } extend enum E { C } interface I { a: Int } extend interface I { b: Int }"
      ),
      SchemaCase(
        """
        type Query { a: Int } enum E { A B A }
        extend enum E { B C } enum F { A }
        """,
        #"1:32 1:36 Enum value "E.A" can only be defined once."#,
        #"1:34 2:17 Enum value "E.B" can only be defined once."#
      ),
      SchemaCase(
        """
        type Query { a: Int a: String }
        extend type Query { a: Int b: Int } interface I { a: Int a: Int } input N { a: Int a: Int } extend input N { a: Int }
        """,
        #"1:14 1:21 Field "Query.a" can only be defined once."#,
        #"1:14 2:21 Field "Query.a" can only be defined once."#,
        #"2:51 2:58 Field "I.a" can only be defined once."#,
        #"2:77 2:110 Field "N.a" can only be defined once."#,
        #"2:77 2:84 Field "N.a" can only be defined once."#
      ),
    ]
  )
  func uniqueMembers(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UniqueArgumentDefinitionNames (sections 3.6.1 and 3.13)",
    arguments: [
      SchemaCase("type Query { a(b: Int c: Int): Int d(b: Int): Int } directive @e(b: Int) on FIELD"),
      SchemaCase(
        """
        type Query { a(b: Int c: Int b: String): Int }
        interface I { a(b: Int b: Int): Int } extend type Query { c(d: Int d: Int d: Int): Int } directive @e(b: Int b: Int) on FIELD
        """,
        #"1:16 1:30 Argument "Query.a(b:)" can only be defined once."#,
        #"2:103 2:110 Argument "@e(b:)" can only be defined once."#,
        #"2:17 2:24 Argument "I.a(b:)" can only be defined once."#,
        #"2:61 2:68 2:75 Argument "Query.c(d:)" can only be defined once."#
      ),
    ]
  )
  func uniqueArgumentDefinitionNames(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "KnownTypeNames (section 3.4)",
    arguments: [
      SchemaCase("type Query { a: ID b: __Type c: [Float!]! }"),
      SchemaCase(
        """
        type Query implements Nope { a: Strng b(c: [Qery!]): Int }
        union U = Nope | Query input I { a: Inp } directive @d(a: Bool) on FIELD
        """,
        #"1:23 Unknown type "Nope"."#,
        #"1:33 Unknown type "Strng". Did you mean "String"?"#,
        #"1:45 Unknown type "Qery". Did you mean "Query"?"#,
        #"2:11 Unknown type "Nope"."#,
        #"2:37 Unknown type "Inp". Did you mean "Int", "I", or "ID"?"#,
        #"2:59 Unknown type "Bool"."#
      ),
      SchemaCase(
        "schema { query: Que mutation: Nope } extend type Query { c: Nope } type Query { a: Int }",
        #"1:17 Unknown type "Que". Did you mean "Query"?"#,
        #"1:31 Unknown type "Nope"."#,
        #"1:61 Unknown type "Nope"."#
      ),
    ]
  )
  func knownTypeNames(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "KnownDirectives (sections 5.7.1 and 5.7.2)",
    arguments: [
      SchemaCase(
        "schema @a { query: Q } directive @a on SCHEMA | OBJECT | FIELD_DEFINITION | ARGUMENT_DEFINITION type Q @a { a(b: Int @a): Int @a @deprecated }"
      ),
      SchemaCase(
        """
        directive @a on QUERY schema @a { query: Query }
        scalar S @a type Query @a { a(b: Int @a): Int @a }
        interface I @a { a: Int } union U @a = Query enum E @a { A @a } input N @a { a: Int @a } directive @b(c: Int @a) on FIELD
        """,
        #"1:30 Directive "@a" may not be used on SCHEMA."#,
        #"2:10 Directive "@a" may not be used on SCALAR."#,
        #"2:24 Directive "@a" may not be used on OBJECT."#,
        #"2:38 Directive "@a" may not be used on ARGUMENT_DEFINITION."#,
        #"2:47 Directive "@a" may not be used on FIELD_DEFINITION."#,
        #"3:110 Directive "@a" may not be used on ARGUMENT_DEFINITION."#,
        #"3:13 Directive "@a" may not be used on INTERFACE."#,
        #"3:35 Directive "@a" may not be used on UNION."#,
        #"3:53 Directive "@a" may not be used on ENUM."#,
        #"3:60 Directive "@a" may not be used on ENUM_VALUE."#,
        #"3:73 Directive "@a" may not be used on INPUT_OBJECT."#,
        #"3:85 Directive "@a" may not be used on INPUT_FIELD_DEFINITION."#
      ),
      SchemaCase(
        """
        type Query @nope { a: Int @skip(if: true) }
        extend schema @nope extend type Query @oneOf
        """,
        #"1:12 Unknown directive "@nope"."#,
        #"1:27 Directive "@skip" may not be used on FIELD_DEFINITION."#,
        #"2:15 Unknown directive "@nope"."#,
        #"2:39 Directive "@oneOf" may not be used on OBJECT."#
      ),
    ]
  )
  func knownDirectives(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UniqueDirectivesPerLocation (section 5.7.3)",
    arguments: [
      SchemaCase(
        "directive @a repeatable on OBJECT directive @b on OBJECT type Query @a @b @a { a: Int } extend type Query @a"
      ),
      SchemaCase(
        """
        directive @b on OBJECT | SCHEMA | FIELD_DEFINITION type Query @b @b { a: Int @b b: Int @b @b }
        extend type Query @b schema @b { query: Query } extend schema @b
        """,
        #"1:63 1:66 The directive "@b" can only be used once at this location."#,
        #"1:63 2:19 The directive "@b" can only be used once at this location."#,
        #"1:88 1:91 The directive "@b" can only be used once at this location."#,
        #"2:29 2:63 The directive "@b" can only be used once at this location."#
      ),
    ]
  )
  func uniqueDirectivesPerLocation(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "PossibleTypeExtensions (section 3.4.3)",
    arguments: [
      SchemaCase(
        "type Query { a: Int } scalar S directive @d on SCALAR extend scalar S @d extend type Query { b: Int }"
      ),
      SchemaCase(
        """
        type Query { a: Int } scalar S
        extend enum S { A } extend scalar Query @deprecated extend type Qery { b: Int } extend union Nope = Query extend input Query { a: Int } extend interface S { a: Int }
        """,
        #"1:1 2:107 Cannot extend non-input object type "Query"."#,
        #"1:1 2:21 Cannot extend non-scalar type "Query"."#,
        #"1:14 2:128 Field "Query.a" can only be defined once."#,
        #"1:23 2:1 Cannot extend non-enum type "S"."#,
        #"1:23 2:137 Cannot extend non-interface type "S"."#,
        #"2:41 Directive "@deprecated" may not be used on SCALAR."#,
        #"2:65 Cannot extend type "Qery" because it is not defined. Did you mean "Query"?"#,
        #"2:94 Cannot extend type "Nope" because it is not defined."#
      ),
      SchemaCase(
        """
        type Query { a: Int } directive @d(x: Int) on FIELD directive @e @e on DIRECTIVE_DEFINITION | FIELD
        extend directive @dd @e extend directive @d @e(y: 1) extend directive @d @e @skip(if: true)
        """,
        #"2:19 Cannot extend directive "@dd" because it is not defined. Did you mean "@d"?"#,
        #"2:45 2:74 The directive "@e" can only be used once at this location."#,
        #"2:48 Unknown argument "y" on directive "@e"."#,
        #"2:77 Directive "@skip" may not be used on DIRECTIVE_DEFINITION."#
      ),
    ]
  )
  func possibleTypeExtensions(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "KnownArgumentNames, UniqueArgumentNames and ProvidedRequiredArguments, of directives (section 5.4)",
    arguments: [
      SchemaCase(
        #"directive @a(b: Int! c: Int! = 1) on FIELD_DEFINITION type Query { a: Int @a(b: 1) b: Int @deprecated(reason: "x") }"#
      ),
      SchemaCase(
        """
        directive @a(bed: Int! c: Int! = 1 d: [Int!]!) on FIELD_DEFINITION type Query { a: Int @a(bd: 1)
        b: Int @a(bed: 1 bed: 2 d: []) c: Int @deprecated(resaon: "x") @deprecated(reason: "x" reason: "y" reason: "z") }
        """,
        #"1:88 Directive "@a" argument "bed" of type "Int!" is required, but it was not provided."#,
        #"1:88 Directive "@a" argument "d" of type "[Int!]!" is required, but it was not provided."#,
        #"1:91 Unknown argument "bd" on directive "@a". Did you mean "bed" or "d"?"#,
        #"2:11 2:18 There can be only one argument named "bed"."#,
        #"2:39 2:64 The directive "@deprecated" can only be used once at this location."#,
        #"2:51 Unknown argument "resaon" on directive "@deprecated". Did you mean "reason"?"#,
        #"2:76 2:88 2:100 There can be only one argument named "reason"."#
      ),
    ]
  )
  func argumentsOfDirectives(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UniqueInputFieldNames (section 5.6.3)",
    arguments: [
      SchemaCase(
        """
        input I { a: Int = 1 b: I = {a: 1 b: {a: 2 a: 3}} }
        directive @d(i: I) on OBJECT type Query @d(i: {a: 1 a: 2}) { a(b: I = {a: 1 a: 1}): Int }
        """,
        #"1:39 1:44 There can be only one input field named "a"."#,
        #"2:48 2:53 There can be only one input field named "a"."#,
        #"2:72 2:77 There can be only one input field named "a"."#
      )
    ]
  )
  func uniqueInputFieldNames(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }
}
