import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import GraphQLValidation
import Testing

/// The structs of operations and fragments.
struct OperationTests {
  @Test("REL-01: a fragment is a struct with pointer, init(key:), node and Data, and a key protocol")
  func fragment() throws {
    let text = try Golden.check("fragment")
    #expect(text.contains("/// A card.\nstruct HeroCard_hero: InlineGraphQL.GraphQLFragment {"))
    #expect(text.contains("  static var node: __FragmentNode {"))
    #expect(text.contains("  let fragmentPointer: InlineGraphQL.FragmentPointer\n"))
    #expect(text.contains("  init(key: some HeroCard_hero_Key)"))
    #expect(text.contains("  struct Data: InlineGraphQL.ResponseObject"))
    #expect(
      text.contains(
        "nonisolated protocol HeroCard_hero_Key {\n  var fragment_HeroCard_hero: InlineGraphQL.FragmentPointer { get }\n}"
      )
    )
  }

  @Test("A hostile name in a group hides nothing, and neither does that of a variable")
  func hostileGroups() throws {
    let text = try Golden.check("hostileGroups")
    #expect(text.contains("struct AsString: ") && !text.contains("struct String: "))
    #expect(text.contains("self.InlineGraphQL = __nullable(given: InlineGraphQL)\n"))
    // What a type requires does not take the group from objects of other types.
    #expect(
      try Golden.text(of: "hostileGroups_2.swift").contains(
        "if inclusions[0], matches.inclusion(0) == .included { inclusions[0] = "
      )
    )
  }

  @Test("A hostile name of a deferred part, whose type begins with an upper-case letter, is written as Swift allows it")
  func hostileDeferred() throws {
    let text = try Golden.check("hostileDeferred")
    #expect(text.contains("struct `Type`: "))
  }

  @Test(
    "A fragment that is nested in a type is named as Swift allows it",
    arguments: ["Protocol", "Type", "init", "self"]
  )
  func nestedNames(name: String) throws {
    let schema = try Golden.schema(named: "Hostile")
    let fragment = try Document(parsing: Source("fragment \(name) on Root { reader }")).definitions[0]
    guard case .fragment(let definition) = fragment else { return }
    var context = CompilationContext(schema: schema, namespace: "Hostile")
    context.fragments[name] = FragmentSignature(definition, swiftName: "Views.\(name)", schema: schema)
    let text = compile(Source("query Q { ...\(name) }"), in: context).declarations.joined(separator: "\n")
    #expect(text.contains("try reader.readFragment(InlineGraphQL.__TypeNamed<Views.`\(name)`>.type, in: &object)"))
    #expect(text.contains("fragments: [InlineGraphQL.__TypeNamed<Views.`\(name)`>.type]"))
  }

  @Test("REL-02: an object that spreads a fragment has its pointer and conforms to its key, and has none of its fields")
  func masked() throws {
    let text = try Golden.check("masked")
    let object = """
          struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable, HeroRow_hero_Key {
            /// The ID of the character.
            let id: String
            let fragment_HeroRow_hero: InlineGraphQL.FragmentPointer

            let __typename: String
            typealias __Stored = (id: String, fragment_HeroRow_hero: InlineGraphQL.FragmentPointer, __typename: String, __on_Character: ())

            init(
      """
    #expect(text.contains(object))
  }

  @Test("Where a fragment of the literal has an operation's name, the struct has the kind behind it; sent is the name")
  func sameNames() throws {
    let text = try Golden.check("sameNames")
    #expect(text.contains("struct SameNameQuery: InlineGraphQL.GraphQLQuery {"))
    #expect(text.contains("struct OtherName_KeyQuery: InlineGraphQL.GraphQLQuery {"))
    #expect(text.contains("static var node: __OperationNode { .init(name: \"SameName\", "))
    #expect(text.contains(", definition: \"query SameName($h:Boolean!){hero{"))
  }

  @Test("Where a fragment has an operation's name, both are left where the document has errors")
  func sameNamesSalvaged() throws {
    let source = Source("query A { hero { nme ...A } } fragment A on Character { nme }")
    let compilation = compile(
      source,
      in: CompilationContext(schema: try Golden.schema(named: "StarWars"), namespace: "S")
    )
    #expect(compilation.diagnostics.count == 2)
    #expect(
      compilation.declarations.filter { $0.hasPrefix("struct AQuery: ") || $0.hasPrefix("struct A: ") }.count == 2
    )
  }

  @Test("A fragment of another literal has a second name, which nothing nearer hides")
  func fragmentOfAnotherLiteral() throws {
    let schema = try Golden.schema(named: "StarWars")
    let signatures = ["A", "B", "type"].map {
      FragmentSignature(
        name: $0,
        typeCondition: "Character",
        swiftName: $0 == "B" ? "Lists.B" : $0,
        variables: [],
        spreads: []
      )
    }
    let context = CompilationContext(
      schema: schema,
      namespace: "StarWars",
      fragments: Dictionary(uniqueKeysWithValues: signatures.map { ($0.name, $0) })
    )
    let source = Source("query A($a: Boolean!) { hero { ...A @include(if: $a) ...B ...type } }")
    let text = compile(source, in: context).declarations.joined(separator: "\n")
    #expect(text.contains("(name: \"A\", fragments: [__struct_A.self, Lists.B.self, __struct_type.self], definition: "))
    #expect(
      text.contains(
        "struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, __struct_A.OptionalKey, Lists.B_Key, type_Key {"
      )
    )
  }

  @Test("REL-05: variables are a struct with one property each, and parameters of the operation's initializer")
  func variables() throws {
    let text = try Golden.check("variables")
    let parameters =
      "init(id: String, episode: InlineGraphQL.GraphQLNullableArgument<StarWars.Episode> = nil, "
      + "first: Int? = nil, after: InlineGraphQL.GraphQLNullableArgument<String> = nil) {"
    #expect(text.contains("    \(parameters)\n      self.id = id\n"))
    #expect(text.contains("  \(parameters)\n    self.init(variables: .init("))
    for key in ["id", "episode", "first", "after"] {
      #expect(text.contains("      object.write(\"\(key)\", self.\(key))\n"))
    }
  }

  @Test("REL-06: an operation without variables has none to give")
  func noVariables() throws {
    let text = try Golden.check("animals")
    #expect(text.contains("  typealias Variables = InlineGraphQL.EmptyVariables\n"))
    #expect(text.contains("  init() {}\n"))
  }

  @Test("REL-20: arguments with providers are variables of the operation, and read by their providers")
  func provided() throws {
    let text = try Golden.check("provided")
    #expect(text.contains("arguments: [.init(\"n\")],"))
    #expect(
      text.contains(
        ".init(\"__relay_internal__pv__DarkMode\", type: \"Boolean!\", by: DarkMode.self, value: { DarkMode.value() as Bool })"
      )
    )
    #expect(
      text.contains(
        ".init(\"__relay_internal__pv__AppCount\", type: \"Int\", by: App.Count.self, nullable: { App.Count.value() as Int? })"
      )
    )
    #expect(text.contains("species@skip(if:$__relay_internal__pv__DarkMode)"))
    #expect(text.contains("if: reader.isFalse(providedBy: DarkMode.self)"))
    #expect(text.contains("arguments: [.init(\"show\", reader.isTrue(providedBy: DarkMode.self))]"))
    #expect(text.contains("...ProvidedRow@arguments(n:$first)}") && !text.contains("$dark"))
  }

  @Test("REL-20: arguments are in the text of spreads and fragments; those that conditions ask for, where it is read")
  func arguments() throws {
    let text = try Golden.check("arguments")
    #expect(
      text.contains("given:allAnimals{__typename ...ArgumentsRow@arguments(n:$count deep:$deep)@include(if:$deep)}")
    )
    #expect(
      text.contains(
        "arguments: [.init(\"n\", type: \"Int\", default: \"3\"), .init(\"deep\", type: \"Boolean\", default: \"false\")],"
      )
    )
    let read = "reader.readFragment(ArgumentsRow.self, arguments: ["
    #expect(text.contains(read + ".init(\"deep\", false)], in: &object)"))
    #expect(text.contains(read + ".init(\"deep\", true)], in: &object)"))
    let given = "reader.argument(\"deep\", \"deep\", default: false)"
    #expect(text.contains(read + given + "], if: reader.isTrue(\"deep\"), in: &object)"))
  }

  @Test("REL-24: what is sent is minified, has no directives meant for the compiler, and no masked fields")
  func definition() throws {
    let text = try Golden.check("masked")
    let sent = "query HeroQuery($episode:Episode){hero(episode:$episode){__typename id ...HeroRow_hero}}"
    let arguments = "name: \"HeroQuery\", fragments: [HeroRow_hero.self], definition: \"\(sent)\""
    #expect(text.contains("  static var node: __OperationNode { .init(\(arguments)) }\n"))
    #expect(text.contains("      fragments: [HeroFriend_character.self]\n"))
  }

  @Test("REL-24: a fragment spread in several places is listed once")
  func spreadOnce() throws {
    let text = try Golden.check("merged")
    #expect(text.contains("fragments: [MergedRow_hero.self], "))
  }

  @Test("OBJ-25: a subscription is generated like a query")
  func subscription() throws {
    let text = try Golden.check("subscription")
    #expect(
      text.contains("/// Told of each review as it comes.\nstruct ReviewAdded: InlineGraphQL.GraphQLSubscription {")
    )
  }

  @Test("Several definitions in one literal, mutations among them")
  func mutation() throws {
    let text = try Golden.check("mutation")
    #expect(text.contains("struct CreateReview: InlineGraphQL.GraphQLMutation {"))
    #expect(text.contains("struct RateJedi: InlineGraphQL.GraphQLMutation {"))
    #expect(text.contains(#"commentary:\"It's a \\\"hit\\\".\""#))
  }

  @Test("APO-08: a required variable is a required parameter, and the metadata keeps where it is used")
  func requiredVariable() throws {
    let text = try Golden.check("predators")
    #expect(text.contains("  init(count: Int) {"))
    #expect(text.contains("{allAnimals{__typename predators(first:$count){__typename species}}}"))
  }

  @Test("APO-09: a literal argument stays in what is sent and in the metadata")
  func literalArgument() throws {
    let text = try Golden.check("predators")
    #expect(text.contains("predators(first:3){__typename species}"))
  }

  @Test("APO-11, APO-12: a fragment is one Swift type, whichever operations spread it")
  func sharedFragment() throws {
    let text = try Golden.check("shared")
    #expect(text.components(separatedBy: "struct AnimalDetails:").count == 2)
    #expect(text.components(separatedBy: "AnimalDetails_Key {\n      let fragment_").count == 2)
    #expect(text.components(separatedBy: "AnimalDetails_Key {\n        let fragment_").count == 2)
  }

  @Test("APO-25: the definition mirrors the written document, nothing merged")
  func metadata() throws {
    let text = try Golden.check("merged")
    let selections = [
      "hero{__typename name friends{__typename name id}...MergedRow_hero id}",
      "hero{__typename id friends{__typename id friends{__typename id}}...MergedRow_hero name}",
      "hero{__typename friends{__typename friends{__typename name id}id}id}",
    ]
    for selection in selections { #expect(text.components(separatedBy: selection).count == 2, "\(selection)") }
  }

  @Test("Everything that is made for a public context is public", arguments: [AccessLevel.public, .package])
  func access(level: AccessLevel) throws {
    let context = CompilationContext(
      schema: try Golden.schema(named: "Inputs"),
      namespace: "Inputs",
      accessLevel: level
    )
    let source = Source(
      """
      mutation A($input: ThingInput!) { add(input: $input) { ...F } }
      query B { one { id code } }
      fragment F on Thing { id }
      """
    )
    let declarations = compile(source, in: context).declarations
    let members = compileSchema(context.schema, in: context, declared: []).declarations
    let keywords = ["struct", "protocol", "enum", "indirect", "typealias", "static", "let", "var", "init", "func"]
    var count = 0
    for line in (declarations + members).joined(separator: "\n").split(separator: "\n") {
      let words = line.drop(while: { $0 == " " })
      // Protocol requirements and local declarations have no access level.
      if words.hasSuffix("{ get }") || words.hasPrefix("typealias __Stored") || words.hasPrefix("var object = ") {
        continue
      }
      if words.hasPrefix("let "), words.contains(" = ") { continue }
      #expect(!keywords.contains { words.hasPrefix("\($0) ") || words.hasPrefix("\($0)(") }, "\(line)")
      if words.hasPrefix("\(level.rawValue) ") { count += 1 }
    }
    #expect(count > 90)
  }

  @Test("The stored property of an attached macro's struct is known, so that each of its two expansions has its part")
  func storedProperty() throws {
    let context = CompilationContext(
      schema: try Golden.schema(named: "StarWars"),
      namespace: "StarWars",
      accessLevel: .public
    )
    let pointer = compileFragmentPointer(accessLevel: .public)
    let variables = compileVariablesProperty(accessLevel: .public)
    for (kind, text, stored) in [
      (.attached(.fragment, to: "F"), "fragment F on Character { name }", pointer),
      (.attached(.operation, to: "Q"), "query Q($id: ID!) { human(id: $id) { name } }", variables),
      (.attached(.operation, to: "Q"), "query Q { hero { name } }", nil),
      (.definitions, "query Q($id: ID!) { human(id: $id) { name } } fragment F on Character { name }", nil),
    ] as [(LiteralKind, String, String?)] {
      let compilation = compile(Source(text), as: kind, in: context)
      #expect(compilation.storedProperty.map { compilation.declarations[$0] } == stored, "\(text)")
      #expect(compilation.computedMembers == compilation.declarations.filter { $0 != stored }, "\(text)")
    }
  }

  @Test("Fragments of other literals are named as their signatures say")
  func otherLiterals() throws {
    let schema = try Golden.schema(named: "StarWars")
    let signature = FragmentSignature(
      name: "Row",
      typeCondition: "Character",
      swiftName: "Lists.Row",
      variables: [],
      spreads: []
    )
    let context = CompilationContext(schema: schema, namespace: "StarWars", fragments: ["Row": signature])
    let compilation = compile(Source("query Q { hero { ...Row } }"), in: context)
    let text = try #require(compilation.declarations.first)
    #expect(compilation.diagnostics.isEmpty)
    #expect(
      text.contains("struct Character_hero: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Lists.Row_Key {")
    )
    #expect(text.contains("FragmentPointer = try reader.readFragment(Lists.Row.self, in: &object)"))
    #expect(text.contains("fragments: [Lists.Row.self], "))
  }
}
