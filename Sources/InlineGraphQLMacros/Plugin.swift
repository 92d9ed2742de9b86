import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct InlineGraphQLPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    GraphQLMacro.self,
    GraphQLFragmentMacro.self,
    GraphQLOperationMacro.self,
    GraphQLSchemaMacro.self,
    EmbeddedGraphQLMacro.self,
    EmbeddedGraphQLFragmentMacro.self,
    EmbeddedGraphQLOperationMacro.self,
    EmbeddedGraphQLSchemaMacro.self,
    EmbeddedLiteralMacro.self,
  ]
}
