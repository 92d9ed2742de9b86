import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How `@required`, `@catch` and `@throwOnFieldError` are written.
struct FieldErrorDirectivesTests {
  private static let schema = """
    type Query { me: User node: Node users: [User] }
    interface Node { id: ID }
    interface Actor { name: String }
    type User implements Node & Actor { id: ID name: String actor: User friends: [User] age: Int @semanticNonNull }
    """

  private func check(_ example: ValidationCase) throws {
    let source = Source(example.source)
    let schema = try Schema(sdl: Source(Self.schema))
    let errors = documentErrors(in: try Document(parsing: source), schema: schema)
    let lines = errors.map { error in
      error.notes.reduce(error.line(in: source)) { line, note in
        let location = source.location(at: note.range.start)
        return "\(line) > \(location.line):\(location.column) \(note.message)"
      }
    }
    #expect(lines == example.errors)
  }

  private static let mismatch = "All references to a field must have matching @required declarations. The field"
  private static let missing = "@required fields must be included in all instances of their parent. The field"
  private static let abstract =
    "Unexpected @required within inline fragment on an abstract type. At runtime we cannot know if this field is null, or "
    + "if it's missing because the inline fragment did not match. Consider using `@alias` to give your inline fragment a "
    + "name."
  private static let nesting =
    "A @required field may not have an `action` less severe than that of its @required parent. This @required directive "
    + "should probably have"

