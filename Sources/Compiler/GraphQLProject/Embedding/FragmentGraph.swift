import GraphQLLanguage
import GraphQLValidation

/// The fragments of one schema that the literals of a target reach.
///
/// Each fragment's signature is made once. A *summary* is a signature that sums up what a literal must know of
/// everything that the fragment reaches. So a literal is compiled against only the fragments that it spreads itself.
/// Only summaries for operations have variables. An operation declares each of them, so its summaries are no longer
/// than itself. If summaries for fragments had variables, each fragment in a long chain would repeat those of all
/// fragments behind it.
struct FragmentGraph {
  private struct Node {
    var signature: FragmentSignature
    /// The name of a fragment, itself or one that it reaches, that has another field under the response key `id`.
    var fragmentHidingID: String?
    /// The name of such a fragment that has `@defer` or `@stream`.
    var fragmentDeferring: String?
    /// Whether it spreads itself, directly or through other fragments.
    var isInCircle: Bool
  }

  private var nodes: [String: Node] = [:]
  /// The variables of each fragment and of those that it reaches, once they were asked for.
  private var knownVariables: [String: [FragmentSignature.VariableUse]] = [:]

  var names: some Sequence<String> { nodes.keys }

  /// - Parameters:
  ///   - names: The fragments that literals of the target define and spread.
  ///   - signature: Returns the signature of a fragment by name; `nil` if there is none.
  init(reachedFrom names: some Sequence<String>, signature: @escaping (String) -> FragmentSignature?) {
    var search = ComponentSearch(signature: signature)
    for name in names { search.visit(name) }
    for component in search.components { add(component) }
  }

  /// Adds fragments that reach each other. All others that they reach must have been added before.
  private mutating func add(_ component: [FragmentSignature]) {
    let isCircle = component.count > 1 || component[0].spreads.contains(component[0].name)
    let spread = component.flatMap(\.spreads).compactMap { nodes[$0] }
    let hiding = component.compactMap(\.fragmentHidingID) + spread.compactMap(\.fragmentHidingID)
    let deferring = component.compactMap(\.fragmentDeferring) + spread.compactMap(\.fragmentDeferring)
    for signature in component {
      nodes[signature.name] = Node(
        signature: signature,
        fragmentHidingID: hiding.first,
        fragmentDeferring: deferring.first,
        isInCircle: isCircle
      )
    }
  }

  /// Returns the summary of a fragment, without variables.
  func summary(of name: String) -> FragmentSignature? {
    guard let node = nodes[name] else { return nil }
    var summary = node.signature
    summary.fragmentHidingID = node.fragmentHidingID
    summary.fragmentDeferring = node.fragmentDeferring
    summary.variables = []
    summary.spreads = []
    summary.definition = nil
    return summary
  }

  /// Returns the variables that a fragment and those that it reaches use. Of equal uses, the nearest counts.
  private mutating func variables(of name: String) -> [FragmentSignature.VariableUse] {
    if let known = knownVariables[name] { return known }
    var variables: [FragmentSignature.VariableUse] = []
    var seen: Set<FragmentSignature.VariableUse> = []
    var reached: Set = [name]
    var waiting = [name]
    var next = 0
    while next < waiting.count {
      let current = waiting[next]
      next += 1
      guard let signature = nodes[current]?.signature else { continue }
      for var use in signature.variables where seen.insert(use).inserted {
        use.fragment = current == name ? nil : current
        variables.append(use)
      }
      for spread in signature.spreads where reached.insert(spread).inserted { waiting.append(spread) }
    }
    knownVariables[name] = variables
    return variables
  }

  /// Returns summaries of the fragments that a document spreads.
  ///
  /// Fragments spread by operations have their variables. Fragments spread unmasked have their definitions, and the
  /// fragments that those definitions spread are in the result too.
  mutating func summaries(
    for document: Document,
    spreading names: [String],
    inOperations namesInOperations: Set<String>
  ) -> [String: FragmentSignature] {
    var summaries: [String: FragmentSignature] = [:]
    for name in names {
      summaries[name] = summary(of: name)
      if namesInOperations.contains(name) { summaries[name]?.variables = variables(of: name) }
    }
    var waiting = document.unmaskedSpreads
    while let name = waiting.popLast()?.name.value {
      guard let node = nodes[name], let definition = node.signature.definition, summaries[name]?.definition == nil
      else {
        continue
      }
      for name in node.signature.spreads where summaries[name] == nil { summaries[name] = summary(of: name) }
      if summaries[name] == nil { summaries[name] = summary(of: name) }
      summaries[name]?.definition = definition
      waiting += definition.selectionSet.unmaskedSpreads
    }
    return summaries
  }

  /// Returns the signatures, with definitions, of the named fragments and of all that they reach.
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

  /// Returns the shortest cycle through a fragment, which begins and ends with it; `nil` if there is none.
  ///
  /// Fragments that all spread each other form too many cycles to list.
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
}

/// Finds the strongly connected components of fragments with Tarjan's algorithm. Each comes after those that it
/// reaches.
///
/// The search does not recurse, because a chain of fragments may have any length.
private struct ComponentSearch {
  private let signature: (String) -> FragmentSignature?
  private(set) var components: [[FragmentSignature]] = []
  private var indices: [String: Int] = [:]
  private var signatures: [FragmentSignature] = []
  /// The lowest index that each fragment is known to lead back to.
  private var lowest: [Int] = []
  private var isOpen: [Bool] = []
  private var open: [Int] = []
  /// The fragments that are visited, and which of their spreads is next.
  private var frames: [(index: Int, next: Int)] = []

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
    frames.append((index, 0))
  }

  private mutating func close(_ index: Int) {
    let start = open.lastIndex(of: index) ?? 0
    components.append(open[start...].map { signatures[$0] })
    for member in open[start...] { isOpen[member] = false }
    open.removeSubrange(start...)
  }
}
