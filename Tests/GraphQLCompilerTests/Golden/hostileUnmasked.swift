// 4:10: error: Fields "Type_lower" conflict because "lower" and "id" are different fields. Use different aliases on the fields to fetch both if this was intentional.
// 4:71: error: Fields "Fields" conflict because "id" and "lower" are different fields. Use different aliases on the fields to fetch both if this was intentional.
struct HostileUnmasked: InlineGraphQL.GraphQLQuery {
  typealias Variables = InlineGraphQL.EmptyVariables
  static var operationName: Swift.String { "HostileUnmasked" }
  static var definition: Swift.String { "query HostileUnmasked{Type{__typename ...Self_Fields Type_Type:id lower_Type:lower{__typename id}id}init{__typename Type_lower:lower{__typename nil id}...Self_Fields Fields:id id}self{__typename Self{__typename ...Roots}}}" }
  static var fragments: [any InlineGraphQL.GraphQLFragment.Type] { [Self_Fields.self, Roots.self] }
  static let document: Swift.String = InlineGraphQL.__composeDocument(of: Self.self)
  var variables: InlineGraphQL.EmptyVariables { .init() }
  init() {}
  struct Data: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject {
    static var __parentType: Swift.String { "Root" }
    /// A type called Type.
    let `Type`: Type_Type
    let `init`: Type_init?
    let `self`: Root_self?
    typealias __Stored = (`Type`: Type_Type, `init`: Type_init?, `self`: Root_self?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let `Type`: Type_Type = try reader.read("Type", in: &object)
      let `init`: Type_init? = reader.readNullable("init", in: &object)
      self.`self` = reader.readNullable("self", in: &object)
      try reader.endObject(&object)
      self.`Type` = `Type`
      self.`init` = `init`
    }
    /// An object called Type.
    struct Type_Type: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Fields, InlineGraphQL.__RenamedMembers {
      static var __parentType: Swift.String { "Type" }
      static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id", "Self_2": "Self", "_Type_Type": "Type_Type"] }
      @available(*, deprecated, message: "Use `Type`.")
      var id: Swift.String { self._id }
      private let _id: Swift.String
      let `Type`: Swift.String?
      let Self_2: Swift.Int?
      let `Protocol`: Swift.Bool
      let lower: Type_lower?
      let Case: Swift.Int?
      let __other: Swift.Int?
      let Lower: Type_Lower?
      @available(*, deprecated, message: "Use `Type`.")
      var Type_Type: Swift.String { self._Type_Type }
      private let _Type_Type: Swift.String
      let lower_Type: Type_lower_Type?
      typealias __Stored = (_id: Swift.String, `Type`: Swift.String?, Self_2: Swift.Int?, `Protocol`: Swift.Bool, lower: Type_lower?, Case: Swift.Int?, __other: Swift.Int?, Lower: Type_Lower?, _Type_Type: Swift.String, lower_Type: Type_lower_Type?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: Swift.String = reader.readID("id", in: &object)
        let `Type`: Swift.String? = reader.readNullableString("Type", in: &object)
        let Self_2: Swift.Int? = reader.readNullableInt("Self", in: &object)
        let `Protocol`: Swift.Bool = reader.readBool("Protocol", in: &object)
        let lower: Type_lower? = reader.readNullable("lower", in: &object)
        let Case: Swift.Int? = reader.readNullableInt("Case", in: &object)
        let __other: Swift.Int? = reader.readNullableInt("__other", in: &object)
        let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
        let _Type_Type: Swift.String = reader.readID("Type_Type", in: &object)
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
      /// An object called Type.
      struct Type_lower: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_lower.Fields, InlineGraphQL.__RenamedMembers {
        static var __parentType: Swift.String { "Type" }
        static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id"] }
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { self._id }
        private let _id: Swift.String
        let Fields: Swift.Int?
        let Case: Swift.Bool
        typealias __Stored = (_id: Swift.String, Fields: Swift.Int?, Case: Swift.Bool)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: Swift.String = reader.readID("id", in: &object)
          let Fields: Swift.Int? = reader.readNullableInt("Fields", in: &object)
          let Case: Swift.Bool = reader.readBool("Case", in: &object)
          try reader.endObject(&object)
          self._id = _id
          self.Fields = Fields
          self.Case = Case
        }
        @_implements(Self_Fields.Data.Type_lower.Fields, Fields_2) var __Fields_2: Swift.Int? { self.Fields }
        @_implements(Self_Fields.Data.Type_lower.Fields, Case_2) var __Case_2: Swift.Bool { self.Case }
      }
      /// An object called Type.
      struct Type_Lower: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_Lower.Fields, InlineGraphQL.__RenamedMembers {
        static var __parentType: Swift.String { "Type" }
        static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id"] }
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { self._id }
        private let _id: Swift.String
        typealias __Stored = (_id: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }
      /// An object called Type.
      struct Type_lower_Type: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, InlineGraphQL.__RenamedMembers {
        static var __parentType: Swift.String { "Type" }
        static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id"] }
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { self._id }
        private let _id: Swift.String
        typealias __Stored = (_id: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }
      @_implements(Self_Fields.Data.Fields, Case_2) var __Case_2: Swift.Int? { self.Case }
    }
    /// An object called Type.
    struct Type_init: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Fields, InlineGraphQL.__RenamedMembers {
      static var __parentType: Swift.String { "Type" }
      static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id", "Self_2": "Self", "_Fields": "Fields"] }
      let Type_lower: Type_Type_lower?
      @available(*, deprecated, message: "Use `Type`.")
      var id: Swift.String { self._id }
      private let _id: Swift.String
      let `Type`: Swift.String?
      let Self_2: Swift.Int?
      let `Protocol`: Swift.Bool
      let lower: Type_lower_2?
      let Case: Swift.Int?
      let __other: Swift.Int?
      let Lower: Type_Lower?
      @available(*, deprecated, message: "Use `Type`.")
      var Fields: Swift.String { self._Fields }
      private let _Fields: Swift.String
      typealias __Stored = (Type_lower: Type_Type_lower?, _id: Swift.String, `Type`: Swift.String?, Self_2: Swift.Int?, `Protocol`: Swift.Bool, lower: Type_lower_2?, Case: Swift.Int?, __other: Swift.Int?, Lower: Type_Lower?, _Fields: Swift.String)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let Type_lower: Type_Type_lower? = reader.readNullable("Type_lower", in: &object)
        let _id: Swift.String = reader.readID("id", in: &object)
        let `Type`: Swift.String? = reader.readNullableString("Type", in: &object)
        let Self_2: Swift.Int? = reader.readNullableInt("Self", in: &object)
        let `Protocol`: Swift.Bool = reader.readBool("Protocol", in: &object)
        let lower: Type_lower_2? = reader.readNullable("lower", in: &object)
        let Case: Swift.Int? = reader.readNullableInt("Case", in: &object)
        let __other: Swift.Int? = reader.readNullableInt("__other", in: &object)
        let Lower: Type_Lower? = reader.readNullable("Lower", in: &object)
        let _Fields: Swift.String = reader.readID("Fields", in: &object)
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
      /// An object called Type.
      struct Type_Type_lower: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject {
        static var __parentType: Swift.String { "Type" }
        let `nil`: Swift.Int?
        typealias __Stored = (`nil`: Swift.Int?, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `nil`: Swift.Int? = reader.readNullableInt("nil", in: &object)
          try reader.endObject(&object)
          self.`nil` = `nil`
        }
      }
      /// An object called Type.
      struct Type_lower_2: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_lower.Fields, InlineGraphQL.__RenamedMembers {
        static var __parentType: Swift.String { "Type" }
        static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id"] }
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { self._id }
        private let _id: Swift.String
        let Fields: Swift.Int?
        let Case: Swift.Bool
        typealias __Stored = (_id: Swift.String, Fields: Swift.Int?, Case: Swift.Bool)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: Swift.String = reader.readID("id", in: &object)
          let Fields: Swift.Int? = reader.readNullableInt("Fields", in: &object)
          let Case: Swift.Bool = reader.readBool("Case", in: &object)
          try reader.endObject(&object)
          self._id = _id
          self.Fields = Fields
          self.Case = Case
        }
        @_implements(Self_Fields.Data.Type_lower.Fields, Fields_2) var __Fields_2: Swift.Int? { self.Fields }
        @_implements(Self_Fields.Data.Type_lower.Fields, Case_2) var __Case_2: Swift.Bool { self.Case }
      }
      /// An object called Type.
      struct Type_Lower: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_Lower.Fields, InlineGraphQL.__RenamedMembers {
        static var __parentType: Swift.String { "Type" }
        static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id"] }
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { self._id }
        private let _id: Swift.String
        typealias __Stored = (_id: Swift.String, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let _id: Swift.String = reader.readID("id", in: &object)
          try reader.endObject(&object)
          self._id = _id
        }
      }
      @_implements(Self_Fields.Data.Fields, Type_lower) typealias __Type_lower = Data.Type_init.Type_lower_2
      @_implements(Self_Fields.Data.Fields, Case_2) var __Case_2: Swift.Int? { self.Case }
    }
    /// A description of several lines,
    /// one of them with */ and /* in it,
    ///
    /// and "quotes" and \(interpolation).
    struct Root_self: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, InlineGraphQL.__RenamedMembers {
      static var __parentType: Swift.String { "Root" }
      static var __responseKeys: [Swift.String: Swift.String] { ["Self_2": "Self"] }
      let Self_2: [Root_Self]
      typealias __Stored = (Self_2: [Root_Self], ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let Self_2: [Root_Self] = reader.readList("Self", in: &object)
        try reader.endObject(&object)
        self.Self_2 = Self_2
      }
      /// A description of several lines,
      /// one of them with */ and /* in it,
      ///
      /// and "quotes" and \(interpolation).
      struct Root_Self: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Fields, InlineGraphQL.__RenamedMembers {
        static var __parentType: Swift.String { "Root" }
        static var __responseKeys: [Swift.String: Swift.String] { ["Self_2": "Self", "Swift_2": "Swift", "InlineGraphQL_2": "InlineGraphQL"] }
        let Self_2: [Root_Self]
        let `self`: Root_self?
        let Swift_2: Hostile.Swift_?
        let InlineGraphQL_2: Hostile.InlineGraphQL_?
        let Roots: Hostile.Swift_?
        typealias __Stored = (Self_2: [Root_Self], `self`: Root_self?, Swift_2: Hostile.Swift_?, InlineGraphQL_2: Hostile.InlineGraphQL_?, Roots: Hostile.Swift_?)
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let Self_2: [Root_Self] = reader.readList("Self", in: &object)
          self.`self` = reader.readNullable("self", in: &object)
          let Swift_2: Hostile.Swift_? = reader.readNullable("Swift", in: &object)
          let InlineGraphQL_2: Hostile.InlineGraphQL_? = reader.readNullable("InlineGraphQL", in: &object)
          let Roots: Hostile.Swift_? = reader.readNullable("Roots", in: &object)
          try reader.endObject(&object)
          self.Self_2 = Self_2
          self.Swift_2 = Swift_2
          self.InlineGraphQL_2 = InlineGraphQL_2
          self.Roots = Roots
        }
        /// A description of several lines,
        /// one of them with */ and /* in it,
        ///
        /// and "quotes" and \(interpolation).
        struct Root_Self: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Root_Self.Fields {
          static var __parentType: Swift.String { "Root" }
          let reader: Swift.Int?
          typealias __Stored = (reader: Swift.Int?, ())
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
        struct Root_self: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Root_self.Fields, InlineGraphQL.__RenamedMembers {
          static var __parentType: Swift.String { "Root" }
          static var __responseKeys: [Swift.String: Swift.String] { ["_old": "old", "_oldType": "oldType"] }
          @available(*, deprecated, message: "Say \"new\", not \\(old).")
          var old: Swift.Int? { self._old }
          private let _old: Swift.Int?
          @available(*, deprecated, message: "No longer supported")
          var oldType: Type_oldType? { self._oldType }
          private let _oldType: Type_oldType?
          typealias __Stored = (_old: Swift.Int?, _oldType: Type_oldType?)
          init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let _old: Swift.Int? = reader.readNullableInt("old", in: &object)
            let _oldType: Type_oldType? = reader.readNullable("oldType", in: &object)
            try reader.endObject(&object)
            self._old = _old
            self._oldType = _oldType
          }
          /// An object called Type.
          struct Type_oldType: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Root_self.Type_oldType.Fields {
            static var __parentType: Swift.String { "Type" }
            let `throws`: Swift.Bool
            typealias __Stored = (`throws`: Swift.Bool, ())
            init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
              var object = try reader.beginObject()
              reader.skip("__typename", in: &object)
              let `throws`: Swift.Bool = reader.readBool("throws", in: &object)
              try reader.endObject(&object)
              self.`throws` = `throws`
            }
          }
        }
      }
    }
  }
}

