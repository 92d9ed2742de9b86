import OrderedCollections

/// The types that the conditions in an object ask for, its own and those of the objects around it.
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
/// pet { # own: Cat; asked from inside
///   owner { # own: Clown; outer: Cat at depth 1
///     name
///     jokes
///   }
/// }
/// ```
struct AskedTypes {
  /// The sets of types that are asked of the object itself.
  var own: [Set<String>] = []

  /// Whether conditions of objects inside ask for this object's type.
  var isAskedFromInside = false

  /// The types that conditions here or inside ask of the objects around, one depth each.
  var outer: [[Int: Set<String>]] = []

  /// What is asked in the objects of the linked fields, in their order.
  var inside: [AskedTypes] = []

  /// Collects what is asked in an object.
  init(in object: NamedObject) {
    var asked: [Int: OrderedSet<Set<String>>] = [:]
    self.init(in: object, &asked)
  }

  /// - Parameter asked: What is asked of the objects around, by their depths.
  private init(in object: NamedObject, _ asked: inout [Int: OrderedSet<Set<String>>]) {
    object.appendAskedTypes(to: &asked)
    for case .linkedField(_, let inner) in object.selections { add(inner, at: object.position.depth, &asked) }
    if asked.isEmpty { return }
    own = asked.removeValue(forKey: object.position.depth).map { Array($0) } ?? []
    outer = asked.sorted { $0.key < $1.key }.flatMap { depth, types in types.map { [depth: $0] } }
  }

  private mutating func add(_ inner: NamedObject, at depth: Int, _ asked: inout [Int: OrderedSet<Set<String>>]) {
    var around: [Int: OrderedSet<Set<String>>] = [:]
    inside.append(AskedTypes(in: inner, &around))
    for (outerDepth, types) in around {
      if outerDepth == depth { isAskedFromInside = true }
      asked[outerDepth, default: []].formUnion(types)
    }
  }
}

extension NamedObject {
  /// Adds the types that the conditions of the object's own selections ask for.
  fileprivate func appendAskedTypes(to asked: inout [Int: OrderedSet<Set<String>>]) {
    for narrowing in narrowings { asked[position.depth, default: []].append(narrowing.types) }
    let conditions = narrowings.map(\.condition) + selections.map(\.condition) + unmaskedSpreads.map(\.condition)
    for condition in conditions where !condition.isAlways {
      for one in condition.cases {
        for (depth, types) in one.types { asked[depth, default: []].append(types) }
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
