import InlineGraphQL

/// The reason why a value is not one of a scalar.
struct ScalarProblem: Error {
  var message: String
}

/// Coerces a value of a request to a scalar (section 3.5, "Input Coercion"). Custom scalars take any value.
func coerceScalar(_ value: GraphQLJSONValue, to scalar: String) -> Result<GraphQLJSONValue, ScalarProblem> {
  switch (scalar, value) {
  case ("Int", .int(let number)):
    return int32(number, or: value)
  case ("Int", .double(let number)):
    guard let integral = Int(exactly: number) else {
      if number.isFinite, number.rounded() == number {
        return rejected("Int cannot represent non 32-bit signed integer value", value)
      }
      return rejected("Int cannot represent non-integer value", value)
    }
    return int32(integral, or: value)
  case ("Int", _):
    return rejected("Int cannot represent non-integer value", value)
  case ("Float", .int), ("Float", .double):
    return .success(value)
  case ("Float", _):
    return rejected("Float cannot represent non numeric value", value)
  case ("String", .string), ("Boolean", .bool), ("ID", .string):
    return .success(value)
  case ("String", _):
    return rejected("String cannot represent a non string value", value)
  case ("Boolean", _):
    return rejected("Boolean cannot represent a non boolean value", value)
  case ("ID", .int(let number)):
    return .success(.string(String(number)))
  case ("ID", .double(let number)) where Int(exactly: number) != nil:
    return .success(.string(String(Int(number))))
  case ("ID", _):
    return rejected("ID cannot represent value", value)
  default:
    return .success(value)
  }
}

/// Coerces a resolved value to a scalar (section 3.5, "Result Coercion"). Custom scalars take any value.
func serializeScalar(_ value: GraphQLJSONValue, as scalar: String) -> Result<GraphQLJSONValue, ScalarProblem> {
  switch (scalar, value) {
  case ("Int", .bool(let flag)):
    return .success(.int(flag ? 1 : 0))
  case ("Int", .string(let text)):
    guard let number = Double(text) else { return rejected("Int cannot represent non-integer value", value) }
    return coerceScalar(.double(number), to: scalar).mapError { _ in
      number.rounded() == number
        ? ScalarProblem(message: "Int cannot represent non 32-bit signed integer value: \(inspect(value))")
        : ScalarProblem(message: "Int cannot represent non-integer value: \(inspect(value))")
    }
  case ("Float", .bool(let flag)):
    return .success(.int(flag ? 1 : 0))
  case ("Float", .string(let text)):
    guard let number = Double(text), number.isFinite else {
      return rejected("Float cannot represent non numeric value", value)
    }
    return .success(.double(number))
  case ("Float", .double(let number)) where !number.isFinite:
    return rejected("Float cannot represent non numeric value", value)
  case ("String", .bool(let flag)):
    return .success(.string(flag ? "true" : "false"))
  case ("String", .int), ("String", .double):
    return .success(.string(value.description))
  case ("String", .array), ("String", .object):
    return rejected("String cannot represent value", value)
  case ("Boolean", .int(let number)):
    return .success(.bool(number != 0))
  case ("Boolean", .double(let number)) where number.isFinite:
    return .success(.bool(number != 0))
  default:
    return coerceScalar(value, to: scalar)
  }
}

private func int32(_ number: Int, or value: GraphQLJSONValue) -> Result<GraphQLJSONValue, ScalarProblem> {
  guard Int32(exactly: number) != nil else {
    return rejected("Int cannot represent non 32-bit signed integer value", value)
  }
  return .success(.int(number))
}

private func rejected(_ problem: String, _ value: GraphQLJSONValue) -> Result<GraphQLJSONValue, ScalarProblem> {
  .failure(ScalarProblem(message: "\(problem): \(inspect(value))"))
}
