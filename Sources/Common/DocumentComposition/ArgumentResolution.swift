/// Replaces a fragment's arguments by values, and names the copies of fragments that are spread with arguments.
///
/// It reads the text in generated code, which has no comments and no block strings.
package struct ArgumentResolution {
  /// The fragments that were spread, with their arguments, in order.
  package private(set) var spreads: [(name: String, arguments: FragmentArguments)] = []

  private let arguments: FragmentArguments
  /// The arguments of the fragments that it spreads, by name.
  private let definitions: [String: [FragmentArgument]]
  private let namesSent: [String: String]
  private let optional: OptionalVariables
  private var output: [UInt8] = []

  /// - Parameters:
  ///   - arguments: The values of the fragment whose text is resolved.
  ///   - definitions: The arguments that the fragments take that it spreads, by name.
  ///   - namesSent: The names under which those fragments are sent, if they differ.
  ///   - optional: The variables of the operation that a request may leave out.
  package init(
    _ arguments: FragmentArguments,
    of definitions: [String: [FragmentArgument]],
    sentAs namesSent: [String: String] = [:],
    optional: OptionalVariables = .none
  ) {
    self.arguments = arguments
    self.definitions = definitions
    self.namesSent = namesSent
    self.optional = optional
  }

  /// Returns the text with values and names.
  package mutating func resolved(_ text: Substring) -> String {
    output = []
    var rest = Array(text.utf8)[...]
    copy(&rest, upTo: nil)
    return String(decoding: output, as: UTF8.self)
  }

  /// Copies text up to the bracket that ends the enclosing value, or all text if there is no enclosing value.
  private mutating func copy(_ rest: inout ArraySlice<UInt8>, upTo end: UInt8?) {
    var depth = 0
    while let byte = rest.first {
      switch byte {
      case end where depth == 0: return
      case UInt8(ascii: "\""): copyString(&rest)
      case UInt8(ascii: "$"): copyVariable(&rest)
      case UInt8(ascii: "."): copySpread(&rest)
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        output.append(rest.removeFirst())
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        rest.removeFirst()
        close(byte, before: rest.first)
      default: output.append(rest.removeFirst())
      }
    }
  }

  /// Ends a list of arguments, an object or a selection set. An empty list of arguments is removed.
  private mutating func close(_ byte: UInt8, before next: UInt8?) {
    if byte == UInt8(ascii: ")") {
      while output.last == UInt8(ascii: " ") { output.removeLast() }
      if output.last == UInt8(ascii: "(") {
        output.removeLast()
        if let next, next.isPartOfWord { output.append(UInt8(ascii: " ")) }
        return
      }
    }
    output.append(byte)
  }

  private mutating func copyString(_ rest: inout ArraySlice<UInt8>) {
    let start = output.count
    output.append(rest.removeFirst())
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "\"") {
        // The labels of each copy are its own.
        if !arguments.suffix.isEmpty, isLabel(from: start) { output += Array("$\(arguments.suffix)".utf8) }
        output.append(byte)
        return
      }
      output.append(byte)
      if byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() { output.append(escaped) }
    }
  }

  /// Returns whether the string from an offset on is the label of a deferred fragment or a streamed list.
  private func isLabel(from start: Int) -> Bool {
    let label = String(decoding: output[(start + 1)...], as: UTF8.self)
    return output[..<start].hasSuffix("label:") && (label.contains("$defer") || label.contains("$stream$"))
  }

  private mutating func copyVariable(_ rest: inout ArraySlice<UInt8>) {
    rest.removeFirst()
    let name = ArgumentResolution.takeName(&rest)
    switch arguments.values[name] {
    case nil: output += Array("$\(name)".utf8)
    case .some(.some(let value)): append(value, before: rest.first)
    case .some(nil): omit(before: rest.first)
    }
  }

  private mutating func append(_ value: String, before next: UInt8?) {
    if let last = output.last, last.isPartOfWord { output.append(UInt8(ascii: " ")) }
    output += Array(value.utf8)
    if let next, next.isPartOfWord || next == UInt8(ascii: "$") || next == UInt8(ascii: "\"") {
      output.append(UInt8(ascii: " "))
    }
  }

  /// Removes an argument or input field without a value; an element of a list becomes null.
  private mutating func omit(before next: UInt8?) {
    guard output.last == UInt8(ascii: ":") else { return append("null", before: next) }
    output.removeLast()
    while let last = output.last, last.isPartOfWord { output.removeLast() }
  }

  private mutating func copySpread(_ rest: inout ArraySlice<UInt8>) {
    while rest.first == UInt8(ascii: ".") { output.append(rest.removeFirst()) }
    var behind = rest
    let name = ArgumentResolution.takeName(&behind)
    guard let definitions = definitions[name] else { return }
    rest = behind
    let arguments = FragmentArguments(takeArguments(&rest), for: definitions, optional: optional)
    spreads.append((name, arguments))
    output += Array(((namesSent[name] ?? name) + arguments.suffix).utf8)
    if let next = rest.first, next.isPartOfWord { output.append(UInt8(ascii: " ")) }
  }

  /// Skips `@arguments(name:value)`. Returns the values, with the enclosing fragment's arguments resolved.
  private mutating func takeArguments(_ rest: inout ArraySlice<UInt8>) -> [String: String] {
    let directive = Array("@arguments(".utf8)
    guard rest.starts(with: directive) else { return [:] }
    rest = rest.dropFirst(directive.count)
    let outer = output
    var given: [String: String] = [:]
    while let byte = rest.first, byte != UInt8(ascii: ")") {
      guard byte.isPartOfWord else {
        rest.removeFirst()
        continue
      }
      let name = ArgumentResolution.takeName(&rest)
      output = Array("\(name):".utf8)
      let start = output.count
      rest = rest.dropFirst()
      copyValue(&rest)
      // A variable without a value is removed together with the argument's name.
      if output.count > start { given[name] = String(decoding: output[start...], as: UTF8.self) }
    }
    rest = rest.dropFirst()
    output = outer
    return given
  }

  /// Copies one value.
  private mutating func copyValue(_ rest: inout ArraySlice<UInt8>) {
    switch rest.first {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      let end: UInt8 = rest.first == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
      output.append(rest.removeFirst())
      copy(&rest, upTo: end)
      if let byte = rest.popFirst() { output.append(byte) }
    case UInt8(ascii: "\""): copyString(&rest)
    case UInt8(ascii: "$"): copyVariable(&rest)
    default:
      while let byte = rest.first, byte.isPartOfWord || byte == UInt8(ascii: ".") { output.append(rest.removeFirst()) }
    }
    while output.last == UInt8(ascii: " ") { output.removeLast() }
  }

  private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String {
    let name = rest.prefix { $0.isPartOfWord }
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}

extension UInt8 {
  /// Whether the byte can be part of a name or a number.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }
}
