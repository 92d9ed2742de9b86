import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Models are read along their associations") struct ModelRelationTests {
  private let service: ModelService

  init() async throws {
    service = try ModelService()
    try await service.create("Blog", ["id": "B", "name": "News"], ["id": "C", "name": "Empty"])
    try await service.create("Cover", ["id": "red", "color": "red"])
    try await service.create(
      "Post",
      ["id": "1", "blogPostsId": "B", "postCoverId": "red", "likes": 1],
      ["id": "2", "blogPostsId": "B", "likes": 2],
      ["id": "3"]
    )
    try await service.create(
      "Comment",
      ["id": "x", "postID": "1", "rank": 3, "author": "A", "text": "X"],
      ["id": "y", "postID": "1", "rank": 1, "author": "A", "text": "Y"],
      ["id": "z", "postID": "2", "rank": 2, "author": "A", "text": "Z"],
      ["id": "w", "postID": "gone", "rank": 2, "author": "A", "text": "W"]
    )
  }

  @Test("Has-many whose key the service adds: in the order of creation, filtered") func implicitHasMany() async throws {
    let data = try await service.data(
      """
      {
        all: getBlog(id: "B") { posts { items { id } nextToken } }
        some: getBlog(id: "B") { posts(filter: {likes: {gt: 1}}) { items { id } } }
        last: getBlog(id: "B") { posts(sortDirection: DESC, limit: 1) { items { id } } }
        none: getBlog(id: "C") { posts { items { id } nextToken } }
      }
      """
    )
    #expect(data["all"] == ["posts": ["items": [["id": "1"], ["id": "2"]], "nextToken": nil]])
    #expect(data["some"] == ["posts": ["items": [["id": "2"]]]])
    #expect(data["last"] == ["posts": ["items": [["id": "2"]]]])
    #expect(data["none"] == ["posts": ["items": [], "nextToken": nil]])
  }

  @Test("Has-many by an index: sorted, with conditions") func indexedHasMany() async throws {
    let data = try await service.data(
      """
      {
        all: getPost(id: "1") { comments { items { id } } }
        some: getPost(id: "1") { comments(rank: {gt: 1}) { items { id } } }
        last: getPost(id: "1") { comments(sortDirection: DESC) { items { id post { id blog { name } } } } }
      }
      """
    )
    #expect(data["all"] == ["comments": ["items": [["id": "y"], ["id": "x"]]]])
    #expect(data["some"] == ["comments": ["items": [["id": "x"]]]])
    let post: GraphQLJSONValue = ["id": "1", "blog": ["name": "News"]]
    #expect(data["last"] == ["comments": ["items": [["id": "x", "post": post], ["id": "y", "post": post]]]])
  }

  @Test("What refers to another object now is found there") func moved() async throws {
    let comments =
      "{ a: getPost(id: \"1\") { comments { items { id } } } b: getPost(id: \"2\") { comments { items { id } } } }"
    _ = try await service.data(comments)
    _ = try await service.data("mutation { updateComment(input: {id: \"x\", postID: \"2\"}) { id } }")
    #expect(
      try await service.data(comments) == [
        "a": ["comments": ["items": [["id": "y"]]]], "b": ["comments": ["items": [["id": "z"], ["id": "x"]]]],
      ]
    )
    _ = try await service.data("mutation { deleteComment(input: {id: \"z\"}) { id } }")
    #expect(try await service.data(comments)["b"] == ["comments": ["items": [["id": "x"]]]])
  }

  @Test("Belongs-to and has-one; null where nothing is referred to, or what is gone") func toOne() async throws {
    let data = try await service.data(
      """
      {
        one: getPost(id: "1") { blog { name } cover { color } blogPostsId postCoverId }
        three: getPost(id: "3") { blog { name } cover { color } blogPostsId }
        gone: getComment(id: "w") { post { id } }
      }
      """
    )
    #expect(
      data["one"] == [
        "blog": ["name": "News"], "cover": ["color": "red"], "blogPostsId": "B", "postCoverId": "red",
      ]
    )
    #expect(data["three"] == ["blog": nil, "cover": nil, "blogPostsId": nil])
    #expect(data["gone"] == ["post": nil])
  }

  @Test("Many-to-many goes through the model between") func manyToMany() async throws {
    try await service.create("Label", ["id": "a", "text": "A"], ["id": "b", "text": "B"])
    try await service.create(
      "PostLabels",
      ["postId": "1", "labelId": "a"],
      ["postId": "1", "labelId": "b"],
      ["postId": "2", "labelId": "b"]
    )
    let data = try await service.data(
      """
      {
        getPost(id: "1") { labels { items { label { text } } } }
        getLabel(id: "b") { posts { items { post { id } } } }
      }
      """
    )
    #expect(data["getPost"] == ["labels": ["items": [["label": ["text": "A"]], ["label": ["text": "B"]]]]])
    #expect(data["getLabel"] == ["posts": ["items": [["post": ["id": "1"]], ["post": ["id": "2"]]]]])
  }

  @Test("Composite keys are referred to by all their fields") func compositeKeys() async throws {
    let service = try ModelService(
      """
      type City @model { country: String! @primaryKey(sortKeyFields: ["name"]), name: String!, houses: [House] @hasMany }
      type House @model { street: String!, city: City @belongsTo }
      """
    )
    try await service.create("City", ["country": "DE", "name": "Ulm"], ["country": "DE", "name": "Bonn"])
    try await service.create(
      "House",
      ["street": "A", "cityHousesCountry": "DE", "cityHousesName": "Ulm"],
      ["street": "B", "cityHousesCountry": "DE", "cityHousesName": "Bonn"]
    )
    let data = try await service.data(
      "{ getCity(country: \"DE\", name: \"Ulm\") { houses { items { street city { name } } } } }"
    )
    #expect(data["getCity"]?["houses"]?["items"] == [["street": "A", "city": ["name": "Ulm"]]])
  }

  @Test("The older directives") func olderDirectives() async throws {
    let service = try ModelService(
      """
      type Post @model { id: ID!, comments: [Comment] @connection(keyName: "byPost", fields: ["id"]) }
      type Comment @model @key(name: "byPost", fields: ["postID", "text"]) {
        id: ID!, postID: ID!, text: String!, post: Post @connection(fields: ["postID"])
      }
      """
    )
    try await service.create("Post", ["id": "1"])
    try await service.create(
      "Comment",
      ["id": "a", "postID": "1", "text": "b"],
      ["id": "b", "postID": "1", "text": "a"]
    )
    let data = try await service.data(
      "{ getPost(id: \"1\") { comments(text: {le: \"b\"}) { items { id post { id } } } } }"
    )
    let post: GraphQLJSONValue = ["id": "1"]
    #expect(data["getPost"]?["comments"]?["items"] == [["id": "b", "post": post], ["id": "a", "post": post]])
  }
}
