import GraphQLLanguage
import InlineGraphQL

/// Coerces literals in documents and schemas to input types (section 3, "Input Coercion").
struct LiteralCoercion {
  let schema: Schema
  /// The coerced values of the operation's variables.
  let variables: GraphQLJSONObject
  /// The input fields whose defaults are being coerced. A default that refers to itself has no value.
  private var openDefaults: Set<String> = []

  init(schema: Schema, variables: GraphQLJSONObject) {
    self.schema = schema
    self.variables = variables
  }

  /// Returns the coerced value; `nil` if the literal is not of the type, or is a variable without a value.
  mutating func coerce(_ literal: Value, to type: TypeReference) -> GraphQLJSONValue? {
    if case .variable(let name) = literal.kind {
      // Validation has checked that the variable's type fits.
      guard let value = variables[name] else { return nil }
      return value == .null && type.isNonNull ? nil : value
    }
    switch type {
    case .nonNull(let wrapped, _):
      return literal.kind == .null ? nil : coerce(literal, to: wrapped)
    case .list(let element, _):
      if literal.kind == .null { return .null }
      guard case .list(let literals) = literal.kind else { return coerce(literal, to: element).map { .array([$0]) } }
      var values: [GraphQLJSONValue] = []
      for literal in literals {
        if isMissingVariable(literal), !element.isNonNull {
          values.append(.null)
        } else if let value = coerce(literal, to: element) {
          values.append(value)
        } else {
          return nil
        }
      }
      return .array(values)
    case .named(let name):
      if literal.kind == .null { return .null }
      guard case .inputObject(let type)? = schema.type(named: name.value) else {
        return coerceLeaf(literal, to: name.value)
      }
      return coerce(literal, to: type)
    }
  }

  private mutating func coerce(_ literal: Value, to type: InputObjectType) -> GraphQLJSONValue? {
    guard case .object(let fields) = literal.kind else { return nil }
    var coerced = GraphQLJSONObject()
    for field in type.fields.values {
      let name = field.name.value
      if let literal = fields.first(where: { $0.name.value == name })?.value, !isMissingVariable(literal) {
        guard let value = coerce(literal, to: field.type) else { return nil }
        coerced[name] = value
      } else if let defaultValue = field.defaultValue {
        let key = "\(type.name).\(name)"
        guard openDefaults.insert(key).inserted else { return nil }
        coerced[name] = coerce(defaultValue, to: field.type)
        openDefaults.remove(key)
      } else if field.type.isNonNull {
        return nil
      }
    }
    if type.isOneOf {
      guard fields.count == 1, coerced.count == 1, coerced.members[0].value != .null else { return nil }
    }
    return .object(coerced)
  }

  private func coerceLeaf(_ literal: Value, to typeName: String) -> GraphQLJSONValue? {
    switch (schema.type(named: typeName), literal.kind) {
    case (.enum(let type), .enum(let name)): type.values[name] == nil ? nil : .string(name)
    case (.scalar(let type), _): coerceScalarLiteral(literal, to: type)
    default: nil
    }
  }

  private func coerceScalarLiteral(_ literal: Value, to type: ScalarType) -> GraphQLJSONValue? {
    guard type.isBuiltIn else { return untyped(literal) }
    switch (type.name, literal.kind) {
    case ("Int", .int), ("Float", .int), ("Float", .float), ("String", .string), ("Boolean", .boolean), ("ID", .string):
      return untyped(literal).flatMap { try? coerceScalar($0, to: type.name).get() }
    case ("ID", .int(let digits)):
      return .string(digits)
    default:
      return nil
    }
  }

  /// Returns the value of a literal as custom scalars take it, without a known type.
  private func untyped(_ literal: Value) -> GraphQLJSONValue? {
    switch literal.kind {
    case .variable(let name): variables[name]
    case .int(let digits): Int(digits).map { .int($0) } ?? Double(digits).map { .double($0) }
    case .float(let text): Double(text).map { .double($0) }
    case .string(let string): .string(string.value)
    case .boolean(let flag): .bool(flag)
    case .null: .null
    case .enum(let name): .string(name)
    case .list(let literals): .array(literals.map { untyped($0) ?? .null })
    case .object(let fields):
      .object(
        GraphQLJSONObject(fields.lazy.compactMap { field in untyped(field.value).map { (field.name.value, $0) } })
      )
    }
  }

  private func isMissingVariable(_ literal: Value) -> Bool {
    if case .variable(let name) = literal.kind { variables[name] == nil } else { false }
  }
}
