import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification, but of graphql-js and therefore of most servers: lists in introspection are not
  /// nested three deep.
  static let maximumIntrospectionDepth: Rule = .init("MaximumIntrospectionDepth") { document, errors in
    var shallow: Set<Step> = []
    var places: [SourceRange] = []
    for field in document.fields where places.count < maximumErrors {
      guard field.node.name.value == "__schema" || field.node.name.value == "__type",
        // What is inside of one that is too deep is not reported again.
        !places.contains(where: { $0.start <= field.node.range.start && field.node.range.end <= $0.end }),
        let selectionSet = field.selectionSet, document.isTooDeep(selectionSet, &shallow)
      else { continue }
      places.append(field.node.range)
    }
    if places.isEmpty { return }
    // Another rule reports infinite depth.
    var cycles: [Diagnostic] = []
    Rule.noFragmentCycles.check(document, &cycles)
    guard cycles.isEmpty else { return }
    errors += places.map { Diagnostic(.error, "Maximum introspection depth exceeded", at: $0) }
  }
}

/// A selection set and the number of lists around it.
private struct Step: Hashable {
  var selectionSet: Int
  var depth: Int
}

private let maximumErrors = 100
private let maximumListDepth = 3

extension TypedDocument {
  /// Returns whether a selection set nests lists of introspection too deeply, also through fragments.
  ///
  /// - Parameter shallow: The selection sets known not to.
  fileprivate func isTooDeep(_ selectionSet: Int, _ shallow: inout Set<Step>) -> Bool {
    var seen: Set<Step> = []
    var pending = [Step(selectionSet: selectionSet, depth: 0)]
    while let step = pending.popLast() {
      guard !shallow.contains(step), seen.insert(step).inserted else { continue }
      for member in selectionSets[step.selectionSet].members {
        switch member {
        case .field(let index):
          let field = fields[index]
          let depth = step.depth + (isList(field.node.name.value) ? 1 : 0)
          if depth >= maximumListDepth { return true }
          if let nested = field.selectionSet { pending.append(Step(selectionSet: nested, depth: depth)) }
        case .inlineFragment(let index):
          pending.append(Step(selectionSet: inlineFragments[index].selectionSet, depth: step.depth))
        case .spread(let index):
          guard let fragment = fragmentIndices[spreads[index].node.name.value] else { continue }
          pending.append(Step(selectionSet: definitions[fragment].selectionSet, depth: step.depth))
        }
      }
    }
    shallow.formUnion(seen)
    return false
  }
}

private func isList(_ name: String) -> Bool {
  name == "fields" || name == "interfaces" || name == "possibleTypes" || name == "inputFields"
}
