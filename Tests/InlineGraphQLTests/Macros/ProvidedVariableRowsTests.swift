import Foundation
import InlineGraphQL
import Testing

/// What the program provides. Each test has its own values.
enum Covered {
  @TaskLocal static var current = false
  static func value() -> Bool { current }
}

enum Limits {
  enum First {
    @TaskLocal static var current: Int?
    static func value() -> Int? { current }
  }
}

@GraphQLFragment(
  """
  fragment Provided_hunted on Animal
  @argumentDefinitions(skin: {type: "Boolean!", provider: "Covered"}, n: {type: "Int", provider: "Limits.First"}) {
    predators(first: $n) { ...Provided_skin(show: $skin) }
    skinCovering @include(if: $skin)
  }
  """,
  schema: "AnimalKingdom"
)
struct Provided_hunted {}

@GraphQLFragment(
  """
  fragment Provided_skin($show: Boolean!) on Animal @relay(plural: true) {
    species @skip(if: $show)
    skinCovering @include(if: $show)
  }
  """,
  schema: "AnimalKingdom"
)
struct Provided_skin {}

/// Another type of the same name, as another module may have.
enum Elsewhere {
  enum Covered {
    @TaskLocal static var current = false
    static func value() -> Bool { current }
  }
  #graphql(
    """
    fragment Provided_elsewhere on Animal @argumentDefinitions(c: {type: "Boolean!", provider: "Covered"}) {
      species @include(if: $c)
    }
    """,
    schema: "AnimalKingdom"
  )
}

