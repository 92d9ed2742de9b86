// 8:37: error: Cannot query field "lower" on type "Protocol". Did you mean to use an inline fragment on "Type"?
// 9:33: error: Cannot query field "nil" on type "Protocol". Did you mean to use an inline fragment on "Type"?
// 16:7: error: Defer/Stream directive label argument must be unique.
// 16:67: error: Cannot query field "hostile" on type "Type".
struct HostileDeferred: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(a: Bool) {
    self.init(variables: .init(a: a))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject, __IncompleteObject {
    var `Protocol`: Protocol_Protocol?
    var x: Type_x?

    /// Creates an object of a response, for tests and previews.
    init(`Protocol`: Protocol_Protocol?, x: Type_x?) {
      self.`Protocol` = `Protocol`
      self.x = x
    }

    /// Parent type: Protocol
    struct Protocol_Protocol: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, __RenamedMembers {
      var id: String
      var `Type`: InlineGraphQL.Deferred<Type_2>
      var `protocol`: InlineGraphQL.Deferred<`Protocol`>
      var `self`: InlineGraphQL.Deferred<Self_2>
      var `Any`: InlineGraphQL.Deferred<Any_2>

      /// Creates an object of a response, for tests and previews.
      init(__typename: String, id: String, `Type`: InlineGraphQL.Deferred<Type_2>, `protocol`: InlineGraphQL.Deferred<`Protocol`>, self self_: InlineGraphQL.Deferred<Self_2>, `Any`: InlineGraphQL.Deferred<Any_2>) {
        self.__typename = __typename
        self.id = id
        self.`Type` = `Type`
        self.`protocol` = `protocol`
        self.`self` = self_
        self.`Any` = `Any`
      }

      /// Parent type: Protocol
      struct Type_2: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject {
        var `Type`: String?

        /// Creates an object of a response, for tests and previews.
        init(__typename: String, `Type`: String?) {
          self.__typename = __typename
          self.`Type` = `Type`
        }

        let __typename: String
        typealias __Stored = (`Type`: String?, __typename: String, __on_Protocol: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let `Type`: String? = reader.readNullableString("Type", in: &object)
          try reader.endObject(&object)
          self.`Type` = `Type`
          self.__typename = __typename
        }
      }

      /// Parent type: Protocol
      struct `Protocol`: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject {
        /// Creates an object of a response, for tests and previews.
        init(__typename: String) {
          self.__typename = __typename
        }

        let __typename: String
        typealias __Stored = (__typename: String, __on_Protocol: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
        }
      }

      /// Parent type: Protocol
      struct Self_2: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject {
        /// Creates an object of a response, for tests and previews.
        init(__typename: String) {
          self.__typename = __typename
        }

        let __typename: String
        typealias __Stored = (__typename: String, __on_Protocol: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          try reader.endObject(&object)
          self.__typename = __typename
        }
      }

      /// Parent type: Protocol
      enum Any_2: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, __SharedView {
        case type(AsType)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)

        var int: String { self.__storage.fields.int }

        var asType: AsType? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }

        /// Parent type: Type
        struct AsType: InlineGraphQL.ResponseView, __IncompleteObject {
          var int: String { self.__storage.fields.int }

          @available(*, deprecated, message: "Use `Type`.")
          var bool: String { self.__storage.fields.bool! }

          /// Creates an object of a response, for tests and previews.
          init(int: String, bool: String) {
            self.init(__storage: .made(.init(__typename: "Type", int: int, bool: bool)))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (int: String, bool: String), __on_Type: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Protocol
        struct Other: InlineGraphQL.ResponseView, __IncompleteObject {
          var int: String { self.__storage.fields.int }

          /// Creates an object of a response, for tests and previews.
          init(__typename: String, int: String) {
            __TypeConditions.check(__typename, isNoneOf: "Type")
            self.init(__storage: .made(.init(__typename: __typename, int: int, bool: nil)))
          }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (int: String, ()), __on_Protocol: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<__Fields>
        typealias __Stored = (__shown: (type: (__types_0: AsType, ()), __other: (__always: Other, ())), __on_Protocol: ())

        var __storage: __Storage {
          switch self {
          case .type(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }

        init(__storage: __Storage) {
          if __storage.fields.__matches[0] {
            self = .type(.init(__storage: __storage))
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

        struct __Fields: __ResponseFields {
          let int: String
          let bool: String?

          let __typename: String
          static let __conditions: __TypeConditions = .init("Type")
          let __matches: __TypeConditions.Matches
          typealias __Stored = (int: String, bool: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Protocol: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let int: String = reader.readID("int", in: &object)
            let bool: String? = try reader.readID("bool", if: matches.inclusion(0), in: &object)
            try reader.endObject(&object)
            self.int = int
            self.bool = bool
            self.__typename = __typename
            self.__matches = matches
          }

          init(__typename: String, int: String, bool: String?) {
            self.__typename = __typename
            self.int = int
            self.bool = bool
            self.__matches = Self.__conditions.matches(__typename)
          }
        }
      }

      let __typename: String
      static var __responseKeys: [String: String] { ["Type": "", "protocol": "", "self": "", "Any": ""] }
      typealias __Stored = (id: String, `Type`: InlineGraphQL.Deferred<Type_2>, `protocol`: InlineGraphQL.Deferred<`Protocol`>, `self`: InlineGraphQL.Deferred<Self_2>, `Any`: InlineGraphQL.Deferred<Any_2>, __typename: String, __on_Protocol: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let `Type`: InlineGraphQL.Deferred<Type_2> = try reader.readDeferred("HostileDeferred$defer$Type", in: &object)
        let `protocol`: InlineGraphQL.Deferred<`Protocol`> = try reader.readDeferred("HostileDeferred$defer$protocol", in: &object)
        self.`self` = try reader.readDeferred("HostileDeferred$defer$self", in: &object)
        let `Any`: InlineGraphQL.Deferred<Any_2> = try reader.readDeferred("HostileDeferred$defer$Any", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.`Type` = `Type`
        self.`protocol` = `protocol`
        self.`Any` = `Any`
        self.__typename = __typename
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_x: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.Fields, __RenamedMembers {
      var type: InlineGraphQL.Deferred<`Type`>
      var Self_2: InlineGraphQL.Deferred<Self_3>

      /// Creates an object of a response, for tests and previews.
      init(type: InlineGraphQL.Deferred<`Type`>, Self_2: InlineGraphQL.Deferred<Self_3>) {
        self.type = type
        self.Self_2 = Self_2
      }

      /// Parent type: Type
      struct `Type`: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.`Type`.Fields {
        var lower: Type_lower?

        /// Creates an object of a response, for tests and previews.
        init(lower: Type_lower?) {
          self.lower = lower
        }

        /// An object called Type.
        ///
        /// Parent type: Type
        struct Type_lower: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.`Type`.Type_lower.Fields {
          /// Creates an object of a response, for tests and previews.
          init() {
          }

          typealias __Stored = (__on_Type: (), ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            try reader.endObject(&object)
          }
        }

        typealias __Stored = (lower: Type_lower?, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let lower: Type_lower? = reader.readNullable("lower", in: &object)
          try reader.endObject(&object)
          self.lower = lower
        }
      }

      /// Parent type: Type
      struct Self_3: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, HostileDeferredCard.Data.Self_3.Fields, __RenamedMembers {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { self._id }
        private let _id: String
        var `self`: InlineGraphQL.Deferred<Self_2>

        /// Creates an object of a response, for tests and previews.
        init(id: String, self self_: InlineGraphQL.Deferred<Self_2>) {
          self._id = id
          self.`self` = self_
        }

        /// Parent type: Type
        struct Self_2: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.Self_3.Self_2.Fields {
          var `nil`: Int?

          /// Creates an object of a response, for tests and previews.
          init(`nil`: Int?) {
            self.`nil` = `nil`
          }

          typealias __Stored = (`nil`: Int?, __on_Type: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let `nil`: Int? = reader.readNullableInt("nil", in: &object)
            try reader.endObject(&object)
            self.`nil` = `nil`
          }
        }

        static var __responseKeys: [String: String] { ["_id": "id", "self": ""] }
        typealias __Stored = (_id: String, `self`: InlineGraphQL.Deferred<Self_2>, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String = reader.readID("id", in: &object)
          self.`self` = try reader.readDeferred("HostileDeferredCard$defer$self", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }

      static var __responseKeys: [String: String] { ["type": "", "Self_2": ""] }
      typealias __Stored = (type: InlineGraphQL.Deferred<`Type`>, Self_2: InlineGraphQL.Deferred<Self_3>, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let type: InlineGraphQL.Deferred<`Type`> = try reader.readDeferred("HostileDeferredCard$defer$type", in: &object)
        let Self_2: InlineGraphQL.Deferred<Self_3> = try reader.readDeferred("HostileDeferredCard$defer$Self", in: &object)
        try reader.endObject(&object)
        self.type = type
        self.Self_2 = Self_2
      }
    }

    typealias __Stored = (`Protocol`: Protocol_Protocol?, x: Type_x?, __on_Root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let `Protocol`: Protocol_Protocol? = reader.readNullable("Protocol", in: &object)
      let x: Type_x? = reader.readNullable("x", in: &object)
      try reader.endObject(&object)
      self.`Protocol` = `Protocol`
      self.x = x
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var a: Bool

    init(a: Bool) {
      self.a = a
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("a", self.a)
    }
  }

  static var node: __OperationNode {
    .init(name: "HostileDeferred", typeConditions: "0=Type", fragments: [HostileDeferredCard.self], definition: """
      query HostileDeferred($a:Boolean!){\
      Protocol{\
      __typename \
      id \
      ...@defer(if:$a label:\"HostileDeferred$defer$Type\"){Type}\
      ...@defer(label:\"HostileDeferred$defer$protocol\"){__typename}\
      ...@defer(label:\"HostileDeferred$defer$self\"){__typename}\
      ...@defer(label:\"HostileDeferred$defer$Any\"){int:id ...on Type{bool:id}}\
      }\
      x{__typename ...HostileDeferredCard id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("a", self.variables.a)] }
}

struct HostileDeferredCard: InlineGraphQL.GraphQLFragment {
  init(key: some HostileDeferredCard_Key) { self.fragmentPointer = key.fragment_HostileDeferredCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HostileDeferredCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard_Key, HostileDeferredCard.Data.Fields, __RenamedMembers {
    var type: InlineGraphQL.Deferred<`Type`>
    var Self_2: InlineGraphQL.Deferred<Self_3>

    /// Creates an object of a response, for tests and previews.
    init(type: InlineGraphQL.Deferred<`Type`>, Self_2: InlineGraphQL.Deferred<Self_3>) {
      self.type = type
      self.Self_2 = Self_2
    }

    /// Parent type: Type
    struct `Type`: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.`Type`.Fields {
      var lower: Type_lower?

      /// Creates an object of a response, for tests and previews.
      init(lower: Type_lower?) {
        self.lower = lower
      }

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_lower: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.`Type`.Type_lower.Fields {
        /// Creates an object of a response, for tests and previews.
        init() {
        }

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        }

        typealias __Stored = (__on_Type: (), ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          try reader.endObject(&object)
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        associatedtype Type_lower: HostileDeferredCard.Data.`Type`.Type_lower.Fields
        var lower: Type_lower? { get }
      }

      typealias __Stored = (lower: Type_lower?, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let lower: Type_lower? = reader.readNullable("lower", in: &object)
        try reader.endObject(&object)
        self.lower = lower
      }
    }

    /// Parent type: Type
    struct Self_3: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, HostileDeferredCard.Data.Self_3.Fields, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String
      var `self`: InlineGraphQL.Deferred<Self_2>

      /// Creates an object of a response, for tests and previews.
      init(id: String, self self_: InlineGraphQL.Deferred<Self_2>) {
        self._id = id
        self.`self` = self_
      }

      /// Parent type: Type
      struct Self_2: InlineGraphQL.ResponseObject, __IncompleteObject, HostileDeferredCard.Data.Self_3.Self_2.Fields {
        var `nil`: Int?

        /// Creates an object of a response, for tests and previews.
        init(`nil`: Int?) {
          self.`nil` = `nil`
        }

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
          var `nil`: Int? { get }
        }

        typealias __Stored = (`nil`: Int?, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `nil`: Int? = reader.readNullableInt("nil", in: &object)
          try reader.endObject(&object)
          self.`nil` = `nil`
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        associatedtype Self_2: HostileDeferredCard.Data.Self_3.Self_2.Fields
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { get }
        var `self`: InlineGraphQL.Deferred<Self_2> { get }
      }

      static var __responseKeys: [String: String] { ["_id": "id", "self": ""] }
      typealias __Stored = (_id: String, `self`: InlineGraphQL.Deferred<Self_2>, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: String = reader.readID("id", in: &object)
        self.`self` = try reader.readDeferred("HostileDeferredCard$defer$self", in: &object)
        try reader.endObject(&object)
        self._id = _id
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
      associatedtype `Type`: HostileDeferredCard.Data.`Type`.Fields
      associatedtype Self_3: HostileDeferredCard.Data.Self_3.Fields
      var type: InlineGraphQL.Deferred<`Type`> { get }
      var Self_2: InlineGraphQL.Deferred<Self_3> { get }
    }

    var fragment_HostileDeferredCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HostileDeferredCard>.pointer(to: self) }

    static var __responseKeys: [String: String] { ["type": "", "Self_2": ""] }
    typealias __Stored = (type: InlineGraphQL.Deferred<`Type`>, Self_2: InlineGraphQL.Deferred<Self_3>, __on_Type: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let type: InlineGraphQL.Deferred<`Type`> = try reader.readDeferred("HostileDeferredCard$defer$type", in: &object)
      let Self_2: InlineGraphQL.Deferred<Self_3> = try reader.readDeferred("HostileDeferredCard$defer$Self", in: &object)
      try reader.endObject(&object)
      self.type = type
      self.Self_2 = Self_2
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HostileDeferredCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HostileDeferredCard",
      typeCondition: "Type",
      definition: """
        fragment HostileDeferredCard on Type{\
        __typename \
        ...@defer(label:\"HostileDeferredCard$defer$type\"){lower{__typename ...{__typename}id}}\
        id \
        ...@defer(label:\"HostileDeferredCard$defer$Self\"){\
        ...@defer(label:\"HostileDeferredCard$defer$self\"){nil}\
        }\
        }
        """,
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``HostileDeferredCard``.
nonisolated protocol HostileDeferredCard_Key {
  var fragment_HostileDeferredCard: InlineGraphQL.FragmentPointer { get }
}
