/// The document that is sent for an operation: its own text, and that of every fragment that it reaches, each once.
///
/// - Parameter operation: The operation.
/// - Returns: The definitions, one a line, fragments in the order in which they are first spread.
public func composeDocument<Operation: GraphQLOperation>(of operation: Operation.Type) -> String {
  var document = operation.definition
  var seen: Set<ObjectIdentifier> = []
  // Last in, first out, so that fragments come in the order of reading. A stack of our own: the chain of spreads may be
  // longer than the thread's stack is deep.
  var waiting = Array(operation.fragments.reversed())
  while let fragment = waiting.popLast() {
    guard seen.insert(ObjectIdentifier(fragment)).inserted else { continue }
    let node = fragment.node
    document += "\n"
    document += node.definition
    waiting.append(contentsOf: node.fragments.reversed())
  }
  return document
}
