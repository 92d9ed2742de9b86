import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelCompiler
import GraphQLModelSchemas
import GraphQLProject

/// The expansion of a text's macro.
struct MacroExpansion {
  /// The Swift text.
  let swift: String
  /// The diagnostics of the text.
  let diagnostics: [Diagnostic]

  /// Expands the macro of a text; a `.graphql` file as `#graphql`.
  ///
  /// - Parameters:
  ///   - schema: The schema of the text, with its models.
  ///   - used: The types that a `@GraphQLSchema` declares; `nil` for all.
  init(_ text: GraphQLText, _ input: LiteralInput, of schema: ExpandedSchema, used: UsedTypes? = nil) {
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
    guard let literal else {
      swift = compilation.declarations.joined(separator: "\n\n")
      return
    }
    let location = text.file.lines.location(at: literal.offset)
    let place = "// \(text.file.name):\(location.line):\(location.column): "
    let access = literal.accessLevel == .internal ? "" : literal.accessLevel.rawValue + " "
    let name = SwiftName.escaped(literal.declarationName ?? "")
    let expanded: [String] =
      switch literal.macro {
      case .graphql: ["#graphql"] + compilation.declarations
      case .fragment, .operation:
        ["@" + literal.macro.rawValue, Self.attached(compilation, to: "\(access)struct \(name)")]
      case .schema:
        ["@" + literal.macro.rawValue, Self.attached(compilation, to: "extension \(context.namespace)")]
      }
    swift = place + expanded.joined(separator: "\n\n")
  }

  /// Returns the type that an attached macro is on, or an extension of it, with the new members and peers.
  private static func attached(_ compilation: Compilation, to type: String) -> String {
    let conformances = compilation.conformances.isEmpty ? "" : ": " + compilation.conformances.joined(separator: ", ")
    let members = compilation.declarations.map { member in
      member.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
    }
    return ([type + conformances + " {\n" + members.joined(separator: "\n\n") + "\n}"] + compilation.peers)
      .joined(separator: "\n\n")
  }
}
