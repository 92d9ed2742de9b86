import GraphQLLanguage

extension ModelRule {
  /// Root types are not models.
  static let modelsAreNoRootTypes: ModelRule = .init("ModelsAreNoRootTypes") { models, errors in
    let kinds: [OperationDefinition.Kind] = [.query, .mutation, .subscription]
    for kind in kinds {
      guard let type = models.written.first(where: { $0.name == models.schema.rootTypeName(for: kind) }),
        let directive = type.directives.first(named: "model")
      else { continue }
      let message =
        "Type '\(type.name)' is the \(kind.rawValue) root, which cannot be a model. Give the model another name."
      errors.append(Diagnostic(.error, message, at: directive.range))
    }
  }
}
