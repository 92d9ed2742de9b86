import GraphQLLanguage

/// The locations of conflicting fields for the author of a literal. The location of a field in another literal's
/// fragment is the spread that leads to it.
struct ConflictLocations {
  /// The document with all that it reaches, with values in place of fragments' arguments.
  let document: TypedDocument
  /// The document as it is written.
  let written: TypedDocument

  /// Returns the location of a field that was found in selection sets of the document.
  func location(of field: Int, in selectionSets: [Int]) -> SourceRange {
    guard let fragment = fragmentElsewhere(of: field) else { return document.fields[field].node.range }
    return spread(leadingTo: fragment, in: selectionSets) ?? document.fields[field].node.range
  }

  /// Returns the fragment of another literal that contains a field; `nil` if the field is the document's own.
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
  /// The name of the fragment from which a copy with values for its arguments was made.
  fileprivate var withoutArguments: String { firstIndex(of: "(").map { String(self[..<$0]) } ?? self }
}
