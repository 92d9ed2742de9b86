import GraphQLLanguage

extension TypeRule {
  /// Reserved Names (section 2.1.8): names that start with `__` are reserved for introspection.
  static let reservedNames: TypeRule = .init("ReservedNames") { types, errors in
    func check(_ name: Name, at range: SourceRange) {
      guard name.value.utf8.starts(with: "__".utf8) else { return }
      let message = "Name \"\(name.value)\" must not begin with \"__\", which is reserved by GraphQL introspection."
      errors.append(Diagnostic(.error, message, at: range))
    }
    for directive in types.directives { check(directive.name, at: directive.range) }
    for type in types.types {
      check(type.nodes[0].name, at: type.nodes[0].range)
      for field in type.fields { check(field.name, at: field.range) }
      for value in type.enumValues { check(value.name, at: value.range) }
    }
    for input in types.inputValues { check(input.node.name, at: input.node.range) }
  }
}
