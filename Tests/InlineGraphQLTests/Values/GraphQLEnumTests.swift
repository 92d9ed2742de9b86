import Foundation
import InlineGraphQL
import Testing

@Suite struct GraphQLEnumTests {
  @Test("REL-09: one enum serves variables and data; its raw value and description are the schema's name")
  func bothDirections() throws {
    let body = #"{"data":{"hero":{"__typename":"Droid","id":"1","appearsIn":["EMPIRE"],"name":"x"}}}"#
    let response = try Fixture.HeroQuery(episode: .some(.empire)).decodeResponse(Data(body.utf8))
    let episode: Fixture.Episode = try #require(response.data?.hero?.appearsIn.first ?? nil)
    #expect(episode == .empire)
    #expect(episode.rawValue == "EMPIRE")
    #expect("\(episode)" == "EMPIRE")
    #expect(Fixture.HeroQuery(episode: .some(episode)).variables.json == #"{"episode":"EMPIRE"}"#)
  }

  @Test("REL-11, APO-22: a value that the schema did not know keeps its text and goes back as it came")
  func unknown() {
    let episode = Fixture.Episode(rawValue: "CLONES")
    #expect(episode == .unknown("CLONES"))
    #expect(episode.rawValue == "CLONES")
    #expect(episode.json == #""CLONES""#)
  }

  @Test("All cases are the known ones")
  func allCases() {
    #expect(Fixture.Episode.allCases == [.newHope, .empire, .jedi])
    #expect(Fixture.Episode.allCases.map(\.rawValue).map(Fixture.Episode.init(rawValue:)) == Fixture.Episode.allCases)
    #expect(Set(Fixture.Episode.allCases + [.unknown("A"), .unknown("A"), .unknown("B")]).count == 5)
  }
}
