struct SameNameQuery: InlineGraphQL.GraphQLQuery {
  var variables: Variables

  init(h: Bool) {
    self.init(variables: .init(h: h))
  }

  @_disfavoredOverload
  init(variables: Variables) { self.variables = variables }

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, SameName_Key, OtherName.OptionalKey {
      let fragment_SameName: InlineGraphQL.FragmentPointer
      let fragment_OtherName: InlineGraphQL.FragmentPointer?

      let __typename: String
      typealias __Stored = (fragment_SameName: InlineGraphQL.FragmentPointer, fragment_OtherName: InlineGraphQL.FragmentPointer?, __typename: String, __on_Character: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        let __typename: String = reader.readString("__typename", in: &object)
        let fragment_SameName: InlineGraphQL.FragmentPointer = try reader.readFragment(SameName.self, in: &object)
        let fragment_OtherName: InlineGraphQL.FragmentPointer? = try reader.readFragment(OtherName.self, if: reader.isTrue("h"), in: &object)
        try reader.endObject(&object)
        self.fragment_SameName = fragment_SameName
        self.fragment_OtherName = fragment_OtherName
        self.__typename = __typename
      }
    }

    typealias __Stored = (hero: Character_hero?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
  }

  struct Variables: InlineGraphQL.GraphQLVariables {
    var h: Bool

    init(h: Bool) {
      self.h = h
    }

    func write(to object: inout InlineGraphQL.JSONObjectWriter) {
      object.write("h", self.h)
    }
  }

  static var node: __OperationNode { .init(name: "SameName", fragments: [SameName.self, OtherName.self], definition: "query SameName($h:Boolean!){hero{__typename ...SameName ...OtherName@include(if:$h)id}}") }
  var booleanVariables: [__BooleanVariable] { [.init("h", self.variables.h)] }
}

struct OtherName_KeyQuery: InlineGraphQL.GraphQLQuery {
  var variables: InlineGraphQL.EmptyVariables { .init() }

  init() {}

  /// Parent type: Query
  struct Data: InlineGraphQL.ResponseObject {
    /// The hero of an episode; of the whole saga, where no episode is given.
    let hero: Character_hero?

    /// A character of the saga.
    ///
    /// Parent type: Character
    struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, OtherName.Data.Fields {
      /// The name of the character.
      let name: String

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

    typealias __Stored = (hero: Character_hero?, __on_Query: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let hero: Character_hero? = reader.readNullable("hero", in: &object)
      try reader.endObject(&object)
      self.hero = hero
    }
  }

  typealias Variables = InlineGraphQL.EmptyVariables

  static var node: __OperationNode { .init(name: "OtherName_Key", fragments: [OtherName.self], definition: "query OtherName_Key{hero{__typename ...OtherName id}}") }
}

struct SameName: InlineGraphQL.GraphQLFragment {
  init(key: some SameName_Key) { self.fragmentPointer = key.fragment_SameName }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_SameName else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, OtherName_Key, SameName_Key, SameName.Data.Fields {
    /// The name of the character.
    let name: String
    let fragment_OtherName: InlineGraphQL.FragmentPointer

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, OtherName_Key {
      var name: String { get }
    }

    var fragment_SameName: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<SameName>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, fragment_OtherName: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      let fragment_OtherName: InlineGraphQL.FragmentPointer = try reader.readFragment(OtherName.self, in: &object)
      try reader.endObject(&object)
      self.name = name
      self.fragment_OtherName = fragment_OtherName
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_SameName: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "SameName",
      typeCondition: "Character",
      definition: "fragment SameName on Character{__typename name ...OtherName id}",
      fragments: [OtherName.self]
    )
  }
}

/// An object that spreads the fragment ``SameName``.
nonisolated protocol SameName_Key {
  var fragment_SameName: InlineGraphQL.FragmentPointer { get }
}

struct OtherName: InlineGraphQL.GraphQLFragment {
  init(key: some OtherName_Key) { self.fragmentPointer = key.fragment_OtherName }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_OtherName else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, OtherName_Key, OtherName.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
    }

    var fragment_OtherName: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<OtherName>.pointer(to: self) }

    let __typename: String
    typealias __Stored = (name: String, __typename: String, __on_Character: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      let __typename: String = reader.readString("__typename", in: &object)
      reader.skip("id", in: &object)
      let name: String = reader.readString("name", in: &object)
      try reader.endObject(&object)
      self.name = name
      self.__typename = __typename
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_OtherName: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "OtherName",
      typeCondition: "Character",
      definition: "fragment OtherName on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``OtherName``.
nonisolated protocol OtherName_Key {
  var fragment_OtherName: InlineGraphQL.FragmentPointer { get }
}
