import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import SwiftSyntaxMacrosGenericTestSupport
import PackageFixtures
import Testing

@testable import GraphQLMacroExpansion

/// The macros by the names that users write.
let macros: [String: MacroSpec] = [
  "graphql": MacroSpec(type: GraphQLMacro.self),
  "GraphQLFragment": MacroSpec(type: GraphQLFragmentMacro.self, conformances: ["GraphQLFragment"]),
  "GraphQLOperation": MacroSpec(type: GraphQLOperationMacro.self, conformances: ["GraphQLQuery"]),
  "GraphQLSchema": MacroSpec(type: GraphQLSchemaMacro.self),
]

/// The macros that shadow them in a module with the plugin, and one that the tool has written, to which those expand.
let embeddedMacros: [String: MacroSpec] = [
  "graphql": MacroSpec(type: EmbeddedGraphQLMacro.self),
  "GraphQLFragment": MacroSpec(type: EmbeddedGraphQLFragmentMacro.self, conformances: ["GraphQLFragment"]),
  "GraphQLOperation": MacroSpec(type: EmbeddedGraphQLOperationMacro.self, conformances: ["GraphQLQuery"]),
  "GraphQLSchema": MacroSpec(type: EmbeddedGraphQLSchemaMacro.self),
  "_graphql_Written": MacroSpec(type: EmbeddedLiteralMacro.self),
]

extension TemporaryPackage {
  /// Expands the macros of a Swift file of the package.
  ///
  /// - Returns: The expanded source, and the diagnostics in order as `line:column: severity: message`, each followed by
  ///   its notes and fix-its.
  func expand(
    _ swift: String,
    at path: String = "Sources/App/App.swift",
    with macros: [String: MacroSpec] = macros
  ) -> (source: String, diagnostics: [String]) {
    let file = Parser.parse(source: swift)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: self.path(path))]
    )
    let expanded = file.expand(
      macroSpecs: macros,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2)
    )
    func place(_ position: AbsolutePosition, _ node: Syntax) -> String {
      let location = context.location(for: position, anchoredAt: node, fileName: "")
      return "\(location.line):\(location.column)"
    }
    var lines: [String] = []
    for diagnostic in context.diagnostics {
      lines.append(
        "\(place(diagnostic.position, diagnostic.node)): \(diagnostic.diagMessage.severity): \(diagnostic.message)"
      )
      for note in diagnostic.notes {
        lines.append("  \(place(note.position, note.node)): note: \(note.message)")
      }
      for fixIt in diagnostic.fixIts { lines.append("  fix-it: \(fixIt.message.message)") }
    }
    return (expanded.description, lines)
  }

  /// Checks the file that results when all fix-its are applied.
  func expectFixed(_ swift: String, _ fixed: String, at path: String = "Sources/App/App.swift") {
    let (expanded, _) = expand(swift, at: path)
    let file = Parser.parse(source: swift)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: self.path(path))]
    )
    _ = file.expand(
      macroSpecs: macros,
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2)
    )
    assertMacroExpansion(
      swift,
      expandedSource: expanded,
      diagnostics: context.diagnostics.map { diagnostic in
        let location = context.location(for: diagnostic.position, anchoredAt: diagnostic.node, fileName: "")
        return DiagnosticSpec(
          message: diagnostic.message,
          line: location.line,
          column: location.column,
          severity: diagnostic.diagMessage.severity,
          notes: diagnostic.notes.map { note in
            let location = context.location(for: note.position, anchoredAt: note.node, fileName: "")
            return NoteSpec(message: note.message, line: location.line, column: location.column)
          },
          fixIts: diagnostic.fixIts.map { FixItSpec(message: $0.message.message) }
        )
      },
      macroSpecs: macros,
      fixedSource: fixed,
      testFileName: self.path(path),
      indentationWidth: .spaces(2),
      failureHandler: { Issue.record("\($0.message)") }
    )
  }
}
