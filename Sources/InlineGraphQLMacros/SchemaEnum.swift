import GraphQLCompiler
import SwiftSyntax
import SwiftSyntaxMacros

/// The enum that a `@GraphQLSchema` stands on.
struct SchemaEnum {
  /// Where it is and which schema it asks for.
  let enclosing: EnclosingSchema

  /// Its members are as accessible as this.
  let accessLevel: AccessLevel

  /// The names of the types that are declared in it, in any branch of `#if`.
  let declaredTypes: Set<String>

  /// Whether it declares only the types that its module's GraphQL uses.
  let declaresUsedTypes: Bool

  /// Which models it declares.
  let models: DeclaredModels

  /// Reads the macro's argument and declaration, and reports what they should be instead.
  init?(
    _ node: AttributeSyntax,
    on declaration: some DeclGroupSyntax,
    in context: some MacroExpansionContext
  ) {
    let reporter = Reporter(context, at: node)
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      reporter.error(wrongDeclarationMessage(of: .schema), at: node)
      return nil
    }
    var argument: String?
    let unlabeled = node.argumentList.first { $0.label == nil }
    if let expression = unlabeled?.expression, !expression.is(NilLiteralExprSyntax.self) {
      argument = expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      guard argument != nil else {
        reporter.error("\"@GraphQLSchema\" needs the schema's name or path as a string literal", at: expression)
        return nil
      }
    }
    let types = node.argumentList.first { $0.label?.text == "types" }?.expression
    let choice = types?.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard types == nil || choice == "all" || choice == "used" else {
      reporter.error(
        "\"@GraphQLSchema\" needs its types as .all or .used, since it is compiled and not run",
        at: types!
      )
      return nil
    }
    declaresUsedTypes = choice == "used"
    let declaredModels = node.argumentList.first { $0.label?.text == "models" }?.expression
    guard let models = DeclaredModels(declaredModels) else {
      reporter.error(
        "\"@GraphQLSchema\" needs its models as .all or as a list of names, since it is compiled and not run",
        at: declaredModels!
      )
      return nil
    }
    self.models = models
    enclosing = EnclosingSchema(path: context.enclosingTypes + [declaration.name.text], argument: argument)
    accessLevel = declaration.modifiers.accessLevel ?? context.impliedAccessLevel ?? .internal
    declaredTypes = declaration.declaredTypes
  }
}

extension DeclaredModels {
  /// Reads the argument `models:`; `nil` if it is no literal.
  fileprivate init?(_ expression: ExprSyntax?) {
    guard let expression else {
      self = .none
      return
    }
    if let list = expression.as(ArrayExprSyntax.self) {
      let names = list.elements.map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
      guard names.allSatisfy({ $0 != nil }) else { return nil }
      self = .named(names.compactMap(\.self))
      return
    }
    switch expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "all": self = .all
    case "none": self = .none
    default: return nil
    }
  }
}

extension EnumDeclSyntax {
  /// The names of the types that are declared in the enum, in any branch of `#if`.
  var declaredTypes: Set<String> {
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
