import GraphQLLanguage

/// An expansion of models into the API's schema that AWS AppSync serves for them.
struct ModelExpansion {
  let definitions: ModelDefinitions
  let models: ModelSchema
  /// The fields that the service adds to each model for associations, and those it adds only to inputs for older
  /// directives.
  let foreignKeys: [String: [ImplicitForeignKey]]
  let olderForeignKeys: [String: [TypedName]]
  /// The object types embedded in models that have a field that inputs can set.
  let embeddedInputs: Set<String>
  /// The models that a has-many association refers to.
  let listedModels: Set<String>
  private var types = ExpandedTypes()

  /// Returns the API's schema as SDL.
  static func sdl(of definitions: ModelDefinitions, _ models: ModelSchema) -> String {
    var expansion = ModelExpansion(definitions: definitions, models: models)
    expansion.expand()
    return expansion.document.printed()
  }

  /// Returns the types whose names the service also generates, each with the type that the service would generate.
  static func replacedTypes(of definitions: ModelDefinitions) -> [(given: TypeDefinition, made: TypeDefinition)] {
    var expansion = ModelExpansion(definitions: definitions, models: ModelSchema(definitions))
    expansion.expand()
    return expansion.types.replaced.compactMap { made in
      guard definitions.schema.index.type(named: made.name.value) != nil else { return nil }
      return expansion.types.types[made.name.value].map { (given: $0, made: made) }
    }
  }

  private init(definitions: ModelDefinitions, models: ModelSchema) {
    self.definitions = definitions
    self.models = models
    embeddedInputs = definitions.embeddedInputs()
    foreignKeys = definitions.implicitForeignKeys()
    olderForeignKeys = definitions.olderForeignKeys()
    listedModels = Set(definitions.models.flatMap(\.declaredAssociations).filter(\.isList).map(\.model))
  }

  private var schema: Schema { definitions.schema }

  private mutating func expand() {
    let expanded = models.models.compactMap { model in
      definitions.model(named: model.name).map { ExpandedModel(model, declared: $0, in: self) }
    }
    let objects = Dictionary(expanded.map { ($0.model.name, $0.object) }) { first, _ in first }
    for name in schema.index.types.map(\.name) {
      guard let type = schema.type(named: name) else { continue }
      types.add(objects[name] ?? TypeDefinition(type).withoutForeignDirectives(in: schema))
    }
    for model in expanded { types.add(model.object) }
    types.addFields(expanded.flatMap(\.queries), to: rootName(.query))
    types.addFields(expanded.flatMap(\.mutations), to: rootName(.mutation))
    types.addFields(expanded.flatMap(\.subscriptions), to: rootName(.subscription))
    for model in expanded { model.addTypes(to: &types) }
    addEmbeddedInputs()
    types.addConditionInputs(in: definitions.generation)
    addScalars()
  }

  /// Adds the input objects for embedded objects.
  private mutating func addEmbeddedInputs() {
    var names = models.models.flatMap { $0.fields.map(\.typeName) }
    var seen: Set<String> = []
    while let name = names.popLast() {
      guard embeddedInputs.contains(name), seen.insert(name).inserted,
        case .object(let type)? = schema.type(named: name)
      else {
        continue
      }
      types.addInput(name.upperFirst + "Input", type.fields.values.compactMap(inputField))
      names += type.fields.values.map(\.type.namedType.value)
    }
  }

  /// Adds the scalars of AppSync that are used but not defined.
  private mutating func addScalars() {
    var used: Set<String> = []
    for type in types.types.values {
      for field in type.fields {
        used.insert(field.type.namedType.value)
        used.formUnion(field.arguments.map(\.type.namedType.value))
      }
      used.formUnion(type.inputFields.map(\.type.namedType.value))
    }
    for name in appSyncScalars where used.contains(name) { types.addScalar(name) }
  }

  // MARK: Shared by the expanded models

  func rootName(_ kind: OperationDefinition.Kind) -> String {
    schema.rootTypeName(for: kind) ?? kind.rawValue.upperFirst
  }

  /// Returns the input field that sets a field's value; `nil` if there is none.
  func inputField(of field: FieldDefinition) -> TypedName? {
    let name = field.type.namedType.value
    if embeddedInputs.contains(name) {
      return (field.name.value, field.type.renamed(name.upperFirst + "Input").description)
    }
    guard models.model(named: name) == nil else { return nil }
    switch schema.type(named: name) {
    case .object, .interface, .union: return nil
    case .scalar, .enum, .inputObject, nil: return (field.name.value, field.type.description)
    }
  }

  // MARK: The document

  private var document: Document {
    let directives = schema.index.directives.compactMap { schema.directive(named: $0.name) }
    let kinds: [OperationDefinition.Kind] = [.query, .mutation, .subscription]
    var definitions: [Definition] = []
    if kinds.contains(where: { rootName($0) != $0.rawValue.upperFirst }) {
      let roots = kinds.filter { types.types[rootName($0)] != nil }.map { kind in
        (kind: kind, type: rootName(kind))
      }
      definitions.append(.schema(SchemaDefinition(rootOperationTypes: roots)))
    }
    definitions += directives.map(Definition.directive)
    definitions += types.types.values.map(Definition.type)
    return Document(definitions: definitions)
  }
}

extension ModelDefinitions {
  /// Returns the object types that are not models and have a field that inputs can set.
  ///
  /// A field whose type is a model does not count. No resolver looks up a model inside an embedded object, so the field
  /// is always null.
  fileprivate func embeddedInputs() -> Set<String> {
    var waiting: [ObjectType] = schema.index.types.compactMap { entry in
      guard case .object(let type)? = schema.type(named: entry.name), model(named: type.name) == nil else { return nil }
      return type
    }
    var found: Set<String> = []
    var count = -1
    while count != found.count {
      count = found.count
      waiting.removeAll { type in
        guard type.fields.values.contains(where: { isGiven($0.type.namedType.value, found) }) else { return false }
        return found.insert(type.name).inserted
      }
    }
    return found
  }

  private func isGiven(_ name: String, _ objects: Set<String>) -> Bool {
    switch schema.type(named: name) {
    case .object: objects.contains(name)
    case .interface, .union: false
    case .scalar, .enum, .inputObject, nil: true
    }
  }
}
