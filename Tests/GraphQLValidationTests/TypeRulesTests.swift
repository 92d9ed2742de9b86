import CompilerFixtures
import GraphQLLanguage
import Testing

@Suite struct TypeRulesTests {
  @Test(
    "RootOperationTypes (section 3.3.1)",
    arguments: [
      SchemaCase(
        "type Q { a: Int }",
        " Query root type must be provided."
      ),
      SchemaCase(
        """
        schema { mutation: M }
        type M { a: Int }
        """,
        "1:1 Query root type must be provided."
      ),
      SchemaCase(
        #""The schema." schema { query: E mutation: U subscription: I } enum E { A } type A { a: Int } union U = A input I { a: Int }"#,
        "1:31 Query root type must be Object type, it cannot be E.",
        "1:43 Mutation root type must be Object type if provided, it cannot be U.",
        "1:59 Subscription root type must be Object type if provided, it cannot be I."
      ),
      SchemaCase(
        "enum Query { A } scalar Mutation type Subscription { a: Int }",
        "1:1 Query root type must be Object type, it cannot be Query.",
        "1:18 Mutation root type must be Object type if provided, it cannot be Mutation."
      ),
      SchemaCase("extend schema { mutation: M } type Query { a: Int } type M { a: Int }"),
    ]
  )
  func rootOperationTypes(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "ReservedNames (section 2.1.9)",
    arguments: [
      SchemaCase(
        """
        type Query { __a: Int b(__c: Int): Int }
        type __T { a: Int } enum E { __A } input I { __a: Int } directive @__d(__e: Int) on FIELD "d" scalar __S
        """,
        #"1:14 Name "__a" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"1:25 Name "__c" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"2:1 Name "__T" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"2:30 Name "__A" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"2:46 Name "__a" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"2:57 Name "__d" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"2:72 Name "__e" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"2:91 Name "__S" must not begin with "__", which is reserved by GraphQL introspection."#
      )
    ]
  )
  func reservedNames(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "NonEmptyDefinitions (sections 3.6 to 3.10)",
    arguments: [
      SchemaCase(
        "type Query extend type Query @deprecated",
        #"1:30 Directive "@deprecated" may not be used on OBJECT."#
      ),
      SchemaCase(
        """
        type Query interface I union U enum E input N
        extend type Query @d extend enum E @d directive @d on OBJECT | ENUM
        """,
        "1:1 2:1 Type Query must define one or more fields.",
        "1:12 Type I must define one or more fields.",
        "1:24 Union type U must define one or more member types.",
        "1:32 2:22 Enum type E must define one or more values.",
        "1:39 Input Object type N must define one or more fields."
      ),
    ]
  )
  func nonEmptyDefinitions(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "InputTypes and OutputTypes (section 3.4.2)",
    arguments: [
      SchemaCase(
        "type Query { a(b: [N!], c: E, d: Int): [I] } input N { a: N b: E } enum E { A } interface I { a: U } union U = Query"
      ),
      SchemaCase(
        """
        type Query { a(b: [Query!], c: I, d: U): N b: [[N!]!] }
        input N { a: Query b: [U] } interface I { a: N } union U = Query directive @d(a: Query! b: I) on FIELD
        """,
        "1:19 The type of Query.a(b:) must be Input Type but got: [Query!].",
        "1:32 The type of Query.a(c:) must be Input Type but got: I.",
        "1:38 The type of Query.a(d:) must be Input Type but got: U.",
        "1:42 The type of Query.a must be Output Type but got: N.",
        "1:47 The type of Query.b must be Output Type but got: [[N!]!].",
        "2:14 The type of N.a must be Input Type but got: Query.",
        "2:23 The type of N.b must be Input Type but got: [U].",
        "2:46 The type of I.a must be Output Type but got: N.",
        "2:79 The type of @d(a:) must be Input Type but got: Query!.",
        "2:89 The type of @d(b:) must be Input Type but got: I."
      ),
    ]
  )
  func inputAndOutputTypes(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "RequiredInputsAreNotDeprecated (section 3.13.3)",
    arguments: [
      SchemaCase(
        "type Query { a(b: Int! = 1 @deprecated c: Int @deprecated): Int } input I { a: Int @deprecated b: Int! = 2 @deprecated }"
      ),
      SchemaCase(
        """
        type Query { a(b: Int! @deprecated c: [Int]! @deprecated(reason: "x")): Int }
        input I { a: Int! @deprecated } directive @d(e: Int! @deprecated) on FIELD
        """,
        "1:24 1:19 Required argument Query.a(b:) cannot be deprecated.",
        "1:46 1:39 Required argument Query.a(c:) cannot be deprecated.",
        "2:19 2:14 Required input field I.a cannot be deprecated.",
        "2:54 2:49 Required argument @d(e:) cannot be deprecated."
      ),
    ]
  )
  func requiredInputsAreNotDeprecated(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "ImplementedInterfaces (sections 3.6 and 3.7)",
    arguments: [
      SchemaCase(
        "type Query implements J & I { a: Int b: Int } interface I { a: Int } interface J implements I { a: Int b: Int }"
      ),
      SchemaCase(
        """
        type Query implements Q & U { a: Int } type Q { a: Int } union U = Q
        extend type Query implements Q
        """,
        "1:23 2:30 Type Query must only implement Interface types, it cannot implement Q.",
        "1:27 Type Query must only implement Interface types, it cannot implement U."
      ),
      SchemaCase(
        """
        type Query implements I & I { a: Int }
        extend type Query implements I interface I { a: Int }
        """,
        "1:23 1:27 2:30 Type Query can only implement I once."
      ),
      SchemaCase(
        """
        type Query implements J { a: Int }
        interface I { a: Int } interface J implements I { a: Int }
        """,
        "2:47 1:23 Type Query must implement I because it is implemented by J."
      ),
      SchemaCase(
        """
        interface I implements J { a: Int } interface J implements K { a: Int }
        interface K implements I { a: Int } type Query { a: I }
        """,
        "1:24 2:24 Type K must implement J because it is implemented by I.",
        "1:60 1:24 Type I must implement K because it is implemented by J.",
        "2:24 1:60 Type J must implement I because it is implemented by K."
      ),
    ]
  )
  func implementedInterfaces(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "InterfaceFields (section 3.6, IsValidImplementation)",
    arguments: [
      SchemaCase(
        "type Query implements I { a: Int! b: [Query!] c(d: Int e: Int f: Int! = 1): U } interface I { a: Int b: [I] c(d: Int): U } union U = Query"
      ),
      SchemaCase(
        """
        type Query implements I { b: [Int] }
        extend type Query { c: String } interface I { a: Int b: Int c: Int d: Int }
        """,
        "2:47 1:1 2:1 Interface field I.a expected but Query does not provide it.",
        "2:57 1:30 Interface field I.b expects type Int but Query.b is type [Int].",
        "2:64 2:24 Interface field I.c expects type Int but Query.c is type String.",
        "2:68 1:1 2:1 Interface field I.d expected but Query does not provide it."
      ),
      SchemaCase(
        """
        type Query implements I { a: Int b: [I] c: [Int] d: I e: U }
        interface I { a: Int! b: I c: [Int!] d: Query e: Query } union U = Query
        """,
        "2:18 1:30 Interface field I.a expects type Int! but Query.a is type Int.",
        "2:26 1:37 Interface field I.b expects type I but Query.b is type [I].",
        "2:31 1:44 Interface field I.c expects type [Int!] but Query.c is type [Int].",
        "2:41 1:53 Interface field I.d expects type Query but Query.d is type I.",
        "2:50 1:58 Interface field I.e expects type Query but Query.e is type U."
      ),
      SchemaCase(
        """
        type Query implements I { a(b: Int! c: [Int] d: Int!): Int e(f: Int): Int }
        interface I { a(b: Int c: [Int!]): Int e(g: String): Int }
        """,
        "1:46 2:15 Object field Query.a includes required argument d that is missing from the Interface field I.a.",
        "2:20 1:32 Interface field argument I.a(b:) expects type Int but Query.a(b:) is type Int!.",
        "2:27 1:40 Interface field argument I.a(c:) expects type [Int!] but Query.a(c:) is type [Int].",
        "2:42 1:60 Interface field argument I.e(g:) expected but Query.e does not provide it."
      ),
    ]
  )
  func interfaceFields(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "UnionMembers (section 3.8)",
    arguments: [
      SchemaCase("type Query { a: U } union U = Query | A type A { a: Int }"),
      SchemaCase(
        """
        type Query { a: U } union U = Query | S | I | Query | U
        scalar S interface I { a: Int } extend union U = Query
        """,
        "1:31 1:47 2:50 Union type U can only include type Query once.",
        "1:39 Union type U can only include Object types, it cannot include S.",
        "1:43 Union type U can only include Object types, it cannot include I.",
        "1:55 Union type U can only include Object types, it cannot include U."
      ),
    ]
  )
  func unionMembers(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "OneOfInputFields (section 3.10.1)",
    arguments: [
      SchemaCase("type Query { a(b: O): Int } input O @oneOf { a: Int b: [Int!] }"),
      SchemaCase(
        """
        type Query { a(b: O): Int }
        input O @oneOf { a: Int! b: Int = 1 c: Int! = 2 }
        """,
        "2:21 OneOf input field O.a must be nullable.",
        "2:26 OneOf input field O.b cannot have a default value.",
        "2:37 OneOf input field O.c cannot have a default value.",
        "2:40 OneOf input field O.c must be nullable."
      ),
    ]
  )
  func oneOfInputFields(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "InputObjectCycles (section 3.10)",
    arguments: [
      SchemaCase("type Query { a(b: I): Int } input I { a: I b: [I!]! c: J! } input J { a: I }"),
      SchemaCase(
        """
        type Query { a(b: I): Int }
        input I { a: I! b: J! } input J { c: K! d: [I]! } input K { e: I! f: J! }
        """,
        #"2:11 Cannot reference Input Object "I" within itself through a series of non-null fields: "a"."#,
        #"2:17 2:35 2:61 Cannot reference Input Object "I" within itself through a series of non-null fields: "b.c.e"."#,
        #"2:35 2:67 Cannot reference Input Object "J" within itself through a series of non-null fields: "c.f"."#
      ),
    ]
  )
  func inputObjectCycles(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }

