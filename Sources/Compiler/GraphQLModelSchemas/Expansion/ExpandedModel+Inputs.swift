import GraphQLLanguage

extension ExpandedModel {
  /// Adds the types that the API has for the model, besides the model's own type.
  func addTypes(to types: inout ExpandedTypes) {
    if model.rootFields.list != nil { addList(named: listName, to: &types) }
    if isListedOtherwise { addList(named: name, to: &types) }
    if model.rootFields.create != nil { types.addInput("Create\(name.upperFirst)Input", createInput) }
    if model.rootFields.update != nil { types.addInput("Update\(name.upperFirst)Input", updateInput) }
    if model.rootFields.delete != nil { types.addInput("Delete\(name.upperFirst)Input", deleteInput) }
    if !mutations.isEmpty { types.addInput("Model\(listName)ConditionInput", condition) }
    if !isOlder, !subscriptionNames.isEmpty {
      types.addInput("ModelSubscription\(name.upperFirst)FilterInput", subscriptionFilter)
    }
    for field in declared.fields.values where definitions.isEnum(field.type.namedType.value) {
      types.addEnumCondition(on: field.type.namedType.value, isList: isEnumList(field))
    }
    addKeyInputs(to: &types)
  }

  private func addKeyInputs(to types: inout ExpandedTypes) {
    var keys: [(String?, ModelSchema.Key)] = model.indexes.map { ($0.name, $0.key) }
    if declared.declaredKey != nil { keys.insert((nil, model.primaryKey), at: 0) }
    for (index, key) in keys where key.fields.count > 1 {
      guard key.fields.count > 2 else {
        types.addKeyCondition(on: definitions.conditionScalar(of: declared.keyTypeName(of: key.fields[1])) ?? "String")
        continue
      }
      let input = "Model\(name)\(keyName(index))CompositeKeyInput"
      let orders: [TypedName] = ["eq", "le", "lt", "ge", "gt", "beginsWith"].map { ($0, input) }
      types.addInput(
        "Model\(name)\(keyName(index))CompositeKeyConditionInput",
        orders + [("between", "[\(input)]")]
      )
      types.addInput(
        input,
        key.sortFields.map { field in
          let type = declared.keyTypeName(of: field)
          return (field, field == key.fields.last ? conditionScalars[type] ?? type : type)
        }
      )
    }
  }

  // MARK: Filters and conditions

  /// Adds the connection and the filter of a field that lists the model's objects.
  private func addList(named name: String, to types: inout ExpandedTypes) {
    let items = FieldDefinition("items", type: "[\(self.name)]!")
    types.addObject("Model\(name)Connection", [items, FieldDefinition("nextToken", type: "String")])
    let filter = "Model\(name)FilterInput"
    let isFull = name == listName
    types.addInput(
      filter,
      conditions(on: filteredFields(isFull: isFull)) + [("and", "[\(filter)]"), ("or", "[\(filter)]"), ("not", filter)]
    )
  }

  /// Whether an index or an association lists the model's objects.
  private var isListedOtherwise: Bool { isQueried || expansion.listedModels.contains(name) }

  private var isQueried: Bool { model.indexes.contains { $0.queryField != nil } }

  /// Returns the fields that lists can be filtered by. The filters of associations and indexes have fewer if they are
  /// not the filter of `list…`.
  private func filteredFields(isFull: Bool) -> [FieldDefinition] {
    var fields = Array(declared.fields.values)
    if isOlder { return fields }
    if !isFull { return fields }
    if model.rootFields.list != nil { fields += addedFields }
    return fields + foreignKeys(ofOthersToo: model.rootFields.list != nil || isQueried)
  }

  /// The `id` and the timestamps that the service adds. It adds `id` even if the declared key has another field.
  private var addedFields: [FieldDefinition] {
    let id: [FieldDefinition] = declared.fields["id"] == nil ? [FieldDefinition("id", type: "ID!")] : []
    return id
      + declared.timestamps.filter { declared.fields[$0] == nil }.map { FieldDefinition($0, type: "AWSDateTime!") }
  }

  /// Returns the fields that the service adds for the model's own associations, and for other models' associations with
  /// it.
  private func foreignKeys(ofOthersToo isAll: Bool) -> [FieldDefinition] {
    (expansion.foreignKeys[name] ?? [])
      .filter { key in
        declared.fields[key.name] == nil && (isAll || key.association.directive.name.value != "hasMany")
      }
      .map { FieldDefinition($0.name, type: $0.type.description) }
  }

  private var condition: [TypedName] {
    let condition = "Model\(listName)ConditionInput"
    var fields = Array(declared.fields.values)
    let hasKeys = declared.declaredKey != nil || !model.indexes.isEmpty
    fields.removeAll { field in
      let name = field.name.value
      if name == "id" { return isOlder || hasKeys || field.type.namedType.value == "ID" }
      return declared.declaredKey?.contains(name) == true
    }
    let combinations: [TypedName] = [("and", "[\(condition)]"), ("or", "[\(condition)]"), ("not", condition)]
    if isOlder { return conditions(on: fields) + combinations }
    fields += declared.timestamps.filter { declared.fields[$0] == nil }.map { FieldDefinition($0, type: "AWSDateTime") }
    fields += foreignKeys(ofOthersToo: true)
    return conditions(on: fields) + combinations
  }

