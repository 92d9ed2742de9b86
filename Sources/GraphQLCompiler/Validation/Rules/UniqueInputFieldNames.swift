extension Rule {
  /// Input Object Field Uniqueness (section 5.6.3).
  static let uniqueInputFieldNames = Rule("UniqueInputFieldNames") { document, errors in
    for value in document.values { checkFieldNames(in: value.node, &errors) }
  }
}

private func checkFieldNames(in value: Value, _ errors: inout [Diagnostic]) {
  switch value.kind {
  case .list(let elements):
    for element in elements { checkFieldNames(in: element, &errors) }
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
      checkFieldNames(in: field.value, &errors)
    }
  case .variable, .int, .float, .string, .boolean, .null, .enum: break
  }
}
