import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// `@GraphQLOperation("…") struct Name {}`: completes the struct and has it conform.
enum GraphQLOperationMacro: MemberMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    try AttachedLiteral(node, on: declaration, as: .operation, in: context, reports: true)?.members ?? []
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try AttachedLiteral(node, on: declaration, as: .operation, in: context, reports: false)?.extensions(of: type) ?? []
  }
}
