import GraphQLLanguage

extension Schema {
  /// Returns the errors of Apollo's `@fieldPolicy(forField:keyArgs:)` on a type. It says by which arguments of a field a store finds
  /// the field's objects.
  func fieldPolicyErrors(of directive: Directive, on typeName: String) -> [Diagnostic] {
    guard let policy = directive.fieldPolicy else {
      let message =
        "\"@fieldPolicy\" needs the names of a field and of its arguments: \"@fieldPolicy(forField: \"book\", keyArgs: \"isbn\")\"."
      return [Diagnostic(.error, message, at: directive.range)]
    }
    guard let type = type(named: typeName), let fields = type.fields else {
      let message = "\"\(typeName)\" is neither an object type nor an interface, so it has no fields."
      return [Diagnostic(.error, message, at: directive.range)]
    }
    guard let field = fields[policy.field] else {
      let advice = didYouMean(suggestions(for: policy.field, from: fields.keys))
      let message = "Type \"\(typeName)\" has no field \"\(policy.field)\" for \"@fieldPolicy\".\(advice)"
      return [Diagnostic(.error, message, at: directive.argument("forField")?.range ?? directive.range)]
    }
    let others = type.directives.count { $0.fieldPolicy?.field == policy.field }
    if others > 1 {
      let message = "Field \"\(typeName).\(policy.field)\" has several policies. Write one."
      return [Diagnostic(.error, message, at: directive.range)]
    }
    return keyArgumentError(policy.arguments, of: field, on: typeName).map { message in
      [Diagnostic(.error, message, at: directive.argument("keyArgs")?.range ?? directive.range)]
    } ?? []
  }

  private func keyArgumentError(_ names: [String], of field: FieldDefinition, on typeName: String) -> String? {
    let coordinate = "\(typeName).\(field.name.value)"
    // Without arguments, it turns off what object identification would say.
    if names.isEmpty { return nil }
    guard let depth = listDepth(of: field.type), type(named: field.type.namedType.value)?.isComposite == true else {
      return
        "\"\(coordinate): \(field.type)\" has neither an object nor a list of objects, so a store finds none for it."
    }
    var listCount = 0
    for name in names {
      guard let argument = field.arguments.first(where: { $0.name.value == name }) else {
        let advice = didYouMean(suggestions(for: name, from: field.arguments.lazy.map(\.name.value)))
        return "Field \"\(coordinate)\" has no argument \"\(name)\" for \"@fieldPolicy\".\(advice)"
      }
      guard let argumentDepth = listDepth(of: argument.type),
        type(named: argument.type.namedType.value)?.isLeaf == true, argumentDepth <= depth
      else {
        return
          "\"\(coordinate)(\(name): \(argument.type))\" cannot identify \(depth == 0 ? "an object" : "objects"). A key argument "
          + "is a scalar or an enum, or a list of them if the field is a list."
      }
      listCount += argumentDepth
    }
    if listCount != depth {
      return "\"\(coordinate): \(field.type)\" is a list, so exactly one of its key arguments must be a list of values."
    }
    let types = possibleTypes(of: field.type.namedType.value)
    if types.contains(where: { orderedKeyFields(of: $0).count == names.count }) { return nil }
    let keys = Set(types.map { orderedKeyFields(of: $0) }.filter { !$0.isEmpty }).sorted { $0.joined() < $1.joined() }
    if keys.isEmpty { return "Nothing identifies the objects of \"\(coordinate)\", so a store finds none for it." }
    let texts = keys.map { "\"\($0.joined(separator: " "))\"" }.joined(separator: " or ")
    return "\"\(coordinate)\" has objects with the key fields \(texts). Name as many arguments, in their order."
  }

  /// Returns 0 for a type that is no list, 1 for a list, and `nil` for a list of lists.
  private func listDepth(of type: TypeReference) -> Int? {
    guard case .list(let element, _) = type.nullable else { return 0 }
    if case .list = element.nullable { return nil }
    return 1
  }
}
