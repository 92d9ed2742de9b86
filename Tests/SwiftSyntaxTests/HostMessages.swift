import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// A Swift file of a package, and the messages that the compiler sends for the macros in it.
struct HostFile {
  let path: String
  let text: String

  /// Returns a piece of the file as it is in messages.
  func syntax(_ kind: PluginMessage.Syntax.Kind, _ source: String) -> PluginMessage.Syntax {
    let before = text[..<text.range(of: source)!.lowerBound]
    let line = before.split(separator: "\n", omittingEmptySubsequences: false)
    return PluginMessage.Syntax(
      kind: kind,
      source: source,
      location: .init(
        fileID: "App/App.swift",
        fileName: path,
        offset: before.utf8.count,
        line: line.count,
        column: line.last!.utf8.count + 1
      )
    )
  }

  /// Returns the text of a range.
  func text(_ range: PluginMessage.Diagnostic.PositionRange) -> String {
    String(decoding: Array(text.utf8)[range.startOffset..<range.endOffset], as: UTF8.self)
  }

  /// Returns `line:column` of an offset.
  func place(_ position: PluginMessage.Diagnostic.Position) -> String {
    let lines = text.utf8.prefix(position.offset).split(separator: 10, omittingEmptySubsequences: false)
    return "\(lines.count):\(lines.last!.count + 1)"
  }

  func freestanding(_ source: String, in contexts: [String]? = nil) -> HostToPluginMessage {
    .expandFreestandingMacro(
      macro: .init(moduleName: "InlineGraphQLMacros", typeName: "GraphQLMacro", name: "graphql"),
      macroRole: .declaration,
      discriminator: "$s3App0015Appswift_tiAIefMX2_2_33_0A0Ll7graphqlfMf_",
      syntax: syntax(.declaration, source),
      lexicalContext: contexts?.map { PluginMessage.Syntax(placeless: $0, .declaration) }
    )
  }

  func attached(
    _ type: String,
    _ role: PluginMessage.MacroRole,
    _ attribute: String,
    on declaration: String,
    extending: String? = nil,
    in contexts: [String]? = nil
  ) -> HostToPluginMessage {
    .expandAttachedMacro(
      macro: .init(moduleName: "InlineGraphQLMacros", typeName: type, name: String(type.dropLast("Macro".count)) + " "),
      macroRole: role,
      discriminator: "$s3App5Views4Card15GraphQLFragmentfMp_",
      attributeSyntax: syntax(.attribute, attribute),
      declSyntax: syntax(.declaration, declaration),
      parentDeclSyntax: nil,
      extendedTypeSyntax: extending.map { PluginMessage.Syntax(placeless: $0, .type) },
      conformanceListSyntax: extending.map { _ in
        PluginMessage.Syntax(placeless: "struct Placeholder: Sendable, GraphQLFragment {}", .declaration)
      },
      lexicalContext: contexts?.map { PluginMessage.Syntax(placeless: $0, .declaration) }
    )
  }
}

extension PluginMessage.Syntax {
  /// Makes the syntax of a message, without a position.
  init(placeless source: String, _ kind: Kind) {
    self.init(kind: kind, source: source, location: .init(fileID: "", fileName: "", offset: 0, line: 0, column: 0))
  }
}
