import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation
import Testing

@Suite struct FieldRulesTests {
  @Test(
    "FieldsOnCorrectType (section 5.3.1)",
    arguments: [
      ValidationCase(
        #"{ human { name __typename } pet { __typename } __schema { queryType { name } } __type(name: "x") { name } }"#
      ),
      ValidationCase(
        "{ human { nme } }",
        #"1:11 Cannot query field "nme" on type "Human". Did you mean "name"?"#
      ),
      ValidationCase(
        "{ human { bogusAtAll } }",
        #"1:11 Cannot query field "bogusAtAll" on type "Human"."#
      ),
      ValidationCase(
        "{ human { i } robot { mde heigt } }",
        #"1:11 Cannot query field "i" on type "Human". Did you mean "id"?"#,
        #"1:23 Cannot query field "mde" on type "Robot". Did you mean "id" or "model"?"#,
        #"1:27 Cannot query field "heigt" on type "Robot". Did you mean "height"?"#
      ),
      ValidationCase(
        "{ named { height } }",
        #"1:11 Cannot query field "height" on type "Named". Did you mean to use an inline fragment on "Human" or "Robot"?"#
      ),
      ValidationCase(
        "{ named { barks } node { nme } }",
        #"1:11 Cannot query field "barks" on type "Named"."#,
        #"1:26 Cannot query field "nme" on type "Node"."#,
        #"1:19 Field "node" argument "id" of type "ID!" is required, but it was not provided."#
      ),
      ValidationCase(
        "{ pet { name } }",
        #"1:9 Cannot query field "name" on type "Pet". Did you mean to use an inline fragment on "Cat" or "Dog"?"#
      ),
      ValidationCase(
        "{ pet { nothing lives } }",
        #"1:9 Cannot query field "nothing" on type "Pet"."#,
        #"1:17 Cannot query field "lives" on type "Pet". Did you mean to use an inline fragment on "Cat"?"#
      ),
      ValidationCase(
        "{ human { unknown { deeper { still } } } }",
        #"1:11 Cannot query field "unknown" on type "Human"."#
      ),
      ValidationCase(
        "{ human { __schema { queryType { name } } __typenam } }",
        #"1:11 Cannot query field "__schema" on type "Human"."#,
        #"1:43 Cannot query field "__typenam" on type "Human"."#
      ),
      ValidationCase(
        "fragment F on Humn { nonsense } { human { ...F } }",
        #"1:15 Unknown type "Humn". Did you mean "Human"?"#
      ),
      ValidationCase(
        "mutation { human { id } }",
        #"1:12 Cannot query field "human" on type "Mutation". Did you mean "setHuman"?"#
      ),
    ]
  )
  func fieldsOnCorrectType(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test("FieldsOnCorrectType (section 5.3.1): types that are in no order are suggested as graphql-js suggests them")
  func suggestedTypes() throws {
    let sdl = """
      type Query { all: All }
      union All = E | C | G
      interface L { a: Int }
      type E implements L { a: Int }
      type C { a: Int }
      type G { a: Int }
      """
    // L is before E, which it includes. The others follow their names: C, E, G, L.
    let errors = specificationErrors(
      in: try Document(parsing: Source("{ all { a } }")),
      schema: try Schema(sdl: Source(sdl))
    )
    #expect(
      errors.map(\.message) == [
        #"Cannot query field "a" on type "All". Did you mean to use an inline fragment on "C", "G", "L", or "E"?"#
      ]
    )
  }

