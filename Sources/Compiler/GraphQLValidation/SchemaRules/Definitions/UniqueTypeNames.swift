import GraphQLLanguage

extension DefinitionRule {
  /// Unique Type Names (section 3.3).
  static let uniqueTypeNames: DefinitionRule = .init("UniqueTypeNames") { document, errors in
    var names = FirstNames()
    for case .type(let type) in document.definitions {
      names.add(type.name, to: &errors) { "There can be only one type named \"\($0)\"." }
    }
  }
}

/// The first range of each name.
struct FirstNames {
  private var ranges: [String: SourceRange] = [:]

  /// Adds a name, and reports an error if it was added before.
  mutating func add(_ name: Name, to errors: inout [Diagnostic], message: (String) -> String) {
    if let first = ranges[name.value] {
      errors.append(Diagnostic(.error, message(name.value), at: first, name.range))
    } else {
      ranges[name.value] = name.range
    }
  }
}
