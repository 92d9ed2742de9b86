import CompilerFixtures
import GraphQLValidation
import SeededRandomness
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage

/// The object types that emitted code names for the type conditions of sent text.
struct TypeConditionTests {
  private static let sdl = """
    type Query { node: Node character: Character search: SearchResult pet: Pet }
    interface Node { id: ID! }
    interface Character implements Node { id: ID! name: String friends(first: Int): [Character] }
    interface Pet { name: String }
    type Human implements Character & Node { id: ID! name: String friends(first: Int): [Character] }
    type Droid implements Character & Node { id: ID! name: String friends(first: Int): [Character] }
    type Robot implements Pet & Character & Node { id: ID! name: String friends(first: Int): [Character] }
    type Dog implements Pet { name: String }
    type Starship implements Node { id: ID! length: Int }
    union SearchResult = Human | Droid | Starship
    """

  struct Row: CustomTestStringConvertible {
    var testDescription: String
    var document: String
    /// The conditions by the definitions' names.
    var conditions: [String: String]

    init(_ description: String, _ document: String, _ conditions: [String: String]) {
      testDescription = description
      self.document = document
      self.conditions = conditions
    }
  }

  static let rows = [
    Row("no conditions", "query Q { character { name ... { id } } }", [:]),
    Row(
      "object types",
      "query Q { character { ... on Human { name } ... on Droid { name } } }",
      ["Q": "0=Human;1=Droid"]
    ),
    Row("another interface", "query Q { character { ... on Pet { name } } }", ["Q": "0=Robot"]),
    Row(
      "the same type",
      "query Q { character { ... on Character { name } ...C } } fragment C on Character { id }",
      [:]
    ),
    Row("an interface of the interface", "query Q { character { ... on Node { id } } }", [:]),
    Row("a narrower interface", "query Q { node { ... on Character { name } } }", ["Q": "0=Droid Human Robot"]),
    Row(
      "interfaces of an object type",
      "query Q { character { ... on Robot { ... on Pet { name } ... on Node { id } } ... on Droid { id } } }",
      ["Q": "0=Robot;3=Droid"]
    ),
    Row(
      "members of a union",
      "query Q { search { ... on SearchResult { ... on Droid { id } } ... on Human { ... on SearchResult { __typename } } } }",
      // The last is that for their identity.
      ["Q": "1=Droid;2=Human;4=Droid Human Starship"]
    ),
    Row(
      "interfaces of a union's members, one of which all members have today",
      "query Q { search { ... on Character { name } ... on Node { id } } }",
      ["Q": "0=Droid Human;1=Droid Human Starship"]
    ),
    Row("a union", "query Q { node { ... on SearchResult { __typename } } }", ["Q": "0=Droid Human Starship"]),
    Row(
      "inside each other",
      "query Q { pet { ... on Character { ... on Pet { ... on Robot { name } } ... on Character { id } } } }",
      ["Q": "0=Robot;1=Robot;2=Robot"]
    ),
    Row(
      "types that exclude each other",
      "query Q { character { ... on Human { ... on Character { ... on Droid { name } } } } }",
      ["Q": "0=Human;2=Droid"]
    ),
    Row(
      "spreads under inline fragments without a type",
      "query Q($a: Boolean!) { character { ... { ...D } ... @include(if: $a) { ...C ...D } } } "
        + "fragment C on Character { id } fragment D on Droid { name }",
      ["Q": "0=Droid;2=Droid"]
    ),
    Row(
      "variables",
      "query Q($a: Boolean!) { character { ... on Droid @include(if: $a) { name } ...H @skip(if: $a) } } "
        + "fragment H on Human { name }",
      ["Q": "0=Droid;1=Human"]
    ),
    Row(
      "objects inside",
      "query Q { character { friends { ...D } ...D } other: character { ...F } } "
        + "fragment F on Character { ...D friends { ... on Node { id } ... on Human { name } } } "
        + "fragment D on Droid { name }",
      ["Q": "0=Droid;1=Droid", "F": "0=Droid;2=Human"]
    ),
    Row(
      "fragments with arguments",
      "query Q { character { ...A(n: 1) } other: character { ...A(n: 2) } } "
        + "fragment A($n: Int) on Human { friends(first: $n) { ... on Droid { name } } }",
      ["Q": "0=Human;1=Human", "A": "0=Droid"]
    ),
    Row(
      "generated and repeated fields",
      "query Q { character { __typename id ... on Droid { __typename id } ... on Human { name id } } }",
      ["Q": "0=Droid;1=Human"]
    ),
    Row(
      "unmasked, with a name, deferred",
      "query Q { character { ...D @relay(mask: false) ... on Human @alias(as: \"human\") { name } ...R @defer } } "
        + "fragment D on Droid { name } fragment R on Robot { name }",
      ["Q": "0=Droid;1=Human;2=Robot"]
    ),
  ]

  @Test("Conditions that the schema does not imply are emitted with their types", arguments: rows)
  func conditions(row: Row) throws {
    let context = CompilationContext(schema: try Schema(sdl: Source(Self.sdl)), namespace: "S")
    let compilation = compile(Source(row.document), in: context)
    #expect(compilation.diagnostics.isEmpty)
    #expect(conditions(in: compilation.declarations) == row.conditions)
  }

  @Test("Conditions of fragments in other literals count")
  func otherLiterals() throws {
    let fragments = [("C", "Character"), ("D", "Droid")].map { name, type in
      (name, FragmentSignature(name: name, typeCondition: type, swiftName: name, variables: [], spreads: []))
    }
    let context = CompilationContext(
      schema: try Schema(sdl: Source(Self.sdl)),
      namespace: "S",
      fragments: Dictionary(uniqueKeysWithValues: fragments)
    )
    let compilation = compile(Source("query Q { character { ...C ...D } }"), in: context)
    #expect(conditions(in: compilation.declarations) == ["Q": "1=Droid"])
  }

