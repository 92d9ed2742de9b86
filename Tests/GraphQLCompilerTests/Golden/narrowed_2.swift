struct NarrowedAlbum: InlineGraphQL.GraphQLFragment {
  init(key: some NarrowedAlbum_Key) { self.fragmentPointer = key.fragment_NarrowedAlbum }

  /// Reads the fragment from an object that may not have it.
  @_disfavoredOverload
  init?(key: some OptionalKey) {
    guard let fragmentPointer = key.fragment_NarrowedAlbum else { return nil }
    self.fragmentPointer = fragmentPointer
  }

  var data: Data { self.fragmentPointer.data(of: Self.self) }

  /// Parent type: Album
  struct Data: InlineGraphQL.ResponseObject, NarrowedAlbum_Key, NarrowedAlbum.Data.Fields {
    let title: String

    nonisolated protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {
      var title: String { get }
    }

    var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { InlineGraphQL.__TypeNamed<NarrowedAlbum>.pointer(to: self) }

    typealias __Stored = (title: String, __on_Album: ())

    init(from reader: inout __ResponseReader) throws(InlineGraphQL.ResponseDecodingError) {
      var object = try reader.beginObject()
      reader.skip("__typename", in: &object)
      reader.skip("id", in: &object)
      let title: String = reader.readString("title", in: &object)
      try reader.endObject(&object)
      self.title = title
    }
  }

  /// The properties of ``Data``, and of every object that spreads the fragment unmasked.
  typealias Fields = Data.Fields

  /// An object that spreads the fragment on a condition.
  nonisolated protocol OptionalKey {
    var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer? { get }
  }

  let fragmentPointer: InlineGraphQL.FragmentPointer

  static var node: __FragmentNode {
    .init(
      name: "NarrowedAlbum",
      typeCondition: "Album",
      definition: "fragment NarrowedAlbum on Album{__typename title id}",
      fragments: []
    )
  }
}

/// An object that spreads the fragment ``NarrowedAlbum``.
nonisolated protocol NarrowedAlbum_Key {
  var fragment_NarrowedAlbum: InlineGraphQL.FragmentPointer { get }
}
