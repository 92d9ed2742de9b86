import Foundation
import LocalFiles
import SeededRandomness
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Testing

@testable import GraphQLCompiler
@testable import GraphQLLanguage
@testable import GraphQLModelCompiler
@testable import GraphQLProject
@testable import GraphQLValidation
@testable import GraphQLMacroExpansion

/// The scanner finds literals without swift-syntax; SwiftParser determines what it should find.
@Suite("Literals: the scanner and SwiftParser agree")
struct SwiftScannerAgainstParserTests {
  @Test("On every Swift file of this repository")
  func repository() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let files = PackageFiles.swiftFiles(in: root.path)
    #expect(files.count > 50)
    var count = 0
    for file in files {
      count += expectAgreement(String(decoding: try Files.contents(of: file), as: UTF8.self), file).count
    }
    #expect(count > 20)
  }

  @Test("On generated sources", arguments: RandomRuns.seeds(120))
  func generated(seed: UInt64) {
    expectAgreement(SourceGenerator.file(seed: seed), "seed \(seed)")
  }

  @Test("The generated sources have literals of all kinds in all places, and much that looks like one")
  func coverage() {
    let sources = (0..<120).map(SourceGenerator.file)
    let literals = sources.flatMap { graphQLLiterals(in: Array($0.utf8)) }
    for macro in SwiftLiteral.Macro.allCases { #expect(literals.count { $0.macro == macro } > 20) }
    #expect(literals.count(where: \.isConditional) > 50)
    #expect(literals.count(where: \.place.isGeneric) > 20)
    for body in [LexicalContext.Body.file, .members, .statements] {
      #expect(literals.count { $0.place.body == body } > 20, "\(body)")
    }
    let outlines = sources.map { SwiftOutline(of: Array($0.utf8)) }
    #expect(outlines.flatMap(\.imports).count { $0.isExported || $0.isTestable || $0.isScoped } > 20)
    for reason in [UnreadableLiteral.Reason.interpolation, .noLiteral] {
      #expect(outlines.flatMap(\.unreadable).count { $0.reason == reason } > 20, "\(reason)")
    }
    #expect(outlines.flatMap(\.types).count(where: \.isGeneric) > 20)
    #expect(literals.count { $0.enclosingTypes.count > 1 } > 50)
    #expect(literals.count { $0.source.utf8.contains(0x0A) } > 50)
    let all = sources.joined()
    for decoy in [
      "// #graphql(", "/* #graphql(\"no\") /*", "\"unsafe \\\" #graphql(", "\"\"\"\n\\(f(", "\\#(x)",
      "/a\"b[(]\\/#graphql", "\"a \\(",
    ] {
      #expect(all.ranges(of: decoy).count > 5, "\(decoy)")
    }
  }

  /// - Returns: The literals that both should find.
  @discardableResult
  private func expectAgreement(_ swift: String, _ name: String) -> Set<FoundLiteral> {
    let finder = LiteralFinder(viewMode: .sourceAccurate)
    // Emitted metadata of deeply nested arguments nests deeper than the parser's default limit.
    let tree = Array(swift.utf8).withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: 1000) }
    if tree.hasError, let error = ParseDiagnosticsGenerator.diagnostics(for: tree).first {
      Issue.record("\(name) is no Swift: \(error.debugDescription)")
      return []
    }
    finder.walk(tree)
    let expected = Set(finder.found)
    let outline = SwiftOutline(of: Array(swift.utf8))
    #expect(outline.imports == finder.imports, "\(name)")
    #expect(Set(outline.types) == Set(finder.types), "\(name)")
    #expect(Set(outline.unreadable) == Set(finder.unreadable), "\(name)")
    let found = Set(outline.literals.map { FoundLiteral($0, in: Array(swift.utf8)) })
    for literal in found.symmetricDifference(expected) {
      let line = swift.utf8.prefix(literal.offset).split(separator: 10, omittingEmptySubsequences: false).count
      let text = swift.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(max(line - 3, 0)).prefix(6)
      Issue.record(
        "\(name): \(found.contains(literal) ? "found" : "not found"): \(literal)\n\(text.joined(separator: "\n"))"
      )
    }
    return expected
  }
}

