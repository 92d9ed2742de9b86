import GraphQLLanguage
import GraphQLValidation

/// A fragment definition in a literal of a Swift file.
package struct FragmentSite: Sendable {
  /// The fragment's name.
  package let name: String

  /// The path of the Swift file.
  package let file: String

  /// The literal that the definition is in.
  package let literal: SwiftLiteral

  /// The position of the fragment's name in the Swift file.
  package let location: SourceLocation

  /// The line that the literal's macro starts on.
  package let macroLine: Int

  /// The path of the fragment's struct in Swift code.
  package let swiftName: String

  /// The argument of the `@GraphQLSchema` around the literal and the name of its enum; `nil` if there is none.
  package let enclosingSchema: EnclosingSchema?

  /// Whether it is private to the file and nothing that is used in the file spreads it.
  let isUnused: Bool

  package let outline: DocumentOutline.Fragment

  /// Returns the fragments that the literals of a Swift file define.
  ///
  /// - Parameters:
  ///   - literals: The literals.
  ///   - swift: The file as UTF-8.
  ///   - file: Its path.
  package static func sites(of literals: [SwiftLiteral], in swift: [UInt8], file: String) -> [FragmentSite] {
    sites(of: literals.map { ($0, DocumentOutline(of: $0.source)) }, in: swift, file: file)
  }

  /// Returns the fragments that the literals of a Swift file define.
  static func sites(
    of literals: [(literal: SwiftLiteral, outline: DocumentOutline)],
    in swift: [UInt8],
    file: String
  ) -> [FragmentSite] {
    guard !literals.isEmpty else { return [] }
    let lines = LineMap(Source(utf8: swift, name: file))
    let used = usedFragments(of: literals)
    let schemas = literals.map(\.literal).filter { $0.macro == .schema }
    var sites: [FragmentSite] = []
    for (literal, outline) in literals where literal.macro == .graphql || literal.macro == .fragment {
      for fragment in outline.fragments {
        let name = literal.macro == .fragment ? literal.declarationName ?? fragment.name : fragment.name
        sites.append(
          FragmentSite(
            name: fragment.name,
            file: file,
            literal: literal,
            location: lines.location(at: literal.fileOffset(of: fragment.nameOffset)),
            macroLine: lines.location(at: literal.offset).line,
            swiftName: (literal.enclosingTypes + [name]).joined(separator: "."),
            enclosingSchema: EnclosingSchema(of: literal, among: schemas),
            isUnused: literal.isPrivate && !used.contains(fragment.name),
            outline: fragment
          )
        )
      }
    }
    return sites
  }

  /// Returns the names of all fragments that are reached from operations or from fragments visible to other files.
  private static func usedFragments(of literals: [(literal: SwiftLiteral, outline: DocumentOutline)]) -> Set<String> {
    guard literals.contains(where: \.literal.isPrivate) else { return [] }
    let outlines = literals.map(\.outline)
    var waiting = outlines.flatMap(\.operationSpreads)
    for (literal, outline) in literals where !literal.isPrivate {
      waiting += outline.fragments.flatMap(\.spreads)
    }
    let fragments = Dictionary(grouping: outlines.flatMap(\.fragments), by: \.name)
    var used: Set<String> = []
    while let name = waiting.popLast() {
      if used.insert(name).inserted { waiting += fragments[name]?.flatMap(\.spreads) ?? [] }
    }
    return used
  }

  func isAt(_ other: FragmentSite) -> Bool { file == other.file && location == other.location }

  /// Returns what other literals may know of the fragment.
  ///
  /// A definition with syntax errors has a signature too, so that the errors are reported only in its own literal.
  ///
  /// - Parameters:
  ///   - schema: The schema that the fragment is written against.
  ///   - site: Returns the fragment that it means by a name.
  package func signature(in schema: Schema, site: (String) -> FragmentSite?) -> FragmentSignature {
    var parser = Parser(literal.source, range: outline.range)
    guard case .fragment(let definition)? = try? parser.parseDefinition() else {
      return FragmentSignature(
        name: name,
        typeCondition: outline.typeCondition,
        swiftName: swiftName,
        variables: [],
        spreads: outline.spreads,
        accessLevel: literal.accessLevel
      )
    }
    // Of these only the types of arguments matter, which they know by themselves.
    let given = definition.fragmentsGivenArguments.compactMap { name in
      site(name).map { (name, $0.signature(in: schema) { _ in nil }) }
    }
    return FragmentSignature(
      definition,
      swiftName: swiftName,
      schema: schema,
      accessLevel: literal.accessLevel,
      fragments: Dictionary(uniqueKeysWithValues: given)
    )
  }
}
