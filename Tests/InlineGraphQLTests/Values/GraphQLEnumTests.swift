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

  @Test("Values are told apart however long they are, however they are written, and from what is like them")
  func names() throws {
    let names = Word.allCases.map(\.rawValue)
    for (index, name) in names.enumerated() {
      #expect(try read(Word.self, "\"\(name)\"") == Word(index: index))
      #expect(try read(Word.self, "  \"\(name)\"  ") == Word(index: index))
      #expect(try read(Word.self, "\"\(name.replacingOccurrences(of: "A", with: "\\u0041"))\"") == Word(index: index))
      for other in ["\(name)A", "A\(name)_", name.lowercased(), "\(name)é", ""] where !names.contains(other) {
        #expect(try read(Word.self, "\"\(other)\"") == .unknown(other))
        #expect(Word(rawValue: other) == .unknown(other))
      }
    }
    for text in ["1", "null", "\"A", "\"A\u{1}\"", "{}"] {
      #expect(throws: ResponseDecodingError.self) { try read(Word.self, text) }
    }
  }

  @Test("All cases are the known ones")
  func allCases() {
    #expect(Fixture.Episode.allCases == [.newHope, .empire, .jedi])
    #expect(Fixture.Episode.allCases.map(\.rawValue).map(Fixture.Episode.init(rawValue:)) == Fixture.Episode.allCases)
    #expect(Set(Fixture.Episode.allCases + [.unknown("A"), .unknown("A"), .unknown("B")]).count == 5)
  }
}

/// An enum with values of all lengths from 1 to 40.
private enum Word: GraphQLEnum {
  case known(Int)
  case unknown(String)

  init(index: Int) { self = .known(index) }

  static let allCases: [Word] = (0..<80).map { .known($0) }
  static let __names = __EnumNames<Self>()

  init(rawValue: String) {
    self = Self.__names[rawValue] ?? .unknown(rawValue)
  }

  var rawValue: String {
    switch self {
    case .known(let index): String(repeating: "A", count: index / 2) + (index % 2 == 0 ? "B" : "C")
    case .unknown(let rawValue): rawValue
    }
  }
}

private func read<Value: __ResponseValue>(_ type: Value.Type, _ text: String) throws -> Value {
  try __ResponseReader.read(from: Array(text.utf8)) { reader throws(ResponseDecodingError) in try Value(from: &reader) }
}
