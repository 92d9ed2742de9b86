import Testing

@Suite struct VariableRulesTests {
  @Test(
    "UniqueVariableNames (section 5.8.1)",
    arguments: [
      ValidationCase("query Q($a: Int, $b: Int) { robot(id: $a) { id } other: robot(id: $b) { id } }"),
      ValidationCase(
        "query Q($a: Int, $a: Int, $a: Int) { robot(id: $a) { id } }",
        #"1:10 1:19 1:28 There can be only one variable named "$a"."#
      ),
    ]
  )
  func uniqueVariableNames(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "VariablesAreInputTypes (section 5.8.2)",
    arguments: [
      ValidationCase("query Q($a: [Int!]!, $f: Filter) { pets(filter: $f, needed: $a) { __typename } }"),
      ValidationCase(
        "query Q($a: Human, $b: [Pet!]!, $c: Nothing) { robot(id: $a) { id } pets(needed: $b) { __typename } r: robot(id: $c) { id } }",
        #"1:13 Variable "$a" cannot be non-input type "Human"."#,
        #"1:24 Variable "$b" cannot be non-input type "[Pet!]!"."#,
        #"1:37 Unknown type "Nothing". Did you mean "String"?"#,
        #"1:9 1:58 Variable "$a" of type "Human" used in position expecting type "Int"."#,
        #"1:20 1:82 Variable "$b" of type "[Pet!]!" used in position expecting type "[Int!]!"."#
      ),
    ]
  )
  func variablesAreInputTypes(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "NoUndefinedVariables (section 5.8.3)",
    arguments: [
      ValidationCase(
        "query Q($a: Int) { ...F } fragment F on Query { robot(id: $a) { ...G } } fragment G on Robot { friends(first: 1) { id } }"
      ),
      ValidationCase(
        "{ robot(id: $a) { id } }",
        #"1:13 1:1 Variable "$a" is not defined."#
      ),
      ValidationCase(
        """
        query Q { robot(id: $a) { name @include(if: $yes) } ...F }
        query R($b: Float) { ...F }
        fragment F on Query { r: robot(id: $c, ratio: $b) { id } }
        """,
        #"1:21 1:1 Variable "$a" is not defined by operation "Q"."#,
        #"1:45 1:1 Variable "$yes" is not defined by operation "Q"."#,
        #"3:36 1:1 Variable "$c" is not defined by operation "Q"."#,
        #"3:47 1:1 Variable "$b" is not defined by operation "Q"."#,
        #"3:36 2:1 Variable "$c" is not defined by operation "R"."#
      ),
      ValidationCase(
        "query Q { pets(needed: [1, $x], filter: {ids: [$y], nested: {ids: $z}}) { __typename } }",
        #"1:28 1:1 Variable "$x" is not defined by operation "Q"."#,
        #"1:48 1:1 Variable "$y" is not defined by operation "Q"."#,
        #"1:67 1:1 Variable "$z" is not defined by operation "Q"."#
      ),
    ]
  )
  func noUndefinedVariables(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "NoUnusedVariables (section 5.8.4)",
    arguments: [
      ValidationCase("query Q($a: Int) { robot(id: $a) { id } }"),
      ValidationCase(
        "query ($a: Int) { pet { __typename } }",
        #"1:8 Variable "$a" is never used."#
      ),
      ValidationCase(
        """
        query Q($a: Int, $b: Int = 2) { ...F }
        query R($a: Int, $b: Int) { robot(id: $b) { id } }
        fragment F on Query { robot(id: $a) { id } }
        """,
        #"1:18 Variable "$b" is never used in operation "Q"."#,
        #"2:9 Variable "$a" is never used in operation "R"."#
      ),
    ]
  )
  func noUnusedVariables(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "VariablesInAllowedPosition (section 5.8.5)",
    arguments: [
      ValidationCase(
        "query Q($a: Int!, $b: [Int], $c: [Int!]!, $d: Boolean!) { robot(id: $a) { id @skip(if: $d) } pets(list: $b, needed: $c) { __typename } }"
      ),
      ValidationCase(
        "query Q($a: String) { robot(id: $a) { id } }",
        #"1:9 1:33 Variable "$a" of type "String" used in position expecting type "Int"."#
      ),
      ValidationCase(
        "query Q($a: String, $a: Nope) { robot(id: $a) { id } }",
        #"1:10 1:22 There can be only one variable named "$a"."#,
        #"1:25 Unknown type "Nope". Did you mean "Node" or "One"?"#
      ),
      ValidationCase(
        "query Q($a: Int, $b: Int = 1, $c: Int = null) { robot { a: friends(first: $a) { id } b: friends(first: $b) { id } c: friends(first: $c) { id } } }"
      ),
      ValidationCase(
        "query Q($id: ID, $default: ID = 1, $null: ID = null) { a: node(id: $id) { id } b: node(id: $default) { id } c: node(id: $null) { id } }",
        #"1:9 1:68 Variable "$id" of type "ID" used in position expecting type "ID!"."#,
        #"1:36 1:121 Variable "$null" of type "ID" used in position expecting type "ID!"."#
      ),
      ValidationCase(
        "query Q($a: [Int], $b: Int, $c: Int!) { a: pets(needed: $a) { __typename } b: pets(needed: [$b, $c]) { __typename } c: pets(needed: $c) { __typename } }",
        #"1:9 1:57 Variable "$a" of type "[Int]" used in position expecting type "[Int!]!"."#,
        #"1:20 1:93 Variable "$b" of type "Int" used in position expecting type "Int!"."#,
        #"1:29 1:133 Variable "$c" of type "Int!" used in position expecting type "[Int!]!"."#
      ),
      ValidationCase(
        """
        query Q($a: ID) { human { friends(filter: {ids: [$a]}) { id } } ...F }
        fragment F on Query { node(id: $a) { id } }
        """,
        #"1:9 1:50 Variable "$a" of type "ID" used in position expecting type "ID!"."#,
        #"1:9 2:32 Variable "$a" of type "ID" used in position expecting type "ID!"."#
      ),
      ValidationCase(
        "query Q($s: Boolean, $u: String) { human { name @include(if: $s) height(unit: $u) } }",
        #"1:9 1:62 Variable "$s" of type "Boolean" used in position expecting type "Boolean!"."#,
        #"1:22 1:79 Variable "$u" of type "String" used in position expecting type "Unit"."#
      ),
      ValidationCase("query Q($f: Boolean) { pets(needed: 1, filter: {ids: [], flag: $f}) { __typename } }"),
    ]
  )
  func variablesInAllowedPosition(_ example: ValidationCase) throws {
    try example.check()
  }
}
