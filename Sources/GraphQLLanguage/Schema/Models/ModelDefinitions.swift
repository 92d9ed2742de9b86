/// The definitions of a model schema.
package struct ModelDefinitions {
  /// The two generations of model directives.
  package enum Generation {
    /// `@key`, `@connection`, `@versioned`.
    case older
    /// `@primaryKey`, `@index`, `@hasMany`, `@hasOne`, `@belongsTo`, `@manyToMany`.
    case newer
  }

  /// The types and directives that the text defines, without the API's types.
  package let schema: Schema

  package let generation: Generation

  /// The object types with `@model`, in the order of the source.
  package let written: [ObjectType]

  /// The models in ``written``, plus one join model for each `@manyToMany` relation.
  package let models: [ObjectType]

  private let indices: [String: Int]

  /// Reads a text; `nil` if it is not a model schema or its top level cannot be read.
  package init?(in source: Source) throws(Diagnostic) {
    guard !Schema.isIntrospection(source), let index = try? SchemaIndex(scanning: source) else { return nil }
    try self.init(in: source, index)
  }

  /// Reads a text whose top level is known; `nil` if it is not a model schema.
  package init?(in source: Source, _ index: SchemaIndex) throws(Diagnostic) {
    guard index.mayHaveModels(in: source) else { return nil }
    let schema = try Schema(source, index, builtIns: .modelBuiltIns)
    let types = schema.index.types.compactMap { schema.type(named: $0.name) }
    let models = types.filter { $0.directives.first(named: "model") != nil }
    if models.isEmpty { return nil }
    self.schema = schema
    written = models.compactMap { if case .object(let type) = $0 { type } else { nil } }
    generation = written.contains(where: \.hasOlderDirectives) ? .older : .newer
    self.models = written.loweringManyToMany()
    indices = Dictionary(self.models.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  /// Returns a model by its name.
  package func model(named name: String) -> ObjectType? {
    indices[name].map { models[$0] }
  }

  /// Returns whether a type is an enum.
  func isEnum(_ name: String) -> Bool {
    if case .enum? = schema.type(named: name) { true } else { false }
  }

  /// Returns the scalar of the conditions on values of a type; `nil` if there are no such conditions.
  package func conditionScalar(of typeName: String) -> String? {
    conditionScalars[typeName] ?? (isEnum(typeName) ? "String" : nil)
  }
}

extension ObjectType {
  fileprivate var hasOlderDirectives: Bool {
    directives.contains { $0.name.value == "key" || $0.name.value == "versioned" }
      || fields.values.contains { $0.directives.first(named: "connection") != nil }
  }

  /// The fields of the declared primary key; `nil` if the type declares none.
  package var declaredKey: [String]? {
    if let key = directives.all(named: "key").first(where: { $0.string("name") == nil }) {
      return key.strings("fields").flatMap { $0.isEmpty ? nil : $0 }
    }
    for field in fields.values {
      guard let directive = field.directives.first(named: "primaryKey") else { continue }
      return [field.name.value] + (directive.strings("sortKeyFields") ?? [])
    }
    return nil
  }

  /// The fields of the primary key.
  package var keyFields: [String] { declaredKey ?? ["id"] }

  /// Returns the name of the type of a key's field.
  package func keyTypeName(of field: String) -> String {
    fields[field]?.type.namedType.value ?? "ID"
  }
}
