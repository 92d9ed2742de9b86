import GraphQLLanguage

/// The size of a document that is sent.
struct DocumentSize {
  /// The number of fields, those of each fragment once.
  private(set) var fields = 0

  /// The number of fields that are inside each other at most.
  private(set) var depth = 0

  private let fragments: [String: SelectionSet]
  private var depths: [String: Int] = [:]

  /// Measures a document with one operation and the fragments that it reaches.
  init(of document: Document) {
    fragments = Dictionary(
      document.definitions.compactMap { definition in
        if case .fragment(let fragment) = definition { (fragment.name.value, fragment.selectionSet) } else { nil }
      }
    ) { first, _ in first }
    for case .operation(let operation) in document.definitions { depth = max(depth, depth(of: operation.selectionSet)) }
    fields = document.definitions.reduce(0) { $0 + ($1.selectionSet?.countOfFields ?? 0) }
  }

  private mutating func depth(of selectionSet: SelectionSet) -> Int {
    var deepest = 0
    for selection in selectionSet.selections {
      switch selection {
      case .field(let field):
        deepest = max(deepest, 1 + (field.selectionSet.map { depth(of: $0) } ?? 0))
      case .inlineFragment(let fragment):
        deepest = max(deepest, depth(of: fragment.selectionSet))
      case .fragmentSpread(let spread):
        deepest = max(deepest, depth(ofFragment: spread.name.value))
      }
    }
    return deepest
  }

  private mutating func depth(ofFragment name: String) -> Int {
    if let known = depths[name] { return known }
    // Valid documents have no cycles.
    depths[name] = 0
    let found = fragments[name].map { depth(of: $0) } ?? 0
    depths[name] = found
    return found
  }
}

extension SelectionSet {
  fileprivate var countOfFields: Int {
    selections.reduce(0) { count, selection in
      let own = if case .field = selection { 1 } else { 0 }
      return count + own + (selection.selectionSet?.countOfFields ?? 0)
    }
  }
}
