import Testing

@Suite struct DocumentRulesTests {
  @Test(
    "ExecutableDefinitions (section 5.1.1)",
    arguments: [
      ValidationCase("{ pet { __typename } }"),
      ValidationCase(
        """
        { pet { __typename } }
        type Cat { id: ID }
        extend type Dog { id: ID }
        """,
        #"2:1 The "Cat" definition is not executable."#,
        #"3:1 The "Dog" definition is not executable."#
      ),
      ValidationCase(
        """
        schema { query: Query }
        { pet { __typename } }
        directive @x on FIELD
        extend schema { mutation: Query }
        """,
        "1:1 The schema definition is not executable.",
        #"3:1 The "x" definition is not executable."#,
        "4:1 The schema definition is not executable."
      ),
    ]
  )
  func executableDefinitions(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "OperationNameUniqueness (section 5.2.2.1)",
    arguments: [
      ValidationCase("query A { pet { __typename } } query B { pet { __typename } }"),
      ValidationCase(
        """
        query A { pet { __typename } }
        mutation A { setHuman(filter: {ids: []}) { id } }
        query A { pet { __typename } }
        """,
        #"1:7 2:10 There can be only one operation named "A"."#,
        #"1:7 3:7 There can be only one operation named "A"."#
      ),
    ]
  )
  func operationNameUniqueness(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "LoneAnonymousOperation (section 5.2.3.1)",
    arguments: [
      ValidationCase("{ pet { __typename } }"),
      ValidationCase(
        """
        { pet { __typename } }
        query A { pet { __typename } }
        query { pet { __typename } }
        """,
        "1:1 This anonymous operation must be the only defined operation.",
        "3:1 This anonymous operation must be the only defined operation."
      ),
    ]
  )
  func loneAnonymousOperation(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "SubscriptionSingleRootField (section 5.2.4.1)",
    arguments: [
      ValidationCase("subscription S { human { id } }"),
      ValidationCase("subscription S { human { id } human { name } }"),
      ValidationCase(
        "subscription S { human { id } robot { id } }",
        #"1:31 Subscription "S" must select only one top level field."#
      ),
      ValidationCase(
        "subscription { human { id } ...R } fragment R on Subscription { robot { id } again: robot { id } }",
        "1:65 1:78 Anonymous Subscription must select only one top level field."
      ),
      ValidationCase(
        "subscription S { __typename }",
        #"1:18 Subscription "S" must not select an introspection top level field."#
      ),
      ValidationCase(
        "subscription S { ... on Subscription { human { id } ... { other: human { id } } } }",
        #"1:59 Subscription "S" must select only one top level field."#
      ),
      ValidationCase(
        "subscription S { human { id } ...S } fragment S on Subscription { ...S }",
        #"1:67 Cannot spread fragment "S" within itself."#
      ),
    ]
  )
  func subscriptionSingleRootField(_ example: ValidationCase) throws {
    try example.check()
  }

  @Test(
    "UniqueFragmentNames (section 5.5.1.1)",
    arguments: [
      ValidationCase("{ pet { ...A } } fragment A on Pet { __typename }"),
      ValidationCase(
        """
        { pet { ...A } }
        fragment A on Pet { __typename }
        fragment A on Pet { __typename }
        """,
        #"2:10 3:10 There can be only one fragment named "A"."#
      ),
    ]
  )
  func uniqueFragmentNames(_ example: ValidationCase) throws {
    try example.check()
  }
}
