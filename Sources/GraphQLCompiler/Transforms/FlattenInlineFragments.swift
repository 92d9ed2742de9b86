/// Puts the selections of inline fragments in the place of the fragments, with the fragments' conditions.
func flattenInlineFragments(in object: ObjectIR) -> ObjectIR {
  var flat = object
  flat.selections = []
  flat.selections.reserveCapacity(object.selections.count)
  append(object.selections, given: .always, to: &flat.selections)
  return flat
}

private func append(_ selections: [SelectionIR], given condition: ConditionIR, to flat: inout [SelectionIR]) {
  for selection in selections {
    switch selection {
    case .inlineFragment(let fragment):
      append(fragment.selections, given: condition.and(fragment.condition), to: &flat)
    case .linkedField(var field):
      field.object = flattenInlineFragments(in: field.object)
      flat.append(SelectionIR.linkedField(field).given(condition))
    case .scalarField, .fragmentSpread:
      flat.append(selection.given(condition))
    }
  }
}

extension SelectionIR {
  /// The selection where another condition must hold too.
  func given(_ condition: ConditionIR) -> SelectionIR {
    if condition.isAlways { return self }
    switch self {
    case .scalarField(var field):
      if field.isTypename { return self }
      field.condition = field.condition.and(condition)
      return .scalarField(field)
    case .linkedField(var field):
      field.condition = field.condition.and(condition)
      return .linkedField(field)
    case .inlineFragment(var fragment):
      fragment.condition = fragment.condition.and(condition)
      return .inlineFragment(fragment)
    case .fragmentSpread(var spread):
      spread.condition = spread.condition.and(condition)
      return .fragmentSpread(spread)
    }
  }
}
