import OrderedCollections

/// The fragments that the literals of a target reach of those written against one schema.
///
/// The signature of each is made once, and so is its *summary*, which says of all that it reaches what a literal that
/// spreads it has to know. So a literal is compiled against the fragments that it spreads itself, however many they reach.
struct FragmentGraph {
  private struct Node {
    var signature: FragmentSignature
    /// The signature with the variables of all fragments that it reaches, and without definition and spreads.
    var summary: FragmentSignature
    /// Whether it or a fragment that it reaches takes arguments.
    var reachesArguments: Bool
    /// Whether it reaches itself.
    var isInCircle: Bool
  }

  private var nodes: [String: Node] = [:]

  /// The names of all fragments.
  var names: some Sequence<String> { nodes.keys }

  /// - Parameters:
  ///   - names: The fragments that literals of the target define and spread.
  ///   - signature: What is known of the fragment of a name; `nil` if there is none.
  init(reachedFrom names: some Sequence<String>, signature: @escaping (String) -> FragmentSignature?) {
    var search = ComponentSearch(signature: signature)
    for name in names { search.visit(name) }
    for component in search.components { add(component) }
  }

  /// Adds fragments that reach each other; what else they reach has been added.
  private mutating func add(_ component: [FragmentSignature]) {
    let isCircle = component.count > 1 || component[0].spreads.contains(component[0].name)
    // Of several uses that are alike, the nearest is told.
    var uses: OrderedDictionary<FragmentSignature.VariableUse, String> = [:]
    var fragmentHidingID: String?
    var reachesArguments = false
    for signature in component {
      for use in signature.variables where uses[use] == nil { uses[use] = signature.name }
      fragmentHidingID = fragmentHidingID ?? signature.fragmentHidingID
      reachesArguments = reachesArguments || !signature.arguments.isEmpty
    }
    for signature in component {
      for spread in signature.spreads {
        guard let node = nodes[spread] else { continue }
        for var use in node.summary.variables {
          let fragment = use.fragment ?? spread
          use.fragment = nil
          if uses[use] == nil { uses[use] = fragment }
        }
        fragmentHidingID = fragmentHidingID ?? node.summary.fragmentHidingID
        reachesArguments = reachesArguments || node.reachesArguments
      }
    }
    for signature in component {
      var summary = signature
      summary.variables = uses.map { use, fragment in
        var use = use
        use.fragment = fragment == signature.name ? nil : fragment
        return use
      }
      summary.fragmentHidingID = fragmentHidingID
      summary.spreads = []
      summary.definition = nil
      nodes[signature.name] = Node(
        signature: signature,
        summary: summary,
        reachesArguments: reachesArguments,
        isInCircle: isCircle
      )
    }
  }

  /// Summaries of the fragments that a document spreads. Those whose fields it takes in have their definition too, and what
  /// these spread is there as well.
  func summaries(for document: Document, spreading names: [String]) -> [String: FragmentSignature] {
    var summaries: [String: FragmentSignature] = [:]
    for name in names { summaries[name] = nodes[name]?.summary }
    var waiting: [FragmentSpread] = []
    for definition in document.definitions {
      switch definition {
      case .operation(let operation): operation.selectionSet.appendUnmaskedSpreads(to: &waiting)
      case .fragment(let fragment): fragment.selectionSet.appendUnmaskedSpreads(to: &waiting)
      case .schema, .schemaExtension, .type, .typeExtension, .directive, .directiveExtension: continue
      }
    }
    while let name = waiting.popLast()?.name.value {
      guard let node = nodes[name], let definition = node.signature.definition, summaries[name]?.definition == nil
      else {
        continue
      }
      for name in node.signature.spreads where summaries[name] == nil { summaries[name] = nodes[name]?.summary }
      summaries[name] = node.summary
      summaries[name]?.definition = definition
      definition.selectionSet.appendUnmaskedSpreads(to: &waiting)
    }
    return summaries
  }

  /// The signatures of all fragments that are reached from some, with their definitions.
  func reached(from names: [String]) -> [String: FragmentSignature] {
    var signatures: [String: FragmentSignature] = [:]
    var waiting = names
    while let name = waiting.popLast() {
      guard signatures[name] == nil, let signature = nodes[name]?.signature else { continue }
      signatures[name] = signature
      waiting += signature.spreads
    }
    return signatures
  }

  /// The shortest way from a fragment back to it, which it begins and ends with; `nil` if there is none.
  ///
  /// Where all spread each other there are more ways than can be counted.
  func circle(through name: String) -> [String]? {
    guard let node = nodes[name], node.isInCircle else { return nil }
    var origins: [String: String] = [:]
    var waiting = [name]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      for spread in nodes[current]?.signature.spreads ?? [] {
        if spread == name {
          return sequence(first: current) { $0 == name ? nil : origins[$0] }.reversed() + [name]
        }
        guard origins[spread] == nil, nodes[spread]?.isInCircle == true else { continue }
        origins[spread] = current
        waiting.append(spread)
      }
    }
    return nil
  }

  /// What is known of all that a fragment reaches.
  func summary(of name: String) -> FragmentSignature? { nodes[name]?.summary }

  /// Whether some fragments, or any that they reach, take arguments.
  func reachArguments(_ names: [String]) -> Bool {
    names.contains { nodes[$0]?.reachesArguments == true }
  }
}

/// Finds the fragments that reach each other, with Tarjan's algorithm: each component comes after those that it reaches.
///
/// There is no recursion, since a chain of fragments may be of any length.
private struct ComponentSearch {
  private struct Frame {
    var index: Int
    var next = 0
  }

  private let signature: (String) -> FragmentSignature?
  private(set) var components: [[FragmentSignature]] = []
  private var indices: [String: Int] = [:]
  private var signatures: [FragmentSignature] = []
  /// The lowest index that each fragment is known to lead back to.
  private var lowest: [Int] = []
  private var isOpen: [Bool] = []
  private var open: [Int] = []
  private var frames: [Frame] = []

  init(signature: @escaping (String) -> FragmentSignature?) {
    self.signature = signature
  }

  mutating func visit(_ name: String) {
    if indices[name] == nil { enter(name) }
    while let frame = frames.last {
      let spreads = signatures[frame.index].spreads
      if frame.next < spreads.count {
        frames[frames.count - 1].next += 1
        if let known = indices[spreads[frame.next]] {
          if isOpen[known] { lowest[frame.index] = min(lowest[frame.index], known) }
        } else {
          enter(spreads[frame.next])
        }
        continue
      }
      frames.removeLast()
      if let outer = frames.last { lowest[outer.index] = min(lowest[outer.index], lowest[frame.index]) }
      if lowest[frame.index] == frame.index { close(frame.index) }
    }
  }

  private mutating func enter(_ name: String) {
    guard let signature = signature(name) else { return }
    let index = signatures.count
    indices[name] = index
    signatures.append(signature)
    lowest.append(index)
    isOpen.append(true)
    open.append(index)
    frames.append(Frame(index: index))
  }

  private mutating func close(_ index: Int) {
    let start = open.lastIndex(of: index) ?? 0
    components.append(open[start...].map { signatures[$0] })
    for member in open[start...] { isOpen[member] = false }
    open.removeSubrange(start...)
  }
}
