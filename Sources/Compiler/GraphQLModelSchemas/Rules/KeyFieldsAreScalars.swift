import GraphQLLanguage

extension ModelRule {
  /// The fields of a key are scalars or enums, and its sort fields have an order.
  static let keyFieldsAreScalars: ModelRule = .init("KeyFieldsAreScalars") { models, errors in
    for type in models.written where type.declaredKey == nil {
      guard let id = type.fields["id"], !models.isKeyType(id.type) else { continue }
      let message = "Field '\(type.name).id' cannot be the primary key, as its type is no scalar. Give it another name."
      errors.append(Diagnostic(.error, message, at: id.name.range))
    }
    for key in models.writtenKeys {
      for (offset, field) in key.fields.enumerated() {
        guard let type = key.definition(of: field)?.type else { continue }
        if !models.isKeyType(type) {
          let message =
            "Field '\(key.type.name).\(field.value)' cannot be in \(key.description), as its type is no scalar."
          errors.append(Diagnostic(.error, message, at: field.range))
        } else if offset > 0, type.namedType.value == "Boolean" {
          let message =
            "Field '\(key.type.name).\(field.value)' cannot be a sort field, as Boolean values have no order."
          errors.append(Diagnostic(.error, message, at: field.range))
        }
      }
    }
  }
}
