import CompilerFixtures
import Testing

@testable import GraphQLLanguage

@Suite struct SDLScannerTests {
  @Test(
    .enabled(if: SchemaFixture.isSharedThere, "\(SchemaFixture.absent)"),
    arguments: ["GitHub", "Linear", "Pokemon", "RickAndMorty", "AnimalKingdom"]
  )
  func findsWhatTheParserFinds(name: String) throws {
    try expectAgreement(SchemaFixture.shared("\(name).graphqls"))
  }

  @Test(arguments: [
    "type type implements implements & type { type: type } scalar scalar enum enum { enum } input input",
    "union union = | type | union union other directive @directive on ENUM directive @on repeatable on | ENUM | FIELD",
    "type A @a(x: {b: \"}\", c: [{d: 1}]}) @b type B { a(b: In = {c: {}}): A } interface I implements\n& A\n& B",
    "\"\"\"a \\\"\"\" } { \" # \"\"\" type A { \"}\" a: Int \"\"\"\"\"\" b: Int \"\" c: Int \"\\\\\" d: Int } # }\r# {\rtype B\n#",
    "\u{FEFF}type A, { a: Int, # \"\"\" }\n }\r\n# \" \r type B { a: B # {\n }",
    "directive @a(b: Int = 1 @c(d: \")\"), \"(\" e: Int # (\n) on FIELD type A extend type A @a extend schema @b schema { query: A }",
    "directive @a @b(c: \")\") on DIRECTIVE_DEFINITION extend directive @a @b # on\n@c directive @d(e: Int) @a repeatable on FIELD",
    "union U union V interface I input N enum E extend union U = A extend union V @x extend interface I implements J extend input N { a: Int } extend enum E @x",
    "\"\"\" \\\\\"\"\" \"\"\" scalar A \"\"\"\\\"\"\"\"\"\" scalar B \"\" scalar C \"\\u{7d}\" scalar D",
  ])
  func findsWhatTheParserFindsInTraps(text: String) throws {
    try expectAgreement(Source(text))
  }

  private func expectAgreement(_ source: Source) throws {
    let index = try SchemaIndex(scanning: source)
    var found: [String] = []
    for type in index.types { found.append(line(type.kind, type.name, type.range, type.nameRange)) }
    for type in index.types { found += type.extensions.map { line($0.kind, "+\($0.name)", $0.range, $0.nameRange) } }
    for directive in index.directives { found.append(line(nil, directive.name, directive.range, directive.nameRange)) }
    for directive in index.directives { found += directive.extensions.map { "+directive \($0)" } }
    found += index.schemaDefinitions.map { "schema \($0)" } + index.schemaExtensions.map { "+schema \($0)" }

    let definitions = try Document(parsing: source).definitions
    let expected = definitions.map { definition in
      switch definition {
      case .type(let type): line(type.kind, type.name.value, type.range, type.name.range)
      case .typeExtension(let type): line(type.kind, "+\(type.name.value)", type.range, type.name.range)
      case .directive(let directive): line(nil, directive.name.value, directive.range, directive.name.range)
      case .directiveExtension(let directive): "+directive \(directive.range)"
      case .schema(let schema): "schema \(schema.range)"
      case .schemaExtension(let schema): "+schema \(schema.range)"
      case .operation, .fragment: "executable"
      }
    }
    #expect(found.sorted() == expected.sorted())

    for case .type(let definition) in definitions {
      let entry = index.type(named: definition.name.value)
      switch definition {
      case .object(let type): #expect(entry?.interfaces.starts(with: type.interfaces.map(\.value)) == true)
      case .interface(let type): #expect(entry?.interfaces.starts(with: type.interfaces.map(\.value)) == true)
      case .union(let type): #expect(entry?.members.starts(with: type.members.map(\.value)) == true)
      default: #expect(entry?.interfaces == [] && entry?.members == [])
      }
    }
  }

  private func line(_ kind: SchemaIndex.Kind?, _ name: String, _ range: SourceRange, _ nameRange: SourceRange) -> String
  {
    "\(kind.map { "\($0)" } ?? "directive") \(name) \(range) \(nameRange.end)"
  }
}

extension TypeDefinition {
  fileprivate var kind: SchemaIndex.Kind {
    switch self {
    case .scalar: .scalar
    case .object: .object
    case .interface: .interface
    case .union: .union
    case .enum: .enum
    case .inputObject: .inputObject
    }
  }

  fileprivate var name: Name { parts.name }
  fileprivate var range: SourceRange { parts.range }

  private var parts: (name: Name, range: SourceRange) {
    switch self {
    case .scalar(let type): (type.name, type.range)
    case .object(let type): (type.name, type.range)
    case .interface(let type): (type.name, type.range)
    case .union(let type): (type.name, type.range)
    case .enum(let type): (type.name, type.range)
    case .inputObject(let type): (type.name, type.range)
    }
  }
}
