import CompilerFixtures
import GraphQLLanguage
import GraphQLValidation
import Testing

/// How the directives are written that change a store by types, in the words of Relay's compiler.
struct UpdatableDirectiveTests {
  private static let schema = """
    interface Node { id: ID! }
    interface Actor { name: String }
    type User implements Node & Actor { id: ID! name: String friend: User node: Node actor: Actor nodes(first: Int): [Node!] }
    type Page implements Node & Actor { id: ID! name: String }
    type Comment implements Node { id: ID! text: String }
    type Query { me: User node(id: ID): Node actor: Actor }
    type Mutation { touch: User }
    """

  private static let fragments = """
     fragment User_a on User @assignable { __typename } fragment Node_a on Node @assignable { __typename } \
    fragment Actor_a on Actor @assignable { __typename } fragment User_u on User @updatable { name } \
    fragment Node_u on Node @updatable { id } fragment Plain on User { name }
    """

  private func check(_ example: ValidationCase) throws {
    let source = Source(example.source + Self.fragments)
    let schema = try Schema(sdl: Source(Self.schema))
    let found: [Diagnostic] =
      switch validate(try Document(parsing: source), schema: schema, fragments: [:]) {
      case .valid: []
      case .invalid(let errors, _): errors
      }
    #expect(found.map { $0.line(in: source) }.sorted() == example.errors.sorted())
  }

