extension TargetCheck {
  /// A module has only one `@GraphQLSchema` enum of each name.
  static let schemasAreDeclaredOnce = TargetCheck { target, findings in
    var first: [[String]: Finding.Location] = [:]
    for file in target.files {
      for schema in file.literals.map(\.literal) where schema.macro == .schema && schema.declarationName != nil {
        // Private types of several files, and local ones of several functions, may have the same name.
        guard !schema.isConditional, !schema.isPrivate, !schema.place.isLocal else { continue }
        let place = file.place(of: schema.offset)
        guard let other = first[schema.declaredPath] else {
          first[schema.declaredPath] = place
          continue
        }
        let name = schema.declaredPath.joined(separator: ".")
        findings.append(
          Finding(
            error: "A module can have only one @GraphQLSchema enum named \"\(name)\".",
            at: place,
            notes: [Finding.Note(message: "\"\(name)\" is declared here first", place: other)]
          )
        )
      }
    }
  }
}
