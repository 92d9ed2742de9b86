import GraphQLLanguage

// The expressions that read the members of an object.
extension Emitter {
  /// Returns an expression that reads a field.
  func reading(
    _ responseKey: String,
    _ type: TypeReference,
    if condition: ConditionIR,
    of object: ObjectIR
  ) -> String {
    let call = condition.isAlways ? readingFunction(of: type) : conditionalReadingFunction(of: type)
    return call + "(\"" + responseKey + "\", " + place(for: condition, of: object)
  }

  /// Returns an expression that reads a field which only a store has.
  func readingOfClient(_ responseKey: String, _ type: TypeReference) -> String {
    conditionalReadingFunction(of: type) + "(\"" + responseKey + "\", if: .unknown, in: &object)"
  }

  /// Returns an expression that reads a list with `@stream`.
  func readingStreamed(_ field: NamedField, of object: ObjectIR) -> String {
    let type = field.selected.readType
    var function = conditionalReadingFunction(of: type)
    if field.condition.isAlways {
      let isScalar = types.isCustomScalar(type.namedType.value)
      function = type.isNonNull ? "try reader.read" : "reader.readNullable"
      if type.namedType.value == "ID" { function = "try reader.readIDs" } else if isScalar { function += "Scalar" }
    }
    return function + "(\"" + field.responseKey + "\", " + place(for: field.condition, of: object)
  }

  /// Returns the function that reads a type. Types with a placeholder value are read by non-throwing functions.
  package func readingFunction(of type: TypeReference) -> String {
    guard case .named(let name) = type.nullable else {
      if type.namedType.value == "ID" { return "try reader.readIDs" }
      // The Swift type does not tell whether a string stands for a custom scalar.
      if types.isCustomScalar(type.namedType.value) {
        return type.isNonNull ? "reader.readScalarList" : "reader.readNullableScalar"
      }
      return type.isNonNull ? "reader.readList" : "reader.readNullable"
    }
    let function = type.isNonNull ? "reader.read" : "reader.readNullable"
    let definition = types.schema.type(named: name.value)
    if definition?.isLeaf == true {
      switch types.qualified(name.value) {
      // The Swift type does not tell that an `ID` may be an integer.
      case types.string: return function + (name.value == "ID" ? "ID" : "String")
      case types.int: return function + "Int"
      case types.double: return function + "Double"
      case types.bool: return function + "Bool"
      default: break
      }
    }
    if types.isCustomScalar(name.value) { return (type.isNonNull ? "try " : "") + function + "Scalar" }
    if !type.isNonNull { return function }
    if case .enum = definition { return function + "Enum" }
    return "try " + function
  }

  private func conditionalReadingFunction(of type: TypeReference) -> String {
    let name = type.namedType.value
    let kind = name == "ID" ? "ID" : types.isCustomScalar(name) ? "Scalar" : ""
    return "try reader." + (type.isNonNull ? "read" : "readNullable") + kind
  }

  /// Returns an expression that reads the data of a fragment.
  func reading(_ spread: NamedSpread, of object: ObjectIR) -> String {
    let start = "try reader.readFragment(" + SwiftName.metatype(of: spread.structPath) + booleanArguments(of: spread)
    return start + ", " + place(for: spread.condition, of: object)
  }

  /// Returns the arguments for the conditions in the fragment.
  private func booleanArguments(of spread: NamedSpread) -> String {
    let list = spread.arguments.filter(\.isBoolean).map { argument in
      guard let value = argument.value else { return ".init(absent: \"" + argument.name + "\")" }
      switch value {
      case "true", "false": return ".init(\"" + argument.name + "\", " + value + ")"
      case _ where value.hasPrefix("$"):
        let variable = String(value.dropFirst())
        if providers[variable] != nil {
          return ".init(\"" + argument.name + "\", reader.isTrue(" + reference(to: variable) + "))"
        }
        let defaultValue = argument.defaultValue.map { ", default: \($0)" } ?? ""
        return "reader.argument(\"" + argument.name + "\", \"" + variable + "\"" + defaultValue + ")"
      default: return ".init(\"" + argument.name + "\", .unknown)"
      }
    }
    return list.isEmpty ? "" : ", arguments: [" + list.joined(separator: ", ") + "]"
  }

  /// Returns the last arguments of a reading function: the condition, if there is one, and the object.
  func place(for condition: ConditionIR, of object: ObjectIR) -> String {
    condition.isAlways ? "in: &object)" : "if: " + inclusion(condition, of: object) + ", in: &object)"
  }
}
