import GraphQLLanguage

extension [ObjectType] {
  /// Returns the models, plus one join model for each `@manyToMany` relation. Both sides have many of the join model,
  /// and it belongs to both.
  func loweringManyToMany() -> [ObjectType] {
    var models = self
    for relation in manyToManyRelations where relation.sides.count == 2 {
      let keys = relation.sides.map { ManyToManyKey(self[$0.model]) }
      for (side, key) in zip(relation.sides, keys) {
        models[side.model].fields[side.field]?.lower(to: relation.name, by: key)
      }
      if let between = ObjectType(parsing: betweenSDL(relation.name, keys)) { models.append(between) }
    }
    return models
  }

  /// The relations in the order of their first sides, each with the fields that name it.
  private var manyToManyRelations: [ManyToManyRelation] {
    var relations: [ManyToManyRelation] = []
    for (index, model) in enumerated() {
      for field in model.fields.values {
        guard let name = field.directives.first(named: "manyToMany")?.string("relationName")?.upperFirst else {
          continue
        }
        let side = ManyToManyRelation.Side(model: index, field: field.name.value)
        if let known = relations.firstIndex(where: { $0.name == name }) {
          relations[known].sides.append(side)
        } else {
          relations.append(ManyToManyRelation(name: name, sides: [side]))
        }
      }
    }
    return relations
  }
}

/// A many-to-many relation with the fields that are its sides.
private struct ManyToManyRelation {
  struct Side {
    var model: Int
    var field: String
  }

  var name: String
  var sides: [Side]
}

/// The reference from the join model to one side of the relation.
struct ManyToManyKey {
  let model: ObjectType
  /// The field with the object.
  var field: String { model.name.lowerFirst }
  /// The index that finds all join objects of an object.
  var index: String { "by" + model.name }
  /// The fields that hold the object's key.
  var foreignKey: [String] {
    model.keyFields.enumerated().map { $0 == 0 ? field + $1.upperFirst : field + $1 }
  }

  init(_ model: ObjectType) { self.model = model }
}

/// Returns the SDL of the join model.
private func betweenSDL(_ name: String, _ keys: [ManyToManyKey]) -> String {
  var lines = ["id: ID!"]
  for key in keys {
    for (offset, (name, reference)) in zip(key.foreignKey, key.model.keyFields).enumerated() {
      let sortFields = key.foreignKey.dropFirst().map { "\"\($0)\"" }.joined(separator: ", ")
      let index = offset == 0 ? " @index(name: \"\(key.index)\", sortKeyFields: [\(sortFields)])" : ""
      lines.append("\(name): \(key.model.keyTypeName(of: reference))!\(index)")
    }
  }
  for key in keys {
    let fields = key.foreignKey.map { "\"\($0)\"" }.joined(separator: ", ")
    lines.append("\(key.field): \(key.model.name)! @belongsTo(fields: [\(fields)])")
  }
  return "type \(name) @model { \(lines.joined(separator: "\n")) }"
}

extension FieldDefinition {
  /// Changes a side of a relation to a list of the join model.
  fileprivate mutating func lower(to between: String, by key: ManyToManyKey) {
    let fields = key.model.keyFields.map { "\"\($0)\"" }.joined(separator: ", ")
    let sdl = "type T { f: [\(between)] @hasMany(indexName: \"\(key.index)\", fields: [\(fields)]) }"
    guard let field = ObjectType(parsing: sdl)?.fields["f"] else { return }
    type = field.type
    directives = directives.filter { $0.name.value != "manyToMany" } + field.directives
  }
}

extension ObjectType {
  /// Creates a type from SDL that this compiler wrote.
  fileprivate init?(parsing sdl: String) {
    guard let schema = try? Schema(sdl: Source(sdl)),
      let name = schema.index.types.first?.name,
      case .object(let type)? = schema.type(named: name)
    else { return nil }
    self = type
  }
}
