import GraphQLCompiler
import GraphQLProject

/// Expands a macro of a module that uses the plugin EmbedGraphQLSchema.
///
/// It reads no files: it expands to the macro that the plugin has written for the Swift file, which hands what the literal is
/// compiled against to ``EmbeddedLiteralExpansion``. What is wrong the build tool has reported, but for arguments that are no
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

  /// What the role that is asked for has of an attached macro's expansion.
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

  /// The stored properties. The compiler does not see those that a macro among the members expands to
  /// (it crashes where the struct is initialized).
  private func storedProperties(of kind: LiteralKind.Attached, _ literal: SwiftLiteral) -> [String] {
    switch kind {
    case .fragment: [compileFragmentPointer(accessLevel: literal.accessLevel)]
    case .operation:
      OperationShape(of: literal.source).hasVariables
        ? [compileVariablesProperty(accessLevel: literal.accessLevel)] : []
    }
  }

  /// The literal, as short as it can be: the next expansion reads it once more, and the indentation of `"""` slowly.
  private func minified(_ literal: SwiftLiteral) -> String {
    guard reported.use.interpolations.isEmpty, let text = literal.source.minified(),
      !text.utf8.contains(where: { $0 < 0x20 })
    else { return reported.writtenLiteral }
    return EmbeddedSwift.literal(text)
  }

  /// A declaration that uses `InlineGraphQL` where others may see it; none where no others may.
  ///
  /// A macro in a macro does not count where the compiler looks whether an import need be public.
  private func importUse(at place: EmbeddedPlace) -> [String] {
    if place.accessLevel == .internal { return [] }
    // How Swift mangles a name that a macro makes unique.
    let name = request.discriminator + "3usefMu_"
    let use = "\(place.accessLevel.rawValue) typealias \(name) = InlineGraphQL.FragmentPointer"
    return [use.withoutModifier(impliedBy: place.impliedAccessLevel)]
  }

  /// A literal for the macro that the plugin has written for the Swift file.
  private func embeddedLiteral(_ literal: String, at place: EmbeddedPlace) -> String {
    "#\(EmbeddedSwift.macroName(for: request.use.file))(\(literal), \"\(place.text)\")"
  }
}
