import CompilerFixtures
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLModelCompiler
@testable import GraphQLModelSchemas
@testable import GraphQLValidation

/// The names of a schema in camel case.
struct NameCaseTests {
  @Test(
    "Names in camel case, as a property and as a type",
    arguments: [
      ("order_by", "orderBy", "OrderBy"), ("ORDER_BY", "orderBy", "OrderBy"), ("Order_by", "orderBy", "OrderBy"),
      ("Order_By", "orderBy", "OrderBy"), ("orderBy", "orderBy", "OrderBy"), ("OrderBy", "OrderBy", "OrderBy"),
      ("name", "name", "Name"), ("JEDI", "jedi", "JEDI"), ("ID", "id", "ID"), ("A", "a", "A"), ("a", "a", "A"),
      ("userID", "userID", "UserID"), ("user_ID", "userID", "UserID"), ("HTTPStatus", "HTTPStatus", "HTTPStatus"),
      ("HTTPStatus_code", "httpStatusCode", "HTTPStatusCode"), ("URL_path", "urlPath", "URLPath"),
      ("address_1", "address1", "Address1"), ("ADDRESS_1", "address1", "Address1"),
      ("line2_text", "line2Text", "Line2Text"),
      ("version_1_2", "version1_2", "Version1_2"), ("V1_2", "v1_2", "V1_2"), ("UUID4", "uuid4", "UUID4"),
      ("_id", "_id", "_Id"), ("_ID", "_id", "_ID"), ("id_", "id_", "Id_"),
      ("__order_by__", "__orderBy__", "__OrderBy__"),
      ("_is_null", "_isNull", "_IsNull"), ("_", "_", "_"), ("__", "__", "__"), ("_1", "_1", "_1"),
      ("__typename", "__typename", "__Typename"),
      ("String_comparison_exp", "stringComparisonExp", "StringComparisonExp"),
      ("timestamptz", "timestamptz", "Timestamptz"), ("SELF", "self", "SELF"),
    ]
  )
  func names(name: String, property: String, type: String) {
    #expect(NameCase.camelCase.property(name) == property)
    #expect(NameCase.camelCase.type(name) == type)
    #expect(NameCase.asWritten.property(name) == name)
    #expect(NameCase.asWritten.type(name) == name)
    // What is in camel case stays so.
    #expect(NameCase.camelCase.property(property) == property)
    #expect(NameCase.camelCase.type(type) == type)
  }

  @Test("Of two underscores between words, one stays")
  func twoUnderscores() {
    #expect(NameCase.camelCase.property("a__b") == "a_B")
    #expect(NameCase.camelCase.type("a__b") == "A_B")
  }

  @Test("Schemas in snake case have the names of Swift, and JSON has theirs")
  func goldens() throws {
    let types = try Golden.checkSchema("Snake")
    #expect(types.contains("  case newHope\n  case jedi\n  case inTransit\n  case httpError\n"))
    #expect(types.contains("object.write(\"_is_null\", self._isNull)"))
    #expect(types.contains("typealias Double = String"))
    let text = try Golden.check("snake")
    #expect(text.contains("init(whereExp: "))
    #expect(text.contains("object.write(\"ORDER_BY\", self.orderBy)"))
    #expect(text.contains("let createdAt: Snake.Timestamptz\n"))
    #expect(text.contains("struct OrderItem_parentItem: "))
    #expect(text.contains("var ifWithNotes: IfWithNotes?"))
    #expect(text.contains("\"parentItem\": \"parent_item\""))
    // What users name in the literal themselves.
    #expect(text.contains("struct order_list: "))
    #expect(text.contains("protocol order_summary_Key"))
    #expect(text.contains("var as_written: As_written"))
  }

  private func compile(_ document: String, _ schema: Schema, _ nameCase: NameCase) -> Compilation {
    GraphQLCompiler.compile(Source(document), in: context(schema, nameCase))
  }

  private func context(_ schema: Schema, _ nameCase: NameCase = .camelCase) -> CompilationContext {
    CompilationContext(schema: schema, namespace: "N", swiftNames: SwiftNames(nameCase))
  }

