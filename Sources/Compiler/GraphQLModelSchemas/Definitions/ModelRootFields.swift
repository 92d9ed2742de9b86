import GraphQLLanguage

extension ModelSchema.RootFields {
  /// Creates the names of a model's root fields, which are defaults or arguments of `@model`.
  init(of type: ObjectType, in generation: ModelDefinitions.Generation) {
    let model = type.directives.first(named: "model")
    let name = type.name.upperFirst
    let queries = Names(model?.argument("queries"), generation)
    get = queries.name("get", default: "get" + name)
    list = queries.name("list", default: "list" + pluralized(name))
    let mutations = Names(model?.argument("mutations"), generation)
    create = mutations.name("create", default: "create" + name)
    update = mutations.name("update", default: "update" + name)
    delete = mutations.name("delete", default: "delete" + name)
    let subscriptions = Names(model?.argument("subscriptions"), generation, unless: "level")
    guard subscriptions.value?.field("level")?.string != "off" else { return }
    onCreate = create == nil ? [] : subscriptions.names("onCreate", default: "onCreate" + name)
    onUpdate = update == nil ? [] : subscriptions.names("onUpdate", default: "onUpdate" + name)
    onDelete = delete == nil ? [] : subscriptions.names("onDelete", default: "onDelete" + name)
  }
}

/// The argument of `@model` that names root fields of one kind.
private struct Names {
  let value: Value?
  /// Whether fields without a given name have their default name.
  private let hasDefaults: Bool

  init(_ value: Value?, _ generation: ModelDefinitions.Generation, unless option: String? = nil) {
    self.value = value
    guard let value else {
      hasDefaults = true
      return
    }
    let isUnnamed: Bool
    if case .object(let fields) = value.kind, let option {
      isUnnamed = fields.allSatisfy { $0.name.value == option }
    } else {
      isUnnamed = false
    }
    hasDefaults = !value.isNull && (generation == .newer || isUnnamed)
  }

  func name(_ field: String, default name: String) -> String? {
    guard let given = value?.field(field) else { return hasDefaults ? name : nil }
    return given.string.flatMap { $0.isEmpty ? nil : $0 }
  }

  func names(_ field: String, default name: String) -> [String] {
    guard let given = value?.field(field) else { return hasDefaults ? [name] : [] }
    return given.strings ?? []
  }
}
