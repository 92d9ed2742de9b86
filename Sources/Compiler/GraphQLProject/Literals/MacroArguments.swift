import GraphQLCompiler
import GraphQLModelCompiler

/// The arguments after the name of a macro, if all are literals: `()`, `("…")`, `("…", schema: "…")` and those with
/// `memberwiseInitializers: true`, `types: .used`, `types: .used(and: ["…"])`, `models: .all` or `names: .camelCase`.
struct MacroArguments {
  /// The argument without a label.
  private(set) var text: LiteralText?

  private(set) var schema: String?

  private(set) var schemaOffset: Int?

  private(set) var memberwiseInitializers = false

  private(set) var types: EmittedTypes?

  private(set) var models = DeclaredModels.none

  private(set) var names: NameCase?

  /// The offset after the closing parenthesis.
  private(set) var end: Int

  /// Reads the arguments at an offset, on the same line; `nil` if there are none or if one is not a literal.
  init?(in swift: SwiftBytes, at start: Int) {
    end = swift.endOfTriviaOnLine(at: start)
    guard end < swift.count, swift[end] == UInt8(ascii: "(") else { return nil }
    end = swift.endOfTrivia(at: end + 1)
    while end < swift.count, swift[end] != UInt8(ascii: ")") {
      guard readArgument(in: swift) else { return nil }
      guard end < swift.count, swift[end] == UInt8(ascii: ",") else { break }
      end = swift.endOfTrivia(at: end + 1)
    }
    guard end < swift.count, swift[end] == UInt8(ascii: ")") else { return nil }
    end += 1
  }

  private mutating func readArgument(in swift: SwiftBytes) -> Bool {
    var label = ""
    if swift.kind(at: end) == .word {
      let labelEnd = swift.endOfWord(at: end)
      let colon = swift.endOfTrivia(at: labelEnd)
      guard colon < swift.count, swift[colon] == UInt8(ascii: ":") else { return readNil(in: swift) }
      label = swift.text(end..<labelEnd)
      end = swift.endOfTrivia(at: colon + 1)
    }
    switch label {
    case "types": return readTypes(in: swift)
    case "models": return readModels(in: swift)
    case "names":
      guard names == nil, let name = readMemberName(in: swift) else { return false }
      names = NameCase(rawValue: name) ?? .asWritten
    case "memberwiseInitializers": return readMemberwiseInitializers(in: swift)
    default:
      guard let literal = LiteralText(in: swift, at: end) else { return readNil(in: swift) }
      let start = end
      end = swift.endOfTrivia(at: literal.range.upperBound)
      guard schema == nil else { return false }
      switch label {
      case "" where text == nil: text = literal
      case "schema": (schema, schemaOffset) = (String(decoding: literal.utf8, as: UTF8.self), start)
      default: return false
      }
    }
    return true
  }

  /// Reads `nil`, which means the same as no argument.
  private mutating func readNil(in swift: SwiftBytes) -> Bool {
    let wordEnd = swift.endOfWord(at: end)
    guard swift.isWord("nil", end..<wordEnd) else { return false }
    end = swift.endOfTrivia(at: wordEnd)
    return true
  }

  /// Reads `true` or `false`.
  private mutating func readMemberwiseInitializers(in swift: SwiftBytes) -> Bool {
    let wordEnd = swift.endOfWord(at: end)
    memberwiseInitializers = swift.isWord("true", end..<wordEnd)
    guard memberwiseInitializers || swift.isWord("false", end..<wordEnd) else { return false }
    end = swift.endOfTrivia(at: wordEnd)
    return true
  }

  /// Reads `.used`, with or without the name of its type.
  private mutating func readMemberName(in swift: SwiftBytes) -> String? {
    var start = end
    while end < swift.count, swift.kind(at: end) == .word || swift.kind(at: end) == .dot {
      if swift.kind(at: end) == .dot { start = end + 1 }
      end = swift.kind(at: end) == .dot ? end + 1 : swift.endOfWord(at: end)
    }
    guard end > start else { return nil }
    let name = swift.text(start..<end)
    end = swift.endOfTrivia(at: end)
    return name
  }

