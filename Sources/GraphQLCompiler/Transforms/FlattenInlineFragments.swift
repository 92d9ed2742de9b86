/// Replaces inline fragments by their selections, each with the fragments' conditions.
///
/// Before:
///
/// ```graphql
/// hero { name ... on Droid { owner @include(if: $a) { name } } }
/// ```
///
/// After, with the condition of the selection that is not always there:
///
/// ```graphql
/// hero {
///   name
///   owner # if the type at depth 1 is Droid, and $a is true
///   { name }
/// }
/// ```
///
/// Fragments that apply to only some objects are also kept in a list, the narrowings.
func flattenInlineFragments(in object: SelectedObject) -> FlatObject {
  var flat = FlatObject(position: object.position)
  flat.selections.reserveCapacity(object.selections.count)
  flat.append(object.selections, given: .always, of: nil)
  return flat
}

extension FlatObject {
  /// - Parameter types: The types that meet the inline fragments around the selections; `nil` if all do.
  fileprivate mutating func append(
    _ written: [SelectedObject.Selected],
    given condition: ConditionIR,
    of types: Set<String>?
  ) {
    for selection in written {
      switch selection {
      case .typename:
        selections.append(.typename)
      case .scalarField(let field):
        selections.append(.scalarField(field.given(condition.and(being(types)))))
      case .linkedField(let field, let object):
        selections.append(
          .linkedField(field.given(condition.and(being(types))), of: flattenInlineFragments(in: object))
        )
      case .fragmentSpread(let spread, let required):
        let narrower = narrowed(types, to: required)
        if narrower?.isEmpty == true { continue }
        selections.append(.fragmentSpread(spread.given(condition.and(being(narrower ?? types)))))
      case .inlineFragment(let fragment):
        append(fragment, given: condition.and(fragment.condition), of: types)
      }
    }
  }

  private mutating func append(
    _ fragment: SelectedInlineFragment,
    given condition: ConditionIR,
    of types: Set<String>?
  ) {
    guard let narrower = narrowed(types, to: fragment.types) else {
      appendSpread(of: fragment, given: condition, of: types)
      append(fragment.selections, given: condition, of: types)
      return
    }
    if narrower.isEmpty { return }
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
  }

  private mutating func appendSpread(
    of fragment: SelectedInlineFragment,
    given condition: ConditionIR,
    of types: Set<String>?
  ) {
    guard let name = fragment.unmaskedFragment else { return }
    unmaskedSpreads.append(UnmaskedSpreadIR(name: name, condition: condition.and(being(types))))
  }

  private func being(_ types: Set<String>?) -> ConditionIR {
    types.map { ConditionIR(CaseIR(objectAtDepth: position.depth, isOneOf: $0)) } ?? .always
  }
}

/// Returns the types that also meet another condition; `nil` if all do.
private func narrowed(_ known: Set<String>?, to condition: Set<String>?) -> Set<String>? {
  guard let condition else { return nil }
  guard let known else { return condition }
  return known.isSubset(of: condition) ? nil : known.intersection(condition)
}

extension SelectedField {
  /// Returns the field with another condition that must hold too.
  func given(_ other: ConditionIR) -> SelectedField {
    if other.isAlways { return self }
    var field = self
    field.condition = condition.and(other)
    return field
  }
}

extension SelectedSpread {
  /// Returns the spread with another condition that must hold too.
  func given(_ other: ConditionIR) -> SelectedSpread {
    if other.isAlways { return self }
    var spread = self
    spread.condition = condition.and(other)
    return spread
  }
}
