extension Rule {
  /// Field Selection Merging (section 5.3.2), of what is sent: with values in the place of fragments' arguments, and with
  /// the fields that unmasked fragments of other literals bring.
  static let overlappingFieldsCanBeMerged = Rule("OverlappingFieldsCanBeMerged") { written, errors in
    let applied = written.withUnmaskedFragments.applyingArguments()
    let document = applied ?? written
    var search = ConflictSearch(document)
    if applied != nil { search.run() }
    if applied == nil || search.isExhausted, let definition = document.definitions.first {
      let range = definition.operation?.range ?? definition.fragment?.range ?? .none
      errors.append(
        Diagnostic(.error, "The selections overlap in too many ways to check whether they can be merged.", at: range)
      )
    }
    guard let found = search.conflict else { return }
    var report = ConflictReport(document)
    // Fragments that spread each other lead to the same fields in several ways.
    var reported: Set<[Int]> = []
    for selectionSet in written.selectionSets.indices where reported.count < maximumConflicts {
      for conflict in report.conflicts(within: selectionSet, maximum: maximumConflicts) {
        guard reported.count < maximumConflicts else { break }
        guard reported.insert((conflict.first + conflict.second).map(\.start)).inserted else { continue }
        errors.append(conflictError(conflict))
      }
    }
    // The comparison in pairs may have been given up before it came to a conflict. What conflicts within a fragment of
    // another literal is reported there.
    guard reported.isEmpty, min(found.first, found.second) < written.fields.count,
      let reason = document.reason(found.first, found.second, exclusive: found.isOfShape)
    else {
      return
    }
    let (first, second) = (document.fields[found.first], document.fields[found.second])
    errors.append(
      conflictError(
        ConflictReport.Conflict(
          reason: .told(key: first.node.responseKey.value, reason),
          first: [first.node.range],
          second: [second.node.range]
        )
      )
    )
  }
}

extension TypedDocument {
  fileprivate func applyingArguments() -> TypedDocument? {
    if ownArguments.isEmpty { return self }
    return applyArguments(in: document, ownArguments).map {
      TypedDocument($0, schema: schema, fragments: signatures, clientDirectives: clientDirectives)
    }
  }
}

private let maximumConflicts = 1_000

private func conflictError(_ conflict: ConflictReport.Conflict) -> Diagnostic {
  let message =
    "Fields \"\(conflict.reason.key)\" conflict because \(conflict.reason)."
    + " Use different aliases on the fields to fetch both if this was intentional."
  let note = conflict.second.first.map { Diagnostic.Note(message: "the other field", range: $0) }
  return .error(message, at: conflict.first + conflict.second, notes: note.map { [$0] } ?? [])
}
