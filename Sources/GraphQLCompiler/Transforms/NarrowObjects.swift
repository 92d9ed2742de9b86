import OrderedCollections

/// Decides what is shown of objects whose selections depend on types: one view of what is certain for all types, and one
/// for the types of each inline fragment, with everything that is certain for those.
///
/// - Parameters:
///   - object: The object, merged and named.
///   - reserved: The names that nested types would hide.
/// - Returns: The object with its views; `nil` if there would be too many of them.
func narrowObjects(in object: ObjectIR, reserving reserved: ReservedNames) -> ObjectIR? {
  var result = object
  _ = result.collectTypes()
  var budget = ViewBudget()
  result.makeViews(at: "Data", reserving: reserved, &budget)
  return budget.isExceeded ? nil : result
}

/// How much may still be made of an object's views.
///
/// An object inside of narrowed ones has a view for every combination of their types that shows something else, which
/// can be exponentially many.
private struct ViewBudget {
  /// How many views, and properties of views.
  private var results = 30_000
  /// How often a selection may be looked at.
  private var work = 1_000_000

  var isExceeded: Bool { results < 0 || work < 0 }

  mutating func begin(lookingAt count: Int) { work -= count }

  mutating func spend(_ count: Int) { results -= count }
}

extension ObjectIR {
  /// Collects the types that conditions ask for.
  ///
  /// - Returns: Those of the objects around, by their depths.
  fileprivate mutating func collectTypes() -> [Int: OrderedSet<Set<String>>] {
    var asked = askedTypes
    for index in selections.indices {
      guard case .linkedField(var field) = selections[index] else { continue }
      let inner = field.object.collectTypes()
      selections[index] = .linkedField(field)
      if !inner.isEmpty { add(inner, to: &asked) }
    }
    if !asked.isEmpty { keep(&asked) }
    return asked
  }

  /// The types that the conditions of the object's own selections ask for.
  private var askedTypes: [Int: OrderedSet<Set<String>>] {
    var asked: [Int: OrderedSet<Set<String>>] = [:]
    for narrowing in narrowings { asked[depth, default: []].append(narrowing.types) }
    let conditions = narrowings.map(\.condition) + selections.map(\.condition) + unmaskedSpreads.map(\.condition)
    for condition in conditions where !condition.isAlways {
      for one in condition.cases {
        for (depth, types) in one.types { asked[depth, default: []].append(types) }
      }
    }
    return asked
  }

  private mutating func add(_ inner: [Int: OrderedSet<Set<String>>], to asked: inout [Int: OrderedSet<Set<String>>]) {
    for (depth, types) in inner {
      if depth == self.depth { isAskedFromInside = true }
      asked[depth, default: []].formUnion(types)
    }
  }

  /// Keeps what is asked of the object itself, and leaves what is asked of those around.
  private mutating func keep(_ asked: inout [Int: OrderedSet<Set<String>>]) {
    typeSets = asked.removeValue(forKey: depth).map { Array($0) } ?? []
    outerTypes = asked.sorted { $0.key < $1.key }.flatMap { depth, types in types.map { [depth: $0] } }
  }

  /// Makes the views of an object that depends on nothing around it, and of the objects in it.
  fileprivate mutating func makeViews(at path: String, reserving reserved: ReservedNames, _ budget: inout ViewBudget) {
    self.path = path
    // The fields of an object that depends on others are among theirs.
    let fieldsPath = narrowings.isEmpty || !outerTypes.isEmpty ? path : path + ".__Fields"
    for index in selections.indices {
      guard case .linkedField(var field) = selections[index] else { continue }
      let inner = fieldsPath + "." + SwiftName.escaped(field.object.swiftName)
      field.object.makeViews(at: inner, reserving: reserved, &budget)
      selections[index] = .linkedField(field)
    }
    if outerTypes.isEmpty, !narrowings.isEmpty { makeView(at: path, reserving: reserved, &budget) }
  }

