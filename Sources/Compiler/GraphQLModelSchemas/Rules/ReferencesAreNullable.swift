import GraphQLLanguage

extension ModelRule {
  /// An association by `references` is nullable and names no index, because the service creates its index.
  static let referencesAreNullable: ModelRule = .init("ReferencesAreNullable") { models, errors in
    for association in models.writtenAssociations {
      let directive = association.directive
      let name = directive.name.value
      guard let other = models.model(named: association.model) else { continue }
      guard let references = directive.strings("references") else {
        if let index = directive.argument("overrideIndexName") {
          let message = "overrideIndexName cannot be used on @\(name) without references."
          errors.append(Diagnostic(.error, message, at: index.range))
        }
        continue
      }
      let type = association.field.type
      if type.description.contains("!") {
        let message =
          "@\(name) fields must not be required. Change '\(type)' to "
          + "'\(type.description.filter { $0 != "!" })'."
        errors.append(Diagnostic(.error, message, at: type.range))
      }
      if let index = directive.argument("indexName") {
        errors.append(Diagnostic(.error, "indexName is not supported together with references.", at: index.range))
      }
      let holder = name == "belongsTo" ? association.owner : other
      let required = Set(references.compactMap { holder.fields[$0]?.type.isNonNull })
      if required.count > 1 {
        let message =
          "The fields \(references.joined(separator: ", ")) of \(holder.name) must be all required or all nullable."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
  }
}
