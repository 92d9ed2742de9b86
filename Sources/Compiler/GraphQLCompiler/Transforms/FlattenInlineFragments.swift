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
/// Fragments that apply to only some objects, and groups, are also kept in a list, the narrowings.
func flattenInlineFragments(in object: SelectedObject) -> FlatObject {
  var flat = FlatObject(position: object.position)
  flat.selections.reserveCapacity(object.selections.count)
  flat.append(object.selections, given: .always, inside: NarrowingIR.Enclosing())
  return flat
}

extension FlatObject {
  /// - Parameters:
  ///   - enclosing: The inline fragments around the selections.
  ///   - group: The innermost group with a name.
  fileprivate mutating func append(
    _ written: [SelectedObject.Selected],
    given condition: ConditionIR,
    inside enclosing: NarrowingIR.Enclosing,
    of group: GroupIR? = nil
  ) {
    for selection in written {
      if case .inlineFragment(let fragment) = selection {
        append(fragment, given: condition, inside: enclosing, of: group)
      } else {
        let object = selection.object.map(flattenInlineFragments)
        append(selection, of: object, given: condition, inside: enclosing, of: group)
      }
    }
  }

  /// Appends what is no inline fragment. Apart from what recurses, for whose stack the fields are large.
  ///
  /// - Parameter object: The selections in it.
  private mutating func append(
    _ selection: SelectedObject.Selected,
    of object: FlatObject?,
    given condition: ConditionIR,
    inside enclosing: NarrowingIR.Enclosing,
    of group: GroupIR?
  ) {
    switch selection {
    case .typename:
      selections.append(.typename)
    case .scalarField(let field):
      let field = field.required(in: group)
      selections.append(.scalarField(field.given(condition.and(being(enclosing.types)))))
    case .linkedField(let field, _):
      guard let object else { return }
      let field = field.required(in: group)
      selections.append(.linkedField(field.given(condition.and(being(enclosing.types))), of: object))
    case .fragmentSpread(let spread, let required):
      let narrower = narrowed(enclosing.types, to: required)
      if narrower?.isEmpty == true { return }
      selections.append(.fragmentSpread(spread.given(condition.and(being(narrower ?? enclosing.types)))))
    case .fragmentReadAgain(let field, _, let required):
      let narrower = narrowed(enclosing.types, to: required)
      guard let object, narrower?.isEmpty != true else { return }
      let condition = condition.and(being(narrower ?? enclosing.types))
      selections.append(.linkedField(field.given(condition), of: object))
    case .inlineFragment: break
    }
  }

  private mutating func append(
    _ fragment: SelectedInlineFragment,
    given outer: ConditionIR,
    inside enclosing: NarrowingIR.Enclosing,
    of outerGroup: GroupIR?
  ) {
    var condition = outer.and(fragment.condition)
    let narrower = narrowed(enclosing.types, to: fragment.types)
    if narrower?.isEmpty == true { return }
    var inside = enclosing
    if let narrower { inside.types = narrower }
    let group = condition == .never ? nil : fragment.group(isNarrower: narrower != nil, given: outer)
    if let group {
      condition = condition.in(group, ofObjectAtDepth: position.depth)
      inside.groups.insert(group)
    }
    if narrower != nil || group != nil {
      narrowings.append(
        NarrowingIR(
          typeName: fragment.typeCondition,
          enclosing: enclosing,
          types: inside.types,
          areAllKnownTypes: enclosing.types == nil && fragment.areAllKnownTypes,
          group: group,
          condition: condition
        )
      )
    }
    appendSpread(of: fragment, given: condition, of: inside.types)
    append(fragment.selections, given: condition, inside: inside, of: group?.isAlias == true ? group : outerGroup)
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

extension SelectedObject.Selected {
  /// The object of a field, or of a fragment that is read from the object again; `nil` if it has none.
  fileprivate var object: SelectedObject? {
    switch self {
    case .linkedField(_, let object), .fragmentReadAgain(_, let object, _): object
    case .typename, .scalarField, .fragmentSpread, .inlineFragment: nil
    }
  }
}

extension SelectedInlineFragment {
  /// The group that its selections are; `nil` if they are none.
  ///
  /// - Parameters:
  ///   - isNarrower: Whether it applies to only some objects. Its view then has the name of the type.
  ///   - outer: The condition of the inline fragments around it.
  fileprivate func group(isNarrower: Bool, given outer: ConditionIR) -> GroupIR? {
    if let alias { return .alias(alias) }
    if isNarrower { return nil }
    let variables = condition.variables(besides: outer)
    return variables.isEmpty ? nil : .condition(variables)
  }
}

/// Returns the types that also meet another condition; `nil` if all do.
private func narrowed(_ known: Set<String>?, to condition: Set<String>?) -> Set<String>? {
  guard let condition else { return nil }
  guard let known else { return condition }
  return known.isSubset(of: condition) ? nil : known.intersection(condition)
}

extension SelectedField {
  /// Returns the field in a group with a name. If it is required, the group is null without it, not the object.
  fileprivate func required(in group: GroupIR?) -> SelectedField {
    guard let group, let action = requiredAction else { return self }
    var field = self
    field.requiredAction = nil
    field.requiredInGroups = [group: action]
    return field
  }

  /// Returns the field with another condition that must hold too.
  func given(_ other: ConditionIR) -> SelectedField {
    if other == .always { return self }
    var field = self
    field.condition = condition.and(other)
    return field
  }
}

extension SelectedSpread {
  /// Returns the spread with another condition that must hold too.
  func given(_ other: ConditionIR) -> SelectedSpread {
    if other == .always { return self }
    var spread = self
    spread.condition = condition.and(other)
    return spread
  }
}
