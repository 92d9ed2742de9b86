import GraphQLLanguage

extension ModelSchema {
  /// Reads the models of definitions without errors.
  init(_ definitions: ModelDefinitions) {
    let added = definitions.implicitForeignKeys()
    self.init(models: definitions.models.map { ModelReader($0, adding: added[$0.name] ?? [], in: definitions).model })
  }
}

/// A reader of one model.
private struct ModelReader {
  let type: ObjectType
  let foreignKeys: [ImplicitForeignKey]
  let definitions: ModelDefinitions

  init(_ type: ObjectType, adding foreignKeys: [ImplicitForeignKey], in definitions: ModelDefinitions) {
    self.type = type
    self.foreignKeys = foreignKeys
    self.definitions = definitions
  }

  var model: ModelSchema.Model {
    ModelSchema.Model(
      name: type.name,
      fields: fields,
      primaryKey: ModelSchema.Key(fields: type.keyFields),
      indexes: type.declaredIndexes.map { index in
        ModelSchema.Index(name: index.name, key: ModelSchema.Key(fields: index.fields), queryField: index.queryField)
      },
      rootFields: ModelSchema.RootFields(of: type, in: definitions.generation),
      timestamps: ModelSchema.Timestamps(of: type)
    )
  }

  /// The declared fields, followed by those that the service adds.
  private var fields: [ModelSchema.Field] {
    var fields = type.fields.values.map(declaredField)
    func add(_ name: String, _ type: TypeReference, _ origin: ModelSchema.Field.Origin) {
      guard !fields.contains(where: { $0.name == name }) else { return }
      fields.append(.init(name: name, type: type, origin: origin, association: nil, defaultValue: nil))
    }
    if type.declaredKey == nil { add("id", TypeReference(written: "ID!"), .id) }
    for name in type.timestamps { add(name, TypeReference(written: "AWSDateTime!"), .timestamp) }
    for key in foreignKeys {
      add(key.name, key.type, .foreignKey(model: key.association.owner.name, field: key.association.field.name.value))
    }
    return fields
  }

  private func declaredField(_ field: FieldDefinition) -> ModelSchema.Field {
    let association = association(of: field)
    return ModelSchema.Field(
      name: field.name.value,
      type: association?.kind == .hasMany
        ? TypeReference(written: "Model\(field.type.namedType.value)Connection") : field.type,
      origin: .declared,
      association: association,
      defaultValue: field.directives.first(named: "default")?.string("value")
    )
  }

  private func association(of field: FieldDefinition) -> ModelSchema.Association? {
    guard let declared = DeclaredAssociation(field, of: type) else { return nil }
    return ModelSchema.Association(
      kind: kind(of: declared),
      model: declared.model,
      foreignKey: definitions.foreignKey(of: declared),
      inverse: definitions.opposite(of: declared)?.field.name.value
    )
  }

  private func kind(of association: DeclaredAssociation) -> ModelSchema.Association.Kind {
    switch association.directive.name.value {
    case "hasMany": .hasMany
    case "hasOne": .hasOne
    case "belongsTo": .belongsTo
    default:
      association.isList ? .hasMany : definitions.opposite(of: association)?.isList == true ? .belongsTo : .hasOne
    }
  }
}

/// A field that the service adds to a model because an association names none.
struct ImplicitForeignKey {
  let name: String
  let type: TypeReference
  let association: DeclaredAssociation
}

extension ModelDefinitions {
  /// Returns the fields that the service adds to each model for all models' associations, by the model's name. Older
  /// directives add fields to inputs only.
  func implicitForeignKeys() -> [String: [ImplicitForeignKey]] {
    guard generation == .newer else { return [:] }
    var keys: [String: [ImplicitForeignKey]] = [:]
    for association in associationsWithImplicitKey {
      guard let other = model(named: association.model) else { continue }
      let isOurs = association.directive.name.value != "hasMany"
      let (holder, referenced) = isOurs ? (association.owner, other) : (other, association.owner)
      let mark = association.field.type.isNonNull ? "!" : ""
      for (name, reference) in zip(implicitKey(of: association, to: referenced), referenced.keyFields) {
        let type = TypeReference(written: referenced.keyTypeName(of: reference) + mark)
        keys[holder.name, default: []].append(ImplicitForeignKey(name: name, type: type, association: association))
      }
    }
    return keys
  }

  /// The associations for which the service adds fields, grouped by kind.
  private var associationsWithImplicitKey: [DeclaredAssociation] {
    let associations = models.flatMap(\.declaredAssociations).filter(\.hasImplicitKey)
    return ["hasMany", "hasOne", "belongsTo"].flatMap { name in
      associations.filter { association in
        guard association.directive.name.value == name else { return false }
        return name != "belongsTo" || opposite(of: association)?.directive.name.value == "hasOne"
      }
    }
  }
}

extension ModelSchema.Timestamps {
  /// Creates the timestamps of a model: `createdAt` and `updatedAt`, unless `@model` names others.
  init(of type: ObjectType) {
    let argument = type.directives.first(named: "model")?.argument("timestamps")
    if argument?.isNull == true { return }
    func name(_ usual: String) -> String? {
      guard let given = argument?.field(usual) else { return usual }
      return given.string
    }
    createdAt = name("createdAt")
    updatedAt = name("updatedAt")
  }
}

extension ObjectType {
  /// The names of the timestamp fields.
  var timestamps: [String] {
    let timestamps = ModelSchema.Timestamps(of: self)
    return [timestamps.createdAt, timestamps.updatedAt].compactMap { $0 }
  }
}
