/// What an association is made of, as its directive says it.
package struct DeclaredAssociation {
  package let owner: ObjectType
  package let field: FieldDefinition
  package let directive: Directive

  /// The name of the other model.
  package var model: String { field.type.namedType.value }

  /// Whether it has many.
  package var isList: Bool {
    if case .list = field.type.nullable { true } else { false }
  }

  /// Whether the service adds the fields that refer to the other object, since the directive names none.
  var hasImplicitKey: Bool {
    directive.strings("fields") == nil && directive.strings("references") == nil
  }

  /// The association of a field; `nil` if it is none.
  init?(_ field: FieldDefinition, of owner: ObjectType) {
    guard let directive = field.directives.first(where: { associationDirectives.contains($0.name.value) }) else {
      return nil
    }
    self.owner = owner
    self.field = field
    self.directive = directive
  }
}

private let associationDirectives: Set = ["hasMany", "hasOne", "belongsTo", "connection"]

extension ObjectType {
  /// The associations that the type's fields declare.
  package var declaredAssociations: [DeclaredAssociation] {
    fields.values.compactMap { DeclaredAssociation($0, of: self) }
  }

  /// The key of an index, by its name.
  package func indexKey(named name: String) -> [String]? {
    declaredIndexes.first { $0.name == name }?.fields
  }

  /// The indexes that the type declares.
  package var declaredIndexes: [DeclaredIndex] {
    directives.all(named: "key").compactMap { DeclaredIndex(key: $0) }
      + fields.values.flatMap { field in
        field.directives.all(named: "index").map { DeclaredIndex($0, on: field.name.value, of: name) }
      }
  }
}
