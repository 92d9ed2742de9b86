import GraphQLLanguage

extension Rule {
  /// Fragment Spreads Must Not Form Cycles (section 5.5.2.2), also not through fragments defined elsewhere.
  static let noFragmentCycles: Rule = .init("NoFragmentCycles") { document, errors in
    guard !document.fragmentIndices.isEmpty else { return }
    var search = CycleSearch(target: \.value) { document.steps(fromFragment: $0) }
    for (index, definition) in document.definitions.enumerated() {
      if let fragment = definition.fragment { search.visit(fragment.name.value, steps: document.steps(at: index)) }
    }
    for cycle in search.cycles {
      let places = cycle.map(\.range).filter { $0.end > 0 }
      guard let last = cycle.last, !places.isEmpty else { continue }
      var via = cycle.dropLast().prefix(maximumNames).map { "\"\($0.value)\"" }.joined(separator: ", ")
      if cycle.count - 1 > maximumNames { via += " and \(cycle.count - 1 - maximumNames) others" }
      let message = "Cannot spread fragment \"\(last.value)\" within itself\(via.isEmpty ? "" : " via \(via)")."
      errors.append(.error(message, at: places))
    }
  }
}

/// A cycle may have thousands of names, and nobody reads them all.
private let maximumNames = 20

extension TypedDocument {
  /// Returns the names of the fragments that a fragment spreads. One that is defined elsewhere has no ranges.
  fileprivate func steps(fromFragment name: String) -> [Name]? {
    if let index = fragmentIndices[name] { return steps(at: index) }
    return signatures[name]?.spreads.map { Name($0, range: .none) }
  }

  /// Returns the spreads in a fragment in the order in which graphql-js visits them. That order decides which cycles
  /// are reported, and at which spread.
  fileprivate func steps(at index: Int) -> [Name] {
    guard !definitions[index].spreads.isEmpty else { return [] }
    var steps: [Name] = []
    var pending = [definitions[index].selectionSet]
    while let selectionSet = pending.popLast() {
      for member in selectionSets[selectionSet].members {
        switch member {
        case .field(let field):
          if let nested = fields[field].selectionSet { pending.append(nested) }
        case .inlineFragment(let inline):
          pending.append(inlineFragments[inline].selectionSet)
        case .spread(let spread):
          let node = spreads[spread].node
          steps.append(Name(node.name.value, range: node.range))
        }
      }
    }
    return steps
  }
}
