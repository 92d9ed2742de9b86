import GraphQLLanguage

extension Rule {
  /// Input Object Field Uniqueness (section 5.6.3).
  static let uniqueInputFieldNames: Rule = .init("UniqueInputFieldNames") { document, errors in
    for value in document.values { reportDuplicateFields(in: value.node, to: &errors) }
  }
}

extension DefinitionRule {
  /// Input Object Field Uniqueness (section 5.6.3), in arguments of directives and in default values.
  static let uniqueInputFieldNames: DefinitionRule = .init("UniqueInputFieldNames") { document, errors in
    for value in document.values { reportDuplicateFields(in: value, to: &errors) }
  }
}

/// Reports the fields that occur more than once in an input object value, also inside a value.
func reportDuplicateFields(in value: Value, to errors: inout [Diagnostic]) {
  switch value.kind {
  case .list(let elements):
    for element in elements { reportDuplicateFields(in: element, to: &errors) }
  case .object(let fields):
    var first: [String: SourceRange] = [:]
    for field in fields {
      let name = field.name
      if let other = first[name.value] {
        let message = "There can be only one input field named \"\(name.value)\"."
        errors.append(Diagnostic(.error, message, at: other, name.range))
      } else {
        first[name.value] = name.range
      }
      reportDuplicateFields(in: field.value, to: &errors)
    }
  case .variable, .int, .float, .string, .boolean, .null, .enum: break
  }
}
