/// Puts the selections of inline fragments in the place of the fragments, with the fragments' conditions; and those
/// fragments that not all objects meet into a list of their own.
func flattenInlineFragments(in object: ObjectIR) -> ObjectIR {
  var flat = object
  flat.selections = []
  flat.selections.reserveCapacity(object.selections.count)
  flat.append(object.selections, given: .always, of: nil)
  return flat
}

extension ObjectIR {
  /// - Parameter types: The types that the inline fragments around the selections leave; `nil` if all.
  fileprivate mutating func append(
    _ written: [SelectionIR],
    given condition: ConditionIR,
    of types: Set<String>?
  ) {
    for selection in written {
      switch selection {
      case .inlineFragment(let fragment):
        let condition = condition.and(fragment.condition)
        guard let narrower = narrowed(types, to: fragment.types) else {
          appendSpread(of: fragment, given: condition, of: types)
          append(fragment.selections, given: condition, of: types)
          continue
        }
        if narrower.isEmpty { continue }
        narrowings.append(
          NarrowingIR(
            typeName: fragment.typeCondition,
            enclosing: types,
            types: narrower,
            areAllKnownTypes: types == nil && fragment.areAllKnownTypes,
            condition: condition
          )
        )
        appendSpread(of: fragment, given: condition, of: narrower)
        append(fragment.selections, given: condition, of: narrower)
      case .linkedField(var field):
        field.object = flattenInlineFragments(in: field.object)
        selections.append(SelectionIR.linkedField(field).given(condition.and(being(types))))
      case .fragmentSpread(let spread):
        let narrower = narrowed(types, to: spread.types)
        if narrower?.isEmpty == true { continue }
        selections.append(selection.given(condition.and(being(narrower ?? types))))
      case .scalarField:
        selections.append(selection.given(condition.and(being(types))))
      }
    }
  }

  private mutating func appendSpread(
    of fragment: InlineFragmentIR,
    given condition: ConditionIR,
    of types: Set<String>?
  ) {
    guard let name = fragment.unmaskedFragment else { return }
    unmaskedSpreads.append(UnmaskedSpreadIR(name: name, condition: condition.and(being(types))))
  }

  private func being(_ types: Set<String>?) -> ConditionIR {
    types.map { ConditionIR(CaseIR(objectAtDepth: depth, isOneOf: $0)) } ?? .always
  }
}

/// The types that meet another condition as well; `nil` if all do.
private func narrowed(_ known: Set<String>?, to condition: Set<String>?) -> Set<String>? {
  guard let condition else { return nil }
  guard let known else { return condition }
  return known.isSubset(of: condition) ? nil : known.intersection(condition)
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
