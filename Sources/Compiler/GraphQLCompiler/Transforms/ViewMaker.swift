import GraphQLLanguage
import OrderedCollections

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
  struct Key: Hashable {
    var types: Set<String>?
    var groups: Set<GroupIR>
    var variables: ConditionIR
  }

  /// The views so far. Equal conditions share a view, wherever they are in the document.
  var made: [Key: (path: TypePath, promised: [String]?)] = [:]

  private let selections: SelectionsByType
  /// The indices of the inline fragments for types inside others.
  let narrowings: [NarrowingIR.Enclosing: [Int]]
  /// The indices of the groups inside other groups.
  let groups: [Set<GroupIR>: [Int]]
  let typeSets: [Set<String>: Int]
  /// The names that nothing else in a view can have.
  private let taken: Set<String>

  /// Names with another meaning in Swift, or with the names of `Optional`'s cases.
  private static let reservedCases: Set<String> = ["hash", "init", "none", "self", "some"]

  init(of object: ObjectIR, _ named: NamedObject, reserved: ReservedNames, fieldsPath: TypePath) {
    self.named = named
    self.reserved = reserved
    self.fieldsPath = fieldsPath
    selections = SelectionsByType(of: object)
    let indices = named.narrowings.indices
    self.narrowings = Dictionary(grouping: indices.filter { named.narrowings[$0].group == nil }) {
      named.narrowings[$0].enclosing
    }
    self.groups = Dictionary(grouping: indices.filter { named.narrowings[$0].group != nil }) {
      named.narrowings[$0].enclosing.groups
    }
    typeSets = Dictionary(uniqueKeysWithValues: object.typeSets.enumerated().map { ($1, $0) })
    taken = reserved.types.union(reserved.properties).union(object.selections.flatMap(\.propertyNames))
      .union(ViewMaker.reservedCases)
  }

  mutating func view(
    of object: inout ObjectIR,
    narrowedTo typeName: String? = nil,
    inside enclosing: OrderedSet<NarrowingIR.Enclosing> = [NarrowingIR.Enclosing()],
    knowing known: KnownFacts,
    named name: String,
    at path: TypePath,
    _ progress: inout NarrowingProgress
  ) -> ViewIR {
    let places = selections.places(for: known.types[object.depth])
    progress.begin(lookingAt: places.count)
    var view = ViewIR(
      swiftName: name,
      path: path,
      typeName: typeName ?? object.typeName,
      description: typeName == nil ? object.description : nil,
      fieldsPath: fieldsPath,
      known: known,
      types: known.types[object.depth],
      hasSeveralTypes: object.hasSeveralTypes,
      connectionRole: typeName == nil ? object.connectionRole : nil
    )
    if progress.isExceeded { return view }
    var names = DistinctNames(taken: [name], besides: taken)
    for index in places {
      addProperty(for: index, of: &object, to: &view, knowing: known, &names, &progress)
    }
    progress.spend(1 + view.properties.count)
    for spread in named.unmaskedSpreads where spread.condition.variables(knowing: known)?.isAlways == true {
      view.unmaskedFragments.append(spread.name)
    }
    addCases(of: &object, to: &view, inside: enclosing, knowing: known, &names, &progress)
    return view
  }

  private func addProperty(
    for index: Int,
    of object: inout ObjectIR,
    to view: inout ViewIR,
    knowing known: KnownFacts,
    _ names: inout DistinctNames,
    _ progress: inout NarrowingProgress
  ) {
    let selection = object.selections[index]
    if case .typename = selection { return }
    let variables = selection.condition.variables(knowing: known)
    // A field that stands for a fragment is shown, because its value tells whether the fragment applies.
    guard variables != nil || selection.isOfSameObject && selection.condition.canHold(knowing: known) else { return }
    let isOptional = variables.map { !$0.isImplied(by: known.variables) } ?? true
    var property = ViewPropertyIR(selection: selection, isOptional: isOptional)
    if let field = selection.field, field.isRequired(inOneOf: known.groups[object.depth]) {
      property.isRequiredByGroup = !field.isNonNull
      property.isOptional = false
    }
    if case .linkedField(let field, var inner) = selection, case .linkedField(_, let named) = named.selections[index] {
      let name = names.take(inner.swiftName)
      property.typeName = name
      if inner.outerConditions.isEmpty {
        property.typePath = inner.path
        view.aliases.append((name, inner.path))
      } else {
        property.viewPath = viewPath(of: &inner, named, as: name, in: &view, knowing: known, &progress)
        object.selections[index] = .linkedField(field, of: inner)
        property.selection = object.selections[index]
      }
    }
    if property.isRequiredByGroup { property.selection = property.selection.required }
    view.append(property)
  }

  /// Returns the path of the view of an object that depends on enclosing ones, as part of a view of theirs.
  private func viewPath(
    of object: inout ObjectIR,
    _ named: NamedObject,
    as name: String,
    in view: inout ViewIR,
    knowing known: KnownFacts,
    _ progress: inout NarrowingProgress
  ) -> TypePath {
    let key = NarrowingProgress.Key(
      fieldsPath: object.path,
      areMet: object.outerConditions.map { known.areMet($0) }
    )
    if let path = progress.paths[key] {
      view.aliases.append((name, path))
      return path
    }
    let path = view.path.nesting(name)
    progress.paths[key] = path
    var maker = ViewMaker(of: object, named, reserved: reserved, fieldsPath: object.path)
    // The values of variables are not passed on, because a view that does not know them may share this one.
    let inside = KnownFacts(types: known.types, groups: known.groups)
    view.inner.append(maker.view(of: &object, knowing: inside, named: name, at: path, &progress))
    return path
  }
}