  @Test(
    "ScalarLeafs (section 5.3.3)",
    arguments: [
      ValidationCase("{ human { name tags } }"),
      ValidationCase(
        "{ human }",
        #"1:3 Field "human" of type "Human" must have a selection of subfields. Did you mean "human { ... }"?"#
      ),
      ValidationCase(
        "{ human { name { first } pet } }",
        #"1:16 Field "name" must not have a selection since type "String" has no subfields."#,
        #"1:26 Field "pet" of type "Pet" must have a selection of subfields. Did you mean "pet { ... }"?"#
      ),
      ValidationCase(
        "{ human { friends } pets(needed: [1]) }",
        #"1:11 Field "friends" of type "[Named!]" must have a selection of subfields. Did you mean "friends { ... }"?"#,
        #"1:21 Field "pets" of type "[Pet]" must have a selection of subfields. Did you mean "pets { ... }"?"#
      ),
    ]
  )
  func scalarLeafs(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "KnownArgumentNames (section 5.4.1)",
    arguments: [
      ValidationCase("{ human { friends(first: 1) { id } } }"),
      ValidationCase(
        "{ human { friends(frist: 1) { id } } }",
        #"1:19 Unknown argument "frist" on field "Human.friends". Did you mean "first"?"#
      ),
      ValidationCase(
        "{ human { friends(zzz: 1, fist: 2) { id } } }",
        #"1:19 Unknown argument "zzz" on field "Human.friends"."#,
        #"1:27 Unknown argument "fist" on field "Human.friends". Did you mean "first"?"#
      ),
      ValidationCase(
        "{ human { name @include(if: true, unless: false) @skip(iff: true, if: false) } }",
        #"1:35 Unknown argument "unless" on directive "@include"."#,
        #"1:56 Unknown argument "iff" on directive "@skip". Did you mean "if"?"#
      ),
      ValidationCase(
        "{ human { nope(first: 1) } }",
        #"1:11 Cannot query field "nope" on type "Human". Did you mean "name"?"#
      ),
    ]
  )
  func knownArgumentNames(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "UniqueArgumentNames (section 5.4.2)",
    arguments: [
      ValidationCase("{ human { friends(first: 1, filter: null) { id } } }"),
      ValidationCase(
        "{ human { friends(first: 1, first: 2, first: 3) { id } name @include(if: true, if: true) } }",
        #"1:19 1:29 1:39 There can be only one argument named "first"."#,
        #"1:70 1:80 There can be only one argument named "if"."#
      ),
    ]
  )
  func uniqueArgumentNames(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "ProvidedRequiredArguments (section 5.4.3)",
    arguments: [
      ValidationCase("{ node(id: 1) { id } robot { friends { id } } }"),
      ValidationCase(
        "{ node { id } robot { maker { id } } }",
        #"1:3 Field "node" argument "id" of type "ID!" is required, but it was not provided."#,
        #"1:23 Field "maker" argument "where" of type "Filter!" is required, but it was not provided."#
      ),
      ValidationCase(
        "{ pet { __typename @include } human { name @need } }",
        #"1:20 Directive "@include" argument "if" of type "Boolean!" is required, but it was not provided."#,
        #"1:44 Directive "@need" argument "x" of type "Int!" is required, but it was not provided."#
      ),
      ValidationCase(
        "{ node(idd: 1) { id } }",
        #"1:8 Unknown argument "idd" on field "Query.node". Did you mean "id"?"#,
        #"1:3 Field "node" argument "id" of type "ID!" is required, but it was not provided."#
      ),
      ValidationCase(
        "{ node(id: null) { id } }",
        #"1:12 Expected value of type "ID!", found null."#
      ),
    ]
  )
  func providedRequiredArguments(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test("What the schema gives a type that it does not define is an error that names the place in the schema")
  func undefinedTypes() throws {
    let sdl = "type Query {\n  human: Humen\n  size(in: Unitt, by: Int): Int\n}\ntype Human { id: ID }\nenum Unit { M }"
    let schema = try Schema(sdl: Source(sdl, name: "Schemas/Broken.graphqls"))
    let source = Source("query Q { human { id } human size(in: M, by: 1) }")
    let compilation = compile(source, in: CompilationContext(schema: schema, namespace: "N"))
    let human =
      #"Field "Query.human" is of type "Humen", which the schema does not define (Schemas/Broken.graphqls:2:10). "#
      + #"Did you mean "Human"?"#
    #expect(
      compilation.diagnostics.map { $0.line(in: source) } == [
        "1:11 \(human)", "1:24 \(human)",
        #"1:35 Argument "Query.size(in:)" is of type "Unitt", which the schema does not define "#
          + #"(Schemas/Broken.graphqls:3:12). Did you mean "Unit" or "Int"?"#,
      ]
    )
    #expect(!compilation.declarations.joined().contains("Humen"))
  }
}
