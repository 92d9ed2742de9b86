import GraphQLLanguage
import GraphQLValidation

/// A primary key or index as its directive is written.
struct WrittenKey {
  let type: ObjectType
  let directive: Directive
  /// The fields, with the ranges that name them.
  let fields: [Name]
  /// The index's name; `nil` for the primary key.
  let index: String?

  /// The key's name in messages.
  var description: String { index.map { "index '\($0)'" } ?? "the primary key" }

  /// Returns a field by its name, if it exists.
  func definition(of field: Name) -> FieldDefinition? { type.fields[field.value] }

  /// Returns the keys that a type declares, in the order of the source.
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

  /// Returns whether values of a type can be in keys: scalars and enums, but not lists.
  func isKeyType(_ type: TypeReference) -> Bool {
    if case .list = type.nullable { return false }
    return conditionScalar(of: type.namedType.value) != nil
  }
}

extension Directive {
  /// Returns the strings of an argument with their ranges.
  func names(_ argument: String) -> [Name] {
    self.argument(argument)?.names ?? []
  }
}

extension Value {
  /// The strings of a list, or a single string, with their ranges.
  var names: [Name] {
    let values: [Value] = if case .list(let values) = kind { values } else { [self] }
    return values.compactMap { value in value.string.map { Name($0, range: value.range) } }
  }
}

extension Diagnostic {
  /// Creates the error for an unknown name in a string.
  static func unknown(_ message: String, _ name: Name, among known: [String]) -> Diagnostic {
    Diagnostic(.error, message + didYouMean(suggestions(for: name.value, from: known)), at: name.range)
  }
}
