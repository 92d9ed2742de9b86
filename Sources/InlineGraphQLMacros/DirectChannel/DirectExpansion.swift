import GraphQLCompiler
import GraphQLProject

/// Expands a macro against the schema and the fragments in the package's files.
///
/// The compiler requests each role of an attached macro separately, often in the same process. The result that was
/// compiled for one role is kept for the others.
struct DirectExpansion {
  private var reported: ReportedUse
  private let request: ExpansionRequest

  init(_ request: ExpansionRequest, of macro: SwiftLiteral.Macro) {
    self.request = request
    reported = ReportedUse(request, of: macro)
  }

  func answer() -> ExpansionAnswer {
    var expansion = self
    let declarations = expansion.declarations()
    return expansion.reported.answer(declarations)
  }

  private mutating func declarations() -> [String] {
    let macro = reported.macro
    guard let literal = reported.use.literal else {
      reported.reportArguments()
      return []
    }
    guard macro == .graphql || isOnItsKind(literal) else {
      reported.report(wrongDeclarationMessage(of: macro))
      return []
    }
    if let message = literal.place.misplacement(of: macro) {
      reported.report(message)
      return []
    }
    reported.reportArguments()
    let surroundings = Surroundings(of: reported, literal)
    switch macro {
    case .graphql:
      let compilation = compile(literal, surroundings, as: .definitions)
      return compilation.members.map { $0.withoutModifier(impliedBy: literal.impliedAccessLevel) }
    case .fragment:
      return part(
        of: literal,
        compile(literal, surroundings, as: .attached(.fragment, to: literal.declarationName ?? ""))
      )
    case .operation:
      return part(
        of: literal,
        compile(literal, surroundings, as: .attached(.operation, to: literal.declarationName ?? ""))
      )
    case .schema:
      if !reported.use.problems.isEmpty { return [] }
      let expansion = DirectChannel.compileSchema(of: literal, surroundings)
      reported.report(expansion)
      return expansion.compilation.members
    }
  }

  private func isOnItsKind(_ literal: SwiftLiteral) -> Bool {
    literal.declarationKind == (literal.macro == .schema ? .enum : .struct)
  }

  private mutating func compile(
    _ literal: SwiftLiteral,
    _ surroundings: Surroundings,
    as kind: LiteralKind
  ) -> AttachedCompilation {
    let expansion = DirectChannel.compile(literal.source, schema: literal.schemaArgument, surroundings, as: kind)
    reported.report(expansion)
    return expansion.compilation
  }

  /// Returns the part of an attached macro's expansion that belongs to the requested role.
  private func part(of literal: SwiftLiteral, _ compilation: AttachedCompilation) -> [String] {
    switch request.role {
    case .member: compilation.members
    case .peer:
      compilation.peers.map {
        $0.withoutModifier(impliedBy: literal.impliedAccessLevel).withModifier(literal.privateModifier)
      }
    case .extension: emptyExtension(of: request.extendedType, conformingTo: compilation.conformances)
    case .declaration, nil: []
    }
  }
}
