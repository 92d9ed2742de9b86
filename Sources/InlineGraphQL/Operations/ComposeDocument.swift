/// Returns the document that is sent for an operation: the operation and every fragment that it reaches, each once.
///
/// A fragment with arguments occurs once for each list of values that it is spread with. Each copy has the values
/// instead of the arguments, and a name that distinguishes the values. If fragments have the same name, which is
/// possible in independent modules, all but the first get a number.
///
/// - Parameter operation: The operation.
/// - Returns: The definitions, one a line, with fragments in the order of their first spreads.
public func __composeDocument<Operation: GraphQLOperation>(of operation: Operation.Type) -> String {
  var composer = DocumentComposer()
  composer.add(operation.definition, spreading: operation.fragments)
  return composer.composed()
}

/// Returns the document of a definition that is not in emitted code: itself and every fragment that it reaches.
///
/// - Parameters:
///   - definition: The definition as the macros write it.
///   - fragments: The distinct fragments that it spreads.
package func composeDocument(of definition: String, spreading fragments: [any GraphQLFragment.Type]) -> String {
  var composer = DocumentComposer()
  composer.add(definition, spreading: fragments)
  return composer.composed()
}

private struct DocumentComposer {
  /// A fragment with the values of its arguments.
  private struct Copy: Hashable {
    let fragment: ObjectIdentifier
    let suffix: String
  }

  private var document = ""
  private var seen: Set<Copy> = []
  private var namesSent: [ObjectIdentifier: String] = [:]
  private var takenNames: Set<String> = []
  // Last in, first out, so that fragments come in the order of reading. It is no recursion, because a chain of spreads
  // may exceed the thread's stack.
  private var waiting: [(fragment: any GraphQLFragment.Type, node: __FragmentNode, arguments: FragmentArguments)] = []

  mutating func composed() -> String {
    while let (fragment, node, arguments) = waiting.popLast() {
      guard seen.insert(Copy(fragment: ObjectIdentifier(fragment), suffix: arguments.suffix)).inserted else { continue }
      document += "\n"
      add(node.definition, of: (fragment, node), arguments, spreading: node.fragments)
    }
    return document
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
