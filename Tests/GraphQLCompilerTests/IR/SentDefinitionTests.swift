import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLValidation

/// The transformation of the written document into the sent one.
struct SentDefinitionTests {
  private func sent(_ document: String, of schema: String) throws -> [String] {
    let context = CompilationContext(schema: try Schema(Source(schema)), namespace: "S")
    let lowered = lower(try Document(parsing: Source(document)), in: context)
    #expect(lowered.diagnostics.isEmpty)
    return try lowered.definitions.map { definition in
      switch definition {
      case .operation(let operation): try #require(operation.sent?.text)
      case .fragment(let fragment): try #require(fragment.sent?.text)
      }
    }
  }

  /// Objects without an `id`.
  private static let plain = """
    type Query { a: Query b: Query c(v: Int): String d: String e: E }
    interface E { c: String }
    type F implements E { c: String }
    type G implements E { c: String }
    directive @live on FRAGMENT_DEFINITION
    """

  @Test(
    "APO-04, REL-24: __typename is sent in every selection set, and nothing that is meant for the compiler",
    arguments: [
      // The root selection set stays as written.
      ("query Q { c }", "query Q{c}"),
      ("query Q { c __typename b { c } }", "query Q{c __typename b{__typename c}}"),
      // In all other selection sets, `__typename` comes first, once.
      ("query Q { a { b { c } d } }", "query Q{a{__typename b{__typename c}d}}"),
      ("query Q { a { d __typename c __typename } }", "query Q{a{__typename d c}}"),
      ("query Q { a { __typename } }", "query Q{a{__typename}}"),
      ("fragment F on Query { a { c } }", "fragment F on Query{__typename a{__typename c}}"),
      ("fragment F on Query { c __typename }", "fragment F on Query{__typename c}"),
      // With an alias or a condition, it is a field like any other.
      ("query Q { a { kind: __typename } }", "query Q{a{__typename kind:__typename}}"),
      ("query Q { a { __typename @skip(if: true) c } }", "query Q{a{__typename __typename@skip(if:true)c}}"),
      // Inline fragments select from the same object.
      ("query Q { e { ... on F { __typename c } c } }", "query Q{e{__typename ...on F{c}c}}"),
      ("query Q { a { ... { __typename } } }", "query Q{a{__typename ...{__typename}}}"),
      ("query Q { ... on Query { __typename b { c } } }", "query Q{...on Query{__typename b{__typename c}}}"),
      ("fragment F on Query @live { c }", "fragment F on Query@live{__typename c}"),
      // Descriptions are not sent.
      ("\"An operation.\" query Q(\"A variable.\" $v: Int) { c(v: $v) }", "query Q($v:Int){c(v:$v)}"),
      ("\"A fragment.\" fragment F on E { c }", "fragment F on E{__typename c}"),
    ]
  )
  func typename(written: String, expected: String) throws {
    #expect(try sent(written, of: Self.plain) == [expected])
  }

  private static let identified = """
    interface Node { id: ID! }
    interface Named { name: String }
    type Album implements Node & Named { id: ID! name: String title: String artists: [Artist!]! }
    type Artist implements Node & Named { id: ID! name: String }
    type Label implements Node { id: ID! }
    type Track { id: ID length: Int album: Album }
    type Cover { id(size: Int!): ID! url: String }
    type Sound { id(size: Int): ID! url: String }
    type Number { id: Int! value: Int }
    union Any = Album | Artist | Track | Number
    union Pair = Track | Cover
    interface Disc { id: ID! }
    interface Zone { id: ID! }
    type Single implements Disc & Zone { id: ID! }
    type Double implements Disc & Zone { id: ID! }
    type Loose { id: ID! }
    union Many = Single | Double | Album | Artist | Loose | Cover
    type Query {
      pair: Pair many: Many
      id: ID! node: Node named: Named album: Album track: Track cover: Cover sound: Sound any: Any number: Number
    }
    """

