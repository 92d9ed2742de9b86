import InlineGraphQLModels
import Testing

/// The documents that Amplify's own tests expect, without line breaks and commas. Comments below describe the
/// differences.
@Suite struct AmplifyDocumentTests {
  static let post = "id content createdAt draft rating status title updatedAt __typename"

  @Test func get() {
    #expect(
      GetModel<Amplify.Post>.get(Amplify.Post.self, byId: "id").text
        == "query GetPost($id:ID!){getPost(id:$id){\(Self.post)}}"
    )
    #expect(
      GetModel<Amplify.Comment>.get(Amplify.Comment.self, byId: "id").text
        == "query GetComment($id:ID!){getComment(id:$id){id content createdAt post{id __typename} __typename}}"
    )
  }

  @Test("a key of several fields goes into variables; Amplify writes the values into the document") func compositeKey()
  {
    let request = GetModel<Amplify.Composite>.get(
      Amplify.Composite.self,
      byIdentifier: Amplify.Composite.identifier(id: "1", dob: "d")
    )
    #expect(
      request.text == "query GetComposite($dob:String!$id:ID!){getComposite(dob:$dob id:$id){id dob __typename}}"
    )
  }

  @Test func list() {
    let post = Amplify.Post.keys
    let predicate =
      post.id.eq("id") && post.status.eq(.published)
      && (post.title.beginsWith("Title") || post.content.contains("content"))
    let request = ListModels<Amplify.Post>.list(Amplify.Post.self, where: predicate)
    #expect(
      request.text == """
        query ListPosts($filter:ModelPostFilterInput$limit:Int){listPosts(filter:$filter limit:$limit)\
        {items{\(Self.post)}nextToken}}
        """
    )
    #expect(
      request.json == """
        {"filter":{"and":[{"id":{"eq":"id"}},{"status":{"eq":"PUBLISHED"}},{"or":[{"title":{"beginsWith":"Title"}},\
        {"content":{"contains":"content"}}]}]},"limit":1000}
        """
    )
  }

  @Test func mutations() {
    let post = Amplify.Post(id: "p", content: "C", createdAt: "2026-11-22", title: "T")
    #expect(
      CreateModel<Amplify.Post>.create(post).text
        == "mutation CreatePost($input:CreatePostInput!){createPost(input:$input){\(Self.post)}}"
    )
    #expect(
      UpdateModel<Amplify.Post>.update(post).text
        == "mutation UpdatePost($input:UpdatePostInput!){updatePost(input:$input){\(Self.post)}}"
    )
    #expect(
      DeleteModel<Amplify.Post>.delete(post).text
        == "mutation DeletePost($input:DeletePostInput!){deletePost(input:$input){\(Self.post)}}"
    )
    #expect(DeleteModel<Amplify.Post>.delete(post).json == #"{"input":{"id":"p"}}"#)
    #expect(
      CreateModel<Amplify.Comment>.create(Amplify.Comment(id: "c", content: "C", createdAt: "2026-11-22")).text == """
        mutation CreateComment($input:CreateCommentInput!){createComment(input:$input)\
        {id content createdAt post{id __typename} __typename}}
        """
    )
  }

  @Test func subscriptions() {
    #expect(
      ModelSubscription<Amplify.Post>.subscription(of: Amplify.Post.self, type: .onCreate).text
        == "subscription OnCreatePost{onCreatePost{\(Self.post)}}"
    )
    #expect(
      ModelSubscription<Amplify.Comment>.subscription(of: Amplify.Comment.self, type: .onCreate).text
        == "subscription OnCreateComment{onCreateComment{id content createdAt post{id __typename} __typename}}"
    )
  }

  /// Included lists also select `nextToken`. Inclusions select fields in the model's order, but Amplify selects the key
  /// and `__typename` first in some cases and last in others.
  @Test func includes() {
    func selection<M: Model>(_ type: M.Type, _ includes: (M.Path) -> [any ModelPath] = { _ in [] }) -> Substring {
      let text = ListModels<M>.list(type, includes: includes).text
      return text.drop { $0 != "{" }.dropFirst().drop { $0 != "{" }.dropFirst("{items{".count).dropLast(
        "}nextToken}}".count
      )
    }
    #expect(selection(Amplify.Comment.self) == "id content createdAt post{id __typename} __typename")
    #expect(selection(Amplify.Comment.self) { [$0.post] } == "id content createdAt post{\(Self.post)} __typename")
    #expect(selection(Amplify.Post.self) == "\(Self.post)")
    #expect(
      selection(Amplify.Post.self) { [$0.comments] }
        == "\(Self.post) comments{items{id content createdAt post{id __typename} __typename}nextToken}"
    )
    #expect(selection(Amplify.Book.self) == "id title __typename")
    #expect(
      selection(Amplify.Book.self) { [$0.authors.author] }
        == "id title __typename authors{items{id author{id name __typename} book{id __typename} __typename}nextToken}"
    )
    #expect(
      selection(Amplify.Author.self) { [$0.books.book] }
        == "id name __typename books{items{id author{id __typename} book{id title __typename} __typename}nextToken}"
    )
    #expect(
      selection(Amplify.Author.self) { [$0.books.book, $0.books.author] }
        == "id name __typename books{items{id author{id name __typename} book{id title __typename} __typename}nextToken}"
    )
  }
}
