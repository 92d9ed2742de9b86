import InlineGraphQL
import InlineGraphQLTesting
import Testing

@Suite("Objects of models are created, read, changed and deleted") struct ModelMutationTests {
  private let service: ModelService
  private let refused: GraphQLJSONValue = "The conditional request failed"

  init() throws { service = try ModelService() }

  @Test("What is not given has its identifier, default and time") func created() async throws {
    let fields = "id title likes rating pinned status size { width } createdAt updatedAt"
    let data = try await service.data(
      "mutation { a: createPost(input: {}) { \(fields) } b: createPost(input: {id: \"b\", title: \"T\", likes: 0, "
        + "size: {width: 7}}) { \(fields) } }"
    )
    #expect(
      data == [
        "a": [
          "id": "id-1", "title": "Untitled", "likes": 3, "rating": 1.5, "pinned": true, "status": "DRAFT", "size": nil,
          "createdAt": "1970-01-01T00:00:01.000Z", "updatedAt": "1970-01-01T00:00:01.000Z",
        ],
        "b": [
          "id": "b", "title": "T", "likes": 0, "rating": 1.5, "pinned": true, "status": "DRAFT", "size": ["width": 7],
          "createdAt": "1970-01-01T00:00:02.000Z", "updatedAt": "1970-01-01T00:00:02.000Z",
        ],
      ]
    )
  }

  @Test("Times have the names that the model gives them, or are left out") func timestamps() async throws {
    let service = try ModelService(
      """
      type A @model(timestamps: { createdAt: "born", updatedAt: "changed" }) { n: Int }
      type B @model(timestamps: { createdAt: null, updatedAt: "changed" }) { n: Int }
      type C @model { n: Int, createdAt: AWSDateTime }
      type D @model(timestamps: { createdAt: "born", updatedAt: "changed" }) { n: Int, changed: AWSDateTime }
      type E @model(timestamps: { createdAt: "born", updatedAt: null }) { n: Int, updatedAt: String }
      type F @model(timestamps: { createdAt: "born", updatedAt: "changed" }) { n: Int, born: String, changed: Int }
      """
    )
    for model in ["A", "B", "C", "D", "E", "F"] { try await service.create(model, ["id": "1"]) }
    let data = try await service.data(
      """
      mutation {
        a: updateA(input: {id: "1", n: 2}) { born changed }
        b: updateB(input: {id: "1", n: 2}) { changed }
        c: updateC(input: {id: "1", n: 2}) { createdAt updatedAt }
        d: updateD(input: {id: "1", n: 2}) { born changed }
        e: updateE(input: {id: "1", n: 2}) { born updatedAt }
        f: updateF(input: {id: "1", n: 2}) { born changed }
      }
      """
    )
    #expect(data["a"] == ["born": "1970-01-01T00:00:01.000Z", "changed": "1970-01-01T00:00:07.000Z"])
    #expect(data["b"] == ["changed": "1970-01-01T00:00:08.000Z"])
    #expect(data["c"] == ["createdAt": "1970-01-01T00:00:03.000Z", "updatedAt": "1970-01-01T00:00:09.000Z"])
    #expect(data["d"] == ["born": "1970-01-01T00:00:04.000Z", "changed": "1970-01-01T00:00:10.000Z"])
    #expect(data["e"] == ["born": "1970-01-01T00:00:05.000Z", "updatedAt": nil])
    #expect(data["f"] == ["born": "1970-01-01T00:00:06.000Z", "changed": nil])
  }

  @Test("Objects get an identifier where none is given, be it a string and nullable") func identifiers() async throws {
    let service = try ModelService(
      """
      type A @model { id: String! }
      type B @model { id: ID }
      type C @model { key: ID! @primaryKey id: String }
      type D @model { key: ID! @primaryKey id: Int }
      """
    )
    let data = try await service.data(
      """
      mutation {
        a: createA(input: {}) { id } again: createA(input: {}) { id } b: createB(input: {}) { id }
        c: createC(input: {key: 1}) { id } d: createD(input: {key: 1}) { id }
      }
      """
    )
    #expect(
      data == [
        "a": ["id": "id-1"], "again": ["id": "id-2"], "b": ["id": "id-3"], "c": ["id": "id-4"], "d": ["id": nil],
      ]
    )
  }

  @Test("A field of an index that is created as null is not there, another one is") func nullsOfIndexes() async throws {
    let service = try ModelService("type Item @model { id: ID!, n: Int @index, m: Int }")
    try await service.create("Item", ["id": "1", "n": nil, "m": nil])
    #expect(try await service.list("listItems(filter: {n: {attributeExists: true}})") == [])
    #expect(try await service.list("listItems(filter: {m: {attributeExists: true}})") == ["1"])
  }

  @Test("A model inside of an embedded object is null, unless somebody gives it") func embeddedModels() async throws {
    let sdl = "type Post @model { id: ID! cover: Cover } type Cover { color: String post: Post }"
    let document = """
      mutation { createPost(input: {id: "1", cover: {color: "red"}}) { cover { color post { id } } } }
      """
    let service = try ModelService(sdl)
    #expect(try await service.data(document) == ["createPost": ["cover": ["color": "red", "post": nil]]])
    let given = try ExecutableSchema(models: sdl) { Resolver("Cover.post") { _ in ["id": "2"] } }
    let response = await given.execute(document)
    #expect(response["data"] == ["createPost": ["cover": ["color": "red", "post": ["id": "2"]]]])
  }

  @Test("A key that exists is not created again") func exists() async throws {
    try await service.create("Post", ["id": "1", "title": "First"])
    #expect(await service.error("mutation { createPost(input: {id: \"1\"}) { id } }") == refused)
    let response = await service.schema.execute("mutation { createPost(input: {id: \"1\"}) { id } }")
    #expect(response["errors"]?[0]?["extensions"] == ["errorType": "DynamoDB:ConditionalCheckFailedException"])
    #expect(response["data"] == ["createPost": nil])
    #expect(try await service.data("{ getPost(id: \"1\") { title } }") == ["getPost": ["title": "First"]])
  }

  @Test("An object is got by its key, null if there is none") func get() async throws {
    try await service.create(
      "City",
      ["country": "FR", "name": "Lyon", "population": 5],
      ["country": "DE", "name": "Lyon", "population": 6]
    )
    let data = try await service.data(
      """
      {
        a: getCity(country: "FR", name: "Lyon") { population }
        b: getCity(country: "DE", name: "Lyon") { population }
        c: getCity(country: "DE", name: "Ulm") { population }
        d: getPost(id: "x") { id }
      }
      """
    )
    #expect(data == ["a": ["population": 5], "b": ["population": 6], "c": nil, "d": nil])
  }

  @Test("Keys that are written with other bytes are other keys") func bytes() async throws {
    try await service.create("Post", ["id": "\u{e9}", "title": "one"], ["id": "e\u{301}", "title": "two"])
    let data = try await service.data("query($id: ID!) { getPost(id: $id) { title } }", ["id": "e\u{301}"])
    #expect(data == ["getPost": ["title": "two"]])
  }

  @Test("A change replaces the fields that are given, null takes them away") func update() async throws {
    try await service.create("Post", ["id": "1", "title": "T", "likes": 1])
    let data = try await service.data(
      "mutation { updatePost(input: {id: \"1\", likes: 2, rating: null}) { title likes rating createdAt updatedAt } }"
    )
    #expect(
      data["updatePost"] == [
        "title": "T", "likes": 2, "rating": nil, "createdAt": "1970-01-01T00:00:01.000Z",
        "updatedAt": "1970-01-01T00:00:02.000Z",
      ]
    )
    #expect(try await service.list("listPosts(filter: {rating: {attributeExists: false}})") == ["1"])
  }

  @Test("What is deleted is told once more") func delete() async throws {
    try await service.create("Post", ["id": "1", "title": "T"], ["id": "2"], ["id": "3"])
    let data = try await service.data("mutation { deletePost(input: {id: \"2\"}) { id title } }")
    #expect(data == ["deletePost": ["id": "2", "title": "Untitled"]])
    #expect(try await service.list("listPosts") == ["1", "3"])
    try await service.create("Post", ["id": "2"])
    #expect(try await service.list("listPosts") == ["1", "3", "2"])
    #expect(try await service.data("{ getPost(id: \"3\") { id } }") == ["getPost": ["id": "3"]])
  }

  @Test(
    "What does not exist is neither changed nor deleted",
    arguments: ["updatePost(input: {id: \"x\", title: \"T\"})", "deletePost(input: {id: \"x\"})"]
  )
  func missing(_ field: String) async throws {
    #expect(await service.error("mutation { \(field) { id } }") == refused)
    #expect(try await service.list("listPosts") == [])
  }

  @Test(
    "A condition is met, or nothing happens",
    arguments: ["updatePost(input: {id: \"1\", title: \"New\"}", "deletePost(input: {id: \"1\"}"]
  )
  func condition(_ field: String) async throws {
    try await service.create("Post", ["id": "1", "title": "Old"])
    #expect(await service.error("mutation { \(field), condition: {title: {eq: \"New\"}}) { id } }") == refused)
    #expect(try await service.list("listPosts", "title") == ["Old"])
    _ = try await service.data("mutation { \(field), condition: {title: {beginsWith: \"O\"}}) { id } }")
    #expect(try await service.list("listPosts", "title") != ["Old"])
  }

  @Test("Before it is created, an object has no fields that meet conditions") func createCondition() async throws {
    let create = "createPost(input: {title: \"T\"}"
    #expect(await service.error("mutation { \(create), condition: {title: {eq: \"T\"}}) { id } }") == refused)
    _ = try await service.data("mutation { \(create), condition: {title: {attributeExists: false}}) { id } }")
  }

  @Test("Any number of tasks may write at once") func concurrency() async throws {
    let service = service
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask { try await service.create("Post", ["id": .string("\(number % 100)-\(number / 100)")]) }
      }
      try await group.waitForAll()
    }
    guard case .array(let ids) = try await service.list("listPosts(limit: 1000)") else { return }
    #expect(Set(ids).count == 200 && ids.count == 200)
  }
}
