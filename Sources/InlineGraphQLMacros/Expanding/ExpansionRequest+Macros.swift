extension ExpansionRequest {
  /// Expands the macro.
  func expanded() -> ExpansionAnswer {
    switch macro {
    case "GraphQLMacro": DirectExpansion(self, of: .graphql).answer()
    case "GraphQLFragmentMacro": DirectExpansion(self, of: .fragment).answer()
    case "GraphQLOperationMacro": DirectExpansion(self, of: .operation).answer()
    case "GraphQLSchemaMacro": DirectExpansion(self, of: .schema).answer()
    case "EmbeddedGraphQLMacro": EmbeddedExpansion(self, of: .graphql).answer()
    case "EmbeddedGraphQLFragmentMacro": EmbeddedExpansion(self, of: .fragment).answer()
    case "EmbeddedGraphQLOperationMacro": EmbeddedExpansion(self, of: .operation).answer()
    case "EmbeddedGraphQLSchemaMacro": EmbeddedExpansion(self, of: .schema).answer()
    case "EmbeddedLiteralMacro": EmbeddedLiteralExpansion(self).answer()
    default:
      ExpansionAnswer(diagnostics: [
        PluginDiagnostic(
          message: "InlineGraphQLMacros has no macro \(macro)",
          severity: .error,
          range: use.offset..<use.offset,
          file: use.file
        )
      ])
    }
  }
}
