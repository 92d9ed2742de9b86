import Foundation
import SeededRandomness

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLValidation

/// Writes files with random schemas and documents until there are so many definitions. Each has the name of its seed.
func writeHostile(atLeast count: Int, firstSeed: UInt64, to folder: String) throws {
  var (valid, invalid, definitions, seed) = (0, 0, 0, firstSeed)
  var reasons: [String: Int] = [:]
  while definitions < count {
    do {
      let unit = try HostileUnit(seed: seed)
      valid += 1
      definitions += unit.definitionCount
      try unit.program.write(toFile: "\(folder)/S\(seed).swift", atomically: true, encoding: .utf8)
      try unit.sdl.write(toFile: "\(folder)/S\(seed).graphqls", atomically: true, encoding: .utf8)
      try unit.text.write(toFile: "\(folder)/S\(seed).graphql", atomically: true, encoding: .utf8)
    } catch let error as InvalidDocument {
      invalid += 1
      reasons[error.message, default: 0] += 1
    }
    seed += 1
  }
  print("\(definitions) definitions in \(valid) documents; \(invalid) others were invalid")
  for (reason, count) in reasons.sorted(by: { $0.value > $1.value }).prefix(5) where invalid > 0 {
    print("  \(count): \(reason)")
  }
  // The documents of one run are few, so others are judged with them.
  while valid + invalid < 100 {
    do {
      _ = try HostileUnit(seed: seed)
      valid += 1
    } catch is InvalidDocument {
      invalid += 1
    }
    seed += 1
  }
  if invalid * 4 > valid {
    print("Too many random documents are invalid.")
    exit(1)
  }
}

/// What one seed makes: a schema and literals over it.
private struct HostileUnit {
  var sdl: String
  var text: String
  var program: String
  var definitionCount: Int
}

/// The reason why a random document cannot be compiled.
private struct InvalidDocument: Error {
  var message: String