  @Test(
    "@required is the same wherever a field is selected, in Relay's words",
    arguments: [
      ValidationCase("{ me @required(action: NONE) { name @required(action: LOG) } }"),
      ValidationCase("{ me { a: name @required(action: LOG) name } }"),
      ValidationCase("{ me { name @required(action: LOG) } ...F } fragment F on Query { me { name } }"),
      ValidationCase(
        "{ users @required(action: THROW) { friends @required(action: DANGEROUSLY_THROW_ON_SEMANTICALLY_NULLABLE_FIELD) "
          + "{ id } } }"
      ),
      ValidationCase("{ node { ... on User { name @required(action: LOG) } } }"),
      ValidationCase("{ node { ... on Actor @alias { name @required(action: LOG) } } }"),
      ValidationCase("{ node { ... on User { actor { name @required(action: LOG) } } } }"),
      ValidationCase(
        #"{ me { name ... @alias(as: "a") { name @required(action: LOG) } ... @alias(as: "b") { name } } }"#
      ),
      ValidationCase(
        "{ me { name @required } }",
        #"1:13 Directive "@required" argument "action" of type "RequiredFieldAction!" is required, but it was not provided."#
      ),
      ValidationCase(
        "query Q($a: RequiredFieldAction!) { me { name @required(action: $a) } }",
        "1:65 Unexpected dynamic argument. required's 'action' argument must be a constant value because it is read by "
          + "the compiler."
      ),
      ValidationCase(
        "{ me { name @required(action: LOG) @required(action: LOG) } }",
        #"1:13 1:36 The directive "@required" can only be used once at this location."#
      ),
      ValidationCase(
        "{ me { name @required(action: LOG) name } }",
        "1:8 \(mismatch) 'name` is @required here > 1:36 but not @required here"
      ),
      ValidationCase(
        "{ me { ... on User @include(if: true) { name } name @required(action: LOG) } }",
        "1:48 \(mismatch) 'name` is @required here > 1:41 but not @required here"
      ),
      ValidationCase(
        "{ me { name @required(action: LOG) name @required(action: NONE) } }",
        "1:31 All references to a @required field must have matching `action` arguments. The `action` used for 'name' > "
          + "1:59 should be the same as the `action` declared here"
      ),
      ValidationCase(
        "{ me { id } me { name @required(action: LOG) } }",
        "1:18 \(missing) 'name` is marked as @required here > 1:3 but is missing from"
      ),
      ValidationCase(
        "{ me { name @required(action: LOG) } me { id } }",
        "1:8 \(missing) 'name` is marked as @required here > 1:38 but is missing from"
      ),
      ValidationCase("{ node { ... on Actor { name @required(action: LOG) } } }", "1:30 \(abstract)"),
      ValidationCase("{ node { ... on Actor { ... on User { name @required(action: LOG) } } } }", "1:44 \(abstract)"),
      ValidationCase(
        "{ me @required(action: LOG) { ... on User { name @required(action: NONE) } } }",
        "1:24 \(nesting) `action: NONE` > 1:68 so that it can match its parent"
      ),
      ValidationCase(
        "{ me { name ...F @relay(mask: false) } } fragment F on User { name @required(action: LOG) }",
        "1:63 \(mismatch) 'name` is @required here > 1:8 but not @required here"
      ),
      ValidationCase(
        #"{ me { actor { name } ... @alias(as: "a") { actor { name @required(action: LOG) } } } }"#,
        "1:53 \(mismatch) 'name` is @required here > 1:16 but not @required here"
      ),
      ValidationCase(
        #"{ me { ... @alias(as: "a") { actor { name @required(action: LOG) } } actor { name } } }"#,
        "1:38 \(mismatch) 'name` is @required here > 1:78 but not @required here"
      ),
      ValidationCase(
        "query Q { me { ...F } } fragment F on User @inline { name @required(action: LOG) }",
        "1:59 @required is not supported within @inline fragments. > 1:44 The fragment is annotated as @inline here."
      ),
    ]
  )
  func required(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "@catch and @throwOnFieldError stand where there is one way to handle an error",
    arguments: [
      ValidationCase("query Q @catch { me @catch(to: NULL) { name @catch(to: RESULT) friends { name @catch } } }"),
      ValidationCase("query Q @throwOnFieldError { me @catch { ...F } } fragment F on User @catch(to: NULL) { name }"),
      ValidationCase(
        "{ me { name @catch @required(action: NONE) } }",
        "1:20 @catch and @required directives cannot be on the same field"
      ),
      ValidationCase(
        "query Q @catch @throwOnFieldError { me { name } }",
        #"1:16 1:9 "@catch" and "@throwOnFieldError" cannot be on the same definition: errors are either caught or "#
          + "thrown. Remove one of them."
      ),
      ValidationCase("{ me { ... @catch { name } } }", "1:12 Unexpected `@catch` on unaliased inline fragment."),
      ValidationCase(
        #"{ me { name ... @alias(as: "a") @catch { name @catch actor { id @required(action: LOG) } } actor { id } } }"#
      ),
      ValidationCase(
        "{ me { ...F @catch } } fragment F on User { id }",
        #"1:13 Directive "@catch" may not be used on FRAGMENT_SPREAD."#
      ),
      ValidationCase(
        "{ me { name @throwOnFieldError } }",
        #"1:13 Directive "@throwOnFieldError" may not be used on FIELD."#
      ),
      ValidationCase(
        "{ me { name @catch } me { name } }",
        "1:27 All references to a field must have matching @catch declarations. The field 'name' has another one here > 1:8 "
          + "than here"
      ),
      ValidationCase(
        "{ me { ...F @relay(mask: false) } } fragment F on User @throwOnFieldError { name }",
        #"1:8 Fragment "F" has "@throwOnFieldError", which needs a fragment of its own. Remove "@relay(mask: false)"."#
      ),
    ]
  )
  func handling(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "@semanticNonNull and @semanticNonNullField name what the schema has",
    arguments: [
      ("type Query { a: Int @semanticNonNull b: [Int] @semanticNonNull(levels: [0, 1]) }", []),
      (#"type Query { a: Int } extend type Query @semanticNonNullField(name: "a")"#, []),
      (
        "type Query { a: Int @semanticNonNull(levels: [1]) }",
        [#"1:46 Level 1 of "@semanticNonNull" is not in "Query.a: Int", which has only level 0."#]
      ),
      (
        #"type Query { a: [Int] } extend type Query @semanticNonNullField(name: "a", levels: [0, 2])"#,
        [#"1:84 Level 2 of "@semanticNonNullField" is not in "Query.a: [Int]", which has the levels 0 to 1."#]
      ),
      (
        #"type Query { a: Int } extend type Query @semanticNonNullField(name: "b")"#,
        [#"1:69 Type "Query" has no field "b" for "@semanticNonNullField"."#]
      ),
      (
        "type Query @semanticNonNullField { a: Int }",
        [#"1:12 "@semanticNonNullField" needs the name of a field: "@semanticNonNullField(name: "field")"."#]
      ),
    ] as [(String, [String])]
  )
  func schemas(_ sdl: String, _ errors: [String]) throws {
    let source = Source(sdl)
    #expect(validateSchema(source).map { $0.line(in: source) } == errors)
  }
}
