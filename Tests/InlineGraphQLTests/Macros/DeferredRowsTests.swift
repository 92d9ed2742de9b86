import Foundation
import InlineGraphQL
import SeededRandomness
import Testing

@GraphQLFragment(
  """
  fragment PartCard on Character { name ... @defer(label: "pages") { appearsIn } }
  """,
  schema: "StarWars"
)
struct PartCard {}

@GraphQLFragment(
  """
  fragment PartPage on Character { name ...PartCard @defer }
  """,
  schema: "StarWars"
)
struct PartPage {}

/// `@defer` and `@stream`, tested with the types that the macros emit.
@Suite("Macros: deferred and streamed parts")
struct DeferredRowsTests {
  enum Queries {
    #graphql(
      """
      query Page($later: Boolean!) {
        hero {
          name
          ... @defer(if: $later, label: "details") { name appearsIn friends { name ... @defer(label: "more") { appearsIn } } }
          friends { id }
          ... on Droid @defer(label: "droid") { primaryFunction }
          ...PartCard @defer(label: "card")
        }
        heroes(episode: JEDI) @stream(initialCount: 1) {
          name
          friends @stream { name }
          ... on Human { ... @defer(label: "tall") { height } }
        }
      }
      query Keys { hero { id ...PartPage @relay(mask: false) } heroes(episode: JEDI) { ...PartPage @relay(mask: false) ...PartCard } }
      query Thrown @throwOnFieldError { hero { name ... @defer(label: "part") { friends { name } } } }
      query Shown($shown: Boolean!) {
        hero { ... @include(if: $shown) @defer(label: "part") { name } friends @include(if: $shown) @stream { name } }
      }
      """,
      schema: "StarWars"
    )
  }

  typealias Page = Queries.Page

  /// Decodes what has arrived after some payloads.
  private func page(_ payloads: String...) throws -> GraphQLResponse<Page.Data> {
    var response = IncrementalResponse()
    for payload in payloads { try response.apply(Data(payload.utf8)) }
    return try Page(later: true).decodeResponse(response)
  }

  private static let first = """
    {"data":{"hero":{"__typename":"Droid","id":"1","name":"R2-D2","friends":[{"__typename":"Human","id":"2"}]},"heroes":[]},
     "pending":[{"id":"0","path":["hero"],"label":"Page$defer$details"},{"id":"1","path":["hero"],"label":"Page$defer$droid"},
     {"id":"2","path":["hero"],"label":"Page$defer$card"},{"id":"3","path":["heroes"]}],"hasNext":true}
    """

  @Test("A part that has not arrived is pending, and nothing else waits for it")
  func pending() throws {
    let data = try #require(try page(Self.first).data)
    let hero = try #require(data.hero)
    #expect(hero.name == "R2-D2")
    #expect(hero.friends?.first??.id == "2")
    #expect(hero.details == .pending)
    #expect(hero.details.isPending)
    #expect(hero.details.name == nil)
    #expect(hero.droid == .some(.pending))
    #expect(PartCard(key: hero) == nil)
    #expect(data.heroes.isEmpty && !data.heroes.isComplete)
  }

  /// Reads the card of any object that shows what `PartPage` selects.
  private func card(of page: some PartPage.Fields) -> PartCard? { PartCard(key: page) }

  @Test("What an unmasked fragment defers is read from any object that has its fields")
  func keys() throws {
    let hero = #"{"__typename":"Human","id":"1","name":"Luke"}"#
    let human = #"{"__typename":"Human","id":"1","name":"Luke","appearsIn":[]}"#
    var response = IncrementalResponse()
    let pending = #"[{"id":"0","path":["hero"],"label":"PartPage$defer_1"}]"#
    let first = #"{"data":{"hero":\#(hero),"heroes":[\#(human)]},"pending":\#(pending),"hasNext":true}"#
    try response.apply(Data(first.utf8))
    let early = try #require(try Queries.Keys().decodeResponse(response).data)
    #expect(early.hero?.name == "Luke" && early.hero.flatMap(card) == nil)
    #expect(early.heroes.first.flatMap(card)?.data.name == "Luke")
    let rest = #"{"incremental":[{"id":"0","data":{"appearsIn":[]}}],"completed":[{"id":"0"}],"hasNext":false}"#
    try response.apply(Data(rest.utf8))
    #expect(try Queries.Keys().decodeResponse(response).data?.hero.flatMap(card)?.data.name == "Luke")
  }

  @Test("A part that has arrived is decoded exactly, whatever others do")
  func arrived() throws {
    let response = try page(
      Self.first,
      """
      {"incremental":[{"id":"0","data":{"appearsIn":["JEDI"]}},{"id":"0","subPath":["friends",0],"data":{"name":"Luke"}},
        {"id":"2","data":{}},{"id":"3","items":[{"__typename":"Human","id":"2","name":"Luke","friends":null}]}],
       "pending":[{"id":"4","path":["hero","friends",0],"label":"Page$defer$more"},{"id":"5","path":["hero"],"label":"PartCard$defer$pages"},
        {"id":"6","path":["heroes",0],"label":"Page$defer$tall"}],
       "completed":[{"id":"0"},{"id":"2"},{"id":"1","errors":[{"message":"no","path":["hero"]}]}],"hasNext":true}
      """
    )
    let data = try #require(response.data)
    let hero = try #require(data.hero)
    #expect(hero.details.name == "R2-D2")
    #expect(hero.details.value?.appearsIn == [.jedi])
    #expect(hero.details.value?.friends?.first??.name == "Luke")
    #expect(hero.details.value?.friends?.first??.more == .pending)
    #expect(hero.droid?.errors.map(\.message) == ["no"])
    #expect(response.errors.map(\.message) == ["no"])
    #expect(hero.droid?.primaryFunction == nil)
    let card = try #require(PartCard(key: hero))
    #expect(card.data.name == "R2-D2")
    #expect(card.data.pages == .pending)
    #expect(try #require(data.heroes.first).asHuman?.tall == .pending)
    #expect(!data.heroes.isComplete)
  }

  @Test("A part that is said to be there and is not is an error at its place")
  func missing() throws {
    let error = #expect(throws: ResponseDecodingError.self) {
      try page(Self.first, #"{"completed":[{"id":"0"}],"hasNext":true}"#)
    }
    #expect(error?.path.description == "hero.appearsIn")
  }

  @Test("In the formats without announcements, a part is there when it has come")
  func older() throws {
    let first =
      #"{"data":{"hero":{"__typename":"Droid","id":"1","name":"R2","friends":null},"heroes":[]},"hasNext":true}"#
    let hero = try #require(try page(first).data?.hero)
    #expect(hero.details == .pending && hero.droid == .some(.pending))
    let patch =
      #"{"path":["hero"],"label":"Page$defer$droid","data":{"primaryFunction":null},"hasNext":true}"#
    let droid = try #require(try page(first, patch).data?.hero?.droid?.value)
    #expect(droid.primaryFunction == nil)
    let failed =
      #"{"incremental":[{"path":["hero"],"label":"Page$defer$droid","data":null,"errors":[{"message":"e"}]}],"hasNext":true}"#
    #expect(try page(first, failed).data?.hero?.droid?.errors.count == 1)
    let items = #"{"incremental":[{"path":["heroes",0],"items":null,"errors":[{"message":"e"}]}],"hasNext":true}"#
    let heroes = try #require(try page(first, items).data?.heroes)
    #expect(heroes.isComplete && heroes.errors.count == 1)
    #expect(try !#require(try page(first).data?.heroes).isComplete)
  }

  private static let whole = """
    {"data":{"hero":{"__typename":"Droid","id":"1","name":"R2-D2","friends":[{"__typename":"Human","id":"2","name":"Luke",
    "appearsIn":[]}],"appearsIn":["JEDI"],"primaryFunction":"Astromech"},"heroes":[]}}
    """

  @Test("A server that sends all at once gives the values at once")
  func inline() throws {
    let body = Data(Self.whole.utf8)
    let data = try #require(try Page(later: false).decodeResponse(body).data)
    #expect(data.hero?.details.value?.appearsIn == [.jedi])
    #expect(data.hero?.droid?.primaryFunction == "Astromech")
    #expect(data.heroes.isComplete)
    #expect(try page(Self.whole).data == data)
    let missing = Data(#"{"data":{"hero":{"__typename":"Human","id":"1","name":"L","friends":null},"heroes":[]}}"#.utf8)
    #expect(throws: ResponseDecodingError.self) { try Page(later: false).decodeResponse(missing) }
  }

  @Test("What a condition excludes is nil, and what it includes may be pending")
  func conditions() throws {
    let query = Queries.Shown(shown: false)
    let body = Data(#"{"data":{"hero":{"__typename":"Human","id":"1"}}}"#.utf8)
    #expect(try query.decodeResponse(body).data?.hero?.part == nil)
    var response = IncrementalResponse()
    try response.apply(Data(#"{"data":{"hero":{"__typename":"Human","id":"1","friends":[]}},"hasNext":true}"#.utf8))
    let hero = try #require(try Queries.Shown(shown: true).decodeResponse(response).data?.hero)
    #expect(hero.part == .some(.pending))
    #expect(hero.friends?.isComplete == false)
  }

  @Test("@throwOnFieldError throws errors of fields in what has arrived")
  func thrown() throws {
    let body =
      #"{"data":{"hero":{"__typename":"Human","id":"1","name":"L","friends":null}},"errors":[{"message":"e","path":["hero","friends"]}]}"#
    #expect(throws: GraphQLFieldError.self) { try Queries.Thrown().decodeResponse(Data(body.utf8)) }
    let pending =
      #"{"data":{"hero":{"__typename":"Human","id":"1","name":"L"}},"pending":[{"id":"0","path":["hero"],"label":"Thrown$defer$part"}],"hasNext":true}"#
    var response = IncrementalResponse()
    try response.apply(Data(pending.utf8))
    #expect(try Queries.Thrown().decodeResponse(response).data?.hero?.part == .pending)
  }

  @Test("What is encoded is decoded as it was")
  func encoding() throws {
    let decoder = JSONDecoder()
    for payloads in [[Self.first], [Self.whole]] {
      var response = IncrementalResponse()
      for payload in payloads { try response.apply(Data(payload.utf8)) }
      let data = try #require(try Page(later: true).decodeResponse(response).data)
      let again = try decoder.decode(Page.Data.self, from: try JSONEncoder().encode(data))
      #expect(again.hero?.details == data.hero?.details)
      #expect(again.hero?.droid?.primaryFunction == data.hero?.droid?.primaryFunction)
    }
  }

  @Test("The document has labels that are unique wherever fragments come from")
  func document() {
    #expect(Page.document.contains(#"@defer(if:$later label:"Page$defer$details")"#))
    #expect(Page.document.contains(#"...PartCard@defer(label:"Page$defer$card")"#))
    #expect(Page.document.contains(#"@defer(label:"PartCard$defer$pages")"#))
    #expect(Page.document.contains(#"heroes(episode:JEDI)@stream(initialCount:1)"#))
  }

  @Test("What graphql-core sends is read at each payload")
  func executor() throws {
    func pages(_ payloads: [String]) throws -> [GraphQLResponse<Page.Data>] {
      var response = IncrementalResponse()
      return try payloads.map { payload in
        try response.apply(Data(payload.utf8))
        return try Page(later: true).decodeResponse(response)
      }
    }
    let list = try pages(ExecutorPayloads.list)
    #expect(list.map { $0.data?.hero?.details.isPending } == [true, true, true, true, false])
    #expect(list.map { $0.data?.heroes.count } == [1, 1, 3, 3, 3])
    #expect(list.map { $0.data?.heroes.isComplete } == [false, false, true, true, true])
    #expect(list.map { $0.data?.heroes[0].friends?.count } == [0, 0, 2, 2, 2])
    // The server does not announce a part that it has nothing to add to.
    #expect(list.map { $0.data?.hero?.card.isPending } == [false, false, false, false, false])
    let hero = try #require(list.last?.data?.hero)
    #expect(hero.details.value?.friends?.map { $0?.more.appearsIn } == [[.jedi], [.jedi]])
    #expect(PartCard(key: hero)?.data.pages.appearsIn == [.jedi])
    #expect(hero.droid?.primaryFunction == "astro")

    let failing = try #require(try pages(ExecutorPayloads.failing).last)
    #expect(failing.data?.hero?.details.errors.map(\.message) == ["boom"])
    #expect(failing.data?.hero.flatMap { PartCard(key: $0) }?.data.pages.errors.map(\.message) == ["boom"])
    #expect(failing.errors.count == 2)

    let inline = try pages(ExecutorPayloads.inline)
    #expect(inline.first?.data?.hero?.details.value?.friends?.first??.more == .pending)
    #expect(inline.last?.data?.hero?.droid?.value.map { $0.primaryFunction == nil } == true)
    #expect(inline.last?.errors.count == 1)
  }

  @Test(
    "Any split of a response into payloads gives at each payload a value, and at last the whole",
    arguments: 0..<400
  )
  func splits(seed: Int) throws {
    var maker = SplitResponse(seed: UInt64(seed))
    let payloads = maker.payloads()
    var response = IncrementalResponse()
    var last: GraphQLResponse<Page.Data>?
    for payload in payloads {
      try response.apply(Data(payload.utf8))
      last = try Page(later: true).decodeResponse(response)
    }
    #expect(response.isComplete)
    #expect(try GraphQLJSONValue(parsing: response.body)["data"] == maker.whole, "\(payloads)")
    let whole = try Page(later: true).decodeResponse(Data(#"{"data":\#(maker.whole)}"#.utf8))
    #expect(last == whole, "\(payloads)")
  }
}
