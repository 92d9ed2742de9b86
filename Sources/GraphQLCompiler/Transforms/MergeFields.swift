/// Makes one field of the fields with equal response keys, at the place of the first, their selections recursively
/// merged as well (section 6.3.2); and one spread of several of the same fragment.
///
/// What is selected in several places is there when one of the places is. Of what is selected in an object that is there
/// more often than the place, the place's condition is a condition too.
func mergeFields(in object: ObjectIR) -> ObjectIR {
  var merged: [SelectionIR] = []
  merged.reserveCapacity(object.selections.count)
  var places: [String: Int] = [:]
  var spreads: [String: Int] = [:]
  // The other selections of what is in `merged` already, by its place there.
  var others: [Int: [SelectionIR]] = [:]
  for selection in object.selections {
    let known =
      switch selection {
      case .scalarField(let field):
        places.updateValue(places[field.responseKey] ?? merged.count, forKey: field.responseKey)
      case .linkedField(let field):
        places.updateValue(places[field.responseKey] ?? merged.count, forKey: field.responseKey)
      case .fragmentSpread(let spread): spreads.updateValue(spreads[spread.name] ?? merged.count, forKey: spread.name)
      case .inlineFragment: nil as Int?
      }
    if let known { others[known, default: []].append(selection) } else { merged.append(selection) }
  }
  var result = object
  for (place, others) in others {
    result.disagreements += merged[place].disagreements(with: others)
    merged[place] = merged[place].merged(with: others)
  }
  for index in merged.indices {
    if case .linkedField(var field) = merged[index] {
      field.object = mergeFields(in: field.object)
      if field.isConnection { field.object.markConnection() }
      result.disagreements += field.object.disagreements
      merged[index] = .linkedField(field)
    }
  }
  result.selections = merged
  return result
}

extension SelectionIR {
  /// When the response has it.
  var condition: ConditionIR {
    switch self {
    case .scalarField(let field): field.condition
    case .linkedField(let field): field.condition
    case .inlineFragment(let fragment): fragment.condition
    case .fragmentSpread(let spread): spread.condition
    }
  }

  /// The first of several spreads of the same fragment that gives it other arguments.
  fileprivate func disagreements(with others: [SelectionIR]) -> [SpreadDisagreement] {
    guard case .fragmentSpread(let spread) = self else { return [] }
    for case .fragmentSpread(let other) in others where other.arguments != spread.arguments {
      return [SpreadDisagreement(fragment: spread.name, first: spread.range, second: other.range)]
    }
    return []
  }

  /// One selection of several that have the same response key, or spread the same fragment.
  fileprivate func merged(with others: [SelectionIR]) -> SelectionIR {
    let condition = ConditionIR(anyOf: [self.condition] + others.map(\.condition))
    switch self {
    case .scalarField(var field):
      field.condition = condition
      return .scalarField(field)
    case .linkedField(var field):
      let first = field
      field.object.selections = []
      field.object.narrowings = []
      field.object.unmaskedSpreads = []
      for case .linkedField(let other) in [.linkedField(first)] + others {
        let isAlwaysThere = other.condition.isImplied(by: condition)
        field.object.selections += isAlwaysThere ? other.object.selections : other.selections
        field.object.narrowings += isAlwaysThere ? other.object.narrowings : other.narrowings
        field.object.unmaskedSpreads += isAlwaysThere ? other.object.unmaskedSpreads : other.unmaskedSpreads
        if other.isConnection { field.isConnection = true }
        // Fields of disjoint types may have the same response key and different types of objects.
        if other.object.typeName != first.object.typeName {
          field.object.isAbstract = true
          field.object.hasSeveralTypes = true
        }
      }
      field.condition = condition
      return .linkedField(field)
    case .inlineFragment:
      return self
    case .fragmentSpread(var spread):
      spread.condition = condition
      return .fragmentSpread(spread)
    }
  }
}

extension LinkedFieldIR {
  /// What is selected of the object, where the object may be there without the field's own condition.
  fileprivate var selections: [SelectionIR] { object.selections.map { $0.given(condition) } }

  fileprivate var unmaskedSpreads: [UnmaskedSpreadIR] {
    object.unmaskedSpreads.map { UnmaskedSpreadIR(name: $0.name, condition: $0.condition.and(condition)) }
  }

  fileprivate var narrowings: [NarrowingIR] {
    object.narrowings.map { narrowing in
      var narrowing = narrowing
      narrowing.condition = narrowing.condition.and(condition)
      return narrowing
    }
  }
}
