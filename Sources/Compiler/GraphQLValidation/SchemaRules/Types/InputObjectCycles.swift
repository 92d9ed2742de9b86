import GraphQLLanguage

extension TypeRule {
  /// Input Object Circular References (section 3.10): each cycle has a field that is nullable or a list. Otherwise
  /// every value would be infinite.
  static let inputObjectCycles: TypeRule = .init("InputObjectCycles") { types, errors in
    var search = CycleSearch<InputValueDefinition>(target: \.type.namedType.value) { name in
      types.type(named: name)?.inputFields.filter { field in
        guard case .nonNull(.named, _) = field.type else { return false }
        return types.table.type(named: field.type.namedType.value)?.inputObject != nil
      }
    }
    for type in types.types where type.facts.inputObject != nil { search.visit(type.name) }
    for cycle in search.cycles {
      guard let last = cycle.last else { continue }
      let subject = "Cannot reference Input Object \"\(last.type.namedType.value)\" within itself"
      let path = cycle.map(\.name.value).joined(separator: ".")
      errors.append(.error("\(subject) through a series of non-null fields: \"\(path)\".", at: cycle.map(\.range)))
    }
  }
}
