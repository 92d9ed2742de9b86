import GraphQLLanguage

extension Rule {
  /// Not a rule of the specification, which excludes such schemas: the types of selected fields and of passed arguments
  /// are defined.
  static let knownFieldTypes: Rule = .init("KnownFieldTypes") { document, errors in
    for field in document.fields {
      guard let parent = field.parent, let facts = field.facts else { continue }
      let coordinate = "\(parent.name).\(field.node.name.value)"
      if facts.type == nil {
        errors.append(
          document.undefinedType(facts.definition.type, of: "Field \"\(coordinate)\"", at: field.node.range)
        )
      }
      for argument in field.node.arguments {
        let name = argument.name.value
        guard let definition = facts.definition.arguments.first(where: { $0.name.value == name }),
          document.namedType(of: definition.type) == nil
        else { continue }
        let owner = "Argument \"\(coordinate)(\(name):)\""
        errors.append(document.undefinedType(definition.type, of: owner, at: argument.range))
      }
    }
  }
}

extension TypedDocument {
  /// Returns the error for a type that the schema uses but does not define.
  fileprivate func undefinedType(_ type: TypeReference, of owner: String, at range: SourceRange) -> Diagnostic {
    let name = type.namedType
    let (file, place) = LineMap(schema.source).place(at: name.range.start)
    let hint = didYouMean(suggestions(for: name.value, from: schema.typeNames))
    return Diagnostic(
      .error,
      "\(owner) is of type \"\(name.value)\", which the schema does not define "
        + "(\(file):\(place.line):\(place.column)).\(hint)",
      at: range
    )
  }
}
