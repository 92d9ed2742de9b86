import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// `#_graphqlEmbedded("…", "place", "…", …)`: what a literal stands for, compiled against the embedding whose lines follow.
enum EmbeddedLiteralMacro: DeclarationMacro {
  private static let embeddings = EmbeddingCache()

  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let arguments = node.arguments.compactMap { $0.expression.as(StringLiteralExprSyntax.self) }
    guard arguments.count > 2, let literal = GraphQLLiteral(arguments[0]),
      let place = EmbeddedPlace(text: arguments[1].representedLiteralValue ?? "")
    else { return [] }
    let loaded = embeddings.embedding(in: arguments[2...])
    let reporter = Reporter(context, at: node)
    switch place.kind {
    case .schema(let path, let declared, let models):
      guard let part = loaded.part(namespace: path) else { return [] }
      // The tool has reported what is wrong with the schema.
      return compileSchema(part.schema, in: part.context(place), declared: declared, models: models).members
        .map(DeclSyntax.init(verbatim:))
    case .definitions:
      return expand(literal, as: .definitions, at: place, loaded, reporter)
    case .members(let kind, let name):
      return expand(literal, as: .attached(kind, to: name), at: place, loaded, reporter)
    }
  }

  private static func expand(
    _ literal: GraphQLLiteral,
    as kind: LiteralKind,
    at place: EmbeddedPlace,
    _ loaded: LoadedEmbedding,
    _ reporter: Reporter
  ) -> [DeclSyntax] {
    guard let (part, isKnown) = loaded.part(for: place) else { return [] }
    var compilation = kind.compile(literal.source, in: part.context(place))
    if isKnown {
      // The tool has said all there is to say, with exact columns and once; were it wrong, this is where it showed.
      compilation.diagnostics.removeAll { $0.severity == .warning }
      reporter.report(Expansion(compilation, against: part.schema, at: part.namespace), of: literal)
    } else if compilation.diagnostics.contains(where: { $0.severity == .error }) {
      // What it is compiled against is what it needed before it was changed.
      reporter.warning("This GraphQL has been changed since the last build; the next one checks it", at: literal.node)
    }
    var members = compilation.members
    if case .attached(let kind, _) = kind {
      // The attached macro has given the struct its stored property.
      let stored =
        switch kind {
        case .fragment: compileFragmentPointer(accessLevel: place.accessLevel)
        case .operation: compileVariablesProperty(accessLevel: place.accessLevel)
        }
      members.removeAll { $0 == stored }
    }
    return members.map { DeclSyntax(verbatim: $0.withoutModifier(impliedBy: place.impliedAccessLevel)) }
  }
}
