import Foundation
import InlineGraphQL
import InlineGraphQLStore
import Testing

@Suite("A store can be read by people")
struct DebugDescriptionTests {
  @Test("Records are sorted, with links as keys")
  func description() throws {
    let store = GraphQLStore()
    let text =
      "{hero{__typename id name friends(first:2){__typename id} size{__typename width}grid{__typename x} broken}}"
    let body = #"""
      {"data":{"hero":{"__typename":"Human","id":"1000","name":"Luke Skywalker","friends":[{"__typename":"Droid","id":"2001"},null],
      "size":{"__typename":"Size","width":1.5},"grid":[[{"__typename":"Cell","x":1}],[]],"broken":null}},
      "errors":[{"message":"No","path":["hero","broken"]}]}
      """#
    try store.write(Data(body.utf8), to: StoreRequest(SentDocument(text: text, operationName: "")) { [:] })
    #expect(
      store.debugDescription == """
        Droid:"2001"
          id: "2001"

        Human:"1000"
          broken: null  # "No"
          friends(first:2): [Droid:"2001", null]
          grid: [[Human:"1000".grid[0][0]], []]
          id: "1000"
          name: "Luke Skywalker"
          size: Human:"1000".size

        Human:"1000".grid[0][0]: Cell
          x: 1

        Human:"1000".size: Size
          width: 1.5

        query
          hero: Human:"1000"

        """
    )
  }
}
