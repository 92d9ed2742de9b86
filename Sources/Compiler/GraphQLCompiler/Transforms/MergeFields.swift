/// Merges fields with the same response key into one at the position of the first, recursively (section 6.3.2), and
/// spreads of the same fragment into one.
///
/// Before:
///
/// ```graphql
/// hero { name friends { id } ...F friends { name } ...F }
/// ```
///
/// After:
///
/// ```graphql
/// hero { name friends { id name } ...F }
/// ```
///
/// The merged selection has the condition that one of them holds. If the object is there more often than one of its
/// fields is selected, the nested selections keep that field's condition.
///
/// - Parameter object: The object.
/// - Returns: The object, and the selections in it that cannot become one.
func mergeFields(in object: FlatObject) -> (MergedObject, [SelectionDisagreement]) {
  var merger = FieldMerger()
  let merged = merger.merge(object, hasSeveralTypes: false)
  return (merged, merger.disagreements)
}

private struct FieldMerger {
  var disagreements: [SelectionDisagreement] = []

  mutating func merge(_ object: FlatObject, hasSeveralTypes: Bool) -> MergedObject {
    findDisagreement(in: object.selections)
    let (distinct, others) = grouped(object.selections)
    for (place, others) in others { findDisagreement(of: distinct[place], with: others) }
    var merged = MergedObject(
      position: object.position,
      hasSeveralTypes: hasSeveralTypes,
      selections: [],
      narrowings: object.narrowings,
      unmaskedSpreads: object.unmaskedSpreads
    )
    merged.selections.reserveCapacity(distinct.count)
    for (place, selection) in distinct.enumerated() {
      merged.selections.append(merge(selection, with: others[place] ?? []))
    }
    return merged
  }

  /// Returns the selections with each response key and fragment once, and the others by the index of the first.
  private func grouped(_ selections: [FlatObject.Flat]) -> ([FlatObject.Flat], others: [Int: [FlatObject.Flat]]) {
    var distinct: [FlatObject.Flat] = []
    distinct.reserveCapacity(selections.count)
    var others: [Int: [FlatObject.Flat]] = [:]
    var places: [String: Int] = [:]
    var spreads: [MaskedSpread: Int] = [:]
    for selection in selections {
      let known =
        switch selection {
        case .typename: places.take(distinct.count, for: "__typename")
        case .scalarField(let field), .linkedField(let field, _): places.take(distinct.count, for: field.responseKey)
        case .fragmentSpread(let spread): spreads.take(distinct.count, for: MaskedSpread(spread))
        }
      if let known { others[known, default: []].append(selection) } else { distinct.append(selection) }
    }
    return (distinct, others)
  }

  private mutating func merge(_ selection: FlatObject.Flat, with others: [FlatObject.Flat]) -> MergedObject.Merged {
    switch selection {
    case .typename: .typename
    case .scalarField(let field): .scalarField(field.given(anyOf: others))
    case .linkedField(let field, let object): merge(field, of: object, with: others)
    case .fragmentSpread(let spread): .fragmentSpread(merge(spread, with: others))
    }
  }

  private func merge(_ spread: SelectedSpread, with others: [FlatObject.Flat]) -> SelectedSpread {
    var merged = spread
    merged.condition = ConditionIR(anyOf: [spread.condition] + others.map(\.condition))
    return merged
  }

  /// Records a fragment that is spread with different arguments. A type reads it once, but for the types of spreads that
  /// have names.
  private mutating func findDisagreement(in selections: [FlatObject.Flat]) {
    var firsts: [String: SelectedSpread] = [:]
    for case .fragmentSpread(let spread) in selections where !spread.condition.isNamed {
      let first = firsts[spread.name, default: spread]
      firsts[spread.name] = first
      if first.arguments == spread.arguments { continue }
      disagreements.append(.arguments(fragment: spread.name, first.range, spread.range))
      return
    }
  }

