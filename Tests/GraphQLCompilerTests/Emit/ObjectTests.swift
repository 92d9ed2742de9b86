import CompilerFixtures
import GraphQLCompiler
import GraphQLLanguage
import Testing

/// The structs of a response's objects.
struct ObjectTests {
  @Test("OBJ-01: one struct per object of the response, nested, with a property per selected key and no more")
  func nested() throws {
    let text = try Golden.check("objects")
    #expect(text.contains("    let album: Album_album?"))
    #expect(text.contains("      let title: String\n"))
    #expect(text.contains("      struct Artist_artist: InlineGraphQL.ResponseObject {"))
    #expect(!text.contains("let id"), "id is not selected")
  }

  @Test(
    "OBJ-02, REL-16: an interface with common fields or spreads only is one struct that keeps the server's type name"
  )
  func monomorphic() throws {
    let text = try Golden.check("monomorphic")
    #expect(
      text.contains("    struct Node_node: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {")
    )
    #expect(
      text.contains("    struct Node_nodes: InlineGraphQL.ResponseObject, Swift.CustomReflectable, NodeRow_Key {")
    )
    #expect(text.contains("let __typename: String = reader.readString(\"__typename\", in: &object)"))
    #expect(!text.contains("enum "))
  }

  @Test("REL-16: a union with __typename or spreads only is one struct")
  func union() throws {
    let text = try Golden.check("union")
    #expect(
      text.contains(
        "    struct ClassroomPet_pets: InlineGraphQL.ResponseObject, Swift.CustomReflectable, PetBadge_Key {"
      )
    )
    #expect(text.contains("let kind: String = reader.readString(\"kind\", in: &object)"))
  }

  @Test("OBJ-22: list and non-null wrappers become arrays and optionals one to one")
  func wrappers() throws {
    let text = try Golden.check("wrappers")
    let properties = [
      "one: Thing_one", "list: [Thing_list?]?", "required: [Thing_required]", "matrix: [[Thing_matrix]]",
      "mixed: [[Thing_mixed?]]?", "numbers: [[Int?]]?", "floats: [Double]?",
      "statuses: [Inputs.Status?]", "dates: [[Inputs.DateTime]?]?",
    ]
    for property in properties { #expect(text.contains("    public let \(property)\n")) }
  }

  @Test("OBJ-07: inline fragments that the schema says always apply are flattened; what is sent and written stays")
  func flattened() throws {
    let text = try Golden.check("flattened")
    #expect(
      text.contains(
        """
              let id: String
              let title: String

              typealias __Stored = (id: String, title: String, __on_Album: ())

        """
      )
    )
    #expect(text.contains("{album{__typename id ...on Node{__typename}...{title}title}}"))
  }

  @Test("REL-03: nested types are named by schema type and response key, the alias winning")
  func aliases() throws {
    let text = try Golden.check("aliases")
    #expect(text.contains("    let luke: Human_luke?\n"))
    #expect(text.contains("    let leia: Human_leia?\n"))
    #expect(text.contains("    let heroes: [Character_heroes]\n"))
    #expect(text.contains("      let friends: [Character_friends?]?\n"))
    #expect(text.contains("      let allies: [Character_allies?]?\n"))
  }

  @Test("REL-04: a type is Identifiable where a non-null id is selected under its own name")
  func identifiable() throws {
    let text = try Golden.check("identifiable")
    #expect(
      text.contains(
        "struct Character_plain: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {"
      )
    )
    #expect(
      text.contains(
        "struct Character_explicit: InlineGraphQL.ResponseObject, Swift.CustomReflectable, Swift.Identifiable {"
      )
    )
    #expect(text.contains("struct Character_aliased: InlineGraphQL.ResponseObject, Swift.CustomReflectable {"))
    #expect(text.contains("struct Character_other: InlineGraphQL.ResponseObject, Swift.CustomReflectable {"))
  }

  @Test(
    "REL-04: a nullable id, or one of another type, makes no type Identifiable",
    arguments: ["ID", "Int!", "[ID!]!"]
  )
  func notIdentifiable(type: String) throws {
    let schema = try Schema(Source("type Query { id: \(type) }"))
    let compilation = compile(Source("query Q { id }"), in: CompilationContext(schema: schema, namespace: "N"))
    #expect(compilation.diagnostics.isEmpty)
    #expect(!compilation.declarations[0].contains("Identifiable"))
  }

  @Test("An object selected in itself gets a type of its own at every level")
  func recursion() throws {
    let text = try Golden.check("recursion")
    #expect(text.components(separatedBy: "struct Character_friends: ").count == 4)
  }

  @Test("Equal response keys are one property, their selections merged recursively, in the order of the response")
  func merged() throws {
    let text = try Golden.check("merged")
    let data = """
              let __typename: String = reader.readString("__typename", in: &object)
              let name: String = reader.readString("name", in: &object)
              let friends: [Character_friends?]? = reader.readNullable("friends", in: &object)
              let fragment_MergedRow_hero: InlineGraphQL.FragmentPointer = try reader.readFragment(MergedRow_hero.self, in: &object)
              let id: String = reader.readID("id", in: &object)
      """
    #expect(text.contains(data))
    #expect(text.components(separatedBy: "struct Character_friends: ").count == 3)
  }

  @Test("Names that Swift or the emitted code have uses for are escaped, or made distinct where that is not enough")
  func hostileNames() throws {
    let text = try Golden.check("hostile")
    #expect(text.contains("    let `self`: Root_self?\n"))
    #expect(
      text.contains("    let hashValue_2: Int\n"),
      "the compiler has a meaning for hashValue in Hashable types"
    )
    #expect(
      text.contains("    let Type_x_2: String?\n    let x: Type_x_3?\n"),
      "Type_x is a fragment that is spread"
    )
    #expect(text.contains("let hashValue_2: Int = reader.readInt(\"hashValue\", in: &object)"))
  }

  @Test("Fragments may be named as members are of the types around, the protocols' members included")
  func fragmentNames() throws {
    let text = try Golden.check("fragmentNames")
    #expect(text.contains("try reader.readFragment(InlineGraphQL.__TypeNamed<hash>.type, in: &object)"))
    #expect(text.contains("    let node: String\n"), "properties need not give way")
  }

  @Test("A deprecated property warns where it is used, and not in the emitted code")
  func deprecatedProperty() throws {
    let text = try Golden.check("inputs")
    let property = """
            @available(*, deprecated, message: "Use `name`.")
            public var code: String? { self._code }
            private let _code: String?
      """
    #expect(text.contains(property))
  }

  @Test("Descriptions become doc comments, line by line")
  func descriptions() throws {
    let text = try Golden.checkSchema("Inputs")
    #expect(text.contains("/// A point in time.\n///\n/// Written as RFC 3339 has it.\n///\n"))
    #expect(
      try Golden.check("inputs").contains("      /// Whether it is done.\n      public let status: Inputs.Status?\n")
    )
  }

  @Test("Introspection is selected like anything else")
  func introspection() throws {
    let text = try Golden.check("introspection")
    #expect(text.contains("let kind: String\n"))
    #expect(text.contains("let character: __Type_character?\n"))
  }

  @Test("APO-01: nested types have an accessor per selected field, typed and nullable as in the schema")
  func animals() throws {
    let text = try Golden.check("animals")
    #expect(text.contains("    let allAnimals: [Animal_allAnimals]\n"))
    #expect(text.contains("      let species: String\n      let height: Height_height\n"))
    #expect(!text.contains("predators"))
  }

  @Test("APO-04: every selection set that is sent has __typename first and once, but the root as it is written")
  func typename() throws {
    let text = try Golden.check("typename")
    let sent = "query Typenames{__typename allAnimals{__typename species height{__typename feet}skinCovering}}"
    #expect(text.contains("\"\(sent)\""))
  }

  @Test("APO-05: the parent type is static; the type name is the server's where the schema does not know it")
  func parentType() throws {
    let text = try Golden.check("typename")
    #expect(text.contains("      let __typename: String\n      typealias __Stored = ("))
    #expect(text.contains("__typename: String, __on_Animal: ())\n"))
    // For an object type, the runtime provides the type name.
    #expect(text.contains("        typealias __Stored = (feet: Int, __on_Height: ())"))
    #expect(text.components(separatedBy: "let __typename:").count == 3)
  }

  @Test("APO-10: accessor and type are named by the alias, the field's own name is sent")
  func tall() throws {
    let text = try Golden.check("tall")
    #expect(text.contains("let tall: Height_tall\n"))
    #expect(text.contains("{allAnimals{__typename tall:height{__typename feet}}}"))
  }
}
