import GraphQLLanguage

extension Execution {
  /// Returns whether a response has more than `limit` values even if each list has one element. Fragments may lead to
  /// the same selections in exponentially many ways.
  ///
  /// - Parameter groups: The root fields of the operation. A value of an abstract type counts as the possible type with
  ///   the most fields.
  /// - Returns: Whether the limit is exceeded; `false` if the answer would take more than 200,000 selections.
  func selectsFields(moreThan limit: Int, in groups: [FieldGroup]) -> Bool {
    let lastSelection = selectionCount + 200_000
    // Each group is counted once, and without recursion, because fragments may nest selections to any depth.
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

  /// Returns the subfields of a field's value for each possible type. Errors are ignored: execution reports them for
  /// the value.
  private func subgroups(of group: FieldGroup) -> [[FieldGroup]] {
    switch group.namedType {
    case .object(let type):
      [(try? collectSubfields(of: group, on: type.name))?.groups ?? []]
    case .interface, .union:
      schema.possibleTypes(of: group.definition.type.namedType.value).sorted().map {
        (try? collectSubfields(of: group, on: $0))?.groups ?? []
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
