import GraphQLLanguage

/// The types and root fields that the API has for one model.
struct ExpandedModel {
  let model: ModelSchema.Model
  let declared: ObjectType
  let expansion: ModelExpansion

  init(_ model: ModelSchema.Model, declared: ObjectType, in expansion: ModelExpansion) {
    self.model = model
    self.declared = declared
    self.expansion = expansion
  }

  var name: String { model.name }

  /// The name in the types of `list…` and of mutations. The types of associations and indexes use the model's name
  /// unchanged, which makes a difference if it starts with a lower-case letter.
  var listName: String { isOlder ? name : name.upperFirst }

  var definitions: ModelDefinitions { expansion.definitions }
  var isOlder: Bool { definitions.generation == .older }

  /// The model's object type in the API.
  var object: TypeDefinition {
    var type = declared
    for field in model.fields {
      if type.fields[field.name] == nil {
        type.fields[field.name] = FieldDefinition(field.name, type: field.type.description)
      } else if field.association?.kind == .hasMany {
        type.fields[field.name]?.type = field.type
        type.fields[field.name]?.arguments = connectionArguments(of: field).map(InputValueDefinition.init)
      }
    }
    return TypeDefinition(.object(type)).withoutForeignDirectives(in: definitions.schema)
  }

  /// Returns the arguments of a has-many association's field.
  private func connectionArguments(of field: ModelSchema.Field) -> [TypedName] {
    let page: [TypedName] = [
      ("filter", "Model\(field.association?.model ?? "")FilterInput"), ("sortDirection", "ModelSortDirection"),
      ("limit", "Int"), ("nextToken", "String"),
    ]
    guard let definition = declared.fields[field.name], let association = DeclaredAssociation(definition, of: declared),
      let other = definitions.model(named: association.model),
      association.directive.strings("references") == nil, (association.directive.strings("fields") ?? []).count < 2
    else { return page }
    let index = association.directive.string("indexName") ?? association.directive.string("keyName")
    let key = index.flatMap(other.indexKey) ?? other.keyFields
    if isOlder, association.hasImplicitKey { return olderSortArgument(association, other) + page }
    return sortArgument(of: ModelSchema.Key(fields: key), index: index, on: other) + page
  }

  /// Returns the argument for the `sortField` of the opposite association, which older associations by name may have.
  private func olderSortArgument(_ association: DeclaredAssociation, _ other: ObjectType) -> [TypedName] {
    guard association.isList, let field = definitions.opposite(of: association)?.directive.string("sortField"),
      let definition = other.fields[field],
      let scalar = definitions.conditionScalar(of: definition.type.namedType.value)
    else { return [] }
    return [(field, "Model\(scalar)KeyConditionInput")]
  }

  /// Returns the argument for conditions on a key's sort fields, or none if the key has no sort fields.
  func sortArgument(of key: ModelSchema.Key, index: String?, on type: ObjectType) -> [TypedName] {
    guard let argument = key.sortArgument else { return [] }
    if key.fields.count > 2 { return [(argument, "Model\(type.name)\(keyName(index))CompositeKeyConditionInput")] }
    let scalar = definitions.conditionScalar(of: type.keyTypeName(of: argument)) ?? "String"
    return [(key.sortFields[0], "Model\(scalar)KeyConditionInput")]
  }

  /// Returns the index's name as it appears in the names of composite condition types.
  func keyName(_ index: String?) -> String {
    (index ?? "Primary").upperFirst.filter { $0.isASCII && ($0 == "_" || $0.isLetter || $0.isNumber) }
  }

  // MARK: Root fields

  var queries: [FieldDefinition] {
    var fields: [FieldDefinition] = []
    let key = model.primaryKey
    if let get = model.rootFields.get {
      let arguments: [TypedName] =
        declared.declaredKey == nil ? [("id", "ID!")] : key.fields.map { ($0, declared.keyTypeName(of: $0) + "!") }
      fields.append(FieldDefinition(get, arguments, type: name))
    }
    if let list = model.rootFields.list {
      let byKey = declared.declaredKey != nil
      let partition: [TypedName] = byKey ? [(key.partitionField, declared.keyTypeName(of: key.partitionField))] : []
      let sort = byKey ? sortArgument(of: key, index: nil, on: declared) : []
      let direction: [TypedName] = byKey ? [("sortDirection", "ModelSortDirection")] : []
      fields.append(
        FieldDefinition(list, partition + sort + page(listName) + direction, type: "Model\(listName)Connection")
      )
    }
    for index in model.indexes {
      guard let query = index.queryField else { continue }
      let partition = index.key.partitionField
      let mark = isOlder ? "" : "!"
      let arguments: [TypedName] =
        [(partition, declared.keyTypeName(of: partition) + mark)]
        + sortArgument(of: index.key, index: index.name, on: declared) + [("sortDirection", "ModelSortDirection")]
      fields.append(FieldDefinition(query, arguments + page(name), type: "Model\(name)Connection"))
    }
    return fields
  }

  private func page(_ name: String) -> [TypedName] {
    [("filter", "Model\(name)FilterInput"), ("limit", "Int"), ("nextToken", "String")]
  }

  var mutations: [FieldDefinition] {
    let fields: [(String?, String)] = [
      (model.rootFields.create, "Create"), (model.rootFields.update, "Update"), (model.rootFields.delete, "Delete"),
    ]
    return fields.compactMap { field, verb in
      guard let field else { return nil }
      let arguments: [TypedName] = [
        ("input", "\(verb)\(name.upperFirst)Input!"), ("condition", "Model\(listName)ConditionInput"),
      ]
      return FieldDefinition(field, arguments, type: name)
    }
  }

  var subscriptions: [FieldDefinition] {
    let arguments: [TypedName] = isOlder ? [] : [("filter", "ModelSubscription\(name.upperFirst)FilterInput")]
    return subscriptionNames.map { FieldDefinition($0, arguments, type: name) }
  }

  var subscriptionNames: [String] {
    model.rootFields.onCreate + model.rootFields.onUpdate + model.rootFields.onDelete
  }
}
