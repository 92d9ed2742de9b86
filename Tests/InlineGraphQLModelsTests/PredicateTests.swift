import Foundation
import InlineGraphQLModels
import Testing

/// The inputs that predicates send.
@Suite struct PredicateTests {
  let post = Post.keys

  func filter<M: Model>(_ predicate: ModelPredicate<M>) -> String {
    ListModels<M>.list(M.self, where: predicate, limit: 1).json
  }

  @Test("AMP-04: groups") func groups() {
    let predicate = post.id == "x" && (post.title.beginsWith("T") || post.title.contains("c"))
    let request = ListModels<Post>.list(Post.self, where: predicate)
    #expect(
      request.json == """
        {"filter":{"and":[{"id":{"eq":"x"}},{"or":[{"title":{"beginsWith":"T"}},{"title":{"contains":"c"}}]}]},"limit":1000}
        """
    )
    #expect(
      request.text.hasPrefix(
        "query ListPosts($filter:ModelPostFilterInput$limit:Int){listPosts(filter:$filter limit:$limit)"
      )
    )
  }

  @Test("AMP-04: a chain of one operator is one group") func chains() {
    let title = post.title
    let chain = title == "a" && title == "b" && title == "c"
    #expect(filter(chain).contains(#"{"and":[{"title":{"eq":"a"}},{"title":{"eq":"b"}},{"title":{"eq":"c"}}]}"#))
    let mixed = (title == "a" && title == "b") || title == "c"
    #expect(
      filter(mixed).contains(#"{"or":[{"and":[{"title":{"eq":"a"}},{"title":{"eq":"b"}}]},{"title":{"eq":"c"}}]}"#)
    )
  }

  /// A declared type, because the compiler would otherwise search through all operators at once.
  private static func comparisons(of post: Post.Keys) -> [(ModelPredicate<Post>, String)] {
    [
      (post.id != "x", #"{"id":{"ne":"x"}}"#),
      (post.id == "x", #"{"id":{"eq":"x"}}"#),
      (post.rating <= 3, #"{"rating":{"le":3}}"#),
      (post.rating < 3, #"{"rating":{"lt":3}}"#),
      (post.rating >= 3, #"{"rating":{"ge":3}}"#),
      (post.rating > 3, #"{"rating":{"gt":3}}"#),
      (post.title.contains("x"), #"{"title":{"contains":"x"}}"#),
      (post.title.notContains("x"), #"{"title":{"notContains":"x"}}"#),
      (post.rating.between(start: 1, end: 2), #"{"rating":{"between":[1,2]}}"#),
      (post.title.beginsWith("x"), #"{"title":{"beginsWith":"x"}}"#),
      (post.title.attributeExists(false), #"{"title":{"attributeExists":false}}"#),
      (post.tags.contains("x"), #"{"tags":{"contains":"x"}}"#),
      (post.status == .draft, #"{"status":{"eq":"DRAFT"}}"#),
      (post.rating == nil, #"{"rating":{"eq":null}}"#),
      (!(post.title == "x"), #"{"not":{"title":{"eq":"x"}}}"#),
      (!post.draft, #"{"not":{"draft":{"eq":true}}}"#),
      (post.rating > 3 && post.draft, #"{"and":[{"rating":{"gt":3}},{"draft":{"eq":true}}]}"#),
      (post.rating.eq(3), #"{"rating":{"eq":3}}"#),
      (post.rating.ne(3), #"{"rating":{"ne":3}}"#),
    ]
  }

  @Test("AMP-04: operators", arguments: comparisons(of: Post.keys)) func operators(
    predicate: ModelPredicate<Post>,
    json: String
  ) {
    #expect(filter(predicate) == #"{"filter":\#(json),"limit":1}"#)
  }

  @Test("the issue's example") func example() {
    let predicate = post.title.beginsWith("T") && (post.rating > 3 || !post.draft)
    #expect(
      filter(predicate)
        == #"{"filter":{"and":[{"title":{"beginsWith":"T"}},{"or":[{"rating":{"gt":3}},{"not":{"draft":{"eq":true}}}]}]},"limit":1}"#
    )
  }

  @Test("AMP-04: what holds for all is not sent") func all() {
    #expect(filter(ModelPredicate<Post>.all) == #"{"limit":1}"#)
    #expect(filter(.all && post.title == "x") == #"{"filter":{"title":{"eq":"x"}},"limit":1}"#)
    #expect(filter(post.title == "x" && .all) == #"{"filter":{"title":{"eq":"x"}},"limit":1}"#)
    #expect(filter(post.title == "x" || .all) == #"{"limit":1}"#)
    #expect(!UpdateModel<Post>.update(Post(title: "T", draft: true), where: .all).text.contains("condition"))
  }

  @Test("AMP-05: associations are asked for by their foreign keys") func associations() {
    #expect(filter(Comment.keys.post == "p") == #"{"filter":{"postID":{"eq":"p"}},"limit":1}"#)
    #expect(filter(Comment.keys.post != "p") == #"{"filter":{"postID":{"ne":"p"}},"limit":1}"#)
    let comment = Comment.keys
    #expect(
      filter(comment.id == "c" && comment.post == Post(id: "p", title: "T", draft: true))
        == #"{"filter":{"and":[{"id":{"eq":"c"}},{"postID":{"eq":"p"}}]},"limit":1}"#
    )
    let place = Place.identifier(country: "CH", city: "Bern", number: 3)
    let all =
      #"{"and":[{"placeVisitsCountry":{"eq":"CH"}},{"placeVisitsCity":{"eq":"Bern"}},{"placeVisitsNumber":{"eq":3}}]}"#
    #expect(filter(Visit.keys.place == place) == #"{"filter":\#(all),"limit":1}"#)
    #expect(filter(Visit.keys.place != place) == #"{"filter":{"not":\#(all)},"limit":1}"#)
  }
}
