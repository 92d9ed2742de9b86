import GraphQLLanguage

extension Rule {
  /// Fragment Spread Target Defined (section 5.5.2.1).
  static let knownFragmentNames = knownFragmentNames(isSuggesting: false)

  /// The same rule with suggestions, which graphql-js does not make.
  static let knownFragmentNamesSuggesting = knownFragmentNames(isSuggesting: true)

  private static func knownFragmentNames(isSuggesting: Bool) -> Rule {
    Rule("KnownFragmentNames") { document, errors in
      let unknown = document.spreads.map(\.node.name).filter { name in
        document.fragmentIndices[name.value] == nil && document.signatures[name.value] == nil
      }
      if unknown.isEmpty { return }
      let known = Array(document.fragmentIndices.keys) + document.signatures.keys + document.otherFragments
      for (index, name) in unknown.enumerated() {
        // Comparing every unknown name with every known name would take quadratic time.
        let suggestions = index < maximumSuggestions ? suggestions(for: name.value, from: known) : []
        let note = "the compiler looks for fragments in this literal and in the other literals of the package"
        errors.append(
          Diagnostic(
            .error,
            "Unknown fragment \"\(name.value)\"." + (isSuggesting ? didYouMean(suggestions) : ""),
            at: name.range,
            notes: suggestions.isEmpty ? [Diagnostic.Note(message: note, range: name.range)] : [],
            fixIts: Diagnostic.FixIt.replacing(name, with: suggestions)
          ).decidedElsewhere()
        )
      }
    }
  }
}

private let maximumSuggestions = 100
