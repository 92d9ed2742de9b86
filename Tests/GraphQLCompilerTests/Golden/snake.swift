// 5:118: warning: The field order_item.old_price is deprecated. Use price_in_eur.
struct order_list: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(whereExp: InlineGraphQL.GraphQLNullableArgument<Snake.OrderItemBoolExp> = nil, orderBy: InlineGraphQL.GraphQLNullableArgument<[Snake.OrderItemOrderBy]> = nil, pageSize: Int? = nil, withNotes: Bool, self self_: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
    self.init(variables: .init(whereExp: whereExp, orderBy: orderBy, pageSize: pageSize, withNotes: withNotes, self: self_))
  }

  @_disfavoredOverload
  init(whereExp: InlineGraphQL.GraphQLNullable<Snake.OrderItemBoolExp> = .none, orderBy: InlineGraphQL.GraphQLNullable<[Snake.OrderItemOrderBy]> = .none, pageSize: Int? = nil, withNotes: Bool, self self_: InlineGraphQL.GraphQLNullable<Int> = .none) {
    self.init(variables: .init(whereExp: whereExp, orderBy: orderBy, pageSize: pageSize, withNotes: withNotes, self: self_))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: query_root
  struct Data: InlineGraphQL.ResponseObject, __RenamedMembers {
    let orderItems: [OrderItem_orderItems]
    let orderItemsAggregate: OrderItemAggregate_orderItemsAggregate
    let hashValue_2: Int?
    let limitedItems: [OrderItem_limitedItems]

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct OrderItem_orderItems: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var _id: String? { self.__storage.fields._id }
      var address1: String? { self.__storage.fields.address1 }
      var addressLine2: String? { self.__storage.fields.addressLine2 }
      var userID: String? { self.__storage.fields.userID }
      var HTTPStatus: Int? { self.__storage.fields.HTTPStatus }
      var url: String? { self.__storage.fields.url }
      var orderState: Snake.OrderState { self.__storage.fields.orderState }
      var createdAt: Snake.Timestamptz { self.__storage.fields.createdAt }
      var priceInEur: Swift.Double? { self.__storage.fields.priceInEur }
      var double: Snake.Double? { self.__storage.fields.double }
      var isPaid: Bool { self.__storage.fields.isPaid }
      var `self`: String? { self.__storage.fields.`self` }
      var self_: String? { self.__storage.fields.self_ }

      @available(*, deprecated, message: "Use price_in_eur.")
      var oldPrice: Swift.Double? { self.__storage.fields.oldPrice }
      var type: String? { self.__storage.fields.type }
      var `in`: Int? { self.__storage.fields.`in` }
      var version1_2: Int? { self.__storage.fields.version1_2 }
      var _privateNote_: String? { self.__storage.fields._privateNote_ }
      var parentItem: Data.OrderItem_orderItems.__Fields.OrderItem_parentItem? { self.__storage.fields.parentItem }
      var shortName: String? { self.__storage.fields.shortName }

      var ifWithNotes: IfWithNotes? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
      var as_written: As_written { .init(__storage: self.__storage) }

      typealias OrderItem_parentItem = Data.OrderItem_orderItems.__Fields.OrderItem_parentItem

      /// Parent type: order_item
      struct IfWithNotes: InlineGraphQL.ResponseView {
        var _id: String? { self.__storage.fields._id }
        var address1: String? { self.__storage.fields.address1 }
        var addressLine2: String? { self.__storage.fields.addressLine2 }
        var userID: String? { self.__storage.fields.userID }
        var HTTPStatus: Int? { self.__storage.fields.HTTPStatus }
        var url: String? { self.__storage.fields.url }
        var orderState: Snake.OrderState { self.__storage.fields.orderState }
        var createdAt: Snake.Timestamptz { self.__storage.fields.createdAt }
        var priceInEur: Swift.Double? { self.__storage.fields.priceInEur }
        var double: Snake.Double? { self.__storage.fields.double }
        var isPaid: Bool { self.__storage.fields.isPaid }
        var `self`: String? { self.__storage.fields.`self` }
        var self_: String? { self.__storage.fields.self_ }

        @available(*, deprecated, message: "Use price_in_eur.")
        var oldPrice: Swift.Double? { self.__storage.fields.oldPrice }
        var type: String? { self.__storage.fields.type }
        var `in`: Int? { self.__storage.fields.`in` }
        var version1_2: Int? { self.__storage.fields.version1_2 }
        var _privateNote_: String? { self.__storage.fields._privateNote_ }
        var parentItem: Data.OrderItem_orderItems.__Fields.OrderItem_parentItem? { self.__storage.fields.parentItem }
        var shortName: String? { self.__storage.fields.shortName }
        var noteText: String? { self.__storage.fields.noteText }

        typealias OrderItem_parentItem = Data.OrderItem_orderItems.__Fields.OrderItem_parentItem

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (_id: String?, address1: String?, addressLine2: String?, userID: String?, HTTPStatus: Int?, url: String?, orderState: Snake.OrderState, createdAt: Snake.Timestamptz, priceInEur: Swift.Double?, double: Snake.Double?, isPaid: Bool, `self`: String?, self_: String?, oldPrice: Swift.Double?, type: String?, `in`: Int?, version1_2: Int?, _privateNote_: String?, parentItem: Data.OrderItem_orderItems.__Fields.OrderItem_parentItem?, shortName: String?, noteText: String?), __on_order_item: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: order_item
      struct As_written: InlineGraphQL.ResponseView {
        var _id: String? { self.__storage.fields._id }
        var address1: String? { self.__storage.fields.address1 }
        var addressLine2: String? { self.__storage.fields.addressLine2 }
        var userID: String? { self.__storage.fields.userID }
        var HTTPStatus: Int? { self.__storage.fields.HTTPStatus }
        var url: String? { self.__storage.fields.url }
        var orderState: Snake.OrderState { self.__storage.fields.orderState }
        var createdAt: Snake.Timestamptz { self.__storage.fields.createdAt }
        var priceInEur: Swift.Double? { self.__storage.fields.priceInEur }
        var double: Snake.Double? { self.__storage.fields.double }
        var isPaid: Bool { self.__storage.fields.isPaid }
        var `self`: String? { self.__storage.fields.`self` }
        var self_: String? { self.__storage.fields.self_ }

        @available(*, deprecated, message: "Use price_in_eur.")
        var oldPrice: Swift.Double? { self.__storage.fields.oldPrice }
        var type: String? { self.__storage.fields.type }
        var `in`: Int? { self.__storage.fields.`in` }
        var version1_2: Int? { self.__storage.fields.version1_2 }
        var _privateNote_: String? { self.__storage.fields._privateNote_ }
        var parentItem: Data.OrderItem_orderItems.__Fields.OrderItem_parentItem? { self.__storage.fields.parentItem }
        var shortName: String? { self.__storage.fields.shortName }
        var isGift: Bool { self.__storage.fields.isGift }

        typealias OrderItem_parentItem = Data.OrderItem_orderItems.__Fields.OrderItem_parentItem

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (_id: String?, address1: String?, addressLine2: String?, userID: String?, HTTPStatus: Int?, url: String?, orderState: Snake.OrderState, createdAt: Snake.Timestamptz, priceInEur: Swift.Double?, double: Snake.Double?, isPaid: Bool, `self`: String?, self_: String?, oldPrice: Swift.Double?, type: String?, `in`: Int?, version1_2: Int?, _privateNote_: String?, parentItem: Data.OrderItem_orderItems.__Fields.OrderItem_parentItem?, shortName: String?, isGift: Bool), __on_order_item: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (_id: String?, address1: String?, addressLine2: String?, userID: String?, HTTPStatus: Int?, url: String?, orderState: Snake.OrderState, createdAt: Snake.Timestamptz, priceInEur: Swift.Double?, double: Snake.Double?, isPaid: Bool, `self`: String?, self_: String?, oldPrice: Swift.Double?, type: String?, `in`: Int?, version1_2: Int?, _privateNote_: String?, parentItem: Data.OrderItem_orderItems.__Fields.OrderItem_parentItem?, shortName: String?, ifWithNotes: (__inclusion_0: IfWithNotes, ()), as_written: (__always: As_written, ())), __on_order_item: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields, __RenamedMembers {
        let _id: String?
        let address1: String?
        let addressLine2: String?
        let userID: String?
        let HTTPStatus: Int?
        let url: String?
        let orderState: Snake.OrderState
        let createdAt: Snake.Timestamptz
        let priceInEur: Swift.Double?
        let double: Snake.Double?
        let isPaid: Bool
        let `self`: String?
        let self_: String?
        let oldPrice: Swift.Double?
        let type: String?
        let `in`: Int?
        let version1_2: Int?
        let _privateNote_: String?
        let parentItem: OrderItem_parentItem?
        let shortName: String?
        let noteText: String?
        let isGift: Bool

        /// An item that was ordered.
        ///
        /// Parent type: order_item
        struct OrderItem_parentItem: InlineGraphQL.ResponseObject, Swift.CustomReflectable, order_summary_Key, __RenamedMembers {
          let parentItem: OrderItem_parentItem?
          let fragment_order_summary: InlineGraphQL.FragmentPointer

          /// An item that was ordered.
          ///
          /// Parent type: order_item
          struct OrderItem_parentItem: InlineGraphQL.ResponseObject, __RenamedMembers {
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

          static var __responseKeys: [String: String] { ["parentItem": "parent_item"] }
          typealias __Stored = (parentItem: OrderItem_parentItem?, fragment_order_summary: InlineGraphQL.FragmentPointer, __on_order_item: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
            let fragment_order_summary: InlineGraphQL.FragmentPointer = try reader.readFragment(InlineGraphQL.__TypeNamed<order_summary>.type, in: &object)
            try reader.endObject(&object)
            self.parentItem = parentItem
            self.fragment_order_summary = fragment_order_summary
          }
        }

        let __inclusions: [Bool]
        static var __responseKeys: [String: String] { ["address1": "address_1", "addressLine2": "address_line_2", "url": "URL", "orderState": "ORDER_STATE", "createdAt": "created_at", "priceInEur": "price_in_eur", "isPaid": "is_paid", "self_": "SELF_", "oldPrice": "old_price", "version1_2": "version_1_2", "_privateNote_": "_private_note_", "parentItem": "parent_item", "shortName": "short_name", "noteText": "note_text", "isGift": "is_gift"] }
        typealias __Stored = (_id: String?, address1: String?, addressLine2: String?, userID: String?, HTTPStatus: Int?, url: String?, orderState: Snake.OrderState, createdAt: Snake.Timestamptz, priceInEur: Swift.Double?, double: Snake.Double?, isPaid: Bool, `self`: String?, self_: String?, oldPrice: Swift.Double?, type: String?, `in`: Int?, version1_2: Int?, _privateNote_: String?, parentItem: OrderItem_parentItem?, shortName: String?, noteText: String?, isGift: Bool, __inclusions: [Bool], __on_order_item: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String? = reader.readNullableID("_id", in: &object)
          let address1: String? = reader.readNullableString("address_1", in: &object)
          let addressLine2: String? = reader.readNullableString("address_line_2", in: &object)
          let userID: String? = reader.readNullableString("userID", in: &object)
          let HTTPStatus: Int? = reader.readNullableInt("HTTPStatus", in: &object)
          let url: String? = reader.readNullableString("URL", in: &object)
          let orderState: Snake.OrderState = reader.readEnum("ORDER_STATE", in: &object)
          let createdAt: Snake.Timestamptz = try reader.readScalar("created_at", in: &object)
          let priceInEur: Swift.Double? = reader.readNullableDouble("price_in_eur", in: &object)
          let double: Snake.Double? = reader.readNullableScalar("double", in: &object)
          let isPaid: Bool = reader.readBool("is_paid", in: &object)
          self.`self` = reader.readNullableString("self", in: &object)
          let self_: String? = reader.readNullableString("SELF_", in: &object)
          let oldPrice: Swift.Double? = reader.readNullableDouble("old_price", in: &object)
          let type: String? = reader.readNullableString("type", in: &object)
          let `in`: Int? = reader.readNullableInt("in", in: &object)
          let version1_2: Int? = reader.readNullableInt("version_1_2", in: &object)
          let _privateNote_: String? = reader.readNullableString("_private_note_", in: &object)
          let parentItem: OrderItem_parentItem? = reader.readNullable("parent_item", in: &object)
          let shortName: String? = reader.readNullableString("short_name", in: &object)
          let noteText: String? = try reader.readNullable("note_text", if: reader.isTrue("with_notes"), in: &object)
          let isGift: Bool = reader.readBool("is_gift", in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("with_notes") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self._id = _id
          self.address1 = address1
          self.addressLine2 = addressLine2
          self.userID = userID
          self.HTTPStatus = HTTPStatus
          self.url = url
          self.orderState = orderState
          self.createdAt = createdAt
          self.priceInEur = priceInEur
          self.double = double
          self.isPaid = isPaid
          self.self_ = self_
          self.oldPrice = oldPrice
          self.type = type
          self.`in` = `in`
          self.version1_2 = version1_2
          self._privateNote_ = _privateNote_
          self.parentItem = parentItem
          self.shortName = shortName
          self.noteText = noteText
          self.isGift = isGift
          self.__inclusions = inclusions
        }
      }
    }

    /// Parent type: order_item_aggregate
    struct OrderItemAggregate_orderItemsAggregate: InlineGraphQL.ResponseObject {
      let nodes: [OrderItem_nodes]
      let aggregate: OrderItemAggregateFields_aggregate?

      /// An item that was ordered.
      ///
      /// Parent type: order_item
      struct OrderItem_nodes: InlineGraphQL.ResponseObject, __RenamedMembers {
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

      /// Parent type: order_item_aggregate_fields
      struct OrderItemAggregateFields_aggregate: InlineGraphQL.ResponseObject, __RenamedMembers {
        let count: Int
        let endIndex: Int?

        static var __responseKeys: [String: String] { ["endIndex": "end_index"] }
        typealias __Stored = (count: Int, endIndex: Int?, __on_order_item_aggregate_fields: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let count: Int = reader.readInt("count", in: &object)
          let endIndex: Int? = reader.readNullableInt("end_index", in: &object)
          try reader.endObject(&object)
          self.count = count
          self.endIndex = endIndex
        }
      }

      typealias __Stored = (nodes: [OrderItem_nodes], aggregate: OrderItemAggregateFields_aggregate?, __on_order_item_aggregate: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let nodes: [OrderItem_nodes] = reader.readList("nodes", in: &object)
        let aggregate: OrderItemAggregateFields_aggregate? = reader.readNullable("aggregate", in: &object)
        try reader.endObject(&object)
        self.nodes = nodes
        self.aggregate = aggregate
      }
    }

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct OrderItem_limitedItems: InlineGraphQL.ResponseObject, __RenamedMembers {
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

    static var __responseKeys: [String: String] { ["orderItems": "order_items", "orderItemsAggregate": "order_items_aggregate", "hashValue_2": "hash_value", "limitedItems": "limited_items"] }
    typealias __Stored = (orderItems: [OrderItem_orderItems], orderItemsAggregate: OrderItemAggregate_orderItemsAggregate, hashValue_2: Int?, limitedItems: [OrderItem_limitedItems], __on_query_root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let orderItems: [OrderItem_orderItems] = reader.readList("order_items", in: &object)
      let orderItemsAggregate: OrderItemAggregate_orderItemsAggregate = try reader.read("order_items_aggregate", in: &object)
      let hashValue_2: Int? = reader.readNullableInt("hash_value", in: &object)
      let limitedItems: [OrderItem_limitedItems] = reader.readList("limited_items", in: &object)
      try reader.endObject(&object)
      self.orderItems = orderItems
      self.orderItemsAggregate = orderItemsAggregate
      self.hashValue_2 = hashValue_2
      self.limitedItems = limitedItems
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var whereExp: InlineGraphQL.GraphQLNullable<Snake.OrderItemBoolExp>
    var orderBy: InlineGraphQL.GraphQLNullable<[Snake.OrderItemOrderBy]>
    var pageSize: Int?
    var withNotes: Bool
    var `self`: InlineGraphQL.GraphQLNullable<Int>

    init(whereExp: InlineGraphQL.GraphQLNullableArgument<Snake.OrderItemBoolExp> = nil, orderBy: InlineGraphQL.GraphQLNullableArgument<[Snake.OrderItemOrderBy]> = nil, pageSize: Int? = nil, withNotes: Bool, self self_: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
      self.whereExp = __nullable(given: whereExp)
      self.orderBy = __nullable(given: orderBy)
      self.pageSize = pageSize
      self.withNotes = withNotes
      self.`self` = __nullable(given: self_)
    }

    @_disfavoredOverload
    init(whereExp: InlineGraphQL.GraphQLNullable<Snake.OrderItemBoolExp> = .none, orderBy: InlineGraphQL.GraphQLNullable<[Snake.OrderItemOrderBy]> = .none, pageSize: Int? = nil, withNotes: Bool, self self_: InlineGraphQL.GraphQLNullable<Int> = .none) {
      self.whereExp = whereExp
      self.orderBy = orderBy
      self.pageSize = pageSize
      self.withNotes = withNotes
      self.`self` = self_
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("where_exp", self.whereExp)
      object.write("ORDER_BY", self.orderBy)
      object.write("page_size", self.pageSize)
      object.write("with_notes", self.withNotes)
      object.write("SELF", self.`self`)
    }
  }

  static var node: __OperationNode {
    .init(name: "order_list", fragments: [InlineGraphQL.__TypeNamed<order_summary>.type], definition: """
      query order_list($where_exp:order_item_bool_exp$ORDER_BY:[order_item_order_by!]$page_size:Int!=10$with_notes:Boolean!$SELF:Int){\
      order_items(where:$where_exp order_by:$ORDER_BY limit:$page_size){\
      __typename \
      _id \
      address_1 \
      address_line_2 \
      userID \
      HTTPStatus \
      URL \
      ORDER_STATE \
      created_at \
      price_in_eur \
      double \
      is_paid \
      self \
      SELF_ \
      old_price \
      type \
      in \
      version_1_2 \
      _private_note_ \
      parent_item{__typename parent_item{__typename is_paid}...order_summary}\
      short_name:address_1 \
      ...@include(if:$with_notes){note_text:_private_note_}\
      ...{is_gift:is_paid}\
      }\
      order_items_aggregate{__typename nodes{__typename is_paid}aggregate{__typename count end_index}}\
      hash_value \
      limited_items:order_items(limit:$SELF){__typename is_paid}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("with_notes", self.variables.withNotes)] }
}