  @Test(
    "OBJ-21: id is sent once in every selection set of a type that has it, where it was written or else last",
    arguments: [
      ("query Q { album { title } }", "query Q{album{__typename title id}}"),
      ("query Q { album { id title id } }", "query Q{album{__typename id title}}"),
      ("query Q { album { title id } }", "query Q{album{__typename title id}}"),
      ("query Q { album { id: id } }", "query Q{album{__typename id}}"),
      ("query Q { album { artists { name } } }", "query Q{album{__typename artists{__typename name id}id}}"),
      ("fragment F on Node { __typename }", "fragment F on Node{__typename id}"),
      // With an alias, it is a field like any other. With a condition, a response may lack it.
      ("query Q { album { x: id } }", "query Q{album{__typename x:id id}}"),
      (
        "query Q($a: Boolean!) { album { id @include(if: $a) } }",
        "query Q($a:Boolean!){album{__typename id@include(if:$a)id}}"
      ),
      // Root selection sets stay as written.
      ("query Q { node { id } }", "query Q{node{__typename id}}"),
      // Types without `id`, with an `id` of another type, or with one that requires an argument.
      ("query Q { number { value } }", "query Q{number{__typename value}}"),
      ("query Q { cover { url } }", "query Q{cover{__typename url}}"),
      ("query Q { sound { url } }", "query Q{sound{__typename url id}}"),
      // Inline fragments select from the same object.
      ("query Q { node { ... on Album { title id } } }", "query Q{node{__typename id ...on Album{title}}}"),
      ("query Q { node { ... on Album { title } } }", "query Q{node{__typename ...on Album{title}id}}"),
      ("query Q { node { ... on Album { id } id } }", "query Q{node{__typename id ...on Album{__typename}}}"),
    ]
  )
  func id(written: String, expected: String) throws {
    #expect(try sent(written, of: Self.identified) == [expected])
  }

  @Test(
    "OBJ-21: an interface or union without id requests it for the types that have one, by as few conditions as say it",
    arguments: [
      ("named { name }", "named{__typename name ...on Node{id}}"),
      ("any { __typename }", "any{__typename ...on Node{id}}"),
      // Of two types of `id`, `ID!` is requested.
      (
        "any { ... on Album { title } ... on Track { length } }",
        "any{__typename ...on Album{title}...on Track{length}...on Node{id}}"
      ),
      ("pair { __typename }", "pair{__typename ...on Track{id}}"),
      // Interfaces of several types come first, those of most types before others, `Node` before others of equally many.
      ("many { __typename }", "many{__typename ...on Node{id}...on Disc{id}...on Loose{id}}"),
      // What is written is not requested again, and stays where it is.
      ("named { ... on Node { id } name }", "named{__typename ...on Node{id}name}"),
      ("named { ... on Album { id } ... on Artist { id } }", "named{__typename ...on Album{id}...on Artist{id}}"),
      (
        "named { ... on Album { title ... on Node { id } } name }",
        "named{__typename ...on Album{title ...on Node{id}}name ...on Node{id}}"
      ),
      (
        "any { ... on Album { title } ... on Artist { id name } }",
        "any{__typename ...on Album{title}...on Artist{id name}...on Node{id}}"
      ),
      (
        "named { ... on Node @include(if: true) { id } }",
        "named{__typename ...on Node@include(if:true){id}...on Node{id}}"
      ),
      ("named { ... { ... on Node { id } } }", "named{__typename ...{...on Node{id}}}"),
      // Inline fragments select from the same object, whatever their type.
      (
        "any { ... on Named { name ... on Album { title } } }",
        "any{__typename ...on Named{name ...on Album{title}}...on Node{id}}"
      ),
      ("node { ... on Named { name } }", "node{__typename ...on Named{name}id}"),
      ("album { ... on Named { name } }", "album{__typename ...on Named{name}id}"),
    ]
  )
  func conditions(written: String, expected: String) throws {
    #expect(try sent("query Q { \(written) }", of: Self.identified) == ["query Q{\(expected)}"])
  }

