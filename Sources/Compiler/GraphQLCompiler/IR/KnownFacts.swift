/// The facts that hold in a view, of its object and of the objects around.
struct KnownFacts: Sendable {
  /// The types of objects, by their depths.
  var types: [Int: Set<String>] = [:]

  /// The groups of objects, by their depths.
  var groups: [Int: Set<GroupIR>] = [:]

  /// The values of variables that hold in the view of one object.
  var variables = ConditionIR.always

  /// Returns the facts that hold inside an inline fragment of an object.
  func inside(_ narrowing: NarrowingIR, at depth: Int) -> KnownFacts {
    var inside = self
    if let narrower = narrowing.types {
      inside.types[depth] = types[depth]?.intersection(narrower) ?? narrower
    }
    if let group = narrowing.group { inside.groups[depth, default: []].insert(group) }
    return inside
  }

  /// Returns whether an object may have one of some types.
  func canBeMet(_ required: Set<String>, at depth: Int) -> Bool {
    types[depth].map { !$0.isDisjoint(with: required) } ?? true
  }

  /// Returns whether a condition on an enclosing object certainly holds.
  func areMet(_ condition: OuterConditionIR) -> Bool {
    switch condition {
    case .types(let types, let depth): areMet([depth: types])
    case .group(let group, let depth): areMet([depth: [group]])
    }
  }

  /// Returns whether objects certainly have the required types.
  func areMet(_ required: [Int: Set<String>]) -> Bool {
    required.allSatisfy { depth, required in types[depth].map { $0.isSubset(of: required) } ?? false }
  }

  /// Returns whether the view is in all required groups.
  func areMet(_ required: [Int: Set<GroupIR>]) -> Bool {
    required.allSatisfy { depth, required in required.isSubset(of: groups[depth] ?? []) }
  }
}

/// A condition of a selection on an object around its own.
enum OuterConditionIR: Hashable, Sendable {
  /// The object has one of some types.
  case types(Set<String>, depth: Int)

  /// The selection is in a group of the object.
  case group(GroupIR, depth: Int)

  /// The number of objects of the definition around the object.
  var depth: Int {
    switch self {
    case .types(_, let depth), .group(_, let depth): depth
    }
  }
}
