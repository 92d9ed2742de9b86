import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLModelSchemas
import GraphQLProject

/// The expansion of a text's macro.
package struct MacroExpansion {
  /// A comment with the place and the name of the macro; `nil` if there is no macro.
  package let heading: String?
  /// The declarations; that of an attached macro has the type that it is on.
  package let declarations: [String]
  /// The diagnostics of the text.
  package let diagnostics: [Diagnostic]

  /// Expands the macro of a text; a `.graphql` file as `#graphql`.
  ///
  /// - Parameters:
  ///   - schema: The schema of the text, with its models.
  ///   - used: The types that a `@GraphQLSchema` declares; `nil` for all.
  package init(_ text: GraphQLText, _ input: LiteralInput, of schema: ExpandedSchema, used: UsedTypes? = nil) {
    let (literal, context) = (text.literal, input.context)
    let compilation =
      literal?.macro == .schema
      ? compileSchema(
        schema,
        in: context,
        declared: literal?.declaredTypes ?? [],
        used: used,
        models: literal?.declaredModels ?? .none
      ) : input.compiled()
    diagnostics = compilation.diagnostics
    heading = literal.map { literal in
      let location = text.file.lines.location(at: literal.offset)
      let name = literal.macro == .graphql ? "#graphql" : "@" + literal.macro.rawValue
      return "// \(text.file.name):\(location.line):\(location.column): \(name)"
    }
    guard let literal, literal.macro != .graphql else {
      declarations = compilation.declarations
      return
    }
    let access = literal.accessLevel == .internal ? "" : literal.accessLevel.rawValue + " "
    let name = SwiftName.escaped(literal.declarationName ?? "")
    let type = literal.macro == .schema ? "extension \(context.namespace)" : "\(access)struct \(name)"
    declarations = Self.attached(compilation, to: type)
  }

  /// The declarations as one text.
  package var swift: String { declarations.joined(separator: "\n\n") }

  /// Returns the type that an attached macro is on, or an extension of it, with the new members; and the peers.
  private static func attached(_ compilation: Compilation, to type: String) -> [String] {
    let conformances = compilation.conformances.isEmpty ? "" : ": " + compilation.conformances.joined(separator: ", ")
    let members = compilation.declarations.map { member in
      member.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
    }
    return [type + conformances + " {\n" + members.joined(separator: "\n\n") + "\n}"] + compilation.peers
  }
}
