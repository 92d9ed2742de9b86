import InlineGraphQL
import Testing

// The macros of these modules are seen beside the imported ones.
@testable import App
@testable import Guide
@testable import Places

enum Queries {
  #graphql("query Emails { viewer { email orders { ...Totals } } }", schema: "Shop")
}

@GraphQLFragment("fragment Totals on Order { total }", schema: "Shop")
struct Totals {}

@GraphQLOperation("query CityNames { capital { climate ...CityName } }", schema: "Places")
struct CityNames {}

@GraphQLOperation("query Statuses { products(status: SOLD_OUT) { status } }")
struct Statuses {}

@Suite("A test target that imports targets with the plugin for testing")
struct ImportedForTesting {
  @Test("has literals of its own")
  func literals() throws {
    #expect(Queries.Emails.document.hasSuffix("fragment Totals on Order{__typename total id}"))
    let order = #"{"__typename": "Order", "id": "7", "total": 60}"#
    let viewer = #"{"__typename": "User", "id": "2", "email": "a@b.c", "orders": [\#(order)]}"#
    let data = try #require(try Queries.Emails().decodeResponse(#"{"data": {"viewer": \#(viewer)}}"#.utf8Data).data)
    #expect(data.viewer?.email == "a@b.c")
    #expect(data.viewer?.orders.map { Totals(key: $0).data.total } == [60])
  }

  @Test("sees what is internal in them")
  func internals() {
    #expect(Shop.Status.available.rawValue == "AVAILABLE")
    #expect(plain3() == 3)
  }
}

@Suite("Schemas")
struct Schemas {
  private let city = #"{"data": {"capital": {"__typename": "City", "name": "Quito", "climate": "WET"}}}"#.utf8Data

  @Test("of another module are used in two others, with a fragment of that module")
  func anotherModule() throws {
    let own = try #require(try CityNames().decodeResponse(city).data).capital
    #expect(own.climate == Places.Climate.wet)
    #expect(CityName(key: own).data.name == "Quito")
    let guides = try #require(try CapitalClimate().decodeResponse(city).data)
    #expect(guides.capital.climate == Places.Climate.wet)
    #expect(climate(of: guides) == "Quito is WET")
  }

  @Test("are found in the target's folder before the package's, and several are used in one target")
  func targetFolder() throws {
    let body = #"{"data": {"trail": {"__typename": "Trail", "length": 12, "grade": "STEEP"}}}"#.utf8Data
    let trail = try #require(try Trails.Trail().decodeResponse(body).data).trail
    #expect(trail.grade == Trails.Grade.steep)
    #expect(trail.length == 12)
  }

  @Test("are those that the projects of .graphqlrc.json name, introspection among them")
  func projects() throws {
    let data = try #require(try Forecast.Wind().decodeResponse(#"{"data": {"wind": "GALE"}}"#.utf8Data).data)
    #expect(data.wind == Sky.Wind.gale)
  }

  @Test("are those that the projects of graphql.config.json name")
  func configuration() throws {
    let body = #"{"data": {"products": [{"__typename": "Product", "id": "1", "status": "SOLD_OUT"}]}}"#.utf8Data
    #expect(try Statuses().decodeResponse(body).data?.products.map(\.status) == [Shop.Status.soldOut])
  }
}
