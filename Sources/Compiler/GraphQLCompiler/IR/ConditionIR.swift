import GraphQLLanguage

/// The condition on which the response has a selection: one of several cases holds.
///
/// There is a case for each position at which the document selects it. A case holds everything that `@include`, `@skip`
/// and type conditions require on the path from the root of the definition, and the groups on this path.
struct ConditionIR: Hashable, Sendable {
  /// The cases. Without a case, the response never has the selection.
  private(set) var cases: [CaseIR]

  /// The condition of a selection that the response always has.
  static let always = ConditionIR(cases: [CaseIR()])

  /// The condition of a selection that the response never has, as under `@include(if: false)`.
  static let never = ConditionIR(cases: [])

  private init(cases: [CaseIR]) {
    self.cases = cases
  }

  /// Creates a condition of one case; of none, if the case can never hold.
  init(_ only: CaseIR?) {
    cases = only.map { [$0] } ?? []
  }

  /// Returns a condition that holds if one of several does.
  init(anyOf conditions: [ConditionIR]) {
    if let first = conditions.first, conditions.dropFirst().allSatisfy({ $0 == first }) {
      self = first
      return
    }
    var cases: [CaseIR] = []
    var seen: Set<CaseIR> = []
    for condition in conditions {
      if condition == .always {
        self = .always
        return
      }
      for other in condition.cases where seen.insert(other).inserted { cases.append(other) }
    }
    self.init(cases: cases)
    simplify()
  }

  /// Whether it holds for all variables and types, in whatever groups.
  var isAlways: Bool { cases.contains { $0.variables.isEmpty && $0.types.isEmpty } }

  /// Whether every case is in a group, so that only views of groups show the selection.
  var isGrouped: Bool { !cases.isEmpty && cases.allSatisfy { !$0.groups.isEmpty } }

  /// Whether every case is in a group with a name, so that only views of these groups show the selection.
  var isNamed: Bool {
    !cases.isEmpty && cases.allSatisfy { one in one.groups.values.contains { $0.contains(where: \.isAlias) } }
  }

  /// Returns whether it holds whenever `given` does, and in no other groups.
  func isImplied(by given: ConditionIR) -> Bool {
    self == .always || given.cases.allSatisfy { known in cases.contains { known.implies($0) } }
  }

  /// Returns a condition that holds if both do.
  func and(_ other: ConditionIR) -> ConditionIR {
    if self == .always { return other }
    if other == .always { return self }
    return ConditionIR(
      anyOf: cases.flatMap { mine in other.cases.map { ConditionIR(mine.and($0)) } }.filter { $0 != .never }
    )
  }

  /// Returns the condition of a selection that is also in a group of an object.
  func `in`(_ group: GroupIR, ofObjectAtDepth depth: Int) -> ConditionIR {
    ConditionIR(anyOf: cases.map { ConditionIR($0.in(group, ofObjectAtDepth: depth)) })
  }

  /// Returns on what a selection in one of an object's groups depends besides what holds in the whole group.
  func rest(in group: GroupIR, ofObjectAtDepth depth: Int, knowing given: ConditionIR) -> ConditionIR {
    let inside = cases.filter { $0.groups[depth]?.contains(group) == true }
    // A selection without a case in the group comes from outside of it, and is always there.
    if inside.isEmpty { return .always }
    return ConditionIR(anyOf: inside.map { ConditionIR($0.rest(knowing: given.cases)) })
  }

  /// Returns what it requires of variables besides the facts that are known; `nil` if these say of no case that its
  /// types and groups are there.
  func variables(knowing known: KnownFacts) -> ConditionIR? {
    if self == .always || self == .never { return self }
    // Where a selection is shown, each of its cases may be what the response has it for.
    guard cases.contains(where: { known.areMet($0.types) && known.areMet($0.groups) }) else { return nil }
    let possible = cases.filter { known.areMet($0.types) }
    return ConditionIR(anyOf: possible.map { ConditionIR($0.remainder(knowing: known)) })
  }

  /// Returns the values of variables that the directives of one inline fragment require, without those that the
  /// fragments around it require too.
  func variables(besides outer: ConditionIR) -> [String: Bool] {
    guard let only = cases.first else { return [:] }
    return only.variables.filter { name, value in !outer.cases.allSatisfy { $0.variables[name] == value } }
  }

