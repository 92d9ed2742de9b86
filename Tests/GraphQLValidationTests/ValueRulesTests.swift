import Testing

@Suite struct ValueRulesTests {
  @Test(
    "ValuesOfCorrectType (section 5.6.1)",
    arguments: [
      ValidationCase(
        #"{ human(when: {any: [1, "x"]}) { height(unit: FOOT) friends(first: null) { id } } robot(id: 2147483647, ratio: 1) { id } pets(list: 1, needed: [1, 2]) { __typename } a: node(id: 1) { id } }"#
      ),
      ValidationCase(
        #"{ robot(id: "1", ratio: "x") { id } }"#,
        #"1:13 Int cannot represent non-integer value: "1""#,
        #"1:25 Float cannot represent non numeric value: "x""#
      ),
      ValidationCase(
        "{ robot(id: 2147483648, ratio: true) { id } a: robot(id: 1.5) { id } b: robot(id: -2147483648) { id } c: robot(id: -2147483649) { id } }",
        "1:13 Int cannot represent non 32-bit signed integer value: 2147483648",
        "1:32 Float cannot represent non numeric value: true",
        "1:58 Int cannot represent non-integer value: 1.5",
        "1:116 Int cannot represent non 32-bit signed integer value: -2147483649"
      ),
      ValidationCase(
        #"{ human(strict: 1) { id } a: human(strict: "true") { id } b: human(strict: TRUE) { id } }"#,
        "1:17 Boolean cannot represent a non boolean value: 1",
        #"1:44 Boolean cannot represent a non boolean value: "true""#,
        "1:76 Boolean cannot represent a non boolean value: TRUE"
      ),
      ValidationCase(
        "{ node(id: 1.0) { id } a: node(id: true) { id } b: node(id: {}) { id } c: node(id: [1]) { id } }",
        "1:12 ID cannot represent a non-string and non-integer value: 1.0",
        "1:36 ID cannot represent a non-string and non-integer value: true",
        "1:61 ID cannot represent a non-string and non-integer value: {}",
        "1:84 ID cannot represent a non-string and non-integer value: [1]"
      ),
      ValidationCase(
        #"{ human { height(unit: "METER") } }"#,
        #"1:24 Enum "Unit" cannot represent non-enum value: "METER". Did you mean the enum value "METER"?"#
      ),
      ValidationCase(
        "{ human { height(unit: METRE) a: height(unit: 1) b: height(unit: NOTHING) c: height(unit: [FOOT]) } }",
        #"1:24 Value "METRE" does not exist in "Unit" enum. Did you mean the enum value "METER"?"#,
        #"1:47 Enum "Unit" cannot represent non-enum value: 1."#,
        #"1:66 Value "NOTHING" does not exist in "Unit" enum."#,
        #"1:91 Enum "Unit" cannot represent non-enum value: [FOOT]. Did you mean the enum value "FOOT"?"#
      ),
      ValidationCase(
        #"{ pets(list: [1, "2", null, [3]], needed: [1, null]) { __typename } }"#,
        #"1:18 Int cannot represent non-integer value: "2""#,
        "1:29 Int cannot represent non-integer value: [3]",
        #"1:47 Expected value of type "Int!", found null."#
      ),
      ValidationCase(
        "{ pets(needed: null) { __typename } a: pets(needed: {a: 1}) { __typename } }",
        #"1:16 Expected value of type "[Int!]!", found null."#,
        "1:53 Int cannot represent non-integer value: {a: 1}"
      ),
      ValidationCase(
        #"query Q($a: Int = "x", $b: Filter = {ids: 1, nme: "x"}, $c: [Int!]! = [null], $d: Int! = null, $e: Nope = 1) { robot(id: $a) { maker(where: $b) { id } } pets(needed: $c) { __typename } r: robot(id: $d) { id } s: robot(id: $e) { id } }"#,
        #"1:19 Int cannot represent non-integer value: "x""#,
        #"1:46 Field "nme" is not defined by type "Filter". Did you mean "name" or "one"?"#,
        #"1:72 Expected value of type "Int!", found null."#,
        #"1:90 Expected value of type "Int!", found null."#,
        #"1:100 Unknown type "Nope". Did you mean "Node" or "One"?"#
      ),
    ]
  )
  func valuesOfCorrectType(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "ValuesOfCorrectType: input objects (sections 5.6.2 and 5.6.4)",
    arguments: [
      ValidationCase(#"{ pets(needed: [], filter: {ids: ["a"], nested: {ids: 1, unit: FOOT}}) { __typename } }"#),
      ValidationCase(
        "{ pets(needed: [], filter: {}) { __typename } }",
        #"1:28 Field "Filter.ids" of required type "[ID!]!" was not provided."#
      ),
      ValidationCase(
        "{ pets(needed: [], filter: {ids: [], nested: {unit: YARD}, naem: 1, zzzzzzz: {a: $x}}) { __typename } }",
        #"1:46 Field "Filter.ids" of required type "[ID!]!" was not provided."#,
        #"1:53 Value "YARD" does not exist in "Unit" enum."#,
        #"1:60 Field "naem" is not defined by type "Filter". Did you mean "name"?"#,
        #"1:69 Field "zzzzzzz" is not defined by type "Filter"."#,
        #"1:82 1:1 Variable "$x" is not defined."#
      ),
      ValidationCase(
        "{ pets(needed: [], filter: 1) { __typename } a: pets(needed: [], filter: [{ids: []}]) { __typename } b: pets(needed: [], filter: FOOT) { __typename } }",
        #"1:28 Expected value of type "Filter", found 1."#,
        #"1:74 Expected value of type "Filter", found [{ids: []}]."#,
        #"1:130 Expected value of type "Filter", found FOOT."#
      ),
      ValidationCase(
        "{ pets(needed: [], filter: {ids: [], flag: null}) { __typename } }",
        #"1:44 Expected value of type "Boolean!", found null."#
      ),
      ValidationCase(
        #"{ human { name @need(x: "1", unit: METRE) } }"#,
        #"1:25 Int cannot represent non-integer value: "1""#,
        #"1:36 Value "METRE" does not exist in "Unit" enum. Did you mean the enum value "METER"?"#
      ),
    ]
  )
  func valuesOfCorrectTypeinputobjects(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "ValuesOfCorrectType: OneOf (section 3.10.1)",
    arguments: [
      ValidationCase("query Q($s: String!) { human(one: {a: 1}) { id } b: human(one: {b: $s}) { id } }"),
      ValidationCase(
        #"{ human(one: {}) { id } a: human(one: {a: 1, b: "x"}) { id } b: human(one: {a: null}) { id } }"#,
        #"1:14 OneOf Input Object "One" must specify exactly one key."#,
        #"1:39 OneOf Input Object "One" must specify exactly one key."#,
        #"1:76 Field "One.a" must be non-null."#
      ),
      ValidationCase(
        "query Q($s: String) { human(one: {b: $s}) { id } }",
        #"1:34 Variable "s" must be non-nullable to be used for OneOf Input Object "One"."#
      ),
      ValidationCase(
        "{ human(one: {c: {ids: 1, one: {b: 1}}}) { id } }",
        "1:36 String cannot represent a non string value: 1"
      ),
    ]
  )
  func valuesOfCorrectTypeOneOf(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "UniqueInputFieldNames (section 5.6.3)",
    arguments: [
      ValidationCase("{ pets(needed: [], filter: {ids: [], nested: {ids: []}}) { __typename } }"),
      ValidationCase(
        "{ pets(needed: [], filter: {ids: [], ids: [], nested: {ids: 1, ids: 2}, ids: 3}) { __typename } }",
        #"1:29 1:38 There can be only one input field named "ids"."#,
        #"1:56 1:64 There can be only one input field named "ids"."#,
        #"1:29 1:73 There can be only one input field named "ids"."#
      ),
    ]
  )
  func uniqueInputFieldNames(_ example: ValidationCase) throws {
    try example.check()
  }
}
