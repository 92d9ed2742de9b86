import GraphQLLanguage

extension ModelRule {
  /// The other side of an association is a model.
  static let associationsAreToModels: ModelRule = .init("AssociationsAreToModels") { models, errors in
    for association in models.writtenAssociations where models.model(named: association.model) == nil {
      errors.append(notAModel(association.field))
    }
    for field in models.written.flatMap(\.fields.values) where field.directives.first(named: "manyToMany") != nil {
      if models.model(named: field.type.namedType.value) == nil { errors.append(notAModel(field)) }
    }
  }
}

private func notAModel(_ field: FieldDefinition) -> Diagnostic {
  let name = field.type.namedType
  return Diagnostic(.error, "Object type \(name.value) must be annotated with @model.", at: name.range)
}
