import GraphQLLanguage

extension CompilerDirective {
  /// Lets a handler of a store set what is read of a field.
  static let clientField: CompilerDirective = .init(
    name: "__clientField",
    definition: "directive @__clientField(handle: String!, key: String, filters: [String!]) on FIELD",
    rules: [.clientFieldDirective],
    isForStores: true
  )
}

extension Rule {
  /// Not a rule of the specification: which handler sets a field, and for which arguments, does not depend on variables.
  static let clientFieldDirective: Rule = .init("ClientFieldDirective") { document, errors in
    for field in document.fields where !field.node.directives.isEmpty {
      for directive in field.node.directives where directive.is(.clientField) {
        for argument in directive.arguments where argument.value.hasVariables {
          let message =
            "Expected the `\(argument.name.value)` argument of the @__clientField directive to be a literal value."
          errors.append(Diagnostic(.error, message, at: argument.value.range))
        }
        for case .string(let filter) in directive.argument("filters")?.elements.map(\.kind) ?? []
        where field.facts?.definition.arguments.contains(where: { $0.name.value == filter.value }) == false {
          let message =
            "Expected the `filters` argument of the @__clientField directive to name arguments of the field '"
            + "\(field.node.name.value)'. It has no argument '\(filter.value)'."
          errors.append(Diagnostic(.error, message, at: directive.argument("filters")?.range ?? directive.range))
        }
      }
    }
  }
}

extension Value {
  fileprivate var elements: [Value] {
    if case .list(let elements) = kind { elements } else { [] }
  }

  fileprivate var hasVariables: Bool {
    if case .variable = kind { true } else { elements.contains(where: \.hasVariables) }
  }
}