/// The properties of a literal that are compared.
private struct FoundLiteral: Hashable {
  var macro: SwiftLiteral.Macro
  var text: String
  var schema: String?
  var types: [String]
  var place: LexicalContext
  var declaration: String?
  var declarationKind: SwiftTypeKind?
  var declaredTypes: Set<String> = []
  var emittedTypes = EmittedTypes.all
  var declaredModels = DeclaredModels.none
  var nameCase = NameCase.asWritten
  var accessLevel: AccessLevel
  var isConditional: Bool
  var offset: Int
  /// The offset of each byte of the text; `nil` if one is escaped.
  var offsets: [Int]?
}

extension FoundLiteral {
  init(_ literal: SwiftLiteral, in swift: [UInt8]) {
    let offsets = literal.source.utf8.indices.map(literal.fileOffset(of:))
    let isEscaped = literal.text == nil || offsets.contains { swift[$0] == UInt8(ascii: "\\") }
    self.init(
      macro: literal.macro,
      text: String(decoding: literal.source.utf8, as: UTF8.self),
      schema: literal.schemaArgument,
      types: literal.enclosingTypes,
      place: literal.place,
      declaration: literal.declarationName,
      declarationKind: literal.declarationKind,
      declaredTypes: literal.declaredTypes,
      emittedTypes: literal.emittedTypes,
      declaredModels: literal.declaredModels,
      nameCase: literal.nameCase,
      accessLevel: literal.accessLevel,
      isConditional: literal.isConditional,
      offset: literal.offset,
      offsets: isEscaped ? nil : offsets
    )
  }
}

