struct RequiredInside: InlineGraphQL.GraphQLFragment {
  init(key: some RequiredInside_Key) { self.fragmentPointer = key.fragment_RequiredInside }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RequiredInside else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  /// Reads the fragment from each object of a list.
  static func list(keys: some Sequence<some RequiredInside_Key>) -> [Self] { keys.map { .init(key: $0) } }

  /// Reads the fragment from each object of a list that may have nulls.
  static func list(keys: some Sequence<(some RequiredInside_Key)?>) -> [Self?] {
    keys.map { key in key.map { .init(key: $0) } }
  }

  /// Reads the fragment from each object of a list whose objects may not have it.
  @_disfavoredOverload
  static func list(keys: some Sequence<some OptionalKey>) -> [Self?] { keys.map { .init(key: $0) } }

  /// Reads the fragment from each object of a list that may have nulls, and objects without the fragment.
  @_disfavoredOverload
  static func list(keys: some Sequence<(some OptionalKey)?>) -> [Self?] {
    keys.map { key in key.flatMap { .init(key: $0) } }
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Droid
  struct Data: InlineGraphQL.ResponseObject, RequiredInside_Key, RequiredInside.Data.Fields {
    /// The friends of the droid.
    let friends: [Character_friends?]?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredInside.Data.Character_friends.Fields {
      /// The friends of the character.
      let friends: [Character_friends?]

      /// A character of the saga.
      ///
      /// Parent type: Character
      struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredInside.Data.Character_friends.Character_friends.Fields {
        /// The name of the character.
        let name: String

        nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
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

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        associatedtype Character_friends: RequiredInside.Data.Character_friends.Character_friends.Fields
        var friends: [Character_friends?] { get }
      }

      let __typename: String
      typealias __Stored = (friends: [Character_friends?], __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        try reader.endObject(&object)
        self.friends = try reader.required(friends, "friends", .log, in: object)
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Character_friends: RequiredInside.Data.Character_friends.Fields
      var friends: [Character_friends?]? { get }
    }

    var fragment_RequiredInside: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RequiredInside>.pointer(to: self) }

    typealias __Stored = (friends: [Character_friends?]?, __on_Droid: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
      try reader.endObject(&object)
      self.friends = friends
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RequiredInside: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "RequiredInside",
      typeCondition: "Droid",
      definition: "fragment RequiredInside on Droid{__typename friends{__typename friends{__typename name id}id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``RequiredInside``.
nonisolated protocol RequiredInside_Key {
  var fragment_RequiredInside: InlineGraphQL.FragmentPointer { get }
}

struct RequiredOrThrown: InlineGraphQL.GraphQLFragment {
  init(key: some RequiredOrThrown_Key) { self.fragmentPointer = key.fragment_RequiredOrThrown }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RequiredOrThrown else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data? { get throws { try self.fragmentPointer.get(Self.self) } }

  /// Parent type: Droid
  struct Data: InlineGraphQL.ResponseObject, RequiredOrThrown_Key, RequiredOrThrown.Data.Fields {
    /// What the droid is made for.
    let primaryFunction: String

    /// The friends of the droid.
    let friends: [Character_friends?]

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredFriend_Key, RequiredOrThrown.Data.Character_friends.Fields {
      let fragment_RequiredFriend: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, RequiredFriend_Key {
      }

      let __typename: String
      typealias __Stored = (fragment_RequiredFriend: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_RequiredFriend: InlineGraphQL.FragmentPointer = try reader.readFragment(RequiredFriend.self, in: &object)
        try reader.endObject(&object)
        self.fragment_RequiredFriend = fragment_RequiredFriend
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Character_friends: RequiredOrThrown.Data.Character_friends.Fields
      var primaryFunction: String { get }
      var friends: [Character_friends?] { get }
    }

    var fragment_RequiredOrThrown: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RequiredOrThrown>.pointer(to: self) }

    typealias __Stored = (primaryFunction: String, friends: [Character_friends?], __on_Droid: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let primaryFunction: String? = reader.readNullableString("primaryFunction", in: &object)
      let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
      try reader.endObject(&object)
      self.primaryFunction = try reader.required(primaryFunction, "primaryFunction", .throw, in: object)
      self.friends = try reader.required(friends, "friends", .log, in: object)
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RequiredOrThrown: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .required }

  static var node: __FragmentNode {
    .init(
      name: "RequiredOrThrown",
      typeCondition: "Droid",
      definition: """
        fragment RequiredOrThrown on Droid{\
        __typename \
        primaryFunction \
        friends{__typename ...RequiredFriend id}\
        id\
        }
        """,
      fragments: [RequiredFriend.self]
    )
  }
}

/// An object that spreads the fragment ``RequiredOrThrown``.
nonisolated protocol RequiredOrThrown_Key {
  var fragment_RequiredOrThrown: InlineGraphQL.FragmentPointer { get }
}

struct RequiredFriend: InlineGraphQL.GraphQLFragment {
  init(key: some RequiredFriend_Key) { self.fragmentPointer = key.fragment_RequiredFriend }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_RequiredFriend else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { get throws { try self.fragmentPointer.get(Self.self)! } }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredFriend_Key, RequiredFriend.Data.Fields {
    /// The friends of the character.
    let object: [Character_object?]

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_object: InlineGraphQL.ResponseObject, Swift.CustomReflectable, RequiredFriend.Data.Character_object.Fields {
      /// The name of the character.
      let name: String

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
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

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      associatedtype Character_object: RequiredFriend.Data.Character_object.Fields
      var object: [Character_object?] { get }
    }

    var fragment_RequiredFriend: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<RequiredFriend>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (object: [Character_object?], __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let __object: [Character_object?]? = reader.readNullable("object", in: &object)
      try reader.endObject(&object)
      self.object = try reader.required(__object, "object", .throw, in: object)
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_RequiredFriend: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var errorHandling: __ErrorHandling { .required }

  static var node: __FragmentNode {
    .init(
      name: "RequiredFriend",
      typeCondition: "Character",
      definition: "fragment RequiredFriend on Character{__typename object:friends{__typename name id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``RequiredFriend``.
nonisolated protocol RequiredFriend_Key {
  var fragment_RequiredFriend: InlineGraphQL.FragmentPointer { get }
}
