import Foundation
import InlineGraphQL
import Testing

@GraphQLFragment(
  """
  fragment AlbumView on Album { title artist { name } }
  """
)
struct AlbumView {}

@GraphQLFragment(
  """
  fragment AlbumRow on Album { id ...AlbumView @relay(mask: false) artist { id } }
  """
)
struct AlbumRow {}

@GraphQLFragment(
  """
  fragment Item on Node { id ... on Album { title ...AlbumView } ... on Track { length } }
  """
)
struct Item {}

/// Unmasked fragments, tested with the types that the macros emit.
@Suite("Macros: unmasked fragments")
struct UnmaskedRowsTests {
  enum Queries {
    #graphql(
      """
      query One { album { ...AlbumView @relay(mask: false) } }
      query Two { node(id: 1) { ...AlbumView @relay(mask: false) } nodes { id ...AlbumView @relay(mask: false) } }
      query Row { album { ...AlbumRow @relay(mask: false) } }
      query Several {
        album { ...Names @relay(mask: false) ...AlbumRow @relay(mask: false) artist { key: id } again: artist { id } }
      }
      fragment Names on Album { artist { name } }
      query Masked { album { ...AlbumView } unmasked: album { ...AlbumView @relay(mask: false) } }
      query Items {
        node(id: 1) { ...Item @relay(mask: false) ... on Artist { name } }
        album { ...Item @relay(mask: false) }
      }
      query Included($x: Boolean!) { album { id ...AlbumView @include(if: $x) @relay(mask: false) } }
      query Lifted($x: Boolean!) { album { title ...MaybeTitle @relay(mask: false) } }
      fragment MaybeTitle on Album { title @include(if: $x) }
      query LiftedTwice($x: Boolean!) { album { id ...MaybeID @relay(mask: false) } }
      fragment MaybeID on Node { id @include(if: $x) ... on Album { title } ... on Track { length } }
      query Hidden { album { ...Hidden_album @relay(mask: false) } }
      fragment Hidden_album on Album {
        Type: title Self: id Protocol: title Artist_artist: id artist { Fields: name }
      }
      """
    )
  }

  private static let album = #"""
    {"__typename":"Album","id":"a","title":"Blue Train","artist":{"id":"c","name":"Coltrane"}}
    """#

  private func decode<Operation: GraphQLOperation>(
    _ operation: Operation,
    _ fields: String = #""album":"# + album
  ) throws -> Operation.Data {
    try #require(try operation.decodeResponse(Data("{\"data\":{\(fields)}}".utf8)).data)
  }

  private func text<Album: AlbumView.Fields>(ofSome album: Album) -> String {
    "\(album.title) by \(album.artist?.name ?? "")"
  }

  private func text(_ album: any AlbumView.Fields) -> String {
    "\(album.title) by \(album.artist?.name ?? "")"
  }

  @Test("OBJ-14, OBJ-15, OBJ-16: a fragment's fields are a protocol, as a constraint and as any, for two operations")
  func protocols() throws {
    let one = try #require(try decode(Queries.One()).album)
    let nodes = #""node":\#(Self.album),"nodes":[{"__typename":"Track","id":"t"},\#(Self.album)]"#
    let two = try decode(Queries.Two(), nodes)
    let node = try #require(two.node?.asAlbum)
    #expect(shownProperties(of: one) == ["title", "artist"])
    #expect(text(ofSome: one) == "Blue Train by Coltrane")
    #expect(text(ofSome: node) == "Blue Train by Coltrane")
    #expect(text(one) == "Blue Train by Coltrane")
    #expect(two.nodes?.map { $0?.asAlbum.map { text($0) } } == [nil, "Blue Train by Coltrane"])
    let all: [any AlbumView.Fields] = [one, node]
    #expect(all.map { $0.artist?.name } == ["Coltrane", "Coltrane"] && all.map(\.__typename) == ["Album", "Album"])
    // The field keeps the schema's nullability, and the nested type has its own protocol.
    func artist<Album: AlbumView.Fields>(_ album: Album) -> Album.Artist_artist? { album.artist }
    #expect(artist(one) == one.artist)
  }

  @Test("OBJ-17: a fragment that spreads another unmasked refines its protocols")
  func chained() throws {
    func row(_ album: any AlbumRow.Fields) -> [String?] {
      [album.id, album.title, album.artist?.name, album.artist?.id]
    }
    let album = try #require(try decode(Queries.Row()).album)
    #expect(row(album) == ["a", "Blue Train", "Coltrane", "c"])
    #expect(text(album) == "Blue Train by Coltrane")
    func view(_ album: some AlbumRow.Fields) -> String { text(ofSome: album) }
    #expect(view(album) == "Blue Train by Coltrane")
    #expect(Queries.Row.document.components(separatedBy: "fragment AlbumView on Album").count == 2)
    #expect(Queries.Row.document.contains("fragment AlbumRow on Album{") && !Queries.Row.document.contains("@relay"))
  }

  @Test("OBJ-18: several fragments and own selections of one field give one struct, which has all their protocols")
  func several() throws {
    let album = try #require(
      try decode(
        Queries.Several(),
        #""album":{"id":"a","title":"T","artist":{"id":"c","key":"k","name":"N"},"again":{"id":"c"}}"#
      ).album
    )
    func name(_ artist: any Queries.Names.Data.Artist_artist.Fields) -> String { artist.name }
    func view(_ artist: any AlbumView.Data.Artist_artist.Fields) -> String { artist.name }
    func row(_ artist: any AlbumRow.Data.Artist_artist.Fields) -> String { artist.name + artist.id }
    let artist = try #require(album.artist)
    #expect(shownProperties(of: artist) == ["name", "id", "key"])
    #expect([name(artist), view(artist), row(artist), artist.key] == ["N", "N", "Nc", "k"])
    let again: Queries.Several.Data.Album_album.Artist_again? = album.again
    #expect(again.map { shownProperties(of: $0) } == ["id"])
  }

  @Test("APO-13: the fields of a fragment are on the object where it is unmasked, and not where it is masked")
  func masking() throws {
    let data = try decode(Queries.Masked(), #""album":\#(Self.album),"unmasked":\#(Self.album)"#)
    let masked = try #require(data.album)
    #expect(shownProperties(of: masked) == ["AlbumView"])
    #expect(data.unmasked.map { shownProperties(of: $0) } == ["title", "artist"])
    // The fragment's own data conforms to the protocol, too.
    #expect(text(AlbumView(key: masked).data) == "Blue Train by Coltrane")
  }

  private func title(_ item: some Item.Fields) -> String {
    switch Item.Case(item) {
    case .album(let album): "\(album.title), \(AlbumView(key: album).data.artist?.name ?? "")"
    case .track(let track): "\(track.length ?? 0)"
    case .__other(let other): "other \(other.id)"
    }
  }

  @Test("OBJ-19, OBJ-20: an object is converted to a fragment's type cases; cases of its own are the fragment's other")
  func cases() throws {
    func node(_ json: String) throws -> Queries.Items.Data.Node_node {
      try #require(try decode(Queries.Items(), #""node":\#(json),"album":null"#).node)
    }
    let album = try node(Self.album)
    #expect(title(album) == "Blue Train, Coltrane")
    #expect(title(try node(#"{"__typename":"Track","id":"t","length":3}"#)) == "3")
    let artist = try node(#"{"__typename":"Artist","id":"c","name":"Coltrane"}"#)
    guard case .artist(let own) = artist else {
      Issue.record("\(artist)")
      return
    }
    #expect(own.name == "Coltrane" && title(artist) == "other c")
    #expect(title(try node(#"{"__typename":"Podcast","id":"p"}"#)) == "other p")
    let existential: any Item.Fields = album
    #expect(existential.asAlbum?.title == "Blue Train" && existential.asTrack == nil)
    // A case is another view of the same storage.
    guard case .album(let view) = Item.Case(album) else {
      Issue.record("\(album)")
      return
    }
    #expect(view == album.asAlbum)
  }

  @Test("OBJ-08: on a field of a narrower type, what applies to all its objects is a struct, and the rest is gone")
  func narrower() throws {
    let album = try #require(try decode(Queries.Items(), #""node":null,"album":\#(Self.album)"#).album)
    #expect(shownProperties(of: album) == ["id", "title", "AlbumView"])
    #expect(title(album) == "Blue Train, Coltrane")
    #expect((album as any Item.Fields).asTrack == nil)
    let fragment = try JSONDecoder().decode(Item.Data.self, from: Data(Self.album.utf8))
    #expect(title(fragment) == "Blue Train, Coltrane")
  }

  @Test("REL-19: the fields of an unmasked fragment on a condition are a group, which has the fragment's protocol")
  func included() throws {
    func title(_ album: some AlbumView.Fields) -> String { album.title }
    let with = try #require(try decode(Queries.Included(x: true)).album)
    #expect(with.ifX?.title == "Blue Train" && with.ifX?.artist?.name == "Coltrane" && with.id == "a")
    #expect(with.ifX.map { title($0) } == "Blue Train")
    let without = try #require(try decode(Queries.Included(x: false), #""album":{"id":"a"}"#).album)
    #expect(without.ifX == nil && without.id == "a")
    #expect(throws: ResponseDecodingError.self) {
      try decode(Queries.Included(x: true), #""album":{"__typename":"Album","id":"a","artist":null}"#)
    }
    // The fragment selects the field on a condition and the object always. The protocol then has an optional.
    let lifted = try #require(try decode(Queries.Lifted(x: false)).album)
    let existential: any Queries.MaybeTitle.Fields = lifted
    #expect(lifted.title.count == 10 && existential.title == "Blue Train")
    // Two protocols have such an optional. The object's own property is another one still.
    let twice = try #require(try decode(Queries.LiftedTwice(x: false)).album)
    let both: any Queries.MaybeID.Data.AsAlbum.Fields = twice
    #expect(twice.id.count == 1 && both.id == "a")
  }

  @Test("Names that Swift has uses for are requirements of a fragment's protocol like others")
  func hostileNames() throws {
    func text(_ album: any Queries.Hidden_album.Fields) -> [String?] {
      [album.Type, album.Self_2, album.Protocol, album.Artist_artist, album.artist?.Fields_2]
    }
    let json = #"{"Type":"t","Self":"s","Protocol":"p","Artist_artist":"a","artist":{"Fields":"f"}}"#
    let album = try #require(try decode(Queries.Hidden(), #""album":"# + json).album)
    #expect(text(album) == ["t", "s", "p", "a", "f"])
    #expect(album.artist?.Fields == "f")
  }
}
