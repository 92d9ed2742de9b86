import GraphQLCompiler
import GraphQLProject

/// The channel of modules that use the plugin EmbedGraphQLSchema.
///
/// It reads no files. A macro expands to the macro that the plugin has written for the Swift file; that macro passes the
/// embedding to ``EmbeddedLiteralExpansion``. In a build the tool has reported all errors except arguments that are not
/// literals. An editor shows nothing that stands in an expansion, so the errors that the text alone shows are reported here.
enum EmbeddedChannel: SchemaChannel {
  static var hasCheckedPlaces: Bool { true }

  static func expand(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String] {
    reported.report(textErrors(of: literal.source, as: literal.kind))
    let text = minified(literal, reported)
    switch literal.kind {
    case .definitions:
      let context = EmbeddedContext(
        .definitions,
        literal.accessLevel,
        impliedAccessLevel: literal.impliedAccessLevel,
        of: literal
      )
      return [embeddedLiteral(text, at: context, reported.request)] + importUse(at: context, reported.request)
    case .attached(let kind, let name):
      let context = EmbeddedContext(.members(of: kind, named: name), literal.accessLevel, of: literal)
      return storedProperties(of: kind, literal) + [embeddedLiteral(text, at: context, reported.request)]
    }
  }

  static func expandSchema(_ literal: SwiftLiteral, _ reported: inout ReportedUse) -> [String] {
    let kind = EmbeddedContext.Kind.schema(
      path: literal.declaredSchema.path.joined(separator: "."),
      declared: literal.declaredTypes,
      models: literal.declaredModels
    )
    let context = EmbeddedContext(kind, literal.accessLevel)
    return [embeddedLiteral("\"\"", at: context, reported.request)] + importUse(at: context, reported.request)
  }

  /// Returns the stored properties. The compiler does not see stored properties in the expansion of a macro among the
  /// members: it crashes where the struct is initialized.
  private static func storedProperties(of kind: SoleDefinition, _ literal: SwiftLiteral) -> [String] {
    switch kind {
    case .fragment: [compileFragmentPointer(accessLevel: literal.accessLevel)]
    case .operation:
      OperationStruct(of: literal.source).hasVariables
        ? [compileVariablesProperty(accessLevel: literal.accessLevel)] : []
    }
  }

  /// Returns the literal in its shortest form. The next expansion reads it again, and strips the indentation of `"""`
  /// slowly.
  private static func minified(_ literal: SwiftLiteral, _ reported: ReportedUse) -> String {
    guard reported.use.interpolations.isEmpty, let text = literal.source.minified(),
      !text.utf8.contains(where: { $0 < 0x20 })
    else { return reported.writtenLiteral }
    return EmbeddedSwift.literal(text)
  }

  /// Returns a declaration that uses `InlineGraphQL` publicly; none if the expansion is not visible outside.
  ///
  /// When the compiler checks whether an import must be public, it ignores macros in macros.
  private static func importUse(at context: EmbeddedContext, _ request: ExpansionRequest) -> [String] {
    if context.accessLevel == .internal { return [] }
    // Swift mangles the names that a macro makes unique in this way.
    let name = request.discriminator + "3usefMu_"
    let use = "\(context.accessLevel.rawValue) typealias \(name) = InlineGraphQL.FragmentPointer"
    return [use.withoutModifier(impliedBy: context.impliedAccessLevel)]
  }

  /// Returns a use of the macro that the plugin has written for the Swift file.
  private static func embeddedLiteral(
    _ literal: String,
    at context: EmbeddedContext,
    _ request: ExpansionRequest
  ) -> String {
    "#\(EmbeddedSwift.macroName(for: request.use.file))(\(literal), \"\(context.text)\")"
  }
}
