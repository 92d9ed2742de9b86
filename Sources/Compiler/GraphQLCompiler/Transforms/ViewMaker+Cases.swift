import GraphQLLanguage
import OrderedCollections

// The views inside a view: one for each type condition, and one for each group.
extension ViewMaker {
  /// Adds the views inside a view.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - view: The view.
  ///   - enclosing: The inline fragments that the view stands for.
  ///   - known: The facts that hold in the view.
  ///   - names: The names in the view.
  mutating func addCases(
    of object: inout ObjectIR,
    to view: inout ViewIR,
    inside enclosing: OrderedSet<NarrowingIR.Enclosing>,
    knowing known: KnownFacts,
    _ names: inout DistinctNames,
    _ progress: inout NarrowingProgress
  ) {
    for same in groups(knowing: known, at: object.depth).values {
      addCase(for: same, isEnumCase: false, of: &object, to: &view, knowing: known, &names, &progress)
    }
    let narrowings = narrowings(inside: enclosing, knowing: known, at: object.depth)
    if narrowings.isEmpty { return }
    let general = object.hasSeveralTypes ? [] : narrowings.filter { $0.value[0].areAllKnownTypes }.keys
    let cases = general.count < narrowings.count ? narrowings.filter { !general.contains($0.key) } : narrowings
    let areDisjoint = areDisjoint(cases.values.compactMap { $0[0].types })
    for (typeName, same) in narrowings {
      let isEnumCase = cases[typeName] != nil
      addCase(for: same, isEnumCase: isEnumCase, of: &object, to: &view, knowing: known, &names, &progress)
    }
    if areDisjoint { view.otherName = names.take("Other") }
  }

  /// Returns the inline fragments for types in those that a view stands for, by their types' names.
  private func narrowings(
    inside enclosing: OrderedSet<NarrowingIR.Enclosing>,
    knowing known: KnownFacts,
    at depth: Int
  ) -> OrderedDictionary<String, [NarrowingIR]> {
    var result: OrderedDictionary<String, [NarrowingIR]> = [:]
    for index in enclosing.flatMap({ narrowings[$0] ?? [] }).sorted() {
      let inner = named.narrowings[index]
      guard let types = inner.types, !known.areMet([depth: types]), known.canBeMet(types, at: depth),
        inner.condition.variables(knowing: known.inside(inner, at: depth)) != nil
      else { continue }
      result[inner.typeName, default: []].append(inner)
    }
    return result
  }

  /// Returns the groups of all objects that have a view, in the groups that it is in.
  private func groups(knowing known: KnownFacts, at depth: Int) -> OrderedDictionary<GroupIR, [NarrowingIR]> {
    var result: OrderedDictionary<GroupIR, [NarrowingIR]> = [:]
    for index in groups[known.groups[depth] ?? []] ?? [] {
      let inner = named.narrowings[index]
      if let types = inner.enclosing.types, !known.areMet([depth: types]) { continue }
      if let types = inner.types, !known.canBeMet(types, at: depth) { continue }
      guard let group = inner.group, inner.condition.variables(knowing: known.inside(inner, at: depth)) != nil else {
        continue
      }
      result[group, default: []].append(inner)
    }
    return result
  }

