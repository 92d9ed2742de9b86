/// The selection sets that merge at an object.
///
/// Which fields they select depends on the object's type, which the object itself tells. So there are ``MergedFields`` for
/// each type that objects had, made when the first of them comes.
final class SelectionGroup {
  private let sets: [SelectedSet]
  // The selections have the group.
  private unowned let selections: PlannedSelections
  /// The group's number among those of the document.
  let number: Int32
  @exclusivity(unchecked)
  private var byType: [(type: Int32, fields: MergedFields)] = []

  /// The response keys of `__typename` that every object has, though some may come later than others.
  let typenameKeys: [String]

  /// The first of these keys; `nil` if there is none.
  var typenameKey: String? { typenameKeys.first }

  /// Whether that key is `__typename` itself.
  let hasPlainTypename: Bool

  init(_ sets: [SelectedSet], of selections: PlannedSelections, number: Int32) {
    (self.sets, self.selections, self.number) = (sets, selections, number)
    var found: [String] = []
    visitFields(of: sets, in: selections) { field in
      if field.name == "__typename", !found.contains(field.responseKey) { found.append(field.responseKey) }
    }
    typenameKeys = found
    hasPlainTypename = found.first == "__typename"
  }

  /// Returns the fields that are selected of an object.
  ///
  /// - Parameter type: The object's type; -1 if it is unknown, which meets no condition that asks for a type.
  @inline(__always)
  func mergedFields(for type: Int32, _ names: inout StoreNames) -> MergedFields {
    if let last = byType.first, last.type == type { return last.fields }
    return mergedFieldsBySearch(for: type, &names)
  }

  /// Returns the fields that are selected of an object whose first members tell type and identity, if it is of a type that
  /// objects had lately.
  @inline(__always)
  func mergedFieldsByHead(at start: UnsafePointer<UInt8>, before end: UnsafePointer<UInt8>) -> MergedFields? {
    if let last = byType.first, last.fields.hasHead(at: start, before: end) { return last.fields }
    return byType.dropFirst().prefix(3).first { $0.fields.hasHead(at: start, before: end) }?.fields
  }

  private func mergedFieldsBySearch(for type: Int32, _ names: inout StoreNames) -> MergedFields {
    if let index = byType.firstIndex(where: { $0.type == type }) {
      // Lists often have many objects of one type.
      byType.swapAt(0, index)
      return byType[0].fields
    }
    let fields = MergedFields(collectFields(for: type), in: selections, of: type, &names)
    byType.append((type, fields))
    byType.swapAt(0, byType.count - 1)
    return fields
  }

  /// Calls a function for each field that is selected whatever type the object has.
  func visitCertainFields(_ visit: (PlannedField) -> Void) {
    visitFields(of: sets, in: selections, visit)
  }

  /// Calls a function for each field that may be selected.
  func visitPossibleFields(_ visit: (PlannedField) -> Void) {
    visitFields(of: sets, in: selections, ignoringTypes: true, visit)
  }

  /// Calls a function for each field ID that the merged fields have.
  func visitMergedFields(_ visit: (FieldID) -> Void) {
    for (_, merged) in byType {
      for field in merged.fields where field.fixedID >= 0 { visit(field.fixedID) }
    }
  }

  /// Returns what certain fields with the same response key select of their objects.
  func group(of fields: [PlannedField]) -> SelectionGroup? {
    selections.group(of: fields.map { SelectedField(field: $0, parts: []) })
  }

  /// Returns whether elements of a field's list may come later.
  func streams(_ field: PlannedField) -> Bool {
    field.streaming.map { selections.includes($0.inclusions) } ?? false
  }

  /// The numbers of the fragments that are spread for objects of some type.
  var spreads: Set<Int> { visitFields(of: sets, in: selections, ignoringTypes: true) { _ in } }

  /// Groups the fields of the object by their response keys, in the order of the response (`CollectFields` in section
  /// 6.3.2 of the specification).
  private func collectFields(for type: Int32) -> [[SelectedField]] {
    var fieldSets: [[SelectedField]] = []
    var positions: [String: Int] = [:]
    var visited: Set<Visit> = []
    func collect(_ set: [PlannedSelection], _ parts: [SelectedPart]) {
      for selection in set {
        switch selection {
        case .field(let field):
          guard selections.includes(field.inclusions) else { continue }
          if let position = positions[field.responseKey] {
            fieldSets[position].append(SelectedField(field: field, parts: parts))
          } else {
            positions[field.responseKey] = fieldSets.count
            fieldSets.append([SelectedField(field: field, parts: parts)])
          }
        case .inline(let inner, let condition):
          if applies(condition, to: type) { collect(inner, self.parts(of: condition, in: parts)) }
        case .spread(let fragment, let condition):
          let parts = self.parts(of: condition, in: parts)
          guard applies(condition, to: type), visited.insert(Visit(fragment: fragment, parts: parts)).inserted else {
            continue
          }
          collect(selections.document.fragments[fragment], parts)
        }
      }
    }
    for set in sets { collect(set.selections, set.parts) }
    return fieldSets
  }

  /// A fragment that was looked at, and the deferred parts that its spread is in.
  private struct Visit: Hashable {
    let fragment: Int
    let parts: [SelectedPart]
  }

  /// Returns the deferred parts that a selection is in.
  private func parts(of condition: PlannedCondition, in parts: [SelectedPart]) -> [SelectedPart] {
    guard let deferral = condition.deferral, selections.includes(deferral.inclusions) else { return parts }
    return parts + [SelectedPart(label: deferral.label)]
  }

  private func applies(_ condition: PlannedCondition, to type: Int32) -> Bool {
    condition.types?.contains(type) != false && selections.includes(condition.inclusions)
  }
}

/// Calls a function for each field that is selected whatever type the object has.
///
/// - Parameter ignoringTypes: Whether to call it for all other fields too.
/// - Returns: The numbers of the fragments that have such fields.
@discardableResult
private func visitFields(
  of sets: [SelectedSet],
  in selections: PlannedSelections,
  ignoringTypes: Bool = false,
  _ visit: (PlannedField) -> Void
) -> Set<Int> {
  var visited: Set<Int> = []
  func search(_ set: [PlannedSelection]) {
    for selection in set {
      switch selection {
      case .field(let field):
        if selections.includes(field.inclusions) { visit(field) }
      case .inline(let inner, let condition):
        if ignoringTypes || condition.types == nil, selections.includes(condition.inclusions) { search(inner) }
      case .spread(let fragment, let condition):
        guard ignoringTypes || condition.types == nil, selections.includes(condition.inclusions) else { continue }
        if visited.insert(fragment).inserted { search(selections.document.fragments[fragment]) }
      }
    }
  }
  for set in sets { search(set.selections) }
  return visited
}
