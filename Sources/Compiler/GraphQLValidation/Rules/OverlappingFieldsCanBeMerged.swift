import GraphQLLanguage

extension Rule {
  /// Field Selection Merging (section 5.3.2) for the document as it is sent: with values in place of fragments'
  /// arguments, and with the fragments of other literals that it reaches.
  static let overlappingFieldsCanBeMerged: Rule = .init("OverlappingFieldsCanBeMerged") { written, errors in
    let applied = written.withReachedFragments.applyingArguments()
    let document = applied ?? written
    var search = ConflictSearch(document)
    if applied != nil { search.run() }
    if applied == nil || search.isExhausted, let definition = document.definitions.first {
      errors.append(tooManyOverlaps(at: definition.operation?.range ?? definition.fragment?.range ?? .none))
    }
    guard let found = search.conflict else { return }
    var report = ConflictReport(document)
    let locations = ConflictLocations(document: document, written: written)
    // Fragments that spread each other may lead to the same fields in several ways.
    var reported: Set<[Int]> = []
    for selectionSet in written.selectionSets.indices where reported.count < maximumConflicts {
      for conflict in report.conflicts(within: selectionSet, maximum: maximumConflicts) {
        guard reported.count < maximumConflicts else { break }
        let error = conflictError(conflict, locations, in: [selectionSet])
        if reported.insert(error.ranges.map(\.start)).inserted { errors.append(error) }
      }
    }
    // The comparison in pairs may have stopped before it found a conflict. Conflicts inside fragments of other literals
    // are reported there.
    guard reported.isEmpty, min(found.first, found.second) < written.fields.count,
      let reason = document.reason(found.first, found.second, exclusive: found.isOfShape)
    else {
      return
    }
    let key = document.fields[found.first].node.responseKey.value
    let conflict = ConflictReport.Conflict(
      reason: .told(key: key, reason),
      first: [found.first],
      second: [found.second]
    )
    errors.append(conflictError(conflict, locations, in: written.definitions.map(\.selectionSet)))
  }
}

extension TypedDocument {
  /// The reason why not all fields can be merged, including those of other literals' fragments; `nil` if they can. If
  /// they can, so can the fields of each definition. The notes name the fragments of the fields.
  package var mergeError: Diagnostic? {
    guard let document = withReachedFragments.applyingArguments() else { return tooManyOverlaps(at: .none) }
    var search = ConflictSearch(document)
    search.run()
    if search.isExhausted { return tooManyOverlaps(at: .none) }
    guard let found = search.conflict,
      let reason = document.reason(found.first, found.second, exclusive: found.isOfShape)
    else { return nil }
    // In a document without definitions, every fragment belongs to another literal.
    let none = TypedDocument(Document(definitions: []), schema: schema, fragments: [:], definesDirectives: false)
    let locations = ConflictLocations(document: document, written: none)
    let key = document.fields[found.first].node.responseKey.value
    return conflictError(
      ConflictReport.Conflict(reason: .told(key: key, reason), first: [found.first], second: [found.second]),
      locations,
      in: []
    )
  }

  fileprivate func applyingArguments() -> TypedDocument? {
    if ownArguments.isEmpty { return self }
    return applyArguments(in: document, ownArguments).map {
      TypedDocument($0, schema: schema, fragments: signatures, directives: directives)
    }
  }
}

private let maximumConflicts = 1_000

private func tooManyOverlaps(at range: SourceRange) -> Diagnostic {
  Diagnostic(.error, "The selections overlap in too many ways to check whether they can be merged.", at: range)
}

private func conflictError(
  _ conflict: ConflictReport.Conflict,
  _ locations: ConflictLocations,
  in selectionSets: [Int]
) -> Diagnostic {
  let message =
    "Fields \"\(conflict.reason.key)\" conflict because \(conflict.reason)."
    + " Use different aliases on the fields to fetch both if this was intentional."
  func note(_ message: String, _ field: Int?, ofOwn: Bool) -> [Diagnostic.Note] {
    guard let field else { return [] }
    var note = Diagnostic.Note(message: message, range: locations.location(of: field, in: selectionSets))
    if let fragment = locations.fragmentElsewhere(of: field) {
      note.message += " is in fragment \"\(fragment)\""
      note.elsewhere = .init(fragment: fragment, range: locations.document.fields[field].node.range)
    } else if !ofOwn {
      return []
    }
    return [note]
  }
  return .error(
    message,
    at: (conflict.first + conflict.second).map { locations.location(of: $0, in: selectionSets) },
    notes: note("one field", conflict.first.first, ofOwn: false)
      + note("the other field", conflict.second.first, ofOwn: true)
  )
}
