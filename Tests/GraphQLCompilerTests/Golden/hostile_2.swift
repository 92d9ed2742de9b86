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
  struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Self__Key, Type_x_Key, Type_x.Data.Fields, __RenamedMembers {
    @available(*, deprecated, message: "Use `Type`.")
    var id: String { self._id }
    private let _id: String
    let `nil`: Int?
    let fragment_Self_: InlineGraphQL.FragmentPointer

    nonisolated protocol Fields: InlineGraphQL.ResponseView, Self__Key {
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

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
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

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
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

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
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

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
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

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
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
