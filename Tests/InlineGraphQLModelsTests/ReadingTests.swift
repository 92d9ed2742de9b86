import Foundation
import InlineGraphQLModels
import Testing

/// Reading, encoding and comparing of models.
@Suite struct ReadingTests {
  static let post = """
    {"id":"p","title":"T","rating":4,"draft":false,"status":"PUBLISHED",\
    "location":{"latitude":1,"longitude":2,"name":null,"__typename":"Location"},"tags":["a",null],\
    "createdAt":"c","updatedAt":"u","blog":{"id":"b","__typename":"Blog"},"editor":null,"__typename":"Post"}
    """

  @Test("AMP-16: a post without comments has a list that is not loaded") func notLoaded() throws {
    let post = try decoded(Post.self, Self.post)
    #expect(post.status == .published)
    #expect(post.location == Location(latitude: 1, longitude: 2))
    #expect(post.tags == ["a", nil])
    #expect(post.comments?.isLoaded == false)
    #expect(post.comments?.loadedElements == nil)
  }

  @Test("AMP-17: comments that are there, or null, stay as they are") func alreadyThere() throws {
    let loaded = try decoded(Post.self, Self.post.dropLast() + #","comments":{"items":[],"nextToken":null}}"#)
    #expect(loaded.comments?.isLoaded == true)
    #expect(loaded.comments?.isEmpty == true)
    let null = try decoded(Post.self, Self.post.dropLast() + #","comments":null}"#)
    #expect(null.comments == nil)
  }

  @Test("AMP-21: nested pages are loaded, whatever stands around them") func nested() throws {
    let list = try decoded(
      ModelList<Post>.self,
      #"{"items":[\#(Self.post.dropLast()),"comments":{"nextToken":"t","items":["#
        + #"{"id":"c","content":"C","createdAt":"c","updatedAt":"u","post":{"id":"p"}},null]}}]}"#
    )
    #expect(list.count == 1)
    let comments = try #require(list[0].comments)
    #expect(comments.map(\.content) == ["C"])
    #expect(comments.hasNextPage())
  }

  @Test("AMP-23: a reference to a key, to more and to null") func references() throws {
    let post = try decoded(Post.self, Self.post)
    #expect(!post.blog.isLoaded)
    #expect(post.blog.identifier == ModelIdentifier("b"))
    #expect(post.editor.isLoaded)
    #expect(post.editor.loadedModel == nil)
    let blog = #"{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}"#
    let more = try decoded(LazyReference<Blog>.self, blog)
    #expect(more.isLoaded)
    #expect(more.loadedModel?.name == "N")
    let numbers = try decoded(LazyReference<Blog>.self, #"{"__typename":"Blog","id":7}"#)
    #expect(numbers.identifier == ModelIdentifier("7"))
    let place = try decoded(LazyReference<Place>.self, #"{"city":"Bern","country":"CH","number":3}"#)
    #expect(place.identifier == Place.identifier(country: "CH", city: "Bern", number: 3))
    #expect(!place.isLoaded)
  }

  @Test("AMP-23: however a key is written, the reference is the same as with whitespace") func writtenKeys() throws {
    let ids = [
      #""b""#, #""an identifier that is too long to be stored in place""#, #""é""#, #""a\n\"\u00e9""#, "\"\"", "7",
      "null", "true",
      #""\ud800""#, #""\x""#, "\"\n\"", #"{"id":"b"}"#, "", "\"",
    ]
    let fields = #""name":"N","createdAt":"c","updatedAt":"u""#
    let others = [
      "", #","__typename":"Blog""#, #","__typename":null"#, #","__typename":[}"#, #","__typename":"#, ",",
      #","id":"c""#,
      #","__typename":"Blog","__typename":"Blog""#, ",\(fields)", #","__typename":"Blog",\#(fields)"#, " ",
    ]
    func reference(_ text: String) -> String {
      guard let reference = try? decoded(LazyReference<Blog>.self, text) else { return "error" }
      return "\(reference.identifier, default: "none") \(reference.loadedModel?.name ?? "not loaded")"
    }
    var references = Set<String>()
    for id in ids {
      for other in others {
        for end in ["}", "", "]"] {
          let read = reference(#"{"id":\#(id)\#(other)\#(end)"#)
          #expect(read == reference(#"{ "id":\#(id)\#(other)\#(end)"#), "\(id)\(other)\(end)")
          references.insert(read)
        }
      }
    }
    #expect(references.count > 10)
  }

  @Test func errors() {
    #expect(throws: ResponseDecodingError.self) { try decoded(LazyReference<Blog>.self, #"{"__typename":"Blog"}"#) }
    #expect(throws: ResponseDecodingError.self) { try decoded(LazyReference<Blog>.self, "[]") }
    #expect(throws: ResponseDecodingError.self) { try decoded(ModelList<Blog>.self, #"{"nextToken":null}"#) }
    let error = #expect(throws: ResponseDecodingError.self) {
      try decoded(ModelList<Blog>.self, #"{"items":[{"id":"b","name":1}]}"#)
    }
    #expect(error?.path.description == "items[0].name")
  }

  @Test("models go through Codable and stay equal") func codable() throws {
    for more in ["", #","comments":null"#, #","comments":{"items":[],"nextToken":"t"}"#] {
      let post = try decoded(Post.self, Self.post.dropLast() + more + "}")
      let again = try JSONDecoder().decode(Post.self, from: JSONEncoder().encode(post))
      #expect(again == post)
      #expect(again.hashValue == post.hashValue)
      #expect(again.comments?.isLoaded == post.comments?.isLoaded)
    }
    let data = Data(#"[{"id":"b","name":"N","createdAt":"c","updatedAt":"u"}]"#.utf8)
    let list = try JSONDecoder().decode(ModelList<Blog>.self, from: data)
    #expect(list.map(\.id) == ["b"])
    #expect(try JSONDecoder().decode(ModelList<Blog>.self, from: JSONEncoder().encode(list)) == list)
  }

  @Test("equality is of what the response had") func equality() throws {
    let one = try decoded(Post.self, Self.post)
    var other = try decoded(Post.self, Self.post)
    #expect(one == other)
    other.title = "U"
    #expect(one != other)
    #expect(
      try decoded(Post.self, Self.post) != decoded(Post.self, Self.post.replacing(#""id":"p""#, with: #""id":"q""#))
    )
    let place = Place(country: "CH", city: "Bern", number: 3)
    #expect(place.id == Place.identifier(country: "CH", city: "Bern", number: 3))
  }
}
