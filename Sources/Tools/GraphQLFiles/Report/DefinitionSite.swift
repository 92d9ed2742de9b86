import GraphQLLanguage
import GraphQLProject

/// An operation or a fragment of a literal.
struct DefinitionSite {
  let module: String
  let literal: EmbeddedTarget.CheckedLiteral
  let node: Definition
  let name: Name
  /// `query`, `mutation`, `subscription` or `fragment`.
  let kind: String
  private let lines: LineMap

  /// Returns the definitions of a module.
  static func all(in module: UnusedGraphQL.Module, named name: String) -> [DefinitionSite] {
    let texts = Dictionary(module.files.map { ($0.path, $0.utf8) }) { first, _ in first }
    var lines: [String: LineMap] = [:]
    return module.literals.flatMap { literal in
      let file = literal.file
      let map = lines[file] ?? LineMap(Source(utf8: texts[file] ?? [], name: file))
      lines[file] = map
      return literal.document.definitions.compactMap { DefinitionSite($0, in: literal, of: name, lines: map) }
    }
  }

  private init?(
    _ node: Definition,
    in literal: EmbeddedTarget.CheckedLiteral,
    of module: String,
    lines: LineMap
  ) {
    switch node {
    case .operation(let operation):
      guard let name = operation.name else { return nil }
      (self.name, kind) = (name, operation.kind.rawValue)
    case .fragment(let fragment):
      (name, kind) = (fragment.name, "fragment")
    default: return nil
    }
    (self.module, self.literal, self.node, self.lines) = (module, literal, node, lines)
  }

  var definition: GraphQLReport.Definition { .init(kind: kind, name: name.value) }

  /// The names of the fragments that it spreads, each once.
  var spreads: [String] {
    var names: [String] = []
    for spread in node.selectionSet?.spreads ?? [] where !names.contains(spread.name.value) {
      names.append(spread.name.value)
    }
    return names
  }

  /// Returns the position in the file of an offset in the literal's text.
  func location(of offset: Int) -> SourceLocation { lines.location(at: literal.literal.fileOffset(of: offset)) }

  /// The path of the struct for a fragment.
  var swiftNameOfFragment: String {
    let literal = literal.literal
    return (literal.enclosingTypes + [literal.declarationName ?? name.value]).joined(separator: ".")
  }

  /// The file that declares the struct by hand; `nil` if a macro does.
  var fileOfDeclaration: String? { literal.literal.declarationName == nil ? nil : literal.file }
}
