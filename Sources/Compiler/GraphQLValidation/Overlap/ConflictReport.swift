import OrderedCollections

/// Reports the conflicts in a document as graphql-js does: the pairs of fields, and the fields that lead to them.
///
/// It compares fields in pairs, which may take long. It runs only on documents in which ``ConflictSearch`` found a
/// conflict, and stops after a limited number of comparisons.
struct ConflictReport {
  /// The reason why fields with a response key conflict.
  indirect enum Reason {
    case told(key: String, String)
    case nested(key: String, [Reason])
  }

  struct Conflict {
    var reason: Reason
    /// The conflicting fields, as indices in `fields` of the document.
    var first: [Int]
    var second: [Int]
  }

  private struct Contents {
    var fields: OrderedDictionary<Int, [Int]> = [:]
    var fragments: OrderedSet<String> = []
  }

  private struct Pair<Element: Hashable>: Hashable {
    var first: Element
    var second: Element
  }

  private struct NestedFragment: Hashable {
    var selectionSet: Int
    var fragment: String
    var nested: String
  }

  let document: TypedDocument
  private var contents: [Int: Contents] = [:]
  /// The compared pairs of fragments, and whether they were compared only as fragments that never meet in one object.
  private var comparedFragments: [Pair<String>: Bool] = [:]
  /// The selection sets compared with a fragment that another one spreads, and the same flag.
  ///
  /// graphql-js 16 omits the selection set here and so overlooks conflicts.
  private var comparedNested: [NestedFragment: Bool] = [:]
  private var openPairs: Set<Pair<Int>> = []
  private var steps = 0
  private let limit = 100_000
  private let maximumDepth = 100

  init(_ document: TypedDocument) {
    self.document = document
  }

  /// Returns the conflicts within one selection set, including those through fragments.
  ///
  /// If 10,000 fields all conflict, there are fifty million pairs. `maximum` limits them.
  mutating func conflicts(within selectionSet: Int, maximum: Int) -> [Conflict] {
    let contents = contents(of: selectionSet)
    var conflicts: [Conflict] = []
    for group in contents.fields.values where group.count > 1 {
      for (offset, first) in group.enumerated() {
        for second in group[(offset + 1)...] {
          if steps > limit || conflicts.count >= maximum { return conflicts }
          if let conflict = conflict(first, second, exclusive: false, depth: 0) { conflicts.append(conflict) }
        }
      }
    }
    for (offset, fragment) in contents.fragments.enumerated() {
      compare(selectionSet, withFragment: fragment, exclusive: false, &conflicts, depth: 0)
      for other in contents.fragments[(offset + 1)...] {
        compareFragments(fragment, other, exclusive: false, &conflicts, depth: 0)
      }
    }
    return conflicts
  }

  private mutating func contents(of selectionSet: Int) -> Contents {
    if let known = contents[selectionSet] { return known }
    var result = Contents()
    var pending = [document.selectionSets[selectionSet].members.makeIterator()]
    while !pending.isEmpty {
      guard let member = pending[pending.count - 1].next() else {
        pending.removeLast()
        continue
      }
      switch member {
      case .field(let field): result.fields[document.fields[field].key, default: []].append(field)
      case .spread(let spread): result.fragments.append(document.spreads[spread].node.name.value)
      case .inlineFragment(let fragment):
        let nested = document.inlineFragments[fragment].selectionSet
        pending.append(document.selectionSets[nested].members.makeIterator())
      }
    }
    contents[selectionSet] = result
    return result
  }

  private func selectionSet(ofFragment name: String) -> Int? {
    document.fragmentIndices[name].map { document.definitions[$0].selectionSet }
  }

  private mutating func compare(
    _ selectionSet: Int,
    withFragment fragment: String,
    exclusive: Bool,
    _ conflicts: inout [Conflict],
    depth: Int
  ) {
    steps += 1
    guard depth < maximumDepth, steps <= limit, let other = self.selectionSet(ofFragment: fragment),
      other != selectionSet
    else { return }
    compare(selectionSet, other, exclusive: exclusive, &conflicts, depth: depth + 1)
    for nested in contents(of: other).fragments {
      let key = NestedFragment(selectionSet: selectionSet, fragment: fragment, nested: nested)
      if let known = comparedNested[key], exclusive || !known { continue }
      comparedNested[key] = exclusive
      compare(selectionSet, withFragment: nested, exclusive: exclusive, &conflicts, depth: depth + 1)
    }
  }

