import GraphQLLanguage

extension ExpandedTypes {
  /// Adds the input types that the filters and conditions of all models share.
  mutating func addConditionInputs(in generation: ModelDefinitions.Generation) {
    addEnum("ModelSortDirection", ["ASC", "DESC"])
    addEnum(
      "ModelAttributeTypes",
      ["binary", "binarySet", "bool", "list", "map", "number", "numberSet", "string", "stringSet", "_null"]
    )
    addInput("ModelSizeInput", comparisons("Int") + [("between", "[Int]")])
    for scalar in ["String", "Int", "Float", "Boolean", "ID"] {
      let functions: [TypedName] = [("attributeExists", "Boolean"), ("attributeType", "ModelAttributeTypes")]
      let size: [TypedName] = isText(scalar) ? [("size", "ModelSizeInput")] : []
      addInput("Model\(scalar)Input", conditions(scalar) + functions + size)
      guard generation == .newer else { continue }
      let sets: [TypedName] = scalar == "Boolean" ? [] : [("in", "[\(scalar)]"), ("notIn", "[\(scalar)]")]
      addInput("ModelSubscription\(scalar)Input", conditions(scalar) + sets)
    }
  }

  /// Adds the input type for conditions on an enum, or on a list of its values.
  mutating func addEnumCondition(on name: String, isList: Bool) {
    if isList {
      let list = "[\(name)]"
      addInput("Model\(name)ListInput", [("eq", list), ("ne", list), ("contains", name), ("notContains", name)])
    } else {
      addInput("Model\(name)Input", [("eq", name), ("ne", name)])
    }
  }

  /// Adds the input type for conditions on a sort field of a scalar type.
  mutating func addKeyCondition(on scalar: String) {
    let prefix: [TypedName] = isText(scalar) ? [("beginsWith", scalar)] : []
    let orders: [TypedName] = ["eq", "le", "lt", "ge", "gt"].map { ($0, scalar) }
    addInput("Model\(scalar)KeyConditionInput", orders + [("between", "[\(scalar)]")] + prefix)
  }
}

/// Returns whether a scalar's values are texts, which have a prefix and a size.
private func isText(_ scalar: String) -> Bool { scalar == "String" || scalar == "ID" }

private func comparisons(_ scalar: String) -> [TypedName] {
  ["ne", "eq", "le", "lt", "ge", "gt"].map { ($0, scalar) }
}

private func conditions(_ scalar: String) -> [TypedName] {
  if scalar == "Boolean" { return [("ne", scalar), ("eq", scalar)] }
  let text: [TypedName] = isText(scalar) ? [("contains", scalar), ("notContains", scalar)] : []
  let prefix: [TypedName] = isText(scalar) ? [("beginsWith", scalar)] : []
  return comparisons(scalar) + text + [("between", "[\(scalar)]")] + prefix
}
