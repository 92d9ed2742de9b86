extension Rule {
  /// Fragment Spread Target Defined (section 5.5.2.1).
  static let knownFragmentNames = Rule("KnownFragmentNames") { document, errors in
    for spread in document.spreads {
      let name = spread.node.name
      guard document.fragmentIndices[name.value] == nil, document.signatures[name.value] == nil else { continue }
      let known = Array(document.fragmentIndices.keys) + document.signatures.keys
      let suggestions = suggestions(for: name.value, from: known)
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