  @Test(
    "OBJ-21: no id is generated where it would conflict with what is selected",
    arguments: [
      ("query Q { album { id: name } }", ["query Q{album{__typename id:name}}"]),
      (
        "query Q { album { title } album { id: name } }", ["query Q{album{__typename title}album{__typename id:name}}"]
      ),
      (
        "query Q { album { artists { name } ... on Album { artists { id: name } } } }",
        ["query Q{album{__typename artists{__typename name}...on Album{artists{__typename id:name}}id}}"]
      ),
      (
        "query Q { sound { id(size: 1) } }", ["query Q{sound{__typename id(size:1)}}"]
      ),
      // Different types of one response key, even in different objects (SameResponseShape).
      (
        "query Q { any { ... on Number { id value } ... on Album { title } } }",
        ["query Q{any{__typename ...on Number{id value}...on Album{title}}}"]
      ),
      (
        "query Q { any { ... on Track { id } ... on Named { name } } }",
        ["query Q{any{__typename ...on Track{id}...on Named{name}}}"]
      ),
      (
        "query Q { any { id: __typename } }", ["query Q{any{__typename id:__typename}}"]
      ),
      (
        "query Q { any { ... on Album { title } ... on Track { id } } }",
        ["query Q{any{__typename ...on Album{title}...on Track{id}}}"]
      ),
      // Through fragments.
      (
        "query Q { album { ...F title } } fragment F on Album { id: name }",
        ["query Q{album{__typename ...F title}}", "fragment F on Album{__typename id:name}"]
      ),
      (
        """
        query Q { album { ...F } any { ...G } }
        fragment F on Album { artists { ...H } }
        fragment G on Album { artists { id: name } }
        fragment H on Artist { name }
        """,
        [
          "query Q{album{__typename ...F id}any{__typename ...G ...on Node{id}}}",
          "fragment F on Album{__typename artists{__typename ...H id}id}",
          "fragment G on Album{__typename artists{__typename id:name}id}", "fragment H on Artist{__typename name id}",
        ]
      ),
    ]
  )
  func noID(written: String, expected: [String]) throws {
    #expect(try sent(written, of: Self.identified) == expected)
  }

  private static let found = """
    directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE
    directive @fieldPolicy(forField: String!, keyArgs: String!) repeatable on OBJECT
    interface Node { id: ID! }
    interface Named { id: ID! name: String }
    type User implements Node & Named { id: ID! name: String friend(id: ID!): User }
    type Bot implements Node & Named { id: ID! name: String }
    type Book @typePolicy(keyFields: "isbn number") { isbn: ID! number: Int! title: String }
    type Query
      @fieldPolicy(forField: "user", keyArgs: "id") @fieldPolicy(forField: "book", keyArgs: "code part")
      @fieldPolicy(forField: "named", keyArgs: "id") @fieldPolicy(forField: "users", keyArgs: "ids")
    {
      user(id: ID!): User users(ids: [ID!]!): [User] named(id: ID): Named book(part: Int, code: ID!): Book node(id: ID!): Node
      nodes(ids: [ID!]!): [Node]! any: Named
    }
    """

  @Test(
    "Stores are told which objects a field finds by its arguments",
    arguments: [
      ("user(id: $id) { name }", "types:'User' key:{id:$id}"),
      ("users(ids: $ids) { name }", "types:'User' key:{id:$ids}"),
      ("book(part: 2, code: $id) { title }", "types:'Book' key:{isbn:$id number:2}"),
      ("named(id: $id) { name }", "types:'Bot User' key:{id:$id}"),
      // A type of which only the identity is selected need not be found.
      ("named(id: $id) { id ... on Bot { name } }", "types:'Bot' key:{id:$id}"),
      ("named(id: $id) { ... @include(if: true) { ... on Bot { name } } }", "types:'Bot' key:{id:$id}"),
      ("node(id: $id) { ... on User { name } }", "types:'User' key:{id:$id}"),
      ("node(id: $id) { id ... on Named { name } }", "types:'Bot User' key:{id:$id}"),
      ("node(id: $id) { ...F }", "types:'User' key:{id:$id}"),
      ("node(id: $id) { id }", "types:'Bot User' key:{id:$id}"),
      ("nodes(ids: $ids) { ...F }", "types:'User' key:{id:$ids}"),
      // A key argument is missing, and these have none.
      ("book(code: $id) { title }", ""), ("named { name }", ""), ("any { name }", ""),
      ("user(id: $id) @skip(if: true) { name }", "types:'User' key:{id:$id}"),
    ]
  )
  func lookups(written: String, expected: String) throws {
    let context = CompilationContext(schema: try Schema(Source(Self.found)), namespace: "S")
    let text = "query Q($id: ID!, $ids: [ID!]!) { \(written) } fragment F on User { name }"
    let lowered = lower(try Document(parsing: Source(text)), in: context)
    guard case .operation(let operation)? = lowered.definitions.first else {
      Issue.record("There is no operation")
      return
    }
    let whole = operation.sent?.whole ?? operation.sent?.text ?? ""
    let marks = whole.matches(of: /@__lookup\((.*?)\)/).map { String($0.1).replacing("\"", with: "'") }
    #expect(marks == (expected.isEmpty ? [] : [expected]))
    #expect(operation.sent?.text.contains("__lookup") == false)
  }

