struct Roots: InlineGraphQL.GraphQLFragment {
  init(key: some Roots_Key) { self.fragmentPointer = key.fragment_Roots }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Roots else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject, __IncompleteObject, Roots_Key, Roots.Data.Fields, __RenamedMembers {
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

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        var reader: Int? { get }
      }

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

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
          var `throws`: Bool { get }
        }

        typealias __Stored = (`throws`: Bool, __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `throws`: Bool = reader.readBool("throws", in: &object)
          try reader.endObject(&object)
          self.`throws` = `throws`
        }
      }

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
        associatedtype Type_oldType: Roots.Data.Root_self.Type_oldType.Fields
        @available(*, deprecated, message: "Say \"new\", not \\(old).")
        var old: Int? { get }
        @available(*, deprecated, message: "No longer supported")
        var oldType: Type_oldType? { get }
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

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, __IncompleteObject {
      associatedtype Root_Self: Roots.Data.Root_Self.Fields
      associatedtype Root_self: Roots.Data.Root_self.Fields
      var Self_2: [Root_Self] { get }
      var `self`: Root_self? { get }
      var Swift_2: Hostile.Swift_? { get }
      var InlineGraphQL_2: Hostile.InlineGraphQL_? { get }
      var Roots: Hostile.Swift_? { get }
    }

    var fragment_Roots: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Roots>.pointer(to: self) }

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

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Roots: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Roots",
      typeCondition: "Root",
      definition: """
        fragment Roots on Root{\
        __typename \
        Self{__typename reader}\
        self{__typename old oldType{__typename throws id}}\
        Swift \
        InlineGraphQL \
        Roots:Swift\
        }
        """,
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Roots``.
nonisolated protocol Roots_Key {
  var fragment_Roots: InlineGraphQL.FragmentPointer { get }
}
