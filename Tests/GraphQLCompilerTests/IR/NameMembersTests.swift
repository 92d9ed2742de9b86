import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLValidation

/// The Swift names of properties and nested types.
struct NameMembersTests {
  private static let schema = """
    type Query { a: A a_b: Query b: A hashValue: Int x: Int x_2: Int old: Int @deprecated _old: Int }
    type A { b: Query c: Int }
    type A_a { a: A_a b: A }
    """

  @Test(
    "REL-03: names that would be there twice are numbered, first come first served",
    arguments: [
      ("a { c } b { c }", "a: A_a, b: A_b"),
      ("A_a: x a { c }", "A_a, a: A_a_2"),
      ("a { c } A_a: x A_a_2: x", "a: A_a_3, A_a, A_a_2"),
      ("a_b { x } b: a_b { x }", "a_b: Query_a_b, b: Query_b"),
      ("hashValue", "hashValue_2"),
      ("hashValue hashValue_2: x", "hashValue_2, hashValue_2_2"),
      ("__on_Query: x __on_A: x", "__on_Query_2, __on_A"),
      ("old _old", "old(_old), _old_2"),
      ("_old old", "_old, old(_old_2)"),
      ("fragment_F: x ...F", "fragment_F_2, fragment_F"),
      ("F: x ...F", "F_2, fragment_F"),
      ("N: x Swift: x InlineGraphQL: x", "N, Swift_2, InlineGraphQL_2"),
    ]
  )
  func names(selections: String, expected: String) throws {
    let document = try Document(parsing: Source("query Q { \(selections) } fragment F on Query { x }"))
    let schema = try Schema(Source(NameMembersTests.schema))
    let lowered = lower(document, in: CompilationContext(schema: schema, namespace: "N"))
    #expect(lowered.diagnostics.allSatisfy { $0.severity == .warning })
    let names = try #require(lowered.definitions.first).object.selections.map { selection in
      switch selection {
      case .scalarField(let field): field.propertyName + (field.storedName.map { "(\($0))" } ?? "")
      case .linkedField(let field, let object): "\(field.propertyName): \(object.swiftName)"
      case .fragmentSpread(let spread): spread.propertyName
      case .typename: "__typename"
      }
    }
    #expect(names.joined(separator: ", ") == expected)
  }

  // A fragment outside of types is named by its key protocol, which nothing nearer hides.
  @Test("A nested type never hides the namespace or a fragment", arguments: ["A_b", "B.x", "A_b.x"])
  func hidden(swiftName: String) throws {
    let schema = try Schema(Source(NameMembersTests.schema))
    let signature = FragmentSignature(
      name: "F",
      typeCondition: "A",
      swiftName: swiftName,
      variables: [],
      spreads: []
    )
    let document = try Document(parsing: Source("query Q { a { b { x } ...F } b { c } }"))
    let context = CompilationContext(schema: schema, namespace: "A_a", fragments: ["F": signature])
    let lowered = lower(document, in: context)
    #expect(lowered.diagnostics.isEmpty)
    let objects = try #require(lowered.definitions.first).object.selections.compactMap { selection in
      if case .linkedField(_, let object) = selection { object.swiftName } else { nil }
    }
    #expect(objects == ["A_a_2", swiftName == "A_b.x" ? "A_b_2" : "A_b"])
  }
}
