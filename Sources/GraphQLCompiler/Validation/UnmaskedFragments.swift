/// The fragments defined elsewhere whose fields a document takes in: those that it spreads unmasked, and those that they
/// spread unmasked in turn.
struct UnmaskedFragments {
  /// A fragment, and the spread in the document that leads to it.
  struct Fragment {
    var definition: FragmentDefinition
    var place: SourceRange
  }

  /// The fragments, each once, in the order in which they are reached.
  private(set) var fragments: [Fragment] = []

  /// Whether the definitions of all are known. The signature alone is of those whose text has syntax errors, which are
  /// reported there.
  private(set) var areComplete = true

  init(of document: Document, among signatures: [String: FragmentSignature]) {
    if signatures.isEmpty { return }
    var visited: Set<String> = []
    var waiting: [FragmentSpread] = []
    for definition in document.definitions {
      switch definition {
      case .operation(let operation): operation.selectionSet.appendUnmaskedSpreads(to: &waiting)
      case .fragment(let fragment):
        visited.insert(fragment.name.value)
        fragment.selectionSet.appendUnmaskedSpreads(to: &waiting)
      case .schema, .schemaExtension, .type, .typeExtension, .directive: continue
      }
    }
    waiting.reverse()
    while let spread = waiting.popLast() {
      guard visited.insert(spread.name.value).inserted else { continue }
      guard let definition = signatures[spread.name.value]?.definition else {
        areComplete = false
        continue
      }
      fragments.append(Fragment(definition: definition, place: spread.range))
      var inside: [FragmentSpread] = []
      definition.selectionSet.appendUnmaskedSpreads(to: &inside)
      for var next in inside.reversed() {
        next.range = spread.range
        waiting.append(next)
      }
    }
  }

  /// What is valid of the fragments, in a document of its own; what is wrong with them is reported where they are.
  func validated(_ schema: Schema, _ signatures: [String: FragmentSignature]) -> ValidFragments {
    if fragments.isEmpty { return ValidFragments(definitions: [], areComplete: areComplete) }
    // Places in the text tell errors apart, and those of different texts are the same.
    let text = fragments.map { Definition.fragment($0.definition).minified() }.joined(separator: "\n")
    guard let document = try? Document(parsing: Source(text)) else {
      return ValidFragments(definitions: [], areComplete: false)
    }
    let typed = TypedDocument(document, schema: schema, fragments: signatures, clientDirectives: clientDirectives)
    let isValid = typed.errors(of: Rule.inline).isEmpty
    let remaining = isValid ? document : salvage(document, schema: schema, fragments: signatures)
    return ValidFragments(
      definitions: (remaining?.definitions ?? []).compactMap { definition in
        if case .fragment(let fragment) = definition { fragment } else { nil }
      },
      areComplete: isValid && areComplete
    )
  }
}

/// What is valid of fragments that are defined elsewhere.
struct ValidFragments: Sendable {
  /// The definitions, without what has errors.
  var definitions: [FragmentDefinition]

  /// Whether nothing had to be left out.
  var areComplete: Bool
}

extension SelectionSet {
  /// Appends the unmasked spreads anywhere in the selections.
  func appendUnmaskedSpreads(to spreads: inout [FragmentSpread]) {
    for selection in selections {
      switch selection {
      case .field(let field): field.selectionSet?.appendUnmaskedSpreads(to: &spreads)
      case .inlineFragment(let fragment): fragment.selectionSet.appendUnmaskedSpreads(to: &spreads)
      case .fragmentSpread(let spread): if spread.isUnmasked { spreads.append(spread) }
      }
    }
  }
}

extension TypedDocument {
  /// The document with the fragments defined elsewhere that it spreads unmasked, everything in them being where the spread
  /// is that leads to them.
  var withUnmaskedFragments: TypedDocument {
    let unmasked = UnmaskedFragments(of: document, among: signatures)
    if unmasked.fragments.isEmpty { return self }
    var whole = document
    whole.definitions += unmasked.fragments.map { .fragment($0.definition.placed(at: $0.place)) }
    return TypedDocument(whole, schema: schema, fragments: signatures, clientDirectives: clientDirectives)
  }
}

extension FragmentDefinition {
  /// The definition with all of its fields at one place.
  fileprivate func placed(at place: SourceRange) -> FragmentDefinition {
    var placed = self
    placed.range = place
    placed.selectionSet = selectionSet.placed(at: place)
    return placed
  }
}

extension SelectionSet {
  fileprivate func placed(at place: SourceRange) -> SelectionSet {
    SelectionSet(
      selections: selections.map { selection in
        switch selection {
        case .field(var field):
          field.range = place
          field.selectionSet = field.selectionSet?.placed(at: place)
          return .field(field)
        case .inlineFragment(var fragment):
          fragment.range = place
          fragment.selectionSet = fragment.selectionSet.placed(at: place)
          return .inlineFragment(fragment)
        case .fragmentSpread(var spread):
          spread.range = place
          return .fragmentSpread(spread)
        }
      },
      range: place
    )
  }
}
