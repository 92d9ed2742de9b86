import GraphQLLanguage

extension TypedDocument {
  /// Returns the variables that each operation uses, also through the fragments of the document and those defined
  /// elsewhere.
  ///
  /// It visits a fragment once for each operation that reaches it. It does not recurse, because a chain of fragments
  /// may be as long as the document.
  func operationUses() -> [(operation: OperationDefinition, uses: [TypedVariableUse])] {
    definitions.compactMap { definition in
      definition.operation.map { ($0, uses(reachedFrom: definition)) }
    }
  }

  /// Returns the variables of operations that a definition uses, also through fragments.
  func uses(reachedFrom definition: TypedDefinition) -> [TypedVariableUse] {
    var uses = definition.variableUses
    if !definition.spreads.isEmpty { appendUses(reachedFrom: definition, to: &uses) }
    return uses
  }

  private func appendUses(reachedFrom definition: TypedDefinition, to uses: inout [TypedVariableUse]) {
    var visited: Set<String> = []
    // Summaries of several fragments may contain the same use, in a fragment that all of them reach.
    var usesElsewhere: Set<FragmentSignature.VariableUse> = []
    // Fragments defined elsewhere have no ranges here. `place` is the spread that leads to them.
    var pending: [(name: String, place: SourceRange?)] = []
    for spread in spreads[definition.spreads].reversed() {
      pending.append((spread.node.name.value, nil))
    }
    var places: [String: SourceRange] = [:]
    for spread in spreads[definition.spreads] where places[spread.node.name.value] == nil {
      places[spread.node.name.value] = spread.node.range
    }
    while let (name, outerPlace) = pending.popLast() {
      guard visited.insert(name).inserted else { continue }
      if let index = fragmentIndices[name] {
        let fragment = definitions[index]
        uses += fragment.variableUses
        for spread in spreads[fragment.spreads].reversed() {
          let spreadName = spread.node.name.value
          if places[spreadName] == nil { places[spreadName] = spread.node.range }
          pending.append((spreadName, nil))
        }
      } else if let signature = signatures[name] {
        let place = outerPlace ?? places[name] ?? .none
        for var use in signature.variables {
          use.fragment = use.fragment ?? name
          guard usesElsewhere.insert(use).inserted else { continue }
          uses.append(
            TypedVariableUse(
              name: use.name,
              range: place,
              type: use.type,
              hasLocationDefault: use.hasLocationDefault,
              fragment: use.fragment
            )
          )
        }
        for spreadName in signature.spreads.reversed() { pending.append((spreadName, place)) }
      }
    }
  }
}
