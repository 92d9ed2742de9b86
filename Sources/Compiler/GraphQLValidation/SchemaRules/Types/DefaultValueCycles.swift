import GraphQLLanguage

extension TypeRule {
  /// Input Object Default Value Circular References (section 3.10, `InputObjectDefaultValueHasCycle`): adding the
  /// default values of fields to a default value comes to an end.
  ///
  /// graphql-js 16 does not check it. The words are those of version 17.
  static let defaultValueCycles: TypeRule = .init("DefaultValueCycles") { types, errors in
    var search = CycleSearch<Name>(target: \.value) { types.steps(fromDefaultOf: $0) }
    for type in types.types {
      guard let object = type.facts.inputObject else { continue }
      for field in object.fields.values { search.visit("\(object.name).\(field.name.value)") }
    }
    for cycle in search.cycles {
      guard let last = cycle.last else { continue }
      let subject = "The default value of Input Object field \(last.value) references itself"
      let via = cycle.dropLast().map(\.value).joined(separator: ", ")
      let message = "\(subject)\(via.isEmpty ? "" : " via the default values of: \(via)")."
      errors.append(.error("Invalid circular reference. \(message)", at: [last.range] + cycle.dropLast().map(\.range)))
    }
  }
}

extension DefinedTypes {
  /// Returns the coordinates of the fields whose default values are added to a field's default value; `nil` if it has none.
  fileprivate func steps(fromDefaultOf coordinate: String) -> [Name]? {
    let parts = coordinate.split(separator: ".")
    guard parts.count == 2, let object = table.type(named: String(parts[0]))?.inputObject,
      let field = object.fields[String(parts[1])], let value = field.defaultValue,
      let type = table.type(named: field.type.namedType.value)?.inputObject
    else { return nil }
    var steps: [Name] = []
    complete(value, of: type, &steps)
    return steps
  }

  private func complete(_ value: Value, of object: InputObjectType, _ steps: inout [Name]) {
    switch value.kind {
    case .list(let elements):
      for element in elements { complete(element, of: object, &steps) }
    case .object(let fields):
      let given = Dictionary(fields.map { ($0.name.value, $0.value) }) { first, _ in first }
      for field in object.fields.values {
        guard let type = table.type(named: field.type.namedType.value)?.inputObject else { continue }
        if let value = given[field.name.value] {
          complete(value, of: type, &steps)
        } else if let value = field.defaultValue {
          steps.append(Name("\(object.name).\(field.name.value)", range: value.range))
        }
      }
    case .variable, .int, .float, .string, .boolean, .null, .enum: break
    }
  }
}
