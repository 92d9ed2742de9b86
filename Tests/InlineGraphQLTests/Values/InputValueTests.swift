import InlineGraphQL
import Testing

@Suite struct InputValueTests {
  struct Filter: GraphQLInputObject {
    var and: GraphQLNullable<[Filter]>
    var not: GraphQLNullable<Filter>
    var limit: GraphQLNullable<Int>

    init(
      and: GraphQLNullable<[Filter]> = .none,
      not: GraphQLNullable<Filter> = .none,
      limit: GraphQLNullable<Int> = .none
    ) {
      self.and = and
      self.not = not
      self.limit = limit
    }

    func write(to object: inout JSONObjectWriter) {
      object.write("and", and)
      object.write("not", not)
      object.write("limit", limit)
    }
  }

  /// `input PetBy @oneOf { id: ID, filter: PetBy }`
  indirect enum PetBy: GraphQLInputObject {
    case id(String)
    case not(PetBy)

    func write(to object: inout JSONObjectWriter) {
      switch self {
      case .id(let value): object.write("id", value)
      case .not(let value): object.write("not", value)
      }
    }
  }

  @Test("Built-in scalars are written as JSON has them")
  func builtIn() {
    #expect("a\"\\\n\u{1}é👍".json == #""a\"\\\n\u0001é👍""#)
    #expect(true.json == "true")
    #expect(1.5.json == "1.5")
    #expect([1, 2].json == "[1,2]")
    #expect([[1], nil, []].json == "[[1],null,[]]")
    #expect(GraphQLJSONValue.object(["a": [1, nil, "x"]]).json == #"{"a":[1,null,"x"]}"#)
  }

  @Test(
    "Int has 32 bits on the wire",
    arguments: [
      (2_147_483_647, "2147483647"), (-2_147_483_648, "-2147483648"), (0, "0"),
    ]
  )
  func intInRange(value: Int, json: String) {
    #expect(value.json == json)
  }

  @Test("Int beyond 32 bits is an error with its path", arguments: [2_147_483_648, -2_147_483_649, Int.max, Int.min])
  func intOutOfRange(value: Int) {
    let variables = Fixture.CreateReview.Variables(
      review: .init(stars: 1, colors: [.init(red: 1), nil, .init(red: value)])
    )
    let error = #expect(throws: JSONWritingError.self) { try variables.variableData }
    #expect(error?.path.description == "review.colors[2].red")
    #expect(error?.reason.contains("\(value)") == true)
  }

  @Test("NaN and infinity cannot be sent", arguments: [Double.nan, .infinity, -.infinity])
  func doubleNotFinite(value: Double) {
    let variables = Fixture.CreateReview.Variables(
      review: .init(stars: 1, favorite: .some(.init(red: 1, tint: .some(value))))
    )
    let error = #expect(throws: JSONWritingError.self) { try variables.variableData }
    #expect(error?.path.description == "review.favorite.tint")
  }

  @Test("REL-12: input objects nest, in lists too, and are shared by operations")
  func nested() {
    let review = Fixture.ReviewInput(
      stars: 4,
      commentary: .null,
      colors: [.init(red: 1, tint: 0.25), nil],
      favorite: .some(.init(red: 2, tint: .null))
    )
    #expect(
      Fixture.CreateReview(review: review).variables.json
        == #"{"review":{"stars":4,"commentary":null,"colors":[{"red":1,"tint":0.25},null],"#
        + #""favorite":{"red":2,"tint":null}}}"#
    )
  }

  @Test("REL-13: an input object may hold itself, directly and in lists")
  func recursive() {
    let filter = Filter(and: [Filter(limit: 1), Filter(not: .some(Filter()))], not: .some(Filter(not: .null)))
    #expect(filter.json == #"{"and":[{"limit":1},{"not":{}}],"not":{"not":null}}"#)
    #expect(filter == filter)
  }

  @Test("REL-13: a thousand levels of nesting are written")
  func deep() {
    var filter = Filter()
    for _ in 0..<1000 { filter = Filter(not: .some(filter)) }
    #expect(
      filter.json == String(repeating: #"{"not":"#, count: 1000) + "{}" + String(repeating: "}", count: 1000)
    )
  }

  @Test("A @oneOf input object is an enum and writes its one field")
  func oneOf() {
    #expect(PetBy.not(.not(.id("7"))).json == #"{"not":{"not":{"id":"7"}}}"#)
  }
}
