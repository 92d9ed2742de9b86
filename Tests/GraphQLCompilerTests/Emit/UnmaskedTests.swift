import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation
import Testing

/// The code emitted for `@relay(mask: false)`, and its protocols.
struct UnmaskedTests {
  @Test("OBJ-14, OBJ-15, OBJ-17, OBJ-18: unmasked fields are the object's own, and it has the fragment's protocol")
  func fields() throws {
    let text = try Golden.check("unmasked")
    #expect(text.contains("struct Album_album: InlineGraphQL.ResponseObject, AlbumView.Data.Fields {"))
    #expect(text.contains("associatedtype Artist_artist: AlbumView.Data.Artist_artist.Fields"))
    // An inherited member occurs once, and is narrowed.
    #expect(text.contains("protocol Fields: Bar.Data.Fields where Artist_artist: Foo.Data.Artist_artist.Fields {"))
    #expect(text.contains("protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable, Masked_Key {"))
    #expect(!text.contains("@relay"))
  }

  @Test(
    "OBJ-14, REL-19: an object that may lack the fields does not have the protocol; what is more certain is given as asked"
  )
  func conditions() throws {
    let text = try Golden.check("unmaskedConditions")
    #expect(text.contains("struct Album_included: InlineGraphQL.ResponseObject, Swift.CustomReflectable {"))
    #expect(text.contains("struct IfX: InlineGraphQL.ResponseView, Titled.Data.Fields {"))
    #expect(
      text.contains("@_implements(Included.Data.Fields, title) var __title: String? { .some(self.title) }")
    )
  }

  @Test("OBJ-08, OBJ-19, OBJ-20: the type cases of a fragment are asked for by its protocol, and given by views")
  func cases() throws {
    let text = try Golden.check("unmaskedCases")
    #expect(
      text.contains(
        "enum Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, Item.Data.Fields, __SharedView {"
      )
    )
    #expect(text.contains("associatedtype AsTrack: Item.Data.AsTrack.Fields"))
    #expect(text.contains("enum Case<Object: Item.Data.Fields>: Swift.Sendable {"))
    #expect(text.contains("@_implements(Item.Data.Fields, asAlbum) var __asAlbum: Data.Album_album? { self }"))
    #expect(text.contains("@_implements(Item.Data.Fields, asTrack) var __asTrack: Item.Data.AsTrack? { nil }"))
  }

  @Test("Names that Swift, fragments or protocols have uses for are fields of unmasked fragments too")
  func hostile() throws {
    try Golden.check("hostileUnmasked")
  }

  @Test("A type does not conform to a protocol that would hide the name of a fragment in it")
  func hiddenNames() throws {
    try Golden.check("hiddenNames")
    let text = try Golden.text(of: "hiddenNames.swift")
    #expect(
      text.contains("struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Named_Key, Named.Data.Fields {")
    )
    #expect(
      text.contains("struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, Shown_Key, Shown.Data.Fields {")
    )
    #expect(text.contains("struct Album_album: InlineGraphQL.ResponseObject, Swift.Identifiable, Shown.Data.Fields {"))
  }

  @Test("OBJ-17: fragments of other literals are merged and refined as those of the same, but for less accessible ones")
  func otherLiterals() throws {
    let schema = try Golden.schema(named: "P")
    func signature(_ text: String, _ level: AccessLevel) throws -> FragmentSignature {
      guard case .fragment(let fragment)? = try Document(parsing: Source(text)).definitions.first else {
        preconditionFailure("not a fragment")
      }
      return FragmentSignature(fragment, swiftName: "Lists.F", schema: schema, accessLevel: level)
    }
    func compiled(_ level: AccessLevel) throws -> String {
      let signature = try signature("fragment F on Album { title artist { name } }", level)
      let context = CompilationContext(
        schema: schema,
        namespace: "P",
        fragments: ["F": signature],
        accessLevel: .public
      )
      let source = Source("fragment G on Album { id ...F @relay(mask: false) } query Q { album { ...F } }")
      let compilation = compile(source, in: context)
      #expect(compilation.diagnostics.isEmpty)
      return compilation.declarations.joined(separator: "\n")
    }
    let text = try compiled(.public)
    #expect(text.contains("fragments: [Lists.F.self]\n"))
    #expect(text.contains("struct Data: InlineGraphQL.ResponseObject, Swift.Identifiable, G_Key, G.Data.Fields {"))
    #expect(text.contains("protocol Fields: Lists.F.Data.Fields where Artist_artist: G.Data.Artist_artist.Fields {"))
    #expect(try compiled(.internal).contains("protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {"))
  }

  @Test(
    "OBJ-17: other literals give the names that a fragment's types have in its own, where a member is called as it is"
  )
  func namedAsItself() throws {
    let schema = try Golden.schema(named: "P")
    let text = "fragment item on Node { id ... on Album @alias(as: \"item\") { title } }"
    let own = compile(Source(text), in: CompilationContext(schema: schema, namespace: "P"))
    #expect(own.declarations.joined().contains("var item_2: Item? { get }"))

    guard case .fragment(let fragment)? = try Document(parsing: Source(text)).definitions.first else {
      preconditionFailure("not a fragment")
    }
    let signature = FragmentSignature(fragment, swiftName: "Lists.item", schema: schema)
    let context = CompilationContext(schema: schema, namespace: "P", fragments: ["item": signature])
    let other = compile(Source("query Q { node(id: 1) { ...item @relay(mask: false) } }"), in: context)
    #expect(
      other.declarations.joined().contains(
        "@_implements(Lists.item.Data.Fields, item_2) var __item_2: Data.Node_node.Item? { self.item }"
      )
    )
  }

  @Test("OBJ-17: without its protocols, a fragment has nothing of them, and nothing conforms to them or refines them")
  func withoutFields() throws {
    let source = Source(
      """
      fragment F on Album { title artist { name } }
      fragment G on Album { id ...F @relay(mask: false) }
      fragment Item on Node { id ... on Album { title } ... on Track { length } }
      query Q { album { ...G @relay(mask: false) } }
      """
    )
    func compiled(_ fragments: Set<String>?) throws -> String {
      var context = CompilationContext(schema: try Golden.schema(named: "P"), namespace: "P")
      context.fragmentsWithFields = fragments
      let compilation = compile(source, in: context)
      #expect(compilation.diagnostics.isEmpty)
      return compilation.declarations.joined(separator: "\n")
    }
    let all = try compiled(nil)
    #expect(try compiled(["F", "G", "Item"]) == all)
    #expect(all.contains("protocol Fields: F.Data.Fields where") && all.contains("enum Case<"))
    let none = try compiled([])
    #expect(!none.contains(" Fields") && !none.contains("Data.") && !none.contains("Case"))
    // Properties and views are as before.
    #expect(none.contains("let title: String?") && none.contains("var asAlbum: AsAlbum?"))
    let outer = try compiled(["G"])
    #expect(
      outer.contains("protocol Fields: InlineGraphQL.SelectedObject, Swift.Hashable {\n")
        && !outer.contains("F.Data.Fields")
    )
    #expect(outer.contains("associatedtype Artist_artist: G.Data.Artist_artist.Fields"))
    let inner = try compiled(["F"])
    #expect(inner.contains("G_Key, F.Data.Fields {") && !inner.contains("G.Data.Fields"))
  }
}