  private mutating func makeView(at path: String, reserving reserved: ReservedNames, _ budget: inout ViewBudget) {
    var maker = ViewMaker(of: self, reserved: reserved, fieldsPath: path + ".__Fields")
    views = [maker.view(of: &self, knowing: Known(), named: swiftName, at: path, &budget)]
  }
}

/// What is certain where an object is seen through a view.
private struct Known {
  /// The types of this object and those around it, by their depths.
  var types: [Int: Set<String>] = [:]

  /// What the variables are.
  var variables = ConditionIR.always
}

/// Makes the views of one object, in one place from which it is seen.
private struct ViewMaker {
  let reserved: ReservedNames
  let fieldsPath: String

  /// What makes two views the same.
  private struct Key: Hashable {
    var types: Set<String>
    var variables: ConditionIR
  }

  /// The views so far: the same objects are seen through the same view, wherever in the document its condition is.
  private var made: [Key: (path: String, promised: [String])] = [:]

  private let selections: SelectionsByType
  /// The places of the inline fragments in each, and in none.
  private let narrowings: [Set<String>?: [Int]]
  private let typeSets: [Set<String>: Int]
  /// The names that no view can give anything else.
  private let taken: Set<String>

  /// Names that Swift has another use for, or that cases would confuse with those of optionals.
  private static let reservedCases: Set<String> = ["hash", "init", "none", "self", "some"]

  init(of object: ObjectIR, reserved: ReservedNames, fieldsPath: String) {
    self.reserved = reserved
    self.fieldsPath = fieldsPath
    selections = SelectionsByType(of: object)
    narrowings = Dictionary(grouping: object.narrowings.indices) { object.narrowings[$0].enclosing }
    typeSets = Dictionary(uniqueKeysWithValues: object.typeSets.enumerated().map { ($1, $0) })
    taken = reserved.types.union(reserved.properties).union(object.selections.flatMap(\.propertyNames))
      .union(ViewMaker.reservedCases)
  }

  mutating func view(
    of object: inout ObjectIR,
    narrowedBy narrowing: NarrowingIR? = nil,
    knowing known: Known,
    named name: String,
    at path: String,
    _ budget: inout ViewBudget
  ) -> ViewIR {
    let places = selections.places(for: known.types[object.depth])
    budget.begin(lookingAt: places.count)
    var view = ViewIR(
      swiftName: name,
      path: path,
      typeName: narrowing?.typeName ?? object.typeName,
      description: narrowing == nil ? object.description : nil,
      fieldsPath: fieldsPath,
      types: known.types[object.depth],
      hasSeveralTypes: object.hasSeveralTypes,
      connectionPart: narrowing == nil ? object.connectionPart : nil
    )
    if budget.isExceeded { return view }
    var names = DistinctNames(taken: [name], besides: taken)
    for index in places {
      addProperty(for: &object.selections[index], to: &view, knowing: known, &names, &budget)
    }
    budget.spend(1 + view.properties.count)
    for spread in object.unmaskedSpreads where spread.condition.variables(knowing: known.types)?.isAlways == true {
      view.unmaskedFragments.append(spread.name)
    }
    addCases(of: &object, narrowedBy: narrowing, to: &view, knowing: known, &names, &budget)
    return view
  }

