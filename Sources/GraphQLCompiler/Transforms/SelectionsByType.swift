/// Which selections concern which types of an object: of thousands of type conditions, few concern the types of one view.
struct SelectionsByType {
  /// The selections that are there for certain types only, by these types.
  private var byType: [String: [Int]] = [:]
  /// All others.
  private var ofAnyType: [Int] = []
  private let all: Range<Int>

  init(of object: ObjectIR) {
    all = object.selections.indices
    // Many selections on types that are many each take less time to look at than to list.
    var remaining = 1_000_000
    for (index, selection) in object.selections.enumerated() {
      let types = selection.condition.types(ofObjectAtDepth: object.depth)
      remaining -= types?.count ?? 0
      guard let types, remaining >= 0 else {
        ofAnyType.append(index)
        continue
      }
      for type in types { byType[type, default: []].append(index) }
    }
  }

  /// The places of the selections that may be there for an object of some of the types, `nil` being any, in order.
  func places(for types: Set<String>?) -> [Int] {
    guard let types else { return Array(all) }
    var places: Set<Int> = []
    for type in types { places.formUnion(byType[type] ?? []) }
    return places.isEmpty ? ofAnyType : (ofAnyType + places).sorted()
  }
}

extension ConditionIR {
  /// The types that an object must have, whatever the case; `nil` if it may have any in some.
  fileprivate func types(ofObjectAtDepth depth: Int) -> Set<String>? {
    // What is never there is declared all the same.
    if cases.isEmpty { return nil }
    var all: Set<String> = []
    for one in cases {
      guard let types = one.types[depth] else { return nil }
      all.formUnion(types)
    }
    return all
  }
}
