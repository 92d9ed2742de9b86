import GraphQLLanguage

extension ModelRule {
  /// Two fields name a many-to-many relation, and each is a list of the other's model.
  static let manyToManyHasTwoSides: ModelRule = .init("ManyToManyHasTwoSides") { models, errors in
    var sides: [String: [(type: ObjectType, field: FieldDefinition, name: Name)]] = [:]
    for type in models.written {
      for field in type.fields.values {
        guard let name = field.directives.first(named: "manyToMany")?.names("relationName").first else { continue }
        sides[name.value.upperFirst, default: []].append((type, field, name))
      }
    }
    for (relation, sides) in sides {
      if sides.count != 2 {
        for side in sides {
          let message = "@manyToMany relation '\(side.name.value)' must be used in exactly two locations."
          errors.append(Diagnostic(.error, message, at: side.name.range))
        }
        continue
      }
      for (side, other) in [(sides[0], sides[1]), (sides[1], sides[0])] {
        let name = side.field.type.namedType
        if name.value != other.type.name {
          let message =
            "@manyToMany relation '\(side.name.value)' expects '\(other.type.name)' but got '\(name.value)'."
          errors.append(Diagnostic(.error, message, at: name.range))
        }
      }
      if models.schema.index.type(named: relation) != nil {
        let message = "@manyToMany relation name '\(relation)' already exists as a type in the schema."
        errors.append(Diagnostic(.error, message, at: sides[0].name.range))
      }
      if sides[0].type.name == sides[1].type.name {
        let message = "@manyToMany relation '\(sides[0].name.value)' must be between two models."
        errors.append(Diagnostic(.error, message, at: sides[1].name.range))
      }
    }
  }
}
