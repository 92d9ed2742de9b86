struct Type_x: InlineGraphQL.GraphQLFragment {
  init(key: some Type_x_Key) { self.fragmentPointer = key.fragment_Type_x }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Type_x else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Self__Key, Type_x_Key, Type_x.Data.Fields, __RenamedMembers {
    @available(*, deprecated, message: "Use `Type`.")
    var id: String { self._id }
    private let _id: String
    let `nil`: Int?
    let fragment_Self_: InlineGraphQL.FragmentPointer

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, Self__Key {
      @available(*, deprecated, message: "Use `Type`.")
      var id: String { get }
      var `nil`: Int? { get }
    }

    var fragment_Type_x: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Type_x>.pointer(to: self) }

    static var __responseKeys: [String: String] { ["_id": "id"] }
    typealias __Stored = (_id: String, `nil`: Int?, fragment_Self_: InlineGraphQL.FragmentPointer, __on_Type: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      let _id: String = reader.readID("id", in: &object)
      let `nil`: Int? = reader.readNullableInt("nil", in: &object)
      let fragment_Self_: InlineGraphQL.FragmentPointer = try reader.readFragment(Self_.self, in: &object)
      try reader.endObject(&object)
      self._id = _id
      self.`nil` = `nil`
      self.fragment_Self_ = fragment_Self_
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Type_x: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Type_x",
      typeCondition: "Type",
      definition: "fragment Type_x on Type{__typename id nil ...Self_}",
      fragments: [Self_.self]
    )
  }
}

/// An object that spreads the fragment ``Type_x``.
nonisolated protocol Type_x_Key {
  var fragment_Type_x: InlineGraphQL.FragmentPointer { get }
}

struct Self_: InlineGraphQL.GraphQLFragment {
  init(key: some Self__Key) { self.fragmentPointer = key.fragment_Self_ }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Self_ else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, Self__Key, Self_.Data.Fields {
    let `init`: Bool
    let `self`: Int?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var `init`: Bool { get }
      var `self`: Int? { get }
    }

