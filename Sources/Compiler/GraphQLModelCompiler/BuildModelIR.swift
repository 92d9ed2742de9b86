import GraphQLCompiler
import GraphQLLanguage
import GraphQLModelSchemas

/// Builds the structs of models.
///
/// - Parameters:
///   - models: The models.
///   - schema: The API's schema, which determines the fields of inputs and filters.
struct ModelIRBuilder {
  let models: ModelSchema
  let schema: Schema
  /// The Swift type that holds the structs.
  let namespace: String
  /// How names are written.
  let swiftNames: SwiftNames

  /// Returns the struct of a model.
  func build(_ model: ModelSchema.Model) -> ModelIR {
    let object = schema.object(named: model.name)
    let inputs = schema.inputs(of: model)
    let referring = foreignKeysOfReferences(of: model)
    var names = DistinctNames(taken: reservedNames)
    let properties = model.fields.compactMap { field -> ModelIR.Property? in
      guard !referring.contains(field.name), let kind = kind(of: field, in: model) else { return nil }
      let columns = if case .reference(let foreignKey) = kind { foreignKey } else { [field.name] }
      return ModelIR.Property(
        field: field,
        kind: kind,
        description: object?.fields[field.name]?.description?.value,
        name: names.take(swiftNames.property(field.name)),
        isKey: model.primaryKey.fields.contains(field.name),
        isWritten: !columns.isEmpty && columns.allSatisfy(inputs.written.contains),
        isFilterable: !columns.isEmpty && columns.allSatisfy(inputs.filtered.contains)
      )
    }
    return ModelIR(
      name: model.name,
      description: object?.description,
      // The key comes first and lists come last: most responses do not have lists, and absent members at the end cost
      // least.
      properties: properties.filter(\.isKey) + properties.filter { !$0.isKey && !$0.isList }
        + properties.filter(\.isList),
      key: model.primaryKey.fields.compactMap { name in
        model.field(named: name).map { ModelIR.KeyField(name: name, type: $0.type) }
      },
      indexes: indexes(of: model, inputs.keyQueries),
      rootFields: model.rootFields,
      filterType: inputs.filterType,
      conditionType: inputs.conditionType
    )
  }

  /// Returns the struct of an object that models embed.
  func build(_ object: ObjectType) -> ModelIR {
    var names = DistinctNames(taken: reservedNames)
    return ModelIR(
      name: object.name,
      description: object.description,
      properties: fieldDefinitions(of: object).map { definition, field, kind in
        ModelIR.Property(
          field: field,
          kind: kind,
          description: definition.description?.value,
          name: names.take(swiftNames.property(field.name)),
          isKey: false,
          isWritten: true,
          isFilterable: false
        )
      },
      key: [],
      indexes: [],
      rootFields: .empty
    )
  }

  /// Returns the objects that some models embed, each once, in the schema's order.
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

  /// The names of members that every struct has, and the first names of emitted expressions in it.
  private var reservedNames: Set<String> {
    [
      "hashValue", "Keys", "Path", "Index", "InlineGraphQL", "InlineGraphQLModels", "Self", "Swift",
      TypePath(namespace).root,
    ]
  }

  private func kind(of field: ModelSchema.Field, in model: ModelSchema.Model) -> ModelIR.Property.Kind? {
    guard let association = field.association else { return kind(of: field, in: model.name) }
    if association.kind != .hasMany { return .reference(foreignKey: ownForeignKey(of: association)) }
    // A list is loaded by the key of the model that it belongs to, and by no other field.
    guard let other = models.model(named: association.model), let foreignKey = association.foreignKey,
      foreignKey.side == .other, foreignKey.references == model.primaryKey.fields
    else { return .list(foreignKey: [], query: nil) }
    let inputs = schema.inputs(of: other)
    guard foreignKey.fields.allSatisfy(inputs.filtered.contains) else { return .list(foreignKey: [], query: nil) }
    let index = other.indexes.first { index in
      index.queryField != nil && index.name == foreignKey.index && index.key.partitionField == foreignKey.fields[0]
    }
    let isByPrimaryKey = foreignKey.index == nil && other.primaryKey.partitionField == foreignKey.fields[0]
    let name = index?.queryField ?? (isByPrimaryKey ? other.rootFields.list : nil)
    let query = inputs.keyQueries.first { $0.name == name }
    let isOfKeyType =
      query?.partitionType.namedType.value == model.field(named: model.primaryKey.partitionField)?.typeName
    return .list(foreignKey: foreignKey.fields, query: isOfKeyType ? query?.name : nil)
  }

  /// Returns the fields of a model that hold the key of the other one; none if the other has them, or if they hold
  /// something else.
  private func ownForeignKey(of association: ModelSchema.Association) -> [String] {
    guard let foreignKey = association.foreignKey, foreignKey.side == .own,
      models.model(named: association.model)?.primaryKey.fields.starts(with: foreignKey.references) == true
    else { return [] }
    return foreignKey.fields
  }

  /// Returns the queries that list a model by an index. The query of the primary key has no name of its own.
  private func indexes(of model: ModelSchema.Model, _ queries: [ModelSchema.KeyQuery]) -> [ModelIR.Index] {
    var names = DistinctNames(taken: Set(queries.map { swiftNames.property($0.name) }))
    return queries.map { query in
      ModelIR.Index(
        query: query,
        name: query.name == model.rootFields.list ? names.take("primaryKey") : swiftNames.property(query.name),
        partitionType: model.field(named: query.key.partitionField)?.typeName ?? query.partitionType.namedType.value
      )
    }
  }

