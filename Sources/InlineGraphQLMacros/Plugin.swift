import SwiftCompilerPlugin
import SwiftSyntaxMacros

@main
struct InlineGraphQLPlugin: CompilerPlugin {
  let providingMacros: [any Macro.Type] = [
    GraphQLMacro.self,
    GraphQLFragmentMacro.self,
    GraphQLOperationMacro.self,
    GraphQLSchemaMacro.self,
  ]
}
