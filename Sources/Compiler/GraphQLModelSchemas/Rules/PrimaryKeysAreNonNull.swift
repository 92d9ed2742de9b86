import GraphQLLanguage

extension ModelRule {
  /// The fields of a primary key are non-null.
  static let primaryKeysAreNonNull: ModelRule = .init("PrimaryKeysAreNonNull") { models, errors in
    for key in models.writtenKeys where key.index == nil {
      for field in key.fields {
        guard let definition = key.definition(of: field), !definition.type.isNonNull else { continue }
        let message =
          "The primary key on type '\(key.type.name)' must reference non-null fields. "
          + "Write \"\(field.value): \(definition.type)!\"."
        errors.append(Diagnostic(.error, message, at: definition.type.range))
      }
    }
  }
}
