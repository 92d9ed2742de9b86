import GraphQLLanguage

extension ModelSchema {
  /// Recognises the models that AppSync's transformer expanded by the shape of their types; `nil` if there are none.
  init?(recognizedIn schema: Schema) {
    // Every API of models defines this type, and hardly any other API does.
    guard schema.index.type(named: "ModelSortDirection") != nil else { return nil }
    let roots = RootFieldsByType(of: schema)
    let models = schema.index.types.compactMap { RecognizedModel($0, in: schema, roots) }
    if models.isEmpty { return nil }
    let names = Dictionary(uniqueKeysWithValues: models.map { ($0.name, $0) })
    let origins = RecognizedModel.foreignKeys(of: models, names)
    self.init(
      models: models.map { model in
        let fields = model.fields(among: names, origins[model.name] ?? [:])
        return Model(
          name: model.name,
          fields: fields,
          primaryKey: model.primaryKey,
          indexes: model.indexes,
          rootFields: model.rootFields,
          timestamps: Timestamps(recognizedAmong: fields)
        )
      }
    )
  }
}

extension ModelSchema.Timestamps {
  /// Recognises the usual names. Other timestamps that only the service sets count in the order in which the service
  /// adds them: creation, then change.
  fileprivate init(recognizedAmong fields: [ModelSchema.Field]) {
    let usual = ["createdAt", "updatedAt"].map { name in fields.contains { $0.name == name } ? name : nil }
    var others = fields.filter { $0.origin == .timestamp && !usual.contains($0.name) }.map(\.name)[...]
    createdAt = usual[0] ?? (others.count > 1 || usual[1] != nil ? others.popFirst() : nil)
    updatedAt = usual[1] ?? others.popFirst()
  }
}

/// An object type that is a model, recognised by its root fields.
struct RecognizedModel {
  let schema: Schema
  let type: ObjectType
  let primaryKey: ModelSchema.Key
  let rootFields: ModelSchema.RootFields
  let indexes: [ModelSchema.Index]

  var name: String { type.name }

  /// Recognises the model of a type. Returns `nil` if no root field gets, lists or creates its objects, or no key
  /// identifies them.
  fileprivate init?(_ entry: SchemaIndex.TypeEntry, in schema: Schema, _ roots: RootFieldsByType) {
    let name = entry.name
    guard entry.kind == .object,
      schema.index.type(named: "Create\(name.upperFirst)Input") != nil
        || schema.index.type(named: "Model\(name)Connection") != nil,
      case .object(let type)? = schema.type(named: name)
    else { return nil }
    let get = (roots.queries[name] ?? []).filter { $0.isGet(of: type) }.first(preferring: "get" + name.upperFirst)
    // If a model's name starts with a lower-case letter, its list and its indexes may have different connections.
    let lists = Set([name, name.upperFirst]).sorted().flatMap { roots.queries["Model\($0)Connection"] ?? [] }
    let list = lists.filter { $0.isList(of: type) }.first(preferring: "list" + pluralized(name.upperFirst))
    func mutation(_ verb: String) -> String? {
      let fields = roots.mutations["\(verb)\(name.upperFirst)Input"]
      return fields?.first(preferring: verb.lowerFirst + name.upperFirst)?.name.value
    }
    func subscriptions(_ verb: String, _ mutation: String?) -> [String] {
      let told = (roots.subscriptions[name] ?? []).filter { field in
        let mutations = field.directives.first(named: "aws_subscribe")?.strings("mutations")
        return (mutations?.contains { $0 == mutation } ?? field.name.value.hasPrefix("on\(verb)"))
          && !field.arguments.contains(where: \.isRequired)
      }.map(\.name.value)
      let usual = "on\(verb)\(name.upperFirst)"
      return told.filter { $0 == usual } + told.filter { $0 != usual }
    }
    let create = mutation("Create")
    guard get != nil || list != nil || create != nil, let key = schema.key(of: type, get: get) else { return nil }
    self.schema = schema
    self.type = type
    primaryKey = ModelSchema.Key(fields: key)
    let (update, delete) = (mutation("Update"), mutation("Delete"))
    rootFields = ModelSchema.RootFields(
      get: get?.name.value,
      list: list?.name.value,
      create: create,
      update: update,
      delete: delete,
      onCreate: subscriptions("Create", create),
      onUpdate: subscriptions("Update", update),
      onDelete: subscriptions("Delete", delete)
    )
    indexes = lists.compactMap { field in
      guard field.name != list?.name, let key = schema.key(of: type, listedBy: field) else { return nil }
      return ModelSchema.Index(name: nil, key: ModelSchema.Key(fields: key), queryField: field.name.value)
    }
  }

