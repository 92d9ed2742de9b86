struct AliasedSize: InlineGraphQL.GraphQLFragment {
  init(key: some AliasedSize_Key) { self.fragmentPointer = key.fragment_AliasedSize }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AliasedSize else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Human
  struct Data: InlineGraphQL.ResponseObject, AliasedSize_Key, AliasedSize.Data.Fields {
    /// How tall the human is, in metres where no other unit is asked for.
    let height: Double?

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      var height: Double? { get }
    }

    var fragment_AliasedSize: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AliasedSize>.pointer(to: self) }

    typealias __Stored = (height: Double?, __on_Human: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let height: Double? = reader.readNullableDouble("height", in: &object)
      try reader.endObject(&object)
      self.height = height
    }
  }

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AliasedSize: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AliasedSize",
      typeCondition: "Human",
      definition: "fragment AliasedSize on Human{__typename height id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AliasedSize``.
nonisolated protocol AliasedSize_Key {
  var fragment_AliasedSize: InlineGraphQL.FragmentPointer { get }
}

struct AliasedList: InlineGraphQL.GraphQLFragment {
  init(key: some AliasedList_Key) { self.fragmentPointer = key.fragment_AliasedList }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_AliasedList else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, AliasedList_Key, AliasedList.Data.Fields {
    /// The friends of the character.
    let friends: [Character_friends?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_friends: InlineGraphQL.ResponseObject, AliasedList.Data.Character_friends.Fields {
      /// The name of the character.
      let name: String

      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var name: String { get }
      }

      let __typename: String
      typealias __Stored = (name: String, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.name = name
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Character_friends: AliasedList.Data.Character_friends.Fields
      var friends: [Character_friends?]? { get }
    }

    var fragment_AliasedList: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<AliasedList>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (friends: [Character_friends?]?, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let friends: [Character_friends?]? = try reader.readNullable("friends", if: reader.isTrue("all"), in: &object)
      try reader.endObject(&object)
      self.friends = friends
      self.__typename = __typename
    }
  }

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_AliasedList: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "AliasedList",
      typeCondition: "Character",
      arguments: [.init("all")],
      definition: "fragment AliasedList on Character{__typename friends@include(if:$all){__typename name id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``AliasedList``.
nonisolated protocol AliasedList_Key {
  var fragment_AliasedList: InlineGraphQL.FragmentPointer { get }
}
