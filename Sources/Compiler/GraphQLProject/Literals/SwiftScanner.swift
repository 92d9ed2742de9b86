import GraphQLLanguage
import GraphQLValidation

/// Scans Swift source just far enough to tell code from text: brackets, strings, comments, regex literals, and the
/// keywords that declare types.
struct SwiftScanner {
  /// An open bracket, or the file itself.
  private struct Scope {
    enum Kind {
      case declarations, other
      case interpolation(StringDelimiter)
    }

    var kind: Kind
    var closer: UInt8
    var types: [String]
    /// The surroundings of a macro in this scope.
    var place: LexicalContext
    /// The type's own access level, which expansions of freestanding macros in it get.
    var accessLevel = AccessLevel.internal
    /// The default access level of members: that of the extension.
    var memberAccessLevel: AccessLevel?
    var isPrivate = false
    /// Whether `@available` limits the type or one around it.
    var isLimited = false
    /// The index of the `@GraphQLSchema` on the type whose body this is.
    var schema: Int?
    var declaration = PartialDeclaration()
  }

  /// The modifiers, attributes and name of a declaration, as far as they have been read.
  private struct PartialDeclaration {
    var accessLevel: AccessLevel?
    var isPrivate = false
    /// `private` or `fileprivate`.
    var privateModifier: String?
    /// Whether it has the attribute `@available`.
    var isLimited = false
    var literals: [Int] = []
    var type: (names: [String], kind: SwiftTypeKind, isGeneric: Bool, schema: Int?)?
    /// The attributes of an import.
    var isExported = false
    var isTestable = false
  }

  private let swift: SwiftBytes
  private let name: String
  private var index = 0
  private var scopes: [Scope]
  private var found = SwiftOutline()

  /// Whether the last token ends an operand, so that `/` divides.
  private var isAfterOperand = false
  private var isAfterDot = false

  private var conditions = CompilationConditions()

  init(_ swift: SwiftBytes, name: String) {
    self.swift = swift
    self.name = name
    scopes = [Scope(kind: .declarations, closer: 0, types: [], place: LexicalContext())]
  }

  mutating func outline() -> SwiftOutline {
    // A byte order mark.
    if swift.has("\u{FEFF}", at: 0) { index = 3 }
    if swift.has("#!", at: index) { skipLine() }
    // Swift allows 256 levels of brackets. Each scope copies what is around it, so unlimited nesting would take
    // quadratic time.
    while index < swift.count, scopes.count <= 1000 {
      let kind = swift.kind(at: index)
      if kind == .other || kind == .lineEnd {
        scanPunctuation()
        continue
      }
      switch kind {
      case .word: scanWord()
      case .digit: scanNumber()
      case .quote: scanString()
      case .hash: scanHash()
      case .at: scanAttribute()
      case .slash: scanSlash()
      case .backtick: scanQuotedName()
      case .opener: open()
      case .closer: close()
      case .dot: step(isAfterDot: true)
      case .semicolon: endDeclaration()
      case .backslash, .other, .lineEnd: step()
      }
    }
    return found
  }

  // MARK: Tokens

  private mutating func step(isAfterDot: Bool = false) {
    index += 1
    isAfterOperand = false
    self.isAfterDot = isAfterDot
  }

  private mutating func scanPunctuation() {
    let byte = swift[index]
    index += 1
    // Blanks and postfix operators change neither flag.
    guard byte > UInt8(ascii: "!"), byte != UInt8(ascii: "?") else { return }
    isAfterOperand = false
    isAfterDot = false
  }

  private mutating func skipLine() {
    while index < swift.count, swift.kind(at: index) != .lineEnd { index += 1 }
  }

  private mutating func endOperand(at end: Int) {
    index = end
    isAfterOperand = true
    isAfterDot = false
  }

  private mutating func scanNumber() {
    endOperand(at: swift.endOfWord(at: index))
  }

  private mutating func scanQuotedName() {
    endOperand(at: swift.endOfQuotedName(at: index))
  }

  private mutating func scanSlash() {
    if let end = swift.endOfComment(at: index) {
      index = end
    } else if !isAfterOperand, let end = swift.endOfRegex(at: index) {
      endOperand(at: end)
    } else {
      step()
    }
  }

  private mutating func scanString() {
    guard let delimiter = StringDelimiter(in: swift, at: index) else { return step() }
    index += delimiter.length
    scanText(delimiter)
  }