  /// Returns the fields, given all models.
  ///
  /// - Parameter foreignKeys: The origins of the fields that the service adds for associations.
  func fields(
    among models: [String: RecognizedModel],
    _ foreignKeys: [String: ModelSchema.Field.Origin]
  ) -> [ModelSchema.Field] {
    let input = schema.inputFields(of: "Create\(name.upperFirst)Input")
    return type.fields.values.map { field in
      ModelSchema.Field(
        name: field.name.value,
        type: field.type,
        origin: origin(of: field, input) ?? foreignKeys[field.name.value] ?? .declared,
        association: association(of: field, among: models),
        defaultValue: nil
      )
    }
  }

  /// Returns the origin of a field that the create input does not have.
  private func origin(
    of field: FieldDefinition,
    _ input: [String: InputValueDefinition]?
  ) -> ModelSchema.Field.Origin? {
    guard let input, input[field.name.value] == nil else { return nil }
    return field.type.namedType.value == "AWSDateTime" ? .timestamp : nil
  }

  /// Returns the fields of each model whose names are those that the service derives for associations.
  fileprivate static func foreignKeys(
    of models: [RecognizedModel],
    _ names: [String: RecognizedModel]
  ) -> [String: [String: ModelSchema.Field.Origin]] {
    var origins: [String: [String: ModelSchema.Field.Origin]] = [:]
    for model in models.sorted(by: { $0.name < $1.name }) {
      for field in model.type.fields.values {
        let target = field.type.namedType.value
        let listed = target.listedModel.flatMap { names[$0] }
        guard let key = listed == nil ? names[target]?.primaryKey : model.primaryKey else { continue }
        let origin = ModelSchema.Field.Origin.foreignKey(model: model.name, field: field.name.value)
        let holder = listed?.name ?? model.name
        for name in model.implicitKey(of: field, to: key) {
          if origins[holder]?[name] == nil { origins[holder, default: [:]][name] = origin }
        }
      }
    }
    return origins
  }

  // MARK: Associations

  private func association(
    of field: FieldDefinition,
    among models: [String: RecognizedModel]
  ) -> ModelSchema.Association? {
    let target = field.type.namedType.value
    if let other = target.listedModel.flatMap({ models[$0] }) {
      let inverse = other.type.fields.values.first { $0.type.namedType.value == name }?.name.value
      return ModelSchema.Association(
        kind: .hasMany,
        model: other.name,
        foreignKey: other.foreignKey(of: field, in: self, inverse: inverse).map { .theirs($0, to: primaryKey.fields) },
        inverse: inverse
      )
    }
    guard !field.isList, let other = models[target] else { return nil }
    let inverse = other.type.fields.values.first { $0.type.namedType.value == "Model\(name)Connection" }
    let single = other.type.fields.values.first { $0.type.namedType.value == name }
    let implicit = implicitKey(of: field, to: other.primaryKey)
    let key =
      implicit.allSatisfy { type.fields[$0] != nil }
      ? implicit : foreignKey(of: inverse, in: other, inverse: field.name.value)
    return ModelSchema.Association(
      kind: inverse == nil ? .hasOne : .belongsTo,
      model: target,
      foreignKey: key.map { .ours($0, to: other.primaryKey.fields) },
      inverse: (inverse ?? single)?.name.value
    )
  }

  /// Returns the fields of this model that hold the key of another, judging by names and index queries; `nil` if there
  /// are none.
  private func foreignKey(
    of field: FieldDefinition?,
    in other: RecognizedModel,
    inverse: String?
  ) -> [String]? {
    if let field {
      let implicit = other.implicitKey(of: field, to: other.primaryKey)
      if implicit.allSatisfy({ type.fields[$0] != nil }) { return implicit }
    }
    guard other.primaryKey.fields.count == 1 else { return nil }
    let key = other.primaryKey.partitionField
    let names = [inverse, other.name.lowerFirst].compactMap { $0.map { ($0 + key).lowercased() } }
    return indexes.first { names.contains($0.key.partitionField.lowercased()) }.map { [$0.key.partitionField] }
  }

