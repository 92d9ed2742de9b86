import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLProject

/// Expands the macro of a Swift file, `#_graphql_Queries("…", "context")`: compiles a literal against the embedding whose
/// lines are in the name of the macro's type.
struct EmbeddedLiteralExpansion {
  private static let embeddings = EmbeddingCache()

  private let request: ExpansionRequest

  init(_ request: ExpansionRequest) { self.request = request }

  func answer() -> ExpansionAnswer {
    let arguments = StringArguments(in: request.use.text, maximum: 2)
    guard arguments.literals.count == 2,
      let embedded = EmbeddedContext(text: String(decoding: arguments.literals[1].utf8, as: UTF8.self))
    else { return ExpansionAnswer() }
    let literal = arguments.literals[0]
    let loaded = Self.embeddings.embedding(in: request.macro)
    switch embedded.kind {
    case .schema(let path, let declared, let models):
      guard let part = loaded.part(namespace: path) else { return ExpansionAnswer() }
      // The build tool has reported the errors of the schema.
      var context = part.context
      context.accessLevel = embedded.accessLevel
      let compilation = compileSchema(part.schema, in: context, declared: declared, models: models)
      return ExpansionAnswer(declarations: compilation.declarations)
    case .definitions:
      return expand(literal, as: .definitions, at: embedded, loaded)
    case .members(let kind, let name):
      return expand(literal, as: .attached(kind, to: name), at: embedded, loaded)
    }
  }

  private func expand(
    _ literal: LiteralText,
    as kind: LiteralKind,
    at embedded: EmbeddedContext,
    _ loaded: LoadedEmbedding
  ) -> ExpansionAnswer {
    let source = Source(utf8: literal.utf8)
    let known = loaded.part(for: embedded)
    let compilations = (known.map { [$0] } ?? loaded.parts(forUnbuilt: source)).map { part in
      LiteralInput(
        source,
        as: kind,
        in: part.context,
        part.fragments,
        accessLevel: embedded.accessLevel,
        memberwiseInitializers: embedded.memberwiseInitializers
      ).compiled()
    }
    // Of several schemas, the one that the literal is written against leaves the most of it.
    guard let compilation = compilations.min(by: { $0.length > $1.length }) else { return ExpansionAnswer() }
    var answer = ExpansionAnswer()
    let errors = compilation.diagnostics.filter { $0.severity == .error }
    if known != nil {
      // The build tool has reported every error once, with exact columns. An error here is one that it missed.
      answer.diagnostics = errors.map { diagnostic(.error, $0.message, $0.ranges.first, in: literal) }
    } else if !errors.isEmpty {
      // The embedding has what the literal needed before it changed.
      let message = "This GraphQL has been changed since the last build; the next one checks it"
      answer.diagnostics = [diagnostic(.warning, message, nil, in: literal)]
    }
    // The attached macro has added the stored property to the struct.
    answer.declarations = compilation.computedMembers.map { $0.withoutModifier(impliedBy: embedded.impliedAccessLevel) }
    return answer
  }

  private func diagnostic(
    _ severity: PluginDiagnostic.Severity,
    _ message: String,
    _ range: SourceRange?,
    in literal: LiteralText
  ) -> PluginDiagnostic {
    let start = range.map { literal.sourceOffset(of: $0.start) } ?? literal.range.lowerBound
    let end = range.map { literal.sourceOffset(of: $0.end) } ?? literal.range.upperBound
    let offset = request.use.offset
    return PluginDiagnostic(
      message: message,
      severity: severity,
      range: offset + start..<offset + max(start, end),
      file: request.use.file
    )
  }
}

extension Compilation {
  fileprivate var length: Int { declarations.reduce(0) { $0 + $1.utf8.count } }
}