extension ViewIR {
  /// Adds a property. In the view of a spread with a name, this spread takes the place of others of the same fragment.
  fileprivate mutating func append(_ property: ViewPropertyIR) {
    if case .fragmentSpread(let spread) = property.selection,
      let same = properties.firstIndex(where: { $0.key == property.key })
    {
      if spread.condition.isNamed { properties[same] = property }
    } else {
      properties.append(property)
    }
  }

  /// Returns the optional stored properties that every object with this view has. Their presence tells whether an
  /// object has the view; `nil` if it does not, because nested objects have such properties too.
  ///
  /// - Parameters:
  ///   - depth: The depth of the object.
  ///   - known: The facts that hold in the view.
  func promisedProperties(at depth: Int, knowing known: KnownFacts) -> [String]? {
    if properties.contains(where: { $0.dependsOnGroup(at: depth, knowing: known) }) { return nil }
    return properties.compactMap { property in
      if property.isOptional || property.selection.condition.isAlways { return nil }
      switch property.selection {
      case .scalarField(let field), .linkedField(let field, _):
        return field.isNonNull ? field.propertyName : nil
      case .fragmentSpread(let spread): return spread.storedName
      case .typename: return nil
      }
    }
  }
}

extension ViewPropertyIR {
  /// Returns whether objects in it have properties because of a group of an object around them.
  fileprivate func dependsOnGroup(at depth: Int, knowing known: KnownFacts) -> Bool {
    guard viewPath != nil, case .linkedField(_, let object) = selection else { return false }
    return object.outerConditions.contains { if case .group(_, depth) = $0 { known.areMet($0) } else { false } }
  }
}

extension SelectionIR {
  /// Whether it stands for a fragment, which is read from the same object.
  fileprivate var isOfSameObject: Bool {
    switch self {
    case .fragmentSpread: true
    case .scalarField(let field), .linkedField(let field, _): field.selected.isOfSameObject
    case .typename: false
    }
  }
}

extension NamedField {
  /// Returns whether one of some groups is absent without it.
  fileprivate func isRequired(inOneOf groups: Set<GroupIR>?) -> Bool {
    guard let groups, !selected.requiredInGroups.isEmpty else { return false }
    return selected.requiredInGroups.keys.contains { groups.contains($0) }
  }
}

extension SelectionIR {
  /// The selection of a field that is there.
  fileprivate var required: SelectionIR {
    func required(_ field: NamedField) -> NamedField {
      var field = field
      field.selected.type = .nonNull(field.type.nullable, range: .none)
      return field
    }
    return switch self {
    case .scalarField(let field): .scalarField(required(field))
    case .linkedField(let field, let object): .linkedField(required(field), of: object)
    case .typename, .fragmentSpread: self
    }
  }
}

extension ConditionIR {
  /// Returns whether it holds for some of the types, outside of groups with names.
  fileprivate func canHold(knowing known: KnownFacts) -> Bool {
    cases.contains { one in
      one.types.allSatisfy { depth, types in known.types[depth].map { !$0.isDisjoint(with: types) } ?? true }
        && one.groups.allSatisfy { depth, groups in
          groups.subtracting(known.groups[depth] ?? []).allSatisfy { !$0.isAlias }
        }
    }
  }
}

extension SelectionIR {
  fileprivate var propertyNames: [String] {
    switch self {
    case .typename: []
    case .scalarField(let field), .linkedField(let field, _):
      [field.propertyName, field.storedName ?? field.propertyName]
    case .fragmentSpread(let spread): [spread.propertyName, spread.storedName]
    }
  }
}
