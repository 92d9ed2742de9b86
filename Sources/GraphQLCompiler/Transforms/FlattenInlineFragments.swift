/// Puts the selections of inline fragments that always apply in the place of the fragments.
func flattenInlineFragments(in object: ObjectIR) -> ObjectIR {
  var flat = object
  flat.selections = []
  flat.selections.reserveCapacity(object.selections.count)
  append(object.selections, to: &flat.selections)
  return flat
}

private func append(_ selections: [SelectionIR], to flat: inout [SelectionIR]) {
  for selection in selections {
    switch selection {
    case .inlineFragment(let fragment) where fragment.alwaysApplies:
      append(fragment.selections, to: &flat)
    case .linkedField(var field):
      field.object = flattenInlineFragments(in: field.object)
      flat.append(.linkedField(field))
    case .inlineFragment, .scalarField, .fragmentSpread:
      flat.append(selection)
    }
  }
}
