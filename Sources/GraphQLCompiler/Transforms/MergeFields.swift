/// Makes one field of the fields with equal response keys, at the place of the first, their selections recursively
/// merged as well (section 6.3.2); and one spread of several of the same fragment.
func mergeFields(in object: ObjectIR) -> ObjectIR {
  var merged: [SelectionIR] = []
  merged.reserveCapacity(object.selections.count)
  var places: [String: Int] = [:]
  var spreads: Set<String> = []
  for selection in object.selections {
    switch selection {
    case .scalarField(let field):
      guard places[field.responseKey] == nil else { continue }
      places[field.responseKey] = merged.count
      merged.append(selection)
    case .linkedField(let field):
      if let place = places[field.responseKey], case .linkedField(var first) = merged[place] {
        // Written back at once, so that the array of selections is never held twice and appending does not copy it.
        merged[place] = selection
        first.object.selections.append(contentsOf: field.object.selections)
        merged[place] = .linkedField(first)
      } else {
        places[field.responseKey] = merged.count
        merged.append(selection)
      }
    case .fragmentSpread(let spread):
      if spreads.insert(spread.name).inserted { merged.append(selection) }
    case .inlineFragment:
      merged.append(selection)
    }
  }
  for index in merged.indices {
    if case .linkedField(var field) = merged[index] {
      field.object = mergeFields(in: field.object)
      merged[index] = .linkedField(field)
    }
  }
  var result = object
  result.selections = merged
  return result
}
