import GraphQLLanguage

/// The description of models as one line of text, in which it travels beside a schema's text.
///
/// ```
/// type Post@model(key:["id"],get:"getPost"){id:ID! @id comments:ModelCommentConnection@association(…)}
/// ```
extension ModelSchema {
  /// The models as one line of text.
  package var text: String { models.map(\.text).joined(separator: " ") }

  /// Reads a text that this compiler wrote; `nil` if the text has another format.
  package init?(text: String) {
    guard let document = try? Document(parsing: Source(text)) else { return nil }
    self.init(
      models: document.definitions.compactMap { definition in
        guard case .type(.object(let type)) = definition else { return nil }
        return Model(type)
      }
    )
  }
}

extension ModelSchema.Model {
  fileprivate var text: String {
    let root = rootFields
    let model = written(
      "model",
      [
        ("key", primaryKey.fields.written), ("get", root.get?.written), ("list", root.list?.written),
        ("create", root.create?.written), ("update", root.update?.written), ("delete", root.delete?.written),
        ("onCreate", root.onCreate.written), ("onUpdate", root.onUpdate.written), ("onDelete", root.onDelete.written),
        ("createdAt", timestamps.createdAt?.written), ("updatedAt", timestamps.updatedAt?.written),
        ("written", inputs?.written.sorted().written), ("filtered", inputs?.filtered.sorted().written),
        ("filterType", inputs?.filterType?.written), ("conditionType", inputs?.conditionType?.written),
      ]
    )
    let indexes = indexes.map { index in
      written(
        "index",
        [
          ("name", index.name?.written), ("fields", index.key.fields.written),
          ("queryField", index.queryField?.written),
        ]
      )
    }
    let queries = (inputs?.keyQueries ?? []).map { query in
      written(
        "query",
        [
          ("name", query.name.written), ("fields", query.key.fields.written),
          ("type", query.partitionType.description.written), ("condition", query.conditionType?.written),
        ]
      )
    }
    return "type \(name)\(model)\((indexes + queries).joined()){\(fields.map(\.text).joined(separator: " "))}"
  }

  fileprivate init?(_ type: ObjectTypeDefinition) {
    guard let model = type.directives.first(named: "model"), let key = model.strings("key"), !key.isEmpty else {
      return nil
    }
    self.init(
      name: type.name.value,
      fields: type.fields.map(ModelSchema.Field.init),
      primaryKey: ModelSchema.Key(fields: key),
      indexes: type.directives.all(named: "index").map { index in
        ModelSchema.Index(
          name: index.string("name"),
          key: ModelSchema.Key(fields: index.strings("fields") ?? []),
          queryField: index.string("queryField")
        )
      },
      rootFields: ModelSchema.RootFields(
        get: model.string("get"),
        list: model.string("list"),
        create: model.string("create"),
        update: model.string("update"),
        delete: model.string("delete"),
        onCreate: model.strings("onCreate") ?? [],
        onUpdate: model.strings("onUpdate") ?? [],
        onDelete: model.strings("onDelete") ?? []
      ),
      timestamps: ModelSchema.Timestamps(
        createdAt: model.string("createdAt"),
        updatedAt: model.string("updatedAt")
      )
    )
    if let written = model.strings("written"), let filtered = model.strings("filtered") {
      inputs = ModelSchema.Inputs(
        written: Set(written),
        filtered: Set(filtered),
        keyQueries: type.directives.all(named: "query").compactMap(ModelSchema.KeyQuery.init),
        filterType: model.string("filterType"),
        conditionType: model.string("conditionType")
      )
    }
  }
}

extension ModelSchema.KeyQuery {
  fileprivate init?(_ directive: Directive) {
    guard let name = directive.string("name"), let fields = directive.strings("fields"), !fields.isEmpty,
      let type = directive.string("type")
    else { return nil }
    self.init(
      name: name,
      key: ModelSchema.Key(fields: fields),
      partitionType: TypeReference(written: type),
      conditionType: directive.string("condition")
    )
  }
}

extension ModelSchema.Field {
  fileprivate var text: String {
    let origin =
      switch origin {
      case .declared: ""
      case .id: "@id"
      case .timestamp: "@timestamp"
      case .foreignKey(let model, let field):
        written("foreignKey", [("model", model.written), ("field", field.written)])
      }
    let value = defaultValue.map { written("default", [("value", $0.written)]) } ?? ""
    return "\(name):\(type)\(origin)\(association?.text ?? "")\(value)"
  }

  fileprivate init(_ field: FieldDefinition) {
    let key = field.directives.first(named: "foreignKey")
    let origin: Origin =
      if let model = key?.string("model"), let field = key?.string("field") {
        .foreignKey(model: model, field: field)
      } else if field.directives.first(named: "id") != nil {
        .id
      } else {
        field.directives.first(named: "timestamp") == nil ? .declared : .timestamp
      }
    self.init(
      name: field.name.value,
      type: field.type,
      origin: origin,
      association: field.directives.first(named: "association").flatMap(ModelSchema.Association.init),
      defaultValue: field.directives.first(named: "default")?.string("value")
    )
  }
}

extension ModelSchema.Association {
  fileprivate var text: String {
    let side: [(String, String?)] =
      foreignKey.map { key in
        [
          ("side", key.side == .own ? "own" : "other"), ("fields", key.fields.written),
          ("references", key.references.written), ("index", key.index?.written),
        ]
      } ?? []
    return written(
      "association",
      [("kind", kind.rawValue), ("model", model.written)] + side + [("inverse", inverse?.written)]
    )
  }

  fileprivate init?(_ directive: Directive) {
    guard let kind = directive.string("kind").flatMap(Kind.init), let model = directive.string("model") else {
      return nil
    }
    self.kind = kind
    self.model = model
    inverse = directive.string("inverse")
    foreignKey = directive.string("side").map { side in
      ModelSchema.ForeignKey(
        side: side == "own" ? .own : .other,
        fields: directive.strings("fields") ?? [],
        references: directive.strings("references") ?? [],
        index: directive.string("index")
      )
    }
  }
}

/// Returns a directive as GraphQL text, without arguments whose value is `nil`.
private func written(_ directive: String, _ arguments: [(String, String?)]) -> String {
  let given = arguments.compactMap { name, value in value.map { name + ":" + $0 } }
  return "@\(directive)(\(given.joined(separator: ",")))"
}

extension String {
  /// The string as a GraphQL value.
  fileprivate var written: String { Value(.string(StringValue(self))).minified() }
}

extension [String] {
  /// The strings as a GraphQL list.
  fileprivate var written: String { Value(.list(map { Value(.string(StringValue($0))) })).minified() }
}
