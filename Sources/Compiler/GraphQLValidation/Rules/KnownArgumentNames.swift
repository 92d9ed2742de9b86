import GraphQLLanguage

extension Rule {
  /// Argument Names (section 5.4.1), for fields, fragments and directives.
  static let knownArgumentNames: Rule = .init("KnownArgumentNames") { document, errors in
    for arguments in document.argumentLists {
      for argument in arguments.nodes {
        let name = argument.name.value
        if arguments.definitions.contains(where: { $0.name.value == name }) { continue }
        let place =
          switch arguments.owner {
          case .field(let field, let parent): "field \"\(parent.name).\(field.name.value)\""
          case .fragment(let spread): "fragment \"\(spread.name.value)\""
          case .directive(let directive): "directive \"@\(directive.name.value)\""
          }
        errors.append(
          unknownArgument(argument, on: place, known: arguments.definitions.map(\.name.value))
            .decidedElsewhere(if: document.isOfOtherFragment(arguments.owner))
        )
      }
    }
  }
}

/// Returns the error for an argument that its owner does not define.
func unknownArgument(_ argument: Argument, on place: String, known: [String]) -> Diagnostic {
  let name = argument.name
  let suggestions = suggestions(for: name.value, from: known)
  return Diagnostic(
    .error,
    "Unknown argument \"\(name.value)\" on \(place).\(didYouMean(suggestions))",
    at: argument.range,
    fixIts: Diagnostic.FixIt.replacing(name, with: suggestions)
  )
}
