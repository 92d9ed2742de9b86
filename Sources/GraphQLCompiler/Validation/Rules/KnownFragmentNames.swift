extension Rule {
  /// Fragment Spread Target Defined (section 5.5.2.1).
  static let knownFragmentNames = Rule("KnownFragmentNames") { document, errors in
    let unknown = document.spreads.map(\.node.name).filter { name in
      document.fragmentIndices[name.value] == nil && document.signatures[name.value] == nil
    }
    if unknown.isEmpty { return }
    let known = Array(document.fragmentIndices.keys) + document.signatures.keys
    for (index, name) in unknown.enumerated() {
      // Comparing every unknown name with every known one would take the square of the document's length.
      let suggestions = index < maximumSuggestions ? suggestions(for: name.value, from: known) : []
      // graphql-js suggests nothing here, so what we add is no part of the message.
      var note = "fragments are looked for in this literal and in the other literals of the package"
      if !suggestions.isEmpty {
        note += "; did you mean \(suggestions.prefix(5).map { "\"\($0)\"" }.joined(separator: " or "))?"
      }
      errors.append(
        Diagnostic(
          .error,
          "Unknown fragment \"\(name.value)\".",
          at: name.range,
          notes: [Diagnostic.Note(message: note, range: name.range)],
          fixIts: Diagnostic.FixIt.replacing(name, with: suggestions)
        )
      )
    }
  }
}

private let maximumSuggestions = 100
