import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification, but of graphql-js and therefore of most servers: lists in introspection are not
  /// nested three deep.
  static let maximumIntrospectionDepth: Rule = .init("MaximumIntrospectionDepth") { document, errors in
    var shallow: Set<Step> = []
    var places: [SourceRange] = []
    for field in document.fields where places.count < maximumErrors {
      guard field.node.name.value == "__schema" || field.node.name.value == "__type",
        // A field inside one that is too deep is not reported again.
        !places.contains(where: { $0.start <= field.node.range.start && field.node.range.end <= $0.end }),
        let selectionSet = field.selectionSet, document.isTooDeep(selectionSet, &shallow)
      else { continue }
      places.append(field.node.range)
    }
    if places.isEmpty { return }
    // Another rule reports cycles. In them the depth is that of a way which enters no fragment again.
    var cycles: [Diagnostic] = []
    Rule.noFragmentCycles.check(document, &cycles)
    if !cycles.isEmpty { places = document.fieldsTooDeepWithoutCycles }
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

extension TypedDocument {
  fileprivate var fieldsTooDeepWithoutCycles: [SourceRange] {
    var places: [SourceRange] = []
    for field in fields where field.node.name.value == "__schema" || field.node.name.value == "__type" {
      var search = DepthSearch(self)
      guard places.count < maximumErrors,
        !places.contains(where: { $0.start <= field.node.range.start && field.node.range.end <= $0.end }),
        let selectionSet = field.selectionSet, search.isTooDeep(selectionSet, depth: 0)
      else { continue }
      places.append(field.node.range)
    }
    return places
  }
}

/// Follows fragments that spread each other, each only where it is not entered already.
private struct DepthSearch {
  let document: TypedDocument
  private var entered: Set<Int> = []
  /// How many selection sets may still be visited. There may be exponentially many ways, and one may exceed the stack.
  private var allowance = 1_000

  init(_ document: TypedDocument) {
    self.document = document
  }

  mutating func isTooDeep(_ selectionSet: Int, depth: Int) -> Bool {
    guard allowance > 0 else { return false }
    allowance -= 1
    return document.selectionSets[selectionSet].members.contains { member in
      switch member {
      case .field(let index):
        let field = document.fields[index]
        let depth = depth + (isList(field.node.name.value) ? 1 : 0)
        return depth >= maximumListDepth || field.selectionSet.map { isTooDeep($0, depth: depth) } == true
      case .inlineFragment(let index): return isTooDeep(document.inlineFragments[index].selectionSet, depth: depth)
      case .spread(let index):
        guard let fragment = document.fragmentIndices[document.spreads[index].node.name.value],
          entered.insert(fragment).inserted
        else { return false }
        defer { entered.remove(fragment) }
        return isTooDeep(document.definitions[fragment].selectionSet, depth: depth)
      }
    }
  }
}

private func isList(_ name: String) -> Bool {
  name == "fields" || name == "interfaces" || name == "possibleTypes" || name == "inputFields"
}