  @Test(
    "What the specification asks for since graphql-js 16",
    arguments: [
      SchemaCase(
        "schema { query: Query mutation: Query subscription: Query } type Query { a: Int }",
        #"1:17 1:33 1:53 All root types must be different, "Query" type is used as query, mutation, and subscription root types."#
      ),
      SchemaCase(
        "schema { query: Q mutation: M subscription: M } type Q { a: Int } type M { a: Int }",
        #"1:29 1:45 All root types must be different, "M" type is used as mutation and subscription root types."#
      ),
      SchemaCase(
        "interface I { a: Int b: Int @deprecated } type Query implements I { a: Int @deprecated b: Int @deprecated }",
        "1:76 1:72 Interface field I.a is not deprecated, so implementation field Query.a must not be deprecated."
      ),
      SchemaCase(
        """
        type Query { a(b: Int = "x" c: [E!] = [A B C] d: N = {e: null f: 1} g: Int! = null h: S = {} i: Int = 1 j: [Int] = 1): Int }
        directive @d(a: E = "A") on FIELD input N { e: Int! k: Boolean = 1 } enum E { A B } scalar S
        """,
        #"1:25 Query.a(b:) has invalid default value: Int cannot represent non-integer value: "x""#,
        #"1:44 Query.a(c:) has invalid default value: Value "C" does not exist in "E" enum. Did you mean the enum value "A" or "B"?"#,
        #"1:58 Query.a(d:) has invalid default value: Expected value of type "Int!", found null."#,
        #"1:63 Query.a(d:) has invalid default value: Field "f" is not defined by type "N". Did you mean "e" or "k"?"#,
        #"1:79 Query.a(g:) has invalid default value: Expected value of type "Int!", found null."#,
        #"2:21 @d(a:) has invalid default value: Enum "E" cannot represent non-enum value: "A". Did you mean the enum value "A"?"#,
        "2:66 N.k has invalid default value: Boolean cannot represent a non boolean value: 1"
      ),
      SchemaCase(
        """
        type Query { a(b: Int @d(e: "A" n: {k: 1})): Int @deprecated(reason: 1) } enum E { A } enum F { A @d(n: {e: A, x: 1}) }
        directive @d(e: E, n: N, l: [Int!]! = []) repeatable on ARGUMENT_DEFINITION | ENUM_VALUE | SCHEMA | OBJECT | INPUT_OBJECT
        input N { e: E! k: String } input M @d(l: null) @d(l: 1) { a: Int }
        extend type Query @d(l: [1, "2"]) schema @d(e: B) { query: Query }
        """,
        #"1:29 Enum "E" cannot represent non-enum value: "A". Did you mean the enum value "A"?"#,
        #"1:36 Field "N.e" of required type "E!" was not provided."#,
        "1:40 String cannot represent a non string value: 1",
        "1:70 String cannot represent a non string value: 1",
        #"1:112 Field "x" is not defined by type "N". Did you mean "e" or "k"?"#,
        #"3:43 Expected value of type "[Int!]!", found null."#,
        #"4:29 Int cannot represent non-integer value: "2""#,
        #"4:48 Value "B" does not exist in "E" enum. Did you mean the enum value "A"?"#
      ),
      SchemaCase(
        "type Query { a: Int @deprecated(reason: $why) }",
        #"1:41 Syntax Error: Unexpected variable "$why" in constant value."#
      ),
      SchemaCase(
        """
        type Query { a(b: A): Int }
        input A { x: A = {} y: A = {x: null y: null} z: [A] = [{x: {x: null y: null z: null} y: null}] }
        """,
        "2:18 Invalid circular reference. The default value of Input Object field A.x references itself.",
        "2:55 Invalid circular reference. The default value of Input Object field A.z references itself."
      ),
      SchemaCase(
        """
        type Query { a(b: A): Int }
        input A { b: B = {} } input B { c: C = {} } input C { a: A = {} }
        """,
        "2:18 2:40 2:62 Invalid circular reference. The default value of Input Object field A.b references itself via the default values of: B.c, C.a."
      ),
      SchemaCase(
        """
        type Query { a: Int }
        directive @a(x: Int @a) on ARGUMENT_DEFINITION directive @b(x: I) on INPUT_FIELD_DEFINITION input I { i: Int @b j: I }
        """,
        #"2:21 Directive "@a" cannot be used within its own definition."#,
        #"2:64 2:110 Directive "@b" cannot be used within its own definition via "I"."#
      ),
    ]
  )
  func newer(_ example: SchemaCase) {
    #expect(example.found() == example.errors)
  }
}