  @Test(
    "Selections and variables with one Swift name are errors at the second, in camel case alone",
    arguments: [
      (
        "query Q { user_name\n userName }",
        [
          "2:2: Fields \"user_name\" and \"userName\" would both be \"userName\" in Swift. Use different aliases on the fields."
        ]
      ),
      (
        "query Q { a: ID ID: user_name\n id: ID }",
        ["2:2: Fields \"ID\" and \"id\" would both be \"id\" in Swift. Use different aliases on the fields."]
      ),
      (
        "query Q { node { ... on A { USER_NAME } ... on B { user_name } }\n me { node { x_y: __typename\n XY: __typename X_Y: __typename } } }",
        [
          "1:52: Fields \"USER_NAME\" and \"user_name\" would both be \"userName\" in Swift. Use different aliases on the fields.",
          "3:17: Fields \"x_y\" and \"X_Y\" would both be \"xY\" in Swift. Use different aliases on the fields.",
        ]
      ),
      (
        "query Q { user_name me { userName } ...F @relay(mask: false) } fragment F on Query { USER_NAME: user_name }",
        [
          "1:86: Fields \"user_name\" and \"USER_NAME\" would both be \"userName\" in Swift. Use different aliases on the fields."
        ]
      ),
      (
        "query Q { ... @alias(as: \"userName\") { a: userName } user_name }",
        [
          "1:54: Field \"user_name\" would be \"userName\" in Swift, as is the inline fragment or spread of that name. Use an "
            + "alias on the field, or another name in @alias."
        ]
      ),
      (
        "query Q($user_id: Int\n $b: Int $userId: Int) { find(a: $user_id, b: $b, c: $userId) }",
        ["2:10: Variables \"$user_id\" and \"$userId\" would both be \"userId\" in Swift; rename one of them."]
      ),
      (
        "query Q { user_name node { ... on A { USER_NAME } } me { userName } hashValue: me { hash_value: userName } }",
        []
      ),
    ] as [(String, [String])]
  )
  func collisions(document: String, errors: [String]) throws {
    let schema = try Schema(
      Source(
        """
        type Query { user_name: String userName: String ID: ID node: U me: Query find(a: Int, b: Int, c: Int): Int }
        union U = A | B type A { USER_NAME: String } type B { user_name: String }
        """
      )
    )
    let source = Source(document)
    let compilation = compile(document, schema, .camelCase)
    #expect(
      compilation.diagnostics.map { diagnostic in
        let place = source.location(at: diagnostic.ranges[0].start)
        return "\(place.line):\(place.column): \(diagnostic.message)"
      } == errors
    )
    #expect(!compilation.declarations.isEmpty)
    #expect(compile(document, schema, .asWritten).diagnostics == [])
  }

  @Test("In a fragment of another literal, the place of the error is the spread")
  func collisionElsewhere() throws {
    let schema = try Schema(Source("type Query { user_name: String userName: String }"))
    var context = context(schema)
    guard
      case .fragment(let fragment)? = try Document(parsing: Source("  fragment F on Query { userName }")).definitions
        .first
    else { return }
    context.fragments = ["F": FragmentSignature(fragment, swiftName: "F", schema: schema)]
    context.fragments["F"]?.definition = fragment
    let document = "query Q { user_name ...F @relay(mask: false) }"
    let diagnostics = GraphQLCompiler.compile(Source(document), in: context).diagnostics
    #expect(diagnostics.map { $0.ranges[0].start } == [20])
    #expect(diagnostics.first?.notes.map(\.range.start) == [10])
  }

  @Test(
    "Types and input fields of a schema with one Swift name are errors, unless the user declares the type",
    arguments: [
      (
        "scalar order_by enum OrderBy { A }", "OrderBy",
        "The types \"order_by\" and \"OrderBy\" would both be \"OrderBy\" in Swift. Declare a type \"OrderBy\" for both in the "
          + "enum, or leave out \"names:\"."
      ),
      (
        "input In { user_id: Int userId: Int }", "In",
        "The fields \"user_id\" and \"userId\" of \"In\" would both be \"userId\" in Swift. Declare a type \"In\" in the enum "
          + "yourself, or leave out \"names:\"."
      ),
      (
        "input in_ @oneOf { user_id: Int userId: Int }", "In_",
        "The fields \"user_id\" and \"userId\" of \"in_\" would both be \"userId\" in Swift. Declare a type \"In_\" in the enum "
          + "yourself, or leave out \"names:\"."
      ),
    ]
  )
  func schemaCollisions(types: String, name: String, error: String) throws {
    let schema = try Schema(Source("type Query { a: Int } " + types))
    func errors(_ nameCase: NameCase, declared: Set<String> = [], used: UsedTypes? = nil) -> [String] {
      compileSchema(schema, in: context(schema, nameCase), declared: declared, used: used).schemaDiagnostics
        .filter { $0.severity == .error }.map(\.message)
    }
    #expect(errors(.camelCase) == [error])
    #expect(errors(.camelCase, declared: [name]) == [])
    #expect(errors(.camelCase, used: UsedTypes(of: schema)) == [])
    #expect(errors(.asWritten) == [])
  }

  @Test("What the enum declares itself, and what it should, is named as in Swift")
  func declaredTypes() throws {
    let schema = try Schema(Source("scalar time_stamp enum order_by { A } type Query { a: time_stamp }"))
    let all = compileSchema(schema, in: context(schema), declared: [])
    #expect(all.declarations.count == 2)
    #expect(
      all.schemaDiagnostics.map(\.message) == [
        "The custom scalar \"time_stamp\" is a String. Declare what it is in the enum, even if it is one: "
          + "typealias TimeStamp = Swift.String"
      ]
    )
    #expect(compileSchema(schema, in: context(schema), declared: ["TimeStamp", "OrderBy"]) == Compilation())
  }

  @Test("Models have the names of Swift, and requests theirs")
  func models() throws {
    let text = """
      type blog_post @model {
        post_id: ID! @primaryKey
        post_title: String!
        written_by: ID @index(name: "by_author", queryField: "posts_by_author")
        post_meta: meta_data
        post_comments: [post_comment] @hasMany
      }
      type post_comment @model { id: ID! comment_text: String blog_post: blog_post @belongsTo }
      type meta_data { word_count: Int }
      """
    let schema = try ExpandedSchema(Source(text))
    let compilation = compileSchema(
      schema,
      in: context(schema.schema),
      declared: [],
      used: UsedTypes(of: schema.schema),
      models: .all
    )
    #expect(compilation.schemaDiagnostics == [])
    let swift = compilation.declarations.joined(separator: "\n")
    for part in [
      "struct BlogPost: InlineGraphQLModels.Model, __RenamedMembers {", "struct MetaData: ", "let postId: String",
      "var postTitle: String", "var postComments: InlineGraphQLModels.ModelList<N.PostComment>?",
      "static var postsByAuthor: InlineGraphQLModels.ModelIndex<N.BlogPost, String> { .init(\"posts_by_author\"",
      "input.write(\"post_title\", self.postTitle)",
      "var writtenBy: InlineGraphQLModels.ModelField<N.BlogPost, String> "
        + "{ .init(\"written_by\") }", "\"postTitle\": \"post_title\"", ".value(\"post_title\")",
      "object.write(\"word_count\", self.wordCount)",
    ] {
      #expect(swift.contains(part), "\(part)")
    }
    let colliding = try ExpandedSchema(
      Source(text.replacing("post_title: String!", with: "post_title: String! postTitle: Int"))
    )
    let errors = compileSchema(colliding, in: context(colliding.schema), declared: [], models: .all).schemaDiagnostics
    #expect(
      errors.filter { $0.severity == .error && $0.message.contains("\"blog_post\"") }.map(\.message) == [
        "The fields \"post_title\" and \"postTitle\" of \"blog_post\" would both be \"postTitle\" in Swift. Declare a type "
          + "\"BlogPost\" in the enum yourself, or leave out \"names:\"."
      ]
    )
  }
}
