import GraphQLLanguage

extension Rule {
  /// Fragments Must Be Used (section 5.5.1.4).
  static let noUnusedFragments: Rule = .init("NoUnusedFragments") { document, errors in
    guard !document.fragmentIndices.isEmpty else { return }
    var used: Set<String> = []
    var pending = document.definitions.filter { $0.operation != nil }
    while let definition = pending.popLast() {
      for spread in document.spreads[definition.spreads] where used.insert(spread.node.name.value).inserted {
        if let index = document.fragmentIndices[spread.node.name.value] { pending.append(document.definitions[index]) }
      }
    }
    for definition in document.definitions {
      guard let fragment = definition.fragment, !used.contains(fragment.name.value) else { continue }
      errors.append(Diagnostic(.error, "Fragment \"\(fragment.name.value)\" is never used.", at: fragment.range))
    }
  }
}