  @Test(
    "A document with @updatable selects what can be set one by one",
    arguments: [
      ValidationCase(
        "query Q @updatable { me { id name friend { ...User_a } } node { ...Node_a ...User_a } actor { name } }"
      ),
      ValidationCase("query Q @updatable { node { id ... on User { name } ... on Page { __typename name } } }"),
      ValidationCase("query Q @updatable { node { ... on User @alias { name } } }"),
      ValidationCase("fragment F on Query @updatable { me { ...User_a } }"),
      ValidationCase(
        "fragment F on User @argumentDefinitions(n: {type: \"Int\"}) @updatable { nodes(first: $n) { id } }"
      ),
      ValidationCase(
        "query Q @updatable { me { name @required(action: NONE) } }",
        "1:32 The @required directive is not allowed in updatable operations."
      ),
      ValidationCase(
        "query Q @updatable @raw_response_type { me { name } }",
        "1:20 The @raw_response_type directive is not allowed in updatable operations."
      ),
      ValidationCase(
        "fragment F on User @updatable @relay(plural: true) { name }",
        "1:31 The @relay directive is not allowed in updatable fragments."
      ),
      ValidationCase(
        "query Q($a: Boolean!) @updatable { me @include(if: $a) { name @skip(if: $a) } }",
        "1:39 The directives @include and @skip are not allowed within operations.",
        "1:63 The directives @include and @skip are not allowed within operations."
      ),
      ValidationCase(
        "query Q @updatable { node { ... on User { ... on Node { id } } } }",
        "1:7 Within updatable operations, an inline fragment cannot occur immediately within another inline fragment. Found "
          + "within Q. This is because all inline fragments must have type conditions and narrow the type from an abstract type to "
          + "a concrete type."
      ),
      ValidationCase(
        "query Q @updatable { me { ...Plain friend { ...Plain } } }",
        "1:30 Only fragments decorated with the @assignable directive can be spread within updatable operations. You can try "
          + "adding the @assignable directive to the fragment Plain.",
        "1:48 Only fragments decorated with the @assignable directive can be spread within updatable operations. You can try "
          + "adding the @assignable directive to the fragment Plain."
      ),
      ValidationCase(
        "fragment F on User @updatable { ...User_a }",
        "1:36 Top-level spreads of assignable fragments are not supported."
      ),
      ValidationCase(
        "query Q @updatable { me { friend { ...Node_a } } }",
        "1:39 Within updatable operations, if an assignable fragment is spread on a linked field, the fragment's type (`Node`) must "
          + "be equal to or a subtype of the field's type (`User`)."
      ),
      ValidationCase(
        "query Q @updatable { me { friend { ... on User { name } } } }",
        "1:27 Within updatable operations, inline fragments are only allowed on interfaces or unions, not on concrete types. In "
          + "updatable queries, each inline fragment must have a type conditions, so no inline fragment would make sense here."
      ),
      ValidationCase(
        "query Q @updatable { node { ... on Actor { name } } }",
        "1:22 Within updatable operations, each inline fragment spread must have a type condition narrowing the type to a unique "
          + "concrete type. `Actor` is not a concrete type."
      ),
      ValidationCase(
        "query Q @updatable { that: node { ... on User { name } ... on User { id } ... { id } } }",
        "1:28 Within updatable operations, a single linked field cannot have multiple inline fragments with the same type "
          + "condition. However, within that, there were multiple inline fragments narrowing the type to `User`.",
        "1:28 Within updatable operations, each inline fragment spread must have a type condition. An inline fragment without a "
          + "type condition was among the selections of Node."
      ),
      ValidationCase(
        "mutation M @updatable { touch { name } }",
        "1:12 Directive \"@updatable\" may not be used on MUTATION."
      ),
    ]
  )
  func updatable(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "A fragment with @assignable says only which object it is",
    arguments: [
      ValidationCase("fragment F on User @assignable { __typename }"),
      ValidationCase(
        "fragment F on User @assignable { name }",
        "1:34 Assignable fragments should contain only a single, unaliased __typename field with no directives."
      ),
      ValidationCase(
        "fragment F on User @assignable { kind: __typename }",
        "1:40 Assignable fragments should contain only a single, unaliased __typename field with no directives."
      ),
      ValidationCase(
        "fragment F on User @assignable { __typename @include(if: true) }",
        "1:34 Assignable fragments should contain only a single, unaliased __typename field with no directives."
      ),
      ValidationCase(
        "fragment F on User @assignable { __typename name }",
        "1:10 Assignable fragments should contain only a single, unaliased __typename field with no directives."
      ),
      ValidationCase(
        "fragment F on User @assignable @relay(plural: true) { __typename }",
        "1:32 The @relay directive is not allowed on assignable fragments."
      ),
    ]
  )
  func assignable(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "Whoever has the object of a fragment with @assignable knows its type",
    arguments: [
      ValidationCase("query Q { me { ...User_a ...Node_a } node { ...Actor_a ...Node_a ...User_a } }"),
      ValidationCase("query Q { node { ... on User { __typename ...User_a } ... on Page { __typename } } }"),
      ValidationCase("query Q { node { ... on User { friend { ...User_a } } } }"),
      ValidationCase(
        "fragment F on User { ...User_a }",
        "1:25 Top-level spreads of assignable fragments are not supported."
      ),
      ValidationCase(
        "query Q { node { ...User_a @defer } }",
        "1:28 The @defer directive is not allowed on assignable fragment spreads."
      ),
      ValidationCase(
        "query Q($a: Boolean!) { me { ...User_a @skip(if: $a) } }",
        "1:40 The @skip directive is not allowed on assignable fragment spreads."
      ),
      ValidationCase(
        "query Q { node { ... on User { __typename ... on Node { ...User_a } } } }",
        "1:60 Assignable fragments can only be nested within at most a single inline fragment."
      ),
      ValidationCase(
        "query Q { node { id ... on Actor { __typename ...User_a } ... on Page @alias { name } } }",
        "1:11 Because an assignable fragment was spread in this linked field, this linked field can only contain inline fragments, "
          + "and any inline fragments cannot have @skip or @include.",
        "1:11 Because an assignable fragment was spread in this linked field, each of this linked field's selections must be an "
          + "inline fragment with no directives, refining the type to a unique concrete type and containing an unaliased "
          + "__typename field with no directives. However, an inline fragment in this linked field does not refine to a concrete "
          + "type.",
        "1:11 Because an assignable fragment was spread in this linked field, each of this linked field's selections must be an "
          + "inline fragment with no directives, refining the type to a unique concrete type and containing an unaliased "
          + "__typename field with no directives. However, an inline fragment in this linked field does not contain an unaliased "
          + "__typename selection with no directives.",
        "1:11 Because an assignable fragment was spread in this linked field, each of this linked field's selections must be an "
          + "inline fragment with no directives, refining the type to a unique concrete type and containing an unaliased "
          + "__typename field with no directives. However, an inline fragment in this linked field contains directives."
      ),
      ValidationCase(
        "query Q { me { ... on User { __typename ...User_a } ... on User { __typename } } }",
        "1:11 Because an assignable fragment was spread in this linked field, this linked field must have an abstract type, meaning "
          + "its type must be an Interface or a Union. However, `User` is a `Object`.",
        "1:11 Because an assignable fragment was spread in this linked field, each of this linked field's selections must be an "
          + "inline fragment with no directives, refining the type to a unique concrete type and containing an unaliased "
          + "__typename field with no directives. However, multiple inline fragments in this linked field refine to the concrete "
          + "type `User`."
      ),
    ]
  )
  func assignableSpreads(_ example: ValidationCase) throws { try check(example) }

