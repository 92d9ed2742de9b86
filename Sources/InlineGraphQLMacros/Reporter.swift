import GraphQLCompiler
import GraphQLJSON
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// Hands diagnostics to the Swift compiler.
struct Reporter {
  private let context: any MacroExpansionContext
  private let macro: Syntax

  init(_ context: some MacroExpansionContext, at macro: some SyntaxProtocol) {
    self.context = context
    self.macro = Syntax(macro)
  }

  /// Reports an error in the Swift code around a literal.
  func error(_ message: String, at node: some SyntaxProtocol) {
    context.diagnose(Diagnostic(node: node, message: Message(message)))
  }

  /// Reports something that its author may want to know.
  func warning(_ message: String, at node: some SyntaxProtocol) {
    context.diagnose(Diagnostic(node: node, message: Message(message, .warning)))
  }

  /// Reports what is wrong with a literal, or if that cannot be told, why.
  func report(_ expansion: Expansion, of literal: GraphQLLiteral?) {
    for interpolation in literal?.interpolations ?? [] {
      error(interpolationMessage, at: interpolation)
    }
    for problem in expansion.problems { error(problem, at: macro) }
    for message in expansion.warnings { warning(message, at: macro) }
    guard let literal, literal.interpolations.isEmpty else { return }
    var reported: Set<GraphQLCompiler.Diagnostic> = []
    for diagnostic in expansion.compilation.diagnostics where reported.insert(diagnostic).inserted {
      context.diagnose(diagnostic.inSwift(literal))
    }
  }
}

/// The text of a diagnostic, a note or a fix-it.
struct Message: DiagnosticMessage, NoteMessage, FixItMessage {
  let message: String
  let severity: DiagnosticSeverity

  init(_ message: String, _ severity: DiagnosticSeverity = .error) {
    // The compiler prints it as it is, and much of it may come from schemas.
    self.message = message.onOneLine
    self.severity = severity
  }

  /// Nothing tells our diagnostics apart by identifiers.
  var diagnosticID: MessageID { MessageID(domain: "InlineGraphQL", id: "graphql") }
  var noteID: MessageID { diagnosticID }
  var fixItID: MessageID { diagnosticID }
}

extension GraphQLCompiler.Diagnostic {
  /// The diagnostic, moved from the GraphQL text to the literal that it is written in.
  fileprivate func inSwift(_ literal: GraphQLLiteral) -> SwiftDiagnostics.Diagnostic {
    let position = ranges.first.map { literal.position(of: $0.start) }
    return SwiftDiagnostics.Diagnostic(
      node: position.map(literal.segment(at:)) ?? Syntax(literal.node),
      position: position,
      message: Message(message, severity == .error ? .error : .warning),
      notes: notes.map { note in
        let position = literal.position(of: note.range.start)
        return SwiftDiagnostics.Note(
          node: literal.segment(at: position),
          position: position,
          message: Message(note.message, .note)
        )
      },
      fixIts: fixIts.map { fixIt in
        SwiftDiagnostics.FixIt(
          message: Message(fixIt.message),
          changes: [fixIt.change(in: literal)]
        )
      }
    )
  }
}

extension GraphQLCompiler.Diagnostic.FixIt {
  fileprivate func change(in literal: GraphQLLiteral) -> SwiftDiagnostics.FixIt.Change {
    let start = literal.position(of: range.start)
    let end = literal.position(of: range.end)
    #if canImport(SwiftSyntax602)
      return .replaceText(range: start..<end, with: replacement, in: Syntax(literal.node))
    #else
      // A segment is the smallest that can be replaced.
      guard let segment = literal.segment(at: start).as(StringSegmentSyntax.self), end <= segment.endPosition else {
        return .replace(oldNode: Syntax(literal.node), newNode: Syntax(literal.node))
      }
      var text = Array(segment.description.utf8)
      let offset = segment.position.utf8Offset
      text.replaceSubrange(start.utf8Offset - offset..<end.utf8Offset - offset, with: replacement.utf8)
      let newSegment = StringSegmentSyntax(content: .stringSegment(String(decoding: text, as: UTF8.self)))
      return .replace(oldNode: Syntax(segment), newNode: Syntax(newSegment))
    #endif
  }
}
