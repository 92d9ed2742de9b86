import SeededRandomness

@testable import GraphQLLanguage

/// Makes random documents with every kind of node, the same for the same seed.
struct DocumentGenerator {
  private var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func document() -> Document {
    Document(definitions: some(1...5) { $0.definition() })
  }

  // MARK: Choosing

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &random)]
  }

  private mutating func some<Element>(
    _ counts: ClosedRange<Int>,
    _ make: (inout DocumentGenerator) -> Element
  ) -> [Element] {
    (0..<Int.random(in: counts, using: &random)).map { _ in make(&self) }
  }

  private mutating func maybe<Element>(_ make: (inout DocumentGenerator) -> Element) -> Element? {
    chance(40) ? make(&self) : nil
  }

  // MARK: Executable definitions

  private mutating func definition() -> Definition {
    switch Int.random(in: 0..<7, using: &random) {
    case 0:
      let isNamed = chance(80)
      return .operation(
        OperationDefinition(
          description: isNamed ? maybe { $0.string() } : nil,
          kind: one(of: [.query, .mutation, .subscription]),
          name: isNamed ? name() : nil,
          variables: isNamed ? some(0...3) { $0.variable() } : [],
          directives: directives(isConstant: false),
          selectionSet: selectionSet(depth: 4),
          range: .none
        )
      )
    case 1:
      return .fragment(
        FragmentDefinition(
          description: maybe { $0.string() },
          name: fragmentName(),
          variables: maybe { $0.some(1...2) { $0.variable() } } ?? [],
          typeCondition: name(),
          directives: directives(isConstant: false),
          selectionSet: selectionSet(depth: 3),
          range: .none
        )
      )
    case 2: return .schema(schema(isExtension: false))
    case 3: return .schemaExtension(schema(isExtension: true))
    case 4: return .type(type(isExtension: false))
    case 5: return .typeExtension(type(isExtension: true))
    default:
      return .directive(
        DirectiveDefinition(
          description: maybe { $0.string() },
          name: name(),
          arguments: some(0...3) { $0.inputValue() },
          isRepeatable: chance(50),
          locations: some(1...3) { $0.one(of: [Name("FIELD"), Name("QUERY"), Name("INPUT_FIELD_DEFINITION")]) },
          range: .none
        )
      )
    }
  }

  private mutating func variable() -> VariableDefinition {
    VariableDefinition(
      description: chance(15) ? string() : nil,
      name: name(),
      type: typeReference(depth: 3),
      defaultValue: maybe { $0.value(depth: 2, isConstant: true) },
      directives: directives(isConstant: true),
      range: .none
    )
  }

  private mutating func selectionSet(depth: Int) -> SelectionSet {
    SelectionSet(selections: some(1...3) { $0.selection(depth: depth) })
  }

  private mutating func selection(depth: Int) -> Selection {
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return .fragmentSpread(
        FragmentSpread(
          name: fragmentName(),
          arguments: arguments(isConstant: false),
          directives: directives(isConstant: false),
          range: .none
        )
      )
    case 1 where depth > 0:
      return .inlineFragment(
        InlineFragment(
          typeCondition: maybe { $0.name() },
          directives: directives(isConstant: false),
          selectionSet: selectionSet(depth: depth - 1),
          range: .none
        )
      )
    default:
      return .field(
        Field(
          alias: maybe { $0.name() },
          name: name(),
          arguments: arguments(isConstant: false),
          directives: directives(isConstant: false),
          selectionSet: depth > 0 ? maybe { $0.selectionSet(depth: depth - 1) } : nil,
          range: .none
        )
      )
    }
  }

  // MARK: Type system definitions

  private mutating func schema(isExtension: Bool) -> SchemaDefinition {
    SchemaDefinition(
      description: isExtension ? nil : maybe { $0.string() },
      directives: directives(isConstant: true),
      rootOperationTypes: some(1...3) {
        .init(kind: $0.one(of: [.query, .mutation, .subscription]), type: $0.name(), range: .none)
      },
      range: .none
    )
  }

  private mutating func type(isExtension: Bool) -> TypeDefinition {
    let description = isExtension ? nil : maybe { $0.string() }
    let name = name()
    let directives = directives(isConstant: true)
    let fewest = isExtension ? 1 : 0
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      return .scalar(
        ScalarTypeDefinition(
          description: description,
          name: name,
          directives: isExtension ? directives + [directive(isConstant: true)] : directives,
          range: .none
        )
      )
    case 1:
      return .object(
        ObjectTypeDefinition(
          description: description,
          name: name,
          interfaces: some(0...2) { $0.name() },
          directives: directives,
          fields: some(fewest...3) { $0.field() },
          range: .none
        )
      )
    case 2:
      return .interface(
        InterfaceTypeDefinition(
          description: description,
          name: name,
          interfaces: some(fewest...2) { $0.name() },
          directives: directives,
          fields: some(0...3) { $0.field() },
          range: .none
        )
      )
    case 3:
      return .union(
        UnionTypeDefinition(
          description: description,
          name: name,
          directives: directives,
          members: some(fewest...3) { $0.name() },
          range: .none
        )
      )
    case 4:
      return .enum(
        EnumTypeDefinition(
          description: description,
          name: name,
          directives: directives,
          values: some(fewest...3) {
            EnumValueDefinition(
              description: $0.maybe { $0.string() },
              name: Name("E" + $0.name().value),
              directives: $0.directives(isConstant: true),
              range: .none
            )
          },
          range: .none
        )
      )
    default:
      return .inputObject(
        InputObjectTypeDefinition(
          description: description,
          name: name,
          directives: directives,
          fields: some(fewest...3) { $0.inputValue() },
          range: .none
        )
      )
    }
  }

  private mutating func field() -> FieldDefinition {
    FieldDefinition(
      description: maybe { $0.string() },
      name: name(),
      arguments: some(0...3) { $0.inputValue() },
      type: typeReference(depth: 3),
      directives: directives(isConstant: true),
      range: .none
    )
  }

  private mutating func inputValue() -> InputValueDefinition {
    InputValueDefinition(
      description: maybe { $0.string() },
      name: name(),
      type: typeReference(depth: 2),
      defaultValue: maybe { $0.value(depth: 2, isConstant: true) },
      directives: directives(isConstant: true),
      range: .none
    )
  }

  // MARK: Parts

  private mutating func directives(isConstant: Bool) -> [Directive] {
    chance(70) ? [] : some(1...2) { $0.directive(isConstant: isConstant) }
  }

  private mutating func directive(isConstant: Bool) -> Directive {
    Directive(name: name(), arguments: arguments(isConstant: isConstant), range: .none)
  }

  private mutating func arguments(isConstant: Bool) -> [Argument] {
    chance(60)
      ? []
      : some(1...4) { Argument(name: $0.name(), value: $0.value(depth: 3, isConstant: isConstant), range: .none) }
  }

  private mutating func value(depth: Int, isConstant: Bool) -> Value {
    switch Int.random(in: 0..<(depth > 0 ? 10 : 8), using: &random) {
    case 0 where !isConstant: return Value(.variable(name().value))
    case 0, 1: return Value(.int(one(of: ["0", "-0", "7", "-12", "2147483648", "99999999999999999999999999"])))
    case 2: return Value(.float(one(of: ["0.0", "-1.5", "1e9", "6.02E+23", "1.0e-400"])))
    case 3, 4: return Value(.string(string()))
    case 5: return Value(.boolean(chance(50)))
    case 6: return Value(.null)
    case 7: return Value(.enum("E" + name().value))
    case 8: return Value(.list(some(0...3) { $0.value(depth: depth - 1, isConstant: isConstant) }))
    default:
      return Value(
        .object(
          some(0...3) {
            ObjectField(
              name: $0.name(),
              value: $0.value(depth: depth - 1, isConstant: isConstant),
              range: .none
            )
          }
        )
      )
    }
  }

  private mutating func typeReference(depth: Int) -> TypeReference {
    let type: TypeReference =
      depth > 0 && chance(30) ? .list(typeReference(depth: depth - 1), range: .none) : .named(name())
    return chance(40) ? .nonNull(type, range: .none) : type
  }

  private mutating func name() -> Name {
    Name(
      one(of: [
        "a", "B", "_", "__typename", "hero", "HeroCard_hero", "on", "query", "fragment", "type", "extend", "true",
        "null", "input", "repeatable", "implements", "x9", "aNameThatIsLongEnoughToBreakTheLineWhenItIsRepeated",
      ])
    )
  }

  private mutating func fragmentName() -> Name {
    let name = name()
    return name.value == "on" ? Name("onn") : name
  }

  /// Returns a string of pieces that are hard for printers.
  private mutating func string() -> StringValue {
    let pieces = [
      "", "a", " ", "  ", "\t", "\n", "\n\n", "\n  ", "\r", "\r\n", "\"", "\"\"", "\"\"\"", "\"\"\"\"", "\\", "\\\"",
      "\\n", "\\u0041", "#", ",", "{", "}", "\u{0}", "\u{7}", "\u{1F}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "é",
      "e\u{301}", "😀", "\u{1F468}\u{200D}\u{1F469}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "some words of text",
    ]
    let text = some(0...6) { $0.one(of: pieces) }.joined()
    return StringValue(text, isBlock: chance(50))
  }
}
