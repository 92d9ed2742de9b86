import GraphQLLanguage

extension Schema {
  /// Returns why the inline fragments of a field do not divide its objects by their types. The words are those of Relay's compiler.
  ///
  /// - Parameters:
  ///   - selectionSet: The field's selections.
  ///   - field: The field.
  ///   - type: The field's type.
  ///   - reason: Why they have to.
  func errors(
    ofUnionIn selectionSet: SelectionSet,
    of field: Field,
    _ type: TypeReference,
    because reason: String
  ) -> [Diagnostic] {
    var messages: [String] = []
    let named = self.type(named: type.namedType.value)
    if named?.isAbstract != true {
      messages.append(
        "Because \(reason), this linked field must have an abstract type, meaning its type must be an Interface or a Union. However, "
          + "`\(type.namedType.value)` is a `Object`."
      )
    }
    let rule =
      "Because \(reason), each of this linked field's selections must be an inline fragment with no directives, refining the type "
      + "to a unique concrete type and containing an unaliased __typename field with no directives. However,"
    var conditions: Set<String> = []
    for selection in selectionSet.selections {
      guard case .inlineFragment(let fragment) = selection, !fragment.directives.contains(where: \.isCondition) else {
        messages.append(
          "Because \(reason), this linked field can only contain inline fragments, and any inline fragments cannot have @skip or "
            + "@include."
        )
        continue
      }
      if let condition = fragment.typeCondition?.value, self.type(named: condition)?.isAbstract == false {
        if !conditions.insert(condition).inserted {
          messages.append(
            "\(rule) multiple inline fragments in this linked field refine to the concrete type `\(condition)`."
          )
        }
      } else {
        messages.append("\(rule) an inline fragment in this linked field does not refine to a concrete type.")
      }
      if !fragment.selectionSet.selectsPlainTypename {
        messages.append(
          "\(rule) an inline fragment in this linked field does not contain an unaliased __typename selection with no directives."
        )
      }
      if !fragment.directives.isEmpty {
        messages.append("\(rule) an inline fragment in this linked field contains directives.")
      }
    }
    return messages.map { Diagnostic(.error, $0, at: field.name.range) }
  }
}

extension SelectionSet {
  fileprivate var selectsPlainTypename: Bool {
    selections.contains { selection in
      guard case .field(let field) = selection else { return false }
      return field.name.value == "__typename" && field.alias == nil && field.directives.isEmpty
    }
  }
}