  private func implicitKey(of field: FieldDefinition, to key: ModelSchema.Key) -> [String] {
    key.fields.map { camelCased([name, field.name.value, $0]) }
  }
}

extension FieldDefinition {
  /// Returns whether the field gets an object: its arguments are required and have names of the type's fields.
  fileprivate func isGet(of type: ObjectType) -> Bool {
    !arguments.isEmpty && arguments.allSatisfy { $0.type.isNonNull && type.fields[$0.name.value] != nil }
  }

  /// Returns whether the field lists all objects: it has a filter and no required arguments. An argument for a key is
  /// allowed only if the name starts with `list`.
  fileprivate func isList(of type: ObjectType) -> Bool {
    guard arguments.contains(where: { $0.name.value == "filter" }), !arguments.contains(where: \.isRequired) else {
      return false
    }
    if arguments.contains(where: { $0.name.value == "lastSync" }) { return false }
    return name.value.hasPrefix("list") || !arguments.contains { type.fields[$0.name.value] != nil }
  }
}

extension String {
  /// The model that a connection of this name lists; `nil` if it is not the name of a connection.
  fileprivate var listedModel: String? {
    hasPrefix("Model") && hasSuffix("Connection") ? String(dropFirst("Model".count).dropLast("Connection".count)) : nil
  }
}

extension [FieldDefinition] {
  /// Returns the field with the service's usual name, or the first field if there is none.
  fileprivate func first(preferring name: String) -> FieldDefinition? {
    first { $0.name.value == name } ?? first
  }
}

/// The fields of an API's root types, grouped by the types that they concern.
private struct RootFieldsByType {
  /// Grouped by their own types.
  let queries: [String: [FieldDefinition]]
  let subscriptions: [String: [FieldDefinition]]
  /// Grouped by the types of their arguments.
  private(set) var mutations: [String: [FieldDefinition]] = [:]

  init(of schema: Schema) {
    func fields(_ kind: OperationDefinition.Kind) -> [FieldDefinition] {
      schema.rootType(for: kind).map { Array($0.fields.values) } ?? []
    }
    queries = Dictionary(grouping: fields(.query), by: \.type.namedType.value)
    subscriptions = Dictionary(grouping: fields(.subscription), by: \.type.namedType.value)
    for field in fields(.mutation) {
      for argument in field.arguments { mutations[argument.type.namedType.value, default: []].append(field) }
    }
  }
}

extension Schema {

  fileprivate func inputFields(of name: String) -> [String: InputValueDefinition]? {
    guard case .inputObject(let input)? = type(named: name) else { return nil }
    return Dictionary(uniqueKeysWithValues: input.fields.map { ($0.key, $0.value) })
  }

  /// Returns the fields of a model's primary key: the arguments of the query that gets an object, or the required
  /// fields of the delete input.
  fileprivate func key(of type: ObjectType, get: FieldDefinition?) -> [String]? {
    if let get { return get.arguments.map(\.name.value) }
    guard case .inputObject(let input)? = self.type(named: "Delete\(type.name.upperFirst)Input") else {
      return type.fields["id"] == nil ? nil : ["id"]
    }
    let key = input.fields.values.filter { $0.type.isNonNull && type.fields[$0.name.value] != nil }.map(\.name.value)
    return key.isEmpty ? nil : key
  }

  /// Returns the fields of the key that a query lists by; `nil` if it lists by no key.
  fileprivate func key(of type: ObjectType, listedBy field: FieldDefinition) -> [String]? {
    guard let partition = field.arguments.first(where: { type.fields[$0.name.value] != nil }),
      partition.type.namedType.value != "ModelSortDirection",
      field.arguments.contains(where: { $0.name.value == "sortDirection" })
    else { return nil }
    for argument in field.arguments {
      guard case .inputObject(let condition)? = self.type(named: argument.type.namedType.value),
        condition.name.hasSuffix("KeyConditionInput")
      else { continue }
      guard condition.name.hasSuffix("CompositeKeyConditionInput") else {
        return [partition.name.value, argument.name.value]
      }
      guard let input = condition.fields["eq"]?.type.namedType.value,
        case .inputObject(let key)? = self.type(named: input)
      else { return nil }
      return [partition.name.value] + Array(key.fields.keys)
    }
    return [partition.name.value]
  }
}
