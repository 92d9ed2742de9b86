import GraphQLCompiler
import Testing

/// Rules that reach into fragments of which only the signature is known.
@Suite struct AcrossLiteralsTests {
  /// Validates a literal beside others that define one fragment each.
  private func errors(_ text: String, beside others: String...) throws -> [String] {
    var signatures: [String: FragmentSignature] = [:]
    for other in others {
      guard case .fragment(let fragment)? = try Document(parsing: Source(other)).definitions.first else { continue }
      signatures[fragment.name.value] = FragmentSignature(
        fragment,
        swiftName: fragment.name.value,
        schema: .forValidation
      )
    }
    let source = Source(text)
    switch validate(try Document(parsing: source), schema: .forValidation, fragments: signatures) {
    case .valid: return []
    case .invalid(let errors, _): return errors.map { $0.line(in: source) }
    }
  }

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

  @Test("REL-24: a fragment of another literal is known, an unknown one is an error that says where was looked")
  func known() throws {
    let fragment = "fragment HumanRow on Human { name }"
    #expect(try errors("query Q { human { ...HumanRow } }", beside: fragment) == [])
    #expect(
      try errors("query Q { human { ...HumanRaw } }", beside: fragment) == [#"1:22 Unknown fragment "HumanRaw"."#]
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
    #expect(found[0].notes.map(\.message).joined().contains(#"did you mean "HumanRow"?"#))
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
    // A cycle elsewhere is an error elsewhere, and no reason not to end.
    #expect(
      try errors(
        "query Q { human { ...B } }",
        beside: "fragment B on Human { ...C }",
        "fragment C on Human { ...B ...C }"
      )
        == []
    )
  }

  @Test("A fragment that nothing in its literal spreads is there for others")
  func unusedFragment() throws {
    #expect(try errors("fragment A on Human { id } query Q { pet { __typename } }") == [])
  }
}
