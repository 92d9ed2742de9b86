import InlineGraphQLModels
import Testing

/// The document and variables of each kind of request.
@Suite struct RequestTests {
  static let postFields =
    "id title rating draft status location{latitude longitude name} tags blog{id __typename} editor{id __typename} "
    + "createdAt updatedAt __typename"
  static let commentFields = "id content post{id __typename} createdAt updatedAt __typename"

  @Test("A client asks the service what to do with errors in requests for models, too")
  func onError() async throws {
    let transport = RecordingTransport(#"{"data":{"getBlog":null}}"#)
    _ = try await GraphQLClient(transport: transport, onError: .propagate).request(.get(Blog.self, byId: "b"))
    #expect(transport.requests.map(\.onError) == [.propagate])
  }

  @Test("AMP-01: get by id") func get() async throws {
    let request = GetModel<Blog>.get(Blog.self, byId: "1")
    #expect(request.text == "query GetBlog($id:ID!){getBlog(id:$id){id name createdAt updatedAt __typename}}")
    #expect(request.json == #"{"id":"1"}"#)
    #expect(request.sentDocument.operationName == "GetBlog")
    let transport = RecordingTransport(
      #"{"data":{"getBlog":{"id":"1","name":"N","createdAt":"c","updatedAt":"u","__typename":"Blog"}}}"#
    )
    let blog: Blog? = try await GraphQLClient(transport: transport).request(.get(Blog.self, byId: "1"))
    #expect(blog?.name == "N")
    let response = try await GraphQLClient(transport: transport).execute(.get(Blog.self, byId: "1"))
    #expect(response.data?.model == blog)
    #expect(transport.requests[0] == transport.requests[1])
    #expect(transport.requests[0].kind == .query)
  }

  @Test("AMP-02: get by a key of several fields") func compositeKey() {
    let request = GetModel<Place>.get(
      Place.self,
      byIdentifier: Place.identifier(country: "CH", city: "Bern", number: 3)
    )
    #expect(
      request.text == """
        query GetPlace($city:String!$country:String!$number:Int!){getPlace(city:$city country:$country number:$number)\
        {country city number name height createdAt updatedAt __typename}}
        """
    )
    #expect(request.json == #"{"city":"Bern","country":"CH","number":3}"#)
  }

