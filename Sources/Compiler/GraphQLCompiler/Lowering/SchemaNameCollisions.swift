import GraphQLLanguage

/// Returns an error for each two types that a `@GraphQLSchema` would declare with one Swift name in another case of names,
/// and for each two fields of such a type.
///
/// - Parameters:
///   - context: The schema, and how its names are written.
///   - declared: The Swift names of the types that the user declares in the enum.
///   - used: The types to declare; `nil` for all.
///   - added: The types to declare besides the schema's.
func collisions(
  in context: CompilationContext,
  declared: Set<String>,
  used: UsedTypes?,
  adding added: AddedTypes
) -> [Diagnostic] {
  let swiftNames = context.swiftNames
  if swiftNames == .asWritten { return [] }
  var types: [(name: String, fields: [String])] = []
  for entry in context.schema.index.types where context.schema.isDeclarable(entry) {
    guard used?.names.contains(entry.name) != false else { continue }
    types.append((entry.name, context.schema.inputFields(of: entry.name)))
  }
  for type in added.entries { types.append((type.name, type.fields)) }
  types.removeAll { declared.contains(swiftNames.type($0.name)) }
  var errors = pairs(of: types.map(\.name), swiftNames.type).map { first, second, name in
    Diagnostic(
      .error,
      "The types \"\(first)\" and \"\(second)\" would both be \"\(name)\" in Swift. Declare a type \"\(name)\" for both in the "
        + "enum, or \(swiftNames.advice)."
    )
  }
  for type in types {
    errors += pairs(of: type.fields, swiftNames.property).map { first, second, name in
      Diagnostic(
        .error,
        "The fields \"\(first)\" and \"\(second)\" of \"\(type.name)\" would both be \"\(name)\" in Swift. Declare a type "
          + "\"\(swiftNames.type(type.name))\" in the enum yourself, or \(swiftNames.advice)."
      )
    }
  }
  return errors
}

extension SwiftNames {
  /// What else helps against names that became equal.
  fileprivate var advice: String {
    given == Given() ? "leave out \"names:\"" : "change \"names\" in the GraphQL configuration"
  }
}

/// Returns each name with the first one that becomes the same.
private func pairs(
  of names: [String],
  _ converted: (String) -> String
) -> [(first: String, second: String, name: String)] {
  var firsts: [String: String] = [:]
  return names.compactMap { second in
    let name = converted(second)
    if let first = firsts[name] { return (first, second, name) }
    firsts[name] = second
    return nil
  }
}

extension Schema {
  /// Returns whether a `@GraphQLSchema` declares a type: an enum, an input object or a custom scalar.
  func isDeclarable(_ entry: SchemaIndex.TypeEntry) -> Bool {
    switch entry.kind {
    case .object, .interface, .union: false
    case .scalar, .enum, .inputObject:
      !entry.name.utf8.starts(with: "__".utf8) && !Schema.isBuiltIn(entry.name)
    }
  }

  /// Returns the names of an input object's fields; none for another type.
  fileprivate func inputFields(of name: String) -> [String] {
    if case .inputObject(let type)? = self.type(named: name) { type.fields.values.map(\.name.value) } else { [] }
  }
}