    var fragment_Self_: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Self_>.pointer(to: self) }

    typealias __Stored = (`init`: Bool, `self`: Int?, __on_Type: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let `init`: Bool = reader.readBool("init", in: &object)
      self.`self` = reader.readNullableInt("self", in: &object)
      try reader.endObject(&object)
      self.`init` = `init`
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Self_: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Self_",
      typeCondition: "Type",
      definition: "fragment Self_ on Type{__typename init:throws self:nil id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Self_``.
nonisolated protocol Self__Key {
  var fragment_Self_: InlineGraphQL.FragmentPointer { get }
}

struct `Protocol`: InlineGraphQL.GraphQLFragment {
  init(key: some Protocol_Key) { self.fragmentPointer = key.fragment_Protocol }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Protocol else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Type
  struct Data: InlineGraphQL.ResponseObject, Protocol_Key, `Protocol`.Data.Fields {
    let `throws`: Bool
    let `Protocol`: String?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var `throws`: Bool { get }
      var `Protocol`: String? { get }
    }

    var fragment_Protocol: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<`Protocol`>.pointer(to: self) }

    typealias __Stored = (`throws`: Bool, `Protocol`: String?, __on_Type: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let `throws`: Bool = reader.readBool("throws", in: &object)
      let `Protocol`: String? = reader.readNullableString("Protocol", in: &object)
      try reader.endObject(&object)
      self.`throws` = `throws`
      self.`Protocol` = `Protocol`
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Protocol: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Protocol",
      typeCondition: "Type",
      definition: "fragment Protocol on Type{__typename throws Protocol:Type id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Protocol``.
nonisolated protocol Protocol_Key {
  var fragment_Protocol: InlineGraphQL.FragmentPointer { get }
}

struct HostileGroups: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(on: Bool) {
    self.init(variables: .init(on: on))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Root
  struct Data: InlineGraphQL.ResponseObject {
    let `self`: Root_self?
    let x: Type_x?

    /// A description of several lines,
    /// one of them with */ and /* in it,
    ///
    /// and "quotes" and \(interpolation).
    ///
    /// Parent type: Root
    struct Root_self: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var ifOn: IfOn? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }
      var ifNotOn: IfNotOn? { self.__storage.fields.__inclusions[1] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Root
      struct IfOn: InlineGraphQL.ResponseView {
        var `self`: Data.Root_self.__Fields.Root_self? { self.__storage.fields.`self` }
        var object: String? { self.__storage.fields.object }

        typealias Root_self = Data.Root_self.__Fields.Root_self

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`self`: Data.Root_self.__Fields.Root_self?, object: String?), __on_Root: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      /// Parent type: Root
      struct IfNotOn: InlineGraphQL.ResponseView {
        var reader: Int? { self.__storage.fields.reader }
        var matches: Int? { self.__storage.fields.matches }
        var inclusions: Int? { self.__storage.fields.inclusions }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (reader: Int?, matches: Int?, inclusions: Int?), __on_Root: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (ifOn: (__inclusion_0: IfOn, ()), ifNotOn: (__inclusion_1: IfNotOn, ())), __on_Root: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let `self`: Root_self?
        let object: String?
        let reader: Int?
        let matches: Int?
        let inclusions: Int?

        /// A description of several lines,
        /// one of them with */ and /* in it,
        ///
        /// and "quotes" and \(interpolation).
        ///
        /// Parent type: Root
        struct Root_self: InlineGraphQL.ResponseObject {
          let `_`: Int?

          typealias __Stored = (`_`: Int?, __on_Root: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            reader.skip("__typename", in: &object)
            let `_`: Int? = reader.readNullableInt("_", in: &object)
            try reader.endObject(&object)
            self.`_` = `_`
          }
        }

        let __inclusions: [Bool]
        typealias __Stored = (`self`: Root_self?, object: String?, reader: Int?, matches: Int?, inclusions: Int?, __inclusions: [Bool], __on_Root: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          self.`self` = try reader.readNullable("self", if: reader.isTrue("on"), in: &object)
          self.object = try reader.readNullable("object", if: reader.isTrue("on"), in: &object)
          self.reader = try reader.readNullable("reader", if: reader.isFalse("on"), in: &object)
          self.matches = try reader.readNullable("matches", if: reader.isFalse("on"), in: &object)
          self.inclusions = try reader.readNullable("inclusions", if: reader.isFalse("on"), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("on") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          switch reader.isFalse("on") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self.__inclusions = inclusions
        }
      }
    }

    /// An object called Type.
    ///
    /// Parent type: Type
    struct Type_x: InlineGraphQL.ResponseObject, Swift.CustomReflectable {
      var self_2: Self_2? { self.__storage.fields.__inclusions[0] ? .init(__storage: self.__storage) : nil }

      /// Parent type: Type
      struct Self_2: InlineGraphQL.ResponseView {
        var `nil`: Int? { self.__storage.fields.`nil` }

        var __typename: String { self.__storage.fields.__typename }
        let __storage: __Storage
        typealias __Stored = (__storage: __Storage, __shown: (`nil`: Int?, ()), __on_Type: ())
        init(__storage: __Storage) { self.__storage = __storage }
      }

      var __typename: String { self.__storage.fields.__typename }
      typealias __Storage = __SharedFields<__Fields>
      let __storage: __Storage
      typealias __Stored = (__storage: __Storage, __shown: (self_2: (__inclusion_0: Self_2, ()), ()), __on_Type: ())
      init(__storage: __Storage) { self.__storage = __storage }

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        self.init(__storage: try .init(from: &reader))
      }

      struct __Fields: __ResponseFields {
        let `nil`: Int?

        let __inclusions: [Bool]
        typealias __Stored = (`nil`: Int?, __inclusions: [Bool], __on_Type: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let `nil`: Int? = try reader.readNullable("nil", if: reader.isTrue("on"), in: &object)
          var inclusions: [Bool] = []
          switch reader.isTrue("on") {
            case .included: inclusions.append(true)
            case .excluded: inclusions.append(false)
            case .unknown: inclusions.append(InlineGraphQL.__arePresent())
          }
          try reader.endObject(&object)
          self.`nil` = `nil`
          self.__inclusions = inclusions
        }
      }
    }

    typealias __Stored = (`self`: Root_self?, x: Type_x?, __on_Root: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      self.`self` = reader.readNullable("self", in: &object)
      let x: Type_x? = reader.readNullable("x", in: &object)
      try reader.endObject(&object)
      self.x = x
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var on: Bool

    init(on: Bool) {
      self.on = on
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("on", self.on)
    }
  }

  static var node: __OperationNode {
    .init(name: "HostileGroups", definition: """
      query HostileGroups($on:Boolean!){\
      self{\
      __typename \
      ...@include(if:$on){self{__typename _}object}\
      ...@skip(if:$on){reader matches inclusions}\
      }\
      x{__typename ...@include(if:$on){nil}id}\
      }
      """)
  }
  var booleanVariables: [__BooleanVariable] { [.init("on", self.variables.on)] }
}
