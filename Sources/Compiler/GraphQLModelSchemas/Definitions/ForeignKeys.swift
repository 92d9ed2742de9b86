import GraphQLLanguage

extension ModelDefinitions {
  /// Returns the foreign key of an association: the fields of one object that refer to the other.
  func foreignKey(of association: DeclaredAssociation) -> ModelSchema.ForeignKey? {
    guard let other = model(named: association.model) else { return nil }
    let owner = association.owner
    let directive = association.directive
    switch directive.name.value {
    case "hasMany":
      return hasManyKey(association, other, index: directive.string("indexName"))
    case "hasOne":
      if let references = directive.strings("references") { return .theirs(references, to: owner.keyFields) }
      return .ours(directive.strings("fields") ?? implicitKey(of: association, to: other), to: other.keyFields)
    case "belongsTo":
      if let fields = directive.strings("fields") ?? directive.strings("references") {
        return .ours(fields, to: other.keyFields)
      }
      guard let opposite = opposite(of: association), opposite.directive.name.value == "hasMany" else {
        return .ours(implicitKey(of: association, to: other), to: other.keyFields)
      }
      return foreignKey(of: opposite).map { .ours($0.fields, to: $0.references) }
    default:
      return connectionKey(association, other)
    }
  }

  private func hasManyKey(
    _ association: DeclaredAssociation,
    _ other: ObjectType,
    index: String?
  ) -> ModelSchema.ForeignKey {
    let owner = association.owner
    if let references = association.directive.strings("references") { return .theirs(references, to: owner.keyFields) }
    guard let fields = association.directive.strings("fields") else {
      return .theirs(implicitKey(of: association, to: owner), to: owner.keyFields)
    }
    let key = index.flatMap(other.indexKey) ?? other.keyFields
    return .theirs(Array(key.prefix(fields.count)), to: fields, index: index)
  }

  /// Returns the foreign key of an older `@connection`, which may name `fields`, a `keyField`, or nothing.
  private func connectionKey(_ association: DeclaredAssociation, _ other: ObjectType) -> ModelSchema.ForeignKey {
    let directive = association.directive
    if let fields = directive.strings("fields") {
      return association.isList
        ? hasManyKey(association, other, index: directive.string("keyName")) : .ours(fields, to: other.keyFields)
    }
    if !association.isList {
      return .ours([directive.string("keyField") ?? association.implicitConnectionKey], to: other.connectionKeyFields)
    }
    let name = opposite(of: association)?.implicitConnectionKey ?? association.implicitConnectionKey
    let given = directive.string("keyField") ?? opposite(of: association)?.directive.string("keyField")
    return .theirs([given ?? name], to: association.owner.connectionKeyFields)
  }

  /// Returns the opposite association: the same relation, declared on the other model.
  func opposite(of association: DeclaredAssociation) -> DeclaredAssociation? {
    let candidates = model(named: association.model)?.declaredAssociations.filter { other in
      other.model == association.owner.name && other.isOpposite(of: association)
    }
    let given = association.directive.strings("references") ?? association.directive.strings("fields")
    return candidates?.first { candidate in
      let fields = candidate.directive.strings("references") ?? candidate.directive.strings("fields")
      return fields == given || candidate.directive.string("indexName").flatMap(association.owner.indexKey) == given
    } ?? candidates?.first
  }

  /// Returns the names of the fields that the service adds for an association, to hold the key of a model's objects.
  func implicitKey(of association: DeclaredAssociation, to model: ObjectType) -> [String] {
    model.keyFields.map { camelCased([association.owner.name, association.field.name.value, $0]) }
  }
}

extension DeclaredAssociation {
  /// Returns whether two associations can be the two sides of one relation.
  fileprivate func isOpposite(of other: DeclaredAssociation) -> Bool {
    switch (other.directive.name.value, directive.name.value) {
    case ("belongsTo", "hasMany"), ("belongsTo", "hasOne"), ("hasMany", "belongsTo"), ("hasOne", "belongsTo"): true
    case ("connection", "connection"):
      !(owner.name == other.owner.name && field.name.value == other.field.name.value)
        && directive.string("name") == other.directive.string("name")
    default: false
    }
  }

  /// The field that the service adds for an older association without `fields`.
  fileprivate var implicitConnectionKey: String { camelCased([owner.name, field.name.value, "id"]) }
}

extension ObjectType {
  /// The key that an older association without `fields` refers to: a single field.
  fileprivate var connectionKeyFields: [String] { [keyFields[0]] }
}

extension ModelSchema.ForeignKey {
  /// Creates a foreign key whose fields are in the model with the association.
  static func ours(_ fields: [String], to references: [String]) -> Self {
    Self(side: .own, fields: fields, references: references, index: nil)
  }

  /// Creates a foreign key whose fields are in the other model.
  static func theirs(_ fields: [String], to references: [String], index: String? = nil) -> Self {
    Self(side: .other, fields: fields, references: references, index: index)
  }
}
