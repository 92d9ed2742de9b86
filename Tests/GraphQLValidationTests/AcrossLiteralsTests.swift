import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

private let mend = "Use different aliases on the fields to fetch both if this was intentional."

/// Rules about fragments of which only the signature is known.
@Suite struct AcrossLiteralsTests {
  @Test("A fragment's signature has its variables with their types, and its spreads, each once")
  func signature() throws {
    let text = """
      fragment F on Query {
        pets(filter: {ids: [$a], flag: $b, unknown: $x}, needed: $c) { ...G ... on Cat { owner { ...H ...G } } }
        again: pets(needed: $c) @skip(if: $d) { nothing(x: $y) }
        human(one: {b: $e}) { id }
      }
      """
    guard case .fragment(let fragment)? = try Document(parsing: Source(text)).definitions.first else {
      Issue.record("no fragment")
      return
    }
    let signature = FragmentSignature(fragment, swiftName: "Fragments.F", schema: .forValidation)
    #expect(signature.name == "F")
    #expect(signature.typeCondition == "Query")
    #expect(signature.swiftName == "Fragments.F")
    #expect(signature.spreads == ["G", "H"])
    #expect(
      signature.variables.map { "\($0.name): \($0.type)\($0.hasLocationDefault ? " = …" : "")" }
        == ["a: ID!", "b: Boolean! = …", "c: [Int!]!", "d: Boolean!", "e: String!"]
    )
  }

  @Test("@defer below a subscription is an error in whichever literal it is, unless a variable may disable it")
  func deferral() throws {
    let operation = "subscription S($on: Boolean!) { human { ...Row } human { id @include(if: $on) } }"
    let message =
      #"1:41 Fragment "Row" has `@defer` or `@stream`, which are not supported on subscription operations. Disable them "#
      + "there by setting the `if` argument to `false`."
    #expect(try errors(operation, beside: "fragment Row on Human { ... @defer { id } }") == [message])
    #expect(try errors(operation, beside: "fragment Row on Human { ... @defer(if: $on) { id } }") == [])
    let query = operation.replacing("subscription", with: "query")
    #expect(try errors(query, beside: "fragment Row on Human { ... @defer { id } }") == [])
    let own = "subscription S { human { ...Own } } fragment Own on Human { ...Row }"
    #expect(try errors(own, beside: "fragment Row on Human { ... @defer { id } }").count == 1)
  }

  @Test("REL-24: a fragment of another literal is known, an unknown one is an error that suggests those that are")
  func known() throws {
    let fragment = "fragment HumanRow on Human { name }"
    #expect(try errors("query Q { human { ...HumanRow } }", beside: fragment) == [])
    #expect(
      try errors("query Q { human { ...HumanRaw } }", beside: fragment)
        == [#"1:22 Unknown fragment "HumanRaw". Did you mean "HumanRow"?"#]
    )
    let signature = FragmentSignature(
      name: "HumanRow",
      typeCondition: "Human",
      swiftName: "HumanRow",
      variables: [],
      spreads: []
    )
    let result = validate(
      try Document(parsing: Source("query Q { human { ...HumanRaw } }")),
      schema: .forValidation,
      fragments: ["HumanRow": signature]
    )
    guard case .invalid(let found, _) = result else {
      Issue.record("valid")
      return
    }
    #expect(found[0].fixIts.map(\.replacement) == ["HumanRow"])
    #expect(found[0].message.hasSuffix(#"Did you mean "HumanRow"?"#))
  }

  @Test("A spread that can never apply")
  func impossible() throws {
    #expect(
      try errors("query Q { human { ...CatRow } }", beside: "fragment CatRow on Cat { id }") == [
        #"1:19 Fragment "CatRow" cannot be spread here as objects of type "Human" can never be of type "Cat"."#
      ]
    )
  }

  @Test("Variables that only fragments of other literals use are checked at the spread")
  func variables() throws {
    let direct = "fragment F on Query { robot(id: $id) { name } }"
    let through = "fragment G on Query { ...F }"
    #expect(try errors("query Q($id: Int) { ...F }", beside: direct) == [])
    #expect(try errors("query Q($id: Int) { ...G }", beside: direct, through) == [])
    #expect(
      try errors("query Q { pet { __typename } ...G }", beside: direct, through) == [
        #"1:30 1:1 Variable "$id" is not defined by operation "Q"."#
      ]
    )
    #expect(
      try errors("query Q($id: String) { ...G }", beside: direct, through) == [
        #"1:9 1:24 Variable "$id" of type "String" used in position expecting type "Int"."#
      ]
    )
    #expect(
      try errors("query Q($s: String) { ...O }", beside: "fragment O on Query { human(one: {b: $s}) { id } }") == [
        #"1:9 1:23 Variable "$s" of type "String" used in position expecting type "String!"."#
      ]
    )
    #expect(
      try errors("query Q($no: Int) { ...Local } fragment Local on Query { ...F }", beside: direct) == [
        #"1:9 Variable "$no" is never used in operation "Q"."#,
        #"1:58 1:1 Variable "$id" is not defined by operation "Q"."#,
      ]
    )
  }

  @Test("Cycles that lead through other literals")
  func cycles() throws {
    #expect(
      try errors(
        "fragment A on Human { pet { ... on Pet { __typename } } ...B }",
        beside: "fragment B on Human { ...A }"
      )
        == [#"1:57 Cannot spread fragment "A" within itself via "B"."#]
    )
    // A cycle elsewhere is reported elsewhere, and validation still ends.
    #expect(
      try errors(
        "query Q { human { ...B } }",
        beside: "fragment B on Human { ...C }",
        "fragment C on Human { ...B ...C }"
      )
        == []
    )
  }

  private static let names = "fragment Names on Human { id label: name }"
  private static let more = "fragment More on Human { tags ...Names }"
  private static let friends = "fragment Friends on Human { friends { label: id } ...More }"
  private static let cats = "fragment Cats on Cat { label: lives }"
  private static let sized = """
    fragment Sized on Human @argumentDefinitions(u: {type: "Unit"}) { size: height(unit: $u) }
    """

  @Test(
    "What is selected here must merge with what fragments of other literals select, masked or not",
    arguments: [
      ValidationCase("query Q { human { label: name ...Names } }"),
      ValidationCase(
        "query Q { human { label: id ...Names } }",
        #"1:19 1:29 Fields "label" conflict because "id" and "name" are different fields. "# + mend
      ),
      // Through fragments of other literals, and through an own one. The error is at the spread in the own fragment.
      ValidationCase(
        "query Q { human { label: id ...Friends } }",
        #"1:19 1:29 Fields "label" conflict because "id" and "name" are different fields. "# + mend
      ),
      ValidationCase(
        "query Q { human { label: id ...Local } } fragment Local on Human { ...More }",
        #"1:19 1:68 Fields "label" conflict because "id" and "name" are different fields. "# + mend
      ),
      // The error is at the spread in the same object.
      ValidationCase(
        "query Q { a: human { ...Names } b: human { label: id ... on Human { ...Names } } }",
        #"1:44 1:69 Fields "label" conflict because "id" and "name" are different fields. "# + mend
      ),
      // Neither field is in this literal.
      ValidationCase(
        "query Q { human { ...Names ...Labels } }",
        #"1:19 1:28 Fields "label" conflict because "name" and "id" are different fields. "# + mend
      ),
      ValidationCase(
        "query Q { human { friends { label: name } ...Friends } }",
        #"1:19 1:29 1:43 1:43 Fields "friends" conflict because subfields "label" conflict because "name" and "id" are "#
          + "different fields. " + mend
      ),
      // Arguments replace the fragment's variables.
      ValidationCase("query Q { human { ...Sized @arguments(u: FOOT) size: height(unit: FOOT) } }"),
      ValidationCase(
        "query Q { human { ...Sized @arguments(u: FOOT) size: height } }",
        #"1:48 1:19 Fields "size" conflict because they have differing arguments. "# + mend
      ),
      // Objects of two types never merge, but their fields must have the same shape.
      ValidationCase(
        "query Q { pet { ... on Dog { label: barks } ...Cats } }",
        #"1:30 1:45 Fields "label" conflict because they return conflicting types "Boolean!" and "Int". "# + mend
      ),
      // A conflict inside of fragments of other literals is an error there.
      ValidationCase("query Q { human { ...Wrong } }"),
    ]
  )
  func overlapping(_ example: ValidationCase) throws {
    let labels = "fragment Labels on Human { label: id }"
    let wrong = "fragment Wrong on Human { label: id label: name ...Wrong }"
    #expect(
      try errors(example.source, beside: Self.names, Self.more, Self.friends, Self.cats, Self.sized, labels, wrong)
        == example.errors
    )
  }

  @Test("A conflict with a field of another literal says which fragment it is in, and where")
  func notes() throws {
    let labels = "fragment Labels on Human { label: id }"
    let found = try diagnostics("query Q { human { ...Labels ...More } }", beside: [Self.names, Self.more, labels])
    let notes = found.flatMap(\.notes).map { note in
      let elsewhere = note.elsewhere.map { "\($0.fragment) \($0.range.start)..<\($0.range.end)" } ?? "here"
      return "\(note.range.start)..<\(note.range.end) \(note.message): \(elsewhere)"
    }
    #expect(
      notes == [
        #"18..<27 one field is in fragment "Labels": Labels 27..<36"#,
        #"28..<35 the other field is in fragment "Names": Names 29..<40"#,
      ]
    )
  }

  @Test("A fragment that nothing in its literal spreads is there for others")
  func unusedFragment() throws {
    #expect(try errors("fragment A on Human { id } query Q { pet { __typename } }") == [])
  }
}
