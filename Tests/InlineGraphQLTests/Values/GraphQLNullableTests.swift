import InlineGraphQL
import Testing

@Suite struct GraphQLNullableTests {
  @Test("APO-06: a value, null and nothing are told apart on the wire")
  func threeStates() {
    struct Variables: GraphQLVariables {
      var count: GraphQLNullable<Int>
      func write(to object: inout JSONObjectWriter) { object.write("count", count) }
    }
    #expect(Variables(count: 5).json == #"{"count":5}"#)
    #expect(Variables(count: .null).json == #"{"count":null}"#)
    #expect(Variables(count: .none).json == "{}")
  }

  @Test("APO-07: an input object's field has three states, an element of a list two")
  func inputObjectFields() {
    typealias Input = Fixture.ReviewInput
    #expect(Input(stars: 1, commentary: "x").json == #"{"stars":1,"commentary":"x"}"#)
    #expect(Input(stars: 1, commentary: .null).json == #"{"stars":1,"commentary":null}"#)
    #expect(Input(stars: 1, commentary: .none).json == #"{"stars":1}"#)
    #expect(Input(stars: 1, colors: [nil, .init(red: 2)]).json == #"{"stars":1,"colors":[null,{"red":2}]}"#)
    #expect(Input(stars: 1, colors: []).json == #"{"stars":1,"colors":[]}"#)
  }

  @Test("Literals stand for values, and nil for nothing")
  func literals() {
    #expect((10 as GraphQLNullable<Int>).value == 10)
    #expect((10 as GraphQLNullable<Double>).value == 10)
    #expect((1.5 as GraphQLNullable<Double>).value == 1.5)
    #expect((true as GraphQLNullable<Bool>).value == true)
    #expect(("x" as GraphQLNullable<String>).value == "x")
    #expect(("\(1 + 1)x" as GraphQLNullable<String>).value == "2x")
    #expect((["a", nil] as GraphQLNullable<[String?]>).value == ["a", nil])
    #expect(([[1], []] as GraphQLNullable<[[Int]]>).value == [[1], []])
    #expect((nil as GraphQLNullable<Int>) == GraphQLNullable<Int>.none)
    #expect((nil as GraphQLNullable<Int>) != .null)
  }

  @Test("An optional is a value or nothing")
  func optionals() {
    #expect(GraphQLNullable(Int?.some(1)) == 1)
    #expect(GraphQLNullable(Int?.none) == .none)
    #expect(GraphQLNullable<Int>.null.value == nil)
    #expect(GraphQLNullable<Int>.none.value == nil)
  }

  @Test("Where nothing can be left out, nothing is null")
  func outsideOfObjects() {
    #expect(GraphQLNullable<Int>.none.json == "null")
    #expect([GraphQLNullable<Int>.some(1), .none, .null].json == "[1,null,null]")
  }
}
