import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification: a field with `@connection` is a connection in the schema and has a key that
  /// identifies it. The words are those of Relay's compiler.
  static let connectionDirective = Rule("ConnectionDirective") { document, errors in
    for field in document.fields {
      guard let directive = field.node.directives.first(where: { $0.isOfClient("connection") }),
        let definition = field.facts?.definition
      else { continue }
      if let error = document.schema.connectionError(of: field.node, definition.type) { errors.append(error) }
      for argument in directive.arguments {
        let error =
          switch argument.name.value {
          case "key": keyError(of: argument, for: field.node)
          case "filters": filtersError(of: argument, for: field.node)
          default: nil as Diagnostic?
          }
        if let error { errors.append(error) }
      }
    }
  }
}

extension Schema {
  /// Returns the reason why a field is not a connection.
  fileprivate func connectionError(of field: Field, _ type: TypeReference) -> Diagnostic? {
    let name = field.name.value
    let misused = "@connection used on invalid field '\(name)'. "
    let typeName = type.namedType.value
    switch (type.nullable, self.type(named: typeName)) {
    case (.named, .object?), (.named, .interface?): break
    default:
      let message = misused + "Expected the return type to be a non-plural interface or object, got '\(type)'."
      return Diagnostic(.error, message, at: field.name.range)
    }
    for required in connectionFields(of: typeName) where required.definition == nil {
      let message = misused + "Expected the field type '\(typeName)' to expose a \(required.expected)."
      return Diagnostic(.error, message, at: field.name.range)
    }
    if !field.arguments.contains(where: { $0.name.value == "first" || $0.name.value == "last" }) {
      let message = "Expected field '\(name)' to be passed a 'first' or 'last' argument."
      return Diagnostic(.error, message, at: field.name.range)
    }
    let selectsEdges = field.selectionSet?.selections.contains { selection in
      if case .field(let edges) = selection { edges.name.value == "edges" } else { false }
    }
    if selectsEdges == true { return nil }
    return Diagnostic(.error, "Expected '\(name)' to be passed a 'edges' selection.", at: field.name.range)
  }
}

private func keyError(of argument: Argument, for field: Field) -> Diagnostic? {
  let name = field.name.value
  switch argument.value.kind {
  case .string(let text):
    let postfix = "_" + field.responseKey.value
    if text.value.hasSuffix(postfix) { return nil }
    let message =
      "Expected the key argument to @connection to be of form '<SomeName>\(postfix)', got '\(text.value)'. For a detailed "
      + "explanation, check out https://relay.dev/docs/tutorial/connections-pagination/"
    return Diagnostic(.error, message, at: argument.value.range)
  case .variable:
    let message = "Expected the key argument to @connection to be a string literal for field '\(name)'."
    return Diagnostic(.error, message, at: argument.value.range)
  case .int, .float, .boolean, .null, .enum, .list, .object: return nil
  }
}

private func filtersError(of argument: Argument, for field: Field) -> Diagnostic? {
  switch argument.value.kind {
  case .variable, .null:
    let message =
      "Expected the filters argument to @connection to be a list of string literals for field '\(field.name.value)'."
    return Diagnostic(.error, message, at: argument.value.range)
  case .list(let elements):
    for element in elements {
      guard case .string(let text) = element.kind else { continue }
      if field.arguments.contains(where: { $0.name.value == text.value }) { continue }
      let message =
        "Expected the `filters` argument to `@connection` to be a list of argument names to the connection field to use to "
        + "identify the connection, got `\(text.value)`. Not specifying `filters` is often recommended and will use all fields."
      return Diagnostic(.error, message, at: element.range)
    }
    return nil
  case .int, .float, .string, .boolean, .enum, .object: return nil
  }
}