  /// Skips to the end of a string's text or into its next interpolation.
  private mutating func scanText(_ delimiter: StringDelimiter) {
    while index < swift.count {
      switch swift.kind(at: index) {
      case .quote where delimiter.closes(in: swift, at: index):
        return endOperand(at: index + delimiter.length)
      case .lineEnd where !delimiter.isMultiline:
        return endOperand(at: index)
      case .backslash where delimiter.escapes(in: swift, at: index):
        index += delimiter.pounds + 2
        guard swift[index - 1] == UInt8(ascii: "(") else { continue }
        appendExpression(.interpolation(delimiter), closer: UInt8(ascii: ")"))
        isAfterOperand = false
        return
      default:
        index += 1
      }
    }
  }

  private mutating func scanHash() {
    let end = swift.endOfPounds(at: index)
    guard end < swift.count else { return endOperand(at: end) }
    switch swift.kind(at: end) {
    case .quote:
      scanString()
    case .slash:
      if let end = swift.endOfRegex(at: index) { endOperand(at: end) } else { index = end }
    case .word, .backtick:
      let start = index
      let name = MacroName(ofFreestanding: swift, at: end)
      index = name.end
      isAfterOperand = false
      isAfterDot = false
      if name.isGraphQL(in: swift) {
        scanFreestandingMacro(at: start)
      } else {
        conditions.read(end..<index, of: swift)
      }
    default:
      index = end - 1
      step()
    }
  }

  // MARK: Brackets

  private mutating func open() {
    let opener = swift[index]
    step()
    let closer = opener == UInt8(ascii: "(") ? UInt8(ascii: ")") : opener + 2
    let outer = scopes.count - 1
    guard opener == UInt8(ascii: "{") else {
      return appendExpression(.other, closer: closer)
    }
    var scope = Scope(kind: .declarations, closer: closer, types: scopes[outer].types, place: scopes[outer].place)
    let declaration = scopes[outer].declaration
    if let type = declaration.type {
      scope.types += type.names
      scope.schema = type.schema
      scope.accessLevel = declaration.accessLevel ?? scopes[outer].memberAccessLevel ?? .internal
      if type.kind == .extension { scope.memberAccessLevel = declaration.accessLevel }
      scope.place.body = .members
      scope.place.types.append(type.kind)
      if type.isGeneric { scope.place.isGeneric = true }
    } else {
      scope.place.body = .statements
      scope.place.isLocal = true
    }
    scope.isPrivate = scopes[outer].isPrivate || declaration.isPrivate
    scope.isLimited = scopes[outer].isLimited || declaration.isLimited
    scopes[outer].declaration = PartialDeclaration()
    scopes.append(scope)
  }

  private mutating func appendExpression(_ kind: Scope.Kind, closer: UInt8) {
    let outer = scopes[scopes.count - 1]
    var scope = Scope(kind: kind, closer: closer, types: outer.types, place: outer.place)
    scope.place.body = .expression
    scopes.append(scope)
  }

  private mutating func close() {
    let closer = swift[index]
    endOperand(at: index + 1)
    guard scopes.count > 1, scopes[scopes.count - 1].closer == closer else { return }
    if case .interpolation(let delimiter) = scopes.removeLast().kind { scanText(delimiter) }
  }

  // MARK: Declarations

  private mutating func endDeclaration() {
    step()
    scopes[scopes.count - 1].declaration = PartialDeclaration()
  }

  private mutating func scanWord() {
    let start = index
    let isMember = isAfterDot
    endOperand(at: swift.endOfWord(at: index))
    guard !isMember, let keyword = SwiftKeyword(swift, start..<index) else { return }
    isAfterOperand = false
    let scope = scopes.count - 1
    guard case .declarations = scopes[scope].kind else { return }
    switch keyword {
    case .access(let level):
      if !isAboutSetter { scopes[scope].declaration.accessLevel = level }
    case .privateAccess:
      if isAboutSetter { return }
      scopes[scope].declaration.accessLevel = .internal
      scopes[scope].declaration.isPrivate = true
      scopes[scope].declaration.privateModifier = swift.text(start..<index)
    case .type(let kind):
      guard let names = scanTypeName(onSameLine: kind == .actor) else { return }
      nameDeclaration(names, kind)
    case .typealias:
      scopes[scope].declaration = PartialDeclaration()
      if let names = scanTypeName(onSameLine: false) { declare(names, nil, isGeneric: hasTypeParameters) }
    case .import:
      scanImport(at: start)
      scopes[scope].declaration = PartialDeclaration()
    case .declaration:
      scopes[scope].declaration = PartialDeclaration()
    case .other:
      break
    }
  }

