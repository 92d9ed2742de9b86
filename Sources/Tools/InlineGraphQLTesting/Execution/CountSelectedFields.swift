import GraphQLLanguage

extension Execution {
  /// Returns whether a response has more than `limit` values even if each list has one element. Fragments may lead to
  /// the same selections in exponentially many ways.
  ///
  /// - Parameter fieldSets: The root fields of the operation. A value of an abstract type counts as the possible type with
  ///   the most fields.
  /// - Returns: Whether the limit is exceeded; `false` if the answer would take more than 200,000 selections.
  func selectsFields(moreThan limit: Int, in fieldSets: [FieldSet]) -> Bool {
    let lastSelection = selectionCount + 200_000
    // Each field set is counted once, and without recursion, because fragments may nest selections to any depth.
    var counts: [ObjectIdentifier: Int] = [:]
    var waiting = fieldSets
    while let fieldSet = waiting.last {
      guard selectionCount < lastSelection else { return false }
      let fieldSetsByType = subfieldSets(of: fieldSet)
      let missing = fieldSetsByType.joined().filter { counts[ObjectIdentifier($0)] == nil }
      if missing.isEmpty {
        let subcounts = fieldSetsByType.map { sum(of: $0, in: counts, upTo: limit) }
        counts[ObjectIdentifier(fieldSet)] = 1 + (subcounts.max() ?? 0)
        waiting.removeLast()
      } else {
        waiting += missing
      }
    }
    return sum(of: fieldSets, in: counts, upTo: limit) > limit
  }

  /// Returns the subfields of a field's value for each possible type. Errors are ignored: execution reports them for
  /// the value.
  private func subfieldSets(of fieldSet: FieldSet) -> [[FieldSet]] {
    switch fieldSet.namedType {
    case .object(let type):
      [(try? collectSubfields(of: fieldSet, on: type.name))?.fieldSets ?? []]
    case .interface, .union:
      schema.possibleTypes(of: fieldSet.definition.type.namedType.value).sorted().map {
        (try? collectSubfields(of: fieldSet, on: $0))?.fieldSets ?? []
      }
    case .scalar, .enum, .inputObject, nil: []
    }
  }

  private func sum(of fieldSets: [FieldSet], in counts: [ObjectIdentifier: Int], upTo limit: Int) -> Int {
    var sum = 0
    for fieldSet in fieldSets {
      sum += counts[ObjectIdentifier(fieldSet)] ?? 0
      if sum > limit { return limit + 1 }
    }
    return sum
  }
}
