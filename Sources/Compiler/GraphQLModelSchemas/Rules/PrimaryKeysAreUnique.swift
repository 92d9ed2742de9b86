import GraphQLLanguage

extension ModelRule {
  /// A model has one primary key.
  static let primaryKeysAreUnique: ModelRule = .init("PrimaryKeysAreUnique") { models, errors in
    for type in models.written {
      let keys = WrittenKey.all(of: type).filter { $0.index == nil }
      for key in keys.dropFirst() {
        let message = "You may only supply one primary key on type '\(type.name)'."
        errors.append(Diagnostic(.error, message, at: key.directive.range, keys[0].directive.range))
      }
      for key in keys where key.directive.argument("queryField") != nil {
        let message = "You cannot pass 'queryField' to the primary @key on type '\(type.name)'. Give the key a name."
        errors.append(Diagnostic(.error, message, at: key.directive.range))
      }
    }
  }
}
