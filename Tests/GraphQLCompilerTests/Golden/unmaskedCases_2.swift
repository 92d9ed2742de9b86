struct Narrow: InlineGraphQL.GraphQLFragment {
  init(key: some Narrow_Key) { self.fragmentPointer = key.fragment_Narrow }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_Narrow else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, Narrow_Key, Narrow.Data.Fields {
    let artist: Artist_artist?

    /// Parent type: Artist
    struct Artist_artist: InlineGraphQL.ResponseObject, Narrow.Data.Artist_artist.Fields {
      let name: String

      nonisolated protocol Fields: InlineGraphQL.ResponseView {
        var name: String { get }
      }

      typealias __Stored = (name: String, __on_Artist: ())

      init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
        var object = try reader.beginObject()
        reader.skip("__typename", in: &object)
        let name: String = reader.readString("name", in: &object)
        try reader.endObject(&object)
        self.name = name
      }
    }

    nonisolated protocol Fields: InlineGraphQL.ResponseView {
      associatedtype Artist_artist: Narrow.Data.Artist_artist.Fields
      var artist: Artist_artist? { get }
    }

    var fragment_Narrow: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<Narrow>.pointer(to: self) }

    typealias __Stored = (artist: Artist_artist?, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let artist: Artist_artist? = reader.readNullable("artist", in: &object)
      try reader.endObject(&object)
      self.artist = artist
    }
  }

  /// What ``Data`` shows, and every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_Narrow: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "Narrow",
      typeCondition: "Album",
      definition: "fragment Narrow on Album{__typename artist{__typename name id}id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``Narrow``.
nonisolated protocol Narrow_Key {
  var fragment_Narrow: InlineGraphQL.FragmentPointer { get }
}
