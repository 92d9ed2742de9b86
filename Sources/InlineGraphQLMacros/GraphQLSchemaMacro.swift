import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// `@GraphQLSchema enum Name {}`: declares the enums, input objects and scalars of the schema.
enum GraphQLSchemaMacro: MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let schema = SchemaEnum(node, on: declaration, in: context) else { return [] }
    let surroundings = Surroundings(of: node, accessLevel: schema.accessLevel, in: context)
    let expansion = DirectChannel.compile(schema, surroundings)
    Reporter(context, at: node).report(expansion, of: nil)
    return expansion.compilation.members.map(DeclSyntax.init(verbatim:))
  }
}
