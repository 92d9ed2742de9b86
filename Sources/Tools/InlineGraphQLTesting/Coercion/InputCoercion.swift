import GraphQLLanguage
import GraphQLValidation
import InlineGraphQL

/// Coerces JSON values to input types (section 3, "Input Coercion").
struct InputCoercion {
  /// A value inside the input that does not fit its type.
  struct Problem {
    var path: [JSONPath.Component]
    var value: GraphQLJSONValue
    var message: String
  }

  let schema: Schema
  private(set) var problems: [Problem] = []
  private var path: [JSONPath.Component] = []

  /// The maximum depth of nested values. The functions that call each other are small, because unoptimized code needs
  /// about 4 KB of stack a level, and threads other than the main one may have 512 KB.
  static let maximumDepth = 100

  init(schema: Schema) {
    self.schema = schema
  }

  /// Returns the coerced value; `nil` if it cannot be coerced, with the reason in `problems`.
  mutating func coerce(_ value: GraphQLJSONValue, to type: TypeReference) -> GraphQLJSONValue? {
    switch type {
    case .nonNull(let wrapped, _):
      if value == .null { return reject(value, "Expected non-nullable type \"\(type)\" not to be null.") }
      return coerce(value, to: wrapped)
    case .list(let element, _):
      switch value {
      case .null:
        return .null
      case .array(let values):
        var coerced: [GraphQLJSONValue] = []
        for (index, value) in values.enumerated() {
          path.append(.index(index))
          coerced.append(coerce(value, to: element) ?? .null)
          path.removeLast()
        }
        return .array(coerced)
      default:
        return coerce(value, to: element).map { .array([$0]) }
      }
    case .named(let name):
      if value == .null { return .null }
      guard case .inputObject(let type)? = schema.type(named: name.value) else {
        return coerceLeaf(value, to: name.value)
      }
      return coerce(value, to: type)
    }
  }

  private mutating func coerce(_ value: GraphQLJSONValue, to type: InputObjectType) -> GraphQLJSONValue? {
    guard case .object(let given) = value else {
      return reject(value, "Expected type \"\(type.name)\" to be an object.")
    }
    if path.count >= Self.maximumDepth {
      return reject(value, "Values may nest \(Self.maximumDepth) levels deep.")
    }
    var coerced = GraphQLJSONObject()
    for field in type.fields.values {
      let name = field.name.value
      if let fieldValue = given[name] {
        path.append(.key(name))
        coerced[name] = coerce(fieldValue, to: field.type)
        path.removeLast()
      } else {
        coerced[name] = defaultValue(of: field, in: value)
      }
    }
    checkFields(of: given, type)
    return .object(coerced)
  }

  private mutating func defaultValue(of field: InputValueDefinition, in value: GraphQLJSONValue) -> GraphQLJSONValue? {
    if let defaultValue = field.defaultValue {
      var coercion = LiteralCoercion(schema: schema, variables: GraphQLJSONObject())
      return coercion.coerce(defaultValue, to: field.type)
    }
    guard field.type.isNonNull else { return nil }
    return reject(value, "Field \"\(field.name.value)\" of required type \"\(field.type)\" was not provided.")
  }

  /// Rejects fields that the type does not have and, if it is a `@oneOf` type, any number of fields but one.
  private mutating func checkFields(of given: GraphQLJSONObject, _ type: InputObjectType) {
    let value = GraphQLJSONValue.object(given)
    for (name, _) in given where type.fields[name]?.name.value.hasSameBytes(as: name) != true {
      let suggestion = didYouMean(suggestions(for: name, from: type.fields.keys))
      _ = reject(value, "Field \"\(name)\" is not defined by type \"\(type.name)\".\(suggestion)")
    }
    guard type.isOneOf else { return }
    // A key that equals a field's name as a string, but not in its bytes, was rejected above.
    let names = given.keys.filter { type.fields[$0] != nil }
    if names.count != 1 {
      _ = reject(value, "Exactly one key must be specified for OneOf type \"\(type.name)\".")
    } else if given[names[0]] == .null {
      path.append(.key(names[0]))
      _ = reject(.null, "Field \"\(names[0])\" must be non-null.")
      path.removeLast()
    }
  }

  private mutating func coerceLeaf(_ value: GraphQLJSONValue, to typeName: String) -> GraphQLJSONValue? {
    switch schema.type(named: typeName) {
    case .enum(let type):
      return coerce(value, to: type)
    case .scalar:
      switch coerceScalar(value, to: typeName) {
      case .success(let value): return value
      case .failure(let problem): return reject(value, problem.message)
      }
    default:
      return reject(value, "Expected type \"\(typeName)\".")
    }
  }

  private mutating func coerce(_ value: GraphQLJSONValue, to type: EnumType) -> GraphQLJSONValue? {
    guard case .string(let name) = value else {
      let text = inspect(value)
      let suggestion = didYouMean(suggestions(for: text, from: type.values.keys), "the enum value")
      return reject(value, "Enum \"\(type.name)\" cannot represent non-string value: \(text).\(suggestion)")
    }
    guard type.values[name]?.name.value.hasSameBytes(as: name) == true else {
      let suggestion = didYouMean(suggestions(for: name, from: type.values.keys), "the enum value")
      return reject(value, "Value \"\(name)\" does not exist in \"\(type.name)\" enum.\(suggestion)")
    }
    return value
  }

  private mutating func reject(_ value: GraphQLJSONValue, _ message: String) -> GraphQLJSONValue? {
    problems.append(Problem(path: path, value: value, message: message))
    return nil
  }
}
