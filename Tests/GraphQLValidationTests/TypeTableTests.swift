import GraphQLLanguage
import Testing

@testable import GraphQLValidation

@Suite("The types that a document mentions")
struct TypeTableTests {
  @Test("go with the document, though fields lead back to their own type")
  func freed() throws {
    weak var person: TypeFacts?
    do {
      let schema = try Schema(sdl: Source("type Query { me: Person } type Person { friends: [Person] }"))
      let table = TypeTable(schema)
      let type = try #require(table.type(named: "Person"))
      #expect(table.field(named: "friends", on: type)?.type === type)
      person = type
    }
    #expect(person == nil)
  }
}