/// Finds the literals in SwiftParser's tree.
private final class LiteralFinder: SyntaxVisitor {
  var found: [FoundLiteral] = []
  var imports: [SwiftImport] = []
  var types: [SwiftTypeDeclaration] = []
  var unreadable: [UnreadableLiteral] = []

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    add(.graphql, node.macroName, node.arguments, at: Syntax(node), node.modifiers)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(.graphql, node.macroName, node.arguments, at: Syntax(node), [])
    return .visitChildren
  }

  private func add(
    _ macro: SwiftLiteral.Macro,
    _ name: TokenSyntax,
    _ arguments: LabeledExprListSyntax,
    at node: Syntax,
    _ modifiers: DeclModifierListSyntax
  ) {
    guard name.text == "graphql", isCompiled(node) != false else { return }
    guard let (literal, schema) = read(arguments), let text = literal?.representedLiteralValue else {
      return addUnreadable(macro, arguments, at: node)
    }
    let types = types(around: node)
    let isLocal = isLocal(node)
    let outer = types.first.flatMap { self.isLocal(Syntax($0)) ? nil : types.dropFirst().first }
    found.append(
      FoundLiteral(
        macro: macro,
        text: text,
        schema: schema,
        types: types.reversed().flatMap(names(of:)),
        place: place(of: Syntax(node)),
        declaration: nil,
        accessLevel: modifiers.level ?? (isLocal ? nil : types.first.map { level(of: $0, in: outer) }) ?? .internal,
        isConditional: isCompiled(node) == nil,
        offset: name.previousToken(viewMode: .sourceAccurate)!.positionAfterSkippingLeadingTrivia.utf8Offset,
        offsets: literal.flatMap(offsets)
      )
    )
  }

  private func addUnreadable(_ macro: SwiftLiteral.Macro, _ arguments: LabeledExprListSyntax, at node: Syntax) {
    guard let argument = arguments.first, argument.label == nil else { return }
    let reason: UnreadableLiteral.Reason
    let start: AbsolutePosition
    if let literal = argument.firstToken(viewMode: .sourceAccurate)?.parent?.as(StringLiteralExprSyntax.self) {
      let interpolation = literal.segments.lazy.compactMap { $0.as(ExpressionSegmentSyntax.self) }.first
      if interpolation == nil, argument.expression.is(StringLiteralExprSyntax.self) { return }
      reason = interpolation == nil ? .noLiteral : .interpolation
      start = (interpolation.map(Syntax.init) ?? Syntax(argument)).positionAfterSkippingLeadingTrivia
    } else {
      guard let word = argument.firstToken(viewMode: .sourceAccurate)?.text.utf8.first,
        word == 95 || (65...90).contains(word) || (97...122).contains(word)
      else { return }
      reason = .noLiteral
      start = argument.positionAfterSkippingLeadingTrivia
    }
    unreadable.append(
      UnreadableLiteral(
        macro: macro,
        reason: reason,
        isConditional: isCompiled(node) == nil,
        offset: start.utf8Offset
      )
    )
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    guard isCompiled(Syntax(node)) != false else { return .skipChildren }
    imports.append(
      SwiftImport(
        module: node.path.first!.name.identifier!.name,
        isScoped: node.importKindSpecifier != nil,
        isExported: attributes.contains("_exported"),
        isTestable: attributes.contains("testable"),
        offset: node.importKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
      )
    )
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { addType(node) }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, nil, isGeneric: node.genericParameterClause != nil, around: Syntax(node))
    return .visitChildren
  }

  private func addType(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, kind(of: node), isGeneric: isGeneric(node), around: Syntax(node))
    return .visitChildren
  }

  private func add(_ name: TokenSyntax, _ kind: SwiftTypeKind?, isGeneric: Bool, around node: Syntax) {
    guard isCompiled(node) != false else { return }
    let path = types(around: node.parent!).reversed().flatMap(names(of:)) + [name.identifier?.name ?? name.text]
    types.append(SwiftTypeDeclaration(path: path, kind: kind, isGeneric: isGeneric))
  }

  private func kind(of group: any DeclGroupSyntax) -> SwiftTypeKind {
    SwiftTypeKind(rawValue: group.introducer.text)!
  }

  private func isGeneric(_ group: any DeclGroupSyntax) -> Bool {
    group.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
      || group.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause != nil
      || group.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription.contains("<") == true
  }

  /// Returns what surrounds a node.
  private func place(of node: Syntax) -> LexicalContext {
    var place = LexicalContext()
    var bodies: [LexicalContext.Body] = []
    var child = node
    while let parent = child.parent {
      var open: [String] = []
      for sibling in parent.children(viewMode: .sourceAccurate) {
        if sibling == child { break }
        guard let token = sibling.as(TokenSyntax.self)?.text else { continue }
        if ["(", "[", "{"].contains(token) { open.append(token) }
        if [")", "]", "}"].contains(token) { _ = open.popLast() }
      }
      if let bracket = open.last {
        if bracket != "{" {
          bodies.append(.expression)
        } else if parent.is(MemberBlockSyntax.self), let type = parent.parent?.asProtocol((any DeclGroupSyntax).self) {
          bodies.append(.members)
          place.types.insert(kind(of: type), at: 0)
          if isGeneric(type) { place.isGeneric = true }
        } else {
          bodies.append(.statements)
          place.isLocal = true
        }
      }
      child = parent
    }
    place.body = bodies.first ?? .file
    return place
  }

  /// Returns the offset of each byte of a literal's text; `nil` if one is escaped.
  private func offsets(_ literal: StringLiteralExprSyntax) -> [Int]? {
    var offsets: [Int] = []
    for case .stringSegment(let segment) in literal.segments {
      guard !segment.content.text.contains("\\") else { return nil }
      let start = segment.content.positionAfterSkippingLeadingTrivia.utf8Offset
      offsets += start..<(start + segment.content.text.utf8.count)
    }
    return offsets
  }

  private func emittedTypes(_ expression: ExprSyntax) -> EmittedTypes {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return .used(and: call.arguments.first.map { names($0.expression) } ?? [])
    }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "used" ? .used(and: []) : .all
  }

  private func names(_ expression: ExprSyntax) -> [String] {
    expression.as(ArrayExprSyntax.self)?.elements
      .map { $0.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue ?? "" } ?? []
  }

  private func declaredModels(_ expression: ExprSyntax) -> DeclaredModels {
    if expression.is(ArrayExprSyntax.self) { return .named(names(expression)) }
    return expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "all" ? .all : .none
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.attributeName.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.attributeName.as(MemberTypeSyntax.self)?.name.text
    guard let macro = name.flatMap(SwiftLiteral.Macro.init(rawValue:)), macro != .graphql,
      isCompiled(Syntax(node)) != false
    else { return .visitChildren }
    var arguments: LabeledExprListSyntax = []
    if case .argumentList(let list)? = node.arguments { arguments = list }
    let types = arguments.first { $0.label?.text == "types" }
    let models = arguments.first { $0.label?.text == "models" }
    let nameCase = arguments.first { $0.label?.text == "names" }
    let choices = [types, models, nameCase].map { $0?.id }
    if macro == .schema { arguments = arguments.filter { !choices.contains($0.id) } }
    guard let (literal, schema) = read(arguments) else {
      if macro != .schema { addUnreadable(macro, arguments, at: Syntax(node)) }
      return .visitChildren
    }
    guard macro == .schema ? schema == nil : literal != nil else { return .visitChildren }
    let text = literal?.representedLiteralValue
    guard
      let declaration = sequence(first: Syntax(node), next: \.parent).lazy
        .compactMap({ $0.asProtocol((any DeclSyntaxProtocol).self) }).first
    else { return .visitChildren }
    let group = declaration.asProtocol((any DeclGroupSyntax).self)
    let outerTypes = self.types(around: Syntax(declaration).parent ?? Syntax(declaration))
    let outer = isLocal(Syntax(declaration)) ? nil : outerTypes.first
    found.append(
      FoundLiteral(
        macro: macro,
        text: macro == .schema ? "" : text!,
        schema: macro == .schema ? text : schema,
        types: outerTypes.reversed().flatMap(names(of:)),
        place: place(of: Syntax(node)),
        declaration: group.map { group in
          let name = names(of: group).joined(separator: ".")
          return macro == .schema ? name : name.filter { $0 != "`" }
        },
        declarationKind: group.map(kind),
        declaredTypes: macro == .schema ? declaration.as(EnumDeclSyntax.self).map(declaredTypes) ?? [] : [],
        emittedTypes: types.map { emittedTypes($0.expression) } ?? .all,
        declaredModels: models.map { declaredModels($0.expression) } ?? .none,
        nameCase: nameCase?.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "camelCase"
          ? .camelCase : .asWritten,
        accessLevel: group.map { level(of: $0, in: outer) } ?? .internal,
        isConditional: isCompiled(Syntax(node)) == nil,
        offset: node.positionAfterSkippingLeadingTrivia.utf8Offset,
        offsets: macro == .schema ? nil : literal.flatMap(offsets)
      )
    )
    return .visitChildren
  }

  private func read(_ arguments: LabeledExprListSyntax) -> (literal: StringLiteralExprSyntax?, schema: String?)? {
    var literal: StringLiteralExprSyntax?
    var schema: String?
    for argument in arguments {
      if argument.label?.text == "memberwiseInitializers", argument.expression.is(BooleanLiteralExprSyntax.self) {
        continue
      }
      guard let expression = argument.expression.as(StringLiteralExprSyntax.self),
        let value = expression.representedLiteralValue
      else { return nil }
      switch argument.label?.text {
      case nil: literal = expression
      case "schema": schema = value
      default: return nil
      }
    }
    return (literal, schema)
  }

  private func types(around node: Syntax) -> [any DeclGroupSyntax] {
    sequence(first: node, next: \.parent).compactMap { $0.asProtocol((any DeclGroupSyntax).self) }
  }

  /// Whether a function, closure or accessor is nearer than any type.
  private func isLocal(_ node: Syntax) -> Bool {
    for parent in sequence(first: node, next: \.parent).dropFirst() {
      if parent.is(MemberBlockSyntax.self) { return false }
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) || parent.is(AccessorBlockSyntax.self) {
        return true
      }
    }
    return false
  }

  /// The names of the types declared in the enum, in any branch of `#if` that may be compiled.
  private func declaredTypes(in declaration: EnumDeclSyntax) -> Set<String> {
    var names: Set<String> = []
    var waiting = [declaration.memberBlock.members]
    while let members = waiting.popLast() {
      for member in members where isCompiled(Syntax(member)) != false {
        if let type = member.decl.asProtocol((any NamedDeclSyntax).self), !member.decl.is(FunctionDeclSyntax.self) {
          names.insert(type.name.identifier?.name ?? type.name.text)
        } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
          for case .decls(let members)? in condition.clauses.map(\.elements) { waiting.append(members) }
        }
      }
    }
    return names
  }

  private func names(of type: any DeclGroupSyntax) -> [String] {
    if let type = type.as(ExtensionDeclSyntax.self) {
      return type.extendedType.trimmedDescription.split(separator: ".").map { String($0.prefix { $0 != "<" }) }
    }
    return type.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  private func level(of type: any DeclGroupSyntax, in outer: (any DeclGroupSyntax)?) -> AccessLevel {
    type.modifiers.level ?? (outer?.is(ExtensionDeclSyntax.self) == true ? outer!.modifiers.level : nil) ?? .internal
  }

  /// Whether all branches of `#if` around a node are compiled; `nil` if that depends.
  private func isCompiled(_ node: Syntax) -> Bool? {
    let branches = sequence(first: node, next: \.parent).compactMap { $0.as(IfConfigClauseSyntax.self) }.map { branch in
      let before = branch.parent!.as(IfConfigClauseListSyntax.self)!.prefix { $0.id != branch.id }.map(value)
      let own = value(of: branch)
      if before.contains(true) || own == false { return false as Bool? }
      return own == true && before.allSatisfy { $0 == false } ? true : nil
    }
    return branches.contains(false) ? false : branches.contains(nil) ? nil : true
  }

  private func value(of branch: IfConfigClauseSyntax) -> Bool? {
    branch.condition == nil ? true : branch.condition.flatMap(value(of:))
  }

  private func value(of condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.text == "true" }
    if let negation = condition.as(PrefixOperatorExprSyntax.self) { return value(of: negation.expression).map { !$0 } }
    guard let elements = condition.as(SequenceExprSyntax.self)?.elements,
      !elements.contains(where: { $0.trimmedDescription == "||" })
    else { return nil }
    let values = elements.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map(value)
    return values.contains(false) ? false : values.contains(nil) ? nil : true
  }
}

