import OrderedCollections

/// The facts that hold in a view.
struct Known {
  /// The types of this object and of enclosing ones, by their depths.
  var types: [Int: Set<String>] = [:]

  /// The values of variables.
  var variables = ConditionIR.always
}

/// Makes the views of one object as part of one enclosing view.
///
/// Before, in a view of `pet` for cats:
///
/// ```graphql
/// friend {
///   name
///   meows # if the type at depth 1 is Cat
///   barks # if the type at depth 2 is Dog
/// }
/// ```
///
/// After, as views:
///
/// ```graphql
/// friend {
///   name
///   meows
///   ... on Dog { name meows barks } # AsDog
/// }
/// ```
struct ViewMaker {
  let named: NamedObject
  let reserved: ReservedNames
  let fieldsPath: TypePath

  /// The key of a view. Views with equal keys are the same.
  private struct Key: Hashable {
    var types: Set<String>
    var variables: ConditionIR
  }

  /// The views so far. Equal conditions share a view, wherever they are in the document.
  private var made: [Key: (path: TypePath, promised: [String])] = [:]

  private let selections: SelectionsByType
  /// The indices of the inline fragments in each view, and of those in none.
  private let narrowings: [Set<String>?: [Int]]
  private let typeSets: [Set<String>: Int]
  /// The names that nothing else in a view can have.
  private let taken: Set<String>

  /// Names with another meaning in Swift, or with the names of `Optional`'s cases.
  private static let reservedCases: Set<String> = ["hash", "init", "none", "self", "some"]

  init(of object: ObjectIR, _ named: NamedObject, reserved: ReservedNames, fieldsPath: TypePath) {
    self.named = named
    self.reserved = reserved
    self.fieldsPath = fieldsPath
    selections = SelectionsByType(of: object)
    narrowings = Dictionary(grouping: named.narrowings.indices) { named.narrowings[$0].enclosing }
    typeSets = Dictionary(uniqueKeysWithValues: object.typeSets.enumerated().map { ($1, $0) })
    taken = reserved.types.union(reserved.properties).union(object.selections.flatMap(\.propertyNames))
      .union(ViewMaker.reservedCases)
  }

  mutating func view(
    of object: inout ObjectIR,
    narrowedBy narrowing: NarrowingIR? = nil,
    knowing known: Known,
    named name: String,
    at path: TypePath,
    _ progress: inout NarrowingProgress
  ) -> ViewIR {
    let places = selections.places(for: known.types[object.depth])
    progress.begin(lookingAt: places.count)
    var view = ViewIR(
      swiftName: name,
      path: path,
      typeName: narrowing?.typeName ?? object.typeName,
      description: narrowing == nil ? object.description : nil,
      fieldsPath: fieldsPath,
      types: known.types[object.depth],
      hasSeveralTypes: object.hasSeveralTypes,
      connectionRole: narrowing == nil ? object.connectionRole : nil
    )
    if progress.isExceeded { return view }
    var names = DistinctNames(taken: [name], besides: taken)
    for index in places {
      addProperty(for: index, of: &object, to: &view, knowing: known, &names, &progress)
    }
    progress.spend(1 + view.properties.count)
    for spread in named.unmaskedSpreads where spread.condition.variables(knowing: known.types)?.isAlways == true {
      view.unmaskedFragments.append(spread.name)
    }
    addCases(of: &object, narrowedBy: narrowing, to: &view, knowing: known, &names, &progress)
    return view
  }

  private func addProperty(
    for index: Int,
    of object: inout ObjectIR,
    to view: inout ViewIR,
    knowing known: Known,
    _ names: inout DistinctNames,
    _ progress: inout NarrowingProgress
  ) {
    let selection = object.selections[index]
    if case .typename = selection { return }
    guard let variables = selection.condition.variables(knowing: known.types) else {
      // The key of a fragment is present, since it tells whether the fragment applies.
      if case .fragmentSpread(let spread) = selection, spread.condition.canHold(knowing: known.types) {
        view.properties.append(ViewPropertyIR(selection: selection, isOptional: true))
      }
      return
    }
    var property = ViewPropertyIR(selection: selection, isOptional: !variables.isImplied(by: known.variables))
    if case .linkedField(let field, var inner) = selection, case .linkedField(_, let named) = named.selections[index] {
      let name = names.take(inner.swiftName)
      property.typeName = name
      if inner.outerTypes.isEmpty {
        property.typePath = inner.path
        view.aliases.append((name, inner.path))
      } else {
        property.viewPath = viewPath(of: &inner, named, as: name, in: &view, knowing: known, &progress)
        object.selections[index] = .linkedField(field, of: inner)
        property.selection = object.selections[index]
      }
    }
    view.properties.append(property)
  }

