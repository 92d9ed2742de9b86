import GraphQLCompiler
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

extension String {
  /// A declaration without the access modifier that an extension gives it anyway: to repeat it is a warning.
  func withoutModifier(impliedBy extensionLevel: AccessLevel?) -> String {
    guard let extensionLevel else { return self }
    let modifier = extensionLevel.rawValue + " "
    let line = startOfModifiers
    guard self[line...].hasPrefix(modifier) else { return self }
    return String(self[..<line] + self[line...].dropFirst(modifier.count))
  }

  /// A declaration that has no access modifier with one.
  func withModifier(_ modifier: String?) -> String {
    guard let modifier else { return self }
    let line = startOfModifiers
    return self[..<line] + modifier + " " + self[line...]
  }

  /// Documentation comments and attributes stand on lines of their own.
  private var startOfModifiers: Index {
    var line = startIndex
    while line < endIndex, self[line] == "/" || self[line] == "@" {
      line = self[line...].firstIndex(of: "\n").map(index(after:)) ?? endIndex
    }
    return line
  }
}
