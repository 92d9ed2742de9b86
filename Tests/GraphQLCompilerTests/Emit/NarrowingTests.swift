import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The code emitted for type conditions.
struct NarrowingTests {
  /// Returns the declaration of the type `name`, up to its end.
  private func declaration(of name: String, in text: String) throws -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains(" \(name): ") && $0.hasSuffix("{") })
    let indentation = lines[start].prefix { $0 == " " }
    let end = try #require(lines[start...].firstIndex { $0 == indentation + "}" })
    return lines[start...end].joined(separator: "\n")
  }

  @Test("OBJ-03, OBJ-05, OBJ-06, REL-15: an enum where the conditions exclude each other, with what is common on it")
  func cases() throws {
    let text = try Golden.check("narrowed")
    let cases = try declaration(of: "Node_cases", in: text)
    #expect(
      cases.hasPrefix(
        "    enum Node_cases: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, __SharedView {"
      )
    )
    #expect(cases.components(separatedBy: "\n      case ").count == 5)
    for name in ["album(AsAlbum)", "artist(", "track(", "__other(Other)"] {
      #expect(cases.contains("\n      case \(name)"))
    }
    #expect(cases.components(separatedBy: "var id: String { self.__storage.fields.id }").count == 6)
    #expect(cases.contains("var asAlbum: AsAlbum? {"))
    #expect(try declaration(of: "Node_one", in: text).hasPrefix("    enum Node_one"))
  }

  @Test("OBJ-23: no operators are declared, as the compiler tries each of them for every type that is Equatable")
  func operators() throws {
    let text = try Golden.check("narrowed")
    #expect(text.contains("@_implements(Swift.Equatable, ==(_:_:))") && !text.contains("func =="))
  }

  @Test("OBJ-10, OBJ-11: a struct of optionals where objects may meet several, by their possible types")
  func optionals() throws {
    let text = try Golden.check("interfaces")
    let three = try declaration(of: "Node_three", in: text)
    #expect(three.hasPrefix("    struct Node_three"))
    let c = try declaration(of: "AsC", in: three)
    for property in ["id", "a", "b", "c"] { #expect(c.contains("var \(property): ")) }
    let a = try declaration(of: "AsA", in: three)
    #expect(a.contains("var a: ") && !a.contains("var b: ") && !a.contains("var c: "))
    #expect(try declaration(of: "Node_two", in: text).hasPrefix("    struct Node_two"))
  }

  @Test("OBJ-12: a condition on an interface names every type that meets it")
  func abstract() throws {
    let text = try Golden.check("interfaces")
    #expect(
      try declaration(of: "Node_abstract", in: text).contains("__TypeConditions = .init(\"C D\", \"Track\", \"Album\")")
    )
  }

  @Test("REL-18: conditions on one type are one case, through fragments that always apply as well")
  func twice() throws {
    let twice = try declaration(of: "Node_twice", in: try Golden.check("narrowed"))
    #expect(twice.components(separatedBy: "\n      case ").count == 3)
    let c = try declaration(of: "AsC", in: twice)
    for property in ["a", "b", "c"] { #expect(c.contains("var \(property): ")) }
  }

  @Test("REL-17, APO-19: keys of fragments on narrower types are optional, and certain where the condition holds")
  func spread() throws {
    let spread = try declaration(of: "Node_spread", in: try Golden.check("narrowed"))
    #expect(spread.hasPrefix("    enum Node_spread: "))
    #expect(spread.contains("NarrowedNode_Key, NarrowedAlbum.OptionalKey {"))
    #expect(try declaration(of: "AsAlbum", in: spread).contains("NarrowedNode_Key, NarrowedAlbum_Key {"))
  }

  @Test("OBJ-13, APO-23: each view shows its part of an object inside, from the same storage")
  func inside() throws {
    let animal = try declaration(of: "Animal_allAnimals", in: try Golden.check("views"))
    let cat = try declaration(of: "AsCat", in: animal)
    let height = try declaration(of: "Height_height", in: cat)
    #expect(height.contains("public var feet: Int {") && height.contains("public var meters: Int {"))
    #expect(animal.components(separatedBy: "public let meters: Int?").count == 2, "it is stored once")
  }

  @Test("APO-18: a condition in a condition is a view of a view")
  func nested() throws {
    let text = try Golden.check("views")
    #expect(text.contains("public var asWarmBlooded: AsWarmBlooded? {"))
    #expect(try declaration(of: "AsWarmBlooded", in: text).contains("public var laysEggs: Bool {"))
  }

  @Test("REL-19: a condition on types and variables holds if both do")
  func variables() throws {
    let text = try Golden.check("views")
    #expect(text.contains("switch matches.inclusion(1).and(reader.isTrue(\"c\")) {"))
  }

  @Test("Types and fields may be named as what is made of conditions, or as Swift's own")
  func hostileNames() throws {
    let text = try Golden.check("types")
    #expect(text.contains("case `self`(") == false && text.contains("case self_2("))
    #expect(try Golden.check("typesInside").contains("case self_2(AsSelf)"))
  }

  @Test("A type condition that never holds in another leaves nothing behind; one that always does is none")
  func neverAndAlways() throws {
    let schema = try Golden.schema(named: "AnimalKingdom")
    let source = Source(
      """
      query Q { allAnimals {
        ... on Pet { ... on Animal { ... on Crocodile { age } ... on Pet { humanName } } }
        ... on Cat { ... on WarmBlooded { laysEggs } ... on Pet { ... on Animal { species } } }
      } }
      """
    )
    let compilation = compile(source, in: CompilationContext(schema: schema, namespace: "N"))
    #expect(compilation.diagnostics.isEmpty)
    let text = try #require(compilation.declarations.first)
    #expect(!text.contains("let age: ") && !text.contains("AsCrocodile") && !text.contains("AsWarmBlooded"))
    let cat = try declaration(of: "AsCat", in: text)
    for property in ["humanName", "laysEggs", "species"] { #expect(cat.contains("var \(property): ")) }
  }

  @Test("OBJ-04: what all known types meet is a condition for types to come, and no case beside the others")
  func knownTypes() throws {
    let text = try Golden.check("knownTypes")
    #expect(try declaration(of: "ClassroomPet_one", in: text).contains("case pet(AsPet)"))
    let cases = try declaration(of: "ClassroomPet_cases", in: text)
    #expect(cases.hasPrefix("    enum ClassroomPet_cases: "))
    #expect(cases.components(separatedBy: "\n      case ").count == 4 && !cases.contains("case pet("))
    #expect(cases.contains("var asPet: AsPet? {"))
    #expect(!(try declaration(of: "Other", in: cases)).contains("humanName"))
    #expect(try declaration(of: "AsCat", in: cases).contains("var humanName: "))
    #expect(try declaration(of: "ClassroomPet_optionals", in: text).hasPrefix("    struct ClassroomPet_optionals: "))
    #expect(try declaration(of: "ClassroomPet_spread", in: text).contains(", KnownPet.OptionalKey {"))
    #expect(
      try declaration(of: "ClassroomPet_unmasked", in: text).contains(
        ", KnownClassroomPet.Data.Fields, __SharedView {"
      )
    )
  }

  @Test("Of many type conditions, each view has what concerns it")
  func manyConditions() throws {
    let count = 1_100
    let names = (0..<count).map { "T\($0)" }
    let types = names.map { "type \($0) { \($0)f: Int }" }.joined(separator: " ")
    let schema = try Schema(Source("type Query { any: U } union U = \(names.joined(separator: " | ")) \(types)"))
    let cases = names.map { "... on \($0) { \($0)f }" }.joined(separator: " ")
    let compilation = compile(
      Source("query Q { any { \(cases) } }"),
      in: CompilationContext(schema: schema, namespace: "N")
    )
    #expect(compilation.diagnostics.map(\.message) == [])
    let text = compilation.declarations.joined()
    let views = text.components(separatedBy: "struct AsT").dropFirst()
    #expect(views.count == count)
    for (index, view) in views.enumerated() {
      #expect(view.hasPrefix("\(index): ") && view.contains("{ self.__storage.fields.T\(index)f }"))
      #expect(view.components(separatedBy: "{ self.__storage.fields.T").count == 2)
    }
  }

  @Test("Combinations of types that would become too much code are refused, not compiled for ever")
  func combinations() throws {
    let schema = try Schema(
      Source(
        """
        interface I { i: I x: Int } type A implements I { i: I x: Int } type B implements I { i: I x: Int }
        type Query { i: I }
        """
      )
    )
    let depth = 20
    let paths = (0..<depth).map { condition in
      let open = (0..<depth).map { $0 == condition ? "... on A { i { " : "i { " }.joined()
      return open + "x\(condition): x " + String(repeating: "} ", count: depth + 1)
    }
    let source = Source("query Q { i { \(paths.joined(separator: " ")) } }")
    let compilation = compile(source, in: CompilationContext(schema: schema, namespace: "N"))
    #expect(compilation.diagnostics.map(\.message).contains { $0.contains("combines too many type conditions") })
    #expect(compilation.declarations.count == 1)
  }

  @Test("OBJ-03: an interface with 300 implementations, all of them cases, or met by one condition on an interface")
  func manyImplementations() throws {
    let types = (0..<300).map { "type T\($0) implements Node & Named { id: ID! name: String f\($0): Int }" }
    let interfaces = "interface Node { id: ID! } interface Named { name: String } type Query { node: Node }"
    let schema = try Schema(Source(interfaces + types.joined(separator: "\n")))
    let context = CompilationContext(schema: schema, namespace: "N")
    let cases = (0..<300).map { "... on T\($0) { f\($0) name }" }.joined(separator: " ")
    let all = compile(Source("query Q { node { id \(cases) } }"), in: context)
    #expect(all.diagnostics.isEmpty)
    let text = try #require(all.declarations.first)
    #expect(text.components(separatedBy: "\n").count < 300 * 25)
    #expect(text.contains("case t299(AsT299)"))
    let some = compile(Source("query Q { node { id ... on T1 { name } ... on Named { name } } }"), in: context)
    #expect(some.diagnostics.isEmpty)
    #expect(try #require(some.declarations.first).components(separatedBy: "\n").count < 150)
  }
}
