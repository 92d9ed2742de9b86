struct Introspection: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// Access the current type schema of this server.
    let __schema: __Schema___schema

    /// Request the type information of a single type.
    let character: __Type_character?

    /// A GraphQL Schema defines the capabilities of a GraphQL server. It exposes all available types and directives on the server, as well as the entry points for query, mutation, and subscription operations.
    ///
    /// Parent type: __Schema
    struct __Schema___schema: InlineGraphQL.ResponseObject {
      /// A list of all types supported by this server.
      let types: [__Type_types]

      /// The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum.
      ///
      /// Depending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyond a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide the Object types possible at runtime. List and NonNull types compose other types.
      ///
      /// Parent type: __Type
      struct __Type_types: InlineGraphQL.ResponseObject {
        let name: String?
        let kind: String

        typealias __Stored = (name: String?, kind: String, __on___Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String? = reader.readNullableString("name", in: &object)
          let kind: String = reader.readString("kind", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.kind = kind
        }
      }

      typealias __Stored = (types: [__Type_types], __on___Schema: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let types: [__Type_types] = reader.readList("types", in: &object)
        try reader.endObject(&object)
        self.types = types
      }
    }

    /// The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum.
    ///
    /// Depending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyond a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide the Object types possible at runtime. List and NonNull types compose other types.
    ///
    /// Parent type: __Type
    struct __Type_character: InlineGraphQL.ResponseObject {
      let fields: [__Field_fields]?

      /// Object and Interface types are described by a list of Fields, each of which has a name, potentially a list of arguments, and a return type.
      ///
      /// Parent type: __Field
      struct __Field_fields: InlineGraphQL.ResponseObject {
        let name: String
        let type: __Type_type

        /// The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum.
        ///
        /// Depending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyond a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide the Object types possible at runtime. List and NonNull types compose other types.
        ///
        /// Parent type: __Type
        struct __Type_type: InlineGraphQL.ResponseObject {
          let kind: String
          let ofType: __Type_ofType?

          /// The fundamental unit of any GraphQL Schema is the type. There are many kinds of types in GraphQL as represented by the `__TypeKind` enum.
          ///
          /// Depending on the kind of a type, certain fields describe information about that type. Scalar types provide no information beyond a name, description and optional `specifiedByURL`, while Enum types provide their values. Object and Interface types provide the fields they describe. Abstract types, Union and Interface, provide the Object types possible at runtime. List and NonNull types compose other types.
          ///
          /// Parent type: __Type
          struct __Type_ofType: InlineGraphQL.ResponseObject {
            let name: String?

            typealias __Stored = (name: String?, __on___Type: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let name: String? = reader.readNullableString("name", in: &object)
              try reader.endObject(&object)
              self.name = name
            }
          }

          typealias __Stored = (kind: String, ofType: __Type_ofType?, __on___Type: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let kind: String = reader.readString("kind", in: &object)
            let ofType: __Type_ofType? = reader.readNullable("ofType", in: &object)
            try reader.endObject(&object)
            self.kind = kind
            self.ofType = ofType
          }
        }

        typealias __Stored = (name: String, type: __Type_type, __on___Field: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let name: String = reader.readString("name", in: &object)
          let type: __Type_type = try reader.read("type", in: &object)
          try reader.endObject(&object)
          self.name = name
          self.type = type
        }
      }

      typealias __Stored = (fields: [__Field_fields]?, __on___Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let fields: [__Field_fields]? = reader.readNullable("fields", in: &object)
        try reader.endObject(&object)
        self.fields = fields
      }
    }

    typealias __Stored = (__schema: __Schema___schema, character: __Type_character?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __schema: __Schema___schema = try reader.read("__schema", in: &object)
      let character: __Type_character? = reader.readNullable("character", in: &object)
      try reader.endObject(&object)
      self.__schema = __schema
      self.character = character
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "Introspection", definition: """
      query Introspection{\
      __schema{__typename types{__typename name kind}}\
      character:__type(name:\"Character\"){\
      __typename \
      fields{__typename name type{__typename kind ofType{__typename name}}}\
      }\
      }
      """)
  }
}
