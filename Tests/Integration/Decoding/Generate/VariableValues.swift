import SeededRandomness

@testable import GraphQLCompiler
@testable import GraphQLLanguage

/// Random values of input types: each as a Swift expression, and as the JSON that a service is to receive.
struct VariableValues {
  let emitter: Emitter
  var random: SeededRandom

  private var schema: Schema { emitter.context.schema }

  /// Returns values for the variables of an operation, as the arguments of its initializer. The Boolean ones differ from
  /// response to response, so the JSON has none for them.
  mutating func values(of variables: [VariableDefinition]) -> (arguments: String, json: String) {
    let isRandom = { (variable: VariableDefinition) in variable.type.description == "Boolean!" }
    let members = emitter.members(for: variables.map { InputDefinition($0) })
    var arguments: [String] = []
    var json: [String] = []
    for (variable, member) in zip(variables, members) {
      let label = SwiftName.argumentLabel(member.name)
      if isRandom(variable) {
        arguments.append("\(label): .random(using: &random)")
      } else if let value = value(of: variable.type, isOptional: variable.defaultValue != nil, depth: 0) {
        arguments.append("\(label): \(value.swift)")
        json.append("\"\(variable.name.value)\": \(value.json)")
      }
    }
    return (arguments.joined(separator: ", "), "{" + json.joined(separator: ", ") + "}")
  }

  /// Returns a value for a variable or an input field; `nil` if it is left out.
  private mutating func value(of type: TypeReference, isOptional: Bool, depth: Int) -> (swift: String, json: String)? {
    guard type.isNonNull else {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return nil
      case 1: return (".null", "null")
      default:
        if depth > 1, isInputObject(type) { return nil }
        return nonNullValue(of: type, depth: depth)
      }
    }
    return isOptional && random.percent(50) ? nil : nonNullValue(of: type, depth: depth)
  }

  private func isInputObject(_ type: TypeReference) -> Bool {
    if case .inputObject? = schema.type(named: type.namedType.value) { true } else { false }
  }

  private mutating func nonNullValue(of type: TypeReference, depth: Int) -> (swift: String, json: String) {
    switch type {
    case .nonNull(let wrapped, _): return nonNullValue(of: wrapped, depth: depth)
    case .list(let element, _):
      let isDeep = depth > 1 && isInputObject(type)
      let elements = (0..<(isDeep ? 0 : Int.random(in: 0...2, using: &random))).map { _ in
        !element.isNonNull && random.percent(25) ? ("nil", "null") : nonNullValue(of: element, depth: depth)
      }
      return ("[\(elements.map(\.0).joined(separator: ", "))]", "[\(elements.map(\.1).joined(separator: ", "))]")
    case .named(let name):
      switch schema.type(named: name.value) {
      case .enum(let type)?: return value(of: type)
      case .inputObject(let type)?: return value(of: type, depth: depth + 1)
      default: return scalar(name.value)
      }
    }
  }

  private mutating func scalar(_ name: String) -> (swift: String, json: String) {
    switch name {
    case "Int":
      let number = random.one(of: [0, -1, 7, 2_147_483_647])
      return ("\(number)", "\(number)")
    case "Float":
      let number = random.one(of: ["0.5", "-2.25", "1e21"])
      return (number, number)
    case "Boolean":
      let bool = Bool.random(using: &random)
      return ("\(bool)", "\(bool)")
    default:
      let text = random.one(of: ["\"\"", "\"text\"", "\"é 🐈\"", "\"\\\\ \\n\""])
      return (text, text)
    }
  }

  private mutating func value(of type: EnumType) -> (swift: String, json: String) {
    var names = DistinctNames(taken: ["unknown", "allCases", "__declaredCases", "__names"])
    let cases = type.values.keys.map { value in
      (name: names.take(emitter.types.swiftNames.enumCase(value, of: type.name)), value: value)
    }
    let one = random.one(of: cases)
    return (expression(of: type.name) + "." + SwiftName.escaped(one.name), "\"\(one.value)\"")
  }

  private mutating func value(of type: InputObjectType, depth: Int) -> (swift: String, json: String) {
    let fields = Array(type.fields.values)
    if type.isOneOf {
      let field = depth > 1 ? fields[0] : random.one(of: fields)
      let value = nonNullValue(of: field.type, depth: depth)
      let name = SwiftName.escaped(emitter.types.swiftNames.property(field.name.value))
      return (expression(of: type.name) + ".\(name)(\(value.swift))", "{\"\(field.name.value)\": \(value.json)}")
    }
    let members = emitter.members(for: fields.map { InputDefinition($0) })
    var (arguments, json): ([String], [String]) = ([], [])
    for (field, member) in zip(fields, members) {
      guard let value = value(of: field.type, isOptional: field.defaultValue != nil, depth: depth) else { continue }
      arguments.append("\(SwiftName.argumentLabel(member.name)): \(value.swift)")
      json.append("\"\(field.name.value)\": \(value.json)")
    }
    return (
      expression(of: type.name) + ".init(\(arguments.joined(separator: ", ")))", "{\(json.joined(separator: ", "))}"
    )
  }

  /// An expression of a type that no member hides.
  private func expression(of type: String) -> String {
    "InlineGraphQL.__TypeNamed<\(emitter.types.qualified(type))>.type"
  }
}
