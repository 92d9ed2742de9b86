import GraphQLLanguage

/// The fragments defined elsewhere that a document spreads unmasked, directly or through other unmasked spreads.
struct UnmaskedFragments {
  /// The definitions, each once, in the order in which the document reaches them.
  private(set) var definitions: [FragmentDefinition] = []

  /// Whether all definitions are known. A fragment with syntax errors has only a signature, and the errors are reported
  /// there.
  private(set) var areComplete = true

  init(of document: Document, among signatures: [String: FragmentSignature]) {
    if signatures.isEmpty { return }
    var visited: Set<String> = []
    for case .fragment(let fragment) in document.definitions { visited.insert(fragment.name.value) }
    var waiting = document.unmaskedSpreads
    waiting.reverse()
    while let spread = waiting.popLast() {
      guard visited.insert(spread.name.value).inserted else { continue }
      guard let definition = signatures[spread.name.value]?.definition else {
        areComplete = false
        continue
      }
      definitions.append(definition)
      waiting += definition.selectionSet.unmaskedSpreads.reversed()
    }
  }

  /// Returns the valid selections of the fragments, validated in their own document. Their errors are reported where
  /// they are defined.
  func validated(
    _ schema: Schema,
    _ signatures: [String: FragmentSignature],
    _ directives: CompilerDirectives
  ) -> ValidFragments {
    if definitions.isEmpty { return ValidFragments(definitions: [], areComplete: areComplete) }
    // Ranges identify errors, and those of different texts may coincide.
    let text = definitions.map { Definition.fragment($0).minified() }.joined(separator: "\n")
    guard let document = try? Document(parsing: Source(text)).markingDirectives(of: schema, among: directives) else {
      return ValidFragments(definitions: [], areComplete: false)
    }
    let typed = TypedDocument(document, schema: schema, fragments: signatures, directives: directives)
    let isValid = typed.errors(of: Rule.inline(directives)).isEmpty
    let remaining =
      isValid ? document : salvage(document, schema: schema, fragments: signatures, directives: directives)
    return ValidFragments(
      definitions: (remaining?.definitions ?? []).compactMap { definition in
        if case .fragment(let fragment) = definition { fragment } else { nil }
      },
      areComplete: isValid && areComplete
    )
  }
}

/// The valid selections of fragments defined elsewhere.
struct ValidFragments: Sendable {
  /// The definitions without everything that has errors.
  var definitions: [FragmentDefinition]

  /// Whether nothing was left out.
  var areComplete: Bool
}

extension SelectionSet {
  /// The unmasked spreads at any depth, in the order of the text.
  package var unmaskedSpreads: [FragmentSpread] { spreads.filter(\.isUnmasked) }
}

extension Document {
  /// The unmasked spreads of its operations and fragments, in the order of the text.
  package var unmaskedSpreads: [FragmentSpread] { definitions.flatMap { $0.selectionSet?.unmaskedSpreads ?? [] } }
}

extension TypedDocument {
  /// The document with the fragments defined elsewhere that it spreads unmasked.
  package var withUnmaskedFragments: TypedDocument {
    adding(UnmaskedFragments(of: document, among: signatures).definitions)
  }

  /// The document with the fragments defined elsewhere that it reaches, masked or not, as far as their definitions are
  /// known.
  var withReachedFragments: TypedDocument {
    if signatures.isEmpty { return self }
    var definitions: [FragmentDefinition] = []
    var visited = Set(fragmentIndices.keys)
    var waiting = Array(spreads.map(\.node.name.value).reversed())
    while let name = waiting.popLast() {
      guard visited.insert(name).inserted, let signature = signatures[name] else { continue }
      waiting += signature.spreads.reversed()
      if let definition = signature.definition { definitions.append(definition) }
    }
    return adding(definitions)
  }

  private func adding(_ fragments: [FragmentDefinition]) -> TypedDocument {
    if fragments.isEmpty { return self }
    var whole = document
    whole.definitions += fragments.map { .fragment($0) }
    return TypedDocument(whole, schema: schema, fragments: signatures, directives: directives)
  }
}
