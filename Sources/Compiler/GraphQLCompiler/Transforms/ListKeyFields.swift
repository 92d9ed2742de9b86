import GraphQLLanguage
import GraphQLValidation

extension SelectionSet {
  /// Returns a directive with the key fields of all objects that sent selections may be for; `nil` if none has any.
  ///
  /// A store knows by it which fields identify the objects. It is not sent.
  ///
  /// Before:
  ///
  /// ```graphql
  /// query Q { shelf { __typename ... on Book { isbn } } }
  /// ```
  ///
  /// After:
  ///
  /// ```graphql
  /// @__keyFields(Book: "isbn")
  /// ```
  ///
  /// - Parameters:
  ///   - typeName: The type that the selections are written for.
  ///   - schema: The schema.
  func keyFields(on typeName: String, in schema: Schema) -> Directive? {
    guard schema.hasTypePolicies else { return nil }
    var names: Set<String> = []
    addTypes(on: typeName, in: schema, to: &names)
    let types = Set(names.flatMap { schema.possibleTypes(of: $0) })
    let arguments = types.sorted().compactMap { type in
      schema.keyFields(of: type).map { fields in
        let value = Value(.string(StringValue(fields.joined(separator: " "))), range: .none)
        return Argument(name: Name(type), value: value, range: .none)
      }
    }
    return arguments.isEmpty ? nil : Directive(name: Name("__keyFields"), arguments: arguments, range: .none)
  }

  private func addTypes(on typeName: String, in schema: Schema, to names: inout Set<String>) {
    names.insert(typeName)
    for selection in selections {
      switch selection {
      case .field(let field):
        guard let inner = field.selectionSet, let type = schema.field(named: field.name.value, on: typeName)?.type
        else { continue }
        inner.addTypes(on: type.namedType.value, in: schema, to: &names)
      case .inlineFragment(let fragment):
        fragment.selectionSet.addTypes(on: fragment.typeCondition?.value ?? typeName, in: schema, to: &names)
      case .fragmentSpread: continue
      }
    }
  }
}