struct Self_Fields: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Self_Fields",
      typeCondition: "Type",
      definition: "fragment Self_Fields on Type{__typename id Type Self:nil Protocol:throws lower{__typename id Fields:nil Case:throws}Case:nil __other:nil Lower{__typename id}}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Self_Fields_Key) { self.fragmentPointer = key.fragment_Self_Fields }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Self_Fields: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Self_Fields else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Fields, InlineGraphQL.__RenamedMembers {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Type_lower: Self_Fields.Data.Type_lower.Fields
      associatedtype Type_Lower: Self_Fields.Data.Type_Lower.Fields
      @available(*, deprecated, message: "Use `Type`.")
      var id: Swift.String { get }
      var `Type`: Swift.String? { get }
      var Self_2: Swift.Int? { get }
      var `Protocol`: Swift.Bool { get }
      var lower: Type_lower? { get }
      var Case_2: Swift.Int? { get }
      var __other: Swift.Int? { get }
      var Lower: Type_Lower? { get }
    }
    static var __parentType: Swift.String { "Type" }
    static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id", "Self_2": "Self", "Case_2": "Case"] }
    @available(*, deprecated, message: "Use `Type`.")
    var id: Swift.String { self._id }
    private let _id: Swift.String
    let `Type`: Swift.String?
    let Self_2: Swift.Int?
    let `Protocol`: Swift.Bool
    let lower: Type_lower?
    let Case_2: Swift.Int?
    let __other: Swift.Int?
    let Lower: Type_Lower?
    typealias __Stored = (_id: Swift.String, `Type`: Swift.String?, Self_2: Swift.Int?, `Protocol`: Swift.Bool, lower: Type_lower?, Case_2: Swift.Int?, __other: Swift.Int?, Lower: Type_Lower?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let _id: Swift.String = reader.readID("id", in: &object)
      let `Type`: Swift.String? = reader.readNullableString("Type", in: &object)
      let Self_2: Swift.Int? = reader.readNullableInt("Self", in: &object)
      let `Protocol`: Swift.Bool = reader.readBool("Protocol", in: &object)
      let lower: Type_lower? = reader.readNullable("lower", in: &object)
      let Case_2: Swift.Int? = reader.readNullableInt("Case", in: &object)
      let __other: Swift.Int? = reader.readNullableInt("__other", in: &object)
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
    /// An object called Type.
    struct Type_lower: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_lower.Fields, InlineGraphQL.__RenamedMembers {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { get }
        var Fields_2: Swift.Int? { get }
        var Case_2: Swift.Bool { get }
      }
      static var __parentType: Swift.String { "Type" }
      static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id", "Fields_2": "Fields", "Case_2": "Case"] }
      @available(*, deprecated, message: "Use `Type`.")
      var id: Swift.String { self._id }
      private let _id: Swift.String
      let Fields_2: Swift.Int?
      let Case_2: Swift.Bool
      typealias __Stored = (_id: Swift.String, Fields_2: Swift.Int?, Case_2: Swift.Bool)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: Swift.String = reader.readID("id", in: &object)
        let Fields_2: Swift.Int? = reader.readNullableInt("Fields", in: &object)
        let Case_2: Swift.Bool = reader.readBool("Case", in: &object)
        try reader.endObject(&object)
        self._id = _id
        self.Fields_2 = Fields_2
        self.Case_2 = Case_2
      }
    }
    /// An object called Type.
    struct Type_Lower: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Swift.Identifiable, Self_Fields.Data.Type_Lower.Fields, InlineGraphQL.__RenamedMembers {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        @available(*, deprecated, message: "Use `Type`.")
        var id: Swift.String { get }
      }
      static var __parentType: Swift.String { "Type" }
      static var __responseKeys: [Swift.String: Swift.String] { ["_id": "id"] }
      @available(*, deprecated, message: "Use `Type`.")
      var id: Swift.String { self._id }
      private let _id: Swift.String
      typealias __Stored = (_id: Swift.String, ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _id: Swift.String = reader.readID("id", in: &object)
        try reader.endObject(&object)
        self._id = _id
      }
    }
  }
}

