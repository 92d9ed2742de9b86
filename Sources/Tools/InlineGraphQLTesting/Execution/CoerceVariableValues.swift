import GraphQLLanguage
import InlineGraphQL

/// The errors in the values of variables.
struct VariableErrors: Error {
  var errors: [FieldError] = []

  /// The maximum number of reported errors.
  static let limit = 50
}

/// Coerces the values of variables to their types: `CoerceVariableValues` of section 6.1.2.
func coerceVariableValues(
  _ definitions: [VariableDefinition],
  _ values: GraphQLJSONObject,
  _ schema: Schema
) throws(VariableErrors) -> GraphQLJSONObject {
  var coerced = GraphQLJSONObject()
  var problems = VariableErrors()
  for definition in definitions {
    let name = definition.name.value
    let type = definition.type
    guard schema.type(named: type.namedType.value)?.isInput == true else {
      let message = "Variable \"$\(name)\" expected value of type \"\(type)\" which cannot be used as an input type."
      problems.errors.append(FieldError(message, at: type.range))
      continue
    }
    guard let value = values[name] else {
      if let defaultValue = definition.defaultValue {
        var coercion = LiteralCoercion(schema: schema, variables: GraphQLJSONObject())
        coerced[name] = coercion.coerce(defaultValue, to: type)
      } else if type.isNonNull {
        let message = "Variable \"$\(name)\" of required type \"\(type)\" was not provided."
        problems.errors.append(FieldError(message, at: definition.range))
      }
      continue
    }
    if value == .null, type.isNonNull {
      let message = "Variable \"$\(name)\" of non-null type \"\(type)\" must not be null."
      problems.errors.append(FieldError(message, at: definition.range))
      continue
    }
    var coercion = InputCoercion(schema: schema)
    coerced[name] = coercion.coerce(value, to: type)
    for problem in coercion.problems {
      let place = problem.path.isEmpty ? "" : " at \"\(name)\(problem.path.map(\.suffix).joined())\""
      let message = "Variable \"$\(name)\" got invalid value \(inspect(problem.value))\(place); \(problem.message)"
      problems.errors.append(FieldError(message, at: definition.range))
    }
  }
  if problems.errors.count > VariableErrors.limit {
    problems.errors.removeSubrange(VariableErrors.limit...)
    let message = "Too many errors processing variables, error limit reached. Execution aborted."
    problems.errors.append(FieldError(message))
  }
  guard problems.errors.isEmpty else { throw problems }
  return coerced
}

extension JSONPath.Component {
  /// The component as it follows a variable's name: `.name` or `[0]`.
  fileprivate var suffix: String {
    switch self {
    case .key(let key): ".\(key)"
    case .index(let index): "[\(index)]"
    }
  }
}
