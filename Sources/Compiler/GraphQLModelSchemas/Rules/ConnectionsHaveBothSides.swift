import GraphQLLanguage

extension ModelRule {
  /// An older connection with a name has an opposite side, and at most one of the sides is a list.
  static let connectionsHaveBothSides: ModelRule = .init("ConnectionsHaveBothSides") { models, errors in
    for association in models.writtenAssociations {
      guard let name = association.directive.names("name").first, association.directive.name.value == "connection",
        association.directive.argument("fields") == nil
      else { continue }
      let field = "\(association.owner.name).\(association.field.name.value)"
      guard let opposite = models.opposite(of: association) else {
        let message =
          "Found one half of connection \"\(name.value)\" at \(field) but no related field on type \(association.model)."
        errors.append(Diagnostic(.error, message, at: name.range))
        continue
      }
      if association.isList, opposite.isList {
        let message =
          "Invalid Connection (\(name.value)): many-to-many connections are not supported. "
          + "Add a model that belongs to both sides."
        errors.append(Diagnostic(.error, message, at: name.range))
      }
    }
  }
}
