import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// `@GraphQLFragment("…") struct Name {}`: completes the struct, declares its key protocol beside it and has it conform.
enum GraphQLFragmentMacro: MemberMacro, PeerMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try AttachedLiteral(node, on: declaration, as: .fragment, in: context, reports: true)?.members ?? []
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try AttachedLiteral(node, on: declaration, as: .fragment, in: context, reports: false)?.peers ?? []
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try AttachedLiteral(node, on: declaration, as: .fragment, in: context, reports: false)?.extensions(of: type) ?? []
  }
}
