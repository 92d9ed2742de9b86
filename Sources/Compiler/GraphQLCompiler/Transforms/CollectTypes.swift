import OrderedCollections

/// The types that the conditions in an object depend on: its own, and those of enclosing objects.
///
/// Before:
///
/// ```graphql
/// pet { ... on Cat { owner { name ... on Clown { jokes } } } }
/// ```
///
/// After, with the sets of types:
///
/// ```graphql
/// pet { # own: Cat, as the selections inside require
///   owner { # own: Clown; outer: Cat at depth 1
///     name
///     jokes
///   }
/// }
/// ```
struct ConditionTypes {
  /// The sets of types that conditions require of the object itself.
  var own: [Set<String>] = []

  /// Whether conditions of nested objects depend on this object's type.
  var nestedObjectsDependOnType = false

  /// The conditions on enclosing objects of selections here and in nested objects.
  var outer: [OuterConditionIR] = []

  /// The types that the objects of the linked fields depend on, in the fields' order.
  var inside: [ConditionTypes] = []

  /// Collects the types that an object's conditions depend on.
  init(in object: NamedObject) {
    var conditions: OrderedSet<OuterConditionIR> = []
    self.init(in: object, &conditions)
  }

  /// - Parameter conditions: The conditions on enclosing objects.
  private init(in object: NamedObject, _ conditions: inout OrderedSet<OuterConditionIR>) {
    object.appendConditions(to: &conditions)
    for case .linkedField(_, let inner) in object.selections { add(inner, at: object.position.depth, &conditions) }
    if conditions.isEmpty { return }
    for case .types(let types, object.position.depth) in conditions { own.append(types) }
    conditions.removeAll { $0.depth == object.position.depth }
    outer = conditions.sorted { $0.depth < $1.depth }
  }

  private mutating func add(_ inner: NamedObject, at depth: Int, _ conditions: inout OrderedSet<OuterConditionIR>) {
    var around: OrderedSet<OuterConditionIR> = []
    inside.append(ConditionTypes(in: inner, &around))
    for condition in around {
      if case .types(_, depth) = condition { nestedObjectsDependOnType = true }
      conditions.append(condition)
    }
  }
}

extension NamedObject {
  /// Adds what the conditions of the object's own selections require of the object and of those around it.
  fileprivate func appendConditions(to all: inout OrderedSet<OuterConditionIR>) {
    for narrowing in narrowings {
      if let types = narrowing.types { all.append(.types(types, depth: position.depth)) }
    }
    let conditions = narrowings.map(\.condition) + selections.map(\.condition) + unmaskedSpreads.map(\.condition)
    for condition in conditions where condition != .always {
      for one in condition.cases {
        for (depth, types) in one.types.sorted(by: { $0.key < $1.key }) { all.append(.types(types, depth: depth)) }
        for (depth, groups) in one.groups where depth < position.depth {
          for group in groups { all.append(.group(group, depth: depth)) }
        }
      }
    }
  }
}

extension NamedObject.Named {
  fileprivate var condition: ConditionIR {
    switch self {
    case .typename: .always
    case .scalarField(let field), .linkedField(let field, _): field.condition
    case .fragmentSpread(let spread): spread.condition
    }
  }
}
