struct article_list: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(maximum: Int? = nil) {
    self.init(variables: .init(maximum: maximum))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: query_root
  struct Data: InlineGraphQL.ResponseObject, __RenamedMembers {
    let orderItems: [Article_orderItems]

    /// An item that was ordered.
    ///
    /// Parent type: order_item
    struct Article_orderItems: InlineGraphQL.ResponseObject, __RenamedMembers {
      let url: String?
      let imageURL: String?
      let wasPaid: Bool
      let parentItem: Article_parentItem?

      /// An item that was ordered.
      ///
      /// Parent type: order_item
      struct Article_parentItem: InlineGraphQL.ResponseObject, __RenamedMembers {
        let parentItem: Article_parentItem?

        /// An item that was ordered.
        ///
        /// Parent type: order_item
        struct Article_parentItem: InlineGraphQL.ResponseObject, __RenamedMembers {
          let wasPaid: Bool

          static var __responseKeys: [String: String] { ["wasPaid": "is_paid"] }
          typealias __Stored = (wasPaid: Bool, __on_order_item: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let wasPaid: Bool = reader.readBool("is_paid", in: &object)
            try reader.endObject(&object)
            self.wasPaid = wasPaid
          }
        }

        static var __responseKeys: [String: String] { ["parentItem": "parent_item"] }
        typealias __Stored = (parentItem: Article_parentItem?, __on_order_item: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let parentItem: Article_parentItem? = reader.readNullable("parent_item", in: &object)
          try reader.endObject(&object)
          self.parentItem = parentItem
        }
      }

      static var __responseKeys: [String: String] { ["url": "URL", "imageURL": "image_url", "wasPaid": "is_paid", "parentItem": "parent_item"] }
      typealias __Stored = (url: String?, imageURL: String?, wasPaid: Bool, parentItem: Article_parentItem?, __on_order_item: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let url: String? = reader.readNullableString("URL", in: &object)
        let imageURL: String? = reader.readNullableString("image_url", in: &object)
        let wasPaid: Bool = reader.readBool("is_paid", in: &object)
        let parentItem: Article_parentItem? = reader.readNullable("parent_item", in: &object)
        try reader.endObject(&object)
        self.url = url
        self.imageURL = imageURL
        self.wasPaid = wasPaid
        self.parentItem = parentItem
      }
    }

    static var __responseKeys: [String: String] { ["orderItems": "order_items"] }
    typealias __Stored = (orderItems: [Article_orderItems], __on_query_root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let orderItems: [Article_orderItems] = reader.readList("order_items", in: &object)
      try reader.endObject(&object)
      self.orderItems = orderItems
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var maximum: Int?

    init(maximum: Int? = nil) {
      self.maximum = maximum
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("page_size", self.maximum)
    }
  }

  static var node: __OperationNode {
    .init(name: "article_list", definition: """
      query article_list($page_size:Int!=10){\
      order_items(limit:$page_size){\
      __typename \
      URL \
      image_url:address_1 \
      is_paid \
      parent_item{__typename parent_item{__typename is_paid}}\
      }\
      }
      """)
  }
}
