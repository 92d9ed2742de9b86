struct result_card: InlineGraphQL.GraphQLFragment {
  init(key: some result_card_Key) { self.fragmentPointer = key.fragment_result_card }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_result_card else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: search_result
  enum Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, result_card_Key, result_card.Data.Fields, __SharedView {
    case orderItem(AsOrderItem)
    case giftCard(AsGiftCard)
    /// An object that no other case applies to, such as one of a type that the schema does not have.
    case __other(Other)

    var asOrderItem: AsOrderItem? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
    var asGiftCard: AsGiftCard? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

    /// Parent type: order_item
    struct AsOrderItem: InlineGraphQL.ResponseView, result_card.Data.AsOrderItem.Fields {
      var isPaid: Bool { self.__storage.fields.isPaid! }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var isPaid: Bool { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (isPaid: Bool, ()), __on_order_item: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: gift_card
    struct AsGiftCard: InlineGraphQL.ResponseView, result_card.Data.AsGiftCard.Fields {
      var giftCode: String { self.__storage.fields.giftCode! }
      var parentItem: Data.__Fields.OrderItem_parentItem? { self.__storage.fields.parentItem }

      typealias OrderItem_parentItem = Data.__Fields.OrderItem_parentItem

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype OrderItem_parentItem: result_card.Data.__Fields.OrderItem_parentItem.Fields
        var giftCode: String { get }
        var parentItem: OrderItem_parentItem? { get }
      }

      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (giftCode: String, parentItem: Data.__Fields.OrderItem_parentItem?), __on_gift_card: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    /// Parent type: search_result
    struct Other: InlineGraphQL.ResponseView {
      var __typename: String { self.__storage.fields.__typename }
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __on_search_result: ())
      init(__storage: __Storage) { self.__storage = __storage }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype AsOrderItem: result_card.Data.AsOrderItem.Fields
      associatedtype AsGiftCard: result_card.Data.AsGiftCard.Fields
      var asOrderItem: AsOrderItem? { get }
      var asGiftCard: AsGiftCard? { get }
    }

    /// An object that has the fields, by the type condition of the fragment that it meets.
    enum Case<Object: result_card.Data.Fields>: Swift.Sendable {
      case orderItem(Object.AsOrderItem)
      case giftCard(Object.AsGiftCard)
      case __other(Object)

      init(_ object: Object) {
        if let view = object.asOrderItem {
          self = .orderItem(view)
          return
        }
        if let view = object.asGiftCard {
          self = .giftCard(view)
          return
        }
        self = .__other(object)
      }
    }

    var fragment_result_card: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<result_card>.pointer(to: self) }

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
      let giftCode: String?
      let parentItem: OrderItem_parentItem?

      /// An item that was ordered.
      ///
      /// Parent type: order_item
      struct OrderItem_parentItem: InlineGraphQL.ResponseObject, result_card.Data.__Fields.OrderItem_parentItem.Fields, __RenamedMembers {
        let address1: String?

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
          var address1: String? { get }
        }

        static var __responseKeys: [String: String] { ["address1": "address_1"] }
        typealias __Stored = (address1: String?, __on_order_item: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let address1: String? = reader.readNullableString("address_1", in: &object)
          try reader.endObject(&object)
          self.address1 = address1
        }
      }

      let __typename: String
      static let __conditions: __TypeConditions = .init("order_item", "gift_card")
      let __matches: __TypeConditions.Matches
      static var __responseKeys: [String: String] { ["isPaid": "is_paid", "giftCode": "gift_code", "parentItem": "parent_item"] }
      typealias __Stored = (isPaid: Bool?, giftCode: String?, parentItem: OrderItem_parentItem?, __typename: String, __matches: __TypeConditions.Matches, __on_search_result: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let matches = Self.__conditions.matches(__typename)
        let isPaid: Bool? = try reader.read("is_paid", if: matches.inclusion(0), in: &object)
        let giftCode: String? = try reader.read("gift_code", if: matches.inclusion(1), in: &object)
        let parentItem: OrderItem_parentItem? = try reader.readNullable("parent_item", if: matches.inclusion(1), in: &object)
        try reader.endObject(&object)
        self.isPaid = isPaid
        self.giftCode = giftCode
        self.parentItem = parentItem
        self.__typename = __typename
        self.__matches = matches
      }
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  typealias Case = Data.Case

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_result_card: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "result_card",
      typeCondition: "search_result",
      definition: """
        fragment result_card on search_result{\
        __typename \
        ...on order_item{is_paid}\
        ...on gift_card{gift_code parent_item{__typename address_1}}\
        }
        """,
      typeConditions: "0=order_item;1=gift_card",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``result_card``.
nonisolated protocol result_card_Key {
  var fragment_result_card: InlineGraphQL.FragmentPointer { get }
}

struct InsertItem: InlineGraphQL.GraphQLMutation {
  var variables: Variables

  init(newItem: Snake.OrderItemInsertInput, byKey: InlineGraphQL.GraphQLNullableArgument<Snake.OrderItemKey> = nil) {
    self.init(variables: .init(newItem: newItem, byKey: byKey))
  }

  @_disfavoredOverload
  init(newItem: Snake.OrderItemInsertInput, byKey: InlineGraphQL.GraphQLNullable<Snake.OrderItemKey> = .none) {
    self.init(variables: .init(newItem: newItem, byKey: byKey))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: mutation_root
  struct Data: InlineGraphQL.ResponseObject, __RenamedMembers {
    let insertOrderItem: OrderItem_insertOrderItem?

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct OrderItem_insertOrderItem: InlineGraphQL.ResponseObject, __RenamedMembers {
      let id: Snake.Uuid
      let orderState: Snake.OrderState

      static var __responseKeys: [String: String] { ["orderState": "ORDER_STATE"] }
      typealias __Stored = (id: Snake.Uuid, orderState: Snake.OrderState, __on_order_item: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: Snake.Uuid = try reader.readScalar("id", in: &object)
        let orderState: Snake.OrderState = reader.readEnum("ORDER_STATE", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.orderState = orderState
      }
    }

    static var __responseKeys: [String: String] { ["insertOrderItem": "insert_order_item"] }
    typealias __Stored = (insertOrderItem: OrderItem_insertOrderItem?, __on_mutation_root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let insertOrderItem: OrderItem_insertOrderItem? = reader.readNullable("insert_order_item", in: &object)
      try reader.endObject(&object)
      self.insertOrderItem = insertOrderItem
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var newItem: Snake.OrderItemInsertInput
    var byKey: InlineGraphQL.GraphQLNullable<Snake.OrderItemKey>

    init(newItem: Snake.OrderItemInsertInput, byKey: InlineGraphQL.GraphQLNullableArgument<Snake.OrderItemKey> = nil) {
      self.newItem = newItem
      self.byKey = __nullable(given: byKey)
    }

    @_disfavoredOverload
    init(newItem: Snake.OrderItemInsertInput, byKey: InlineGraphQL.GraphQLNullable<Snake.OrderItemKey> = .none) {
      self.newItem = newItem
      self.byKey = byKey
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("new_item", self.newItem)
      object.write("by_key", self.byKey)
    }
  }

  static var node: __OperationNode {
    .init(name: "InsertItem", definition: """
      mutation InsertItem($new_item:order_item_insert_input!$by_key:order_item_key){\
      insert_order_item(object:$new_item by_key:$by_key){__typename id ORDER_STATE}\
      }
      """)
  }
}

struct CertainItems: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: query_root
  struct Data: InlineGraphQL.ResponseObject, __RenamedMembers {
    let orderItems: [OrderItem_orderItems?]

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct OrderItem_orderItems: InlineGraphQL.ResponseObject, __RenamedMembers {
      let address1: String
      let createdAt: Swift.Result<Snake.Timestamptz, InlineGraphQL.GraphQLFieldError>
      let parentItem: OrderItem_parentItem

      /// An item that was ordered.
      ///
      /// Parent type: order_item
      struct OrderItem_parentItem: InlineGraphQL.ResponseObject, __RenamedMembers {
        let isPaid: Bool
        let `self`: String

        static var __responseKeys: [String: String] { ["isPaid": "is_paid", "self": "SELF"] }
        typealias __Stored = (isPaid: Bool, `self`: String, __on_order_item: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let isPaid: Bool = reader.readBool("is_paid", in: &object)
          let __self: String? = reader.readNullableString("SELF", in: &object)
          try reader.endObject(&object)
          self.isPaid = isPaid
          self.`self` = try reader.required(__self, "SELF", .none, in: object)
        }
      }

      static var __responseKeys: [String: String] { ["address1": "address_1", "createdAt": "created_at", "parentItem": "parent_item"] }
      typealias __Stored = (address1: String, createdAt: Swift.Result<Snake.Timestamptz, InlineGraphQL.GraphQLFieldError>, parentItem: OrderItem_parentItem, __on_order_item: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let address1: String? = reader.readNullableString("address_1", in: &object)
        let createdAt: Swift.Result<Snake.Timestamptz, InlineGraphQL.GraphQLFieldError> = try reader.readScalar("created_at", in: &object)
        let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
        try reader.endObject(&object)
        self.address1 = try reader.required(address1, "address_1", .log, in: object)
        self.createdAt = createdAt
        self.parentItem = try reader.required(parentItem, "parent_item", .none, in: object)
      }
    }

    static var __responseKeys: [String: String] { ["orderItems": "order_items"] }
    typealias __Stored = (orderItems: [OrderItem_orderItems?], __on_query_root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let orderItems: [OrderItem_orderItems?] = reader.readList("order_items", in: &object)
      try reader.endObject(&object)
      self.orderItems = orderItems
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "CertainItems", definition: """
      query CertainItems{\
      order_items{__typename address_1 created_at parent_item{__typename is_paid SELF:address_1}}\
      }
      """)
  }
}