  private func addProperty(
    for selection: inout SelectionIR,
    to view: inout ViewIR,
    knowing known: Known,
    _ names: inout DistinctNames,
    _ budget: inout ViewBudget
  ) {
    if case .scalarField(let field) = selection, field.isTypename { return }
    let variables = selection.condition.variables(knowing: known.types)
    guard let variables else {
      // The key of a fragment is there to be asked whether the fragment applies.
      if case .fragmentSpread(let spread) = selection, spread.condition.canHold(knowing: known.types) {
        view.properties.append(ViewPropertyIR(selection: selection, isOptional: true))
      }
      return
    }
    var property = ViewPropertyIR(selection: selection, isOptional: !variables.isImplied(by: known.variables))
    if case .linkedField(var field) = selection {
      let fields = fieldsPath + "." + SwiftName.escaped(field.object.swiftName)
      if field.object.outerTypes.isEmpty {
        let name = names.take(field.object.swiftName)
        property.typePath = fields
        property.typeName = name
        view.aliases.append((name, fields))
      } else {
        let key = field.object.outerTypes.map { areMet($0, by: known.types) }
        let name = names.take(field.object.swiftName)
        property.typeName = name
        if let path = field.object.viewPaths[key] {
          property.viewPath = path
          view.aliases.append((name, path))
        } else {
          let path = view.path + "." + SwiftName.escaped(name)
          property.viewPath = path
          field.object.viewPaths[key] = path
          var maker = ViewMaker(of: field.object, reserved: reserved, fieldsPath: fields)
          // What the variables are is not handed on: where they are not known, nothing inside may rely on them.
          let inside = Known(types: known.types)
          view.inner.append(maker.view(of: &field.object, knowing: inside, named: name, at: path, &budget))
          selection = .linkedField(field)
        }
      }
      property.selection = selection
    }
    view.properties.append(property)
  }

  private mutating func addCases(
    of object: inout ObjectIR,
    narrowedBy narrowing: NarrowingIR?,
    to view: inout ViewIR,
    knowing known: Known,
    _ names: inout DistinctNames,
    _ budget: inout ViewBudget
  ) {
    let inside = (narrowings[narrowing?.types] ?? []).map { object.narrowings[$0] }.filter { inner in
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
        let path = view.path + "." + SwiftName.escaped(name)
        made[key] = (path, [])
        let inner = self.view(of: &object, narrowedBy: group[0], knowing: narrower, named: name, at: path, &budget)
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
          presence: presence(of: group, in: &object, dependingOn: variables, promising: promised),
          isEnumCase: cases[typeName] != nil
        )
      )
    }
    if areDisjoint { view.otherName = names.take("Other") }
  }

  private func presence(
    of group: [NarrowingIR],
    in object: inout ObjectIR,
    dependingOn variables: ConditionIR,
    promising properties: [String]
  ) -> ViewCaseIR.Presence {
    if variables.isAlways, let index = typeSets[group[0].types] { return .types(index) }
    let types = ConditionIR(CaseIR(objectAtDepth: object.depth, isOneOf: group[0].types))
    let condition = ConditionIR(anyOf: group.map(\.condition)).and(types)
    object.presences.append(PresenceIR(condition: condition, properties: properties))
    return .presence(object.presences.count - 1)
  }
}

extension ViewIR {
  /// The stored properties that may be `nil` and must not be where this view is: by them it is known whether it is.
  fileprivate var promisedProperties: [String] {
    properties.compactMap { property in
      if property.isOptional || property.selection.condition.isAlways { return nil }
      switch property.selection {
      case .scalarField(let field): return field.type.isNonNull ? field.propertyName : nil
      case .linkedField(let field): return field.type.isNonNull ? field.propertyName : nil
      case .fragmentSpread(let spread): return spread.propertyName
      case .inlineFragment: return nil
      }
    }
  }
}

/// Whether no type is in two of several sets.
private func areDisjoint(_ sets: [Set<String>]) -> Bool {
  var all: Set<String> = []
  for types in sets {
    for type in types where !all.insert(type).inserted { return false }
  }
  return true
}

extension ConditionIR {
  /// Whether it holds for some of the types.
  fileprivate func canHold(knowing known: [Int: Set<String>]) -> Bool {
    cases.contains { one in
      one.types.allSatisfy { depth, types in known[depth].map { !$0.isDisjoint(with: types) } ?? true }
    }
  }
}

extension SelectionIR {
  fileprivate var propertyNames: [String] {
    switch self {
    case .scalarField(let field): [field.propertyName, field.storedName ?? field.propertyName]
    case .linkedField(let field): [field.propertyName, field.storedName ?? field.propertyName]
    case .fragmentSpread(let spread): [spread.propertyName]
    case .inlineFragment: []
    }
  }
}