  @Test(
    "An object that spreads a fragment with @updatable certainly has the fragment's type",
    arguments: [
      ValidationCase(
        "query Q { me { ...User_u ...Node_u } node { ...Node_u } } fragment F on User { ...User_u ...Node_u }"
      ),
      ValidationCase("query Q { node { ... on User { __typename ...User_u } ... on Page { __typename } } }"),
      ValidationCase("query Q { node { ...User_u @alias ... on User @alias { ...User_u } } }"),
      ValidationCase("fragment F on Node { ...User_u @alias ... on User @alias { ...User_u } }"),
      ValidationCase(
        "query Q { node { ...User_u } }",
        "1:21 This updatable fragment has type `User`, and is found within a linked field with type `Node`. However, if a record has "
          + "the type `Node`, it does not necessarily have the type `User`."
      ),
      ValidationCase(
        "query Q { me { nodes { ...User_u } } }",
        "1:27 This updatable fragment has type `User`, and is found within a linked field with type `[Node!]`. However, if a record "
          + "has the type `Node`, it does not necessarily have the type `User`."
      ),
      ValidationCase(
        "query Q { node { ... on Node @alias { ...User_u } } }",
        "1:42 This updatable fragment has type `User`, and is found within an `@alias`'d inline fragment with type condition `Node`. "
          + "However, if a record has the type `Node`, it does not necessarily have the type `User`."
      ),
      ValidationCase(
        "fragment F on Node { ...User_u }",
        "1:25 This updatable fragment has type `User`, and is spread at the top level of a definition with type `Node`. However, if a "
          + "record has the type `Node`, it does not necessarily have the type `User`. You can use an inline fragment with `@alias` "
          + "to narrow the type, e.g. `... on User @alias`."
      ),
      ValidationCase(
        "fragment F on Node { ... on User { ...User_u } }",
        "1:39 Updatable fragments cannot be spread inside an inline fragment at the top level without an enclosing linked field. Try "
          + "adding `@alias` to the inline fragment."
      ),
      ValidationCase(
        "query Q { node { ... on User { __typename ... on User { ...User_u } } } }",
        "1:60 Updatable fragments can only be nested within at most a single inline fragment. Try adding `@alias` to the inline "
          + "fragments."
      ),
      ValidationCase(
        "query Q { me { ...User_u @include(if: true) } node { ... on User @skip(if: false) { __typename ...User_u } } }",
        "1:19 Updatable fragments cannot be contained in @skip or @if.",
        "1:99 Updatable fragments cannot be contained in @skip or @if.",
        "1:47 Because an updatable fragment was spread in an inline fragment in this linked field, this linked field can only contain "
          + "inline fragments, and any inline fragments cannot have @skip or @include."
      ),
      ValidationCase(
        "query Q { me { ...User_u @relay(mask: false) } }",
        "1:26 Directives are not allowed on spreads of updatable fragments."
      ),
    ]
  )
  func updatableSpreads(_ example: ValidationCase) throws { try check(example) }

  @Test("The directives are judged across literals")
  func acrossLiterals() throws {
    let schema = try Schema(sdl: Source(Self.schema))
    var fragments: [String: FragmentSignature] = [:]
    for case .fragment(let fragment) in try Document(parsing: Source(Self.fragments)).definitions {
      fragments[fragment.name.value] = FragmentSignature(fragment, swiftName: fragment.name.value, schema: schema)
    }
    let document = try Document(parsing: Source("query Q @updatable { me { ...User_a friend { ...User_u } } }"))
    guard case .invalid(let errors, _) = validate(document, schema: schema, fragments: fragments) else {
      Issue.record("The spread of User_u is no error")
      return
    }
    #expect(errors.count == 1 && errors[0].message.hasPrefix("Only fragments decorated with the @assignable directive"))
  }
}
