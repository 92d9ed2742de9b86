import Foundation
import InlineGraphQL
import Testing

@testable import App
@testable import Kit

enum TestQueries {
  #graphql("query Named { menu { ...DrinkName ...TestPrice } }")
}

@GraphQLFragment("fragment TestPrice on Drink { price }")
struct TestPrice {}

@Suite("What was built with the settings")
struct MenuTests {
  private let response = """
    {"data": {"menu": [{
      "__typename": "Coffee", "id": "1", "name": "Lungo", "price": "250", "shots": 2, "pairs": []
    }]}}
    """

  @Test("runs")
  func runs() throws {
    let data = try #require(try Queries.Menu(pairs: true).decodeResponse(Data(response.utf8)).data)
    #expect(data.menu.map(line) == ["Lungo, a coffee of 2 (2) for 250, with []"])
    #expect(documents.count == 3)
  }

  @Test("has its fragments, in tests too")
  func fragments() throws {
    let drink = try #require(try TestQueries.Named().decodeResponse(Data(response.utf8)).data?.menu.first)
    #expect(name(drink) == "Lungo")
    #expect(TestPrice(key: drink).data.price.cents == 250)
  }
}
