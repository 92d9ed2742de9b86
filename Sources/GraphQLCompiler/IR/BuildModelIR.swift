/// Finds out what the struct of each model has.
///
/// - Parameters:
///   - models: The models.
///   - schema: The API's schema, which says what inputs and filters have.
struct ModelIRBuilder {
  let models: ModelSchema
  let schema: Schema

  /// The struct of a model.
  func build(_ model: ModelSchema.Model) -> ModelIR {
    let object = schema.object(named: model.name)
    let inputs = schema.inputs(of: model)
    let referring = foreignKeysOfReferences(of: model).subtracting(model.primaryKey.fields)
    var names = DistinctNames(taken: ["hashValue"])
    let properties = model.fields.compactMap { field -> ModelIR.Property? in
      guard !referring.contains(field.name), let kind = kind(of: field, written: inputs.written) else { return nil }
      return ModelIR.Property(
        field: field,
        kind: kind,
        description: object?.fields[field.name]?.description?.value,
        name: names.take(field.name),
        isKey: model.primaryKey.fields.contains(field.name),
        isWritten: inputs.written.contains(field.name),
        isFilterable: inputs.filtered.contains(field.name)
      )
    }
    return ModelIR(
      name: model.name,
      description: object?.description,
      // The key comes first, and lists come last, so that reading what most requests do not have costs least.
      properties: properties.filter(\.isKey) + properties.filter { !$0.isKey && !$0.isList }
        + properties.filter(\.isList),
      key: model.primaryKey.fields.compactMap { name in
        model.field(named: name).map { ModelIR.KeyField(name: name, type: $0.type) }
      },
      rootFields: model.rootFields
    )
  }

  /// The struct of an object that models embed.
  func build(_ object: ObjectType) -> ModelIR {
    var names = DistinctNames(taken: ["hashValue"])
    let properties = object.fields.values.compactMap { definition -> ModelIR.Property? in
      let field = ModelSchema.Field(
        name: definition.name.value,
        type: definition.type,
        origin: .declared,
        association: nil,
        defaultValue: nil
      )
      guard let kind = kind(of: field, embeddedIn: [object.name]) else { return nil }
      return ModelIR.Property(
        field: field,
        kind: kind,
        description: definition.description?.value,
        name: names.take(field.name),
        isKey: false,
        isWritten: true,
        isFilterable: false
      )
    }
    return ModelIR(
      name: object.name,
      description: object.description,
      properties: properties,
      key: [],
      rootFields: ModelSchema.RootFields()
    )
  }

  /// The objects that some models embed, each once, in the schema's order.
  func embeddedObjects(of models: [ModelIR]) -> [ModelIR] {
    var found: Set<String> = []
    var waiting = models
    while let model = waiting.popLast() {
      for property in model.properties {
        guard case .object = property.kind, found.insert(property.field.typeName).inserted,
          let object = schema.object(named: property.field.typeName)
        else { continue }
        waiting.append(build(object))
      }
    }
    return schema.index.types.compactMap { found.contains($0.name) ? schema.object(named: $0.name) : nil }.map(build)
  }

  private func kind(of field: ModelSchema.Field, written: Set<String>) -> ModelIR.Property.Kind? {
    guard let association = field.association else { return kind(of: field, embeddedIn: []) }
    let foreignKey = association.foreignKey
    if association.kind != .hasMany {
      let own = foreignKey.map { $0.side == .own ? $0.fields.filter(written.contains) : [] } ?? []
      return .reference(foreignKey: own)
    }
    guard let other = models.model(named: association.model), let foreignKey, foreignKey.side == .other,
      foreignKey.fields.allSatisfy(schema.inputs(of: other).filtered.contains)
    else { return .list(foreignKey: [], query: nil) }
    let index = other.indexes.first { index in
      index.queryField != nil && index.name == foreignKey.index && index.key.partitionField == foreignKey.fields[0]
    }
    return .list(foreignKey: foreignKey.fields, query: index?.queryField)
  }

  /// What a field without association holds; `nil` for one that a struct cannot have: an abstract type, a model in an
  /// embedded object, an object that embeds itself.
  private func kind(of field: ModelSchema.Field, embeddedIn path: [String]) -> ModelIR.Property.Kind? {
    guard let type = schema.type(named: field.typeName) else { return nil }
    if type.isLeaf { return .value }
    guard case .object(let object) = type, !path.contains(object.name), models.model(named: object.name) == nil,
      let selection = selection(of: object, in: path + [object.name])
    else { return nil }
    return .object(selection: selection)
  }

  /// All that can be selected of an embedded object.
  private func selection(of object: ObjectType, in path: [String]) -> String? {
    let fields = object.fields.values.compactMap { definition -> String? in
      guard definition.arguments.isEmpty else { return nil }
      let field = ModelSchema.Field(
        name: definition.name.value,
        type: definition.type,
        origin: .declared,
        association: nil,
        defaultValue: nil
      )
      switch kind(of: field, embeddedIn: path) {
      case .value: return field.name
      case .object(let selection): return field.name + "{" + selection + "}"
      case .reference, .list, nil: return nil
      }
    }
    return fields.isEmpty ? nil : fields.joined(separator: " ")
  }

  /// The fields of a model that references stand for.
  private func foreignKeysOfReferences(of model: ModelSchema.Model) -> Set<String> {
    var fields: Set<String> = []
    for association in model.fields.compactMap(\.association) where association.kind != .hasMany {
      guard let key = association.foreignKey, key.side == .own else { continue }
      fields.formUnion(key.fields)
    }
    return fields
  }
}

extension Schema {
  /// The object type of that name.
  fileprivate func object(named name: String) -> ObjectType? {
    if case .object(let type)? = self.type(named: name) { type } else { nil }
  }

  /// What the input objects for a model have.
  func inputs(of model: ModelSchema.Model) -> ModelSchema.Inputs {
    model.inputs
      ?? ModelSchema.Inputs(
        written: fields(ofInput: "Create\(model.name)Input").union(fields(ofInput: "Update\(model.name)Input")),
        filtered: fields(ofInput: "Model\(model.name)FilterInput")
      )
  }

  private func fields(ofInput name: String) -> Set<String> {
    guard case .inputObject(let input)? = type(named: name) else { return [] }
    return Set(input.fields.keys)
  }
}