/// Arguments with providers, tested with the types that the macros emit for the animal kingdom.
@Suite("Macros: provided variables")
struct ProvidedVariableRowsTests {
  enum Queries {
    #graphql(
      """
      query Bare { allAnimals { ...Provided_outer } }
      query Default($n: Int = 4, $s: Boolean!) {
        allAnimals { ...Provided_outer species @include(if: $s) other: predators(first: $n) { species } }
      }
      fragment Provided_outer on Animal { ...Provided_hunted }
      query Both { allAnimals { ...Provided_hunted ...Provided_elsewhere } }
      """,
      schema: "AnimalKingdom"
    )
  }

  /// An operation whose variables have parentheses.
  struct Texts: GraphQLQuery {
    typealias Data = Queries.Bare.Data
    var variables: EmptyVariables { .init() }

    static var node: __OperationNode {
      .init(
        name: "Texts",
        fragments: [Queries.Provided_outer.self],
        definition: #"query Texts($text:String="a)\"("@x(y:")")){allAnimals{__typename ...Provided_outer}}"#
      )
    }
  }

  /// A service that answers all requests with one body, and changes the program's values in between.
  struct Service: GraphQLTransport {
    let body: String
    let sent: @Sendable (GraphQLRequest) -> Void

    func send(_ request: GraphQLRequest) async throws -> TransportResponse {
      sent(request)
      return TransportResponse(body: Data(body.utf8))
    }
  }

  private func execute(_ body: String, _ variables: String) async throws -> Provided_hunted.Data? {
    let service = Service(body: body) { #expect(String(decoding: $0.variables, as: UTF8.self) == variables) }
    let data = try await GraphQLClient(transport: service).execute(Queries.Bare()).data
    return data.flatMap { $0.allAnimals.first }.map { Provided_hunted(key: Queries.Provided_outer(key: $0).data).data }
  }

  @Test("REL-20, REL-24: every operation that reaches the fragment defines and sends the variables")
  func document() throws {
    let (skin, count) = ("__relay_internal__pv__Covered", "__relay_internal__pv__LimitsFirst")
    #expect(Queries.Bare.document.hasPrefix("query Bare($\(skin):Boolean!$\(count):Int){allAnimals{"))
    #expect(
      Queries.Default.document.hasPrefix("query Default($n:Int=4$s:Boolean!$\(skin):Boolean!$\(count):Int){allAnimals")
    )
    let head = #"query Texts($text:String="a)\"("@x(y:")")$\#(skin):Boolean!$\#(count):Int){allAnimals"#
    #expect(Texts.document.hasPrefix(head))
    #expect(Queries.Bare.document.contains("fragment Provided_hunted on Animal{"))
    #expect(Queries.Bare.document.contains("predators(first:$\(count)){__typename ...Provided_skin_"))
    #expect(Queries.Bare.document.contains("species@skip(if:$\(skin))skinCovering@include(if:$\(skin))"))
    let request = try Covered.$current.withValue(true) { try GraphQLRequest(Queries.Default(s: false)) }
    #expect(String(decoding: request.variables, as: UTF8.self) == #"{"s":false,"\#(skin)":true}"#)
    let other = try Limits.First.$current.withValue(3) { try GraphQLRequest(Queries.Bare()) }
    #expect(String(decoding: other.variables, as: UTF8.self) == #"{"\#(skin)":false,"\#(count)":3}"#)
    #expect(try request != GraphQLRequest(Queries.Default(s: false)))
  }

  @Test("REL-20: a response is read with the values that were sent")
  func reading() async throws {
    let animal = #"{"__typename":"Cat","predators":[{"__typename":"Cat","skinCovering":"FUR"}],"skinCovering":"FUR"}"#
    let body = #"{"data":{"allAnimals":[\#(animal)]}}"#
    let covered = try await Covered.$current.withValue(true) {
      try await execute(body, #"{"__relay_internal__pv__Covered":true}"#)
    }
    let hunted = try #require(covered)
    #expect(hunted.skinCovering == .fur)
    let skins = Provided_skin.list(keys: hunted.predators)
    #expect(skins.map(\.data.skinCovering) == [.fur] && skins.map(\.data.species) == [nil])
    // Without it, "species" is required.
    await #expect(throws: ResponseDecodingError.self) {
      _ = try await execute(body, #"{"__relay_internal__pv__Covered":false}"#)
    }
  }

  @Test("REL-20: a response to an unknown request has what is there")
  func unknown() throws {
    let animal = #"{"__typename":"Cat","predators":[],"skinCovering":"FUR"}"#
    for (json, expected) in [(animal, "FUR"), (#"{"__typename":"Cat","predators":[]}"#, nil)] as [(String, String?)] {
      let data = try Queries.Bare().decodeResponse(Data(#"{"data":{"allAnimals":[\#(json)]}}"#.utf8)).data
      let outer = try #require(data?.allAnimals.first.map { Queries.Provided_outer(key: $0) })
      #expect(Provided_hunted(key: outer.data).data.skinCovering?.rawValue == expected)
    }
  }

  @Test("REL-20: types of one name in different places provide different variables")
  func sameNames() async throws {
    let name = "__relay_internal__pv__Covered"
    #expect(
      Queries.Both.document.contains("fragment Provided_elsewhere on Animal{__typename species@include(if:$\(name)_2)}")
    )
    #expect(Queries.Both.document.hasPrefix("query Both($\(name):Boolean!"))
    #expect(Queries.Both.document.contains("$\(name)_2:Boolean!){"))
    let animal = #"{"__typename":"Cat","predators":[],"species":"Felis"}"#
    let service = Service(body: #"{"data":{"allAnimals":[\#(animal)]}}"#) { request in
      #expect(String(decoding: request.variables, as: UTF8.self) == #"{"\#(name)":false,"\#(name)_2":true}"#)
    }
    let data = try await Elsewhere.Covered.$current.withValue(true) {
      try await GraphQLClient(transport: service).execute(Queries.Both()).data
    }
    let first = try #require(data?.allAnimals.first)
    #expect(Elsewhere.Provided_elsewhere(key: first).data.species == "Felis")
    #expect(Provided_hunted(key: first).data.skinCovering == nil)
  }
}
