import GraphQLLanguage

extension TypeRule {
  /// `@semanticNonNull(levels:)` names levels that the field's type has, and `@semanticNonNullField(name:, levels:)` a
  /// field of the type.
  ///
  /// [Nullability directives](https://specs.apollo.dev/nullability/v0.4)
  static let semanticNonNullFields: TypeRule = .init("SemanticNonNullFields") { types, errors in
    for type in types.types {
      for field in type.fields {
        for directive in field.directives where directive.name.value == "semanticNonNull" {
          if let error = directive.levelError(for: field, of: type.name) { errors.append(error) }
        }
      }
      for directive in type.nodes.flatMap(\.directives) where directive.name.value == "semanticNonNullField" {
        guard let argument = directive.argument("name"), case .string(let name) = argument.kind else {
          let message =
            "\"@semanticNonNullField\" needs the name of a field: \"@semanticNonNullField(name: \"field\")\"."
          errors.append(Diagnostic(.error, message, at: directive.range))
          continue
        }
        if let field = type.fields.first(where: { $0.name.value == name.value }) {
          if let error = directive.levelError(for: field, of: type.name) { errors.append(error) }
        } else {
          let message = "Type \"\(type.name)\" has no field \"\(name.value)\" for \"@semanticNonNullField\"."
          errors.append(Diagnostic(.error, message, at: argument.range))
        }
      }
    }
  }
}

extension Directive {
  fileprivate func levelError(for field: FieldDefinition, of type: String) -> Diagnostic? {
    let depth = field.type.listDepth
    guard let level = levels.first(where: { $0 < 0 || $0 > depth }) else { return nil }
    let known = depth == 0 ? "only level 0" : "the levels 0 to \(depth)"
    let message =
      "Level \(level) of \"@\(name.value)\" is not in \"\(type).\(field.name.value): \(field.type)\", which has "
      + "\(known)."
    return Diagnostic(.error, message, at: argument("levels")?.range ?? range)
  }
}
