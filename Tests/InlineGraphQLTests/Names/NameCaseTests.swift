import Foundation
import InlineGraphQL
import InlineGraphQLTesting
import Testing

@GraphQLSchema(names: .camelCase) enum Warehouse {
  typealias TimeStamp = Int
}

/// Names in camel case, tested with the types that the macros emit: Swift has its names, documents and JSON the schema's.
@Suite("Macros: names in camel case")
struct NameCaseTests {
  enum Queries {
    #graphql(
      """
      query order_list($where_exp: order_item_bool_exp, $ORDER_BY: [order_item_order_by!], $with_parent: Boolean!) {
        order_items(where: $where_exp, order_by: $ORDER_BY) {
          _id address_1 ORDER_STATE created_at price_in_eur
          short_name: address_1
          parent_item @include(if: $with_parent) { _id price_in_eur }
          ...price_tag
          ...state_tag @relay(mask: false)
        }
        search_results { ... on order_item { created_at } ... on gift_card { gift_code } }
      }
      fragment price_tag on order_item { price_in_eur parent_item { ORDER_STATE } }
      fragment state_tag on order_item { ORDER_STATE }
      """
    )
    #graphql(
      """
      mutation InsertItem($new_item: order_item_insert_input!, $by_key: order_item_key) {
        insert_order_item(object: $new_item, by_key: $by_key) { _id }
      }
      """
    )
  }

  private static let body = #"""
    {"data":{"order_items":[{"_id":"1","address_1":"A","ORDER_STATE":"NEW_HOPE","created_at":7,"price_in_eur":1.5,
    "short_name":"A","parent_item":{"_id":"0","price_in_eur":null,"ORDER_STATE":"JEDI"}}],
    "search_results":[{"__typename":"gift_card","gift_code":"x"},{"__typename":"order_item","created_at":8}]}}
    """#

  private func list() throws -> Queries.order_list.Data {
    let operation = Queries.order_list(withParent: true)
    return try #require(try operation.decodeResponse(Data(Self.body.utf8)).data)
  }

  @Test("Responses are read by the schema's names")
  func reading() throws {
    let data = try list()
    let item = data.orderItems[0]
    #expect(item._id == "1" && item.address1 == "A" && item.shortName == "A" && item.createdAt == 7)
    #expect(item.orderState == .newHope && item.parentItem?.priceInEur == nil)
    #expect(Queries.price_tag(key: item).data.priceInEur == 1.5)
    #expect(Queries.price_tag(key: item).data.parentItem?.orderState == .jedi)
    func state(_ item: some Queries.state_tag.Fields) -> Warehouse.OrderState { item.orderState }
    #expect(state(item) == .newHope)
    let type: Queries.order_list.Data.OrderItem_orderItems.OrderItem_parentItem? = item.parentItem
    #expect(type?._id == "0")
    guard case .giftCard(let card) = data.searchResults[0], case .orderItem(let found) = data.searchResults[1] else {
      Issue.record("\(data.searchResults)")
      return
    }
    #expect(card.giftCode == "x" && found.createdAt == 8)
    #expect(data.searchResults[0].asGiftCard?.giftCode == "x")
  }

  @Test("Objects are encoded with the schema's names, and are decoded to equal ones")
  func encoding() throws {
    let data = try list()
    let bytes = try JSONEncoder().encode(data)
    #expect(try JSONDecoder().decode(Queries.order_list.Data.self, from: bytes) == data)
    let encoded = try GraphQLJSONValue(parsing: Array(bytes))
    let sent = try GraphQLJSONValue(parsing: Array(Self.body.utf8))
    #expect(encoded["order_items"]?[0]?["parent_item"]?["ORDER_STATE"] == .string("JEDI"))
    #expect(encoded["order_items"]?[0]?["short_name"] == sent["data"]?["order_items"]?[0]?["short_name"])
    #expect(encoded["search_results"]?[1]?["created_at"] == .int(8))
  }

  @Test("Documents, variables and inputs are sent with the schema's names")
  func sending() throws {
    let list = Queries.order_list(
      whereExp: .init(_and: [.init(orderState: .jedi)], address1: .init(_eq: "B", _isNull: false)),
      orderBy: [.init(createdAt: .ascNullsFirst)],
      withParent: false
    )
    #expect(
      String(decoding: try list.variables.variableData, as: UTF8.self)
        == #"{"where_exp":{"_and":[{"ORDER_STATE":"JEDI"}],"address_1":{"_eq":"B","_is_null":false}},"#
        + #""ORDER_BY":[{"created_at":"asc_nulls_first"}],"with_parent":false}"#
    )
    #expect(Queries.order_list.document.hasPrefix("query order_list($where_exp:order_item_bool_exp"))
    let insert = Queries.InsertItem(newItem: .init(address1: "A", priceInEur: 2), byKey: .orderItemId("7"))
    #expect(insert.variables.newItem.priceInEur == 2)
    #expect(
      String(decoding: try insert.variables.variableData, as: UTF8.self)
        == #"{"new_item":{"address_1":"A","price_in_eur":2},"by_key":{"order_item_id":"7"}}"#
    )
    #expect(Warehouse.OrderState.newHope.rawValue == "NEW_HOPE")
    #expect(Warehouse.OrderBy(rawValue: "asc_nulls_first") == .ascNullsFirst)
  }
}
