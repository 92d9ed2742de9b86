import GraphQLCompiler

/// A `@GraphQLSchema` enum in a Swift file.
package struct SchemaSite: Hashable, Sendable {
  /// The path of the Swift file.
  package let file: String

  /// The facts that decide which schema it declares.
  package let question: SchemaQuestion

  /// How it says that the schema's names are written in Swift.
  package let nameCase: NameCase

  /// Finds the enums among the literals of a Swift file.
  package static func sites(of literals: [SwiftLiteral], file: String) -> [SchemaSite] {
    literals.filter { $0.macro == .schema }.map { literal in
      SchemaSite(file: file, question: SchemaQuestion(literal, in: file, among: []), nameCase: literal.nameCase)
    }
  }

  /// Returns the only enum of each target that has one, by the targets.
  ///
  /// - Parameters:
  ///   - sites: The enums of all targets.
  ///   - target: Returns what distinguishes the target of a file from others.
  package static func declaredAlone(
    _ sites: [SchemaSite],
    by target: (_ file: String) -> [String]
  ) -> [[String]: EnclosingSchema] {
    Dictionary(grouping: sites) { target($0.file) }.compactMapValues { $0.count == 1 ? $0[0].question.enclosing : nil }
  }
}