  private mutating func compareFragments(
    _ first: String,
    _ second: String,
    exclusive: Bool,
    _ conflicts: inout [Conflict],
    depth: Int
  ) {
    guard depth < maximumDepth, first != second, remember(first, second, exclusive: exclusive),
      let firstSet = selectionSet(ofFragment: first), let secondSet = selectionSet(ofFragment: second)
    else { return }
    compare(firstSet, secondSet, exclusive: exclusive, &conflicts, depth: depth + 1)
    for nested in contents(of: secondSet).fragments {
      compareFragments(first, nested, exclusive: exclusive, &conflicts, depth: depth + 1)
    }
    for nested in contents(of: firstSet).fragments {
      compareFragments(nested, second, exclusive: exclusive, &conflicts, depth: depth + 1)
    }
  }

  /// Records that two fragments are compared. Returns whether they were not compared yet.
  private mutating func remember(_ first: String, _ second: String, exclusive: Bool) -> Bool {
    let pair = first < second ? Pair(first: first, second: second) : Pair(first: second, second: first)
    if let known = comparedFragments[pair], exclusive || !known { return false }
    comparedFragments[pair] = exclusive
    return true
  }

  /// Compares the fields of two selection sets without fragments.
  private mutating func compare(
    _ first: Int,
    _ second: Int,
    exclusive: Bool,
    _ conflicts: inout [Conflict],
    depth: Int
  ) {
    let other = contents(of: second)
    for (key, fields) in contents(of: first).fields {
      guard let otherFields = other.fields[key] else { continue }
      for first in fields {
        for second in otherFields {
          if steps > limit { return }
          if let conflict = conflict(first, second, exclusive: exclusive, depth: depth) { conflicts.append(conflict) }
        }
      }
    }
  }

  private mutating func conflict(_ first: Int, _ second: Int, exclusive: Bool, depth: Int) -> Conflict? {
    steps += 1
    let (a, b) = (document.fields[first], document.fields[second])
    var isExclusive = exclusive
    if let left = a.parent, let right = b.parent, left.isObject, right.isObject, left.name != right.name {
      isExclusive = true
    }
    let key = a.node.responseKey.value
    if let reason = document.reason(first, second, exclusive: isExclusive) {
      return Conflict(reason: .told(key: key, reason), first: [first], second: [second])
    }
    guard let left = a.selectionSet, let right = b.selectionSet, depth < maximumDepth else { return nil }
    // A fragment that spreads itself below another field comes back here.
    let pair = Pair(first: left, second: right)
    guard openPairs.insert(pair).inserted else { return nil }
    defer { openPairs.remove(pair) }
    let nested = conflictsBetween(left, right, exclusive: isExclusive, depth: depth + 1)
    if nested.isEmpty { return nil }
    return Conflict(
      reason: .nested(key: key, nested.map(\.reason)),
      first: [first] + nested.flatMap(\.first),
      second: [second] + nested.flatMap(\.second)
    )
  }

  private mutating func conflictsBetween(_ first: Int, _ second: Int, exclusive: Bool, depth: Int) -> [Conflict] {
    var conflicts: [Conflict] = []
    let (fragments, otherFragments) = (contents(of: first).fragments, contents(of: second).fragments)
    compare(first, second, exclusive: exclusive, &conflicts, depth: depth)
    for fragment in otherFragments {
      compare(first, withFragment: fragment, exclusive: exclusive, &conflicts, depth: depth)
    }
    for fragment in fragments {
      compare(second, withFragment: fragment, exclusive: exclusive, &conflicts, depth: depth)
    }
    for fragment in fragments {
      for other in otherFragments {
        compareFragments(fragment, other, exclusive: exclusive, &conflicts, depth: depth)
      }
    }
    return conflicts
  }
}

extension ConflictReport.Reason: CustomStringConvertible {
  var key: String {
    switch self {
    case .told(let key, _), .nested(let key, _): key
    }
  }

  var description: String {
    switch self {
    case .told(_, let reason): reason
    case .nested(_, let reasons):
      reasons.map { "subfields \"\($0.key)\" conflict because \($0)" }.joined(separator: " and ")
    }
  }
}

extension TypedDocument {
  /// Returns why two fields with one response key conflict, apart from their selection sets; `nil` if they do not.
  func reason(_ first: Int, _ second: Int, exclusive: Bool) -> String? {
    let (a, b) = (fields[first], fields[second])
    if !exclusive {
      let names = (a.node.name.value, b.node.name.value)
      if names.0 != names.1 { return "\"\(names.0)\" and \"\(names.1)\" are different fields" }
      if haveDifferentArguments(first, second) { return "they have differing arguments" }
      if haveDifferentStreams(first, second) { return "they have differing stream directives" }
    }
    guard let left = a.facts?.definition.type, let right = b.facts?.definition.type, doTypesConflict(left, right) else {
      return nil
    }
    return "they return conflicting types \"\(left)\" and \"\(right)\""
  }
}