  init(_ diagnostic: Diagnostic) {
    // The names say nothing.
    message = diagnostic.message.replacing(/["'`$][^"'`]*["'`]/, with: "…")
  }
}

extension HostileUnit {
  /// - Throws: ``InvalidDocument`` if the document is invalid.
  fileprivate init(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sdl = HostileSchema(seed: random.next()).sdl
    let schema = try Schema(Source(sdl))
    let document = HostileDocument(of: schema, seed: random.next())
    let name = "S\(seed)"
    var context = CompilationContext(schema: schema, namespace: name)
    context.swiftNames = SwiftNames(random.percent(30) ? .camelCase : .asWritten)
    if random.percent(30) { context.swiftNames.given = givenNames(in: schema, &random) }
    // Two names may be one in camel case.
    let isAmbiguous = compileSchema(schema, in: context, declared: []).schemaDiagnostics.contains {
      $0.severity == .error
    }
    if isAmbiguous { context.swiftNames = .asWritten }
    context.accessLevel = random.percent(30) ? .public : .internal
    context.memberwiseInitializers = random.percent(60)
    let literals = HostileUnit.literals(of: document, &random)
    let enclosing = "\(name)Document"
    try HostileUnit.checkTogether(document, in: context)
    let signatures = try HostileUnit.signatures(of: literals, in: enclosing, context)
    if random.percent(30) {
      context.fragmentsWithFields = Set(random.some(0...signatures.count, of: signatures.keys.sorted()))
    }
    var checked: [CheckedLiteral] = []
    var declarations: [String] = []
    for literal in literals {
      let source = Source(literal.text)
      let document = try Document(parsing: source)
      var context = context
      context.fragments = signatures.filter { !literal.fragments.contains($0.key) }
      let lowered = lower(document, in: context)
      if let error = lowered.diagnostics.first(where: { $0.severity == .error }) { throw InvalidDocument(error) }
      checked.append(CheckedLiteral(lowered: lowered, enclosing: TypePath(enclosing)))
      declarations +=
        literal.isAttached ? [expansion(of: literal, in: context)] : compile(source, in: context).declarations
    }
    let types = compileSchema(schema, in: context, declared: [])
    if let error = types.schemaDiagnostics.first(where: { $0.severity == .error }) { throw InvalidDocument(error) }
    var writer = CheckWriter(checked, VariableValues(emitter: Emitter(context), random: random))
    writer.write()
    let access = context.accessLevel == .public ? "public " : ""
    self.init(
      sdl: sdl,
      text: literals.map(\.text).joined(separator: "\n\n"),
      program: """
        import InlineGraphQL

        \(access)enum \(name) {
        \(types.declarations.joined(separator: "\n\n"))
        }

        \(access)enum \(enclosing) {
        \(declarations.joined(separator: "\n\n"))
        }

        enum \(name)Checks {
        \(writer.text)
        }

        """,
      definitionCount: document.definitions.count
    )
  }
}

/// One literal: the definitions of a `#graphql`, or the fragment of a `@GraphQLFragment`.
private struct HostileLiteral {
  var text: String
  var fragments: [String]
  var isAttached: Bool
}

extension HostileUnit {
  /// Puts the definitions into one literal, or into several.
  private static func literals(of document: HostileDocument, _ random: inout SeededRandom) -> [HostileLiteral] {
    var groups: [[HostileDocument.Definition]] = [[]]
    let areSeveral = random.percent(50)
    for definition in document.definitions {
      if areSeveral, random.percent(60), groups.last?.isEmpty == false { groups.append([]) }
      groups[groups.count - 1].append(definition)
    }
    return groups.map { group in
      let fragments = group.filter { !$0.isOperation }.map(\.name)
      return HostileLiteral(
        text: group.map(\.text).joined(separator: "\n"),
        fragments: fragments,
        isAttached: group.count == 1 && !fragments.isEmpty && random.percent(60)
      )
    }
  }

  /// Throws if the definitions are no valid document together.
  private static func checkTogether(_ document: HostileDocument, in context: CompilationContext) throws {
    let whole = lower(
      try Document(parsing: Source(document.definitions.map(\.text).joined(separator: "\n"))),
      in: context
    )
    if let error = whole.diagnostics.first(where: { $0.severity == .error }) { throw InvalidDocument(error) }
  }

  private static func signatures(
    of literals: [HostileLiteral],
    in enclosing: String,
    _ context: CompilationContext
  ) throws -> [String: FragmentSignature] {
    var signatures: [String: FragmentSignature] = [:]
    for literal in literals {
      for case .fragment(let fragment) in try Document(parsing: Source(literal.text)).definitions {
        let name = fragment.name.value
        signatures[name] = FragmentSignature(
          fragment,
          swiftName: literal.isAttached ? name : "\(enclosing).\(name)",
          schema: context.schema,
          accessLevel: context.accessLevel,
          fragments: signatures
        )
      }
    }
    return signatures
  }
}

/// Returns a struct with a fragment's members, and its peers.
private func expansion(of literal: HostileLiteral, in context: CompilationContext) -> String {
  let compilation = compileFragment(Source(literal.text), named: literal.fragments[0], in: context)
  let access = context.accessLevel == .public ? "public " : ""
  return """
    \(access)struct \(SwiftName.escaped(literal.fragments[0])): \(compilation.conformances.joined(separator: ", ")) {
    \(compilation.declarations.joined(separator: "\n\n"))
    }

    \(compilation.peers.joined(separator: "\n\n"))
    """
}

/// Returns acronyms, and names in Swift for some types, fields and enum values.
private func givenNames(in schema: Schema, _ random: inout SeededRandom) -> SwiftNames.Given {
  var given = SwiftNames.Given()
  given.acronyms = ["ID", "URL", "AB"]
  for name in schema.typeNames where !name.hasPrefix("__") && random.percent(20) {
    given.types[name] = random.one(of: ["Given\(name)", "given_\(name)", "É\(name)"])
    guard let type = schema.type(named: name) else { continue }
    for field in type.fields?.keys.sorted() ?? [] where random.percent(20) { given.fields[field] = "given\(field)" }
    guard case .enum(let values) = type else { continue }
    for value in values.values.keys where random.percent(20) { given.enumValues["\(name).\(value)"] = "given\(value)" }
  }
  return given
}
