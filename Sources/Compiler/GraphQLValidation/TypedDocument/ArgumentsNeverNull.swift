import GraphQLLanguage

extension TypedDocument {
  /// Returns the arguments of a fragment whose types have null, but which it uses where null is not allowed. It may do so itself,
  /// or through the fragments that it passes them on to.
  func argumentsNeverNull(ofFragment name: String) -> Set<String> {
    if fragmentIndices[name] == nil { return signatures[name]?.argumentsNeverNull ?? [] }
    return ownArgumentsNeverNull[name] ?? []
  }

  /// Finds these arguments of the document's own fragments.
  func findArgumentsNeverNull() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    /// The arguments that become the value of another fragment's argument.
    var passed: [(fragment: String, argument: String, to: String, as: String)] = []
    for definition in definitions {
      guard let name = definition.fragment?.name.value, !definition.argumentUses.isEmpty else { continue }
      let nullable = Set(definition.variables.lazy.filter { !$0.type.isNonNull }.map(\.name.value))
      for use in definition.argumentUses where nullable.contains(use.name) {
        if use.type?.isNonNull == true || use.oneOf != nil { found[name, default: []].insert(use.name) }
      }
      for spread in spreads[definition.spreads] {
        for given in spread.node.givenArguments {
          guard case .variable(let argument) = given.value.kind, nullable.contains(argument) else { continue }
          passed.append((name, argument, spread.node.name.value, given.name.value))
        }
      }
    }
    var isComplete = passed.isEmpty
    while !isComplete {
      isComplete = true
      for pass in passed {
        let other = fragmentIndices[pass.to] == nil ? signatures[pass.to]?.argumentsNeverNull : found[pass.to]
        guard other?.contains(pass.as) == true, found[pass.fragment, default: []].insert(pass.argument).inserted else {
          continue
        }
        isComplete = false
      }
    }
    return found
  }
}
