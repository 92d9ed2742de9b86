extension TargetCheck {
  /// A literal that uses a schema's enums, input objects or scalars sees exactly one declaration of the type that has
  /// them.
  static let schemasAreDeclared = TargetCheck { target, findings in
    var reported: Set<String> = []
    for literal in target.literals where !literal.literal.isConditional {
      let namespace = literal.location.namespace
      guard !reported.contains(namespace),
        let (message, notes) = target.schemaVisibility(from: literal).problem(with: namespace),
        let place = literal.placeOfSchemaType
      else { continue }
      reported.insert(namespace)
      findings.append(Finding(error: message, at: place, notes: notes))
    }
  }
}

extension SchemaVisibility {
  /// Returns the message about a wrong declaration of the type, and notes about related positions.
  fileprivate func problem(with namespace: String) -> (message: String, notes: [Finding.Note])? {
    switch self {
    case .visible, .notImported: return nil
    case .undeclared:
      let message =
        "The schema's types are in \"\(namespace)\", which is not declared. Declare it once, in this module or "
        + "one that it imports: @GraphQLSchema enum \(namespace) {}"
      return (message, [])
    case .notPublic(let schema):
      let message =
        "The schema's types are in \"\(namespace)\" of the module \"\(schema.module)\", where it is not public."
      return (message, [Finding.Note(message: "declare \"\(namespace)\" as public", place: schema.place)])
    case .ambiguous(let schemas):
      let modules = schemas.map { "\"\($0.module)\"" }.joined(separator: " and ")
      let message =
        "The schema's types are in \"\(namespace)\", which the modules \(modules) both declare. Declare it "
        + "once, in a module that both can import."
      return (message, schemas.map { Finding.Note(message: "\"\(namespace)\" is declared here", place: $0.place) })
    }
  }
}