  /// Records a deferred part with the name of another one, or of a field.
  private mutating func findDisagreement(of selection: FlatObject.Flat, with others: [FlatObject.Flat]) {
    guard let first = selection.field else { return }
    for other in others {
      guard let field = other.field, field.deferral != first.deferral else { continue }
      disagreements.append(.deferredParts(name: field.responseKey, first.range, field.range))
      return
    }
  }

  private mutating func merge(
    _ first: SelectedField,
    of object: FlatObject,
    with others: [FlatObject.Flat]
  ) -> MergedObject.Merged {
    let field = first.given(anyOf: others)
    var (whole, hasSeveralTypes) = (object, false)
    if !others.isEmpty {
      whole = FlatObject(position: object.position)
      whole.append(object, of: first, in: field)
      for case .linkedField(let other, let object) in others {
        whole.append(object, of: other, in: field)
        // Fields of disjoint types may have the same response key and different types of objects.
        if object.position.typeName != whole.position.typeName { hasSeveralTypes = true }
      }
    }
    var merged = merge(whole, hasSeveralTypes: hasSeveralTypes)
    if field.isConnection { merged.markConnection() }
    return .linkedField(field, of: merged)
  }
}

/// The name and the arguments of a masked spread. Spreads with equal ones are merged.
private struct MaskedSpread: Hashable {
  var name: String
  var arguments: [FragmentArgumentIR]

  init(_ spread: SelectedSpread) {
    (name, arguments) = (spread.name, spread.arguments)
  }
}

extension Dictionary where Value == Int {
  /// Gives a new key an index and returns `nil`; returns the index of a known key.
  fileprivate mutating func take(_ place: Int, for key: Key) -> Int? {
    if let known = self[key] { return known }
    self[key] = place
    return nil
  }
}

extension SelectedField {
  /// Returns the field that several are merged into.
  fileprivate func given(anyOf others: [FlatObject.Flat]) -> SelectedField {
    if others.isEmpty { return self }
    var merged = self
    merged.condition = ConditionIR(anyOf: [condition] + others.map(\.condition))
    for other in others {
      switch other {
      case .scalarField(let other), .linkedField(let other, _):
        if other.isConnection { merged.isConnection = true }
        if other.isStreamed { merged.isStreamed = true }
        if merged.requiredAction == nil { merged.requiredAction = other.requiredAction }
        merged.requiredInGroups.merge(other.requiredInGroups) { first, _ in first }
      case .typename, .fragmentSpread: continue
      }
    }
    return merged
  }
}

extension FlatObject {
  /// Adds a field's selections of the object. If the object may be there without this field, they also get the field's
  /// condition.
  fileprivate mutating func append(_ object: FlatObject, of field: SelectedField, in merged: SelectedField) {
    let condition = field.condition.isImplied(by: merged.condition) ? .always : field.condition
    if condition == .always {
      selections += object.selections
      narrowings += object.narrowings
      unmaskedSpreads += object.unmaskedSpreads
      return
    }
    selections += object.selections.map { $0.given(condition) }
    narrowings += object.narrowings.map { narrowing in
      var narrowing = narrowing
      narrowing.condition = narrowing.condition.and(condition)
      return narrowing
    }
    unmaskedSpreads += object.unmaskedSpreads.map { spread in
      UnmaskedSpreadIR(name: spread.name, condition: spread.condition.and(condition))
    }
  }
}

extension FlatObject.Flat {
  fileprivate var field: SelectedField? {
    switch self {
    case .scalarField(let field), .linkedField(let field, _): field
    case .typename, .fragmentSpread: nil
    }
  }

  fileprivate var condition: ConditionIR {
    switch self {
    case .typename: .always
    case .scalarField(let field), .linkedField(let field, _): field.condition
    case .fragmentSpread(let spread): spread.condition
    }
  }

  /// Returns the selection with another condition that must hold too.
  fileprivate func given(_ other: ConditionIR) -> FlatObject.Flat {
    switch self {
    case .typename: .typename
    case .scalarField(let field): .scalarField(field.given(other))
    case .linkedField(let field, let object): .linkedField(field.given(other), of: object)
    case .fragmentSpread(let spread): .fragmentSpread(spread.given(other))
    }
  }
}
