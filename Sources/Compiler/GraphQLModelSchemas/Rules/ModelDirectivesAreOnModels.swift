import GraphQLLanguage

extension ModelRule {
  /// Directives for models are used only in types with `@model`.
  static let modelDirectivesAreOnModels: ModelRule = .init("ModelDirectivesAreOnModels") { models, errors in
    for entry in models.schema.index.types where entry.kind == .object && models.model(named: entry.name) == nil {
      guard let type = models.schema.type(named: entry.name) else { continue }
      let directives = type.directives + (type.fields?.values.flatMap(\.directives) ?? [])
      for directive in directives where onModels.contains(directive.name.value) {
        let message =
          "The @\(directive.name.value) directive may only be added to object definitions annotated with @model. "
          + "Write \"type \(entry.name) @model\"."
        errors.append(Diagnostic(.error, message, at: directive.range))
      }
    }
  }
}

private let onModels: Set = [
  "key", "connection", "primaryKey", "index", "hasMany", "hasOne", "belongsTo", "manyToMany", "default",
]
