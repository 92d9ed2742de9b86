import GraphQLLanguage

/// Where fields that conflict are, for the author of a literal: those of fragments that other literals define are at the
/// spread that leads to them.
struct ConflictPlaces {
  /// The document with all that it reaches, values in the place of fragments' arguments.
  let document: TypedDocument
  /// The document as it is written.
  let written: TypedDocument

  /// The place of a field that was found among selection sets of the document's own.
  func place(of field: Int, in selectionSets: [Int]) -> SourceRange {
    guard let fragment = fragmentElsewhere(of: field) else { return document.fields[field].node.range }
    return spread(leadingTo: fragment, in: selectionSets) ?? document.fields[field].node.range
  }

  /// The fragment of another literal that a field is in; `nil` if it is in none.
  func fragmentElsewhere(of field: Int) -> String? {
    var (low, high) = (0, document.definitions.count)
    while low < high {
      let middle = (low + high) / 2
      if document.definitions[middle].fields.upperBound <= field { low = middle + 1 } else { high = middle }
    }
    guard let name = document.definitions[low].fragment?.name.value.withoutArguments, !isOwn(name) else { return nil }
    return name
  }

  private func isOwn(_ fragment: String) -> Bool { written.fragmentIndices[fragment] != nil }

  private func spread(leadingTo fragment: String, in selectionSets: [Int]) -> SourceRange? {
    var waiting = selectionSets
    var visited: Set<String> = []
    var next = 0
    while next < waiting.count {
      for member in document.selectionSets[waiting[next]].members {
        switch member {
        case .field(let field): if let inner = document.fields[field].selectionSet { waiting.append(inner) }
        case .inlineFragment(let inline): waiting.append(document.inlineFragments[inline].selectionSet)
        case .spread(let spread):
          let node = document.spreads[spread].node
          let name = node.name.value.withoutArguments
          if !isOwn(name) {
            if reaches(fragment, from: name) { return node.range }
          } else if visited.insert(node.name.value).inserted, let index = document.fragmentIndices[node.name.value] {
            waiting.append(document.definitions[index].selectionSet)
          }
        }
      }
      next += 1
    }
    return nil
  }

  private func reaches(_ fragment: String, from start: String) -> Bool {
    var waiting = [start]
    var visited: Set<String> = []
    while let name = waiting.popLast() {
      if name == fragment { return true }
      if visited.insert(name).inserted { waiting += document.signatures[name]?.spreads ?? [] }
    }
    return false
  }
}

extension String {
  /// The name of the fragment that one with values in the place of its arguments was made of.
  fileprivate var withoutArguments: String { firstIndex(of: "(").map { String(self[..<$0]) } ?? self }
}