  /// Returns the value of a field without association; `nil` if a struct cannot have it: an abstract type, a model in
  /// an embedded object, an object that embeds the one that it is in.
  private func kind(of field: ModelSchema.Field, in owner: String) -> ModelIR.Property.Kind? {
    guard let type = schema.type(named: field.typeName),
      schema.field(named: field.name, on: owner)?.arguments.contains(where: \.isRequired) != true
    else { return nil }
    if type.isLeaf { return .value }
    guard case .object(let object) = type, models.model(named: object.name) == nil,
      object.name != owner, !objects(inside: object.name).contains(owner), let selection = selection(of: object)
    else { return nil }
    return .object(selection: selection)
  }

  /// Returns the fields of an embedded object's struct.
  private func fieldDefinitions(
    of object: ObjectType
  ) -> [(definition: FieldDefinition, field: ModelSchema.Field, kind: ModelIR.Property.Kind)] {
    object.fields.values.compactMap { definition in
      let field = ModelSchema.Field(
        name: definition.name.value,
        type: definition.type,
        origin: .declared,
        association: nil,
        defaultValue: nil
      )
      return kind(of: field, in: object.name).map { (definition, field, $0) }
    }
  }

  /// Returns the selections of an embedded object. Its struct reads the same wherever it is embedded.
  private func selection(of object: ObjectType) -> String? {
    let fields = fieldDefinitions(of: object).map { _, field, kind in
      if case .object(let selection) = kind { field.name + "{" + selection + "}" } else { field.name }
    }
    return fields.isEmpty ? nil : fields.joined(separator: " ")
  }

  /// Returns the objects that an embedded one embeds at any depth, itself included if it is one of them.
  private func objects(inside name: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [name]
    while let object = waiting.popLast().flatMap(schema.object) {
      for type in object.fields.values.map(\.type.namedType.value) {
        guard schema.object(named: type) != nil, models.model(named: type) == nil else { continue }
        if found.insert(type).inserted { waiting.append(type) }
      }
    }
    return found
  }

  /// Returns the fields that one reference of a model replaces. A field that two references share belongs to neither.
  private func foreignKeysOfReferences(of model: ModelSchema.Model) -> Set<String> {
    var fields: Set<String> = []
    var shared = Set(model.primaryKey.fields)
    for association in model.fields.compactMap(\.association) where association.kind != .hasMany {
      let key = ownForeignKey(of: association)
      shared.formUnion(fields.intersection(key))
      fields.formUnion(key)
    }
    return fields.subtracting(shared)
  }
}

extension Schema {
  /// Returns the object type of a name.
  fileprivate func object(named name: String) -> ObjectType? {
    if case .object(let type)? = self.type(named: name) { type } else { nil }
  }

  /// The input types that the API has for a model.
  func inputs(of model: ModelSchema.Model) -> ModelSchema.Inputs {
    if let known = model.inputs { return known }
    let name = model.name.upperFirst
    // If a model's name begins in lower case, its list and its indexes may have filters of different names.
    return ModelSchema.Inputs(
      written: inputFields(of: "Create\(name)Input").union(inputFields(of: "Update\(name)Input")),
      filtered: inputFields(of: "Model\(name)FilterInput").union(inputFields(of: "Model\(model.name)FilterInput")),
      keyQueries: keyQueries(of: model),
      filterType: inputType("filter", of: [model.rootFields.list], of: .query, unless: "Model\(name)FilterInput"),
      conditionType: inputType(
        "condition",
        of: [model.rootFields.update, model.rootFields.delete],
        of: .mutation,
        unless: "Model\(name)ConditionInput"
      )
    )
  }

  /// Returns the type of an argument of the first of some root fields that exists, unless it has the usual name.
  private func inputType(
    _ argument: String,
    of fields: [String?],
    of kind: OperationDefinition.Kind,
    unless usual: String
  ) -> String? {
    let field = fields.lazy.compactMap { $0.flatMap { self.rootType(for: kind)?.fields[$0] } }.first
    let type = field?.arguments.first { $0.name.value == argument }?.type.namedType.value
    return type == usual ? nil : type
  }

  /// Returns the queries that list a model by a key. The primary key is one of them only if it has sort fields, because
  /// otherwise it identifies one model.
  private func keyQueries(of model: ModelSchema.Model) -> [ModelSchema.KeyQuery] {
    let primary = model.rootFields.list.flatMap { keyQuery($0, by: model.primaryKey) }
    return [primary].compactMap { $0?.conditionType == nil ? nil : $0 }
      + model.indexes.compactMap { index in index.queryField.flatMap { keyQuery($0, by: index.key) } }
  }

  private func keyQuery(_ name: String, by key: ModelSchema.Key) -> ModelSchema.KeyQuery? {
    guard let arguments = rootType(for: .query)?.fields[name]?.arguments,
      let partition = arguments.first(where: { $0.name.value == key.partitionField })
    else { return nil }
    let condition = arguments.first { $0.name.value == key.sortArgument }
    return ModelSchema.KeyQuery(
      name: name,
      key: key,
      partitionType: partition.type,
      conditionType: condition?.type.description
    )
  }

  private func inputFields(of name: String) -> Set<String> {
    guard case .inputObject(let input)? = type(named: name) else { return [] }
    return Set(input.fields.keys)
  }
}
