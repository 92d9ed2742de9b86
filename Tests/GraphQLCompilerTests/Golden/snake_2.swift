struct SearchAll: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: query_root
  struct Data: InlineGraphQL.ResponseObject, __RenamedMembers {
    let searchResults: [SearchResult_searchResults]
    let orderItemsConnection: OrderItemConnection_orderItemsConnection
    let unmaskedItems: [OrderItem_unmaskedItems]

    /// Parent type: search_result
    enum SearchResult_searchResults: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __SharedView {
      case orderItem(AsOrderItem)
      case giftCard(AsGiftCard)
      /// An object that no other case applies to, such as one of a type that the schema does not have.
      case __other(Other)

      var asOrderItem: AsOrderItem? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
      var asGiftCard: AsGiftCard? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: order_item
      struct AsOrderItem: InlineGraphQL.ResponseView {
        var isPaid: Bool { self.__storage.fields.isPaid! }
        var parentItem: Data.SearchResult_searchResults.__Fields.OrderItem_parentItem? { self.__storage.fields.parentItem }

        typealias OrderItem_parentItem = Data.SearchResult_searchResults.__Fields.OrderItem_parentItem

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (isPaid: Bool, parentItem: Data.SearchResult_searchResults.__Fields.OrderItem_parentItem?), __on_order_item: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: gift_card
      struct AsGiftCard: InlineGraphQL.ResponseView {
        var giftCode: String { self.__storage.fields.giftCode! }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (giftCode: String, ()), __on_gift_card: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: search_result
      struct Other: InlineGraphQL.ResponseView {
        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __on_search_result: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      typealias __Stored = (__shown: (orderItem: (__types_0: AsOrderItem, ()), giftCard: (__types_1: AsGiftCard, ()), __other: (__always: Other, ())), __on_search_result: ())

      var __storage: __Storage {
        switch self {
        case .orderItem(let view): view.__storage
        case .giftCard(let view): view.__storage
        case .__other(let view): view.__storage
        }
      }

      init(__storage: __Storage) {
        if __storage.fields.__matches[0] {
          self = .orderItem(.init(__storage: __storage))
          return
        }
        if __storage.fields.__matches[1] {
          self = .giftCard(.init(__storage: __storage))
          return
        }
        self = .__other(.init(__storage: __storage))
      }

      @_implements(Swift.Equatable, ==(_:_:))
      static func __areEqual(_ left: Self, _ right: Self) -> Bool { left.__storage == right.__storage }

      func hash(into hasher: inout Swift.Hasher) { self.__storage.hash(into: &hasher) }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields, __RenamedMembers {
        let isPaid: Bool?
        let parentItem: OrderItem_parentItem?
        let giftCode: String?

        /// An item that was ordered.
        ///
        /// Parent type: order_item
        struct OrderItem_parentItem: InlineGraphQL.ResponseObject, __RenamedMembers {
          let createdAt: Snake.Timestamptz

          static var __responseKeys: [String: String] { ["createdAt": "created_at"] }
          typealias __Stored = (createdAt: Snake.Timestamptz, __on_order_item: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let createdAt: Snake.Timestamptz = try reader.readScalar("created_at", in: &object)
            try reader.endObject(&object)
            self.createdAt = createdAt
          }
        }

        let __typename: String
        static let __conditions: __TypeConditions = .init("order_item", "gift_card")
        let __matches: __TypeConditions.Matches
        static var __responseKeys: [String: String] { ["isPaid": "is_paid", "parentItem": "parent_item", "giftCode": "gift_code"] }
        typealias __Stored = (isPaid: Bool?, parentItem: OrderItem_parentItem?, giftCode: String?, __typename: String, __matches: __TypeConditions.Matches, __on_search_result: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let matches = Self.__conditions.matches(__typename)
          let isPaid: Bool? = try reader.read("is_paid", if: matches.inclusion(0), in: &object)
          let parentItem: OrderItem_parentItem? = try reader.readNullable("parent_item", if: matches.inclusion(0), in: &object)
          let giftCode: String? = try reader.read("gift_code", if: matches.inclusion(1), in: &object)
          try reader.endObject(&object)
          self.isPaid = isPaid
          self.parentItem = parentItem
          self.giftCode = giftCode
          self.__typename = __typename
          self.__matches = matches
        }
      }
    }

    /// Parent type: order_item_connection
    struct OrderItemConnection_orderItemsConnection: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionCollection {
      let edges: [OrderItemEdge_edges]
      let pageInfo: PageInfo_pageInfo

      var endIndex: Int { self.edges.count }

      subscript(position: Int) -> OrderItemEdge_edges.Node {
        self.edges[position].node
      }

      /// Parent type: order_item_edge
      struct OrderItemEdge_edges: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionEdge, __RenamedMembers {
        let itemNode: OrderItem_itemNode

        var node: OrderItem_itemNode { self.itemNode }

        /// An item that was ordered.
        ///
        /// Parent type: order_item
        struct OrderItem_itemNode: InlineGraphQL.ResponseObject, InlineGraphQL.ConnectionNode, __RenamedMembers {
          let isPaid: Bool

          static var __responseKeys: [String: String] { ["isPaid": "is_paid"] }
          typealias __Stored = (isPaid: Bool, __on_order_item: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let isPaid: Bool = reader.readBool("is_paid", in: &object)
            try reader.endObject(&object)
            self.isPaid = isPaid
          }
        }

        static var __responseKeys: [String: String] { ["itemNode": "item_node"] }
        typealias __Stored = (itemNode: OrderItem_itemNode, __on_order_item_edge: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let itemNode: OrderItem_itemNode = try reader.read("item_node", in: &object)
          try reader.endObject(&object)
          self.itemNode = itemNode
        }
      }

      /// Parent type: page_info
      struct PageInfo_pageInfo: InlineGraphQL.ResponseObject {
        let hasNextPage: Bool
        let endCursor: String

        typealias __Stored = (hasNextPage: Bool, endCursor: String, __on_page_info: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let hasNextPage: Bool = reader.readBool("hasNextPage", in: &object)
          let endCursor: String = reader.readString("endCursor", in: &object)
          try reader.endObject(&object)
          self.hasNextPage = hasNextPage
          self.endCursor = endCursor
        }
      }

      typealias __Stored = (edges: [OrderItemEdge_edges], pageInfo: PageInfo_pageInfo, __on_order_item_connection: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let edges: [OrderItemEdge_edges] = reader.readList("edges", in: &object)
        let pageInfo: PageInfo_pageInfo = try reader.read("pageInfo", in: &object)
        try reader.endObject(&object)
        self.edges = edges
        self.pageInfo = pageInfo
      }
    }

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct OrderItem_unmaskedItems: InlineGraphQL.ResponseObject, order_summary.Data.Fields, __RenamedMembers {
      let isPaid: Bool
      let orderState: Snake.OrderState
      let parentItem: OrderItem_parentItem?

      /// An item that was ordered.
      ///
      /// Parent type: order_item
      struct OrderItem_parentItem: InlineGraphQL.ResponseObject, order_summary.Data.OrderItem_parentItem.Fields, __RenamedMembers {
        let createdAt: Snake.Timestamptz
        let parentItem: OrderItem_parentItem?

        /// An item that was ordered.
        ///
        /// Parent type: order_item
        struct OrderItem_parentItem: InlineGraphQL.ResponseObject, order_summary.Data.OrderItem_parentItem.OrderItem_parentItem.Fields {
          let id: Snake.Uuid

          typealias __Stored = (id: Snake.Uuid, __on_order_item: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let id: Snake.Uuid = try reader.readScalar("id", in: &object)
            try reader.endObject(&object)
            self.id = id
          }
        }

        static var __responseKeys: [String: String] { ["createdAt": "created_at", "parentItem": "parent_item"] }
        typealias __Stored = (createdAt: Snake.Timestamptz, parentItem: OrderItem_parentItem?, __on_order_item: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let createdAt: Snake.Timestamptz = try reader.readScalar("created_at", in: &object)
          let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
          try reader.endObject(&object)
          self.createdAt = createdAt
          self.parentItem = parentItem
        }
      }

      static var __responseKeys: [String: String] { ["isPaid": "is_paid", "orderState": "ORDER_STATE", "parentItem": "parent_item"] }
      typealias __Stored = (isPaid: Bool, orderState: Snake.OrderState, parentItem: OrderItem_parentItem?, __on_order_item: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let isPaid: Bool = reader.readBool("is_paid", in: &object)
        let orderState: Snake.OrderState = reader.readEnum("ORDER_STATE", in: &object)
        let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
        try reader.endObject(&object)
        self.isPaid = isPaid
        self.orderState = orderState
        self.parentItem = parentItem
      }
    }

    static var __responseKeys: [String: String] { ["searchResults": "search_results", "orderItemsConnection": "order_items_connection", "unmaskedItems": "unmasked_items"] }
    typealias __Stored = (searchResults: [SearchResult_searchResults], orderItemsConnection: OrderItemConnection_orderItemsConnection, unmaskedItems: [OrderItem_unmaskedItems], __on_query_root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let searchResults: [SearchResult_searchResults] = reader.readList("search_results", in: &object)
      let orderItemsConnection: OrderItemConnection_orderItemsConnection = try reader.read("order_items_connection", in: &object)
      let unmaskedItems: [OrderItem_unmaskedItems] = reader.readList("unmasked_items", in: &object)
      try reader.endObject(&object)
      self.searchResults = searchResults
      self.orderItemsConnection = orderItemsConnection
      self.unmaskedItems = unmaskedItems
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "SearchAll", typeConditions: "0=order_item;1=gift_card", fragments: [InlineGraphQL.__TypeNamed<order_summary>.type], wholeDefinition: """
      query SearchAll{\
      search_results{\
      __typename \
      ...on order_item{is_paid parent_item{__typename created_at}}\
      ...on gift_card{gift_code}\
      }\
      order_items_connection(first:5)@connection(key:\"SearchAll_order_items_connection\"){\
      __typename \
      edges{__typename item_node:node{__typename is_paid}cursor}\
      pageInfo{__typename hasNextPage endCursor}\
      }\
      unmasked_items:order_items{__typename ...order_summary}\
      }
      """, definition: """
      query SearchAll{\
      search_results{\
      __typename \
      ...on order_item{is_paid parent_item{__typename created_at}}\
      ...on gift_card{gift_code}\
      }\
      order_items_connection(first:5){\
      __typename \
      edges{__typename item_node:node{__typename is_paid}cursor}\
      pageInfo{__typename hasNextPage endCursor}\
      }\
      unmasked_items:order_items{__typename ...order_summary}\
      }
      """)
  }
}

struct order_summary: InlineGraphQL.GraphQLFragment {
  init(key: some order_summary_Key) { self.fragmentPointer = key.fragment_order_summary }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_order_summary else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: order_item
  struct Data: InlineGraphQL.ResponseObject, order_summary_Key, order_summary.Data.Fields, __RenamedMembers {
    let isPaid: Bool
    let orderState: Snake.OrderState
    let parentItem: OrderItem_parentItem?

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct OrderItem_parentItem: InlineGraphQL.ResponseObject, order_summary.Data.OrderItem_parentItem.Fields, __RenamedMembers {
      let createdAt: Snake.Timestamptz
      let parentItem: OrderItem_parentItem?

      /// An item that was ordered.
      ///
      /// Parent type: order_item
      struct OrderItem_parentItem: InlineGraphQL.ResponseObject, order_summary.Data.OrderItem_parentItem.OrderItem_parentItem.Fields {
        let id: Snake.Uuid

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var id: Snake.Uuid { get }
        }

        typealias __Stored = (id: Snake.Uuid, __on_order_item: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let id: Snake.Uuid = try reader.readScalar("id", in: &object)
          try reader.endObject(&object)
          self.id = id
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype OrderItem_parentItem: order_summary.Data.OrderItem_parentItem.OrderItem_parentItem.Fields
        var createdAt: Snake.Timestamptz { get }
        var parentItem: OrderItem_parentItem? { get }
      }

      static var __responseKeys: [String: String] { ["createdAt": "created_at", "parentItem": "parent_item"] }
      typealias __Stored = (createdAt: Snake.Timestamptz, parentItem: OrderItem_parentItem?, __on_order_item: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let createdAt: Snake.Timestamptz = try reader.readScalar("created_at", in: &object)
        let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
        try reader.endObject(&object)
        self.createdAt = createdAt
        self.parentItem = parentItem
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype OrderItem_parentItem: order_summary.Data.OrderItem_parentItem.Fields
      var isPaid: Bool { get }
      var orderState: Snake.OrderState { get }
      var parentItem: OrderItem_parentItem? { get }
    }

    var fragment_order_summary: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<order_summary>.pointer(to: self) }

    static var __responseKeys: [String: String] { ["isPaid": "is_paid", "orderState": "ORDER_STATE", "parentItem": "parent_item"] }
    typealias __Stored = (isPaid: Bool, orderState: Snake.OrderState, parentItem: OrderItem_parentItem?, __on_order_item: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let isPaid: Bool = reader.readBool("is_paid", in: &object)
      let orderState: Snake.OrderState = reader.readEnum("ORDER_STATE", in: &object)
      let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
      try reader.endObject(&object)
      self.isPaid = isPaid
      self.orderState = orderState
      self.parentItem = parentItem
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_order_summary: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "order_summary",
      typeCondition: "order_item",
      definition: """
        fragment order_summary on order_item{\
        __typename \
        is_paid \
        ORDER_STATE \
        parent_item{__typename created_at parent_item{__typename id}}\
        }
        """,
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``order_summary``.
nonisolated protocol order_summary_Key {
  var fragment_order_summary: InlineGraphQL.FragmentPointer { get }
}
