import CompilerFixtures
import Testing

@testable import GraphQLLanguage
@testable import GraphQLModelSchemas
@testable import GraphQLProject
@testable import GraphQLValidation

@Suite struct ModelSchemaTests {
  private func models(_ sdl: String) throws -> ModelSchema {
    try #require(try ExpandedSchema(Source(sdl)).models)
  }

  private func field(_ models: ModelSchema, _ model: String, _ name: String) throws -> ModelSchema.Field {
    try #require(models.model(named: model)?.field(named: name))
  }

  private func foreignKey(_ models: ModelSchema, _ model: String, _ name: String) throws -> ModelSchema.ForeignKey {
    try #require(try field(models, model, name).association?.foreignKey)
  }

  @Test("An ordinary schema has no models, whatever its texts and directives are called")
  func ordinary() throws {
    #expect(try ExpandedSchema(Source("type Query { a: Int }")).models == nil)
    #expect(try ExpandedSchema(Source(#""Like @model." type Query { "@model" a: Int # @model"# + "\n}")).models == nil)
    #expect(try ExpandedSchema(Source("directive @model on OBJECT type Query @model { a: Int }")).models == nil)
    #expect(
      try ExpandedSchema(Source("type Query { a(by: ModelSortDirection): Int } enum ModelSortDirection { ASC }")).models
        == nil
    )
  }

  @Test("AMP-01, AMP-03, AMP-06, AMP-07: root fields are named by default as the service does, or by @model")
  func rootFields() throws {
    let models = try models(
      """
      type category @model { id: ID! }
      type Note @model(
        queries: { get: "note", list: null }
        mutations: null
        subscriptions: { onCreate: ["onNote", "onNews"], level: public }
      ) { text: String }
      """
    )
    let category = try #require(models.model(named: "category")?.rootFields)
    #expect(
      category
        == ModelSchema.RootFields(
          get: "getCategory",
          list: "listCategories",
          create: "createCategory",
          update: "updateCategory",
          delete: "deleteCategory",
          onCreate: ["onCreateCategory"],
          onUpdate: ["onUpdateCategory"],
          onDelete: ["onDeleteCategory"]
        )
    )
    // Subscriptions exist only together with mutations.
    #expect(models.model(named: "Note")?.rootFields == ModelSchema.RootFields(get: "note"))
  }

  @Test("The older @model makes only the root fields that it names")
  func olderRootFields() throws {
    let models = try models(
      """
      type Note @model(queries: { get: "note" }, subscriptions: { level: public }) @key(fields: ["id"]) { id: ID! }
      """
    )
    let fields = try #require(models.model(named: "Note")?.rootFields)
    #expect(fields.get == "note" && fields.list == nil && fields.create == "createNote")
    #expect(fields.onCreate == ["onCreateNote"])
  }

  @Test("AMP-02: a key has a partition field, and sort fields that lists are conditioned by in one argument")
  func keys() throws {
    let models = try models(
      """
      type Order @model {
        customer: ID! @primaryKey(sortKeyFields: ["day", "number"])
        day: AWSDate!
        number: Int!
        city: String @index(sortKeyFields: "day")
        state: String @index(name: "byState", queryField: "ordersOf") @index(name: "byHand", queryField: null)
      }
      """
    )
    let order = try #require(models.model(named: "Order"))
    #expect(order.primaryKey.partitionField == "customer")
    #expect(order.primaryKey.sortFields == ["day", "number"])
    #expect(order.primaryKey.sortArgument == "dayNumber")
    #expect(order.fields.map(\.name) == ["customer", "day", "number", "city", "state", "createdAt", "updatedAt"])
    #expect(order.indexes.map(\.name) == ["ordersByCityAndDay", "byState", "byHand"])
    #expect(order.indexes.map(\.queryField) == ["ordersByCityAndDay", "ordersOf", nil])
    #expect(order.indexes.map(\.key.sortArgument) == ["day", nil, nil])
  }

  @Test("Inputs have nothing of embedded objects that hold models only; names are told apart without a schema's roots")
  func emptyInputs() throws {
    let schema = try ExpandedSchema(
      Source(
        """
        type Post @model(subscriptions: { onCreate: ["onNews"], onUpdate: ["onNews"] }) { id: ID! outer: Outer also: Size }
        type Outer { inner: Inner }
        type Inner { posts: [Post] outer: Outer }
        type Size { width: Int inner: Inner }
        """
      )
    ).schema
    #expect(validateSchema(schema.source).isEmpty)
    #expect(schema.typeNames.contains("SizeInput") && !schema.typeNames.contains("OuterInput"))
    guard case .inputObject(let input)? = schema.type(named: "CreatePostInput") else { return #expect(Bool(false)) }
    #expect(input.fields.keys == ["id", "also"])
  }

  @Test("The one sort field of a key is an argument as it is written; several are joined")
  func sortArguments() throws {
    let schema = try ExpandedSchema(
      Source(
        """
        type Item @model {
          Day: AWSDate! @primaryKey(sortKeyFields: ["Rank"])
          Rank: Int!
          x: ID @index(sortKeyFields: ["Rank", "Day"])
        }
        """
      )
    ).schema
    func argument(_ query: String) -> String? {
      schema.field(named: query, on: "Query").map { $0.arguments[1].name.value + ": \($0.arguments[1].type)" }
    }
    #expect(argument("listItems") == "Rank: ModelIntKeyConditionInput")
    #expect(
      argument("itemsByXAndRankAndDay") == "rankDay: ModelItemItemsByXAndRankAndDayCompositeKeyConditionInput"
    )
  }

  @Test("AMP-05, AMP-18: associations know the fields that refer to the other object, also those that the service adds")
  func associations() throws {
    let models = try models(
      """
      type Post @model {
        comments: [Comment] @hasMany
        likes: [Like] @hasMany(indexName: "byPost", fields: ["id"])
        cover: Cover @hasOne
        id: ID!
      }
      type Comment @model { post: Post! @belongsTo }
      type Like @model {
        postID: ID! @index(name: "byPost", sortKeyFields: ["rank"])
        rank: Int!
        of: Post @belongsTo(fields: ["postID"])
      }
      type Cover @model { post: Post @belongsTo }
      """
    )
    let comments = try field(models, "Post", "comments")
    #expect(comments.type.description == "ModelCommentConnection")
    #expect(comments.association?.kind == .hasMany && comments.association?.inverse == "post")
    #expect(comments.association?.foreignKey == .theirs(["postCommentsId"], to: ["id"]))
    #expect(try field(models, "Comment", "post").association?.kind == .belongsTo)
    #expect(try foreignKey(models, "Comment", "post") == .ours(["postCommentsId"], to: ["id"]))
    #expect(try field(models, "Comment", "postCommentsId").origin == .foreignKey(model: "Post", field: "comments"))
    #expect(try foreignKey(models, "Post", "likes") == .theirs(["postID"], to: ["id"], index: "byPost"))
    #expect(try foreignKey(models, "Like", "of") == .ours(["postID"], to: ["id"]))
    #expect(try field(models, "Post", "cover").association?.kind == .hasOne)
    #expect(try foreignKey(models, "Post", "cover") == .ours(["postCoverId"], to: ["id"]))
    #expect(try foreignKey(models, "Cover", "post") == .ours(["coverPostId"], to: ["id"]))
  }

  @Test("AMP-05: composite keys are referred to by as many fields; references name those of the model that belongs")
  func compositeAssociations() throws {
    let models = try models(
      """
      type Post @model {
        blog: String! @primaryKey(sortKeyFields: ["number"])
        number: Int!
        comments: [Comment!]! @hasMany
        cover: Cover @hasOne(references: ["postBlog", "postNumber"])
      }
      type Comment @model { text: String }
      type Cover @model { postBlog: String postNumber: Int post: Post @belongsTo(references: ["postBlog", "postNumber"]) }
      """
    )
    let key = try foreignKey(models, "Post", "comments")
    #expect(key == .theirs(["postCommentsBlog", "postCommentsNumber"], to: ["blog", "number"]))
    #expect(try field(models, "Comment", "postCommentsNumber").type.description == "Int!")
    #expect(try foreignKey(models, "Post", "cover") == .theirs(["postBlog", "postNumber"], to: ["blog", "number"]))
    #expect(try foreignKey(models, "Cover", "post") == .ours(["postBlog", "postNumber"], to: ["blog", "number"]))
  }

  @Test("A many-to-many relation is a model between, which belongs to both")
  func manyToMany() throws {
    let models = try models(
      """
      type Post @model { tags: [Tag] @manyToMany(relationName: "postTags") }
      type Tag @model { label: ID! @primaryKey posts: [Post] @manyToMany(relationName: "PostTags") }
      """
    )
    #expect(models.models.map(\.name) == ["Post", "Tag", "PostTags"])
    #expect(try field(models, "Post", "tags").association?.model == "PostTags")
    #expect(try foreignKey(models, "Post", "tags") == .theirs(["postId"], to: ["id"], index: "byPost"))
    #expect(try foreignKey(models, "PostTags", "tag") == .ours(["tagLabel"], to: ["label"]))
    #expect(try field(models, "PostTags", "tag").association?.inverse == "posts")
    #expect(models.model(named: "PostTags")?.indexes.map(\.queryField) == ["postTagsByPostId", "postTagsByTagLabel"])
  }

  @Test("AMP-05, AMP-18: older connections know their fields, though no type may have them")
  func connections() throws {
    let models = try models(
      """
      type Post @model {
        id: ID!
        comments: [Comment] @connection(keyName: "byPost", fields: ["id"])
        edits: [Edit] @connection(name: "PostEdits")
        parts: [Part] @connection
        blog: Blog @connection(keyField: "blogRef")
      }
      type Comment @model @key(name: "byPost", fields: ["postID", "day"]) {
        id: ID! postID: ID! day: AWSDate! post: Post @connection(fields: ["postID"])
      }
      type Edit @model { id: ID! post: Post @connection(name: "PostEdits") }
      type Part @model { id: ID! }
      type Blog @model { id: ID! }
      """
    )
    #expect(try foreignKey(models, "Post", "comments") == .theirs(["postID"], to: ["id"], index: "byPost"))
    #expect(try foreignKey(models, "Comment", "post") == .ours(["postID"], to: ["id"]))
    #expect(try field(models, "Comment", "post").association?.kind == .belongsTo)
    #expect(try foreignKey(models, "Post", "edits") == .theirs(["editPostId"], to: ["id"]))
    #expect(try foreignKey(models, "Edit", "post") == .ours(["editPostId"], to: ["id"]))
    #expect(try foreignKey(models, "Post", "parts") == .theirs(["postPartsId"], to: ["id"]))
    #expect(try foreignKey(models, "Post", "blog") == .ours(["blogRef"], to: ["id"]))
    #expect(try field(models, "Post", "blog").association?.kind == .hasOne)
    #expect(models.model(named: "Part")?.field(named: "postPartsId") == nil)
  }

  @Test("Defaults, nullability and lists are as they are written; what the service adds is marked")
  func fields() throws {
    let models = try models(
      #"type Post @model { tags: [String!] title: String! @default(value: "a \"b\"") createdAt: String }"#
    )
    #expect(try field(models, "Post", "tags").isList)
    #expect(try field(models, "Post", "title").isNonNull)
    #expect(try field(models, "Post", "title").defaultValue == #"a "b""#)
    #expect(models.model(named: "Post")?.fields.map(\.origin) == [.declared, .declared, .declared, .id, .timestamp])
  }

  @Test("The description is written into an embedding and read again", arguments: Golden.modelSchemaNames)
  func text(name: String) throws {
    let models = try #require(try Golden.modelSchema(named: name).models)
    #expect(ModelSchema(text: models.text) == models)
    var part = Embedding.Part(namespace: "Blog", sdl: "type Query{a:Int}", models: models, fragments: [:], literals: [])
    let embedding = Embedding(versionProtocol: "V", parts: [part])
    #expect(embedding.lines[2] == "models " + models.text)
    #expect(Embedding(lines: embedding.lines.map { Array($0.utf8) }) == embedding)
    part.models = nil
    #expect(Embedding(versionProtocol: "V", parts: [part]).version != embedding.version)
  }

  @Test("Names have the plurals that the service gives them")
  func plurals() {
    let words = [
      "Post": "Posts", "Category": "Categories", "Day": "Days", "Person": "People", "SalesPerson": "SalesPeople",
      "Child": "Children", "Status": "Statuses", "Address": "Addresses", "Box": "Boxes", "Bus": "Buses",
      "News": "News", "BreakingNews": "BreakingNews", "Series": "Series", "Fish": "Fish", "BlowFish": "BlowFish",
      "Knife": "Knives", "Leaf": "Leaves", "Hero": "Heroes", "Photo": "Photos", "Analysis": "Analyses",
      "Index": "Indices", "Woman": "Women", "Man": "Men", "Quiz": "Quizzes", "Schema": "Schemata",
      "DataSchema": "DataSchemas", "Datum": "Data", "Metadata": "Metadata", "URL": "URLS", "PostV2": "PostV2s",
      "post": "posts", "Posts": "Posts", "People": "People", "Media": "Media", "Criterion": "Criteria",
      "Company": "Companies", "Key": "Keys", "Money": "Monies", "Alias": "Aliases", "Virus": "Viri",
    ]
    for (word, plural) in words { #expect(pluralized(word) == plural) }
  }
}