/// An object that spreads the fragment ``Self_Fields``.
nonisolated protocol Self_Fields_Key {
  var fragment_Self_Fields: InlineGraphQL.FragmentPointer { get }
}

struct Roots: InlineGraphQL.GraphQLFragment {
  static var node: InlineGraphQL.__FragmentNode {
    .init(
      name: "Roots",
      typeCondition: "Root",
      definition: "fragment Roots on Root{__typename Self{__typename reader}self{__typename old oldType{__typename throws id}}Swift InlineGraphQL Roots:Swift}",
      fragments: []
    )
  }
  let fragmentPointer: InlineGraphQL.FragmentPointer
  init(key: some Roots_Key) { self.fragmentPointer = key.fragment_Roots }
  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Roots: InlineGraphQL.FragmentPointer? { get }
  }
  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Roots else { return nil }
    self.fragmentPointer = fragmentPointer
  }
  var data: Data { self.fragmentPointer.data(of: Self.self) }
  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields
  struct Data: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Fields, InlineGraphQL.__RenamedMembers {
    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Root_Self: Roots.Data.Root_Self.Fields
      associatedtype Root_self: Roots.Data.Root_self.Fields
      var Self_2: [Root_Self] { get }
      var `self`: Root_self? { get }
      var Swift_2: Hostile.Swift_? { get }
      var InlineGraphQL_2: Hostile.InlineGraphQL_? { get }
      var Roots: Hostile.Swift_? { get }
    }
    static var __parentType: Swift.String { "Root" }
    static var __responseKeys: [Swift.String: Swift.String] { ["Self_2": "Self", "Swift_2": "Swift", "InlineGraphQL_2": "InlineGraphQL"] }
    let Self_2: [Root_Self]
    let `self`: Root_self?
    let Swift_2: Hostile.Swift_?
    let InlineGraphQL_2: Hostile.InlineGraphQL_?
    let Roots: Hostile.Swift_?
    typealias __Stored = (Self_2: [Root_Self], `self`: Root_self?, Swift_2: Hostile.Swift_?, InlineGraphQL_2: Hostile.InlineGraphQL_?, Roots: Hostile.Swift_?)
    init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let Self_2: [Root_Self] = reader.readList("Self", in: &object)
      self.`self` = reader.readNullable("self", in: &object)
      let Swift_2: Hostile.Swift_? = reader.readNullable("Swift", in: &object)
      let InlineGraphQL_2: Hostile.InlineGraphQL_? = reader.readNullable("InlineGraphQL", in: &object)
      let Roots: Hostile.Swift_? = reader.readNullable("Roots", in: &object)
      try reader.endObject(&object)
      self.Self_2 = Self_2
      self.Swift_2 = Swift_2
      self.InlineGraphQL_2 = InlineGraphQL_2
      self.Roots = Roots
    }
    /// A description of several lines,
    /// one of them with */ and /* in it,
    ///
    /// and "quotes" and \(interpolation).
    struct Root_Self: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Root_Self.Fields {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var reader: Swift.Int? { get }
      }
      static var __parentType: Swift.String { "Root" }
      let reader: Swift.Int?
      typealias __Stored = (reader: Swift.Int?, ())
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
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
    struct Root_self: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Root_self.Fields, InlineGraphQL.__RenamedMembers {
      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        associatedtype Type_oldType: Roots.Data.Root_self.Type_oldType.Fields
        @available(*, deprecated, message: "Say \"new\", not \\(old).")
        var old: Swift.Int? { get }
        @available(*, deprecated, message: "No longer supported")
        var oldType: Type_oldType? { get }
      }
      static var __parentType: Swift.String { "Root" }
      static var __responseKeys: [Swift.String: Swift.String] { ["_old": "old", "_oldType": "oldType"] }
      @available(*, deprecated, message: "Say \"new\", not \\(old).")
      var old: Swift.Int? { self._old }
      private let _old: Swift.Int?
      @available(*, deprecated, message: "No longer supported")
      var oldType: Type_oldType? { self._oldType }
      private let _oldType: Type_oldType?
      typealias __Stored = (_old: Swift.Int?, _oldType: Type_oldType?)
      init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let _old: Swift.Int? = reader.readNullableInt("old", in: &object)
        let _oldType: Type_oldType? = reader.readNullable("oldType", in: &object)
        try reader.endObject(&object)
        self._old = _old
        self._oldType = _oldType
      }
      /// An object called Type.
      struct Type_oldType: InlineGraphQL.ResponseObject, InlineGraphQL.__IncompleteObject, Roots.Data.Root_self.Type_oldType.Fields {
        nonisolated protocol Fields: InlineGraphQL.ResponseView {
          var `throws`: Swift.Bool { get }
        }
        static var __parentType: Swift.String { "Type" }
        let `throws`: Swift.Bool
        typealias __Stored = (`throws`: Swift.Bool, ())
        init(from reader: inout InlineGraphQL.__ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `throws`: Swift.Bool = reader.readBool("throws", in: &object)
          try reader.endObject(&object)
          self.`throws` = `throws`
        }
      }
    }
  }
}

/// An object that spreads the fragment ``Roots``.
nonisolated protocol Roots_Key {
  var fragment_Roots: InlineGraphQL.FragmentPointer { get }
}