  /// Whether the modifier just read continues as in `private(set)`, which concerns only the setter.
  private var isAboutSetter: Bool {
    let next = swift.endOfTrivia(at: index)
    return next < swift.count && swift[next] == UInt8(ascii: "(")
  }

  private mutating func nameDeclaration(_ names: [String], _ kind: SwiftTypeKind) {
    let scope = scopes.count - 1
    let isGeneric = hasTypeParameters
    let accessLevel = scopes[scope].declaration.accessLevel ?? scopes[scope].memberAccessLevel ?? .internal
    var schema: Int?
    for literal in scopes[scope].declaration.literals {
      if found.literals[literal].macro == .schema { schema = literal }
      let name = names.joined(separator: ".")
      let isType = found.literals[literal].macro == .schema
      found.literals[literal].declarationName = isType ? name : name.filter { $0 != "`" }
      found.literals[literal].declarationKind = kind
      found.literals[literal].isGeneric = isGeneric
      if kind == .struct, !isType {
        found.literals[literal].propertyWithoutValue = swift.propertyWithoutValue(inTypeNamedBefore: index)
      }
      found.literals[literal].accessLevel = accessLevel
      found.literals[literal].privateModifier = scopes[scope].declaration.privateModifier
      found.literals[literal].isPrivate = scopes[scope].isPrivate || scopes[scope].declaration.isPrivate
      found.literals[literal].isLimited = scopes[scope].isLimited || scopes[scope].declaration.isLimited
    }
    scopes[scope].declaration.literals = []
    scopes[scope].declaration.type = (names, kind, isGeneric, schema)
    if kind != .extension { declare(names, kind, isGeneric: isGeneric) }
  }

  /// Records a declared type, also for the `@GraphQLSchema` on the enum that it is declared in.
  private mutating func declare(_ names: [String], _ kind: SwiftTypeKind?, isGeneric: Bool) {
    if conditions.isExcluded { return }
    let scope = scopes[scopes.count - 1]
    let names = names.map { $0.filter { $0 != "`" } }
    found.types.append(SwiftTypeDeclaration(path: scope.types + names, kind: kind, isGeneric: isGeneric))
    if let schema = scope.schema { found.literals[schema].declaredTypes.formUnion(names) }
  }

  private var hasTypeParameters: Bool {
    let next = swift.endOfTrivia(at: index)
    return next < swift.count && swift[next] == UInt8(ascii: "<")
  }

  private mutating func scanImport(at start: Int) {
    var module = swift.endOfTrivia(at: index)
    guard module < swift.count else { return }
    let declaration = scopes[scopes.count - 1].declaration
    var end = swift.endOfWord(at: module)
    var isScoped = false
    if swift.kind(at: module) == .word {
      switch SwiftKeyword(swift, module..<end) {
      case .type, .typealias, .declaration:
        isScoped = true
        module = swift.endOfTrivia(at: end)
        end = swift.endOfWord(at: module)
      default: break
      }
    }
    guard module < swift.count else { return }
    if swift.kind(at: module) == .backtick { end = swift.endOfQuotedName(at: module) }
    var last = end
    while last < swift.count, swift.kind(at: last) == .dot { last = swift.endOfWord(at: last + 1) }
    endOperand(at: max(last, index))
    if conditions.isExcluded { return }
    found.imports.append(
      SwiftImport(
        module: swift.text(module..<end).filter { $0 != "`" },
        isScoped: isScoped,
        isExported: declaration.isExported,
        isTestable: declaration.isTestable,
        offset: start
      )
    )
  }

