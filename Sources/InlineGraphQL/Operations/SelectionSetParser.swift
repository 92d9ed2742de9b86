/// Reads the selection sets that the macros write into generated types.
///
/// They are kept as text since few ask for them, and Swift that makes the values would be a tenth of an operation's code.
struct SelectionSetParser {
  private var rest: Substring.UTF8View
  private let fragments: [String: any GraphQLFragment.Type]

  /// - Parameter text: A valid selection set, without block strings and comments.
  init(_ text: String, fragments: [any GraphQLFragment.Type]) {
    rest = text[...].utf8
    self.fragments = Dictionary(fragments.map { ($0.node.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  mutating func parse() -> [Selection] {
    list(from: "{", to: "}") { $0.selection() }
  }

  private mutating func selection() -> Selection {
    guard take("...") else { return field() }
    let name = peek.isNameStart ? self.name() : nil
    if let name, name != "on" {
      guard let fragment = fragments[name] else { preconditionFailure("The fragment \(name) is not among its user's") }
      let directives = directives()
      return .fragment(fragment, arguments: directives.spreadArguments, conditions: directives.conditions)
    }
    let type = name == nil ? nil : self.name()
    let conditions = directives().conditions
    return .inlineFragment(on: type, selections: parse(), conditions: conditions)
  }

  private mutating func field() -> Selection {
    let key = name()
    let name = take(":") ? self.name() : nil
    let arguments = arguments()
    let conditions = directives().conditions
    return .field(
      name ?? key,
      alias: name == nil ? nil : key,
      arguments: arguments,
      selections: peek == UInt8(ascii: "{") ? parse() : [],
      conditions: conditions
    )
  }

  private mutating func arguments() -> [SelectionArgument] {
    peek == UInt8(ascii: "(") ? list(from: "(", to: ")") { $0.argument() } : []
  }

  private mutating func argument() -> SelectionArgument {
    let name = name()
    precondition(take(":"), "A value has to follow \(name)")
    return SelectionArgument(name, value())
  }

  private mutating func directives() -> [(name: String, arguments: [SelectionArgument])] {
    var directives: [(name: String, arguments: [SelectionArgument])] = []
    while take("@") { directives.append((name(), arguments())) }
    return directives
  }

  private mutating func value() -> SelectionValue {
    switch peek {
    case UInt8(ascii: "$"):
      rest.removeFirst()
      return .variable(name())
    case UInt8(ascii: "\""): return .string(string())
    case UInt8(ascii: "["): return .list(list(from: "[", to: "]") { $0.value() })
    case UInt8(ascii: "{"): return .object(list(from: "{", to: "}") { $0.argument() })
    case let byte where byte.isNameStart:
      let name = name()
      switch name {
      case "true": return .boolean(true)
      case "false": return .boolean(false)
      case "null": return .null
      default: return .enum(name)
      }
    default:
      let digits = text {
        $0.isNamePart || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ".")
      }
      guard let number = Double(digits) else { preconditionFailure("\(digits) is no value") }
      return Int(digits).map { .int($0) } ?? .float(number)
    }
  }

  /// Its escapes are JSON's too.
  private mutating func string() -> String {
    var end = rest.dropFirst()
    while let byte = end.popFirst(), byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") { end = end.dropFirst() }
    }
    let literal = String(Substring(rest[..<end.startIndex]))
    rest = end
    guard case .string(let string)? = try? GraphQLJSONValue(parsing: literal.utf8) else {
      preconditionFailure("\(literal) is no string")
    }
    return string
  }

  private mutating func name() -> String {
    precondition(peek.isNameStart, "A name has to stand where \(Substring(rest)) begins")
    return text { $0.isNamePart }
  }

  private mutating func list<Element>(
    from start: StaticString,
    to end: StaticString,
    _ element: (inout Self) -> Element
  ) -> [Element] {
    precondition(take(start), "\(start) has to stand where \(Substring(rest)) begins")
    var elements: [Element] = []
    while !take(end) { elements.append(element(&self)) }
    return elements
  }

  private mutating func text(while condition: (UInt8) -> Bool) -> String {
    let text = rest.prefix(while: condition)
    rest = rest[text.endIndex...]
    return String(Substring(text))
  }

  /// The next byte that is no space or comma; zero at the end.
  private var peek: UInt8 {
    mutating get {
      rest = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
      return rest.first ?? 0
    }
  }

  private mutating func take(_ mark: StaticString) -> Bool {
    _ = peek
    let found = mark.withUTF8Buffer { rest.starts(with: $0) }
    if found { rest = rest.dropFirst(mark.utf8CodeUnitCount) }
    return found
  }
}

extension [(name: String, arguments: [SelectionArgument])] {
  fileprivate var spreadArguments: [SelectionArgument] {
    filter { $0.name == "arguments" }.flatMap(\.arguments)
  }

  fileprivate var conditions: [SelectionCondition] {
    compactMap { directive in
      guard let value = directive.arguments.first(where: { $0.name == "if" })?.value else { return nil }
      return switch directive.name {
      case "include": .include(if: value)
      case "skip": .skip(if: value)
      default: nil
      }
    }
  }
}

extension UInt8 {
  fileprivate var isNameStart: Bool {
    self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z") || self == UInt8(ascii: "_")
  }

  fileprivate var isNamePart: Bool {
    isNameStart || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}
