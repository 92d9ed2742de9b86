import GraphQLLanguage

extension Rule {
  /// Required Arguments (section 5.4.3), for fields, fragments and directives.
  static let providedRequiredArguments: Rule = .init("ProvidedRequiredArguments") { document, errors in
    for arguments in document.argumentLists {
      let owner = arguments.owner
      var missing: [Diagnostic] = []
      reportMissing(arguments.definitions, in: arguments.nodes, of: owner.subject, at: owner.range, to: &missing)
      errors += missing.map { $0.decidedElsewhere(if: document.isOfOtherFragment(owner)) }
    }
  }
}

extension TypedArguments.Owner {
  fileprivate var subject: String {
    switch self {
    case .field(let field, _): "Field \"\(field.name.value)\""
    case .fragment(let spread): "Fragment \"\(spread.name.value)\""
    case .directive(let directive): "Directive \"@\(directive.name.value)\""
    }
  }

  fileprivate var range: SourceRange {
    switch self {
    case .field(let field, _): field.range
    case .fragment(let spread): spread.range
    case .directive(let directive): directive.range
    }
  }
}

/// Reports the required arguments that are missing.
func reportMissing(
  _ definitions: [InputValueDefinition],
  in arguments: [Argument],
  of owner: @autoclosure () -> String,
  at range: SourceRange,
  to errors: inout [Diagnostic]
) {
  for definition in definitions where definition.isRequired {
    let name = definition.name.value
    if arguments.contains(where: { $0.name.value == name }) { continue }
    let message = "argument \"\(name)\" of type \"\(definition.type)\" is required, but it was not provided."
    errors.append(Diagnostic(.error, "\(owner()) \(message)", at: range))
  }
}
