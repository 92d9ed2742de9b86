import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

@testable import GraphQLMacroExpansion

// In tests, swift-syntax's expansion of macros calls these. Each calls the plugin's front end as the compiler's message
// would.

protocol TestedMacro {
  /// The name of the type in `#externalMacro`.
  static var name: String { get }
}

enum GraphQLMacro: TestedDeclarationMacro { static let name = "GraphQLMacro" }
enum GraphQLFragmentMacro: TestedAttachedMacro, PeerMacro { static let name = "GraphQLFragmentMacro" }
enum GraphQLOperationMacro: TestedAttachedMacro { static let name = "GraphQLOperationMacro" }
enum GraphQLSchemaMacro: TestedMemberMacro { static let name = "GraphQLSchemaMacro" }
enum EmbeddedGraphQLMacro: TestedDeclarationMacro { static let name = "EmbeddedGraphQLMacro" }
enum EmbeddedGraphQLFragmentMacro: TestedAttachedMacro, PeerMacro { static let name = "EmbeddedGraphQLFragmentMacro" }
enum EmbeddedGraphQLOperationMacro: TestedAttachedMacro { static let name = "EmbeddedGraphQLOperationMacro" }
enum EmbeddedGraphQLSchemaMacro: TestedMemberMacro { static let name = "EmbeddedGraphQLSchemaMacro" }

/// The macro of a Swift file. The last argument is what `#externalMacro` names as the type.
enum EmbeddedLiteralMacro: TestedDeclarationMacro {
  static let name = "EmbeddedLiteralMacro"

  static func type(of node: some FreestandingMacroExpansionSyntax) -> String {
    node.arguments.last?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? name
  }
}

protocol TestedDeclarationMacro: TestedMacro, DeclarationMacro {
  /// Returns the name of the type for a use of the macro.
  static func type(of node: some FreestandingMacroExpansionSyntax) -> String
}

extension TestedDeclarationMacro {
  static func type(of node: some FreestandingMacroExpansionSyntax) -> String { name }

  static var formatMode: FormatMode { .disabled }
  static var propagateFreestandingMacroModifiers: Bool { false }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    expand(.declaration, of: type(of: node), node, on: nil, in: context).map(DeclSyntax.init(verbatim:))
  }
}

protocol TestedMemberMacro: TestedMacro, MemberMacro {}

extension TestedMemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    expand(.member, node, on: declaration, in: context).map(DeclSyntax.init(verbatim:))
  }
}

protocol TestedAttachedMacro: TestedMemberMacro, ExtensionMacro {}

extension TestedAttachedMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try expand(.extension, node, on: declaration, in: context, extending: type.trimmedDescription).map {
      try ExtensionDeclSyntax("\(raw: $0)")
    }
  }
}

extension PeerMacro where Self: TestedMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    expand(.peer, node, on: declaration, in: context).map(DeclSyntax.init(verbatim:))
  }
}

extension TestedMacro {
  fileprivate static func expand(
    _ role: ExpansionRequest.Role,
    of type: String = name,
    _ node: some SyntaxProtocol,
    on declaration: (any DeclSyntaxProtocol)?,
    in context: some MacroExpansionContext,
    extending extendedType: String = ""
  ) -> [String] {
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    let path = location?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    let line = location.flatMap { Int($0.line.trimmedDescription) } ?? 0
    func syntax(_ text: String) -> ExpansionRequest.Syntax {
      let lines = node.leadingTrivia.description.filter(\.isNewline).count
      return .init(text: Array(text.utf8), file: path, offset: node.position.utf8Offset, line: line - lines)
    }
    let request = ExpansionRequest(
      macro: type,
      role: role,
      discriminator: "__macro_local_",
      use: syntax(node.description),
      declaration: declaration.map { syntax($0.description) },
      extendedType: extendedType,
      lexicalContext: context.lexicalContext.map { Array($0.description.utf8) }
    )
    let answer = request.expanded()
    for diagnostic in answer.diagnostics { context.diagnose(Diagnostic(diagnostic, at: Syntax(node))) }
    return answer.declarations
  }
}

extension Diagnostic {
  fileprivate init(_ diagnostic: PluginDiagnostic, at node: Syntax) {
    self.init(
      node: node,
      position: AbsolutePosition(utf8Offset: diagnostic.range.lowerBound),
      message: Message(message: diagnostic.message, severity: diagnostic.severity == .error ? .error : .warning),
      notes: diagnostic.notes.map {
        Note(
          node: node,
          position: AbsolutePosition(utf8Offset: $0.offset),
          message: Message(message: $0.message, severity: .note)
        )
      },
      fixIts: diagnostic.fixIts.map { fixIt in
        FixIt(
          message: Message(message: fixIt.message, severity: .note),
          changes: [
            .replaceText(
              range: AbsolutePosition(
                utf8Offset: fixIt.range.lowerBound
              )..<AbsolutePosition(utf8Offset: fixIt.range.upperBound),
              with: fixIt.replacement,
              in: node
            )
          ]
        )
      }
    )
  }
}

private struct Message: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity

  var diagnosticID: MessageID { MessageID(domain: "InlineGraphQL", id: "graphql") }
  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}

extension DeclSyntax {
  /// Makes a declaration that consists of unparsed text.
  fileprivate init(verbatim text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text), trailingTrivia: .newline))
  }
}
