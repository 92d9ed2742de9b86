import GraphQLLanguage

/// Returns an error for each two selections of one object that would become one Swift property in another case of names.
///
/// Names that are equal for other reasons get a number (``nameMembers(of:in:reserving:)``).
func collisions(in object: MergedObject, _ swiftNames: SwiftNames) -> [Diagnostic] {
  if swiftNames == .asWritten { return [] }
  var errors: [Diagnostic] = []
  var waiting = [object]
  while let object = waiting.popLast() {
    errors += object.collisions(swiftNames)
    for case .linkedField(_, let inner) in object.selections { waiting.append(inner) }
  }
  return errors.sorted { $0.ranges[0].start < $1.ranges[0].start }
}

extension MergedObject {
  fileprivate func collisions(_ swiftNames: SwiftNames) -> [Diagnostic] {
    var errors: [Diagnostic] = []
    var firsts: [String: SelectedField] = [:]
    let groups = Set(narrowings.compactMap { $0.group?.name(in: swiftNames) })
    for selection in selections {
      guard let field = selection.field else { continue }
      let name = swiftNames.property(field.responseKey)
      if groups.contains(name), name != field.responseKey { errors.append(field.collision(withGroup: name)) }
      if let first = firsts[name] { errors.append(field.collision(with: first, name)) } else { firsts[name] = field }
    }
    return errors
  }
}

extension MergedObject.Merged {
  fileprivate var field: SelectedField? {
    switch self {
    case .scalarField(let field), .linkedField(let field, _): field
    case .typename, .fragmentSpread: nil
    }
  }
}

extension SelectedField {
  fileprivate func collision(with first: SelectedField, _ name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "Fields \"\(first.responseKey)\" and \"\(responseKey)\" would both be \"\(name)\" in Swift. Use different aliases on the "
        + "fields.",
      at: range,
      notes: first.range.start == range.start
        ? [] : [Diagnostic.Note(message: "\"\(first.responseKey)\" is selected here first", range: first.range)]
    )
  }

  fileprivate func collision(withGroup name: String) -> Diagnostic {
    Diagnostic(
      .error,
      "Field \"\(responseKey)\" would be \"\(name)\" in Swift, as is the inline fragment or spread of that name. Use an alias on "
        + "the field, or another name in @alias.",
      at: range
    )
  }
}
