extension ModelSchema {
  /// Reads the models of definitions that no rule has anything against.
  init(_ definitions: ModelDefinitions) {
    self.init(models: definitions.models.map { ModelReader($0, in: definitions).model })
  }
}

/// Reads one model.
private struct ModelReader {
  let type: ObjectType
  let definitions: ModelDefinitions

  init(_ type: ObjectType, in definitions: ModelDefinitions) {
    self.type = type
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
      rootFields: ModelSchema.RootFields(of: type, in: definitions.generation)
    )
  }

  /// The declared fields, and behind them those that the service adds.
  private var fields: [ModelSchema.Field] {
    var fields = type.fields.values.map(declaredField)
    func add(_ name: String, _ type: TypeReference, _ origin: ModelSchema.Field.Origin) {
      guard !fields.contains(where: { $0.name == name }) else { return }
      fields.append(.init(name: name, type: type, origin: origin, association: nil, defaultValue: nil))
    }
    if type.declaredKey == nil { add("id", TypeReference(written: "ID!"), .id) }
    for name in type.timestamps { add(name, TypeReference(written: "AWSDateTime!"), .timestamp) }
    for key in definitions.implicitForeignKeys(of: type) {
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

/// A field that the service adds to a model, since an association names none.
struct ImplicitForeignKey {
  let name: String
  let type: TypeReference
  let association: DeclaredAssociation
}

extension ModelDefinitions {
  /// The fields that the service adds to a model for the associations of all models. The older directives add them to
  /// inputs only.
  func implicitForeignKeys(of type: ObjectType) -> [ImplicitForeignKey] {
    guard generation == .newer else { return [] }
    return associationsWithImplicitKey.flatMap { association -> [ImplicitForeignKey] in
      guard let other = model(named: association.model) else { return [] }
      let isOurs = association.directive.name.value != "hasMany"
      guard type.name == (isOurs ? association.owner.name : other.name) else { return [] }
      let referenced = isOurs ? other : association.owner
      return zip(implicitKey(of: association, to: referenced), referenced.keyFields).map { name, reference in
        let mark = association.field.type.isNonNull ? "!" : ""
        let type = TypeReference(written: referenced.keyTypeName(of: reference) + mark)
        return ImplicitForeignKey(name: name, type: type, association: association)
      }
    }
  }

  /// The associations for which the service adds fields, those of one kind after those of the other.
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

extension ObjectType {
  /// The fields for when an object was created and last changed: `createdAt` and `updatedAt`, unless `@model` says otherwise.
  var timestamps: [String] {
    let argument = directives.first(named: "model")?.argument("timestamps")
    if argument?.isNull == true { return [] }
    return ["createdAt", "updatedAt"].compactMap { usual in
      guard let given = argument?.field(usual) else { return usual }
      return given.string
    }
  }
}

extension ModelSchema {
  /// Checks definitions and reads their models.
  ///
  /// - Throws: the first error.
  init(checking definitions: ModelDefinitions) throws(Diagnostic) {
    if let error = validate(definitions).first(where: { $0.severity == .error }) { throw error }
    self.init(definitions)
  }
}
