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
  return errors + collisionsOfGivenNames(in: context)
}

/// Returns an error for each name that a GraphQL configuration gives to a type or an enum value, if another one has it. Only
/// types that no enum declares are looked at, as the types of their objects would be mistaken for each other.
private func collisionsOfGivenNames(in context: CompilationContext) -> [Diagnostic] {
  let (schema, swiftNames) = (context.schema, context.swiftNames)
  var errors: [Diagnostic] = []
  for (name, swiftName) in swiftNames.given.types.sorted(by: { $0.key < $1.key }) {
    guard schema.isComposite(name),
      let other = schema.typeNames.first(where: {
        $0 != name && schema.isComposite($0) && swiftNames.type($0) == swiftName
      })
    else { continue }
    errors.append(error(of: "types", name, other, swiftName))
  }
  for name in Set(swiftNames.given.enumValues.keys.compactMap { $0.split(separator: ".").first.map(String.init) })
    .sorted()
  {
    guard case .enum(let type)? = schema.type(named: name) else { continue }
    let isGiven = { (value: String) in swiftNames.given.enumValues["\(name).\(value)"] != nil }
    errors += pairs(of: Array(type.values.keys)) { swiftNames.enumCase($0, of: name) }
      .filter { isGiven($0.first) || isGiven($0.second) }
      .map { error(of: "values of \"\(name)\"", $0.first, $0.second, $0.name) }
  }
  return errors
}

private func error(of kind: String, _ first: String, _ second: String, _ name: String) -> Diagnostic {
  Diagnostic(
    .error,
    "The \(kind) \"\(first)\" and \"\(second)\" would both be \"\(name)\" in Swift. Give one of them another name in \"names\" of the "
      + "GraphQL configuration."
  )
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
  /// Returns whether a type is an object, an interface or a union.
  fileprivate func isComposite(_ name: String) -> Bool {
    switch type(named: name) {
    case .object, .interface, .union: true
    default: false
    }
  }

  /// Returns whether a `@GraphQLSchema` declares a type: an enum, an input object or a custom scalar.
  func isDeclarable(_ entry: SchemaIndex.TypeEntry) -> Bool {
    switch entry.kind {
    case .object, .interface, .union: false
    case .scalar, .enum, .inputObject:
      !entry.name.utf8.starts(with: "__".utf8) && !Schema.isBuiltIn(entry.name)
    }
  }

  /// Returns the names of an input object's fields; none for another type.
  func inputFields(of name: String) -> [String] {
    if case .inputObject(let type)? = self.type(named: name) { type.fields.values.map(\.name.value) } else { [] }
  }
}