  @Test("An operation with the name String does no harm, and members are as visible as the type")
  func name() throws {
    let sdl = "type Query { a: A } interface A { b: Int } type B implements A { b: Int }"
    let context = CompilationContext(
      schema: try Schema(sdl: Source(sdl)),
      namespace: "S",
      accessLevel: .public
    )
    let text = compile(Source("query String { a { ... on B { b } } }"), in: context).declarations.joined()
    let arguments = "name: \"String\", typeConditions: \"0=B\", "
    #expect(text.contains("  public static var node: __OperationNode { .init(\(arguments)"))
  }

  @Test(
    "Documents made by chance: a condition is listed unless all objects meet it, with those of types to come",
    arguments: ["AnimalKingdom", "StarWars", ""]
  )
  func random(name: String) throws {
    let schema = name.isEmpty ? try Schema(sdl: Source(Self.sdl)) : try Golden.schema(named: name)
    let later = try Schema(sdl: Source(schema.printed() + "\n" + additions(to: schema)))
    var (listed, implied) = (0, 0)
    let seeds = RandomRuns.seeds(30)
    for seed in seeds {
      var chance = ChanceDocument(schema, seed: seed)
      let source = Source(chance.document())
      let context = CompilationContext(schema: schema, namespace: "S")
      let compilation = compile(source, in: context)
      guard compilation.diagnostics.isEmpty else { continue }
      var emitted = conditions(in: compilation.declarations)
      let sent = lower(try Document(parsing: source), in: context).sentDefinitions
      let text = sent.map(\.text).joined(separator: "\n")
      let search = ConditionSearch(try Document(parsing: Source(text)), schema: schema)
      for (name, found) in search.conditions {
        let conditions = parse(emitted.removeValue(forKey: name) ?? "")
        #expect(Set(conditions.keys).isSubset(of: found.indices))
        for (index, condition) in found.enumerated() {
          let isMet = later.possibleTypes(of: condition.parent).isSubset(of: later.possibleTypes(of: condition.type))
          let types = schema.possibleTypes(of: condition.type).intersection(schema.possibleTypes(of: condition.parent))
          let expected = isMet ? nil : types.sorted()
          #expect(conditions[index] == expected, "\(condition) in \(text)")
          if isMet { implied += 1 } else { listed += 1 }
        }
      }
      #expect(emitted.isEmpty)
    }
    #expect(min(listed, implied) > seeds.count / 2)
  }

  /// Returns a new object type for each interface and a new member for each union, none of which is more than it must be.
  private func additions(to schema: Schema) -> String {
    schema.index.types.compactMap { type in
      switch type.kind {
      case .interface:
        let interfaces = ([type.name] + type.interfaces).joined(separator: " & ")
        return "type New\(type.name) implements \(interfaces) { new: Int }"
      case .union: return "type New\(type.name) { new: Int } extend union \(type.name) = New\(type.name)"
      case .object, .scalar, .enum, .inputObject: return nil
      }
    }.joined(separator: "\n")
  }

  private func parse(_ conditions: String) -> [Int: [String]] {
    var parsed: [Int: [String]] = [:]
    for condition in conditions.split(separator: ";") {
      let parts = condition.split(separator: "=")
      parsed[Int(parts[0]) ?? -1] = parts[1].split(separator: " ").map(String.init)
    }
    return parsed
  }

  /// Returns the conditions that emitted structs have, by the structs' names.
  private func conditions(in declarations: [String]) -> [String: String] {
    var conditions: [String: String] = [:]
    for declaration in declarations {
      let name = declaration.prefix { $0 != ":" }.split(separator: " ").last.map(String.init) ?? ""
      for line in declaration.split(separator: "\n") {
        let parts = line.split(separator: " typeConditions: \"")
        if parts.count == 2 { conditions[name] = String(parts[1].prefix { $0 != "\"" }) }
      }
    }
    return conditions
  }
}

/// Finds the type conditions of sent text.
private struct ConditionSearch {
  /// The types of conditions and of the selection sets around them, in the order of the text, by the definitions' names.
  private(set) var conditions: [String: [(type: String, parent: String)]] = [:]
  private let schema: Schema
  private var fragmentTypes: [String: String] = [:]

  init(_ document: Document, schema: Schema) {
    self.schema = schema
    for case .fragment(let fragment) in document.definitions {
      fragmentTypes[fragment.name.value] = fragment.typeCondition.value
    }
    for definition in document.definitions {
      switch definition {
      case .operation(let operation):
        conditions[operation.name?.value ?? ""] = found(in: operation.selectionSet, on: "Query")
      case .fragment(let fragment):
        conditions[fragment.name.value] = found(in: fragment.selectionSet, on: fragment.typeCondition.value)
      default: continue
      }
    }
  }

  private func found(in selectionSet: SelectionSet, on parent: String) -> [(type: String, parent: String)] {
    selectionSet.selections.flatMap { selection -> [(type: String, parent: String)] in
      switch selection {
      case .field(let field):
        guard let inner = field.selectionSet else { return [] }
        let type = schema.field(named: field.name.value, on: parent)?.type.namedType.value
        return found(in: inner, on: type ?? "")
      case .fragmentSpread(let spread): return [(fragmentTypes[spread.name.value] ?? "", parent)]
      case .inlineFragment(let fragment):
        guard let type = fragment.typeCondition?.value else { return found(in: fragment.selectionSet, on: parent) }
        return [(type, parent)] + found(in: fragment.selectionSet, on: type)
      }
    }
  }
}
