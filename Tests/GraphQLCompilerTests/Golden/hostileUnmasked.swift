// 4:10: error: Fields "Type_lower" conflict because "lower" and "id" are different fields. Use different aliases on the fields to fetch both if this was intentional.
// 4:71: error: Fields "Fields" conflict because "id" and "lower" are different fields. Use different aliases on the fields to fetch both if this was intentional.
struct HostileUnmasked: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject, __IncompleteObject {
    /// A type called Type.
    let `Type`: Type_Type
    let `init`: Type_init?
    let `self`: Root_self?

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_Type: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Fields, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String
      let `Type`: String?
      let Self_2: Int?
      let `Protocol`: Bool
      let lower: Type_lower?
      let Case: Int?
      let __other: Int?
      let Lower: Type_Lower?

      @available(*, deprecated, message: "Use `Type`.")
      var Type_Type: String { self._Type_Type }
      private let _Type_Type: String
      let lower_Type: Type_lower_Type?

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_lower: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_lower.Fields, __RenamedMembers {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { self._id }
        private let _id: String
        let Fields: Int?
        let Case: Bool

        @_disfavoredOverload @_implements(Self_Fields.Data.Type_lower.Fields, Fields_2) var __Fields_2: Int? { self.Fields }
        @_disfavoredOverload @_implements(Self_Fields.Data.Type_lower.Fields, Case_2) var __Case_2: Bool { self.Case }

        static var __responseKeys: [String: String] { ["_id": "id"] }
        typealias __Stored = (_id: String, Fields: Int?, Case: Bool, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String = reader.readID("id", in: &object)
          let Fields: Int? = reader.readNullableInt("Fields", in: &object)
          let Case: Bool = reader.readBool("Case", in: &object)
          try reader.endObject(&object)
          self._id = _id
          self.Fields = Fields
          self.Case = Case
        }
      }

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_Lower: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_Lower.Fields, __RenamedMembers {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { self._id }
        private let _id: String

        static var __responseKeys: [String: String] { ["_id": "id"] }
        typealias __Stored = (_id: String, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_lower_Type: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, __RenamedMembers {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { self._id }
        private let _id: String

        static var __responseKeys: [String: String] { ["_id": "id"] }
        typealias __Stored = (_id: String, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }

      @_disfavoredOverload @_implements(Self_Fields.Data.Fields, Case_2) var __Case_2: Int? { self.Case }

      static var __responseKeys: [String: String] { ["_id": "id", "Self_2": "Self", "_Type_Type": "Type_Type"] }
      typealias __Stored = (_id: String, `Type`: String?, Self_2: Int?, `Protocol`: Bool, lower: Type_lower?, Case: Int?, __other: Int?, Lower: Type_Lower?, _Type_Type: String, lower_Type: Type_lower_Type?, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: String = reader.readID("id", in: &object)
        let `Type`: String? = reader.readNullableString("Type", in: &object)
        let Self_2: Int? = reader.readNullableInt("Self", in: &object)
        let `Protocol`: Bool = reader.readBool("Protocol", in: &object)
        let lower: Type_lower? = reader.readNullable("lower", in: &object)
        let Case: Int? = reader.readNullableInt("Case", in: &object)
        let __other: Int? = reader.readNullableInt("__other", in: &object)
        let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
        let _Type_Type: String = reader.readID("Type_Type", in: &object)
        let lower_Type: Type_lower_Type? = reader.readNullable("lower_Type", in: &object)
        try reader.endObject(&object)
        self._id = _id
        self.`Type` = `Type`
        self.Self_2 = Self_2
        self.`Protocol` = `Protocol`
        self.lower = lower
        self.Case = Case
        self.__other = __other
        self.Lower = Lower
        self._Type_Type = _Type_Type
        self.lower_Type = lower_Type
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_init: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Fields, __RenamedMembers {
      let Type_lower: Type_Type_lower?

      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String
      let `Type`: String?
      let Self_2: Int?
      let `Protocol`: Bool
      let lower: Type_lower_2?
      let Case: Int?
      let __other: Int?
      let Lower: Type_Lower?

      @available(*, deprecated, message: "Use `Type`.")
      var Fields: String { self._Fields }
      private let _Fields: String

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_Type_lower: InlineGraphQL.ResponseObject, __IncompleteObject {
        let `nil`: Int?

        typealias __Stored = (`nil`: Int?, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `nil`: Int? = reader.readNullableInt("nil", in: &object)
          try reader.endObject(&object)
          self.`nil` = `nil`
        }
      }

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_lower_2: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_lower.Fields, __RenamedMembers {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { self._id }
        private let _id: String
        let Fields: Int?
        let Case: Bool

        @_disfavoredOverload @_implements(Self_Fields.Data.Type_lower.Fields, Fields_2) var __Fields_2: Int? { self.Fields }
        @_disfavoredOverload @_implements(Self_Fields.Data.Type_lower.Fields, Case_2) var __Case_2: Bool { self.Case }

        static var __responseKeys: [String: String] { ["_id": "id"] }
        typealias __Stored = (_id: String, Fields: Int?, Case: Bool, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String = reader.readID("id", in: &object)
          let Fields: Int? = reader.readNullableInt("Fields", in: &object)
          let Case: Bool = reader.readBool("Case", in: &object)
          try reader.endObject(&object)
          self._id = _id
          self.Fields = Fields
          self.Case = Case
        }
      }

      /// An object called Type.
      ///
      /// Parent type: Type
      struct Type_Lower: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_Lower.Fields, __RenamedMembers {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { self._id }
        private let _id: String

        static var __responseKeys: [String: String] { ["_id": "id"] }
        typealias __Stored = (_id: String, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }

      @_implements(Self_Fields.Data.Fields, Type_lower) typealias __Type_lower = Data.Type_init.Type_lower_2
      @_disfavoredOverload @_implements(Self_Fields.Data.Fields, Case_2) var __Case_2: Int? { self.Case }

      static var __responseKeys: [String: String] { ["_id": "id", "Self_2": "Self", "_Fields": "Fields"] }
      typealias __Stored = (Type_lower: Type_Type_lower?, _id: String, `Type`: String?, Self_2: Int?, `Protocol`: Bool, lower: Type_lower_2?, Case: Int?, __other: Int?, Lower: Type_Lower?, _Fields: String, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let Type_lower: Type_Type_lower? = reader.readNullable("Type_lower", in: &object)
        let _id: String = reader.readID("id", in: &object)
        let `Type`: String? = reader.readNullableString("Type", in: &object)
        let Self_2: Int? = reader.readNullableInt("Self", in: &object)
        let `Protocol`: Bool = reader.readBool("Protocol", in: &object)
        let lower: Type_lower_2? = reader.readNullable("lower", in: &object)
        let Case: Int? = reader.readNullableInt("Case", in: &object)
        let __other: Int? = reader.readNullableInt("__other", in: &object)
        let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
        let _Fields: String = reader.readID("Fields", in: &object)
        try reader.endObject(&object)
        self.Type_lower = Type_lower
        self._id = _id
        self.`Type` = `Type`
        self.Self_2 = Self_2
        self.`Protocol` = `Protocol`
        self.lower = lower
        self.Case = Case
        self.__other = __other
        self.Lower = Lower
        self._Fields = _Fields
      }
    }

    /// A description of several lines,
    /// one of them with */ and /* in it,
    ///
    /// and "quotes" and \(interpolation).
    ///
    /// Parent type: Root
    struct Root_self: InlineGraphQL.ResponseObject, __IncompleteObject, __RenamedMembers {
      let Self_2: [Root_Self]

      /// A description of several lines,
      /// one of them with */ and /* in it,
      ///
      /// and "quotes" and \(interpolation).
      ///
      /// Parent type: Root
      struct Root_Self: InlineGraphQL.ResponseObject, __IncompleteObject, Roots.Data.Fields, __RenamedMembers {
        let Self_2: [Root_Self]
        let `self`: Root_self?
        let Swift_2: Hostile.Swift_?
        let InlineGraphQL_2: Hostile.InlineGraphQL_?
        let Roots: Hostile.Swift_?

        /// A description of several lines,
        /// one of them with */ and /* in it,
        ///
        /// and "quotes" and \(interpolation).
        ///
        /// Parent type: Root
        struct Root_Self: InlineGraphQL.ResponseObject, __IncompleteObject, Roots.Data.Root_Self.Fields {
          let reader: Int?

          typealias __Stored = (reader: Int?, __on_Root: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            self.reader = reader.readNullableInt("reader", in: &object)
            try reader.endObject(&object)
          }
        }

        /// A description of several lines,
        /// one of them with */ and /* in it,
        ///
        /// and "quotes" and \(interpolation).
        ///
        /// Parent type: Root
        struct Root_self: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Roots.Data.Root_self.Fields, __RenamedMembers {
          @available(*, deprecated, message: "Say \"new\", not \\(old).")
          var old: Int? { self._old }
          private let _old: Int?

          @available(*, deprecated, message: "No longer supported")
          var oldType: Type_oldType? { self._oldType }
          private let _oldType: Type_oldType?

          /// An object called Type.
          ///
          /// Parent type: Type
          struct Type_oldType: InlineGraphQL.ResponseObject, __IncompleteObject, Roots.Data.Root_self.Type_oldType.Fields {
            let `throws`: Bool

            typealias __Stored = (`throws`: Bool, __on_Type: ())

            init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let `throws`: Bool = reader.readBool("throws", in: &object)
              try reader.endObject(&object)
              self.`throws` = `throws`
            }
          }

          static var __responseKeys: [String: String] { ["_old": "old", "_oldType": "oldType"] }
          typealias __Stored = (_old: Int?, _oldType: Type_oldType?, __on_Root: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let _old: Int? = reader.readNullableInt("old", in: &object)
            let _oldType: Type_oldType? = reader.readNullable("oldType", in: &object)
            try reader.endObject(&object)
            self._old = _old
            self._oldType = _oldType
          }
        }

        static var __responseKeys: [String: String] { ["Self_2": "Self", "Swift_2": "Swift", "InlineGraphQL_2": "InlineGraphQL"] }
        typealias __Stored = (Self_2: [Root_Self], `self`: Root_self?, Swift_2: Hostile.Swift_?, InlineGraphQL_2: Hostile.InlineGraphQL_?, Roots: Hostile.Swift_?, __on_Root: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let Self_2: [Root_Self] = reader.readList("Self", in: &object)
          self.`self` = reader.readNullable("self", in: &object)
          let Swift_2: Hostile.Swift_? = reader.readNullable("Swift", in: &object)
          let InlineGraphQL_2: Hostile.InlineGraphQL_? = reader.readNullableScalar("InlineGraphQL", in: &object)
          let Roots: Hostile.Swift_? = reader.readNullable("Roots", in: &object)
          try reader.endObject(&object)
          self.Self_2 = Self_2
          self.Swift_2 = Swift_2
          self.InlineGraphQL_2 = InlineGraphQL_2
          self.Roots = Roots
        }
      }

      static var __responseKeys: [String: String] { ["Self_2": "Self"] }
      typealias __Stored = (Self_2: [Root_Self], __on_Root: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let Self_2: [Root_Self] = reader.readList("Self", in: &object)
        try reader.endObject(&object)
        self.Self_2 = Self_2
      }
    }

    typealias __Stored = (`Type`: Type_Type, `init`: Type_init?, `self`: Root_self?, __on_Root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let `Type`: Type_Type = try reader.read("Type", in: &object)
      let `init`: Type_init? = reader.readNullable("init", in: &object)
      self.`self` = reader.readNullable("self", in: &object)
      try reader.endObject(&object)
      self.`Type` = `Type`
      self.`init` = `init`
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "HostileUnmasked", fragments: [Self_Fields.self, Roots.self], definition: """
      query HostileUnmasked{\
      Type{__typename ...Self_Fields Type_Type:id lower_Type:lower{__typename id}id}\
      init{__typename Type_lower:lower{__typename nil id}...Self_Fields Fields:id id}\
      self{__typename Self{__typename ...Roots}}\
      }
      """)
  }
}

struct Self_Fields: InlineGraphQL.GraphQLFragment {
  init(key: some Self_Fields_Key) { self.fragmentPointer = key.fragment_Self_Fields }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Self_Fields else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields_Key, Self_Fields.Data.Fields, __RenamedMembers {
    @available(*, deprecated, message: "Use `Type`.")
    var id: String { self._id }
    private let _id: String
    let `Type`: String?
    let Self_2: Int?
    let `Protocol`: Bool
    let lower: Type_lower?
    let Case_2: Int?
    let __other: Int?
    let Lower: Type_Lower?

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_lower: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_lower.Fields, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String
      let Fields_2: Int?
      let Case_2: Bool

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { get }
        var Fields_2: Int? { get }
        var Case_2: Bool { get }
      }

      static var __responseKeys: [String: String] { ["_id": "id", "Fields_2": "Fields", "Case_2": "Case"] }
      typealias __Stored = (_id: String, Fields_2: Int?, Case_2: Bool, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: String = reader.readID("id", in: &object)
        let Fields_2: Int? = reader.readNullableInt("Fields", in: &object)
        let Case_2: Bool = reader.readBool("Case", in: &object)
        try reader.endObject(&object)
        self._id = _id
        self.Fields_2 = Fields_2
        self.Case_2 = Case_2
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_Lower: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_Lower.Fields, __RenamedMembers {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { self._id }
      private let _id: String

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        @available(*, deprecated, message: "Use `Type`.")
        var id: String { get }
      }

      static var __responseKeys: [String: String] { ["_id": "id"] }
      typealias __Stored = (_id: String, __on_Type: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self._id = _id
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
      associatedtype Type_lower: Self_Fields.Data.Type_lower.Fields
      associatedtype Type_Lower: Self_Fields.Data.Type_Lower.Fields
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { get }
      var `Type`: String? { get }
      var Self_2: Int? { get }
      var `Protocol`: Bool { get }
      var lower: Type_lower? { get }
      var Case_2: Int? { get }
      var __other: Int? { get }
      var Lower: Type_Lower? { get }
    }

    var fragment_Self_Fields: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Self_Fields>.pointer(to: self) }

    static var __responseKeys: [String: String] { ["_id": "id", "Self_2": "Self", "Case_2": "Case"] }
    typealias __Stored = (_id: String, `Type`: String?, Self_2: Int?, `Protocol`: Bool, lower: Type_lower?, Case_2: Int?, __other: Int?, Lower: Type_Lower?, __on_Type: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let _id: String = reader.readID("id", in: &object)
      let `Type`: String? = reader.readNullableString("Type", in: &object)
      let Self_2: Int? = reader.readNullableInt("Self", in: &object)
      let `Protocol`: Bool = reader.readBool("Protocol", in: &object)
      let lower: Type_lower? = reader.readNullable("lower", in: &object)
      let Case_2: Int? = reader.readNullableInt("Case", in: &object)
      let __other: Int? = reader.readNullableInt("__other", in: &object)
      let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
      try reader.endObject(&object)
      self._id = _id
      self.`Type` = `Type`
      self.Self_2 = Self_2
      self.`Protocol` = `Protocol`
      self.lower = lower
      self.Case_2 = Case_2
      self.__other = __other
      self.Lower = Lower
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Self_Fields: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Self_Fields",
      typeCondition: "Type",
      definition: """
        fragment Self_Fields on Type{\
        __typename \
        id \
        Type \
        Self:nil \
        Protocol:throws \
        lower{__typename id Fields:nil Case:throws}\
        Case:nil \
        __other:nil \
        Lower{__typename id}\
        }
        """,
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Self_Fields``.
nonisolated protocol Self_Fields_Key {
  var fragment_Self_Fields: InlineGraphQL.FragmentPointer { get }
}
