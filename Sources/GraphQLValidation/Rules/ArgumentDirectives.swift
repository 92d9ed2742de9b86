import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: the form and location of `@argumentDefinitions` and `@arguments`. Other rules
  /// check the names and values like those of other arguments.
  static let argumentDirectives = Rule("ArgumentDirectives") { document, errors in
    for directives in document.directiveLists {
      var first: [String: SourceRange] = [:]
      for directive in directives.nodes {
        let name = directive.name.value
        guard directive.isOfClient, let location = locations[name] else { continue }
        if directives.location != location {
          let message = "Directive \"@\(name)\" may not be used on \(directives.location)."
          errors.append(Diagnostic(.error, message, at: directive.range))
        } else if let other = first.updateValue(directive.range, forKey: name) {
          let message = "The directive \"@\(name)\" can only be used once at this location."
          errors.append(Diagnostic(.error, message, at: other, directive.range))
        } else if name == "argumentDefinitions" {
          for argument in directive.arguments { errors += argument.definitionErrors }
        }
      }
    }
  }
}

private let locations = ["arguments": "FRAGMENT_SPREAD", "argumentDefinitions": "FRAGMENT_DEFINITION"]

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
    for field in fields where field.name.value != "type" {
      if field.name.value != "defaultValue" {
        let message =
          "Unknown \"\(field.name.value)\": the definition of an argument has \"type\" and \"defaultValue\"."
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
