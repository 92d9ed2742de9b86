import CompilerFixtures
import Foundation
import SeededRandomness
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLProject
@testable import GraphQLValidation

@Suite("Embedding: schemas cut to what documents use")
struct UsedSchemaTests {
  private func cut(_ schema: Schema, to document: Document, _ fragments: [String: FragmentSignature] = [:]) throws
    -> Schema
  {
    var used = UsedSchema(of: schema)
    used.add(document, fragments: fragments)
    return try Schema(sdl: Source(used.sdl()).adding(clientDefinitions: used.clientSDL()))
  }

  private func sdl(_ text: String, _ schema: String) throws -> String {
    var used = UsedSchema(of: try Schema(sdl: Source(schema)))
    used.add(try Document(parsing: Source(text)), fragments: [:])
    return used.sdl()
  }

  /// Compiles a document against a schema and against the part of it that the document uses. Both must give the same.
  private func check(
    _ source: Source,
    _ schema: Schema,
    namespace: String,
    fragments: [String: FragmentSignature] = [:]
  ) throws {
    let document = try Document(parsing: source)
    var context = CompilationContext(schema: schema, namespace: namespace, fragments: fragments)
    let whole = compile(source, in: context)
    context.schema = try cut(schema, to: document, fragments)
    let part = compile(source, in: context)
    #expect(part.declarations == whole.declarations)
    #expect(part.diagnostics == whole.diagnostics)
    #expect(part.schemaDiagnostics.isEmpty)
  }