  /// Removes cases that others imply, and a variable that may have either value.
  private mutating func simplify() {
    // A document with more cases keeps some that could go, which is correct but longer.
    guard cases.count > 1, cases.count <= 64 else { return }
    var index = 0
    while index < cases.count {
      let isCovered = cases.indices.contains { other in
        other != index && cases[index].implies(cases[other]) && (other < index || !cases[other].implies(cases[index]))
      }
      if isCovered { cases.remove(at: index) } else { index += 1 }
    }
    for first in cases.indices {
      for second in cases.indices where second > first {
        guard let common = cases[first].withoutDifference(to: cases[second]) else { continue }
        cases.remove(at: second)
        cases[first] = common
        simplify()
        return
      }
    }
    if cases.contains(where: \.isEmpty) { self = .always }
  }
}

/// Requirements that all have to hold.
struct CaseIR: Hashable, Sendable {
  /// The values that Boolean variables must have.
  private(set) var variables: [String: Bool] = [:]

  /// The types that objects must have, by the objects' depths.
  private(set) var types: [Int: Set<String>] = [:]

  /// The groups around the selection, by the depths of their objects.
  private(set) var groups: [Int: Set<GroupIR>] = [:]

  /// Whether it holds for all variables and types, outside of groups.
  var isEmpty: Bool { variables.isEmpty && types.isEmpty && groups.isEmpty }

  /// Creates the case of some directives; `nil` if it can never hold.
  init?(_ directives: [Directive]) {
    for directive in directives {
      let isInclude = directive.name.value == "include"
      guard isInclude || directive.name.value == "skip" else { continue }
      guard let value = directive.arguments.first(where: { $0.name.value == "if" })?.value else { continue }
      switch value.kind {
      case .variable(let name):
        if variables.updateValue(isInclude, forKey: name) == !isInclude { return nil }
      case .boolean(let constant):
        if constant != isInclude { return nil }
      case .int, .float, .string, .null, .enum, .list, .object:
        continue
      }
    }
  }

  /// The case that always holds.
  init() {}

  /// Creates the case that variables have certain values.
  init(variables: [String: Bool]) {
    self.variables = variables
  }

  /// Returns the case that an object has one of several types.
  init(objectAtDepth depth: Int, isOneOf types: Set<String>) {
    self.types = [depth: types]
  }

  /// Returns the requirements on variables that the known groups do not meet.
  func remainder(knowing known: KnownFacts) -> CaseIR {
    var rest = CaseIR()
    rest.variables = variables
    for (depth, around) in groups {
      for group in around where known.groups[depth]?.contains(group) == true {
        for (name, value) in group.variables where rest.variables[name] == value { rest.variables[name] = nil }
      }
    }
    return rest
  }

  /// Returns the requirements that not all of several cases meet, without groups.
  fileprivate func rest(knowing given: [CaseIR]) -> CaseIR {
    var rest = CaseIR()
    rest.variables = variables.filter { name, value in !given.allSatisfy { $0.variables[name] == value } }
    rest.types = types.filter { depth, types in !given.allSatisfy { $0.types[depth]?.isSubset(of: types) == true } }
    return rest
  }

  /// Returns whether `other` holds whenever this does, in no other groups.
  func implies(_ other: CaseIR) -> Bool {
    other.variables.allSatisfy { variables[$0.key] == $0.value }
      && KnownFacts(types: types).areMet(other.types) && KnownFacts(groups: groups).areMet(other.groups)
  }

  /// Returns the case of a selection that is also in a group of an object.
  func `in`(_ group: GroupIR, ofObjectAtDepth depth: Int) -> CaseIR {
    var inner = self
    inner.groups[depth, default: []].insert(group)
    return inner
  }

  /// Returns the case in which both hold; `nil` if it can never hold.
  func and(_ other: CaseIR) -> CaseIR? {
    var both = self
    for (name, value) in other.variables {
      if both.variables.updateValue(value, forKey: name) == !value { return nil }
    }
    for (depth, others) in other.types {
      guard let mine = both.types[depth] else {
        both.types[depth] = others
        continue
      }
      let common = mine.intersection(others)
      if common.isEmpty { return nil }
      both.types[depth] = common
    }
    both.groups.merge(other.groups) { $0.union($1) }
    return both
  }

  /// Returns the common rest of two cases that differ only in the value of one variable.
  func withoutDifference(to other: CaseIR) -> CaseIR? {
    guard variables.count == other.variables.count, types == other.types, groups == other.groups else { return nil }
    var different: String?
    for (name, value) in variables where other.variables[name] != value {
      guard different == nil, other.variables[name] != nil else { return nil }
      different = name
    }
    guard let different else { return nil }
    var common = self
    common.variables[different] = nil
    return common
  }
}
