import GraphQLLanguage

extension Directive {
  /// Returns what is wrong with the arguments `key` and `filters`, which identify the list of a field's pages in a store.
  /// The words are those of Relay's compiler.
  func errorsOfKey(for field: Field) -> [Diagnostic] {
    arguments.compactMap { argument in
      switch argument.name.value {
      case "key": keyError(argument.value, for: field)
      case "filters": filtersError(argument.value, for: field)
      default: nil
      }
    }
  }

  private func keyError(_ value: Value, for field: Field) -> Diagnostic? {
    let fieldName = field.name.value
    switch value.kind {
    case .string(let text):
      let postfix = "_" + field.responseKey.value
      if text.value.hasSuffix(postfix) { return nil }
      var message =
        "Expected the key argument to @\(name.value) to be of form '<SomeName>\(postfix)', got '\(text.value)'."
      if `is`(.connection) {
        message += " For a detailed explanation, check out https://relay.dev/docs/tutorial/connections-pagination/"
      }
      return Diagnostic(.error, message, at: value.range)
    case .variable:
      let message = "Expected the key argument to @\(name.value) to be a string literal for field '\(fieldName)'."
      return Diagnostic(.error, message, at: value.range)
    case .int, .float, .boolean, .null, .enum, .list, .object: return nil
    }
  }

  private func filtersError(_ value: Value, for field: Field) -> Diagnostic? {
    switch value.kind {
    case .variable, .null:
      let message =
        "Expected the filters argument to @\(name.value) to be a list of string literals for field '\(field.name.value)'."
      return Diagnostic(.error, message, at: value.range)
    case .list(let elements):
      for element in elements {
        guard case .string(let text) = element.kind else { continue }
        if field.arguments.contains(where: { $0.name.value == text.value }) { continue }
        let (listed, list) = `is`(.connection) ? ("the connection field", "connection") : ("the field", "list")
        let message =
          "Expected the `filters` argument to `@\(name.value)` to be a list of argument names to \(listed) to use to "
          + "identify the \(list), got `\(text.value)`. Not specifying `filters` is often recommended and will use all fields."
        return Diagnostic(.error, message, at: element.range)
      }
      return nil
    case .int, .float, .string, .boolean, .enum, .object: return nil
    }
  }
}
