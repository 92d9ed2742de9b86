import GraphQLProject

extension ExpansionRequest {
  /// Expands the macro.
  func expanded() -> ExpansionAnswer {
    switch macro {
    case "GraphQLMacro": MacroFrontEnd(self, of: .graphql, through: DirectChannel.self).answer()
    case "GraphQLFragmentMacro": MacroFrontEnd(self, of: .fragment, through: DirectChannel.self).answer()
    case "GraphQLOperationMacro": MacroFrontEnd(self, of: .operation, through: DirectChannel.self).answer()
    case "GraphQLSchemaMacro": MacroFrontEnd(self, of: .schema, through: DirectChannel.self).answer()
    case "EmbeddedGraphQLMacro": MacroFrontEnd(self, of: .graphql, through: EmbeddedChannel.self).answer()
    case "EmbeddedGraphQLFragmentMacro": MacroFrontEnd(self, of: .fragment, through: EmbeddedChannel.self).answer()
    case "EmbeddedGraphQLOperationMacro": MacroFrontEnd(self, of: .operation, through: EmbeddedChannel.self).answer()
    case "EmbeddedGraphQLSchemaMacro": MacroFrontEnd(self, of: .schema, through: EmbeddedChannel.self).answer()
    case let macro where macro.hasPrefix(EmbeddedSwift.literalMacro): EmbeddedLiteralExpansion(self).answer()
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