  @Test("AMP-03: list") func list() {
    let request = ListModels<Blog>.list(Blog.self)
    #expect(
      request.text
        == "query ListBlogs($limit:Int){listBlogs(limit:$limit){items{id name createdAt updatedAt __typename}nextToken}}"
    )
    #expect(request.json == #"{"limit":1000}"#)
    #expect(ListModels<Blog>.list(Blog.self, limit: 5).json == #"{"limit":5}"#)
    #expect(ListModels<Category>.list(Category.self).sentDocument.operationName == "ListCategories")
  }

  @Test("AMP-13: lists by an index, and their next pages, keep key, order and limit") func index() async throws {
    let transport = RecordingTransport(
      #"{"data":{"listPlaces":{"items":[],"nextToken":"t"}}}"#,
      #"{"data":{"listPlaces":{"items":[]}}}"#
    )
    let client = GraphQLClient(transport: transport)
    let page = try await client.request(
      .list(by: Place.Index.primaryKey, "CH", sortKey: .between("A", 1, and: "B", 2), sort: .descending, limit: 3)
    )
    _ = try await page.getNextPage()
    let key = #""cityNumber":{"between":[{"city":"A","number":1},{"city":"B","number":2}]},"country":"CH","limit":3"#
    #expect(
      transport.variables == [
        "{\(key),\"sortDirection\":\"DESC\"}", "{\(key),\"nextToken\":\"t\",\"sortDirection\":\"DESC\"}",
      ]
    )
    #expect(
      transport.documents[0].hasPrefix(
        """
        query ListPlaces($cityNumber:ModelPlacePrimaryCompositeKeyConditionInput$country:String$limit:Int\
        $sortDirection:ModelSortDirection){listPlaces(cityNumber:$cityNumber country:$country limit:$limit \
        sortDirection:$sortDirection){items{
        """
      )
    )
    let comments = ListModels<Comment>.list(by: Comment.Index.commentsByPost, "p", sortKey: .beginsWith("a"))
    #expect(comments.json == #"{"content":{"beginsWith":"a"},"limit":1000,"postID":"p"}"#)
    let votes = ListModels<Vote>.list(by: Vote.Index.votesByStars, 3, sortKey: .ge(1.5, "p"))
    #expect(votes.json == #"{"limit":1000,"stars":3,"weightPostID":{"ge":{"weight":1.5,"postID":"p"}}}"#)
    await #expect(processExitsWith: .failure) {
      _ = ListModels<Vote>.list(by: Vote.Index.votesByStars, 3, sortKey: .ge(1.5, "p", 1)).json
    }
  }

  @Test("AMP-06: create leaves out what is nil") func create() {
    let post = Post(id: "p", title: "T", draft: true, location: Location(latitude: 1, longitude: 2.5))
    let request = CreateModel<Post>.create(post)
    #expect(
      request.text
        == "mutation CreatePost($input:CreatePostInput!){createPost(input:$input){\(Self.postFields)}}"
    )
    #expect(
      request.json
        == #"{"input":{"id":"p","title":"T","draft":true,"location":{"latitude":1,"longitude":2.5}}}"#
    )
    let blog = Blog(id: "b", name: "B")
    #expect(
      CreateModel<Post>.create(Post(id: "p", title: "T", draft: true, tags: ["a", nil], blog: blog)).json
        == #"{"input":{"id":"p","title":"T","draft":true,"tags":["a",null],"blogPostsId":"b"}}"#
    )
  }

  @Test("AMP-06: update sends null for what is nil, and conditions") func update() {
    let post = Post(id: "p", title: "T", draft: false)
    let request = UpdateModel<Post>.update(post)
    #expect(
      request.json == """
        {"input":{"id":"p","title":"T","rating":null,"draft":false,"status":null,"location":null,"tags":null,\
        "blogPostsId":null,"postEditorId":null}}
        """
    )
    let conditional = UpdateModel<Post>.update(post, where: Post.keys.rating > 3)
    #expect(
      conditional.text == """
        mutation UpdatePost($condition:ModelPostConditionInput$input:UpdatePostInput!)\
        {updatePost(condition:$condition input:$input){\(Self.postFields)}}
        """
    )
    #expect(conditional.json.hasPrefix(#"{"condition":{"rating":{"gt":3}},"input":{"id":"p""#))
  }

  @Test("AMP-06: update leaves alone a reference that the response did not have") func updateUnknownReference() throws {
    let visit = try decoded(Visit.self, #"{"id":"v","createdAt":"c","updatedAt":"u"}"#)
    #expect(UpdateModel<Visit>.update(visit).json == #"{"input":{"id":"v"}}"#)
    let elsewhere = Visit(id: "v", place: Place(country: "CH", city: "Bern", number: 3))
    #expect(
      UpdateModel<Visit>.update(elsewhere).json == """
        {"input":{"id":"v","placeVisitsCountry":"CH","placeVisitsCity":"Bern","placeVisitsNumber":3}}
        """
    )
    let nowhere = """
      {"input":{"id":"v","placeVisitsCountry":null,"placeVisitsCity":null,"placeVisitsNumber":null}}
      """
    #expect(UpdateModel<Visit>.update(Visit(id: "v")).json == nowhere)
  }

  @Test("AMP-06: a field of the key that is also that of a reference is sent once") func keyOfReference() {
    let vote = Vote(postID: "p", reader: "r", post: Post(id: "p", title: "T", draft: false))
    #expect(CreateModel<Vote>.create(vote).json == #"{"input":{"postID":"p","reader":"r"}}"#)
    let known = Vote(postID: "p", reader: "r", stars: 3)
    #expect(
      UpdateModel<Vote>.update(known).json == #"{"input":{"postID":"p","reader":"r","stars":3,"weight":null}}"#
    )
  }

  @Test("AMP-06: delete sends the key alone") func delete() {
    let place = Place(country: "CH", city: "Bern", number: 3, name: "N")
    let request = DeleteModel<Place>.delete(place, where: Place.keys.name == "N")
    #expect(
      request.json
        == #"{"condition":{"name":{"eq":"N"}},"input":{"country":"CH","city":"Bern","number":3}}"#
    )
    #expect(
      DeleteModel<Blog>.delete(Blog(id: "b", name: "B")).text == """
        mutation DeleteBlog($input:DeleteBlogInput!){deleteBlog(input:$input){id name createdAt updatedAt __typename}}
        """
    )
  }

  @Test("AMP-07: subscriptions have no variables") func subscription() {
    let request = ModelSubscription<Blog>.subscription(of: Blog.self, type: .onCreate)
    #expect(request.text == "subscription OnCreateBlog{onCreateBlog{id name createdAt updatedAt __typename}}")
    #expect(request.json == "{}")
    let deleted = ModelSubscription<Blog>.subscription(of: Blog.self, type: .onDelete)
    #expect(deleted.sentDocument.operationName == "OnDeleteBlog")
    #expect(ModelSubscription<Blog>.kind == .subscription)
  }

  @Test("AMP-08: by default one level") func defaultSelection() {
    let text = GetModel<Post>.get(Post.self, byId: "1").text
    #expect(text == "query GetPost($id:ID!){getPost(id:$id){\(Self.postFields)}}")
    #expect(!text.contains("comments"))
  }

  @Test("AMP-09: includes one level and two levels deep, merged") func includes() {
    let one = GetModel<Post>.get(Post.self, byId: "1", includes: { post in [post.comments] })
    #expect(
      one.text
        == "query GetPost($id:ID!){getPost(id:$id){\(Self.postFields) comments{items{\(Self.commentFields)}nextToken}}}"
    )
    let two = ListModels<Book>.list(Book.self, includes: { book in [book.authors.author] })
    let author = "id name createdAt updatedAt __typename"
    #expect(
      two.text == """
        query ListBooks($limit:Int){listBooks(limit:$limit){items{id title createdAt updatedAt __typename \
        authors{items{id author{\(author)} book{id __typename} createdAt updatedAt __typename}nextToken}}nextToken}}
        """
    )
    let siblings = GetModel<Author>.get(Author.self, byId: "1", includes: { [$0.books.book, $0.books.author] })
    let reversed = GetModel<Author>.get(
      Author.self,
      byId: "1",
      includes: { [$0.books.author, $0.books.book, $0.books] }
    )
    #expect(siblings.text.contains("author{\(author)} book{id title createdAt updatedAt __typename} createdAt"))
    #expect(siblings.text == reversed.text)
  }

  @Test("AMP-10: an included list asks for the token of its next page") func includedToken() async throws {
    let transport = RecordingTransport(
      """
      {"data":{"getBlog":{"id":"b","name":"N","createdAt":"c","updatedAt":"u","__typename":"Blog",
      "posts":{"items":[],"nextToken":"t"}}}}
      """
    )
    let blog = try await GraphQLClient(transport: transport).request(
      .get(Blog.self, byId: "b", includes: { [$0.posts] })
    )
    #expect(transport.documents[0].contains("posts{items{\(Self.postFields)}nextToken}"))
    #expect(blog?.posts?.hasNextPage() == true)
  }

  @Test("documents are the same each time") func deterministic() {
    func text() -> String {
      GetModel<Post>.get(Post.self, byId: "1", includes: { [$0.comments, $0.editor.books.book, $0.blog.posts] }).text
    }
    #expect(Set((0..<50).map { _ in text() }).count == 1)
  }

  @Test("the type alone tells the plain document") func statics() {
    #expect(GetModel<Blog>.document == GetModel<Blog>.get(Blog.self, byId: "1").text)
    #expect(ListModels<Blog>.operationName == "ListBlogs")
    #expect(ModelSubscription<Blog>.operationName == "OnCreateBlog")
    #expect(
      CreateModel<Blog>.document.hasPrefix("mutation CreateBlog($input:CreateBlogInput!){createBlog(input:$input)")
    )
  }
}
