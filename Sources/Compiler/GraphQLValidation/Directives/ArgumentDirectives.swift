import GraphQLLanguage

extension CompilerDirective {
  /// Declares the arguments of a fragment.
  static let argumentDefinitions: CompilerDirective = .init(
    name: "argumentDefinitions",
    definition: "directive @argumentDefinitions on FRAGMENT_DEFINITION",
    hasArgumentsOfDocument: true,
    rules: [.argumentDirectives, .nullArguments, .providedVariables]
  )

  /// Passes arguments to a fragment.
  package static let arguments: CompilerDirective = .init(
    name: "arguments",
    definition: "directive @arguments on FRAGMENT_SPREAD",
    hasArgumentsOfDocument: true,
    rules: [.argumentDirectives, .nullArguments, .providedVariables]
  )
}

extension Rule {
  /// Not a rule of the specification: the form of `@argumentDefinitions`, and no second notation beside it or
  /// `@arguments`. Other rules check the names and values like those of other arguments.
  static let argumentDirectives: Rule = .init("ArgumentDirectives") { document, errors in
    for case let fragment? in document.definitions.map(\.fragment) where !fragment.variables.isEmpty {
      for directive in fragment.directives where directive.is(.argumentDefinitions) {
        let message =
          "Cannot combine fragment variable definitions syntax with the '@argumentDefinitions' directive: write all of "
          + "them in one place."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
    for spread in document.spreads where !spread.node.arguments.isEmpty {
      for directive in spread.node.directives where directive.is(.arguments) {
        let message =
          "Cannot combine fragment argument syntax with the '@arguments' directive: write all of them in one place."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
    for directives in document.directiveLists where directives.location == "FRAGMENT_DEFINITION" {
      for directive in directives.nodes where directive.is(.argumentDefinitions) {
        for argument in directive.arguments { errors += argument.definitionErrors }
      }
    }
  }
}

extension Argument {
  /// The errors of the argument as the definition of a fragment's argument.
  fileprivate var definitionErrors: [Diagnostic] {
    guard case .object(let fields) = value.kind, let type = fields.first(where: { $0.name.value == "type" }) else {
      let advice = "write \"\(name.value): {type: \"Int\"}\""
      return [Diagnostic(.error, "Argument \"\(name.value)\" has no type: \(advice).", at: range)]
    }
    var errors: [Diagnostic] = []
    if fragmentArgumentType.flatMap({ TypeReference(fragmentArgument: $0) }) == nil {
      let message = "Expected a type in quotes, as in \"[Int!]\", found \(type.value.printed())."
      errors.append(Diagnostic(.error, message, at: type.value.range))
    }
    for field in fields where field.name.value != "type" && field.name.value != "provider" {
      if field.name.value != "defaultValue" {
        let message =
          "Unknown \"\(field.name.value)\": the definition of an argument has \"type\", and \"defaultValue\" or "
          + "\"provider\"."
        errors.append(Diagnostic(.error, message, at: field.range))
      } else if let variable = field.value.firstVariable {
        let message = "Unexpected variable \"$\(variable.name)\" in constant value."
        errors.append(Diagnostic(.error, message, at: variable.range))
      }
    }
    return errors
  }
}

extension Value {
  fileprivate var firstVariable: (name: String, range: SourceRange)? {
    switch kind {
    case .variable(let name): (name, range)
    case .list(let elements): elements.lazy.compactMap(\.firstVariable).first
    case .object(let fields): fields.lazy.compactMap(\.value.firstVariable).first
    case .int, .float, .string, .boolean, .null, .enum: nil
    }
  }
}
