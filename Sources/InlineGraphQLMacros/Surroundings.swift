import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// What the code around a literal says about it.
struct Surroundings: Hashable {
  /// The path of the Swift file, absolute.
  let file: String
  /// The line that the macro stands on.
  let line: Int
  /// What is emitted is as accessible as this.
  let accessLevel: AccessLevel
  /// The `@GraphQLSchema` enum that the literal is in.
  let enclosingSchema: EnclosingSchema?

  init(of node: some SyntaxProtocol, accessLevel: AccessLevel, in context: some MacroExpansionContext) {
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath)
    let path = location?.file.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? ""
    file = PackageFiles.absolute(path)
    line = location.flatMap { Int($0.line.trimmedDescription) } ?? 0
    self.accessLevel = accessLevel
    enclosingSchema = context.enclosingSchema
  }
}

extension MacroExpansionContext {
  /// The names of the types around the macro, from the outermost.
  var enclosingTypes: [String] { lexicalContext.reversed().flatMap(\.typeNames) }

  fileprivate var enclosingSchema: EnclosingSchema? {
    for (index, declaration) in lexicalContext.enumerated() {
      guard let declaration = declaration.as(EnumDeclSyntax.self) else { continue }
      for case .attribute(let attribute) in declaration.attributes where attribute.isGraphQLSchema {
        let argument = attribute.argumentList.first?.expression.as(StringLiteralExprSyntax.self)
        return EnclosingSchema(
          path: lexicalContext[index...].reversed().flatMap(\.typeNames),
          argument: argument?.representedLiteralValue
        )
      }
    }
    return nil
  }

  /// The access level of what stands in the innermost type and says nothing of its own, where members are as
  /// accessible as their type.
  var enclosingAccessLevel: AccessLevel {
    let types = lexicalContext.compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
    guard let type = types.first else { return .internal }
    return type.modifiers.accessLevel ?? types.dropFirst().first?.memberAccessLevel ?? .internal
  }

  /// The access level that an extension around the macro gives to members that say nothing of their own.
  var impliedAccessLevel: AccessLevel? {
    lexicalContext.first?.asProtocol((any DeclGroupSyntax).self)?.memberAccessLevel
  }
}

extension MacroExpansionContext {
  /// What the macro stands in. Extensions do not tell what they extend.
  var place: SwiftPlace {
    var place = SwiftPlace()
    for node in lexicalContext.reversed() {
      if node.is(FunctionDeclSyntax.self) || node.is(InitializerDeclSyntax.self) || node.is(ClosureExprSyntax.self) {
        place.body = .statements
        place.isLocal = true
      }
      guard let type = node.asProtocol((any DeclGroupSyntax).self) else { continue }
      place.body = .members
      if let kind = SwiftTypeKind(rawValue: type.introducer.text) { place.types.append(kind) }
      if type.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil {
        place.isGeneric = true
      }
    }
    return place
  }
}

extension DeclGroupSyntax {
  /// Only an extension hands its access level on to its members.
  fileprivate var memberAccessLevel: AccessLevel? {
    self.is(ExtensionDeclSyntax.self) ? modifiers.accessLevel : nil
  }
}

extension DeclModifierListSyntax {
  /// The access level that is written; `nil` if none is.
  var accessLevel: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.open): return .public
      case .keyword(.package): return .package
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return .internal
      default: break
      }
    }
    return nil
  }
}

extension DeclModifierListSyntax {
  /// `private` or `fileprivate`, if that is written: what stands beside the declaration and names it must be so too.
  var privateModifier: String? {
    for modifier in self where modifier.detail == nil {
      if case .keyword(.private) = modifier.name.tokenKind { return "private" }
      if case .keyword(.fileprivate) = modifier.name.tokenKind { return "fileprivate" }
    }
    return nil
  }
}

extension AttributeSyntax {
  fileprivate var isGraphQLSchema: Bool {
    attributeName.as(IdentifierTypeSyntax.self)?.name.text == "GraphQLSchema"
      || attributeName.as(MemberTypeSyntax.self)?.name.text == "GraphQLSchema"
  }
}

extension Syntax {
  /// The names that a type or extension adds to the path of what stands in it.
  fileprivate var typeNames: [String] {
    if let declaration = self.as(ExtensionDeclSyntax.self) {
      return declaration.extendedType.trimmedDescription.split(separator: ".").map(String.init)
    }
    guard self.asProtocol((any DeclGroupSyntax).self) != nil,
      let declaration = self.asProtocol((any NamedDeclSyntax).self)
    else { return [] }
    return [declaration.name.text]
  }
}
