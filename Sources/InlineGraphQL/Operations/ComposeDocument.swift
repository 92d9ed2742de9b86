/// Returns the document that is sent for an operation: the operation and every fragment that it reaches, each once.
///
/// A fragment with arguments occurs once for each list of values that it is spread with. Each copy has the values
/// instead of the arguments, and a name that distinguishes the values. If fragments have the same name, which is
/// possible in independent modules, all but the first get a number. So do variables that different types provide.
///
/// - Parameter operation: The operation.
/// - Returns: The definitions, one a line, with fragments in the order of their first spreads.
public func __composeDocument<Operation: GraphQLOperation>(of operation: Operation.Type) -> String {
  DocumentComposer(composing: operation).text
}

/// Returns the document of a query that is not in emitted code: itself and every fragment that it reaches.
///
/// - Parameters:
///   - definition: The query as the macros write it, without a name.
///   - fragments: The distinct fragments that it spreads.
package func composeDocument(of definition: String, spreading fragments: [any GraphQLFragment.Type]) -> String {
  DocumentComposer(of: definition, beginning: "query", spreading: fragments).text
}

/// Puts the definitions of a document together.
struct DocumentComposer {
  /// A fragment with the values of its arguments.
  private struct Copy: Hashable {
    let fragment: ObjectIdentifier
    let suffix: String
  }

  /// The variables that the program provides, in the order in which the document uses them first.
  private(set) var provided: [__ProvidedVariable] = []
  private var document = ""
  private var seen: Set<Copy> = []
  private var namesSent: [ObjectIdentifier: String] = [:]
  private var takenNames: Set<String> = []
  // Last in, first out, so that fragments come in the order of reading. It is no recursion, because a chain of spreads
  // may exceed the thread's stack.
  private var waiting: [(fragment: any GraphQLFragment.Type, node: __FragmentNode, arguments: FragmentArguments)] = []

  /// The start of the operation, up to its name.
  private let head: String

  /// Composes the document of an operation.
  init<Operation: GraphQLOperation>(composing operation: Operation.Type) {
    let head = operation.kind.rawValue + " " + operation.operationName
    self.init(of: operation.definition, beginning: head, spreading: operation.fragments)
  }

  /// Composes the document of an operation that begins with its kind and name.
  init(of definition: String, beginning head: String, spreading fragments: [any GraphQLFragment.Type]) {
    self.head = head
    add(definition, spreading: fragments)
    while let (fragment, node, arguments) = waiting.popLast() {
      guard seen.insert(Copy(fragment: ObjectIdentifier(fragment), suffix: arguments.suffix)).inserted else { continue }
      document += "\n"
      add(node.definition, of: (fragment, node), arguments, spreading: node.fragments)
    }
  }

  /// The document, in which the operation defines the provided variables.
  var text: String {
    if provided.isEmpty { return document }
    let definitions = provided.map { "$" + $0.name + ":" + $0.type }.joined()
    var bytes = Array(document.utf8)
    let start = head.utf8.count
    if bytes.count > start, bytes[start] == UInt8(ascii: "(") {
      bytes.insert(contentsOf: definitions.utf8, at: Self.endOfVariables(in: bytes, from: start))
    } else {
      bytes.insert(contentsOf: ("(" + definitions + ")").utf8, at: start)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the offset of the parenthesis that ends the definitions of variables.
  private static func endOfVariables(in bytes: [UInt8], from start: Int) -> Int {
    var (depth, index, isInString) = (0, start, false)
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "\\") where isInString: index += 1
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return index
  }

  /// Returns the name under which a provided variable is sent.
  private mutating func nameSent(_ variable: __ProvidedVariable) -> String {
    if let known = provided.first(where: { $0.provider == variable.provider && $0.type == variable.type }) {
      return known.name
    }
    var sent = variable
    var number = 2
    while provided.contains(where: { $0.name == sent.name }) {
      sent.name = "\(variable.name)_\(number)"
      number += 1
    }
    provided.append(sent)
    return sent.name
  }

  /// Returns the name under which a fragment is sent.
  private mutating func nameSent(_ fragment: any GraphQLFragment.Type, _ node: __FragmentNode) -> String {
    if let known = namesSent[ObjectIdentifier(fragment)] { return known }
    var name = node.name
    var number = 2
    while !takenNames.insert(name).inserted {
      name = "\(node.name)_\(number)"
      number += 1
    }
    namesSent[ObjectIdentifier(fragment)] = name
    return name
  }

  /// Adds a definition, and queues the fragments that it spreads.
  mutating func add(
    _ definition: String,
    of own: (fragment: any GraphQLFragment.Type, node: __FragmentNode)? = nil,
    _ arguments: FragmentArguments = FragmentArguments(),
    spreading fragments: [any GraphQLFragment.Type]
  ) {
    var arguments = arguments
    for variable in own?.node.provided ?? [] {
      let name = nameSent(variable)
      if name != variable.name { arguments.rename(variable.name, to: name) }
    }
    let nodes = fragments.map { (fragment: $0, node: $0.node) }
    let ownName = own.map { nameSent($0.fragment, $0.node) }
    let names = nodes.map { nameSent($0.fragment, $0.node) }
    let isAsWritten = ownName == own?.node.name && names == nodes.map(\.node.name)
    if isAsWritten, arguments.isEmpty, nodes.allSatisfy(\.node.arguments.isEmpty) {
      document += definition
      for (fragment, node) in nodes.reversed() { waiting.append((fragment, node, FragmentArguments())) }
      return
    }
    var text = definition[...]
    if let own, let ownName {
      document += "fragment " + ownName + arguments.suffix
      text = text.dropFirst(("fragment " + own.node.name).count)
    }
    let byName = Dictionary(nodes.map { ($0.node.name, $0) }) { first, _ in first }
    let namesSent = Dictionary(zip(nodes.map(\.node.name), names)) { first, _ in first }
    var resolution = ArgumentResolution(arguments, of: byName.mapValues(\.node), sentAs: namesSent)
    document += resolution.resolved(text)
    for (name, arguments) in resolution.spreads.reversed() {
      if let (fragment, node) = byName[name] { waiting.append((fragment, node, arguments)) }
    }
  }
}
