import GraphQLLanguage

extension Execution {
  /// Whether a response has more than so many values even where each list has one element: fragments may lead to the same
  /// selections in exponentially many ways.
  ///
  /// - Parameter groups: What the operation selects. An object of an interface or union counts as the type of which most is
  ///   selected. `false` where there are so many types that this takes long to say.
  func selectsFields(moreThan limit: Int, in groups: [FieldGroup]) -> Bool {
    let lastSelection = selectionCount + 200_000
    // Each group is counted once. There is no recursion, since a document may nest selections through any number of fragments.
    var counts: [ObjectIdentifier: Int] = [:]
    var waiting = groups
    while let group = waiting.last {
      guard selectionCount < lastSelection else { return false }
      let groupsByType = subgroups(of: group)
      let missing = groupsByType.joined().filter { counts[ObjectIdentifier($0)] == nil }
      if missing.isEmpty {
        let subcounts = groupsByType.map { sum(of: $0, in: counts, upTo: limit) }
        counts[ObjectIdentifier(group)] = 1 + (subcounts.max() ?? 0)
        waiting.removeLast()
      } else {
        waiting += missing
      }
    }
    return sum(of: groups, in: counts, upTo: limit) > limit
  }

  /// What is selected of a field's value for each type that it may have. What cannot be told is an error once there is a value.
  private func subgroups(of group: FieldGroup) -> [[FieldGroup]] {
    switch group.namedType {
    case .object(let type):
      [(try? collectSubfields(of: group, on: type.name)) ?? []]
    case .interface, .union:
      schema.possibleTypes(of: group.definition.type.namedType.value).sorted().map {
        (try? collectSubfields(of: group, on: $0)) ?? []
      }
    case .scalar, .enum, .inputObject, nil: []
    }
  }

  private func sum(of groups: [FieldGroup], in counts: [ObjectIdentifier: Int], upTo limit: Int) -> Int {
    var sum = 0
    for group in groups {
      sum += counts[ObjectIdentifier(group)] ?? 0
      if sum > limit { return limit + 1 }
    }
    return sum
  }
}
