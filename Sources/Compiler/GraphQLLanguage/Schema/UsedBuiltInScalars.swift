extension Schema {
  /// The built-in scalars that the source's types and directives use, in the specification's order.
  var usedBuiltInScalars: [String] {
    if let used = parsed.withLock({ $0.usedBuiltInScalars }) { return used }
    // Introspection uses `String` and `Boolean`, so every schema has them.
    var used: Set<String> = ["String", "Boolean"]
    for entry in index.types {
      used.formUnion(type(named: entry.name)?.references.map(\.value) ?? [])
    }
    for entry in index.directives {
      used.formUnion(directive(named: entry.name)?.arguments.map(\.type.namedType.value) ?? [])
    }
    let scalars = Schema.builtInScalars.filter(used.contains)
    parsed.withLock { $0.usedBuiltInScalars = scalars }
    return scalars
  }
}

extension NamedType {
  /// The types of the type's fields and their arguments.
  fileprivate var references: [Name] {
    switch self {
    case .scalar, .union, .enum: []
    case .object(let type): type.fields.values.flatMap(\.references)
    case .interface(let type): type.fields.values.flatMap(\.references)
    case .inputObject(let type): type.fields.values.map(\.type.namedType)
    }
  }
}

extension FieldDefinition {
  fileprivate var references: [Name] { [type.namedType] + arguments.map(\.type.namedType) }
}
