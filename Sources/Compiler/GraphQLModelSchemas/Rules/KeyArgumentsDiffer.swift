import GraphQLLanguage

extension ModelRule {
  /// The arguments of a list by a key have different names: one for the first field, one for the others, and those that
  /// all lists have.
  static let keyArgumentsDiffer: ModelRule = .init("KeyArgumentsDiffer") { models, errors in
    for key in models.writtenKeys where models.hasList(by: key) {
      var names: Set = ["filter", "limit", "nextToken", "sortDirection"]
      let fields = key.fields.map(\.value)
      guard let first = fields.first, Set(fields).count == fields.count else { continue }
      for name in [first, ModelSchema.Key(fields: fields).sortArgument].compactMap({ $0 }) {
        guard !names.insert(name).inserted else { continue }
        let message =
          "Lists by \(key.description) of '\(key.type.name)' would have two arguments '\(name)'. "
          + "Give the field another name."
        errors.append(Diagnostic(.error, message, at: key.directive.range))
      }
    }
  }
}

extension ModelDefinitions {
  fileprivate func hasList(by key: WrittenKey) -> Bool {
    guard let index = key.index else { return ModelSchema.RootFields(of: key.type, in: generation).list != nil }
    return key.type.declaredIndexes.contains { $0.name == index && $0.queryField != nil }
  }
}
