import GraphQLLanguage

extension ModelRule {
  /// The older and the newer directives are not used together, because no version of the service supports both.
  static let oneGenerationOfDirectives: ModelRule = .init("OneGenerationOfDirectives") { models, errors in
    guard models.generation == .older else { return }
    let newer: Set = ["primaryKey", "index", "hasMany", "hasOne", "belongsTo", "manyToMany", "default"]
    for directive in models.written.flatMap({ $0.fields.values.flatMap(\.directives) }) {
      guard newer.contains(directive.name.value) else { continue }
      let message =
        "Directive \"@\(directive.name.value)\" cannot be used together with @key and @connection. "
        + "Write @primaryKey, @index, @hasMany, @hasOne and @belongsTo instead of those."
      errors.append(Diagnostic(.error, message, at: directive.range))
    }
  }
}
