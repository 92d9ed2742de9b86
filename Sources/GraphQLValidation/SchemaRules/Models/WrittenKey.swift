import GraphQLLanguage

/// A primary key or index as it is written.
struct WrittenKey {
  let type: ObjectType
  let directive: Directive
  /// The fields, each where it is named.
  let fields: [Name]
  /// The index's name; `nil` for the primary key.
  let index: String?

  /// What messages call it.
  var description: String { index.map { "index '\($0)'" } ?? "the primary key" }

  /// A field by its name, if there is one.
  func definition(of field: Name) -> FieldDefinition? { type.fields[field.value] }

  /// The keys that a type declares, in the order of its text.
  static func all(of type: ObjectType) -> [WrittenKey] {
    var keys = type.directives.all(named: "key").map { directive in
      WrittenKey(
        type: type,
        directive: directive,
        fields: directive.names("fields"),
        index: directive.string("name")
      )
    }
    for field in type.fields.values {
      for directive in field.directives {
        let fields = [field.name] + directive.names("sortKeyFields")
        if directive.name.value == "primaryKey" {
          keys.append(WrittenKey(type: type, directive: directive, fields: fields, index: nil))
        } else if directive.name.value == "index" {
          let index = DeclaredIndex(directive, on: field.name.value, of: type.name)
          keys.append(WrittenKey(type: type, directive: directive, fields: fields, index: index.name))
        }
      }
    }
    return keys
  }
}

extension ModelDefinitions {
  /// The keys of all models.
  var writtenKeys: [WrittenKey] { written.flatMap(WrittenKey.all) }

  /// The associations of all models.
  var writtenAssociations: [DeclaredAssociation] { written.flatMap(\.declaredAssociations) }

  /// Whether values of a type can be keys: scalars and enums, and no lists.
  func isKeyType(_ type: TypeReference) -> Bool {
    if case .list = type.nullable { return false }
    return conditionScalar(of: type.namedType.value) != nil
  }
}

extension Directive {
  /// The strings of an argument, each where it stands.
  func names(_ argument: String) -> [Name] {
    self.argument(argument)?.names ?? []
  }
}

extension Value {
  /// The strings of a list, or a single one, each where it stands.
  var names: [Name] {
    let values: [Value] = if case .list(let values) = kind { values } else { [self] }
    return values.compactMap { value in value.string.map { Name($0, range: value.range) } }
  }
}

extension Diagnostic {
  /// An error of a name in a string that is none of those known.
  static func unknown(_ message: String, _ name: Name, among known: [String]) -> Diagnostic {
    Diagnostic(.error, message + didYouMean(suggestions(for: name.value, from: known)), at: name.range)
  }
}
