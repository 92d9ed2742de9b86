import GraphQLLanguage
import GraphQLValidation

/// A search for the uses of changed definitions in a document.
struct SchemaChangeUseSearch {
  let breaking: BreakingChanges
  let typed: TypedDocument
  private var uses: [SchemaChangeUse] = []
  /// The changes that a value of a type may meet, in itself or in its fields.
  private var reachable: [String: [SchemaChange]] = [:]

  init(breaking: BreakingChanges, typed: TypedDocument) {
    self.breaking = breaking
    self.typed = typed
  }

  /// Returns the uses in the order of the document, each once.
  func usesInOrder() -> [SchemaChangeUse] {
    struct Key: Hashable {
      var start: Int
      var change: SchemaChange
    }
    var found: Set<Key> = []
    return uses.enumerated()
      .filter { found.insert(Key(start: $1.place.start, change: $1.change)).inserted }
      .sorted { ($0.element.place.start, $0.offset) < ($1.element.place.start, $1.offset) }
      .map(\.element)
  }

  private mutating func add(_ changes: [SchemaChange], at place: SourceRange, extent: SourceRange? = nil) {
    for change in changes { uses.append(SchemaChangeUse(change: change, place: place, extent: extent ?? place)) }
  }

  /// Searches the kinds of operations, and everything that the types of variables reach.
  mutating func searchDefinitions() {
    for definition in typed.definitions {
      if let operation = definition.operation {
        // The selections may be the same in the new root type.
        let start = SourceRange(operation.range.start, operation.range.start)
        add(breaking.ofOperations(operation.kind), at: operation.range, extent: start)
        for variable in operation.variables {
          let changes = changesReachable(from: variable.type.namedType.value)
          add(changes, at: variable.type.namedType.range, extent: variable.range)
        }
      }
    }
  }

  private mutating func changesReachable(from typeName: String) -> [SchemaChange] {
    if let known = reachable[typeName] { return known }
    var changes: [SchemaChange] = []
    var visited: Set<String> = [typeName]
    var waiting = [typeName]
    while let name = waiting.popLast() {
      changes += breaking.ofType(name)
      guard let object = typed.types.type(named: name)?.inputObject else { continue }
      for field in object.fields.values where visited.insert(field.type.namedType.value).inserted {
        waiting.append(field.type.namedType.value)
      }
    }
    reachable[typeName] = changes
    return changes
  }

  /// Searches the fields and their leaf values.
  mutating func searchFields() {
    for field in typed.fields {
      guard let parent = field.parent, let facts = field.facts else { continue }
      let coordinate = "\(parent.name).\(field.node.name.value)"
      add(breaking.of(coordinate), at: field.node.range)
      add(breaking.ofArgumentsRequired(by: coordinate), at: field.node.range, extent: field.node.name.range)
      // If a type was removed, the field itself changed its type.
      guard let type = facts.type else { continue }
      add(breaking.ofType(type.name).filter { $0.kind.isOfValuesRead }, at: field.node.range)
    }
  }

  /// Searches the type conditions: whether the types still exist, and are still possible in the parent type.
  mutating func searchTypeConditions() {
    for definition in typed.definitions {
      guard let fragment = definition.fragment else { continue }
      let changes = breaking.ofType(fragment.typeCondition.value).filter(\.kind.isOfTypeItself)
      add(changes, at: fragment.typeCondition.range, extent: fragment.range)
    }
    for fragment in typed.inlineFragments {
      guard let condition = fragment.node.typeCondition else { continue }
      let removed = breaking.ofType(condition.value).filter(\.kind.isOfTypeItself)
      let changes = removed + changesOfMembership(condition.value, in: fragment.parent?.name)
      add(changes, at: condition.range, extent: fragment.node.range)
    }
    for spread in typed.spreads {
      let name = spread.node.name.value
      let definition = typed.fragmentIndices[name].flatMap { typed.definitions[$0].fragment }
      guard let condition = definition?.typeCondition.value ?? typed.signatures[name]?.typeCondition else { continue }
      add(changesOfMembership(condition, in: spread.parent?.name), at: spread.node.range)
    }
  }

  private func changesOfMembership(_ typeName: String, in parent: String?) -> [SchemaChange] {
    guard let parent else { return [] }
    let ofParent = breaking.of(parent).filter {
      $0.detail == typeName && ($0.kind == .typeRemovedFromUnion || $0.kind == .implementedInterfaceRemoved)
    }
    let ofType = breaking.of(typeName).filter { $0.detail == parent && $0.kind == .implementedInterfaceRemoved }
    return ofParent + ofType
  }

  /// Searches the arguments and their values.
  mutating func searchArguments() {
    for list in typed.argumentLists {
      let owner =
        switch list.owner {
        case .field(let field, let parent): "\(parent.name).\(field.name.value)"
        case .directive(let directive): "@\(directive.name.value)"
        case .fragment(let spread): "...\(spread.name.value)"
        }
      for argument in list.nodes {
        let changes = breaking.of("\(owner)(\(argument.name.value):)").filter(\.concernsWhatIsGiven)
        add(changes, at: argument.range)
      }
    }
    for value in typed.values { search(value.node, type: value.type) }
  }

  private mutating func search(_ value: Value, type: TypeReference?) {
    guard let type else { return }
    switch value.kind {
    case .enum(let name): add(breaking.of("\(type.namedType.value).\(name)"), at: value.range)
    case .list(let elements):
      for element in elements { search(element, type: type.element) }
    case .object(let fields):
      guard let object = typed.namedType(of: type)?.inputObject else { return }
      for field in fields {
        let changes = breaking.of("\(object.name).\(field.name.value)").filter(\.concernsWhatIsGiven)
        add(changes, at: field.range)
        search(field.value, type: object.fields[field.name.value]?.type)
      }
    case .variable, .int, .float, .string, .boolean, .null: break
    }
  }

  /// Searches the directives and their locations.
  mutating func searchDirectives() {
    for list in typed.directiveLists {
      for directive in list.nodes {
        let coordinate = "@\(directive.name.value)"
        let changes = breaking.of(coordinate).filter { change in
          switch change.kind {
          case .directiveRemoved: true
          case .directiveLocationRemoved: change.detail == list.location
          case .directiveRepeatableRemoved: list.nodes.count { $0.name == directive.name } > 1
          default: false
          }
        }
        add(changes + breaking.ofArgumentsRequired(by: coordinate), at: directive.range)
      }
    }
  }
}

extension SchemaChange {
  /// Whether the change concerns a literal value that is still valid otherwise.
  fileprivate var concernsWhatIsGiven: Bool {
    switch kind {
    case .argumentRemoved, .directiveArgumentRemoved, .fieldRemoved: true
    case .argumentChangedKind, .directiveArgumentChangedKind, .fieldChangedKind: detail == nil
    default: false
    }
  }
}

extension SchemaChangeKind {
  /// Whether the change concerns the type itself rather than its fields or values.
  fileprivate var isOfTypeItself: Bool {
    self == .typeRemoved || self == .typeChangedKind
  }

  /// Whether the change of a type concerns readers of its values.
  fileprivate var isOfValuesRead: Bool {
    self == .typeChangedKind || self == .valueRemovedFromEnum
  }
}
