struct hashValue: InlineGraphQL.GraphQLFragment {
  init(key: some hashValue_Key) { self.fragmentPointer = key.fragment_hashValue }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_hashValue else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, hashValue_Key, hashValue.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
    }

    var fragment_hashValue: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<hashValue>.pointer(to: self) }

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
    var fragment_hashValue: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "hashValue",
      typeCondition: "Character",
      definition: "fragment hashValue on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``hashValue``.
nonisolated protocol hashValue_Key {
  var fragment_hashValue: InlineGraphQL.FragmentPointer { get }
}

struct variables: InlineGraphQL.GraphQLFragment {
  init(key: some variables_Key) { self.fragmentPointer = key.fragment_variables }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_variables else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Character
  struct Data: InlineGraphQL.ResponseObject, Swift.CustomReflectable, variables_Key, variables.Data.Fields {
    /// The name of the character.
    let name: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var name: String { get }
    }

    var fragment_variables: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<variables>.pointer(to: self) }

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
    var fragment_variables: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "variables",
      typeCondition: "Character",
      definition: "fragment variables on Character{__typename name id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``variables``.
nonisolated protocol variables_Key {
  var fragment_variables: InlineGraphQL.FragmentPointer { get }
}

struct fragmentPointer: InlineGraphQL.GraphQLFragment {
  init(key: some fragmentPointer_Key) { self.fragmentPointer = key.fragment_fragmentPointer }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_fragmentPointer else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Droid
  struct Data: InlineGraphQL.ResponseObject, fragmentPointer_Key, fragmentPointer.Data.Fields {
    /// What the droid is made for.
    let primaryFunction: String?

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var primaryFunction: String? { get }
    }

    var fragment_fragmentPointer: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<fragmentPointer>.pointer(to: self) }

    typealias __Stored = (primaryFunction: String?, __on_Droid: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let primaryFunction: String? = reader.readNullableString("primaryFunction", in: &object)
      try reader.endObject(&object)
      self.primaryFunction = primaryFunction
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_fragmentPointer: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "fragmentPointer",
      typeCondition: "Droid",
      definition: "fragment fragmentPointer on Droid{__typename primaryFunction id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``fragmentPointer``.
nonisolated protocol fragmentPointer_Key {
  var fragment_fragmentPointer: InlineGraphQL.FragmentPointer { get }
}
