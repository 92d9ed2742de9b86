struct HeroUpdate: InlineGraphQL.GraphQLUpdatableQuery {
  var variables: Variables

  init(id: String, first: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
    self.init(variables: .init(id: id, first: first))
  }

  @_disfavoredOverload
  init(id: String, first: InlineGraphQL.GraphQLNullable<Int> = .none) {
    self.init(variables: .init(id: id, first: first))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// A human by its ID.
    let human: Human_human?

    /// A humanoid creature of the saga.
    ///
    /// Parent type: Human
    struct Human_human: InlineGraphQL.ResponseObject, Swift.Identifiable {
      /// The ID of the human.
      let id: String

      /// What the human is called.
      let name: String

      /// The planet that the human comes from, if it is known.
      let label: String?

      /// The friends of the human.
      let friends: [Character_friends?]?

      /// The friends of the human, page by page.
      let friendsConnection: FriendsConnection_friendsConnection

      /// A character of the saga.
      ///
      /// Parent type: Character
      enum Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, HumanToAssign.OptionalKey, __SharedView {
        case human(AsHuman)
        case droid(AsDroid)
        /// An object that no other case applies to, such as one of a type that the schema does not have.
        case __other(Other)

        var fragment_HumanToAssign: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_HumanToAssign }

        var asHuman: AsHuman? { self.__storage.fields.__matches[0] ? .init(__storage: self.__storage) : nil }
        var asDroid: AsDroid? { self.__storage.fields.__matches[1] ? .init(__storage: self.__storage) : nil }

        /// Parent type: Human
        struct AsHuman: InlineGraphQL.ResponseView, HumanToAssign_Key {
          /// How tall the human is, in metres where no other unit is asked for.
          var height: Double? { self.__storage.fields.height }
          var fragment_HumanToAssign: InlineGraphQL.FragmentPointer { self.__storage.fields.fragment_HumanToAssign! }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (height: Double?, fragment_HumanToAssign: InlineGraphQL.FragmentPointer), __on_Human: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Droid
        struct AsDroid: InlineGraphQL.ResponseView {
          /// What the droid is made for.
          var primaryFunction: String? { self.__storage.fields.primaryFunction }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (primaryFunction: String?, ()), __on_Droid: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        /// Parent type: Character
        struct Other: InlineGraphQL.ResponseView, HumanToAssign.OptionalKey {
          var fragment_HumanToAssign: InlineGraphQL.FragmentPointer? { self.__storage.fields.fragment_HumanToAssign }

          var __typename: String { self.__storage.fields.__typename }
          let __storage: __Storage
          typealias __Stored = (__storage: __Storage, __shown: (fragment_HumanToAssign: InlineGraphQL.FragmentPointer?, ()), __on_Character: ())
          init(__storage: __Storage) { self.__storage = __storage }
        }

        var __typename: String { self.__storage.fields.__typename }
        typealias __Storage = __SharedFields<__Fields>
        typealias __Stored = (__shown: (human: (__types_0: AsHuman, ()), droid: (__types_1: AsDroid, ()), __other: (__always: Other, ())), __on_Character: ())

        var __storage: __Storage {
          switch self {
          case .human(let view): view.__storage
          case .droid(let view): view.__storage
          case .__other(let view): view.__storage
          }
        }

        init(__storage: __Storage) {
          if __storage.fields.__matches[0] {
            self = .human(.init(__storage: __storage))
            return
          }
          if __storage.fields.__matches[1] {
            self = .droid(.init(__storage: __storage))
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
          let height: Double?
          let fragment_HumanToAssign: InlineGraphQL.FragmentPointer?
          let primaryFunction: String?

          let __typename: String
          static let __conditions: __TypeConditions = .init("Human", "Droid")
          let __matches: __TypeConditions.Matches
          typealias __Stored = (height: Double?, fragment_HumanToAssign: InlineGraphQL.FragmentPointer?, primaryFunction: String?, __typename: String, __matches: __TypeConditions.Matches, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let matches = Self.__conditions.matches(__typename)
            let height: Double? = try reader.readNullable("height", if: matches.inclusion(0), in: &object)
            let fragment_HumanToAssign: InlineGraphQL.FragmentPointer? = try reader.readFragment(HumanToAssign.self, if: matches.inclusion(0), in: &object)
            let primaryFunction: String? = try reader.readNullable("primaryFunction", if: matches.inclusion(1), in: &object)
            try reader.endObject(&object)
            self.height = height
            self.fragment_HumanToAssign = fragment_HumanToAssign
            self.primaryFunction = primaryFunction
            self.__typename = __typename
            self.__matches = matches
          }
        }
      }

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      struct FriendsConnection_friendsConnection: InlineGraphQL.ResponseObject {
        /// How many friends there are on all pages.
        let totalCount: Int?

        /// The friends of the page, for those who need no cursors.
        let friends: [Character_friends?]?

        /// A character of the saga.
        ///
        /// Parent type: Character
        struct Character_friends: InlineGraphQL.ResponseObject, Swift.CustomReflectable, CharacterToAssign_Key {
          let fragment_CharacterToAssign: InlineGraphQL.FragmentPointer

          let __typename: String
          typealias __Stored = (fragment_CharacterToAssign: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

          init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
            var object = try reader.beginObject()
            let __typename: String = reader.readString("__typename", in: &object)
            let fragment_CharacterToAssign: InlineGraphQL.FragmentPointer = try reader.readFragment(CharacterToAssign.self, in: &object)
            try reader.endObject(&object)
            self.fragment_CharacterToAssign = fragment_CharacterToAssign
            self.__typename = __typename
          }
        }

        typealias __Stored = (totalCount: Int?, friends: [Character_friends?]?, __on_FriendsConnection: ())

        init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
          var object = try reader.beginObject()
          reader.skip("__typename", in: &object)
          let totalCount: Int? = reader.readNullableInt("totalCount", in: &object)
          let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
          try reader.endObject(&object)
          self.totalCount = totalCount
          self.friends = friends
        }
      }

      typealias __Stored = (id: String, name: String, label: String?, friends: [Character_friends?]?, friendsConnection: FriendsConnection_friendsConnection, __on_Human: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let id: String = reader.readID("id", in: &object)
        let name: String = reader.readString("name", in: &object)
        let label: String? = reader.readNullableString("label", in: &object)
        let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
        let friendsConnection: FriendsConnection_friendsConnection = try reader.read("friendsConnection", in: &object)
        try reader.endObject(&object)
        self.id = id
        self.name = name
        self.label = label
        self.friends = friends
        self.friendsConnection = friendsConnection
      }
    }

    typealias __Stored = (human: Human_human?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let human: Human_human? = reader.readNullable("human", in: &object)
      try reader.endObject(&object)
      self.human = human
    }
  }

  /// The data in a store. Setting a property changes it.
  ///
  /// Parent type: Query
  nonisolated struct Updatable: InlineGraphQL.UpdatableObject {
    /// A human by its ID.
    var human: Human_human? {
      get { self.__record.nullableObjects("human") }
      nonmutating set { self.__record.setObjects(newValue, "human") }
    }

    /// A humanoid creature of the saga.
    ///
    /// Parent type: Human
    nonisolated struct Human_human: InlineGraphQL.UpdatableObject {
      /// The ID of the human.
      var id: String { self.__record.value("id") }

      /// What the human is called.
      var name: String {
        get { self.__record.value("name") }
        nonmutating set { self.__record.setValue(newValue, "name") }
      }

      /// The planet that the human comes from, if it is known.
      var label: String? {
        get { self.__record.nullableValue("label") }
        nonmutating set { self.__record.setValue(newValue, "label") }
      }

      /// The friends of the human.
      var friends: [Character_friends?]? {
        get { self.__record.nullableObjects("friends") }
        nonmutating set { self.__record.setObjects(newValue, "friends") }
      }

      /// The friends of the human, page by page.
      var friendsConnection: FriendsConnection_friendsConnection {
        get { self.__record.objects("friendsConnection") }
        nonmutating set { self.__record.setObjects(newValue, "friendsConnection") }
      }

      /// A character of the saga.
      ///
      /// Parent type: Character
      nonisolated struct Character_friends: InlineGraphQL.UpdatableObject {
        var asHuman: AsHuman? { self.__record.view(of: "Human") }
        var asDroid: AsDroid? { self.__record.view(of: "Droid") }

        /// Creates the object of a value that spreads ``HumanToAssign``, as a new value of the field.
        init(key: some HumanToAssign_Key, in data: some InlineGraphQL.UpdatableObject) throws {
          self = try data.__record.assigned(key.fragment_HumanToAssign, at: ["human", "friends"])
        }

        /// Parent type: Human
        nonisolated struct AsHuman: InlineGraphQL.UpdatableObject {
          /// The name of the object's type.
          var __typename: String { self.__record.value("__typename") }

          /// How tall the human is, in metres where no other unit is asked for.
          var height: Double? {
            get { self.__record.nullableValue("height") }
            nonmutating set { self.__record.setValue(newValue, "height") }
          }

          let __record: any __UpdatableRecord

          init?(__record: any __UpdatableRecord) {
            guard __record.has("__typename", String.self) else { return nil }
            self.__record = __record
          }
        }

        /// Parent type: Droid
        nonisolated struct AsDroid: InlineGraphQL.UpdatableObject {
          /// The name of the object's type.
          var __typename: String { self.__record.value("__typename") }

          /// What the droid is made for.
          var primaryFunction: String? {
            get { self.__record.nullableValue("primaryFunction") }
            nonmutating set { self.__record.setValue(newValue, "primaryFunction") }
          }

          let __record: any __UpdatableRecord

          init?(__record: any __UpdatableRecord) {
            guard __record.has("__typename", String.self) else { return nil }
            self.__record = __record
          }
        }

        let __record: any __UpdatableRecord

        init?(__record: any __UpdatableRecord) {
          self.__record = __record
        }
      }

      /// A page of a character's friends.
      ///
      /// Parent type: FriendsConnection
      nonisolated struct FriendsConnection_friendsConnection: InlineGraphQL.UpdatableObject {
        /// How many friends there are on all pages.
        var totalCount: Int? {
          get { self.__record.nullableValue("totalCount") }
          nonmutating set { self.__record.setValue(newValue, "totalCount") }
        }

        /// The friends of the page, for those who need no cursors.
        var friends: [Character_friends?]? {
          get { self.__record.nullableObjects("friends") }
          nonmutating set { self.__record.setObjects(newValue, "friends") }
        }

        /// A character of the saga.
        ///
        /// Parent type: Character
        nonisolated struct Character_friends: InlineGraphQL.UpdatableObject {
          /// Creates the object of a value that spreads ``CharacterToAssign``, as a new value of the field.
          init(key: some CharacterToAssign_Key, in data: some InlineGraphQL.UpdatableObject) throws {
            self = try data.__record.assigned(key.fragment_CharacterToAssign, at: ["human", "friendsConnection", "friends"])
          }

          let __record: any __UpdatableRecord

          init?(__record: any __UpdatableRecord) {
            self.__record = __record
          }
        }

        let __record: any __UpdatableRecord

        init?(__record: any __UpdatableRecord) {
          self.__record = __record
        }
      }

      let __record: any __UpdatableRecord

      init?(__record: any __UpdatableRecord) {
        guard __record.has("id", String.self), __record.has("name", String.self), __record.has("friendsConnection", objects: FriendsConnection_friendsConnection.self) else { return nil }
        self.__record = __record
      }
    }

    let __record: any __UpdatableRecord

    init?(__record: any __UpdatableRecord) {
      self.__record = __record
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var id: String
    var first: InlineGraphQL.GraphQLNullable<Int>

    init(id: String, first: InlineGraphQL.GraphQLNullableArgument<Int> = nil) {
      self.id = id
      self.first = __nullable(given: first)
    }

    @_disfavoredOverload
    init(id: String, first: InlineGraphQL.GraphQLNullable<Int> = .none) {
      self.id = id
      self.first = first
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("id", self.id)
      object.write("first", self.first)
    }
  }

  static var node: __OperationNode {
    .init(name: "HeroUpdate", typeConditions: "0=Human;2=Droid", fragments: [HumanToAssign.self, CharacterToAssign.self], definition: """
      query HeroUpdate($id:ID!$first:Int=2){\
      human(id:$id){\
      __typename \
      id \
      name \
      label:homePlanet \
      friends{__typename ...on Human{height ...HumanToAssign}...on Droid{primaryFunction}id}\
      friendsConnection(first:$first){__typename totalCount friends{__typename ...CharacterToAssign id}}\
      }\
      }
      """)
  }
}

struct HumanUpdate: InlineGraphQL.GraphQLUpdatableFragment {
  init(key: some HumanUpdate_Key) { self.fragmentPointer = key.fragment_HumanUpdate }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HumanUpdate else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Human
  struct Data: InlineGraphQL.ResponseObject, HumanUpdate_Key, HumanUpdate.Data.Fields {
    /// What the human is called.
    let name: String

    /// The episodes that the human appears in.
    let appearsIn: [StarWars.Episode?]

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
      var appearsIn: [StarWars.Episode?] { get }
    }

    var fragment_HumanUpdate: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HumanUpdate>.pointer(to: self) }

    typealias __Stored = (name: String, appearsIn: [StarWars.Episode?], __on_Human: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let appearsIn: [StarWars.Episode?] = reader.readList("appearsIn", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.appearsIn = appearsIn
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HumanUpdate: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HumanUpdate",
      typeCondition: "Human",
      definition: "fragment HumanUpdate on Human{__typename name appearsIn id}",
      fragments: []
    )
  }

  /// The data in a store. Setting a property changes it.
  ///
  /// Parent type: Human
  nonisolated struct Updatable: InlineGraphQL.UpdatableObject {
    /// What the human is called.
    var name: String {
      get { self.__record.value("name") }
      nonmutating set { self.__record.setValue(newValue, "name") }
    }

    /// The episodes that the human appears in.
    var appearsIn: [StarWars.Episode?] {
      get { self.__record.value("appearsIn") }
      nonmutating set { self.__record.setValue(newValue, "appearsIn") }
    }

    let __record: any __UpdatableRecord

    init?(__record: any __UpdatableRecord) {
      guard __record.has("name", String.self), __record.has("appearsIn", [StarWars.Episode?].self) else { return nil }
      self.__record = __record
    }
  }
}

/// An object that spreads the fragment ``HumanUpdate``.
nonisolated protocol HumanUpdate_Key {
  var fragment_HumanUpdate: InlineGraphQL.FragmentPointer { get }
}

struct HumanToAssign: InlineGraphQL.GraphQLFragment {
  init(key: some HumanToAssign_Key) { self.fragmentPointer = key.fragment_HumanToAssign }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_HumanToAssign else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Human
  struct Data: InlineGraphQL.ResponseObject, HumanToAssign_Key, HumanToAssign.Data.Fields {
    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
    }

    var fragment_HumanToAssign: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<HumanToAssign>.pointer(to: self) }

    typealias __Stored = (__on_Human: (), ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      try reader.endObject(&object)
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_HumanToAssign: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "HumanToAssign",
      typeCondition: "Human",
      definition: "fragment HumanToAssign on Human{__typename id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``HumanToAssign``.
nonisolated protocol HumanToAssign_Key {
  var fragment_HumanToAssign: InlineGraphQL.FragmentPointer { get }
}