  /// Reads `A.B` after `struct` or `extension`; `nil` if there is no name, as in `class func`.
  private mutating func scanTypeName(onSameLine: Bool) -> [String]? {
    var names: [String] = []
    var position = onSameLine ? swift.endOfBlanks(at: index) : swift.endOfTrivia(at: index)
    while position < swift.count {
      let start = position
      if swift.kind(at: position) == .backtick {
        position = swift.endOfQuotedName(at: position)
      } else if swift.kind(at: position) == .word {
        position = swift.endOfWord(at: position)
        guard !names.isEmpty || SwiftKeyword(swift, start..<position) == nil else { break }
      } else {
        break
      }
      names.append(swift.text(start..<position))
      index = position
      let dot = swift.endOfTrivia(at: position)
      guard dot < swift.count, swift.kind(at: dot) == .dot else { break }
      position = swift.endOfTrivia(at: dot + 1)
    }
    return names.isEmpty ? nil : names
  }

  // MARK: Macros

  private mutating func scanFreestandingMacro(at start: Int) {
    guard let arguments = MacroArguments(in: swift, at: index), let text = arguments.text, arguments.types == nil
    else { return addUnreadable(.graphql) }
    endOperand(at: arguments.end)
    let scope = scopes.count - 1
    let accessLevel = scopes[scope].declaration.accessLevel ?? scopes[scope].accessLevel
    let isPrivate = scopes[scope].isPrivate || scopes[scope].declaration.isPrivate
    scopes[scope].declaration = PartialDeclaration()
    if let literal = add(.graphql, text, arguments, at: start) {
      found.literals[literal].accessLevel = accessLevel
      found.literals[literal].isPrivate = isPrivate
      found.literals[literal].isLimited = scopes[scope].isLimited
    }
  }

  private mutating func scanAttribute() {
    let start = index
    step()
    let name = MacroName(ofAttribute: swift, at: index)
    index = name.end
    isAfterOperand = false
    let scope = scopes.count - 1
    guard case .declarations = scopes[scope].kind else { return }
    if name.isWord("_exported", in: swift) { scopes[scope].declaration.isExported = true }
    if name.isWord("available", in: swift) { scopes[scope].declaration.isLimited = true }
    if name.isWord("testable", in: swift) { scopes[scope].declaration.isTestable = true }
    guard let macro = name.attached(in: swift) else { return }
    let arguments = MacroArguments(in: swift, at: name.end)
    if let arguments {
      guard macro == .schema ? arguments.schema == nil : arguments.text != nil && arguments.types == nil else { return }
      index = arguments.end
    } else {
      let next = swift.endOfTriviaOnLine(at: name.end)
      guard macro == .schema, next >= swift.count || swift[next] != UInt8(ascii: "(") else {
        return addUnreadable(macro)
      }
    }
    if let literal = add(macro, arguments?.text, arguments, at: start) {
      scopes[scope].declaration.literals.append(literal)
    }
  }

  private mutating func addUnreadable(_ macro: SwiftLiteral.Macro) {
    guard macro != .schema, !conditions.isExcluded,
      let literal = UnreadableLiteral(macro, in: swift, at: index, isConditional: conditions.isConditional)
    else { return }
    found.unreadable.append(literal)
  }

  /// Adds a literal, which the declaration after it completes.
  ///
  /// - Returns: Its index; `nil` if it is never compiled.
  private mutating func add(
    _ macro: SwiftLiteral.Macro,
    _ text: LiteralText?,
    _ arguments: MacroArguments?,
    at offset: Int
  ) -> Int? {
    if conditions.isExcluded { return nil }
    let isSchema = macro == .schema
    found.literals.append(
      SwiftLiteral(
        macro: macro,
        source: Source(utf8: isSchema ? [] : text?.utf8 ?? [], name: name),
        schemaArgument: isSchema ? text.map { String(decoding: $0.utf8, as: UTF8.self) } : arguments?.schema,
        enclosingTypes: scopes[scopes.count - 1].types,
        place: scopes[scopes.count - 1].place,
        declarationName: nil,
        memberwiseInitializers: arguments?.memberwiseInitializers ?? false,
        emittedTypes: isSchema ? arguments?.types ?? .all : .all,
        declaredModels: isSchema ? arguments?.models ?? .none : .none,
        nameCase: isSchema ? arguments?.names ?? .asWritten : .asWritten,
        accessLevel: .internal,
        impliedAccessLevel: scopes[scopes.count - 1].memberAccessLevel,
        isConditional: conditions.isConditional,
        offset: offset,
        schemaArgumentOffset: isSchema ? text?.range.lowerBound : arguments?.schemaOffset,
        text: isSchema ? nil : text
      )
    )
    return found.literals.count - 1
  }
}