extension DeclModifierListSyntax {
  fileprivate var level: AccessLevel? {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.text {
      case "public", "open": return .public
      case "package": return .package
      case "internal", "private", "fileprivate": return .internal
      default: break
      }
    }
    return nil
  }
}

/// Writes Swift that is hard to scan without a parser.
private struct SourceGenerator {
  private var state: UInt64
  private var depth = 0

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func one<Element>(of elements: [Element]) -> Element { elements[number(below: elements.count)] }

  static func file(seed: UInt64) -> String {
    var generator = SourceGenerator(seed: seed)
    return generator.file()
  }

  private mutating func file() -> String {
    (number(below: 5) == 0 ? "#!/usr/bin/env swift \"(\n" : "") + imports() + declarations()
  }

  private mutating func imports() -> String {
    (0..<number(below: 4)).map { _ in
      one(of: [
        "import A", "@testable import InlineGraphQL", "@_exported public import\n B.C", "import `class`",
        "import struct A.B", "@preconcurrency import func A.f", "#if canImport(X)\nimport X\n#endif",
        "#if false\nimport Y\n#else\nimport typealias Z.T; import A\n#endif", "@_exported import enum A.E",
      ]) + "\n"
    }.joined()
  }

  private mutating func declarations() -> String {
    depth += 1
    defer { depth -= 1 }
    return (0...number(below: depth > 3 ? 2 : 4)).map { _ in declaration() }.joined(separator: "\n")
  }

