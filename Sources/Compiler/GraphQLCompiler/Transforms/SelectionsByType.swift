/// An index of an object's selections by type. Of thousands of type conditions, few apply to the types of one view.
///
/// Before:
///
/// ```graphql
/// pet { name ... on Cat { meows } ... on Dog { barks } }
/// ```
///
/// After, for a view of cats:
///
/// ```graphql
/// pet { name meows }
/// ```
struct SelectionsByType {
  /// The selections that require certain types, by these types.
  private var byType: [String: [Int]] = [:]
  /// All others.
  private var ofAnyType: [Int] = []
  private let all: Range<Int>

  init(of object: ObjectIR) {
    all = object.selections.indices
    // Many selections with many types each take less time to visit than to list.
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

  /// Returns the indices of the selections that an object of some of the types may have, in order; `nil` means any
  /// type.
  func places(for types: Set<String>?) -> [Int] {
    guard let types else { return Array(all) }
    var places: Set<Int> = []
    for type in types { places.formUnion(byType[type] ?? []) }
    return places.isEmpty ? ofAnyType : (ofAnyType + places).sorted()
  }
}

extension ConditionIR {
  /// The types that all cases together allow an object to have; `nil` if a case allows any type.
  fileprivate func types(ofObjectAtDepth depth: Int) -> Set<String>? {
    // A selection that is never there has a property all the same.
    if cases.isEmpty { return nil }
    var all: Set<String> = []
    for one in cases {
      guard let types = one.types[depth] else { return nil }
      all.formUnion(types)
    }
    return all
  }
}
