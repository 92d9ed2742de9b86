import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

// The macros of modules that use the plugin EmbedGraphQLSchema. They read no files: each expands to the macro that the
// plugin has written for the Swift file, which hands what the literal is compiled against to `EmbeddedLiteralMacro`.

/// `#graphql("…")`.
enum EmbeddedGraphQLMacro: DeclarationMacro {
  static var formatMode: FormatMode { .disabled }
  static var propagateFreestandingMacroModifiers: Bool { false }

  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let arguments = MacroArguments("#graphql", node.arguments, Reporter(context, at: node)) else { return [] }
    let modifiers = node.as(MacroExpansionDeclSyntax.self)?.modifiers
    let place = EmbeddedPlace(
      .definitions,
      modifiers?.accessLevel ?? context.enclosingAccessLevel,
      impliedAccessLevel: context.impliedAccessLevel,
      of: arguments.literal
    )
    return [context.embeddedLiteral(arguments.literal.minified, at: place, near: node)] + context.importUse(at: place)
  }
}

/// `@GraphQLFragment("…") struct Name {}`.
enum EmbeddedGraphQLFragmentMacro: MemberMacro, PeerMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    EmbeddedAttachment(node, on: declaration, as: .fragment, in: context, reports: true)?.members(in: context) ?? []
  }

  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let attachment = EmbeddedAttachment(node, on: declaration, as: .fragment, in: context) else { return [] }
    return compilePeers(ofFragmentNamed: attachment.name, accessLevel: attachment.accessLevel).map {
      DeclSyntax(
        verbatim: $0.withoutModifier(impliedBy: context.impliedAccessLevel).withModifier(attachment.privateModifier)
      )
    }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try EmbeddedAttachment(node, on: declaration, as: .fragment, in: context)?.extensions(of: type) ?? []
  }
}

/// `@GraphQLOperation("…") struct Name {}`.
enum EmbeddedGraphQLOperationMacro: MemberMacro, ExtensionMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    EmbeddedAttachment(node, on: declaration, as: .operation, in: context, reports: true)?.members(in: context) ?? []
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    try EmbeddedAttachment(node, on: declaration, as: .operation, in: context)?.extensions(of: type) ?? []
  }
}

/// `@GraphQLSchema enum Name {}`.
enum EmbeddedGraphQLSchemaMacro: MemberMacro {
  static var formatMode: FormatMode { .disabled }

  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let schema = SchemaEnum(node, on: declaration, in: context) else { return [] }
    let kind = EmbeddedPlace.Kind.schema(
      path: schema.enclosing.path.joined(separator: "."),
      declared: schema.declaredTypes,
      models: schema.models
    )
    let place = EmbeddedPlace(kind, schema.accessLevel)
    return [context.embeddedLiteral("\"\"", at: place, near: node)] + context.importUse(at: place)
  }
}

/// What an attached macro stands on, as far as each of its roles needs it.
private struct EmbeddedAttachment {
  let name: String
  let accessLevel: AccessLevel
  let privateModifier: String?
  private let node: AttributeSyntax
  private let kind: LiteralKind.Attached
  private let literal: GraphQLLiteral

  init?(
    _ node: AttributeSyntax,
    on declaration: some DeclSyntaxProtocol,
    as kind: LiteralKind.Attached,
    in context: some MacroExpansionContext,
    reports: Bool = false
  ) {
    let reporter = reports ? Reporter(context, at: node) : nil
    guard let declaration = declaration.as(StructDeclSyntax.self) else {
      reporter?.error(wrongDeclarationMessage(of: kind.macro), at: node)
      return nil
    }
    guard let arguments = MacroArguments(kind.macro.written, node.argumentList, reporter) else { return nil }
    self.node = node
    self.kind = kind
    name = declaration.unquotedName
    literal = arguments.literal
    accessLevel = declaration.modifiers.accessLevel ?? context.impliedAccessLevel ?? .internal
    privateModifier = declaration.modifiers.privateModifier
  }

  func members(in context: some MacroExpansionContext) -> [DeclSyntax] {
    let place = EmbeddedPlace(.members(of: kind, named: name), accessLevel, of: literal)
    let rest = context.embeddedLiteral(literal.minified, at: place, near: node)
    return storedProperties.map(DeclSyntax.init(verbatim:)) + [rest]
  }

  /// The stored properties. The compiler does not see those that a macro among the members expands to
  /// (it crashes where the struct is initialized).
  private var storedProperties: [String] {
    switch kind {
    case .fragment: [compileFragmentPointer(accessLevel: accessLevel)]
    case .operation:
      OperationShape(of: literal.source).hasVariables ? [compileVariablesProperty(accessLevel: accessLevel)] : []
    }
  }

  func extensions(of type: some TypeSyntaxProtocol) throws -> [ExtensionDeclSyntax] {
    let protocols =
      switch kind {
      case .fragment: fragmentConformances
      case .operation: OperationShape(of: literal.source).conformances
      }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): \(raw: protocols.joined(separator: ", ")) {}")]
  }
}

extension GraphQLLiteral {
  /// The literal, as short as it can be: the next expansion reads it once more, and the indentation of `"""` slowly.
  fileprivate var minified: String {
    guard interpolations.isEmpty, let text = source.minified(), !text.utf8.contains(where: { $0 < 0x20 }) else {
      return node.trimmedDescription
    }
    return EmbeddedSwift.literal(text)
  }
}

extension MacroExpansionContext {
  /// A declaration that uses `InlineGraphQL` where others may see it; none where no others may.
  ///
  /// A macro in a macro does not count where the compiler looks whether an import need be public.
  fileprivate func importUse(at place: EmbeddedPlace) -> [DeclSyntax] {
    if place.accessLevel == .internal { return [] }
    let name = makeUniqueName("use")
    let use = "\(place.accessLevel.rawValue) typealias \(name) = InlineGraphQL.FragmentPointer"
    return [DeclSyntax(verbatim: use.withoutModifier(impliedBy: place.impliedAccessLevel))]
  }

  /// A literal for the macro that the plugin has written for the Swift file.
  fileprivate func embeddedLiteral(
    _ literal: String,
    at place: EmbeddedPlace,
    near node: some SyntaxProtocol
  ) -> DeclSyntax {
    let location = location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    let file = location?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    return DeclSyntax(verbatim: "#\(EmbeddedSwift.macroName(for: file))(\(literal), \"\(place.text)\")")
  }
}
