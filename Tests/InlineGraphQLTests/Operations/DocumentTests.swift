import InlineGraphQL
import Testing

/// A fragment with the name of its Swift type. No test reads its data.
private protocol BareFragment: GraphQLFragment where Data == Fixture.HeroCard_hero.Data {
  static var spreads: [any GraphQLFragment.Type] { get }
  static var body: String { get }
}

extension BareFragment {
  static var body: String { "{__typename name}" }
  static var node: __FragmentNode {
    .init(
      name: "\(Self.self)",
      typeCondition: "Character",
      definition: "fragment \(Self.self) on Character" + body,
      fragments: spreads
    )
  }
  var fragmentPointer: FragmentPointer { preconditionFailure("not read in these tests") }
  var data: Data { fragmentPointer.data(of: Self.self) }
}

private struct A: BareFragment { static var spreads: [any GraphQLFragment.Type] { [B.self, C.self] } }
private struct B: BareFragment { static var spreads: [any GraphQLFragment.Type] { [D.self] } }
private struct C: BareFragment { static var spreads: [any GraphQLFragment.Type] { [D.self] } }
private struct D: BareFragment { static var spreads: [any GraphQLFragment.Type] { [] } }
private struct E: BareFragment { static var spreads: [any GraphQLFragment.Type] { [E.self, A.self] } }

private struct Diamond: GraphQLQuery {
  typealias Variables = EmptyVariables
  typealias Data = Fixture.HeroQuery.Data
  static var node: __OperationNode {
    .init(
      name: "Diamond",
      fragments: [A.self, D.self, E.self],
      definition: "query Diamond{hero{__typename ...A ...D ...E}}"
    )
  }
  var variables: EmptyVariables { .init() }
}

/// Fragments of a module that does not know those of `Other`, with the same names.
private enum One {
  struct Row: BareFragment { static var spreads: [any GraphQLFragment.Type] { [] } }
  struct List: BareFragment {
    static var spreads: [any GraphQLFragment.Type] { [Row.self] }
    static var body: String { "{friends{...Row}}" }
  }
}

private enum Other {
  struct Row: BareFragment {
    static var spreads: [any GraphQLFragment.Type] { [A.self] }
    static var body: String { "{id ...A}" }
  }
  struct Table: BareFragment {
    static var spreads: [any GraphQLFragment.Type] { [Row.self] }
    static var body: String { "{friends{...Row id}friend{... on Droid{...Row}}}" }
  }
}

private struct Namesakes: GraphQLQuery {
  typealias Variables = EmptyVariables
  typealias Data = Fixture.HeroQuery.Data
  static var node: __OperationNode {
    .init(
      name: "Namesakes",
      fragments: [One.List.self, Other.Table.self],
      definition: "query Namesakes{hero{...List ...Table}}"
    )
  }
  var variables: EmptyVariables { .init() }
}

@Suite struct DocumentTests {
  @Test("Fragments of one name are sent under two")
  func namesakes() {
    #expect(
      Namesakes.document == """
        query Namesakes{hero{...List ...Table}}
        fragment List on Character{friends{...Row}}
        fragment Row on Character{__typename name}
        fragment Table on Character{friends{...Row_2 id}friend{... on Droid{...Row_2}}}
        fragment Row_2 on Character{id ...A}
        fragment A on Character{__typename name}
        fragment B on Character{__typename name}
        fragment D on Character{__typename name}
        fragment C on Character{__typename name}
        """
    )
  }

  @Test("REL-24: the document is the operation and every fragment that it reaches, each once")
  func everyFragmentOnce() {
    #expect(
      Diamond.document == """
        query Diamond{hero{__typename ...A ...D ...E}}
        fragment A on Character{__typename name}
        fragment B on Character{__typename name}
        fragment D on Character{__typename name}
        fragment C on Character{__typename name}
        fragment E on Character{__typename name}
        """
    )
  }

  @Test("REL-24: an operation without fragments is its own document")
  func noFragments() {
    #expect(Fixture.ReviewAdded.document == Fixture.ReviewAdded.definition)
  }

  @Test("APO-25: the name, the kind and the one text of an operation are exposed")
  func nameAndKind() {
    #expect(Fixture.HeroQuery.operationName == "HeroQuery")
    #expect(Fixture.HeroQuery.kind == .query)
    #expect(Fixture.CreateReview.kind == .mutation)
    #expect(Fixture.ReviewAdded.kind == .subscription)
    #expect(
      Fixture.HeroQuery.document == """
        query HeroQuery($episode:Episode){hero(episode:$episode){__typename id appearsIn ...HeroCard_hero}}
        fragment HeroCard_hero on Character{__typename name}
        """
    )
  }

  @Test("A fragment's definition is equal to no other")
  func fragmentDefinitions() {
    #expect(Fixture.HeroCard_hero.node == Fixture.HeroCard_hero.node)
    #expect(A.node != B.node)
  }

  @Test("APO-08: a request holds document, name and variables")
  func requestBody() throws {
    let request = try GraphQLRequest(Fixture.HeroQuery(episode: .some(.unknown("R\"O"))))
    #expect(
      String(decoding: request.body, as: UTF8.self)
        == #"{"query":"query HeroQuery($episode:Episode){hero(episode:$episode)"#
        + #"{__typename id appearsIn ...HeroCard_hero}}\n"#
        + #"fragment HeroCard_hero on Character{__typename name}","operationName":"HeroQuery","#
        + #""variables":{"episode":"R\"O"}}"#
    )
    let parsed = try GraphQLJSONValue(parsing: request.body)
    #expect(parsed["query"] == .string(Fixture.HeroQuery.document))
    #expect(parsed["variables"] == ["episode": "R\"O"])
  }

  @Test("A request is not made of variables that cannot be sent")
  func requestThatCannotBeSent() {
    let error = #expect(throws: JSONWritingError.self) {
      try GraphQLRequest(Fixture.CreateReview(review: .init(stars: 3_000_000_000)))
    }
    #expect(error?.path == JSONPath([.key("review"), .key("stars")]))
  }
}
