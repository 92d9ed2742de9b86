import GraphQLLanguage

extension ModelRule {
  /// Root fields of different models, and root fields that the schema itself defines, have different names.
  static let rootFieldsAreUnique: ModelRule = .init("RootFieldsAreUnique") { models, errors in
    var owners: [String: String] = [:]
    let kinds: [OperationDefinition.Kind] = [.query, .mutation, .subscription]
    for kind in kinds {
      guard let root = models.schema.rootType(for: kind) else { continue }
      for name in root.fields.keys { owners["\(kind.rawValue).\(name)"] = "type \(root.name)" }
    }
    let between = models.models.filter { models.schema.index.type(named: $0.name) == nil }
    for type in models.written + between {
      let fields = ModelSchema.RootFields(of: type, in: models.generation)
      let names =
        [
          (OperationDefinition.Kind.query, [fields.get, fields.list] + type.declaredIndexes.map(\.queryField)),
          (.mutation, [fields.create, fields.update, fields.delete]),
          (.subscription, Set(fields.onCreate + fields.onUpdate + fields.onDelete).sorted()),
        ]
      for (kind, names) in names {
        for name in names.compactMap({ $0 }) {
          if let owner = owners.updateValue("model \(type.name)", forKey: "\(kind.rawValue).\(name)") {
            let message =
              "The \(kind.rawValue) field \"\(name)\" of model \(type.name) is there already, of \(owner). "
              + "Give one of them another name."
            let place = models.schema.index.type(named: type.name)?.nameRange ?? models.relation(named: type.name)
            errors.append(Diagnostic(.error, message, at: place))
          }
        }
      }
    }
  }
}

extension ModelDefinitions {
  /// Returns the first range that names a `@manyToMany` relation.
  fileprivate func relation(named name: String) -> SourceRange {
    let names = written.flatMap(\.fields.values).flatMap { field in
      field.directives.all(named: "manyToMany").flatMap { $0.names("relationName") }
    }
    return names.first { $0.value.upperFirst == name }?.range ?? .none
  }
}
