extension Rule {
  /// Fragment Spreads Must Not Form Cycles (section 5.5.2.2), also not through fragments that are defined elsewhere.
  static let noFragmentCycles = Rule("NoFragmentCycles") { document, errors in
    guard !document.fragmentIndices.isEmpty else { return }
    var search = CycleSearch(document: document)
    for (index, definition) in document.definitions.enumerated() {
      if let fragment = definition.fragment { search.visit(fragment.name.value, at: index) }
    }
    errors += search.errors
  }
}

/// A depth-first search that goes on behind each cycle it finds, so as to find every one.
///
/// The stack is its own: a chain of fragments may be as long as the document.
private struct CycleSearch {
  /// A spread, with no place if it stands in a fragment that is defined elsewhere.
  struct Step {
    var name: String
    var place: SourceRange?
  }

  struct Frame {
    var fragment: String
    var steps: [Step]
    var next = 0
  }

  let document: TypedDocument
  var errors: [Diagnostic] = []
  /// How long all reported cycles are: of long ones there may be more than anyone reads.
  private var reportedSteps = 0
  private var visited: Set<String> = []
  private var path: [Step] = []
  private var frames: [Frame] = []
  private var pathIndices: [String: Int] = [:]

  init(document: TypedDocument) {
    self.document = document
  }

  mutating func visit(_ fragment: String, at index: Int) {
    enter(fragment, at: index)
    while let frame = frames.last {
      guard frame.next < frame.steps.count else {
        frames.removeLast()
        pathIndices[frame.fragment] = nil
        _ = path.popLast()
        continue
      }
      let step = frame.steps[frame.next]
      frames[frames.count - 1].next += 1
      path.append(step)
      if let start = pathIndices[step.name] {
        report(path[start...])
        path.removeLast()
      } else if !enter(step.name) {
        path.removeLast()
      }
    }
  }

  /// Goes into a fragment, unless it has been visited or is unknown.
  @discardableResult private mutating func enter(_ fragment: String, at index: Int? = nil) -> Bool {
    guard !visited.contains(fragment),
      let steps = (index ?? document.fragmentIndices[fragment]).map(steps) ?? stepsElsewhere(fragment)
    else { return false }
    visited.insert(fragment)
    pathIndices[fragment] = path.count
    frames.append(Frame(fragment: fragment, steps: steps))
    return true
  }

  private mutating func report(_ cycle: ArraySlice<Step>) {
    guard let last = cycle.last else { return }
    let places = cycle.compactMap(\.place)
    guard !places.isEmpty, reportedSteps < 20_000 else { return }
    reportedSteps += places.count
    let via = cycle.dropLast().map { "\"\($0.name)\"" }.joined(separator: ", ")
    let message = "Cannot spread fragment \"\(last.name)\" within itself\(via.isEmpty ? "" : " via \(via)")."
    errors.append(.error(message, at: places))
  }

  /// The spreads in a fragment, in the order in which graphql-js looks at them: which cycles are told, and from where,
  /// depends on it.
  private func steps(at index: Int) -> [Step] {
    guard !document.definitions[index].spreads.isEmpty else { return [] }
    var steps: [Step] = []
    var pending = [document.definitions[index].selectionSet]
    while let selectionSet = pending.popLast() {
      for member in document.selectionSets[selectionSet].members {
        switch member {
        case .field(let field):
          if let nested = document.fields[field].selectionSet { pending.append(nested) }
        case .inlineFragment(let inline):
          pending.append(document.inlineFragments[inline].selectionSet)
        case .spread(let spread):
          let node = document.spreads[spread].node
          steps.append(Step(name: node.name.value, place: node.range))
        }
      }
    }
    return steps
  }

  private func stepsElsewhere(_ fragment: String) -> [Step]? {
    document.signatures[fragment]?.spreads.map { Step(name: $0, place: nil) }
  }
}
