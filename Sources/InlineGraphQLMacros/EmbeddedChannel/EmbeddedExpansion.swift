import GraphQLCompiler
import GraphQLProject

/// Expands a macro of a module that uses the plugin EmbedGraphQLSchema.
///
/// It reads no files. It expands to the macro that the plugin has written for the Swift file; that macro passes the
/// embedding to ``EmbeddedLiteralExpansion``. The build tool has reported all errors except arguments that are not
/// literals.
struct EmbeddedExpansion {
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
    reported.reportArguments()
    guard let literal = reported.use.literal else { return [] }
    switch reported.macro {
    case .graphql:
      let place = EmbeddedPlace(
        .definitions,
        literal.accessLevel,
        impliedAccessLevel: literal.impliedAccessLevel,
        of: literal.source
      )
      return [embeddedLiteral(minified(literal), at: place)] + importUse(at: place)
    case .schema:
      guard literal.declarationKind == .enum else {
        reported.report(wrongDeclarationMessage(of: .schema))
        return []
      }
      if !reported.use.problems.isEmpty { return [] }
      let kind = EmbeddedPlace.Kind.schema(
        path: literal.declaredSchema.path.joined(separator: "."),
        declared: literal.declaredTypes,
        models: literal.declaredModels
      )
      let place = EmbeddedPlace(kind, literal.accessLevel)
      return [embeddedLiteral("\"\"", at: place)] + importUse(at: place)
    case .fragment: return part(.fragment, of: literal)
    case .operation: return part(.operation, of: literal)
    }
  }

  /// Returns the part of an attached macro's expansion that belongs to the requested role.
  private mutating func part(_ kind: LiteralKind.Attached, of literal: SwiftLiteral) -> [String] {
    guard literal.declarationKind == .struct, let name = literal.declarationName else {
      reported.report(wrongDeclarationMessage(of: kind.macro))
      return []
    }
    switch request.role {
    case .member:
      let place = EmbeddedPlace(.members(of: kind, named: name), literal.accessLevel, of: literal.source)
      return storedProperties(of: kind, literal) + [embeddedLiteral(minified(literal), at: place)]
    case .peer:
      return compilePeers(ofFragmentNamed: name, accessLevel: literal.accessLevel).map {
        $0.withoutModifier(impliedBy: literal.impliedAccessLevel).withModifier(literal.privateModifier)
      }
    case .extension:
      let protocols = kind == .fragment ? fragmentConformances : OperationShape(of: literal.source).conformances
      return emptyExtension(of: request.extendedType, conformingTo: protocols)
    case .declaration, nil: return []
    }
  }

  /// Returns the stored properties. The compiler does not see stored properties in the expansion of a macro among the
  /// members: it crashes where the struct is initialized.
  private func storedProperties(of kind: LiteralKind.Attached, _ literal: SwiftLiteral) -> [String] {
    switch kind {
    case .fragment: [compileFragmentPointer(accessLevel: literal.accessLevel)]
    case .operation:
      OperationShape(of: literal.source).hasVariables
        ? [compileVariablesProperty(accessLevel: literal.accessLevel)] : []
    }
  }

  /// Returns the literal in its shortest form. The next expansion reads it again, and strips the indentation of `"""`
  /// slowly.
  private func minified(_ literal: SwiftLiteral) -> String {
    guard reported.use.interpolations.isEmpty, let text = literal.source.minified(),
      !text.utf8.contains(where: { $0 < 0x20 })
    else { return reported.writtenLiteral }
    return EmbeddedSwift.literal(text)
  }

  /// Returns a declaration that uses `InlineGraphQL` publicly; none if the expansion is not visible outside.
  ///
  /// When the compiler checks whether an import must be public, it ignores macros in macros.
  private func importUse(at place: EmbeddedPlace) -> [String] {
    if place.accessLevel == .internal { return [] }
    // Swift mangles the names that a macro makes unique in this way.
    let name = request.discriminator + "3usefMu_"
    let use = "\(place.accessLevel.rawValue) typealias \(name) = InlineGraphQL.FragmentPointer"
    return [use.withoutModifier(impliedBy: place.impliedAccessLevel)]
  }

  /// Returns a use of the macro that the plugin has written for the Swift file.
  private func embeddedLiteral(_ literal: String, at place: EmbeddedPlace) -> String {
    "#\(EmbeddedSwift.macroName(for: request.use.file))(\(literal), \"\(place.text)\")"
  }
}
