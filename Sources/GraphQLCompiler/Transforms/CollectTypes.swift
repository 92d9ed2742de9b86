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
/// pet { # own: Cat; conditionTypes from inside
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

  /// The types that conditions here or in nested objects require of enclosing objects, each of one depth.
  var outer: [[Int: Set<String>]] = []

  /// The types that the objects of the linked fields depend on, in the fields' order.
  var inside: [ConditionTypes] = []

  /// Collects the types that an object's conditions depend on.
  init(in object: NamedObject) {
    var conditionTypes: [Int: OrderedSet<Set<String>>] = [:]
    self.init(in: object, &conditionTypes)
  }

  /// - Parameter conditionTypes: The types required of enclosing objects, by their depths.
  private init(in object: NamedObject, _ conditionTypes: inout [Int: OrderedSet<Set<String>>]) {
    object.appendConditionTypes(to: &conditionTypes)
    for case .linkedField(_, let inner) in object.selections { add(inner, at: object.position.depth, &conditionTypes) }
    if conditionTypes.isEmpty { return }
    own = conditionTypes.removeValue(forKey: object.position.depth).map { Array($0) } ?? []
    outer = conditionTypes.sorted { $0.key < $1.key }.flatMap { depth, types in types.map { [depth: $0] } }
  }

  private mutating func add(_ inner: NamedObject, at depth: Int, _ conditionTypes: inout [Int: OrderedSet<Set<String>>])
  {
    var around: [Int: OrderedSet<Set<String>>] = [:]
    inside.append(ConditionTypes(in: inner, &around))
    for (outerDepth, types) in around {
      if outerDepth == depth { nestedObjectsDependOnType = true }
      conditionTypes[outerDepth, default: []].formUnion(types)
    }
  }
}

extension NamedObject {
  /// Adds the types that the conditions of the object's own selections require.
  fileprivate func appendConditionTypes(to conditionTypes: inout [Int: OrderedSet<Set<String>>]) {
    for narrowing in narrowings { conditionTypes[position.depth, default: []].append(narrowing.types) }
    let conditions = narrowings.map(\.condition) + selections.map(\.condition) + unmaskedSpreads.map(\.condition)
    for condition in conditions where !condition.isAlways {
      for one in condition.cases {
        for (depth, types) in one.types { conditionTypes[depth, default: []].append(types) }
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
