import GraphQLLanguage

/// An association as its directive declares it.
struct DeclaredAssociation {
  let owner: ObjectType
  let field: FieldDefinition
  let directive: Directive

  /// The name of the other model.
  var model: String { field.type.namedType.value }

  /// Whether the field is a list.
  var isList: Bool {
    if case .list = field.type.nullable { true } else { false }
  }

  /// Whether the service adds the foreign key's fields, because the directive names none.
  var hasImplicitKey: Bool {
    directive.strings("fields") == nil && directive.strings("references") == nil
  }

  /// Creates the association of a field; `nil` if the field has no such directive.
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
  var declaredAssociations: [DeclaredAssociation] {
    fields.values.compactMap { DeclaredAssociation($0, of: self) }
  }

  /// Returns the key fields of an index by its name.
  func indexKey(named name: String) -> [String]? {
    declaredIndexes.first { $0.name == name }?.fields
  }

  /// The indexes that the type declares.
  var declaredIndexes: [DeclaredIndex] {
    directives.all(named: "key").compactMap { DeclaredIndex(key: $0) }
      + fields.values.flatMap { field in
        field.directives.all(named: "index").map { DeclaredIndex($0, on: field.name.value, of: name) }
      }
  }
}
