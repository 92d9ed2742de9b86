import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// `@GraphQLSchema enum Name {}`: declares the enums, input objects and scalars of the schema.
enum GraphQLSchemaMacro: MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let reporter = Reporter(context, at: node)
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      reporter.error("\"@GraphQLSchema\" goes with an enum, as in enum StarWars {}", at: node)
      return []
    }
    var argument: String?
    if let expression = node.argumentList.first?.expression, !expression.is(NilLiteralExprSyntax.self) {
      argument = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      guard argument != nil else {
        reporter.error("\"@GraphQLSchema\" needs the schema's name or path as a string literal", at: expression)
        return []
      }
    }
    let surroundings = Surroundings(
      of: node,
      accessLevel: declaration.modifiers.accessLevel ?? context.impliedAccessLevel ?? .internal,
      in: context
    )
    let schema = EnclosingSchema(path: context.enclosingTypes + [declaration.name.text], argument: argument)
    let expansion = DirectChannel.compile(schema, surroundings, declared: declaration.declaredTypes)
    reporter.report(expansion, of: nil)
    return expansion.compilation.members.map(DeclSyntax.init(verbatim:))
  }
}

extension EnumDeclSyntax {
  /// The names of the types that are declared in the enum, in any branch of `#if`.
  fileprivate var declaredTypes: Set<String> {
    var names: Set<String> = []
    var waiting = [memberBlock.members]
    while let members = waiting.popLast() {
      for member in members {
        if let type = member.decl.asProtocol((any NamedDeclSyntax).self), !member.decl.is(FunctionDeclSyntax.self) {
          names.insert(type.name.identifier?.name ?? type.name.text)
        } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
          for case .decls(let members)? in condition.clauses.map(\.elements) { waiting.append(members) }
        }
      }
    }
    return names
  }
}