  /// Returns the path of the view of an object that depends on enclosing ones, as part of a view of theirs.
  private func viewPath(
    of object: inout ObjectIR,
    _ named: NamedObject,
    as name: String,
    in view: inout ViewIR,
    knowing known: Known,
    _ progress: inout NarrowingProgress
  ) -> TypePath {
    let key = NarrowingProgress.Key(
      fieldsPath: object.path,
      areMet: object.outerTypes.map { GraphQLCompiler.areMet($0, by: known.types) }
    )
    if let path = progress.paths[key] {
      view.aliases.append((name, path))
      return path
    }
    let path = view.path.nesting(name)
    progress.paths[key] = path
    var maker = ViewMaker(of: object, named, reserved: reserved, fieldsPath: object.path)
    // The values of variables are not passed on, because a view that does not know them may share this one.
    let inside = Known(types: known.types)
    view.inner.append(maker.view(of: &object, knowing: inside, named: name, at: path, &progress))
    return path
  }

  private mutating func addCases(
    of object: inout ObjectIR,
    narrowedBy narrowing: NarrowingIR?,
    to view: inout ViewIR,
    knowing known: Known,
    _ names: inout DistinctNames,
    _ progress: inout NarrowingProgress
  ) {
    let inside = (narrowings[narrowing?.types] ?? []).map { named.narrowings[$0] }.filter { inner in
      inner.types != narrowing?.types && inner.condition.variables(knowing: known.types) != nil
    }
    if inside.isEmpty { return }
    var groups: OrderedDictionary<String, [NarrowingIR]> = [:]
    for inner in inside { groups[inner.typeName, default: []].append(inner) }
    let general = object.hasSeveralTypes ? [] : groups.filter { $0.value[0].areAllKnownTypes }.keys
    let cases = general.count < groups.count ? groups.filter { !general.contains($0.key) } : groups
    let areDisjoint = areDisjoint(cases.values.map { $0[0].types })
    for (typeName, group) in groups {
      let capitalized = typeName.prefix(1).uppercased() + typeName.dropFirst()
      let variables = ConditionIR(anyOf: group.compactMap { $0.condition.variables(knowing: known.types) })
      var narrower = known
      narrower.types[object.depth] = group[0].types
      narrower.variables = known.variables.and(variables)
      let key = Key(types: group[0].types, variables: narrower.variables)
      let name = names.take("As" + capitalized)
      if let known = made[key] {
        view.aliases.append((name, known.path))
      } else {
        let path = view.path.nesting(name)
        made[key] = (path, [])
        let inner = self.view(of: &object, narrowedBy: group[0], knowing: narrower, named: name, at: path, &progress)
        made[key] = (path, inner.promisedProperties)
        view.inner.append(inner)
      }
      guard let (path, promised) = made[key] else { continue }
      view.cases.append(
        ViewCaseIR(
          condition: typeName,
          types: group[0].types,
          accessorName: names.take("as" + capitalized),
          caseName: names.take(typeName.prefix(1).lowercased() + typeName.dropFirst()),
          path: path,
          typeName: name,
          requirement: requirement(of: group, in: &object, dependingOn: variables, promising: promised),
          isEnumCase: cases[typeName] != nil
        )
      )
    }
    if areDisjoint { view.otherName = names.take("Other") }
  }

  private func requirement(
    of group: [NarrowingIR],
    in object: inout ObjectIR,
    dependingOn variables: ConditionIR,
    promising properties: [String]
  ) -> ViewCaseIR.Requirement {
    if variables.isAlways, let index = typeSets[group[0].types] { return .types(index) }
    let types = ConditionIR(CaseIR(objectAtDepth: object.depth, isOneOf: group[0].types))
    let condition = ConditionIR(anyOf: group.map(\.condition)).and(types)
    object.inclusions.append(InclusionConditionIR(condition: condition, properties: properties))
    return .inclusion(object.inclusions.count - 1)
  }
}

extension ViewIR {
  /// Returns the optional stored properties that every object with this view has. Their presence tells whether an
  /// object has the view.
  fileprivate var promisedProperties: [String] {
    properties.compactMap { property in
      if property.isOptional || property.selection.condition.isAlways { return nil }
      switch property.selection {
      case .scalarField(let field), .linkedField(let field, _):
        return field.type.isNonNull ? field.propertyName : nil
      case .fragmentSpread(let spread): return spread.propertyName
      case .typename: return nil
      }
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

extension ConditionIR {
  /// Returns whether it holds for some of the types.
  fileprivate func canHold(knowing known: [Int: Set<String>]) -> Bool {
    cases.contains { one in
      one.types.allSatisfy { depth, types in known[depth].map { !$0.isDisjoint(with: types) } ?? true }
    }
  }
}

extension SelectionIR {
  fileprivate var propertyNames: [String] {
    switch self {
    case .typename: []
    case .scalarField(let field), .linkedField(let field, _):
      [field.propertyName, field.storedName ?? field.propertyName]
    case .fragmentSpread(let spread): [spread.propertyName]
    }
  }
}
