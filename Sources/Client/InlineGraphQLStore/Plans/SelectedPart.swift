/// A deferred part that a selection is in, as seen from an object.
struct SelectedPart: Hashable {
  /// The label that is sent.
  let label: String

  /// How many objects there are from the part's object to this one.
  var distance = 0
}

/// A selection set of an object, with the deferred parts that it is in, the innermost last.
struct SelectedSet {
  let selections: [PlannedSelection]
  let parts: [SelectedPart]

  init(_ selections: [PlannedSelection], parts: [SelectedPart] = []) {
    (self.selections, self.parts) = (selections, parts)
  }
}

/// A field of an object, with the deferred parts that it is in, the innermost last.
struct SelectedField {
  let field: PlannedField
  let parts: [SelectedPart]
}
