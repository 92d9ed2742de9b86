import GraphQLLanguage

extension TypedDocument {
  /// Returns whether values of two types cannot have the same shape (`SameResponseShape`, section 5.3.2). Objects are
  /// compared by their fields instead.
  func doTypesConflict(_ a: TypeReference, _ b: TypeReference) -> Bool {
    switch (a, b) {
    case (.list(let a, _), .list(let b, _)): return doTypesConflict(a, b)
    case (.list, _), (_, .list): return true
    case (.nonNull(let a, _), .nonNull(let b, _)): return doTypesConflict(a, b)
    case (.nonNull, _), (_, .nonNull): return true
    case (.named(let a), .named(let b)):
      if a.value == b.value { return false }
      return types.type(named: a.value)?.isLeaf == true || types.type(named: b.value)?.isLeaf == true
    }
  }

  /// Returns whether two fields differ in name, arguments or `@stream`.
  func differ(_ a: Int, _ b: Int) -> Bool {
    fields[a].node.name.value != fields[b].node.name.value || haveDifferentArguments(a, b)
      || haveDifferentStreams(a, b)
  }

  /// Returns whether one of two fields has `@stream`, or both have with different arguments.
  func haveDifferentStreams(_ a: Int, _ b: Int) -> Bool {
    switch (fields[a].node.directives.streamDirective, fields[b].node.directives.streamDirective) {
    case (nil, nil): false
    case (let left?, let right?): areDifferent(left.arguments, right.arguments)
    case (_?, nil), (nil, _?): true
    }
  }

  func haveDifferentArguments(_ a: Int, _ b: Int) -> Bool {
    areDifferent(fields[a].node.arguments, fields[b].node.arguments)
  }

  private func areDifferent(_ left: [Argument], _ right: [Argument]) -> Bool {
    if left.isEmpty, right.isEmpty { return false }
    if left.count != right.count { return true }
    // Of arguments passed twice, the last counts, as in graphql-js.
    let values = Dictionary(right.map { ($0.name.value, $0.value) }) { $1 }
    return left.contains { argument in
      guard let other = values[argument.name.value] else { return true }
      return !argument.value.says(other)
    }
  }
}

extension Value {
  /// Returns whether both values are equal, apart from the order of fields in objects.
  fileprivate func says(_ other: Value) -> Bool {
    switch (kind, other.kind) {
    case (.list(let left), .list(let right)):
      return left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
    case (.object(let left), .object(let right)):
      guard left.count == right.count else { return false }
      let ordered = (left.sorted { $0.name.value < $1.name.value }, right.sorted { $0.name.value < $1.name.value })
      return zip(ordered.0, ordered.1).allSatisfy { $0.name.value == $1.name.value && $0.value.says($1.value) }
    default:
      return kind == other.kind
    }
  }
}
