import Foundation
import InlineGraphQL
import Testing

@Suite("Texts of other bytes differ, though Unicode calls them canonically equivalent")
struct CanonicalEquivalenceTests {
  @Test("A response's member is found by its bytes, in any order and with escapes, and so are error extensions")
  func canonicallyEquivalentMembers() throws {
    struct Kelvin: __ResponseValue {
      let numbers: [Int]
      let extra: GraphQLJSONValue

      init(from reader: inout __ResponseReader) throws(ResponseDecodingError) {
        var object = try reader.beginObject()
        numbers = [
          try reader.read("K", in: &object), try reader.read("\u{212A}", in: &object),
          try reader.read("\u{e9}", in: &object), try reader.read("e\u{301}", in: &object),
        ]
        extra = try reader.read("extra", in: &object)
        try reader.endObject(&object)
      }
    }
    let unknown = (0..<70).map { #""unknown\#($0)":0"# }
    let members = [#""e\u0301":4"#, "\"\u{212A}\":2", "\"\u{e9}\":3", #""\u004b":1"#, #""extra":{"K":1,"\u212a":2}"#]
    for order in [members, members.reversed(), unknown + members, members + unknown, members.reversed() + unknown] {
      let value = try read(value: Kelvin.self, "{\(order.joined(separator: ","))}")
      #expect(value.numbers == [1, 2, 3, 4])
      #expect(value.extra["K"] == 1 && value.extra["\u{212A}"] == 2)
    }
    let body = #"{"errors":[{"message":"","extensions":{"\u212a":2,"K":1}}]}"#
    let response = try Fixture.HeroQuery().decodeResponse(Foundation.Data(body.utf8))
    #expect(response.errors[0].extensions?["K"] == 1)
  }

  @Test("What is sent differs if its bytes do: variables, arguments, documents")
  func canonicallyEquivalentTexts() throws {
    let (composed, decomposed) = ("\u{e9}", "e\u{301}")
    #expect(
      Fixture.ReviewInput(stars: 1, commentary: .some(composed)) != .init(stars: 1, commentary: .some(decomposed))
    )
    #expect(
      __FragmentArgument("a", type: "String", default: composed)
        != __FragmentArgument("a", type: "String", default: decomposed)
    )
    func node(_ text: String) -> __FragmentNode {
      __FragmentNode(name: "F", typeCondition: "T", definition: "f(a:\"\(text)\")")
    }
    #expect(node(composed) != node(decomposed))
    var (one, other) = (try GraphQLRequest(Fixture.HeroQuery()), try GraphQLRequest(Fixture.HeroQuery()))
    (one.document, other.document) = ("{f(a:\"\(composed)\")}", "{f(a:\"\(decomposed)\")}")
    #expect(one != other)
  }
}
