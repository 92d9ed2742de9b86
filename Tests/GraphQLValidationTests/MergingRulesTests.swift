import Testing

@Suite struct MergingRulesTests {
  @Test(
    "OverlappingFieldsCanBeMerged (section 5.3.2)",
    arguments: [
      ValidationCase("{ human { name name a: name } }"),
      ValidationCase(
        "{ human { name: id name } }",
        #"1:11 1:20 Fields "name" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ human { friends(first: 1) { id } friends(first: 2) { id } } }",
        #"1:11 1:36 Fields "friends" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ human { friends(first: 1) { id } friends { id } } }",
        #"1:11 1:36 Fields "friends" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pets(needed: [], filter: {ids: [1], unit: FOOT}) { __typename } pets(filter: {unit: FOOT, ids: [1]}, needed: []) { __typename } }"
      ),
      ValidationCase(
        "{ pets(needed: [], filter: {ids: [], name: \"\u{e9}\"}) { __typename } pets(needed: [], filter: {ids: [], name: \"e\u{301}\"}) { __typename } }",
        #"1:3 1:66 Fields "pets" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pets(needed: [1, 2]) { __typename } pets(needed: [2, 1]) { __typename } }",
        #"1:3 1:39 Fields "pets" conflict because they have differing arguments. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pet { ... on Cat { x: lives } ... on Dog { x: barks } } }",
        #"1:22 1:46 Fields "x" conflict because they return conflicting types "Int" and "Boolean!". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pet { ... on Cat { x: lives } ... on Dog { x: name } } }",
        #"1:22 1:46 Fields "x" conflict because they return conflicting types "Int" and "String!". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pet { ... on Cat { x: id } ... on Dog { x: id } } }",
        #"1:22 1:43 Fields "x" conflict because they return conflicting types "ID!" and "ID". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ named { ... on Human { x: height } ... on Robot { x: height } } }",
        #"1:26 1:53 Fields "x" conflict because they return conflicting types "Float" and "Int". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ named { ... on Human { friends { id } } ... on Robot { friends { id } } } }",
        #"1:26 1:58 Fields "friends" conflict because they return conflicting types "[Named!]" and "[Node]". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ named { x: name ... on Robot { x: model } } }",
        #"1:11 1:34 Fields "x" conflict because "name" and "model" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ named { ... on Human { x: name } ... on Robot { x: name } ... on Named { x: id } } }",
        #"1:26 1:76 Fields "x" conflict because "name" and "id" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"1:51 1:76 Fields "x" conflict because "name" and "id" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ human { pet { ... on Cat { owner { a: id } } } pet { ... on Cat { owner { a: name b: id } } } } }",
        #"1:11 1:30 1:38 1:50 1:69 1:77 Fields "pet" conflict because subfields "owner" conflict because subfields "a" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pet { ... on Cat { owner { a: name } } ... on Dog { owner { a: id } } } }",
        #"1:22 1:30 1:55 1:63 Fields "owner" conflict because subfields "a" conflict because they return conflicting types "String" and "ID!". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ pet { ... on Cat { owner { a: name } } ... on Dog { owner { a: height } } } }",
        #"1:22 1:30 1:55 1:63 Fields "owner" conflict because subfields "a" conflict because they return conflicting types "String" and "Float". Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        """
        { human { ...A ...B } }
        fragment A on Human { x: id }
        fragment B on Human { x: name }
        """,
        #"2:23 3:23 Fields "x" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        """
        { human { x: tags ...A } }
        fragment A on Human { ...B }
        fragment B on Human { x: name }
        """,
        #"1:11 3:23 Fields "x" conflict because "tags" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        """
        { human { ...A } robot { ...A } }
        fragment A on Named { x: name ...B }
        fragment B on Named { x: id }
        """,
        #"2:23 3:23 Fields "x" conflict because "name" and "id" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ human { x: name x: id x: height } }",
        #"1:11 1:19 Fields "x" conflict because "name" and "id" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"1:11 1:25 Fields "x" conflict because "name" and "height" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"1:19 1:25 Fields "x" conflict because "id" and "height" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
      ValidationCase(
        "{ human { x: unknown x: name y: unknown y: other } }",
        #"1:11 1:22 Fields "x" conflict because "unknown" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"1:30 1:41 Fields "y" conflict because "unknown" and "other" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"1:11 Cannot query field "unknown" on type "Human"."#,
        #"1:30 Cannot query field "unknown" on type "Human"."#,
        #"1:41 Cannot query field "other" on type "Human"."#
      ),
      ValidationCase(
        """
        { a: human { x: id } a: human { ...A } }
        fragment A on Human { x: name pet { ... on Cat { x: id x: name } } }
        """,
        #"1:3 1:14 1:22 2:23 Fields "a" conflict because subfields "x" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#,
        #"2:50 2:56 Fields "x" conflict because "id" and "name" are different fields. Use different aliases on the fields to fetch both if this was intentional."#
      ),
    ]
  )
  func overlappingFieldsCanBeMerged(_ example: ValidationCase) throws {
    try example.check()
  }
}
