struct DeferredKeys: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A droid by its ID.
    let droid: Droid_droid?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredNote_Key, DeferredCard.Data.Fields, __RenamedMembers {
      /// The name of the character.
      let name: String
      let pages: InlineGraphQL.Deferred<Pages>
      let deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote>
      let fragment_DeferredNote: InlineGraphQL.FragmentPointer

      /// Parent type: Character
      struct Pages: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard.Data.Pages.Fields {
        /// The episodes that the character appears in.
        let appearsIn: [StarWars.Episode?]

        let __typename: String
        typealias __Stored = (appearsIn: [StarWars.Episode?], __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
          try reader.endObject(&object)
          self.appearsIn = appearsIn
          self.__typename = __typename
        }
      }

      /// Parent type: Character
      struct Deferred_DeferredNote: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredNote_Key, DeferredCard.Data.Deferred_DeferredNote.Fields {
        let fragment_DeferredNote: InlineGraphQL.FragmentPointer

        let __typename: String
        typealias __Stored = (fragment_DeferredNote: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_DeferredNote: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredNote.self, in: &object)
          try reader.endObject(&object)
          self.fragment_DeferredNote = fragment_DeferredNote
          self.__typename = __typename
        }
      }

      @_disfavoredOverload @_implements(DeferredNote.OptionalKey, fragment_DeferredNote) var __fragment_DeferredNote: InlineGraphQL.FragmentPointer? { .some(self.fragment_DeferredNote) }

      let __typename: String
      static var __responseKeys: [String: String] { ["pages": "", "deferred_DeferredNote": ""] }
      typealias __Stored = (name: String, pages: InlineGraphQL.Deferred<Pages>, deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote>, fragment_DeferredNote: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let pages: InlineGraphQL.Deferred<Pages> = try reader.readDeferred("DeferredCard$defer$pages", in: &object)
        let deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote> = try reader.readDeferred("DeferredCard$defer_2", in: &object)
        let fragment_DeferredNote: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredNote.self, in: &object)
        try reader.endObject(&object)
        self.name = name
        self.pages = pages
        self.deferred_DeferredNote = deferred_DeferredNote
        self.fragment_DeferredNote = fragment_DeferredNote
        self.__typename = __typename
      }
    }

    /// An autonomous mechanical character of the saga.
    ///
    /// Parent type: Droid
    struct Droid_droid: InlineGraphQL.ResponseObject, DeferredNote.OptionalKey, DeferredCard.Data.Fields, __RenamedMembers {
      /// The name of the character.
      let name: String
      let pages: InlineGraphQL.Deferred<Pages>
      let deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote>
      var fragment_DeferredNote: InlineGraphQL.FragmentPointer? { self.deferred_DeferredNote.value?.fragment_DeferredNote }

      /// Parent type: Character
      struct Pages: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard.Data.Pages.Fields {
        /// The episodes that the character appears in.
        let appearsIn: [StarWars.Episode?]

        let __typename: String
        typealias __Stored = (appearsIn: [StarWars.Episode?], __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
          try reader.endObject(&object)
          self.appearsIn = appearsIn
          self.__typename = __typename
        }
      }

      /// Parent type: Character
      struct Deferred_DeferredNote: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredNote_Key, DeferredCard.Data.Deferred_DeferredNote.Fields {
        let fragment_DeferredNote: InlineGraphQL.FragmentPointer

        let __typename: String
        typealias __Stored = (fragment_DeferredNote: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          let __typename: String = reader.readString("__typename", in: &object)
          let fragment_DeferredNote: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredNote.self, in: &object)
          try reader.endObject(&object)
          self.fragment_DeferredNote = fragment_DeferredNote
          self.__typename = __typename
        }
      }

      static var __responseKeys: [String: String] { ["pages": "", "deferred_DeferredNote": ""] }
      typealias __Stored = (name: String, pages: InlineGraphQL.Deferred<Pages>, deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote>, __on_Droid: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        let pages: InlineGraphQL.Deferred<Pages> = try reader.readDeferred("DeferredCard$defer$pages", in: &object)
        let deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote> = try reader.readDeferred("DeferredCard$defer_2", in: &object)
        try reader.endObject(&object)
        self.name = name
        self.pages = pages
        self.deferred_DeferredNote = deferred_DeferredNote
      }
    }

    typealias __Stored = (hero: Character_hero?, droid: Droid_droid?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      let droid: Droid_droid? = reader.readNullable("droid", in: &object)
      try reader.endObject(&object)
      self.hero = hero
      self.droid = droid
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode {
    .init(name: "DeferredKeys", fragments: [DeferredCard.self, DeferredNote.self], definition: """
      query DeferredKeys{\
      hero{__typename ...DeferredCard ...DeferredNote id}\
      droid(id:\"1\"){__typename ...DeferredCard id}\
      }
      """)
  }
}

