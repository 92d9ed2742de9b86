import Testing

@Suite struct FragmentRulesTests {
  @Test(
    "KnownTypeNames (section 5.5.1.2)",
    arguments: [
      ValidationCase(
        "query Q($f: Filter, $s: [String!]) { pets(filter: $f, needed: []) { ... on Cat { id } } human { name @skip(if: true) } robot { name @include(if: $s) } }",
        #"1:21 1:146 Variable "$s" of type "[String!]" used in position expecting type "Boolean!"."#
      ),
      ValidationCase(
        """
        query Q($a: Filtre, $b: [Unt!]!) { pet { ... on Kat { id } } }
        fragment F on Humann { id }
        """,
        #"1:13 Unknown type "Filtre". Did you mean "Filter"?"#,
        #"1:26 Unknown type "Unt". Did you mean "Int", "Unit", "Cat", "One", or "Pet"?"#,
        #"1:49 Unknown type "Kat". Did you mean "Cat", "Date", "Int", or "Pet"?"#,
        #"1:9 Variable "$a" is never used in operation "Q"."#,
        #"1:21 Variable "$b" is never used in operation "Q"."#,
        #"2:15 Unknown type "Humann". Did you mean "Human"?"#,
        #"2:1 Fragment "F" is never used."#
      ),
      ValidationCase(
        "{ pet { ... on Xyzzyx { id } ...F } } fragment F on _Nothing { id }",
        #"1:16 Unknown type "Xyzzyx"."#,
        #"1:53 Unknown type "_Nothing". Did you mean "String"?"#
      ),
      ValidationCase(
        "query Q($s: __TypeKnd) { pet { __typename } }",
        #"1:13 Unknown type "__TypeKnd". Did you mean "__TypeKind" or "__Type"?"#,
        #"1:9 Variable "$s" is never used in operation "Q"."#
      ),
    ]
  )
  func knownTypeNames(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "FragmentsOnCompositeTypes (section 5.5.1.3)",
    arguments: [
      ValidationCase("{ pet { ... on Pet { __typename } } }"),
      ValidationCase(
        """
        { pet { ... on Unit { name } ...F ...G } }
        fragment F on Date { a }
        fragment G on Filter { a }
        """,
        #"1:16 Fragment cannot condition on non composite type "Unit"."#,
        #"2:15 Fragment "F" cannot condition on non composite type "Date"."#,
        #"3:15 Fragment "G" cannot condition on non composite type "Filter"."#
      ),
    ]
  )
  func fragmentsOnCompositeTypes(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "KnownFragmentNames (section 5.5.2.1)",
    arguments: [
      ValidationCase("{ pet { ...F } } fragment F on Pet { __typename }"),
      ValidationCase(
        "{ pet { ...G } } fragment F on Pet { ...H }",
        #"1:12 Unknown fragment "G"."#,
        #"1:41 Unknown fragment "H"."#,
        #"1:18 Fragment "F" is never used."#
      ),
    ]
  )
  func knownFragmentNames(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "NoUnusedFragments (section 5.5.1.4)",
    arguments: [
      ValidationCase("{ pet { ...A } } fragment A on Pet { ...B } fragment B on Pet { __typename }"),
      ValidationCase(
        """
        { pet { __typename } }
        fragment A on Pet { ...B }
        fragment B on Pet { ...A }
        """,
        #"2:21 3:21 Cannot spread fragment "A" within itself via "B"."#,
        #"2:1 Fragment "A" is never used."#,
        #"3:1 Fragment "B" is never used."#
      ),
      ValidationCase(
        "fragment A on Pet { __typename }",
        #"1:1 Fragment "A" is never used."#
      ),
    ]
  )
  func noUnusedFragments(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "OBJ-09: PossibleFragmentSpreads (section 5.5.2.3)",
    arguments: [
      ValidationCase(
        "{ pet { ... on Cat { id } ...N } node(id: 1) { ...N ... on Named { id } } } fragment N on Cat { id }",
        #"1:48 Fragment "N" cannot be spread here as objects of type "Node" can never be of type "Cat"."#
      ),
      ValidationCase(
        """
        { pet { ... on Human { id } ...H } human { ... on Robot { id } } }
        fragment H on Human { ... on Pet { __typename } }
        """,
        #"1:9 Fragment cannot be spread here as objects of type "Pet" can never be of type "Human"."#,
        #"1:29 Fragment "H" cannot be spread here as objects of type "Pet" can never be of type "Human"."#,
        #"1:44 Fragment cannot be spread here as objects of type "Human" can never be of type "Robot"."#,
        #"2:23 Fragment cannot be spread here as objects of type "Human" can never be of type "Pet"."#
      ),
      ValidationCase(
        "{ named { ... on Cat { lives } } }",
        #"1:11 Fragment cannot be spread here as objects of type "Named" can never be of type "Cat"."#
      ),
    ]
  )
  func possibleFragmentSpreads(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "NoFragmentCycles (section 5.5.2.2)",
    arguments: [
      ValidationCase("{ pet { ...A ...A } } fragment A on Pet { ...B ...B } fragment B on Pet { __typename }"),
      ValidationCase(
        "{ human { ...A } } fragment A on Human { ...A }",
        #"1:42 Cannot spread fragment "A" within itself."#
      ),
      ValidationCase(
        """
        { human { ...A } }
        fragment A on Human { pet { ... on Cat { owner { ...B } } } }
        fragment B on Human { ...C }
        fragment C on Human { ...A ...B }
        """,
        #"2:50 3:23 4:23 Cannot spread fragment "A" within itself via "B", "C"."#,
        #"3:23 4:28 Cannot spread fragment "B" within itself via "C"."#
      ),
      ValidationCase(
        """
        { human { ...C } }
        fragment A on Human { ...B }
        fragment B on Human { ...A ...C }
        fragment C on Human { friends { ... on Human { ...B } } ...A }
        """,
        #"2:23 3:23 Cannot spread fragment "A" within itself via "B"."#,
        #"2:23 3:28 4:57 Cannot spread fragment "A" within itself via "B", "C"."#,
        #"3:28 4:48 Cannot spread fragment "B" within itself via "C"."#
      ),
    ]
  )
  func noFragmentCycles(_ example: ValidationCase) throws {
    try example.check()
  }
}