  private mutating func declaration() -> String {
    let access = one(of: ["", "", "public ", "package ", "private ", "internal ", "fileprivate "])
    let name = one(of: ["A", "B2", "`enum`", "Éa", "_c"])
    switch number(below: depth > 4 ? 9 : 15) {
    case 0: return "// #graphql(\"no\") \" { /*"
    case 1: return "/* #graphql(\"no\") /* \" */ { ( */"
    case 2: return "\(access)#graphql(\(literal())\(schema()))"
    case 3:
      return
        "#graphql\(one(of: ["", " ", "/* \" */"]))(\(trivia())\(literal())\(trivia()), schema\(trivia()):\(literal()))"
    case 4: return "\(access)let x\(number(below: 99)) = \(expression())"
    case 5: return "@GraphQLFragment(\(literal())\(schema())) \(access)struct \(name) {}"
    case 6: return "\(access)var y\(number(below: 99)): Int { let z = \(expression()); return z }"
    case 7:
      return
        "@GraphQLSchema\(one(of: ["", "(\"s\")", "(types: .used)", "(\"s\", types: GraphQLSchemaTypes.used)", "(types: .used(and: [\"A\", \"*B\"]))", "(names: .camelCase)"]))"
        + " \(access)enum \(name) {\n\(members())\n}"
    case 8:
      return one(of: ["#graphql(", "@GraphQLFragment(", "@GraphQLOperation("])
        + one(of: [
          "x)", "x + \"a\")", "\"a\" + x)", "\"a \\(\(expression())) b\", schema: \"S\")",
          "#\"\"\"\n  \\(x) \\#(y)\n  \"\"\"#)", "a.b, schema: s)",
        ]) + "\nstruct V {}"
    case 9:
      return
        "\(access)\(one(of: ["struct", "enum", "class", "actor", "enum"])) \(name)\(one(of: ["", "", "<T>", "< T : P >"])) {\n\(declarations())\n}"
    case 10: return "\(access)extension \(name).C\(one(of: ["", "", "<Int>"])) {\n\(declarations())\n}"
    case 11:
      return
        "#if \(condition())\n\(declarations())\n\(one(of: ["", "", "#elseif \(condition())\n\(declarations())\n"]))"
        + "#else\n\(declarations())\n#endif"
    case 12:
      return "@MainActor @InlineGraphQL.GraphQLOperation(\(literal())) @X(y: { \(expression()) })\n"
        + "\(access)struct \(name)<T>: P where T: Q {\n\(declarations())\n}"
    case 13: return "func f(extension e: Int = \(expression()), class c: T) throws -> (Int) {\n\(declarations())\n}"
    default: return "struct S { static func g() { if x is Y, #available(macOS 13, *) { _ = \(expression()) } } }"
    }
  }

  private mutating func condition() -> String {
    one(of: [
      "DEBUG", "os(Linux) && A", "false", "true", "!true", "!false // x", "false && A", "A && !false && os(macOS)",
      "A || false", "(false && A) /* */ && B", "!(true && A)",
    ])
  }

  private mutating func members() -> String {
    let alias = "\(one(of: ["", "public ", "@available(*, deprecated)\n"]))typealias \(one(of: ["T", "`Any`"])) = A.B"
    return one(of: ["", alias, "#if A\n\(alias)\n#else\nstruct T {}\n#endif\n\(declarations())", declarations()])
  }

  private mutating func schema() -> String { one(of: ["", "", ", schema: \"S\"", ", schema: #\"Sch/\\a.graphqls\"#"]) }

  private mutating func trivia() -> String { one(of: ["", " ", "\n", "/* \" */", " // (\n"]) }

  private mutating func literal() -> String {
    one(of: [
      "\"query { a }\"", "\"\"", #""a\n\u{48}\"b\\""#, "#\"a \\n \" b\"#", "##\"\"# \\#(x)\"##",
      "\"\"\"\n  query {\n    a \\\n    b\n\n  }\n  \"\"\"", "#\"\"\"\n    a\n  \\(x) \"\"\" \\#\n  b\n  \"\"\"#",
      "\"\"\"\n\"\"\"", "\"// no /* comment\"",
    ])
  }

  private mutating func expression() -> String {
    depth += 1
    defer { depth -= 1 }
    switch number(below: depth > 7 ? 8 : 12) {
    case 0: return literal()
    case 1: return "1 / 2 / three"
    case 2: return "/a\"b[(]\\/#graphql\\(\"no\"\\)/"
    case 3: return "#/ a \" / #graphql(\"no\") /#"
    case 4: return one(of: ["x.`enum` / y.count", "x.class", "(x.enum)"])
    case 5: return "(a)/b/c"
    case 6: return "\"unsafe \\\" #graphql(\\\"no\\\")\""
    case 7: return "xs[0]! / 2"
    case 8: return "\"a \\(\(expression())) b\""
    case 9: return "\"\"\"\n\\(f(\(expression())))\n \"#graphql(\"no\")\n\"\"\""
    case 10: return "{ (x: Int) in \(expression()) }"
    default: return "f(\(expression()), extension: \(expression()))"
    }
  }
}
