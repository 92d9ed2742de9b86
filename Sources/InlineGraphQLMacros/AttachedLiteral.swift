import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// What the literal of an attached macro compiles to, for one of the macro's roles.
///
/// The compiler asks for each role on its own, often in a process that asked for another before: what was compiled for
/// one is kept for the others, and one alone reports.
struct AttachedLiteral {
  private let compilation: AttachedCompilation
  private let impliedAccessLevel: AccessLevel?
  private let privateModifier: String?

  /// Compiles the literal.
  ///
  /// - Returns: `nil` if there is nothing to compile; the member role has reported why.
  init?(
    _ node: AttributeSyntax,
    on declaration: some DeclSyntaxProtocol,
    as kind: LiteralKind.Attached,
    in context: some MacroExpansionContext,
    reports: Bool
  ) throws {
    let reporter = reports ? Reporter(context, at: node) : nil
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      reporter?.error(wrongDeclarationMessage(of: kind.macro), at: node)
      return nil
    }
    if let message = context.place.misplacement(of: kind.macro) {
      reporter?.error(message, at: node)
      return nil
    }
    guard let arguments = MacroArguments(kind.macro.written, node.argumentList, reporter) else { return nil }
    let surroundings = Surroundings(
      of: node,
      accessLevel: declaration.modifiers.accessLevel ?? context.impliedAccessLevel ?? .internal,
      in: context
    )
    let expansion = DirectChannel.compile(arguments, surroundings, as: .attached(kind, to: declaration.unquotedName))
    reporter?.report(expansion, of: arguments.literal)
    compilation = expansion.compilation
    impliedAccessLevel = context.impliedAccessLevel
    privateModifier = declaration.modifiers.privateModifier
  }

  var members: [DeclSyntax] { compilation.members.map(DeclSyntax.init(verbatim:)) }

  var peers: [DeclSyntax] {
    compilation.peers.map {
      DeclSyntax(verbatim: $0.withoutModifier(impliedBy: impliedAccessLevel).withModifier(privateModifier))
    }
  }

  func extensions(of type: some TypeSyntaxProtocol) throws -> [ExtensionDeclSyntax] {
    guard !compilation.conformances.isEmpty else { return [] }
    let protocols = compilation.conformances.joined(separator: ", ")
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: protocols) {}")]
  }
}

extension AttributeSyntax {
  /// The arguments of an attached macro; empty if there are no parentheses.
  var argumentList: LabeledExprListSyntax {
    if case .argumentList(let arguments)? = arguments { arguments } else { [] }
  }
}

extension StructDeclSyntax {
  /// The name without backticks, which is what GraphQL knows.
  var unquotedName: String { name.identifier?.name ?? name.text }
}
