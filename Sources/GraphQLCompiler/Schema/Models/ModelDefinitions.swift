/// What a model schema defines, as it is written.
struct ModelDefinitions {
  /// The two families of directives that models are written with.
  enum Generation {
    /// `@key`, `@connection`, `@versioned`.
    case older
    /// `@primaryKey`, `@index`, `@hasMany`, `@hasOne`, `@belongsTo`, `@manyToMany`.
    case newer
  }

  /// The types and directives that the text defines, by themselves.
  let schema: Schema

  let generation: Generation

  /// The object types with `@model`, in the order of the source.
  private(set) var models: [ObjectType]

  /// Reads a text.
  ///
  /// - Returns: `nil` if the text is no model schema.
  /// - Throws: the first syntax error that keeps the top level from being read, and names defined twice.
  init?(in source: Source) throws(Diagnostic) {
    if Schema.isIntrospection(source) { return nil }
    try self.init(in: source, SchemaIndex(sdl: source))
  }

  /// Reads a text whose top level is known.
  init?(in source: Source, _ index: SchemaIndex) throws(Diagnostic) {
    guard index.mayHaveModels(in: source) else { return nil }
    let schema = try Schema(source, index, builtIns: .modelBuiltIns)
    let models = schema.index.types.compactMap { entry -> ObjectType? in
      guard case .object(let type)? = schema.type(named: entry.name) else { return nil }
      return type.directives.first(named: "model") == nil ? nil : type
    }
    if models.isEmpty { return nil }
    self.schema = schema
    self.models = models
    generation = models.contains(where: \.hasOlderDirectives) ? .older : .newer
    self.models = models.loweringManyToMany()
  }

  /// A model by its name.
  func model(named name: String) -> ObjectType? {
    models.first { $0.name == name }
  }

  /// Whether a type is an enum.
  func isEnum(_ name: String) -> Bool {
    if case .enum? = schema.type(named: name) { true } else { false }
  }

  /// The scalar that conditions on values of a type are written with; `nil` if there can be none on it.
  func conditionScalar(of typeName: String) -> String? {
    conditionScalars[typeName] ?? (isEnum(typeName) ? "String" : nil)
  }
}

extension ObjectType {
  fileprivate var hasOlderDirectives: Bool {
    directives.contains { $0.name.value == "key" || $0.name.value == "versioned" }
      || fields.values.contains { $0.directives.first(named: "connection") != nil }
  }

  /// The fields of a primary key that the type declares; `nil` if it declares none.
  var declaredKey: [String]? {
    if let key = directives.all(named: "key").first(where: { $0.string("name") == nil }) {
      return key.strings("fields")
    }
    for field in fields.values {
      guard let directive = field.directives.first(named: "primaryKey") else { continue }
      return [field.name.value] + (directive.strings("sortKeyFields") ?? [])
    }
    return nil
  }

  /// The fields of the primary key.
  var keyFields: [String] { declaredKey ?? ["id"] }

  /// The name of the type of a field of a key.
  func keyTypeName(of field: String) -> String {
    fields[field]?.type.namedType.value ?? "ID"
  }
}
