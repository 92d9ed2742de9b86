import GraphQLLanguage
import InlineGraphQL

extension Execution {
  /// Returns the values of a field's or directive's arguments: `CoerceArgumentValues` of section 6.4.1.
  ///
  /// - Parameters:
  ///   - definitions: The arguments that the schema defines.
  ///   - arguments: The arguments in the document.
  ///   - range: The field or directive.
  func coerceArgumentValues(
    _ definitions: [InputValueDefinition],
    _ arguments: [Argument],
    of range: SourceRange
  ) throws(FieldError) -> GraphQLJSONObject {
    if definitions.isEmpty { return GraphQLJSONObject() }
    var coerced = GraphQLJSONObject()
    var coercion = LiteralCoercion(schema: schema, variables: request.variables)
    for definition in definitions {
      let name = definition.name.value
      let literal = arguments.first { $0.name.value == name }?.value
      var variable: String?
      if case .variable(let name)? = literal?.kind { variable = name }
      let isMissing = literal == nil || variable.map { request.variables[$0] == nil } == true
      guard let literal, !isMissing else {
        if let defaultValue = definition.defaultValue {
          coerced[name] = coercion.coerce(defaultValue, to: definition.type)
        } else if definition.type.isNonNull {
          let argument = "Argument \"\(name)\" of required type \"\(definition.type)\""
          guard let literal, let variable else { throw FieldError("\(argument) was not provided.", at: range) }
          let message = "\(argument) was provided the variable \"$\(variable)\" which was not provided a runtime value."
          throw FieldError(message, at: literal.range)
        }
        continue
      }
      let isNull = literal.kind == .null || variable.map { request.variables[$0] == .null } == true
      if isNull, definition.type.isNonNull {
        let message = "Argument \"\(name)\" of non-null type \"\(definition.type)\" must not be null."
        throw FieldError(message, at: literal.range)
      }
      guard let value = coercion.coerce(literal, to: definition.type) else {
        throw FieldError("Argument \"\(name)\" has invalid value \(literal.printed()).", at: literal.range)
      }
      coerced[name] = value
    }
    return coerced
  }
}
