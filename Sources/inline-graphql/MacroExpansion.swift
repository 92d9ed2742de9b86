import GraphQLCompiler
import GraphQLLanguage

/// The expansion of a text's macro.
struct MacroExpansion {
  /// The Swift text.
  let swift: String
  /// The diagnostics of the text.
  let diagnostics: [Diagnostic]

  /// Expands the macro of a text; a `.graphql` file as `#graphql`.
  ///
  /// - Parameter used: The types that a `@GraphQLSchema` declares; `nil` for all.
  init(_ text: GraphQLText, in context: CompilationContext, used: UsedTypes? = nil) {
    guard let literal = text.literal else {
      let compilation = compile(text.source, in: context)
      swift = compilation.declarations.joined(separator: "\n\n")
      diagnostics = compilation.diagnostics
      return
    }
    let location = text.file.lines.location(at: literal.offset)
    let place = "// \(text.file.name):\(location.line):\(location.column): "
    let name = literal.declarationName ?? ""
    let access = literal.accessLevel == .internal ? "" : literal.accessLevel.rawValue + " "
    switch literal.macro {
    case .graphql:
      let compilation = compile(text.source, in: context)
      swift = ([place + "#graphql"] + compilation.declarations).joined(separator: "\n\n")
      diagnostics = compilation.diagnostics
    case .fragment:
      let compilation = compileFragment(text.source, named: name, in: context)
      swift =
        place + "@GraphQLFragment\n\n"
        + MacroExpansion.attached(compilation, to: "\(access)struct \(SwiftName.escaped(name))")
      diagnostics = compilation.diagnostics
    case .operation:
      let compilation = compileOperation(text.source, named: name, in: context)
      swift =
        place + "@GraphQLOperation\n\n"
        + MacroExpansion.attached(compilation, to: "\(access)struct \(SwiftName.escaped(name))")
      diagnostics = compilation.diagnostics
    case .schema:
      let compilation = compileSchema(
        context.schema,
        in: context,
        declared: literal.declaredTypes,
        used: used,
        models: literal.declaredModels
      )
      swift = place + "@GraphQLSchema\n\n" + MacroExpansion.attached(compilation, to: "extension \(context.namespace)")
      diagnostics = compilation.diagnostics
    }
  }

  /// Returns the type that an attached macro is on, or an extension of it, with the new members and peers.
  private static func attached(_ compilation: AttachedCompilation, to type: String) -> String {
    let conformances = compilation.conformances.isEmpty ? "" : ": " + compilation.conformances.joined(separator: ", ")
    let members = compilation.members.map { member in
      member.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
    }
    return ([type + conformances + " {\n" + members.joined(separator: "\n\n") + "\n}"] + compilation.peers)
      .joined(separator: "\n\n")
  }
}