  private var subscriptionFilter: [TypedName] {
    let filter = "ModelSubscription\(name.upperFirst)FilterInput"
    var fields = declared.fields.values + addedFields + foreignKeys(ofOthersToo: false)
    // The service adds the key of a has-many association to the filter of the model that has many, not to the other's.
    for field in model.fields {
      guard case .hasMany? = field.association?.kind, let definition = declared.fields[field.name],
        let association = DeclaredAssociation(definition, of: declared), association.hasImplicitKey
      else { continue }
      for (key, reference) in zip(definitions.implicitKey(of: association, to: declared), declared.keyFields) {
        fields.append(FieldDefinition(key, type: declared.keyTypeName(of: reference)))
      }
    }
    var names: Set<String> = []
    let conditions: [TypedName] = fields.compactMap { field in
      guard let scalar = definitions.conditionScalar(of: field.type.namedType.value),
        names.insert(field.name.value).inserted
      else { return nil }
      return (field.name.value, "ModelSubscription\(scalar)Input")
    }
    return conditions + [("and", "[\(filter)]"), ("or", "[\(filter)]")]
  }

  private func conditions(on fields: [FieldDefinition]) -> [TypedName] {
    fields.compactMap { field in
      let type = field.type.namedType.value
      if definitions.isEnum(type) { return (field.name.value, "Model\(type)\(isEnumList(field) ? "List" : "")Input") }
      return conditionScalars[type].map { (field.name.value, "Model\($0)Input") }
    }
  }

  /// Returns whether a field's conditions are those of a list. The service treats non-null lists as single values.
  private func isEnumList(_ field: FieldDefinition) -> Bool {
    field.isList && (isOlder || !field.type.isNonNull)
  }

  // MARK: Mutations

  private var createInput: [TypedName] {
    var input: [TypedName] = declared.declaredKey == nil && declared.fields["id"] == nil ? [("id", "ID")] : []
    for field in declared.fields.values {
      guard let value = expansion.inputField(of: field) else { continue }
      input.append((value.name, isFilledIn(field) ? value.type.withoutMark : value.type))
    }
    return input + inputForeignKeys
  }

  /// Returns whether the service supplies a value if the input has none.
  private func isFilledIn(_ field: FieldDefinition) -> Bool {
    let type = field.type.namedType.value
    if field.name.value == "id" { return type == "ID" || !isOlder && type == "String" }
    let timestamps = isOlder ? declared.timestamps : declared.timestamps + ["createdAt", "updatedAt"]
    return timestamps.contains(field.name.value) && (type == "AWSDateTime" || type == "String")
  }

  private var updateInput: [TypedName] {
    let key = declared.declaredKey
    var input: [TypedName] = key == nil && declared.fields["id"] == nil ? [("id", "ID!")] : []
    for field in declared.fields.values {
      guard let value = expansion.inputField(of: field) else { continue }
      let isKey = key?.contains(value.name) ?? (value.name == "id")
      input.append((value.name, value.type.withoutMark + (isKey ? "!" : "")))
    }
    return input + inputForeignKeys.map { ($0.name, $0.type.withoutMark) }
  }

  private var deleteInput: [TypedName] {
    guard let key = declared.declaredKey else { return [("id", "ID!")] }
    return key.map { ($0, declared.keyTypeName(of: $0) + "!") }
  }

  /// The fields that inputs have because of associations.
  private var inputForeignKeys: [TypedName] {
    let keys: [TypedName] =
      (expansion.olderForeignKeys[name] ?? [])
      + (expansion.foreignKeys[name] ?? []).map { ($0.name, $0.type.description) }
    var names = Set(declared.fields.keys)
    return keys.filter { names.insert($0.name).inserted }
  }
}

extension ModelDefinitions {
  /// Returns the fields that older associations without `fields` add to the inputs of each model, by the model's name.
  func olderForeignKeys() -> [String: [TypedName]] {
    guard generation == .older else { return [:] }
    var keys: [String: [TypedName]] = [:]
    for association in models.flatMap(\.declaredAssociations) where association.hasImplicitKey {
      guard let key = foreignKey(of: association), let name = key.fields.first,
        key.side == .own || opposite(of: association) == nil
      else { continue }
      let holder = key.side == .own ? association.owner.name : association.model
      let isRequired = key.side == .own && association.field.type.isNonNull
      keys[holder, default: []].append((name, isRequired ? "ID!" : "ID"))
    }
    return keys
  }
}

extension FieldDefinition {
  /// Whether the field's type is a list.
  var isList: Bool {
    if case .list = type.nullable { true } else { false }
  }
}

extension String {
  /// The type without its outermost `!`.
  fileprivate var withoutMark: String { hasSuffix("!") ? String(dropLast()) : self }
}
