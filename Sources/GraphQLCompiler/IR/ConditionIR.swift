import GraphQLLanguage

/// The condition on which the response has a selection: one of several cases holds.
///
/// There is a case for each position at which the document selects it. A case holds everything that `@include`, `@skip`
/// and type conditions require on the path from the root of the definition.
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
      if condition.isAlways {
        self = .always
        return
      }
      for other in condition.cases where seen.insert(other).inserted { cases.append(other) }
    }
    self.init(cases: cases)
    simplify()
  }

  /// Whether it holds for all variables and types.
  var isAlways: Bool { cases.count == 1 && cases[0].isEmpty }

  /// Returns whether it holds whenever `given` does.
  func isImplied(by given: ConditionIR) -> Bool {
    isAlways || given.cases.allSatisfy { known in cases.contains { known.implies($0) } }
  }

  /// Returns a condition that holds if both do.
  func and(_ other: ConditionIR) -> ConditionIR {
    if isAlways { return other }
    if other.isAlways { return self }
    return ConditionIR(
      anyOf: cases.flatMap { mine in other.cases.map { ConditionIR(mine.and($0)) } }.filter { $0 != .never }
    )
  }

  /// Returns what it requires of variables if the types are known; `nil` if no case's types are known to match.
  func variables(knowing types: [Int: Set<String>]) -> ConditionIR? {
    if isAlways || self == .never { return self }
    let possible = cases.filter { areMet($0.types, by: types) }
    return possible.isEmpty ? nil : ConditionIR(anyOf: possible.map { ConditionIR($0.withoutTypes) })
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

  /// Whether it holds for all variables and types.
  var isEmpty: Bool { variables.isEmpty && types.isEmpty }

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

  /// Returns the case that an object has one of several types.
  init(objectAtDepth depth: Int, isOneOf types: Set<String>) {
    self.types = [depth: types]
  }

  /// The requirements on variables alone.
  var withoutTypes: CaseIR {
    var rest = self
    rest.types = [:]
    return rest
  }

  /// Returns whether `other` holds whenever this does.
  func implies(_ other: CaseIR) -> Bool {
    other.variables.allSatisfy { variables[$0.key] == $0.value } && areMet(other.types, by: types)
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
    return both
  }

  /// Returns the common rest of two cases that differ only in the value of one variable.
  func withoutDifference(to other: CaseIR) -> CaseIR? {
    guard variables.count == other.variables.count, types == other.types else { return nil }
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

/// Returns whether objects with the types `known` have the types `required`.
func areMet(_ required: [Int: Set<String>], by known: [Int: Set<String>]) -> Bool {
  required.allSatisfy { depth, types in known[depth].map { $0.isSubset(of: types) } ?? false }
}
