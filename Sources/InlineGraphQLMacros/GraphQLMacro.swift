import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// `#graphql("…")`: declares what the definitions of the literal stand for.
enum GraphQLMacro: DeclarationMacro {
  static var formatMode: FormatMode { .disabled }

  /// An access modifier goes for the members as well, so it is emitted and not propagated.
  static var propagateFreestandingMacroModifiers: Bool { false }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let reporter = Reporter(context, at: node)
    if let message = context.place.misplacement(of: .graphql) {
      reporter.error(message, at: node)
      return []
    }
    guard let arguments = MacroArguments("#graphql", node.arguments, reporter) else { return [] }
    let modifiers = node.as(MacroExpansionDeclSyntax.self)?.modifiers
    let surroundings = Surroundings(
      of: node,
      accessLevel: modifiers?.accessLevel ?? context.enclosingAccessLevel,
      in: context
    )
    let expansion = DirectChannel.compile(arguments, surroundings, as: .definitions)
    reporter.report(expansion, of: arguments.literal)
    return expansion.compilation.members.map {
      DeclSyntax(verbatim: $0.withoutModifier(impliedBy: context.impliedAccessLevel))
    }
  }
}
