extension Schema {
  /// Parses every definition and checks that the types it mentions are there.
  ///
  /// - Returns: the syntax errors, the unknown types, the extensions of what is not there, and the missing query root;
  ///   the ranges are in ``source``.
  public func validateAll() -> [Diagnostic] {
    let types = index.types.map { ($0, type(named: $0.name)) }
    var references: [Name] = []
    for case (let entry, let type?) in types {
      references += entry.interfaces.map { Name($0, range: entry.nameRange) }
      references += entry.members.map { Name($0, range: entry.nameRange) }
      references += type.references
    }
    for entry in index.directives {
      references += directive(named: entry.name)?.arguments.map(\.type.namedType) ?? []
    }
    references += definition?.rootOperationTypes.map(\.type) ?? []

    var diagnostics = problems
    let unknown = references.filter { type(named: $0.value) == nil }
    let typeNames = unknown.isEmpty ? [] : typeNames
    for reference in unknown {
      let suggestions = suggestions(for: reference.value, from: typeNames)
      diagnostics.append(
        Diagnostic(
          .error,
          "Unknown type \"\(reference.value)\".\(didYouMean(suggestions))",
          at: reference.range,
          fixIts: Diagnostic.FixIt.replacing(reference, with: suggestions)
        )
      )
    }
    for entry in index.misplacedExtensions {
      diagnostics.append(misplaced(entry))
    }
    if rootType(for: .query) == nil {
      diagnostics.append(Diagnostic(.error, "Query root type must be provided.", at: definition?.range ?? .none))
    }
    return diagnostics
  }

  private func misplaced(_ entry: SchemaIndex.ExtensionEntry) -> Diagnostic {
    guard let extended = index.type(named: entry.name) else {
      return Diagnostic(.error, "Cannot extend type \"\(entry.name)\" because it is not defined.", at: entry.nameRange)
    }
    let message = "Cannot extend non-\(entry.kind.label) type \"\(entry.name)\"."
    return Diagnostic(.error, message, at: extended.nameRange, entry.nameRange)
  }

  /// The built-in scalars that the types and directives of the source use, in their usual order.
  var usedBuiltInScalars: [String] {
    if let used = parsed.withLock({ $0.usedBuiltInScalars }) { return used }
    // Introspection itself uses `String` and `Boolean`, so that they are in every schema.
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
  /// The types that the fields and arguments of the type mention.
  var references: [Name] {
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

extension SchemaIndex.Kind {
  /// The kind as errors name it.
  fileprivate var label: String {
    switch self {
    case .scalar: "scalar"
    case .object: "object"
    case .interface: "interface"
    case .union: "union"
    case .enum: "enum"
    case .inputObject: "input object"
    }
  }
}
