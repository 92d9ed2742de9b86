import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The initializers of response types for tests and previews.
struct MemberwiseInitializerTests {
  @Test("Has a parameter for each selection, and for a masked fragment its data")
  func plain() throws {
    let text = try Golden.check("values")
    let lines = [
      "init(hero: Character_hero?, droid: Droid_droid?) {",
      "init(__typename: String, name: String, called: String, friends: [Character_friends?]?, ValuesCard: ValuesCard.Data?) {",
      "init(primaryFunction: String?, ValuesCard: ValuesCard.Data, ValuesDroid: ValuesDroid.Data) {",
    ]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
  }

  @Test("Makes each view of an object, with the object's type where the view does not tell it")
  func types() throws {
    let text = try Golden.check("valuesOfTypes")
    let lines = ["public init(_ view: AsCat) { self.init(__storage: view.__storage) }"]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
  }

  @Test("Makes an object of the view of a group")
  func groups() throws {
    let text = try Golden.check("valuesOfGroups")
    let lines = ["init(_ view: IfA) { self.init(__storage: view.__storage) }"]
    for line in lines { #expect(text.contains(line + "\n"), "\(line)") }
  }

  @Test("Are emitted only where they are asked for", arguments: Golden.documentNames)
  func onDemand(_ name: String) throws {
    let document = try Golden.text(of: "\(name).graphql")
    var context = try Golden.context(of: document)
    context.memberwiseInitializers = false
    let declarations = compile(Source(document), in: context).declarations.joined(separator: "\n")
    #expect(!declarations.contains("for tests and previews"))
  }
}