struct DeferredCard: InlineGraphQL.GraphQLFragment {
  init(key: some DeferredCard_Key) { self.fragmentPointer = key.fragment_DeferredCard }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_DeferredCard else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredNote.OptionalKey, DeferredCard_Key, DeferredCard.Data.Fields, __RenamedMembers {
    /// The name of the character.
    let name: String
    let pages: InlineGraphQL.Deferred<Pages>
    let deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote>
    var fragment_DeferredNote: InlineGraphQL.FragmentPointer? { self.deferred_DeferredNote.value?.fragment_DeferredNote }

    /// Parent type: Character
    struct Pages: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredCard.Data.Pages.Fields {
      /// The episodes that the character appears in.
      let appearsIn: [StarWars.Episode?]

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
        var appearsIn: [StarWars.Episode?] { get }
      }

      let __typename: String
      typealias __Stored = (appearsIn: [StarWars.Episode?], __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
        try reader.endObject(&object)
        self.appearsIn = appearsIn
        self.__typename = __typename
      }
    }

    /// Parent type: Character
    struct Deferred_DeferredNote: InlineGraphQL.ResponseObject, Swift.CustomReflectable, DeferredNote_Key, DeferredCard.Data.Deferred_DeferredNote.Fields {
      let fragment_DeferredNote: InlineGraphQL.FragmentPointer

      nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, DeferredNote_Key {
      }

      let __typename: String
      typealias __Stored = (fragment_DeferredNote: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_DeferredNote: InlineGraphQL.FragmentPointer = try reader.readFragment(DeferredNote.self, in: &object)
        try reader.endObject(&object)
        self.fragment_DeferredNote = fragment_DeferredNote
        self.__typename = __typename
      }
    }

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, DeferredNote.OptionalKey {
      associatedtype Pages: DeferredCard.Data.Pages.Fields
      associatedtype Deferred_DeferredNote: DeferredCard.Data.Deferred_DeferredNote.Fields
      var name: String { get }
      var pages: InlineGraphQL.Deferred<Pages> { get }
      var deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote> { get }
    }

    var fragment_DeferredCard: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<DeferredCard>.pointer(to: self) }

    let __typename: String
    static var __responseKeys: [String: String] { ["pages": "", "deferred_DeferredNote": ""] }
    typealias __Stored = (name: String, pages: InlineGraphQL.Deferred<Pages>, deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote>, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let pages: InlineGraphQL.Deferred<Pages> = try reader.readDeferred("DeferredCard$defer$pages", in: &object)
      let deferred_DeferredNote: InlineGraphQL.Deferred<Deferred_DeferredNote> = try reader.readDeferred("DeferredCard$defer_2", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.pages = pages
      self.deferred_DeferredNote = deferred_DeferredNote
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_DeferredCard: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "DeferredCard",
      typeCondition: "Character",
      definition: """
        fragment DeferredCard on Character{\
        __typename \
        name \
        ...@defer(label:\"DeferredCard$defer$pages\"){appearsIn}\
        ...DeferredNote@defer(label:\"DeferredCard$defer_2\")id\
        }
        """,
      fragments: [DeferredNote.self]
    )
  }
}

/// An object that spreads the fragment ``DeferredCard``.
nonisolated protocol DeferredCard_Key {
  var fragment_DeferredCard: InlineGraphQL.FragmentPointer { get }
}

struct DeferredNote: InlineGraphQL.GraphQLFragment {
  init(key: some DeferredNote_Key) { self.fragmentPointer = key.fragment_DeferredNote }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_DeferredNote else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, DeferredNote_Key, DeferredNote.Data.Fields {
    /// The ID of the character.
    let id: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var id: String { get }
    }

    var fragment_DeferredNote: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<DeferredNote>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (id: String, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      let id: String = reader.readID("id", in: &object)
      try reader.endObject(&object)
      self.id = id
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_DeferredNote: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "DeferredNote",
      typeCondition: "Character",
      definition: "fragment DeferredNote on Character{__typename id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``DeferredNote``.
nonisolated protocol DeferredNote_Key {
  var fragment_DeferredNote: InlineGraphQL.FragmentPointer { get }
}
