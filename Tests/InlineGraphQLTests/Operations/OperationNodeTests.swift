import GraphQLCLibrary
import InlineGraphQL
import Testing

/// An operation without variables. No test reads its data.
private protocol BareOperation: GraphQLOperation where Variables == EmptyVariables, Data == Fixture.HeroQuery.Data {
  init()
}

extension BareOperation {
  var variables: EmptyVariables { .init() }
}

/// A fragment that counts how often documents are composed of it.
private struct Counted: GraphQLFragment {
  static let reads = Locked(0)
  static var node: __FragmentNode {
    reads.withLock { $0 += 1 }
    return .init(name: "Counted", typeCondition: "Character", definition: "fragment Counted on Character{name}")
  }
  typealias Data = Fixture.HeroCard_hero.Data
  var fragmentPointer: FragmentPointer { preconditionFailure("not read in these tests") }
}

private struct Counting: GraphQLQuery, BareOperation {
  static var node: __OperationNode {
    .init(name: "Counting", fragments: [Counted.self], definition: "query Counting{hero{__typename ...Counted}}")
  }
}

/// One operation for each type that names it.
private struct Named<Name: Sendable>: GraphQLMutation, BareOperation {
  static var node: __OperationNode { .init(name: "\(Name.self)", definition: "mutation \(Name.self){a}") }
}

private struct OtherName: GraphQLQuery, BareOperation {
  static var node: __OperationNode { .init(name: "Hero", definition: "query HeroQuery{a}") }
}

private struct OtherKind: GraphQLQuery, BareOperation {
  static var node: __OperationNode { .init(name: "Add", definition: "mutation Add{a}") }
}

private struct TwoKinds: GraphQLQuery, GraphQLSubscription, BareOperation {
  static var node: __OperationNode { .init(name: "Hero", definition: "query Hero{a}") }
}

private struct NoKind: GraphQLQuery, BareOperation {
  static var node: __OperationNode { .init(name: "Hero", definition: "{hero{name}}") }
}

@Suite("Operations: what a document is made of")
struct OperationNodeTests {
  @Test("The document is composed once for a type, however often it is sent")
  func once() throws {
    let document = """
      query Counting{hero{__typename ...Counted}}
      fragment Counted on Character{name}
      """
    #expect(Counting.document == document)
    let reads = Counted.reads.withLock { $0 }
    #expect(reads > 0)
    for _ in 0..<3 {
      #expect(Counting.document == document)
      #expect(Counting().sentDocument == SentDocument(text: document, operationName: "Counting"))
      #expect(try GraphQLRequest(Counting()).document == document)
    }
    #expect(Counted.reads.withLock { $0 } == reads)
  }

  @Test("Types of one generic type have documents of their own")
  func generic() {
    #expect(Named<Int>.document == "mutation Int{a}")
    #expect(Named<Double>.document == "mutation Double{a}")
    #expect(Named<Int>.document == "mutation Int{a}")
  }

  @Test("The kind is the first word of the definition", arguments: GraphQLOperationKind.allCases)
  func kind(kind: GraphQLOperationKind) {
    #expect(__OperationNode(name: "A", definition: "\(kind) A{a}").kind == kind)
  }

  @Test("What is usually absent has a default, and the rest is what the operation shows")
  func members() {
    #expect(Fixture.ReviewAdded.node.typeConditions.isEmpty)
    #expect(Fixture.ReviewAdded.fragments.isEmpty)
    #expect(Counting.operationName == "Counting" && Counting.kind == .query)
    #expect(Counting.definition == Counting.node.definition)
    #expect(Counting.fragments.map { ObjectIdentifier($0) } == [ObjectIdentifier(Counted.self)])
  }

  @Test("A type that contradicts itself stops the program before it sends anything")
  func contradictions() async {
    await #expect(processExitsWith: .failure) { _ = try GraphQLRequest(OtherName()) }
    await #expect(processExitsWith: .failure) { _ = try GraphQLRequest(OtherKind()) }
    await #expect(processExitsWith: .failure) { _ = try GraphQLRequest(TwoKinds()) }
    await #expect(processExitsWith: .failure) { _ = try GraphQLRequest(NoKind()) }
    await #expect(processExitsWith: .success) { _ = try GraphQLRequest(Named<Int>()) }
  }
}
