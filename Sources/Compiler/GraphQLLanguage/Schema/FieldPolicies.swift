extension Schema {
  /// Returns the names of the arguments by whose values a store finds the objects of a field, as Apollo's
  /// `@fieldPolicy(forField:keyArgs:)` on the type or on one of its interfaces says; `nil` if none says so.
  ///
  /// ```graphql
  /// extend type Query @fieldPolicy(forField: "book", keyArgs: "isbn")
  /// ```
  ///
  /// They are in the order of the key fields (``orderedKeyFields(of:)``). `node` and `nodes` of Relay's object identification need
  /// no policy.
  package func keyArguments(of field: String, on typeName: String) -> [String]? {
    fieldPolicy(of: field, on: typeName)?.fieldPolicy?.arguments ?? nodeArgument(of: field, on: typeName).map { [$0] }
  }

  /// Returns the `@fieldPolicy` of a field on its type or on one of its interfaces; `nil` if there is none.
  package func fieldPolicy(of field: String, on typeName: String) -> Directive? {
    guard hasFieldPolicies else { return nil }
    return ([typeName] + interfaces(of: typeName)).lazy.compactMap { name in
      self.type(named: name)?.directives.first { $0.fieldPolicy?.field == field }
    }.first
  }

  /// Returns the argument of the root field that finds objects by `id` (Relay's object identification); `nil` for other fields.
  private func nodeArgument(of name: String, on typeName: String) -> String? {
    guard name == "node" || name == "nodes", typeName == rootTypeName(for: .query),
      let field = field(named: name, on: typeName), field.type.namedType.value == "Node",
      case .interface? = type(named: "Node")
    else { return nil }
    let isList = if case .list = field.type.nullable { true } else { false }
    let argument = isList ? "ids" : "id"
    return isList == (name == "nodes") && field.arguments.contains { $0.name.value == argument } ? argument : nil
  }

  /// Returns the names of the fields that identify the objects of a type, in the order in which its policy has them; empty if nothing
  /// does.
  package func orderedKeyFields(of typeName: String) -> [String] {
    guard hasTypePolicies else { return identifyingFields(of: typeName).map(\.name.value) }
    for name in [typeName] + interfaces(of: typeName) {
      let policy = type(named: name)?.directives.first { $0.name.value == "typePolicy" }
      guard let words = policy?.keyFields else { continue }
      var names: [String] = []
      for word in words where !names.contains(word) { names.append(word) }
      return names
    }
    return identifyingFields(of: typeName).map(\.name.value)
  }

  /// Whether types may have `@fieldPolicy`.
  package var hasFieldPolicies: Bool { mentions("fieldPolicy") }
}

extension Directive {
  /// The field and the arguments of `@fieldPolicy`; `nil` if it is another directive, or lacks one of the two.
  package var fieldPolicy: (field: String, arguments: [String])? {
    guard name.value == "fieldPolicy", case .string(let field)? = argument("forField")?.kind,
      case .string(let arguments)? = argument("keyArgs")?.kind
    else { return nil }
    return (field.value, arguments.value.split { $0.isWhitespace || $0 == "," }.map(String.init))
  }
}
