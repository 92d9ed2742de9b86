extension Rule {
  /// Argument Names (section 5.4.1), of fields and of directives.
  static let knownArgumentNames = Rule("KnownArgumentNames") { document, errors in
    for arguments in document.argumentLists {
      for argument in arguments.nodes {
        let name = argument.name
        if arguments.definitions.contains(where: { $0.name.value == name.value }) { continue }
        let suggestions = suggestions(for: name.value, from: arguments.definitions.map(\.name.value))
        let place =
          switch arguments.owner {
          case .field(let field, let parent): "field \"\(parent.name).\(field.name.value)\""
          case .directive(let directive): "directive \"@\(directive.name.value)\""
          }
        errors.append(
          Diagnostic(
            .error,
            "Unknown argument \"\(name.value)\" on \(place).\(didYouMean(suggestions))",
            at: argument.range,
            fixIts: Diagnostic.FixIt.replacing(name, with: suggestions)
          )
        )
      }
    }
  }
}
