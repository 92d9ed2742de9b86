import GraphQLLanguage

/// The definitions of a model schema.
struct ModelDefinitions {
  /// The two generations of model directives.
  enum Generation {
    /// `@key`, `@connection`, `@versioned`.
    case older
    /// `@primaryKey`, `@index`, `@hasMany`, `@hasOne`, `@belongsTo`, `@manyToMany`.
    case newer
  }

  /// The types and directives that the text defines, without the API's types.
  let schema: Schema

  let generation: Generation

  /// The object types with `@model`, in the order of the source.
  let written: [ObjectType]

  /// The models in ``written``, plus one join model for each `@manyToMany` relation.
  let models: [ObjectType]

  private let indices: [String: Int]

  /// Reads an SDL text whose top level is known; `nil` if it is not a model schema.
  init?(in source: Source, _ index: SchemaIndex) throws(Diagnostic) {
    guard index.mayHaveModels(in: source) else { return nil }
    let schema = try Schema(source, index, builtIns: Self.builtIns)
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
  func model(named name: String) -> ObjectType? {
    indices[name].map { models[$0] }
  }

  /// Returns whether a type is an enum.
  func isEnum(_ name: String) -> Bool {
    if case .enum? = schema.type(named: name) { true } else { false }
  }

  /// Returns the scalar of the conditions on values of a type; `nil` if there are no such conditions.
  func conditionScalar(of typeName: String) -> String? {
    conditionScalars[typeName] ?? (isEnum(typeName) ? "String" : nil)
  }
}

extension SchemaIndex {
  /// Returns whether a text may be a model schema: it mentions `@model` and does not define that directive.
  fileprivate func mayHaveModels(in source: Source) -> Bool {
    guard directive(named: "model") == nil else { return false }
    return source.utf8.withUnsafeBufferPointer { bytes in
      var signs = ByteFinder(UInt8(ascii: "@"))
      var position = signs.next(from: 0, in: bytes)
      while position < bytes.count {
        if bytes[(position + 1)...].starts(with: "model".utf8) { return true }
        position = signs.next(from: position + 1, in: bytes)
      }
      return false
    }
  }
}

extension ObjectType {
  fileprivate var hasOlderDirectives: Bool {
    directives.contains { $0.name.value == "key" || $0.name.value == "versioned" }
      || fields.values.contains { $0.directives.first(named: "connection") != nil }
  }

  /// The fields of the declared primary key; `nil` if the type declares none.
  var declaredKey: [String]? {
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
  var keyFields: [String] { declaredKey ?? ["id"] }

  /// Returns the name of the type of a key's field.
  func keyTypeName(of field: String) -> String {
    fields[field]?.type.namedType.value ?? "ID"
  }
}
