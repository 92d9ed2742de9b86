import GraphQLLanguage

extension Rule {
  /// Values of Correct Type, Input Object Field Names, and Input Object Required Fields (sections 5.6.1, 5.6.2 and
  /// 5.6.4), with OneOf input objects (section 3.10.1).
  static let valuesOfCorrectType: Rule = .init("ValuesOfCorrectType") { document, errors in
    var checker = ValueChecker(types: document.types)
    for value in document.values {
      guard let type = value.type else { continue }
      checker.check(value.node, type)
    }
    errors += checker.errors
    for (_, definitions, uses) in document.variableScopes where uses.contains(where: { $0.oneOf != nil }) {
      let variables = Dictionary(definitions.map { ($0.name.value, $0) }) { $1 }
      for use in uses {
        guard let oneOf = use.oneOf, let variable = variables[use.name], !variable.type.isNonNull else { continue }
        let message = "must be non-nullable to be used for OneOf Input Object \"\(oneOf.type)\"."
        errors.append(Diagnostic(.error, "Variable \"\(use.name)\" \(message)", at: oneOf.object))
      }
    }
  }
}

/// A checker of values against their expected types.
struct ValueChecker {
  let types: TypeTable
  private(set) var errors: [Diagnostic] = []

  init(types: TypeTable) {
    self.types = types
  }

  mutating func check(_ value: Value, _ type: TypeReference) {
    switch value.kind {
    case .variable:
      break
    case .null:
      if type.isNonNull { reportUnexpected(value, type) }
    case .list(let elements):
      if case .list(let element, _) = type.nullable {
        for value in elements { check(value, element) }
      } else {
        checkLeaf(value, type.nullable)
      }
    case .object(let fields):
      if let object = types.type(named: type.namedType.value)?.inputObject {
        check(value, fields, object)
      } else {
        checkLeaf(value, type)
      }
    case .int, .float, .string, .boolean, .enum:
      checkLeaf(value, type)
    }
  }

  private mutating func check(_ value: Value, _ fields: [ObjectField], _ type: InputObjectType) {
    let names = Set(fields.map(\.name.value))
    for definition in type.fields.values where definition.isRequired && !names.contains(definition.name.value) {
      let message = "of required type \"\(definition.type)\" was not provided."
      errors.append(Diagnostic(.error, "Field \"\(type.name).\(definition.name.value)\" \(message)", at: value.range))
    }
    if type.isOneOf {
      if names.count != 1 {
        errors.append(
          Diagnostic(.error, "OneOf Input Object \"\(type.name)\" must specify exactly one key.", at: value.range)
        )
      } else if let field = fields.last, field.value.kind == .null {
        errors.append(
          Diagnostic(.error, "Field \"\(type.name).\(field.name.value)\" must be non-null.", at: value.range)
        )
      }
    }
    for field in fields {
      if let definition = type.fields[field.name.value] {
        check(field.value, definition.type)
        continue
      }
      let suggestions = suggestions(for: field.name.value, from: type.fields.keys)
      let message = "is not defined by type \"\(type.name)\".\(didYouMean(suggestions))"
      errors.append(
        Diagnostic(
          .error,
          "Field \"\(field.name.value)\" \(message)",
          at: field.range,
          fixIts: Diagnostic.FixIt.replacing(field.name, with: suggestions)
        )
      )
    }
  }

  /// Checks a value whose expected type is a scalar or enum.
  private mutating func checkLeaf(_ value: Value, _ type: TypeReference) {
    guard let facts = types.type(named: type.namedType.value) else { return }
    switch facts.type {
    case .scalar(let scalar):
      guard scalar.isBuiltIn, let fault = faultOfBuiltIn(scalar.name, value) else { return }
      errors.append(Diagnostic(.error, "\(scalar.name) cannot represent \(fault): \(value.printed())", at: value.range))
    case .enum(let type):
      check(value, type)
    case .inputObject, .object, .interface, .union:
      reportUnexpected(value, type)
    }
  }

  private mutating func check(_ value: Value, _ type: EnumType) {
    guard case .enum(let name) = value.kind else {
      let printed = value.printed()
      let suggestions = suggestedValues(for: printed, of: type)
      let message = "cannot represent non-enum value: \(printed).\(didYouMean(suggestions, "the enum value"))"
      errors.append(
        Diagnostic(
          .error,
          "Enum \"\(type.name)\" \(message)",
          at: value.range,
          fixIts: Diagnostic.FixIt.replacing(Name(printed, range: value.range), with: suggestions)
        )
      )
      return
    }
    guard type.values[name] == nil else { return }
    let suggestions = suggestedValues(for: name, of: type)
    let message = "does not exist in \"\(type.name)\" enum.\(didYouMean(suggestions, "the enum value"))"
    errors.append(
      Diagnostic(
        .error,
        "Value \"\(name)\" \(message)",
        at: value.range,
        fixIts: Diagnostic.FixIt.replacing(Name(name, range: value.range), with: suggestions)
      )
    )
  }

  /// Returns the similar values; all of an enum of the compiler's directives if none is, because no schema shows them.
  private func suggestedValues(for text: String, of type: EnumType) -> [String] {
    let similar = suggestions(for: text, from: type.values.keys)
    return similar.isEmpty && types.isOfCompiler(type.name) ? Array(type.values.keys) : similar
  }

  private mutating func reportUnexpected(_ value: Value, _ type: TypeReference) {
    errors.append(Diagnostic(.error, "Expected value of type \"\(type)\", found \(value.printed()).", at: value.range))
  }
}

/// Returns why a value is not a value of a built-in scalar (section 3.5), in graphql-js's words.
private func faultOfBuiltIn(_ scalar: String, _ value: Value) -> String? {
  switch (scalar, value.kind) {
  case ("Int", .int(let digits)): Int32(digits) == nil ? "non 32-bit signed integer value" : nil
  case ("Int", _): "non-integer value"
  case ("Float", .int), ("Float", .float): nil
  case ("Float", _): "non numeric value"
  case ("String", .string): nil
  case ("String", _): "a non string value"
  case ("Boolean", .boolean): nil
  case ("Boolean", _): "a non boolean value"
  case ("ID", .string), ("ID", .int): nil
  case ("ID", _): "a non-string and non-integer value"
  default: nil
  }
}
