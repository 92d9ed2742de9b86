import SwiftSyntax

extension DeclSyntax {
  /// A declaration that is text already, and stays it.
  ///
  /// The compiler is sent the text of an expansion and parses it. To parse it here before, in an unoptimised plugin,
  /// would cost several times what the rest of an expansion does, so the text becomes the placeholder of one node.
  init(verbatim text: String) {
    self.init(MissingDeclSyntax(placeholder: .identifier(text), trailingTrivia: .newline))
  }
}
