import GraphQLLanguage

extension ModelRule {
  /// The fields of an association have the types of the key that they refer to.
  static let associationFieldsMatchKeys: ModelRule = .init("AssociationFieldsMatchKeys") { models, errors in
    for association in models.writtenAssociations {
      guard let other = models.model(named: association.model) else { continue }
      let directive = association.directive
      let name = directive.name.value
      if directive.argument("references") != nil {
        let holder = name == "belongsTo" ? association.owner : other
        let referenced = name == "belongsTo" ? other : association.owner
        let references = directive.names("references")
        if references.count != referenced.keyFields.count {
          let message =
            "The number of references provided to @\(name) must match the number of primary keys on \(referenced.name)."
          errors.append(Diagnostic(.error, message, at: directive.range))
        }
        models.compare(references, of: holder, with: referenced.keyFields, of: referenced, isReference: true, &errors)
        continue
      }
      let index = directive.string("indexName") ?? directive.string("keyName")
      let key = index.flatMap(other.indexKey) ?? other.keyFields
      let fields = directive.names("fields")
      if fields.count > 1, fields.count != key.count {
        let message =
          "Invalid @\(name) directive on \(association.field.name.value). Partial sort keys are not accepted: "
          + "\(index.map { "index \($0)" } ?? "the primary key") of \(other.name) is [\(key.joined(separator: ", "))]."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
      models.compare(fields, of: association.owner, with: key, of: other, isReference: false, &errors)
    }
  }
}

extension ModelDefinitions {
  fileprivate func compare(
    _ fields: [Name],
    of holder: ObjectType,
    with key: [String],
    of referenced: ObjectType,
    isReference: Bool,
    _ errors: inout [Diagnostic]
  ) {
    for (field, reference) in zip(fields, key) {
      guard let definition = holder.fields[field.value], isKeyType(definition.type) else { continue }
      let type = definition.type.namedType.value
      let expected = referenced.keyTypeName(of: reference)
      let areTexts = isReference && Set([type, expected]).isSubset(of: ["ID", "String"])
      if type != expected, !areTexts {
        let message = "\(field.value) field is not of type \(expected), as \(referenced.name).\(reference) is."
        errors.append(Diagnostic(.error, message, at: field.range))
      }
    }
  }
}