  @Test("REL-21: what the query of a refetchable fragment uses is kept")
  func refetchable() throws {
    let schema = try Schema(
      sdl: Source(
        """
        interface Node { id: ID! }
        interface Thing { name: String }
        type Item implements Node & Thing { id: ID! name: String }
        type Other implements Node & Thing { id: ID! name: String }
        union Any = Item | Other
        type Viewer { item: Item }
        type Odd @fetchable(field_name: "key") {
          key: ID! item: Item page(first: Int, after: ID): Page items(limit: Int, offset: Int): [Item]
        }
        type Page { edges: [Edge] nodes: [Item] pageInfo: PageInfo! }
        type Edge { node: Item cursor: String! }
        type PageInfo { endCursor: String hasNextPage: Boolean! more: Int }
        directive @fetchable(field_name: String!) on OBJECT
        type Query { node(id: ID!): Node viewer: Viewer fetch__Odd(key: ID!): Odd unused: Int }
        """
      )
    )
    for text in [
      #"fragment A on Item @refetchable(queryName: "Q") { name }"#,
      #"fragment A on Thing @refetchable(queryName: "Q") { name }"#,
      #"fragment A on Any @refetchable(queryName: "Q") { __typename }"#,
      #"fragment A on Viewer @refetchable(queryName: "Q") { item { name } }"#,
      #"fragment A on Query @refetchable(queryName: "Q") { viewer { item { name } } }"#,
      #"fragment A on Odd @refetchable(queryName: "Q") { item { name } }"#,
      #"fragment A on Odd @refetchable(queryName: "Q") { page(first: $n, after: $c) @connection(key: "A_page") { edges { "#
        + #"cursor } } }"#,
      #"fragment A on Odd @refetchable(queryName: "Q") { items(limit: $n, offset: $o) @paginated(key: "A_items", mode: "#
        + #"OFFSET) { name } }"#,
      #"fragment A on Odd @refetchable(queryName: "Q") { items(offset: $o) @paginated(key: "A_items", mode: OFFSET) { "#
        + #"name } }"#,
      #"fragment A on Odd @refetchable(queryName: "Q") { page(first: $n, after: $c) @paginated(key: "A_page", mode: "#
        + #"CURSOR) { nodes { name } } }"#,
      #"fragment A on Odd @refetchable(queryName: "Q") { page(first: $n) @paginated(key: "A_page", mode: CURSOR) { "#
        + #"nodes { name } } }"#,
    ] {
      try check(Source(text), schema, namespace: "S")
    }
    var used = UsedSchema(of: schema)
    used.add(
      try Document(parsing: Source(#"fragment A on Item @refetchable(queryName: "Q") { name }"#)),
      fragments: [:]
    )
    #expect(!used.sdl().contains("unused") && !used.sdl().contains("Odd"))
  }

  @Test("What only the client has is cut apart from the rest, and compiles to the same")
  func clientSchema() throws {
    let schema = try Golden.schema(named: "StarWars", client: "StarWars")
    let source = Source("query Q { hero { isFavourite note { text } ... on Human { isFavourite } } }")
    var used = UsedSchema(of: schema)
    used.add(try Document(parsing: source), fragments: [:])
    #expect(!used.sdl().contains("isFavourite") && !used.sdl().contains("Note"))
    let client = used.clientSDL()
    #expect(client.contains("extend interface Character{isFavourite:Boolean note:Note}"))
    #expect(client.contains("extend type Human{isFavourite:Boolean}"))
    #expect(client.contains("type Note{") && !client.contains("rivals") && !client.contains("selectedHero"))
    let part = try Schema(sdl: Source(used.sdl()).adding(clientDefinitions: client))
    var context = CompilationContext(schema: schema, namespace: "StarWars")
    let whole = compile(source, in: context)
    context.schema = part
    #expect(compile(source, in: context).declarations == whole.declarations)
    #expect(whole.diagnostics.isEmpty)
    let lines = Embedding.Part(
      namespace: "StarWars",
      sdl: used.sdl(),
      clientSDL: client,
      models: nil,
      fragments: [:],
      literals: []
    )
    let written = Embedding(versionProtocol: "V", parts: [lines])
    #expect(Embedding(lines: written.lines.map { Array($0.utf8) }) == written)
  }

  @Test("Which nulls have a meaning is kept only for documents that handle errors")
  func semanticNullability() throws {
    let schema =
      #"type Query { a: A b: Int @semanticNonNull } type A @semanticNonNullField(name: "c") @semanticNonNullField(name: "d") { "#
      + "c: Int d: Int }"
    #expect(try sdl("{ a { c } b }", schema) == "type Query{a:A b:Int} type A{c:Int}")
    let kept = #"type Query{a:A b:Int@semanticNonNull} type A@semanticNonNullField(name:"c"){c:Int}"#
    #expect(try sdl("query Q @throwOnFieldError { a { c } b }", schema) == kept)
    #expect(try sdl("{ a @catch { c } b }", schema) == kept)
  }

  @Test(
    "Key fields and the types that have them are kept",
    arguments: [
      "query Q { printed { title } }", "query Q { product { name } }", "query Q { node { id } }",
      "query Q { shelf { items(first: 1) @connection(key: \"Q_items\") { edges { cursor } } } }",
      "fragment F on Printed { ... on Book { title } }", "query Q { size { label } }", "query Q { any { __typename } }",
    ]
  )
  func keyFields(text: String) throws {
    let schema = try Schema(
      sdl: Source(
        """
        interface Printed { title: String }
        interface Product { sku: Code! name: String }
        scalar Code
        type Book implements Printed & Node { id: ID! isbn: Int! title: String }
        type Leaflet implements Printed { id: ID! title: String }
        type Shirt implements Product { id: ID! sku: Code! name: String size: Size }
        type Mug implements Product & Node { id: ID! sku: Code! name: String }
        type Size { id: ID! label: String }
        interface Node { id: ID! }
        union Any = Book | Shirt | Mug | Size
        type Shelf { items(first: Int, after: String): Items }
        type Items { edges: [Item] pageInfo: PageInfo! }
        type Item { node: Book cursor: String! }
        type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
        type Query { printed: Printed product: Product node: Node any: Any shelf: Shelf size: Size }
        """
      )
    ).adding(
      clientSchema: Source(
        """
        extend type Book @typePolicy(keyFields: "isbn")
        extend interface Product @typePolicy(keyFields: "sku")
        extend type Size @typePolicy(keyFields: "")
        """
      )
    )
    try check(Source(text), schema, namespace: "S")
  }

  @Test(
    "What a field finds by its arguments is kept",
    arguments: [
      "query Q($id: ID!) { owner { pet(id: $id) { name } } }", "query Q($id: ID!) { user { pet(id: $id) { name } } }",
      "query Q($id: ID!) { node(id: $id) { id } }", "query Q($id: ID!) { node(id: $id) { ... on Pet { name } } }",
      "query Q($id: ID!, $ids: [ID!]!) { nodes(ids: $ids) { ... on Named { name } } named(id: $id) { name } }",
      "query Q($id: ID!) { edition(number: 2, code: $id) { title } }",
      "fragment F on Query @argumentDefinitions(id: {type: \"ID!\"}) { edition(number: 2, code: $id) { title } }",
    ]
  )
  func lookups(text: String) throws {
    let schema = try Schema(
      sdl: Source(
        """
        interface Node { id: ID! }
        interface Named { name: String }
        interface Owner { pet(id: ID!): Pet }
        type User implements Owner & Node { id: ID! pet(id: ID!): Pet }
        type Pet implements Node & Named { id: ID! name: String }
        type Toy implements Named { id: ID! name: String }
        type Edition { isbn: ID! number: Int! title: String }
        type Query {
          owner: Owner user: User node(id: ID!): Node nodes(ids: [ID!]!): [Node]! named(id: ID!): Named
          edition(number: Int!, code: ID!): Edition
        }
        """
      )
    ).adding(
      clientSchema: Source(
        """
        extend interface Owner @fieldPolicy(forField: "pet", keyArgs: "id")
        extend type Query @fieldPolicy(forField: "named", keyArgs: "id") @fieldPolicy(forField: "edition", keyArgs: "number code")
        extend type Edition @typePolicy(keyFields: "number isbn")
        """
      )
    )
    let whole = compile(Source(text), in: CompilationContext(schema: schema, namespace: "S"))
    #expect(whole.declarations.joined().contains("@__lookup"))
    try check(Source(text), schema, namespace: "S")
  }

  @Test("Documents compile to the same against what they use", arguments: Golden.documentNames)
  func golden(name: String) throws {
    let text = try String(contentsOf: Golden.folder.appendingPathComponent("\(name).graphql"), encoding: .utf8)
    let context = try Golden.context(of: text)
    guard !compile(Source(text), in: context).diagnostics.contains(where: { $0.severity == .error }) else { return }
    try check(Source(text), context.schema, namespace: context.namespace)
  }

  @Test(
    "Documents made by chance compile to the same against what they use",
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"),
    arguments: ["GitHub", "Linear", "Pokemon", "RickAndMorty", "AnimalKingdom"]
  )
  func random(name: String) throws {
    let schema = try Schema(sdl: try SchemaFixture.shared("\(name).graphqls"))
    var compared = 0
    let seeds = RandomRuns.seeds(15)
    for seed in seeds {
      var chance = ChanceDocument(schema, seed: seed)
      let source = Source(chance.document())
      let compilation = compile(source, in: CompilationContext(schema: schema, namespace: name))
      guard !compilation.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      try check(source, schema, namespace: name)
      try checkDefinitionsApart(source, schema, namespace: name)
      compared += 1
    }
    // Some documents cannot be compiled yet.
    #expect(compared > seeds.count / 6)
  }

  /// Checks each definition as if the fragments were defined in other files.
  private func checkDefinitionsApart(_ source: Source, _ schema: Schema, namespace: String) throws {
    let definitions = try Document(parsing: source).definitions
    var fragments: [String: FragmentSignature] = [:]
    for case .fragment(let fragment) in definitions {
      fragments[fragment.name.value] = FragmentSignature(fragment, swiftName: fragment.name.value, schema: schema)
    }
    for text in String(decoding: source.utf8, as: UTF8.self).split(separator: "\n") {
      var others = fragments
      if text.hasPrefix("fragment ") { others[String(text.split(separator: " ")[1])] = nil }
      try check(Source(String(text)), schema, namespace: namespace, fragments: others)
    }
  }

  @Test("A schema's enum declares the same types", arguments: Golden.schemaNames)
  func declaredTypes(name: String) throws {
    try checkDeclaredTypes(try Golden.schema(named: name), namespace: name)
  }

  @Test(
    "A large schema's enum declares the same types",
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"),
    arguments: ["GitHub.graphqls", "Linear.graphqls", "Pokemon.introspection.json"]
  )
  func declaredTypesOfLargeSchemas(file: String) throws {
    try checkDeclaredTypes(try Schema(try SchemaFixture.shared(file)), namespace: "Api")
  }

  private func checkDeclaredTypes(_ schema: Schema, namespace: String) throws {
    var used = UsedSchema(of: schema)
    used.addDeclaredTypes()
    let context = CompilationContext(schema: schema, namespace: namespace)
    let whole = compileSchema(schema, in: context, declared: [])
    guard !used.sdl().isEmpty else {
      #expect(whole.declarations.isEmpty)
      return
    }
    var cut = context
    cut.schema = try Schema(sdl: Source(used.sdl()))
    #expect(compileSchema(cut.schema, in: cut, declared: []).declarations == whole.declarations)
  }

  @Test("Fields, arguments, types and implementers that nobody uses are left out")
  func smallest() throws {
    let schema = """
      "Everything" type Query {
        "One." a(x: Int, "No more." y: Y @d, z: Z! = ON): A  b: B  node: Node  any: Any
      }
      directive @d on ARGUMENT_DEFINITION
      interface Node { id: ID! }
      type A implements Node & Other @d { "Its ID." id: ID!  old: Int @deprecated(reason: "No")  b: B }
      interface Other { id: ID! }
      type B implements Node { id: ID! }
      union Any = A | B
      enum Z { ON OFF }
      input Y { z: Z  deeper: Deeper }
      input Deeper { y: Y }
      """
    #expect(
      try sdl("{ a(y: {z: ON}) { id } }", schema)
        == #"type Query{"One." a(y:Y):A}type A{"Its ID." id:ID!}enum Z{ON}input Y{z:Z deeper:Deeper}"#
        .replacing("}type", with: "} type").replacing("}enum", with: "} enum").replacing("}input", with: "} input")
    )
    #expect(
      try sdl("{ node { ... on A { old } } }", schema)
        == #"type Query{node:Node} interface Node{id:ID!} type A implements Node{"Its ID." id:ID!old:Int@deprecated(reason:"No")} "#
        + "type B implements Node"
    )
    #expect(
      try sdl("{ any { __typename } }", schema)
        == #"type Query{any:Any} interface Node{id:ID!} type A implements Node{"Its ID." id:ID!} "#
        + "type B implements Node{id:ID!} union Any=A|B"
    )
  }

  @Test("Descriptions, values and input fields are there only where something is made of them")
  func descriptions() throws {
    let schema = """
      "Everything" type Query { "A list." list(order: Order = UP, where: In): [A] "All of it." self: Query! }
      "An order." enum Order { "Rising." UP "Falling." DOWN none }
      "What is sent." input In { "A number." number: Int  one: One }
      "Either." input One @oneOf { some: Int  other: Int }
      "A thing." type A implements Node { "Its time." time: Time  "Its order." order: Order  id: ID! }
      "A node." interface Node { id: ID! }
      "A time." scalar Time
      """
    #expect(
      try sdl("query Q($order: Order, $in: In, $one: One) { list(order: $order, where: $in) { time order } }", schema)
        == #"type Query{"A list." list(order:Order=UP where:In):[A]} enum Order input In input One@oneOf "#
        + #""A thing." type A{"Its time." time:Time "Its order." order:Order id:ID!} scalar Time"#
    )
    #expect(
      try sdl("query ($in: In = {number: 1}) { self { list(order: DOWN, where: $in) { ... on Node { id } } } }", schema)
        == #""Everything" type Query{"A list." list(order:Order=UP where:In):[A]"All of it." self:Query!} "#
        + #"enum Order{DOWN} input In{number:Int one:One} "#
        + #""A thing." type A implements Node{id:ID!} interface Node{id:ID!}"#
    )
    var used = UsedSchema(of: try Schema(sdl: Source(schema)))
    used.addDeclaredTypes()
    #expect(
      used.sdl()
        == #""An order." enum Order{"Rising." UP "Falling." DOWN none} "#
        + #""What is sent." input In{"A number." number:Int one:One} "Either." input One@oneOf{some:Int other:Int} "#
        + #""A time." scalar Time"#
    )
  }

  @Test("Root types of other names are said, as far as they are used")
  func roots() throws {
    let schema = "schema { query: Q mutation: M } type Q { a: Int } type M { a: Int } type Query { b: Int }"
    #expect(try sdl("{ a }", schema) == "schema{query:Q} type Q{a:Int}")
    #expect(try sdl("mutation { a } { a }", schema) == "schema{query:Q mutation:M} type Q{a:Int} type M{a:Int}")
    #expect(try sdl("fragment F on Query { b }", schema) == "type Query{b:Int}")
  }

  @Test("A change of what is not used changes nothing, one of what is used does")
  func changes() throws {
    let before = "type Query { a(x: Int): A other: Int } type A { id: ID! b: Int } enum E { X }"
    for (change, matters) in [
      ("type Query { a(x: Int, y: Int): A other: Int } type A { id: ID! b: Int } enum E { X }", false),
      ("type Query { a(x: String): A other: String } type A { id: ID! b: String } enum E { X }", false),
      ("type Query { a(x: Int): A other: Int new: A } type A { id: ID! b: Int c: B } type B { x: Int }", false),
      ("type Query { a(x: Int): A other: Int } type A { id: ID b: Int } enum E { X }", true),
      ("type Query { a(x: Int): [A] other: Int } type A { id: ID! b: Int } enum E { X }", true),
      ("type Query { a(x: Int): A other: Int } interface A { id: ID! b: Int } enum E { X }", true),
      ("type Query { a(x: Int!): A other: Int } type A { id: ID! b: Int } enum E { X }", true),
      ("type Query { a(x: Int): A other: Int } type A { \"Doc.\" id: ID! b: Int } enum E { X }", true),
    ] {
      #expect((try sdl("{ a { id } }", before) != sdl("{ a { id } }", change)) == matters, "\(change)")
    }
  }

  @Test(
    "Which objects an interface or union may have matters where a condition asks for it, also for their identity",
    arguments: [
      ("{ node { id } }", false),
      ("{ node { id } any { __typename } }", true),
      ("{ node { id ... on A { b } } }", true),
      ("{ any { ... on A { b } } }", true),
      ("{ any { ...F } }", true),
      ("{ any { ...F ... on Node { id } } }", true),
    ]
  )
  func possibleTypes(query: String, matters: Bool) throws {
    let document = query + " fragment F on A { b }"
    let before = """
      type Query { node: Node any: Any } interface Node { id: ID! } union Any = A | B
      type A implements Node { id: ID! b: Int } type B implements Node { id: ID! b: Int }
      """
    let added = before.replacing("A | B", with: "A | B | C") + "type C implements Node { id: ID! b: Int }"
    #expect((try sdl(document, before) != sdl(document, added)) == matters)
    // Additional fields of an object never matter.
    let more = before.replacing("b: Int", with: "b: Int c: Int")
    #expect(try sdl(document, before) == sdl(document, more))
  }
}