  private static let keyed = """
    directive @typePolicy(keyFields: String!) on OBJECT | INTERFACE
    interface Printed { title: String }
    interface Product @typePolicy(keyFields: "sku") { sku: ID! name: String }
    type Book implements Printed @typePolicy(keyFields: "isbn") { id: ID! isbn: Int! title: String }
    type Magazine implements Printed @typePolicy(keyFields: "name, issue") { name: String! issue: Int! title: String }
    type Leaflet implements Printed { id: ID! title: String }
    type Shirt implements Product { id: ID! sku: ID! name: String size: Size }
    type Mug implements Product & Node { id: ID! sku: ID! name: String }
    type Size @typePolicy(keyFields: "") { id: ID! label: String }
    interface Node { id: ID! }
    type Plate implements Node { id: ID! }
    union Any = Book | Shirt | Mug | Plate | Size
    type Query { book: Book printed: Printed magazine: Magazine product: Product shirt: Shirt node: Node any: Any }
    """

  @Test(
    "Key fields of a policy are sent like id, and stores are told of them",
    arguments: [
      ("book { title }", "book{__typename title isbn}", "Book:'isbn'"),
      ("book { isbn title }", "book{__typename isbn title}", "Book:'isbn'"),
      ("book { isbn: title }", "book{__typename isbn:title}", "Book:'isbn'"),
      ("magazine { issue title }", "magazine{__typename issue title name}", "Magazine:'issue name'"),
      // The policy of an interface is that of its types.
      ("product { name }", "product{__typename name sku}", "Mug:'sku' Shirt:'sku'"),
      ("shirt { name }", "shirt{__typename name sku}", "Shirt:'sku'"),
      // No field identifies the object.
      ("shirt { size { label } }", "shirt{__typename size{__typename label}sku}", "Shirt:'sku' Size:''"),
      // Conditions ask for those of each type.
      (
        "printed { title }",
        "printed{__typename title ...on Book{isbn}...on Magazine{issue name}...on Leaflet{id}}",
        "Book:'isbn' Magazine:'issue name'"
      ),
      (
        "printed { ... on Magazine { issue } title }",
        "printed{__typename ...on Magazine{issue}title ...on Book{isbn}...on Magazine{name}...on Leaflet{id}}",
        "Book:'isbn' Magazine:'issue name'"
      ),
      ("node { __typename }", "node{__typename id ...on Mug{sku}}", "Mug:'sku'"),
      (
        "any { __typename }", "any{__typename ...on Book{isbn}...on Product{sku}...on Plate{id}}",
        "Book:'isbn' Mug:'sku' Shirt:'sku' Size:''"
      ),
    ]
  )
  func keyFields(written: String, expected: String, keys: String) throws {
    let context = CompilationContext(schema: try Schema(Source(Self.keyed)), namespace: "S")
    let lowered = lower(try Document(parsing: Source("query Q { \(written) }")), in: context)
    guard case .operation(let operation)? = lowered.definitions.first else {
      Issue.record("There is no operation")
      return
    }
    #expect(operation.sent?.text == "query Q{\(expected)}")
    #expect(operation.sent?.whole == "query Q@__keyFields(\(keys.replacing("'", with: "\""))){\(expected)}")
  }

  @Test("OBJ-21: what is sent is valid, whatever is written")
  func valid() throws {
    let schema = try Schema(Source(Self.identified))
    let parts = [
      "id", "x: id", "id: name", "...F", "... on Album { id }", "... on Album { artists { id: name } }",
      "... on Node { id }", "... on Artist { name }", "... on Named { name }",
      "artists { id }", "artists { ...G }", "...H", "name",
    ]
    let fragments = """
      fragment F on Node { ... on Album { artists { name } } }
      fragment G on Named { ... on Artist { id: name } }
      fragment H on Named { ... on Album { artists { ...G } } name }
      """
    var count = 0
    for first in parts {
      for second in parts {
        for third in parts.prefix(6) {
          let query = "query Q { album { \(first) \(second) } album { \(third) } named { \(third) \(second) } }"
          let used = fragments.split(separator: "\n").filter { line in
            let name = line.dropFirst("fragment ".count).prefix(1)
            return query.contains("...\(name)") || name == "G" && query.contains("...H")
          }
          let text = query + "\n" + used.joined(separator: "\n")
          let document = try Document(parsing: Source(text))
          guard specificationErrors(in: document, schema: schema).isEmpty else { continue }
          count += 1
          let sent = try sent(text, of: Self.identified).joined(separator: "\n")
          let errors = specificationErrors(in: try Document(parsing: Source(sent)), schema: schema)
          #expect(errors.isEmpty, "\(text)\n\(sent)")
        }
      }
    }
    #expect(count > 150)
  }
}
