import GraphQLLanguage

extension Schema {
  /// The directives for it, which schemas mostly use without a definition.
  static let semanticNullabilityDirectives: Set<String> = ["semanticNonNull", "semanticNonNullField"]

  /// Returns the type of a field without the nulls that only an error is the reason for: those at the levels of
  /// `@semanticNonNull(levels:)` on the field, or of `@semanticNonNullField(name:, levels:)` on the type.
  ///
  /// - Parameters:
  ///   - field: The field.
  ///   - typeName: The name of the type that has it.
  package func semanticType(of field: FieldDefinition, on typeName: String) -> TypeReference {
    var type = field.type
    for directive in semanticNonNullDirectives(of: field, on: typeName) {
      for level in directive.levels { type = type.withoutNull(atLevel: level) }
    }
    return type
  }

  /// Returns whether a type marks any field as one that is null only because of an error.
  package func hasSemanticNullability(onType name: String) -> Bool {
    directives(ofType: name).contains { $0.name.value == "semanticNonNullField" }
      || type(named: name)?.fields?.values.contains { field in
        field.directives.contains { $0.name.value == "semanticNonNull" }
      } == true
  }

  private func semanticNonNullDirectives(of field: FieldDefinition, on typeName: String) -> [Directive] {
    let own = field.directives.filter { $0.name.value == "semanticNonNull" }
    return own + directives(ofType: typeName).filter { $0.semanticNonNullField == field.name.value }
  }

  private func directives(ofType name: String) -> [Directive] {
    switch type(named: name) {
    case .object(let type): type.directives
    case .interface(let type): type.directives
    case .scalar, .union, .enum, .inputObject, nil: []
    }
  }
}

extension Directive {
  /// The field that `@semanticNonNullField` is about; `nil` for other directives.
  package var semanticNonNullField: String? { name.value == "semanticNonNullField" ? string("name") : nil }

  /// The levels of lists that it is about, the outermost first.
  var levels: [Int] {
    guard let argument = argument("levels") else { return [0] }
    let values = if case .list(let elements) = argument.kind { elements } else { [argument] }
    return values.compactMap { if case .int(let text) = $0.kind { Int(text) } else { nil } }
  }
}

extension TypeReference {
  /// The number of lists around the named type.
  var listDepth: Int {
    switch nullable {
    case .list(let element, _): 1 + element.listDepth
    case .named, .nonNull: 0
    }
  }

  fileprivate func withoutNull(atLevel level: Int) -> TypeReference {
    if level <= 0 { return level < 0 || isNonNull ? self : .nonNull(self, range: .none) }
    switch self {
    case .named: return self
    case .list(let element, let range): return .list(element.withoutNull(atLevel: level - 1), range: range)
    case .nonNull(let type, let range): return .nonNull(type.withoutNull(atLevel: level), range: range)
    }
  }
}