  /// Reads `.all`, `.used`, or `.used(and: […])`.
  private mutating func readTypes(in swift: SwiftBytes) -> Bool {
    guard types == nil, let name = readMemberName(in: swift) else { return false }
    types = name == "used" ? .used(and: []) : .all
    guard name == "used", end < swift.count, swift[end] == UInt8(ascii: "(") else { return true }
    end = swift.endOfTrivia(at: end + 1)
    let label = swift.endOfWord(at: end)
    guard swift.isWord("and", end..<label) else { return false }
    end = swift.endOfTrivia(at: label)
    guard end < swift.count, swift[end] == UInt8(ascii: ":") else { return false }
    end = swift.endOfTrivia(at: end + 1)
    guard let names = readNames(in: swift), end < swift.count, swift[end] == UInt8(ascii: ")") else { return false }
    types = .used(and: names)
    end = swift.endOfTrivia(at: end + 1)
    return true
  }

  /// Reads `.all`, `.none`, or names in brackets.
  private mutating func readModels(in swift: SwiftBytes) -> Bool {
    guard end < swift.count, swift[end] == UInt8(ascii: "[") else {
      guard let name = readMemberName(in: swift) else { return false }
      models = name == "all" ? .all : .none
      return true
    }
    guard let names = readNames(in: swift) else { return false }
    models = .named(names)
    return true
  }

  /// Reads names in brackets.
  private mutating func readNames(in swift: SwiftBytes) -> [String]? {
    guard end < swift.count, swift[end] == UInt8(ascii: "[") else { return nil }
    var names: [String] = []
    repeat {
      end = swift.endOfTrivia(at: end + 1)
      guard let literal = LiteralText(in: swift, at: end) else { break }
      names.append(String(decoding: literal.utf8, as: UTF8.self))
      end = swift.endOfTrivia(at: literal.range.upperBound)
    } while end < swift.count && swift[end] == UInt8(ascii: ",")
    guard end < swift.count, swift[end] == UInt8(ascii: "]") else { return nil }
    end = swift.endOfTrivia(at: end + 1)
    return names
  }
}

extension UnreadableLiteral {
  /// Finds the reason why the text of a macro cannot be read.
  ///
  /// - Parameters:
  ///   - macro: The macro.
  ///   - swift: The Swift source.
  ///   - start: The offset after the macro's name.
  /// - Returns: `nil` if there is no text, or if Swift reports the mistake.
  init?(_ macro: SwiftLiteral.Macro, in swift: SwiftBytes, at start: Int, isConditional: Bool) {
    let parenthesis = swift.endOfTriviaOnLine(at: start)
    guard parenthesis < swift.count, swift[parenthesis] == UInt8(ascii: "(") else { return nil }
    let argument = swift.endOfTrivia(at: parenthesis + 1)
    guard argument < swift.count, swift[argument] != UInt8(ascii: ")") else { return nil }
    if let delimiter = StringDelimiter(in: swift, at: argument) {
      if let offset = delimiter.interpolation(in: swift, from: argument + delimiter.length) {
        self.init(macro: macro, reason: .interpolation, isConditional: isConditional, offset: offset)
        return
      }
      guard let text = LiteralText(in: swift, at: argument) else { return nil }
      let next = swift.endOfTrivia(at: text.range.upperBound)
      guard next < swift.count, swift[next] != UInt8(ascii: ","), swift[next] != UInt8(ascii: ")") else { return nil }
    } else {
      guard swift.kind(at: argument) == .word else { return nil }
      let next = swift.endOfTrivia(at: swift.endOfWord(at: argument))
      guard next < swift.count, swift[next] != UInt8(ascii: ":") else { return nil }
    }
    self.init(macro: macro, reason: .noLiteral, isConditional: isConditional, offset: argument)
  }
}

extension StringDelimiter {
  /// Returns the offset of the first interpolation in the text of a literal; `nil` if there is none.
  func interpolation(in swift: SwiftBytes, from start: Int) -> Int? {
    var index = start
    while index < swift.count {
      switch swift.kind(at: index) {
      case .quote where closes(in: swift, at: index): return nil
      case .lineEnd where !isMultiline: return nil
      case .backslash where escapes(in: swift, at: index):
        if swift.has("(", at: index + 1 + pounds) { return index }
        index += pounds + 2
      default: index += 1
      }
    }
    return nil
  }
}
