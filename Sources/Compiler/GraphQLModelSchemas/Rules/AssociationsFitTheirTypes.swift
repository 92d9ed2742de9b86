import GraphQLLanguage

extension ModelRule {
  /// A has-many or many-to-many association is a list, and the others are not.
  static let associationsFitTheirTypes: ModelRule = .init("AssociationsFitTheirTypes") { models, errors in
    for field in models.written.flatMap(\.fields.values) {
      for directive in field.directives {
        let message: String
        switch (directive.name.value, field.isList) {
        case ("hasMany", false): message = "@hasMany must be used with a list. Use @hasOne for non-list types."
        case ("manyToMany", false): message = "@manyToMany must be used with a list."
        case ("hasOne", true): message = "@hasOne cannot be used with lists. Use @hasMany instead."
        case ("belongsTo", true): message = "@belongsTo cannot be used with lists."
        default: continue
        }
        errors.append(Diagnostic(.error, message, at: field.type.range))
      }
    }
  }
}