  /// Adds the view of inline fragments with the same types and group.
  private mutating func addCase(
    for same: [NarrowingIR],
    isEnumCase: Bool,
    of object: inout ObjectIR,
    to view: inout ViewIR,
    knowing known: KnownFacts,
    _ names: inout DistinctNames,
    _ progress: inout NarrowingProgress
  ) {
    let (depth, first) = (object.depth, same[0])
    let variables = ConditionIR(
      anyOf: same.compactMap { $0.condition.variables(knowing: known.inside($0, at: depth)) }
    )
    var narrower = known.inside(first, at: depth)
    narrower.variables = known.variables.and(variables).and(
      ConditionIR(CaseIR(variables: first.group?.variables ?? [:]))
    )
    let caseNames = CaseNames(of: first, in: named.swiftNames, reserving: reserved, &names)
    let typeName = narrower.types[depth] == known.types[depth] ? view.typeName : first.typeName
    let key = Key(types: narrower.types[depth], groups: narrower.groups[depth] ?? [], variables: narrower.variables)
    if let same = made[key] {
      view.aliases.append((caseNames.type, same.path))
    } else {
      let path = view.path.nesting(caseNames.type)
      made[key] = (path, nil)
      let inner = self.view(
        of: &object,
        narrowedTo: typeName,
        inside: OrderedSet(same.map { NarrowingIR.Enclosing(types: $0.types, groups: narrower.groups[depth] ?? []) }),
        knowing: narrower,
        named: caseNames.type,
        at: path,
        &progress
      )
      made[key] = (path, inner.promisedProperties(at: depth, knowing: narrower))
      view.inner.append(inner)
    }
    guard let (path, promised) = made[key] else { return }
    view.cases.append(
      ViewCaseIR(
        condition: first.group.map { "@" + $0.name(in: .asWritten) } ?? first.typeName,
        types: narrower.types[depth],
        accessorName: caseNames.accessor,
        caseName: caseNames.enumCase,
        path: path,
        typeName: caseNames.type,
        requirement: requirement(of: same, in: &object, knowing: known, dependingOn: variables, promising: promised),
        isEnumCase: isEnumCase,
        isGroup: first.group != nil
      )
    )
  }

  private func requirement(
    of same: [NarrowingIR],
    in object: inout ObjectIR,
    knowing known: KnownFacts,
    dependingOn variables: ConditionIR,
    promising properties: [String]?
  ) -> ViewCaseIR.Requirement {
    let types = same[0].types.flatMap { known.areMet([object.depth: $0]) ? nil : $0 }
    let depth = object.depth
    let isInside = ConditionIR(anyOf: same.map(\.condition))
    let given = isInside.and(same[0].types.map { ConditionIR(CaseIR(objectAtDepth: depth, isOneOf: $0)) } ?? .always)
    let required = same[0].group.map { object.required(in: $0, knowing: given) } ?? []
    if required.isEmpty, variables.isAlways, same[0].group?.variables.isEmpty ?? true {
      guard let types else { return .always }
      if let index = typeSets[types] { return .types(index) }
    }
    let condition = isInside.and(types.map { ConditionIR(CaseIR(objectAtDepth: depth, isOneOf: $0)) } ?? .always)
    let inclusion = InclusionConditionIR(condition: condition, properties: properties, required: required)
    if let index = object.inclusions.firstIndex(of: inclusion) { return .inclusion(index) }
    object.inclusions.append(inclusion)
    return .inclusion(object.inclusions.count - 1)
  }
}

extension ObjectIR {
  /// Returns the properties without which a group is absent.
  ///
  /// - Parameter given: The condition of the group.
  fileprivate func required(in group: GroupIR, knowing given: ConditionIR) -> [RequiredPropertyIR] {
    selections.compactMap { selection in
      guard let field = selection.field, let action = field.selected.requiredInGroups[group] else { return nil }
      return RequiredPropertyIR(
        name: field.propertyName,
        responseKey: field.responseKey,
        action: action,
        condition: field.condition.rest(in: group, ofObjectAtDepth: depth, knowing: given)
      )
    }
  }
}

/// The names of a view inside another one.
private struct CaseNames {
  var type, accessor, enumCase: String

  init(
    of narrowing: NarrowingIR,
    in swiftNames: SwiftNames,
    reserving reserved: ReservedNames,
    _ names: inout DistinctNames
  ) {
    if let group = narrowing.group {
      // A spread that `@alias` names after its fragment would hide the fragment.
      let name = group.name(in: swiftNames)
      let typeName = name.upperFirst
      type = names.take(reserved.types.contains(typeName) ? "As" + typeName : typeName)
      accessor = names.take(name)
      enumCase = accessor
    } else {
      let name = swiftNames.type(narrowing.typeName)
      type = names.take("As" + name.upperFirst)
      accessor = names.take("as" + name.upperFirst)
      enumCase = names.take(name.lowerFirst)
    }
  }
}

/// Returns whether no type is in two of several sets.
private func areDisjoint(_ sets: [Set<String>]) -> Bool {
  var all: Set<String> = []
  for types in sets {
    for type in types where !all.insert(type).inserted { return false }
  }
  return true
}
