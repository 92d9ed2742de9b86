extension Rule {
  /// Required Arguments (section 5.4.3), of fields and of directives.
  static let providedRequiredArguments = Rule("ProvidedRequiredArguments") { document, errors in
    for arguments in document.argumentLists {
      for definition in arguments.definitions where definition.isRequired {
        let name = definition.name.value
        if arguments.nodes.contains(where: { $0.name.value == name }) { continue }
        let place: String
        let range: SourceRange
        switch arguments.owner {
        case .field(let field, _): (place, range) = ("Field \"\(field.name.value)\"", field.range)
        case .directive(let directive): (place, range) = ("Directive \"@\(directive.name.value)\"", directive.range)
        }
        let message = "argument \"\(name)\" of type \"\(definition.type)\" is required, but it was not provided."
        errors.append(Diagnostic(.error, "\(place) \(message)", at: range))
      }
    }
  }
}
