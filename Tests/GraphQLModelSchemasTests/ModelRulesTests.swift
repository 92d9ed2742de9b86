import CompilerFixtures
import GraphQLLanguage
import GraphQLModelSchemas
import Testing

@Suite struct ModelRulesTests {
  @Test(
    "Directives of models stand in models",
    arguments: [
      SchemaCase(
        """
        type Post @model { id: ID! tag: Tag }
        type Tag @key(fields: ["name"]) { name: String! @index(name: "byName") posts: [Post] @hasMany }
        """,
        #"2:10 The @key directive may only be added to object definitions annotated with @model. Write "type Tag @model"."#,
        #"2:49 The @index directive may only be added to object definitions annotated with @model. Write "type Tag @model"."#,
        #"2:86 The @hasMany directive may only be added to object definitions annotated with @model. Write "type Tag @model"."#
      ),
      SchemaCase(
        """
        type Query @model { id: ID! }
        """,
        #"1:12 Type 'Query' is the query root, which cannot be a model. Give the model another name."#
      ),
      SchemaCase(
        """
        type Post @model(queries: { gett: "x" }, subscriptions: { level: none }) { id: ID! comments: [Comment] @hasMany(index: "byPost") tags: [String] @hasmany
        rating: Float @index(sortKeyFields: 1) day: AWSDay }
        interface Node @model { id: ID! }
        type Comment @model @auth(rules: [{ allow: owner }]) @searchable(x: 1) { id: ID! }
        """,
        #"1:113 Unknown argument "index" on directive "@hasMany"."#,
        #"1:145 Unknown directive "@hasmany"."#,
        #"2:45 Unknown type "AWSDay". Did you mean "AWSDate" or "AWSURL"?"#,
        #"3:16 Directive "@model" may not be used on INTERFACE."#
      ),
      SchemaCase(
        """
        interface Node @model { id: ID! }
        """,
        #"1:16 Directive "@model" may not be used on INTERFACE."#
      ),
      SchemaCase(
        """
        type Post @model(queries: { gett: "x" }, subscriptions: { level: none }) { id: ID! @index(sortKeyFields: 1) }
        """,
        #"1:29 Field "gett" is not defined by type "ModelQueryMap". Did you mean "get"?"#,
        #"1:66 Value "none" does not exist in "ModelSubscriptionLevel" enum. Did you mean the enum value "on"?"#,
        #"1:106 String cannot represent a non string value: 1"#
      ),
      SchemaCase(
        """
        type Post @model @mapsTo(name: "P") { id: ID! @auth(rules: []) title: String @validate(type: minLength, value: "2") x: Int @refersTo(name: "y") }
        type Subscription { onPost: Post @aws_subscribe(mutations: ["createPost"]) }
        """
      ),
    ]
  )
  func directives(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "One generation of directives",
    arguments: [
      SchemaCase(
        """
        type Post @model @key(fields: ["id"]) { id: ID! comments: [Comment] @hasMany }
        type Comment @model { id: ID! }
        """,
        #"1:69 Directive "@hasMany" cannot be used together with @key and @connection. Write @primaryKey, @index, @hasMany, @hasOne and @belongsTo instead of those."#
      )
    ]
  )
  func generations(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "Keys and indexes",
    arguments: [
      SchemaCase(
        """
        type Post @model { a: ID! @primaryKey b: ID! @primaryKey(sortKeyFields: ["a"]) }
        """,
        #"1:46 1:27 You may only supply one primary key on type 'Post'."#
      ),
      SchemaCase(
        """
        type Post @model @key(fields: ["a"]) @key(fields: ["b"], queryField: "postsByB") { a: ID! b: ID! }
        """,
        #"1:38 1:18 You may only supply one primary key on type 'Post'."#,
        #"1:38 You cannot pass 'queryField' to the primary @key on type 'Post'. Give the key a name."#
      ),
      SchemaCase(
        """
        type Post @model { a: ID! @primaryKey(sortKeyFields: ["titel"]) title: String! @index(name: "byTitle", sortKeyFields: ["day"]) }
        """,
        #"1:55 Can't find field 'titel' in Post, but it was specified in the primary key. Did you mean "title"?"#,
        #"1:120 Can't find field 'day' in Post, but it was specified in index 'byTitle'. Did you mean "a"?"#
      ),
      SchemaCase(
        """
        type Tag @model @key(fields: []) @key(name: "byName", fields: ["nme"]) { id: ID! name: String! }
        """,
        #"1:17 A key needs a field. Write @key(fields: ["id"])."#,
        #"1:64 Can't find field 'nme' in Tag, but it was specified in index 'byName'. Did you mean "name"?"#
      ),
      SchemaCase(
        """
        type Post @model { a: ID! @primaryKey(sortKeyFields: ["a"]) title: String! @index(sortKeyFields: ["a", "a"]) }
        """,
        #"1:55 @primaryKey field 'a' cannot reference itself."#,
        #"1:104 @index field 'a' cannot reference itself."#
      ),
      SchemaCase(
        """
        type Post @model { a: Meta! @primaryKey b: [Int] @index(name: "byB", sortKeyFields: ["c"]) c: Boolean }
        type Meta { text: String }
        """,
        #"1:20 Field 'Post.a' cannot be in the primary key, as its type is no scalar."#,
        #"1:41 Field 'Post.b' cannot be in index 'byB', as its type is no scalar."#,
        #"1:86 Field 'Post.c' cannot be a sort field, as Boolean values have no order."#
      ),
      SchemaCase(
        """
        type Post @model { id: Tag @belongsTo } type Tag @model { id: [ID!]! posts: [Post] @hasMany }
        """,
        #"1:20 Field 'Post.id' cannot be the primary key, as its type is no scalar. Give it another name."#,
        #"1:59 Field 'Tag.id' cannot be the primary key, as its type is no scalar. Give it another name."#
      ),
      SchemaCase(
        """
        scalar AWSDate type Post @model { id: ID! } type Post @model { day: AWSDate }
        """,
        #"1:21 1:50 There can be only one type named "Post"."#,
        #"1:26 1:55 The directive "@model" can only be used once at this location."#
      ),
      SchemaCase(
        """
        type Post @model { a: ID @primaryKey(sortKeyFields: ["b", "c"]) b: Int! c: String @index(sortKeyFields: ["b"]) }
        """,
        #"1:23 The primary key on type 'Post' must reference non-null fields. Write "a: ID!"."#,
        #"1:76 The primary key on type 'Post' must reference non-null fields. Write "c: String!"."#
      ),
      SchemaCase(
        """
        type Post @model { a: ID! @index(name: "one") b: ID! @index(name: "one") c: ID @index }
        type Tag @model { a: ID! @index(name: "one", queryField: "tagsByA") }
        """,
        #"1:54 1:27 You may only supply one @index with the name 'one' on type 'Post'."#
      ),
    ]
  )
  func keys(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "Associations",
    arguments: [
      SchemaCase(
        """
        type Post @model { comments: [Comment] @hasMany author: Author @hasOne tags: [Comment] @manyToMany(relationName: "Tags") }
        type Comment { text: String }
        type Author { name: String }
        """,
        #"1:31 Object type Comment must be annotated with @model."#,
        #"1:57 Object type Author must be annotated with @model."#,
        #"1:79 Object type Comment must be annotated with @model."#,
        #"1:114 @manyToMany relation 'Tags' must be used in exactly two locations."#
      ),
      SchemaCase(
        """
        type Post @model { a: Tag @hasMany b: [Tag] @hasOne c: Tag @manyToMany(relationName: "T") }
        type Tag @model { d: [Post!]! @belongsTo e: [Post] @manyToMany(relationName: "T") }
        """,
        #"1:23 @hasMany must be used with a list. Use @hasOne for non-list types."#,
        #"1:39 @hasOne cannot be used with lists. Use @hasMany instead."#,
        #"1:56 @manyToMany must be used with a list."#,
        #"2:22 @belongsTo cannot be used with lists."#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! meta: Meta
        comments: [Comment] @hasMany(indexName: "byPost", fields: ["ID"])
        first: Comment @hasOne(fields: ["meta"])
        last: Comment @hasOne(fields: [])
        more: [Comment] @hasMany(references: ["postId"], fields: ["id"]) }
        type Comment @model { postID: ID! @index(name: "byPost") post: Post @belongsTo(fields: ["postId"]) }
        type Meta { text: String }
        """,
        #"2:60 ID is not a field in Post. Did you mean "id"?"#,
        #"3:33 All fields provided to @hasOne must be scalar or enum fields."#,
        #"4:15 No fields passed to @hasOne directive."#,
        #"5:17 Uni-directional relationships are not supported. Add a @belongsTo field with references: ["postId"] in Comment to match the @hasMany field Post.more."#,
        #"5:38 @hasMany has either 'fields' or 'references', not both."#,
        #"5:39 postId is not a field in Comment. Did you mean "postID" or "post"?"#,
        #"6:89 postId is not a field in Comment. Did you mean "postID" or "post"?"#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! comments: [Comment] @hasMany(indexName: "byPosts", fields: ["id"]) }
        type Comment @model { postID: ID! @index(name: "byPost") }
        """,
        #"1:68 Index byPosts does not exist for model Comment. Did you mean "byPost"?"#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! comment: Comment @connection(keyName: "byPost", fields: ["id"]) }
        type Comment @model @key(name: "byPost", fields: ["postID"]) { id: ID! postID: ID! }
        """,
        #"1:66 Connection is to a single object but the keyName byPost was provided which does not reference the primary key."#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! number: Int! @primaryKey(sortKeyFields: ["day", "hour"]) day: String! hour: Int!
        comments: [Comment] @hasMany(indexName: "byPost", fields: ["id"]) }
        type Comment @model { postNumber: Int! @index(name: "byPost") post: Post @belongsTo(fields: ["postNumber", "day"]) day: String
        other: Post @belongsTo(references: ["postNumber"]) }
        """,
        #"2:60 id field is not of type Int, as Comment.postNumber is."#,
        #"3:74 Invalid @belongsTo directive on post. Partial sort keys are not accepted: the primary key of Post is [number, day, hour]."#,
        #"4:13 The number of references provided to @belongsTo must match the number of primary keys on Post."#,
        #"4:13 Uni-directional relationships are not supported. Add a @hasOne or @hasMany field with references: ["postNumber"] in Post to match the @belongsTo field Comment.other."#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! comments: [Comment] @hasMany(references: ["postID"]) }
        type Comment @model { id: ID! postID: ID otherID: ID post: Post @belongsTo(references: ["otherID"]) }
        type Tag @model { post: Post @belongsTo }
        """,
        #"1:48 Uni-directional relationships are not supported. Add a @belongsTo field with references: ["postID"] in Comment to match the @hasMany field Post.comments."#,
        #"2:65 Uni-directional relationships are not supported. Add a @hasOne or @hasMany field with references: ["otherID"] in Post to match the @belongsTo field Comment.post."#,
        #"3:30 Post must have a relationship with Tag in order to use @belongsTo. Add a field with @hasMany or @hasOne to Post."#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! comments: [Comment] @connection(name: "PostComments") tags: [Tag] @connection(name: "PostTags") }
        type Comment @model { id: ID! }
        type Tag @model { id: ID! posts: [Post] @connection(name: "PostTags") }
        """,
        #"1:66 Found one half of connection "PostComments" at Post.comments but no related field on type Comment."#,
        #"1:112 Invalid Connection (PostTags): many-to-many connections are not supported. Add a model that belongs to both sides."#,
        #"3:59 Invalid Connection (PostTags): many-to-many connections are not supported. Add a model that belongs to both sides."#
      ),
      SchemaCase(
        """
        type Post @model { a: [Tag] @manyToMany(relationName: "One") b: [Tag] @manyToMany(relationName: "two") c: [Tag] @manyToMany(relationName: "Tag") }
        type Tag @model { b: [Tag] @manyToMany(relationName: "Two") c: [Post] @manyToMany(relationName: "tag") }
        """,
        #"1:55 @manyToMany relation 'One' must be used in exactly two locations."#,
        #"1:139 @manyToMany relation name 'Tag' already exists as a type in the schema."#,
        #"2:23 @manyToMany relation 'Two' expects 'Post' but got 'Tag'."#
      ),
    ]
  )
  func associations(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "Default values",
    arguments: [
      SchemaCase(
        """
        type Post @model { a: Int @default(value: "1.5") b: [String] @default(value: "x") c: Status @default(value: "DRAFTS") d: Float @default
        e: Boolean @default(value: "yes") f: AWSDate @default(value: "2024-01-01") }
        enum Status { DRAFT }
        """,
        #"1:43 Default value "1.5" is not a valid Int."#,
        #"1:62 The @default directive may only be added to scalar or enum field types."#,
        #"1:109 Default value "DRAFTS" is not a member of Status enum. Did you mean "DRAFT"?"#,
        #"1:128 The @default directive requires a value."#,
        #"2:28 Default value "yes" is not a valid Boolean."#
      )
    ]
  )
  func defaults(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "Default values of AppSync's scalars",
    arguments: [
      (
        "AWSDate", ["2024-02-29", "2000-02-29", "2023-12-31"],
        [
          "2023-02-29", "1900-02-29", "2023-11-31", "2023-10-32", "2023-00-10", "2023-13-10", "23-10-10", "2023-10-10Z",
          "",
        ]
      ),
      (
        "AWSTime", ["00:00:00Z", "23:59:59.123+02:00", "12:30:00-11:30"],
        [
          "24:00:00Z", "12:60:00Z", "12:30:60Z", "12:30:00", "12:30Z", "12:30:00.Z", "12:30:00+2:00", "12:30:00+24:00",
          "",
        ]
      ),
      (
        "AWSDateTime", ["2023-10-10T08:13:13.1999Z", "2024-02-29T00:00:00+01:00"],
        ["202-10-10T08:13:13Z", "2023-02-29T08:13:13Z", "2023-10-10 08:13:13Z", "2023-10-10T08:13:13", "2023-10-10"]
      ),
      ("AWSTimestamp", ["0", "-1", "1700000000"], ["1.5", "now", ""]),
      ("AWSEmail", ["a@b", "first.last+tag@mail.example.com"], ["a", "@b", "a@", "a@b..c", "a@-b", "a b@c", "a@b@c"]),
      ("AWSJSON", ["{}", "null", #"{"a": [1]}"#], ["{", "{a: 1}", ""]),
      (
        "AWSURL", ["https://example.com/a?b#c", "http:example.com", "mailto:a@b"],
        ["example.com", "/a", "https://", "1a:b", "http://a b", ""]
      ),
      (
        "AWSPhone", ["+41 44 668 18 00", "+1 (206) 555-0100", "+12065550100"],
        ["044 668 18 00", "+41", "+41 44 ABC 18 00", ""]
      ),
      (
        "AWSIPAddress",
        [
          "0.0.0.0", "255.1.20.3", "::", "::1", "1::", "2001:db8::8a2e:370:7334", "1:2:3:4:5:6:7:8", "::ffff:192.0.2.1",
        ],
        [
          "256.0.0.1", "01.2.3.4", "1.2.3", "10.0.0.0/8", ":::", ":1:2:3:4:5:6:7", "1::2::3", "1:2:3:4:5:6:7",
          "1:2:3:4:5:6:7:8:9", "12345::", "g::", "1:", "",
        ]
      ),
      ("String", ["anything"], []),
    ] as [(String, [String], [String])]
  )
  func defaultsOfScalars(_ scalar: String, _ valid: [String], _ invalid: [String]) {
    func messages(_ value: String) -> [String] {
      let written = value.replacing("\"", with: "\\\"")
      let source = Source("type Post @model { a: \(scalar) @default(value: \"\(written)\") }")
      return ExpandedSchema.diagnostics(of: source).map(\.message)
    }
    for value in valid { #expect(messages(value) == [], "\(value)") }
    for value in invalid {
      #expect(messages(value) == ["Default value \"\(value)\" is not a valid \(scalar)."], "\(value)")
    }
  }

  @Test(
    "Types with the names of those that the service makes",
    arguments: [
      // The service does not replace these types.
      SchemaCase(
        """
        type Post @model { id: ID! status: Status place: Place }
        type Place { name: String }
        input PlaceInput { name: String! note: String }
        input CreatePostInput { id: ID! title: String! }
        enum Status { DRAFT }
        enum ModelSortDirection { ASC DESC }
        type ModelPostConnection { items: [Post!]! nextToken: String total: Int }
        """
      ),
      SchemaCase(
        """
        type Post @model { id: ID! place: Place }
        type Place { name: String }
        type PlaceInput { name: String }
        enum CreatePostInput { A }
        input ModelStringInput { eq: String }
        type ModelPostConnection { items: [String] nextToken: String }
        enum ModelSortDirection { UP DOWN }
        """,
        #"3:6 The service makes an input object "PlaceInput" for models, and this is none. Give this type another name."#,
        #"4:6 The service makes an input object "CreatePostInput" for models, and this is none. Give this type another name."#,
        #"5:7 The service makes an input object "ModelStringInput" for models, which has "ne: String". Give this type another name."#,
        #"6:6 The service makes an object "ModelPostConnection" for models, which has "items: Post". Give this type another name."#,
        #"7:6 The service makes an enum "ModelSortDirection" for models, which has "ASC". Give this type another name."#
      ),
      SchemaCase(
        """
        type Post @model { id: ID! }
        type ModelPostConnection @model { id: ID! }
        """,
        #"2:6 The service makes an object "ModelPostConnection" for models, which has "items: Post". Give this type another name."#
      ),
    ]
  )
  func replacedTypes(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "Root fields",
    arguments: [
      SchemaCase(
        """
        type Query { getPost(id: ID!): Post }
        type Post @model { id: ID! author: ID! @index(queryField: "listTags") }
        type Tag @model(queries: { get: "posts" }) { id: ID! }
        type Posts @model(mutations: { create: "createPost" }, subscriptions: { onCreate: ["onCreateTag"] }) { id: ID! }
        """,
        #"2:6 The query field "getPost" of model Post is there already, of type Query. Give one of them another name."#,
        #"3:6 The query field "listTags" of model Tag is there already, of model Post. Give one of them another name."#,
        #"4:6 The query field "listPosts" of model Posts is there already, of model Post. Give one of them another name."#,
        #"4:6 The mutation field "createPost" of model Posts is there already, of model Post. Give one of them another name."#,
        #"4:6 The subscription field "onCreateTag" of model Posts is there already, of model Tag. Give one of them another name."#
      ),
      SchemaCase(
        """
        type Post @model(queries: { get: null }, mutations: null, subscriptions: null) {
          tags: [Tag] @manyToMany(relationName: "PostTags")
        }
        type PostTag @model(mutations: null, subscriptions: null) { id: ID! }
        type Tag @model { posts: [Post] @manyToMany(relationName: "PostTags") }
        """,
        #"2:41 The query field "listPostTags" of model PostTags is there already, of model PostTag. Give one of them another name."#
      ),
      SchemaCase(
        """
        type Post @model(
          queries: { get: "get-post", list: "" }
          mutations: { create: "2posts", update: null }
          subscriptions: { onCreate: ["onNew", ""], onDelete: "__gone" }
          timestamps: { createdAt: "" }
        ) {
          id: ID! @index(queryField: "by id") @index(name: "byID", queryField: "")
          tags: [Tag] @manyToMany(relationName: "Post/Tags")
        }
        type Tag @model { posts: [Post] @manyToMany(relationName: "Post/Tags") }
        """,
        #"2:19 Names must only contain [_a-zA-Z0-9] but "get-post" does not."#,
        #"3:24 Names must start with [_a-zA-Z] but "2posts" does not."#,
        #"4:40 Expected name to be a non-empty string."#,
        #"4:55 Name "__gone" must not begin with "__", which is reserved by GraphQL introspection."#,
        #"5:28 Expected name to be a non-empty string."#,
        #"7:30 Names must only contain [_a-zA-Z0-9] but "by id" does not."#,
        #"8:41 Names must only contain [_a-zA-Z0-9] but "Post/Tags" does not."#,
        #"10:59 Names must only contain [_a-zA-Z0-9] but "Post/Tags" does not."#
      ),
    ]
  )
  func rootFields(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }

  @Test(
    "What the database and the service take",
    arguments: [
      SchemaCase(
        """
        type Post @model { id: ID! meta: [Meta] }
        type Meta { size: Size! posts: [Meta!]! }
        type Size { name: String meta: Meta! free: Free }
        type Free { free: Free! }
        type Other { other: Other! }
        type Tag @model { tag: Tag! }
        """,
        #"2:13 Cannot store an object of type "Meta" within itself through a series of non-null fields: "size.meta". Make one of them nullable."#,
        #"3:26 Cannot store an object of type "Size" within itself through a series of non-null fields: "meta.size". Make one of them nullable."#,
        #"4:13 Cannot store an object of type "Free" within itself through a series of non-null fields: "free". Make one of them nullable."#
      ),
      SchemaCase(
        """
        type Post @model {
          limit: ID! @primaryKey(sortKeyFields: ["filter"])
          filter: Int! @index(queryField: null) @index(name: "byA", sortKeyFields: ["sort", "direction"])
          sort: ID @index(name: "byB", sortKeyFields: ["next", "token"])
          direction: ID aB: ID @index(name: "byC", sortKeyFields: ["a", "b"])
          a: ID b: ID next: ID token: ID
        }
        type Tag @model(queries: { list: null }) { limit: ID! @primaryKey and: [String] or: [Meta] not: Boolean }
        type Meta { and: Int }
        """,
        "2:14 Lists by the primary key of 'Post' would have two arguments 'limit'. Give the field another name.",
        "2:14 Lists by the primary key of 'Post' would have two arguments 'filter'. Give the field another name.",
        "3:41 Lists by index 'byA' of 'Post' would have two arguments 'filter'. Give the field another name.",
        "3:41 Lists by index 'byA' of 'Post' would have two arguments 'sortDirection'. Give the field another name.",
        "4:12 Lists by index 'byB' of 'Post' would have two arguments 'nextToken'. Give the field another name.",
        "5:24 Lists by index 'byC' of 'Post' would have two arguments 'aB'. Give the field another name.",
        "8:67 Field 'Tag.and' has the name of an operator of filters. Give it another name.",
        "8:92 Field 'Tag.not' has the name of an operator of filters. Give it another name."
      ),
      SchemaCase(
        #"type Post @model { id: ID! @primaryKey @index(name: "byID") a: ID @index(name: "a$b") b: ID @index(name: null) }"#,
        "1:40 Invalid @index 'byID'. You may not create an index where the partition key is the same "
          + "as that of the primary key unless the primary key has a sort field.",
        "1:80 The name of an index has 3 to 255 characters, which are letters, digits, underscores, hyphens and periods.",
        "1:106 The name of an index has 3 to 255 characters, which are letters, digits, underscores, hyphens and periods."
      ),
      SchemaCase(
        """
        type Team @model {
          id: ID! @primaryKey(sortKeyFields: ["year"])
          year: Int!
          members: [Member!] @hasMany(references: ["teamID", "teamYear"], indexName: "byTeam")
        }
        type Member @model {
          teamID: String! @index(name: "byTeam")
          teamYear: Int
          team: Team @belongsTo(references: ["teamID", "teamYear"])
          other: Team @belongsTo(overrideIndexName: "x", fields: ["teamID", "teamYear"])
        }
        """,
        "4:12 @hasMany fields must not be required. Change '[Member!]' to '[Member]'.",
        "4:22 The fields teamID, teamYear of Member must be all required or all nullable.",
        "4:78 indexName is not supported together with references.",
        "9:14 The fields teamID, teamYear of Member must be all required or all nullable.",
        "10:45 overrideIndexName cannot be used on @belongsTo without references.",
        "10:59 teamID field is not of type ID, as Team.id is."
      ),
      SchemaCase(
        """
        interface Named { name: String }
        type Team implements Named @model { name: String @deprecated members: [Member!] @hasMany }
        type Member { id: ID! }
        """,
        "2:50 2:43 Interface field Named.name is not deprecated, so implementation field Team.name must not be deprecated.",
        "2:72 Object type Member must be annotated with @model."
      ),
    ]
  )
  func database(_ example: SchemaCase) {
    #expect(example.found(by: ExpandedSchema.diagnostics) == example.errors)
  }
}
